"""A player's progress with puzzles: those solved, those failed, and a rating (Elo, with the puzzle as the opponent)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bigboard.coach.puzzles.puzzle import Puzzle

BEGIN = 1200
QUICK, SLOW = 48, 20  # how much one result moves the rating: at first, and later
SETTLED = 20  # puzzles
NEAREST = 6  # puzzles of about the player's strength, among which the next one is drawn
EASIER = 50  # rating points below the player's, who then solves a little more than half and goes on


@dataclass
class Solver:
    """The stored results of one player."""

    rating: float = BEGIN
    streak: int = 0
    best_streak: int = 0
    solved: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)

    def is_tried(self, puzzle: str) -> bool:
        return puzzle in self.solved or puzzle in self.failed

    def count(self, puzzle: Puzzle, right: bool) -> bool:
        """Count a first attempt; later ones change nothing. Return whether it was counted."""
        if self.is_tried(puzzle.id):
            return False
        step = QUICK if len(self.solved) + len(self.failed) < SETTLED else SLOW
        expected = 1 / (1 + 10 ** ((puzzle.rating - self.rating) / 400))
        self.rating += step * ((1.0 if right else 0.0) - expected)
        self.streak = self.streak + 1 if right else 0
        self.best_streak = max(self.best_streak, self.streak)
        (self.solved if right else self.failed).append(puzzle.id)
        return True

    def next_of(
        self, puzzles: Sequence[Puzzle], choice: Callable[[Sequence[Puzzle]], Puzzle], but: str = ""
    ) -> Puzzle | None:
        """One that was not tried yet, of about the solver's strength; when all were, one that was failed, or any."""
        left = [one for one in puzzles if not self.is_tried(one.id) and one.id != but]
        left = left or [one for one in puzzles if one.id in self.failed and one.id != but] or list(puzzles)
        near = sorted(left, key=lambda one: abs(one.rating - (self.rating - EASIER)))[:NEAREST]
        return choice(near) if near else None
