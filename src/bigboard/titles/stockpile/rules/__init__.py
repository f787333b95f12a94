"""The rules of Stockpile, compiled."""
