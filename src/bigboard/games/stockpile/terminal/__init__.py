"""Stockpile in the terminal."""
