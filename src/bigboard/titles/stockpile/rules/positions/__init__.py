"""Positions of Stockpile as JSON: written, read and checked."""
