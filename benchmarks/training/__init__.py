"""Measurements of the deck of mistakes."""
