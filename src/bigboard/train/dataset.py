"""Lessons as rows that a net can learn from."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from bigboard.bots.nets.candidates import CANDIDATES
from bigboard.bots.nets.features import FeatureReader, Floats, InputSelection
from bigboard.games.registry import game as game_named
from bigboard.games.rng import Rng
from bigboard.train.model import Batch
from bigboard.train.returns import from_seat, shares_of, utilities_of, wins_of
from bigboard.train.search_labels import Finding, Lesson, Terms

DOUBT: Final = 0.5  # simulations that an action is thought to have had beforehand
UNSEEN: Final = 0.03  # of utility: how much worse than the average those were, so that nothing unknown looks good


def judged_by(found: list[Finding], actions: list[int]) -> tuple[Floats, Floats]:
    """The utility of each action as the search found it, and how much that counts: as many simulations as it had."""
    by_action = {one.action: one for one in found}
    total = sum(one.visits for one in found)
    average = sum(one.visits * one.utility for one in found) / max(1, total)
    promise = np.full(len(actions), average - UNSEEN, np.float32)
    weight = np.full(len(actions), DOUBT, np.float32)
    for place, action in enumerate(actions):
        one = by_action.get(action)
        if one is not None:
            weight[place] += one.visits
            promise[place] += (one.utility - promise[place]) * one.visits / weight[place]
    return promise, weight / weight.sum()


class Library:
    """Rows of lessons, the latest ones: when there is no more room, each new row takes the place of the oldest."""

    def __init__(self, terms: Terms, selection: InputSelection, secrets: list[int], room: int) -> None:
        self.terms = terms
        self.selection = selection
        self.secrets = np.array(secrets, np.int64)
        self.rules: Any = game_named(terms.game)
        self.reader = FeatureReader(terms.game, 1)
        self.room = room
        self.kept: Batch | None = None  # arrays for all the rows there is room for; memory is used as they are filled
        self.rows = 0
        self.next = 0  # where the next row goes

    def add(self, lesson: Lesson) -> int:
        """Compute the net's input for each judged decision; return their number."""
        rules = self.rules
        terms = self.terms
        state = rules.start(rules.deal(terms.players, f"lesson:{lesson.number}", dict(terms.options)))
        state.events = False
        judged = {one.at: one.found for one in lesson.judged}
        money = np.array(lesson.scores)
        ends = (utilities_of(money), wins_of(money), shares_of(money), np.ones(len(money), np.float32))
        rng = Rng(lesson.number)
        for at, action in enumerate(lesson.actions):
            if at in judged:
                self.keep(self.row(state, judged[at], ends, rng))
            state.apply(action)
        return len(judged)

    def keep(self, row: tuple[Any, ...]) -> None:
        if self.kept is None:
            self.kept = Batch(*(np.empty((self.room, *value.shape), value.dtype) for value in row))
        for column, value in zip(self.kept, row, strict=True):
            column[self.next] = value
        self.next = (self.next + 1) % self.room
        self.rows = min(self.room, self.rows + 1)

    def row(self, state: Any, found: list[Finding], ends: tuple[Floats, ...], rng: Rng) -> tuple[Any, ...]:
        seat = state.seat
        reader = self.reader
        reader.read(0, state.sample(seat, rng), seat)
        choices = self.selection.choices(reader, slice(1))
        count = int(reader.counts[0])
        promise = np.zeros(CANDIDATES, np.float32)
        weight = np.zeros(CANDIDATES, np.float32)
        promise[:count], weight[:count] = judged_by(found, reader.actions[0, :count].tolist())
        utilities, wins, money, seats = (from_seat(numbers, seat) for numbers in ends)
        zero = np.float32(0.0)
        return (
            reader.tensors[0, self.selection.columns],
            reader.scores[0].copy(),
            self.rival_secrets(state, seat),
            self.selection.place[choices.actions[0]].astype(np.int16),
            choices.lean[0],
            choices.action_inputs[0],
            np.int64(0),
            zero,
            zero,
            promise,
            weight,
            utilities[0],
            utilities,
            wins,
            money,
            seats,
        )

    def rival_secrets(self, state: Any, seat: int) -> Any:
        """Return the rivals' private features: for the critic, never for a policy."""
        players = self.terms.players
        views = np.zeros((players - 1, self.rules.tensor_size), np.uint8)
        for ahead in range(1, players):
            state.compact((seat + ahead) % players, views[ahead - 1])
        return views[:, self.secrets].reshape(-1)

    def all(self) -> Batch:
        """All rows there are, without copying."""
        assert self.kept is not None
        return Batch(*(column[: self.rows] for column in self.kept))
