"""The course of an Acquire game: turns, mergers, bonuses, the end."""
