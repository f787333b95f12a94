"""Acquire, for two to six players. Start reading in `turn.py`."""
