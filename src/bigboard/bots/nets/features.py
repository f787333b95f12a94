"""The feature vector of a learned net: a decision as arrays of numbers.

It has the deciding seat's tensor, the current worth of all seats, and for each candidate action its rating by the
heuristic and its action features. All of it comes from a sampled state, so no net can see what is hidden. This is the
form for training, in numpy; the candidates and their features are those that bots read.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import ArrayLike, NDArray

from bigboard.bots.heuristic.lookup import heuristic_for
from bigboard.bots.nets.action_features import ONE
from bigboard.bots.nets.candidates import CANDIDATES, Candidates
from bigboard.bots.nets.integer_net import STEEPNESS
from bigboard.bots.nets.lookup import action_features_for
from bigboard.bots.search.mcts import MAX_SEATS
from bigboard.games.contract import State
from bigboard.games.engine.table_game import TableGame
from bigboard.games.registry import game as game_named

Floats = NDArray[np.float32]
Numbers = NDArray[np.int64]

ILLEGAL: Final = -60000.0  # as a logit; fits into half precision


def as_array(numbers: Any) -> Numbers:
    """Return a numpy array on the memory of a vec."""
    return np.frombuffer(memoryview(numbers), np.int64)


class Choices(NamedTuple):
    """The actions of decisions, a row each.

    `lean` is what the heuristic adds to their logits, ILLEGAL where there are fewer actions; `action_inputs` are their
    action features.
    """

    actions: NDArray[np.int16]
    lean: NDArray[np.float16]
    action_inputs: NDArray[np.float16]


class FeatureReader:
    """A reader of one game's decisions into arrays: one row each, as many rows as there is room for."""

    def __init__(self, game: str, rows: int) -> None:
        rules = game_named(game)
        if not isinstance(rules, TableGame):
            raise ValueError(f"{game!r} has no compiled table, so nothing can be learned about it.")
        self.game = game
        self.candidates = Candidates(heuristic_for(game), action_features_for(game), 0)
        self.features = int(self.candidates.stride)  # of an action
        self.tensors = np.zeros((rows, rules.tensor_size), np.uint8)
        self.scores = np.zeros((rows, MAX_SEATS), np.float32)  # by seat, counted from the one that decides
        self.none = rules.num_actions  # the value of unused places
        self.actions = np.full((rows, CANDIDATES), self.none, np.int64)
        self.ratings = np.zeros((rows, CANDIDATES), np.int64)  # as the rules of thumb give them
        self.action_inputs = np.zeros((rows, CANDIDATES, self.features), np.float32)
        self.counts = np.zeros(rows, np.int64)
        self.money = vec[i64]([0] * MAX_SEATS)
        self.money_array = as_array(self.money)
        self.read_actions = as_array(self.candidates.actions)
        self.read_ratings = as_array(self.candidates.ratings)
        self.read_inputs = as_array(self.candidates.inputs).reshape(CANDIDATES, self.features)

    def read(self, row: int, world: State, seat: int) -> None:
        """Everything about the decision of this world, as its seat sees it."""
        world.compact(seat, self.tensors[row])  # type: ignore[attr-defined]
        self.read_worth(row, world, seat)
        self.read_candidates(row, world)

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

    def read_candidates(self, row: int, world: State) -> None:
        """Read the candidate actions, their ratings and their features; zeros where there is no choice."""
        count = int(self.candidates.read(world))
        self.counts[row] = count
        self.actions[row, :count] = self.read_actions[:count]
        self.actions[row, count:] = self.none
        self.ratings[row, :count] = self.read_ratings[:count]
        np.divide(self.read_inputs, ONE, out=self.action_inputs[row], dtype=np.float32, casting="same_kind")

    def below(self, rows: NDArray[np.int64] | slice) -> Floats:
        """Return each action's rating minus the best of its row: 0 or less, and minus infinity beyond the last one."""
        counts = self.counts[rows, None]
        ratings = self.ratings[rows].astype(np.float32)
        ratings[np.arange(CANDIDATES) >= counts] = -np.inf
        ratings[counts[:, 0] == 1, 0] = 0.0
        ratings -= ratings.max(axis=1, keepdims=True)
        return ratings


class InputSelection:
    """The selection of inputs that a net reads, and the numbering of its answers.

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

    def choices(self, reader: FeatureReader, rows: NDArray[np.int64] | slice) -> Choices:
        """Return the candidate actions of decisions that have been read."""
        below = reader.below(rows)
        lean = np.full(below.shape, ILLEGAL, np.float16)
        legal = below > -np.inf
        lean[legal] = (-STEEPNESS * self.trust) * np.log1p(below[legal] / -self.temperature)
        return Choices(reader.actions[rows].astype(np.int16), lean, reader.action_inputs[rows].astype(np.float16))
