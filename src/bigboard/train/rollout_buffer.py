"""Room for decisions that are waiting for the end of their game."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from bigboard.bots.nets.candidates import CANDIDATES
from bigboard.bots.search.mcts import MAX_SEATS


class Store:
    """Arrays of decisions by slot. Slots are taken when a decision is made and given back when it has been learned."""

    def __init__(self, size: int, columns: int, secrets: int, action_features: int) -> None:
        self.columns = np.zeros((size, columns), np.uint8)
        self.scores = np.zeros((size, MAX_SEATS), np.float32)
        self.secrets = np.zeros((size, secrets), np.uint8)
        self.actions = np.zeros((size, CANDIDATES), np.int16)
        self.lean = np.zeros((size, CANDIDATES), np.float16)
        self.action_inputs = np.zeros((size, CANDIDATES, action_features), np.float16)
        self.action = np.zeros(size, np.int64)  # which of them was taken
        self.logp = np.zeros(size, np.float32)
        self.free = np.arange(size)

    def take(self, count: int) -> NDArray[np.int64]:
        """So many free slots; there is always room for more."""
        while count > len(self.free):
            self.grow()
        taken = self.free[len(self.free) - count :]
        self.free = self.free[: len(self.free) - count]
        return taken

    def give_back(self, slots: Sequence[int] | NDArray[np.int64]) -> None:
        self.free = np.concatenate([self.free, np.asarray(slots, np.int64)])

    def grow(self) -> None:
        """Half as much room again."""
        size = len(self.action)
        more = max(1, size // 2)
        for name in ("columns", "scores", "secrets", "actions", "lean", "action_inputs", "action", "logp"):
            array = getattr(self, name)
            setattr(self, name, np.concatenate([array, np.zeros((more, *array.shape[1:]), array.dtype)]))
        self.give_back(np.arange(size, size + more))
