"""What a learned net is told about each action of a decision, in numbers around 1.

A net that reads an action's own circumstances, whatever its number, learns from one chain or company what holds for all
of them. Each game brings its own (`insight` of its title); one without has none, and a net reads the tensor alone.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bigboard.games.contract import State
from bigboard.games.registry import title

Floats = NDArray[np.float32]
Numbers = NDArray[np.int64]


class Insight:
    """Sees nothing. Games override both; `size` is how many numbers there are for an action."""

    size = 0

    def look(self, world: State, actions: Numbers, out: Floats) -> None:
        """Writes a row for each action, from what the seat that decides in this sampled world may know."""


def on(numbers: Any) -> Numbers:
    """A numpy array on the memory of a vec."""
    return np.frombuffer(memoryview(numbers), np.int64)


@cache
def insight_of(game: str) -> Insight:
    """The insight for a game; one that sees nothing where there is none."""
    brought = title(game)
    made: Insight = brought.load("insight")() if brought.insight else Insight()
    return made
