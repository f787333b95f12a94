"""Judgement of decisions: the coach at the table, the review after the game, puzzles, lessons, the deal of the day."""
