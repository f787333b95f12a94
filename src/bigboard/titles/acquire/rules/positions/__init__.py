"""Positions of Acquire as JSON: written, read and checked."""
