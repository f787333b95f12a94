"""Stockpile, Epic Edition, for two to five players. Start reading in `round.py`."""
