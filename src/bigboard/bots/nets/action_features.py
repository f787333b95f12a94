"""The features of each action of a decision, in numbers around 1, for nets.

Features that do not depend on the action's number let a net apply to all chains or companies what it learns from one.
A title names its own as `action_features`; without them a net reads the tensor alone.
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


class ActionFeatures:
    """No features. Titles override both; `size` is the number of features of an action."""

    size = 0

    def write(self, world: State, actions: Numbers, out: Floats) -> None:
        """Write a row for each action, from what the seat that decides in this sampled state may know."""


def as_array(numbers: Any) -> Numbers:
    """Return a numpy array on the memory of a vec."""
    return np.frombuffer(memoryview(numbers), np.int64)


@cache
def action_features_for(game: str) -> ActionFeatures:
    """Return the action features of a game; an instance without features where there are none."""
    brought = title(game)
    made: ActionFeatures = brought.load("action_features")() if brought.action_features else ActionFeatures()
    return made
