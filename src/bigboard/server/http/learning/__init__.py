"""Routes of lessons, puzzles, mistakes and the analysis board."""
