"""Lessons, puzzles, the coach, reviews and the rating of skill."""
