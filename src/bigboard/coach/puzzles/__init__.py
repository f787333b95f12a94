"""Puzzles: positions from self-play in which one answer is clearly better, from what the deciding seat may know."""
