"""Who sits at the tables of self-play: the learner, its past selves, the rules of thumb, or a frozen net."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

LEARNER: Final = 0
PAST: Final = 1
TEACHER: Final = 2
FROZEN: Final = 3


class Mixture(NamedTuple):
    """How games are shared out. What is left over is played by the learner alone."""

    teacher: float = 0.15  # one learner among rules of thumb
    past: float = 0.15  # two learners, the others a past self
    frozen: float = 0.0  # one learner among copies of a frozen net

    def lineup(self, players: int, random: np.random.Generator) -> NDArray[np.int64]:
        """Who sits where in a new game."""
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
