"""Lessons: their files, progress through one, and their texts."""
