"""Many games of a title in plain Python side by side: the arrays and methods of the compiled `Batch`, in numpy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from bigboard.envs.rewards import final_rewards
from bigboard.games.contract import Game, JsonDict, State
from bigboard.games.rng import Rng

HALF = 31  # bits of a deal's seed, which has twice as many


class PlainBatch:
    """Some games of one table, numbered as rows. All of them keep their record."""

    complete = True

    def __init__(
        self, game: Game, players: int, rows: int, options: Mapping[str, Any] | None, shown: bool, reward: str
    ) -> None:
        game.deal(players, 0, options)  # refuses bad players and options
        self.game, self.players, self.rows = game, players, rows
        self.options, self.shown, self.reward = options, shown, reward
        self.rngs = [Rng(row) for row in range(rows)]
        self.tables: list[State] = []
        self.floats = np.zeros((rows, game.tensor_size if shown else 0), np.float32)
        self.masks = np.zeros((rows, game.num_actions if shown else 0), np.int8)
        self.actions = np.zeros(rows, np.int64)
        self.seats, self.actors = np.zeros(rows, np.int64), np.zeros(rows, np.int64)
        self.over = np.zeros(rows, np.bool_)
        self.scores, self.rewards = np.zeros((rows, players), np.int64), np.zeros((rows, players))
        self.own_rewards = np.zeros(rows)

    def seed(self, row: int, seed: int) -> None:
        self.rngs[row] = Rng(seed)

    def begin(self) -> None:
        self.tables = [self.deal(row) for row in range(self.rows)]
        for row in range(self.rows):
            self.reset_row(row)

    def begin_row(self, row: int) -> None:
        self.tables[row] = self.deal(row)
        self.reset_row(row)

    def deal(self, row: int) -> State:
        rng = self.rngs[row]
        seed = (int(rng.below(1 << HALF)) << HALF) | int(rng.below(1 << HALF))
        state = self.game.start(self.game.deal(self.players, seed, self.options))
        state.events = False
        return state

    def reset_row(self, row: int) -> None:
        self.over[row], self.actors[row] = False, -1
        self.scores[row], self.rewards[row], self.own_rewards[row] = 0, 0.0, 0.0
        self.show(row)

    def record(self, row: int) -> JsonDict:
        return self.tables[row].record()

    def read_actions(self, given: bytes) -> None:
        """Read the actions to take: 64-bit numbers, the lowest byte first."""
        if len(given) != 8 * self.rows:
            raise ValueError(f"There are {len(given) // 8} actions for {self.rows} games.")
        self.actions[:] = np.frombuffer(given, "<i8")

    def step(self) -> None:
        """Take one action in every game; ValueError names the first that is not legal, and nothing changes."""
        for row, state in enumerate(self.tables):
            if not self.over[row] and int(self.actions[row]) not in state.legal_actions():
                raise ValueError(
                    f"Action {self.actions[row]} is not legal in game {row}, where seat {state.seat} decides; "
                    "the mask has the legal ones."
                )
        for row, state in enumerate(self.tables):
            if self.over[row]:
                self.begin_row(row)
                continue
            self.actors[row] = state.seat
            state.apply(int(self.actions[row]), events=False)
            if state.is_over:
                self.over[row] = True
                self.scores[row] = state.scores()
                self.rewards[row] = final_rewards(self.reward, state.scores())
                self.own_rewards[row] = self.rewards[row, self.actors[row]]
            self.show(row)

    def show(self, row: int) -> None:
        """Set the seat and the view of this game. The seat that ended it sees the end, and has one legal action."""
        state = self.tables[row]
        self.seats[row] = state.seat
        if self.shown:
            state.tensor(int(self.actors[row]) if self.over[row] else state.seat, self.floats[row])
            self.masks[row] = 0
            self.masks[row, [0] if self.over[row] else state.legal_actions()] = 1

    def draw_actions(self, rng: Rng) -> None:
        """Write a uniformly random legal action of every game into `actions`."""
        for row, state in enumerate(self.tables):
            legal = state.legal_actions()
            self.actions[row] = legal[rng.below(len(legal))] if legal else 0
