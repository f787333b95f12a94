"""Actions and positions of Stockpile as text."""
