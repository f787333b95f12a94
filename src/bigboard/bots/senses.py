"""What a learned net is told about a decision: the deciding seat's tensor, what everybody is worth now, and what the
rules of thumb say.

All of it comes from a world that the seat cannot tell from the real one, so no net can see what is hidden. The trainer
and the bots use the same code; numpy is all it needs.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import ArrayLike, NDArray

from bigboard.bots.instincts import instinct_of
from bigboard.bots.search import MAX_ACTIONS, MAX_SEATS
from bigboard.games.batch import TableGame
from bigboard.games.contract import State
from bigboard.games.registry import game as game_named

Floats = NDArray[np.float32]
Numbers = NDArray[np.int64]

ILLEGAL: Final = -60000.0  # as a logit; fits into half precision
STEEPNESS: Final = 3.0  # how fast an action loses probability that the rules of thumb rate lower


class Senses:
    """Reads decisions of one game into arrays: one row each, as many rows as there is room for."""

    def __init__(self, game: str, rows: int) -> None:
        rules = game_named(game)
        if not isinstance(rules, TableGame):
            raise ValueError(f"{game!r} has no compiled table, so nothing can be learned about it.")
        self.game = game
        self.instinct = instinct_of(game)
        self.tensors = np.zeros((rows, rules.tensor_size), np.uint8)
        self.scores = np.zeros((rows, MAX_SEATS), np.float32)  # by seat, counted from the one that decides
        self.actions = np.zeros((rows, MAX_ACTIONS), np.int64)
        self.ratings = np.zeros((rows, MAX_ACTIONS), np.int64)  # as the rules of thumb give them
        self.counts = np.zeros(rows, np.int64)
        self.legal = vec[i64]([0] * MAX_ACTIONS)
        self.rated = vec[i64]([0] * MAX_ACTIONS)
        self.money = vec[i64]([0] * MAX_SEATS)
        self.legal_array = numbers_on(self.legal)
        self.rated_array = numbers_on(self.rated)
        self.money_array = numbers_on(self.money)

    def read(self, row: int, world: State, seat: int) -> None:
        """Everything about the decision of this world, as its seat sees it."""
        world.compact(seat, self.tensors[row])  # type: ignore[attr-defined]
        self.read_worth(row, world, seat)
        self.read_ratings(row, world)

    def read_worth(self, row: int, world: State, seat: int) -> None:
        players = world.players
        world.fill_scores(self.money)
        money = self.money_array
        scores = self.scores[row]
        if seat:
            scores[: players - seat] = money[seat:players]
            scores[players - seat : players] = money[:seat]
        else:
            scores[:players] = money[:players]

    def read_ratings(self, row: int, world: State) -> None:
        """The legal actions, and what the rules of thumb think of them."""
        count = int(world.fill_legal(self.legal))
        self.counts[row] = count
        self.actions[row, :count] = self.legal_array[:count]
        if count > 1:
            self.instinct.rate(world, self.legal, count, self.rated)
            self.ratings[row, :count] = self.rated_array[:count]

    def below(self, rows: NDArray[np.int64] | slice) -> Floats:
        """How far below the best of its row each action is rated: 0 or less, and minus infinity beyond the last one."""
        counts = self.counts[rows, None]
        most = int(counts.max())
        ratings = self.ratings[rows, :most].astype(np.float32)
        ratings[np.arange(most) >= counts] = -np.inf
        ratings[counts[:, 0] == 1, 0] = 0.0
        ratings -= ratings.max(axis=1, keepdims=True)
        return ratings


def numbers_on(numbers: Any) -> Numbers:
    """A numpy array on the memory of a vec."""
    return np.frombuffer(memoryview(numbers), np.int64)


class Reading:
    """Which of that a net reads, and how its answers are numbered.

    `columns` are the numbers of the tensor that matter at its table, `actions` those that occur there: a net of base
    Stockpile is not made larger by modules. `scale` is the money of an ordinary end, `temperature` the difference of
    ratings that counts.
    """

    def __init__(
        self, game: str, columns: ArrayLike, actions: ArrayLike, scale: float, temperature: float, trust: float
    ) -> None:
        rules = game_named(game)
        assert isinstance(rules, TableGame)
        self.game = game
        self.columns = np.array(columns, np.int64)
        self.actions = np.array(actions, np.int64)
        self.scale = scale
        self.temperature = temperature
        self.trust = trust  # how much of the rules of thumb is in the answer: 1, or 0 for a net that had no teacher
        self.parts = 1.0 / np.array(rules.layout.wholes, np.float32)[self.columns]
        self.place = np.full(rules.num_actions + 1, len(self.actions), np.int64)  # unknown actions share the last place
        self.place[self.actions] = np.arange(len(self.actions))
        self.inputs = len(self.columns) + MAX_SEATS + 1

    def features(self, tensors: NDArray[np.uint8], scores: Floats) -> Floats:
        """The inputs of a net, row by row."""
        rows = len(tensors)
        found = np.empty((rows, self.inputs), np.float32)
        size = len(self.columns)
        np.multiply(tensors[:, self.columns], self.parts, out=found[:, :size])
        best = np.maximum(scores.max(axis=1, keepdims=True), 1.0)
        found[:, size:-1] = scores / best
        found[:, -1:] = best / self.scale
        return found

    def leaning(self, ratings: Floats) -> Floats:
        """What the rules of thumb add to the logits of the actions."""
        found: Floats = (-STEEPNESS * self.trust) * np.log1p(ratings / -self.temperature)
        return found
