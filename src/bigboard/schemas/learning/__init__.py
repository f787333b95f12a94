"""Messages of lessons, puzzles, coach, mistakes and the analysis board."""
