"""Players at the tables of self-play: the learner, its past versions, the heuristic, or a frozen net."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

LEARNER: Final = 0
PAST: Final = 1
TEACHER: Final = 2
FROZEN: Final = 3


class Mixture(NamedTuple):
    """The shares of opponents. The learner plays the rest of the games alone."""

    teacher: float = 0.15  # one learner among heuristic
    past: float = 0.15  # two learners, the others a past self
    frozen: float = 0.0  # one learner among copies of a frozen net

    def lineup(self, players: int, random: np.random.Generator) -> NDArray[np.int64]:
        """Draw the players of a new game, by seat."""
        drawn = random.random()
        seats = np.full(players, LEARNER, np.int64)
        if drawn < self.teacher + self.frozen:
            seats[:] = TEACHER if drawn < self.teacher else FROZEN
            seats[random.integers(players)] = LEARNER
        elif drawn < self.teacher + self.frozen + self.past:
            seats[random.permutation(players)[: players // 2]] = PAST
        return seats


AGAINST_FROZEN: Final = Mixture(teacher=0.0, past=0.0, frozen=1.0)
ALONE: Final = Mixture(teacher=1.0, past=0.0)
