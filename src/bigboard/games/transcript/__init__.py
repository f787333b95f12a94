"""Games from a real table, written down: the questions, and decks that are known in part."""
