"""Many games at once on the vector environment, and what the learner decided in them, ready to be learned from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import bigboard
from bigboard.bots.nets.features import Choices, FeatureReader, Floats, InputSelection
from bigboard.envs.vector import TableVectorEnv
from bigboard.games.rng import Rng
from bigboard.train.opponents import FROZEN, LEARNER, TEACHER, Mixture
from bigboard.train.returns import from_seat, shares_of, utilities_of
from bigboard.train.rollout_buffer import Store

Judge = Callable[[NDArray[np.uint8], Floats, Choices], Floats]  # tensors, scores, choices -> logits


class Trajectory(NamedTuple):
    """The decisions of one seat in a finished game, and the results of all seats, counted from this one."""

    slots: list[int]  # its decisions in the store
    utilities: Floats
    wins: Floats
    money: Floats
    seats: Floats


class Result(NamedTuple):
    """A finished game: who sat where, and each seat's share of the victory and utility."""

    lineup: NDArray[np.int64]
    wins: Floats
    utilities: Floats


class SelfPlay:
    """The tables. `play` goes on until enough decisions of finished games have come together."""

    def __init__(
        self,
        selection: InputSelection,
        secrets: list[int],
        players: int,
        rows: int,
        options: Mapping[str, Any] | None,
        mixture: Mixture,
        seed: int,
    ) -> None:
        self.selection = selection
        self.secrets = np.array(secrets, np.int64)
        self.players = players
        self.rows = rows
        self.options = dict(options or {})
        self.mixture = mixture
        self.game = bigboard.game(selection.game)
        self.env = TableVectorEnv(selection.game, rows, players, options, observation="uint8")
        self.reader = FeatureReader(selection.game, rows)
        self.random = np.random.default_rng(seed)
        self.rng = Rng(seed)
        self.others = np.zeros((rows, players - 1, self.game.tensor_size), np.uint8)
        self.lineups = np.zeros((rows, players), np.int64)
        self.store = Store(rows * 64, len(selection.columns), (players - 1) * len(secrets), self.reader.features)
        self.notes: list[list[tuple[int, int]]] = [[] for _ in range(rows)]  # of each game: seat and slot
        self.curious = True  # whether nets try what is not their best
        self.env.reset(seed=seed)
        for row in range(rows):
            self.deal(row)

    def deal(self, row: int) -> None:
        """A game that can be sampled: the environment's own keep no notes of who has seen what."""
        seed = int(self.random.integers(1 << 62))
        state: Any = self.game.start(self.game.deal(self.players, seed, self.options))
        state.forget()
        self.env.batch.tables[row] = state
        self.env.batch.show(row)
        self.lineups[row] = self.mixture.lineup(self.players, self.random)
        self.notes[row] = []

    def play(self, wanted: int, judges: Mapping[int, Judge]) -> tuple[list[Trajectory], list[Result]]:
        """Step all games until finished ones have that many decisions of the learner."""
        found: list[Trajectory] = []
        results: list[Result] = []
        count = 0
        while count < wanted:
            self.step(judges)
            for row in np.flatnonzero(self.env.terminations):
                trajectories, result = self.finish(int(row))
                found += trajectories
                results.append(result)
                count += sum(len(one.slots) for one in trajectories)
        return found, results

    def step(self, judges: Mapping[int, Judge]) -> None:
        """One decision in every game; where one has ended, a new game."""
        actions = np.zeros(self.rows, np.int64)
        live = np.flatnonzero(~self.env.terminations)
        seats = self.env.seats
        tables = self.env.batch.tables
        for row in live.tolist():
            seat = int(seats[row])
            world = tables[row].sample(seat, self.rng)
            self.reader.read_worth(row, world, seat)
            self.reader.read_candidates(row, world)
        kinds = self.lineups[live, seats[live]]
        for kind in np.unique(kinds):
            rows = live[kinds == kind]
            if kind == TEACHER:
                actions[rows] = self.teacher_actions(rows)
            else:
                actions[rows] = self.net_actions(rows, judges[int(kind)], int(kind))
        self.env.step(actions)
        for row in np.flatnonzero(self.env.infos["actor"] < 0).tolist():
            self.deal(row)

    def teacher_actions(self, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        """The best rated ones; among equals a random one."""
        ratings = self.reader.below(rows)
        ratings += self.random.random(ratings.shape, np.float32)
        found: NDArray[np.int64] = self.reader.actions[rows, ratings.argmax(axis=1)]
        return found

    def net_actions(self, rows: NDArray[np.int64], judge: Judge, kind: int) -> NDArray[np.int64]:
        """Drawn from a net's policy, or its best ones; a frozen net plays as the bot does. The learner's are noted."""
        views = self.env.arrays["observation"][rows]
        scores = self.reader.scores[rows]
        choices = self.selection.choices(self.reader, rows)
        logits = judge(views, scores, choices)
        drawn = logits
        if self.curious and kind != FROZEN:
            drawn = logits - np.log(-np.log(self.random.random(logits.shape, np.float32) + 1e-12) + 1e-12)
        chosen = drawn.argmax(axis=1)
        if kind == LEARNER:
            top = logits.max(axis=1)
            picked = np.take_along_axis(logits, chosen[:, None], axis=1)[:, 0]
            logps = picked - top - np.log(np.exp(logits - top[:, None]).sum(axis=1))
            self.note(rows, views, scores, choices, chosen, logps)
        found: NDArray[np.int64] = self.reader.actions[rows, chosen]
        return found

    def note(
        self,
        rows: NDArray[np.int64],
        views: NDArray[np.uint8],
        scores: Floats,
        choices: Choices,
        chosen: NDArray[np.int64],
        logps: Floats,
    ) -> None:
        store = self.store
        slots = store.take(len(rows))
        store.columns[slots] = views[:, self.selection.columns]
        store.scores[slots] = scores
        store.secrets[slots] = self.rivals(rows)
        store.actions[slots], store.lean[slots], store.action_inputs[slots] = choices
        store.action[slots] = chosen
        store.logp[slots] = logps
        for row, slot in zip(rows.tolist(), slots.tolist(), strict=True):
            self.notes[row].append((int(self.env.seats[row]), slot))

    def rivals(self, rows: NDArray[np.int64]) -> NDArray[np.uint8]:
        """Return the rivals' private features: for the critic, never for a policy."""
        players = self.players
        for k, row in enumerate(rows):
            table: Any = self.env.batch.tables[row]
            seat = int(self.env.seats[row])
            views = self.others[k]
            for ahead in range(1, players):
                table.compact((seat + ahead) % players, views[ahead - 1])
        return self.others[: len(rows)][:, :, self.secrets].reshape(len(rows), -1)

    def finish(self, row: int) -> tuple[list[Trajectory], Result]:
        """A game has ended: its decisions by seat, with what came of them."""
        money = self.env.infos["scores"][row]
        utilities = utilities_of(money)
        wins = self.env.infos["rewards"][row].astype(np.float32)
        taken = np.ones(self.players, np.float32)
        found = []
        for seat in np.flatnonzero(self.lineups[row] == LEARNER).tolist():
            slots = [slot for decided, slot in self.notes[row] if decided == seat]
            if slots:
                ends = (from_seat(numbers, seat) for numbers in (utilities, wins, shares_of(money), taken))
                found.append(Trajectory(slots, *ends))
        return found, Result(self.lineups[row].copy(), wins, utilities)
