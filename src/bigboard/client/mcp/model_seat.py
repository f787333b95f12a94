"""A seat that a language model plays: the game waits in one thread until the model answers in another."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from bigboard.bots.protocol import OutOfTimeError
from bigboard.games.contract import JsonDict, State
from bigboard.games.rng import Rng
from bigboard.text.harness import parse_response, prompt
from bigboard.text.names import Names
from bigboard.text.state_text import events_text, legal_moves, view_text

MOST_EVENTS = 40  # in one answer


class NotYourTurn(ValueError):
    """The model acts while it is not asked."""


class ModelSeat:
    """A bot whose decisions come from `act`. It sees the view of its seat alone."""

    reproducible = "is a language model"

    def __init__(self, names: Names, list_moves: bool = False) -> None:
        self.limit: float | None = None
        self.names = names
        self.list_moves = list_moves
        self.changed = threading.Condition()
        self.world: State | None = None  # in which the model is asked
        self.chosen: int | None = None
        self.rest: list[int] = []  # actions of the latest answer that are still to come
        self.view: JsonDict | None = None  # the latest, for any deciding seat
        self.news: list[JsonDict] = []  # events that the model does not know
        self.result: tuple[list[int], list[int]] | None = None
        self.failure = ""  # why the game could not go on
        self.illegal = 0
        self.decisions = 0

    # The game's side, in its own thread.

    def hear(self, events: list[JsonDict]) -> None:
        with self.changed:
            self.news += events

    def choose(self, world: State, rng: Rng) -> int:
        if self.rest and self.rest[0] in world.legal_actions():
            return self.rest.pop(0)
        with self.changed:
            self.rest = []
            self.chosen = None
            self.world = world
            self.changed.notify_all()
            self.changed.wait_for(lambda: self.chosen is not None, self.limit)
            self.world = None
            if self.chosen is None:
                raise OutOfTimeError
            return self.chosen

    def finish(self, events: Sequence[JsonDict], scores: Sequence[int], winners: Sequence[int]) -> None:
        with self.changed:
            self.news += events
            self.result = (list(scores), list(winners))
            self.changed.notify_all()

    def show(self, view: JsonDict) -> None:
        with self.changed:
            self.view = view

    def fail(self, reason: str) -> None:
        with self.changed:
            self.failure = reason
            self.changed.notify_all()

    # The model's side.

    def wait(self, seconds: float) -> None:
        """Return when the model is asked or the game has ended, at the latest after that time."""
        with self.changed:
            self.changed.wait_for(lambda: bool(self.asked or self.result or self.failure), seconds)

    @property
    def asked(self) -> bool:
        return self.world is not None and self.chosen is None

    def act(self, answer: str) -> str:
        """Play an answer and return its moves; ValueError says why it is refused, and it is counted."""
        with self.changed:
            if self.world is None or self.chosen is not None:
                raise NotYourTurn(f"It is not your turn. {self.status()}")
            world = self.world
            try:
                first, *self.rest = parse_response(world, answer, self.names)
            except ValueError as error:
                self.illegal += 1
                raise ValueError(self.names.hide(str(error))) from None
            played = [world.text(first)]
            trial = world.clone()
            trial.apply(first)
            for action in self.rest:
                played.append(trial.text(action))
                trial.apply(action)
            self.chosen = first
            self.decisions += 1
            self.changed.notify_all()
            return self.names.hide(", ".join(played))

    def status(self) -> str:
        """Return in a sentence how the game stands."""
        if self.failure:
            return f"The game cannot go on: {self.failure}"
        if self.result:
            scores, winners = self.result
            money = ", ".join(f"P{seat + 1} {score}" for seat, score in enumerate(scores))
            return f"The game is over. {money}. Won by {' and '.join(f'P{seat + 1}' for seat in winners)}."
        return "It is your turn." if self.asked else "Others are deciding: call wait_for_turn."

    def state(self) -> str:
        """Return the table as text; with the question and how to answer it, if the model is asked."""
        with self.changed:
            if self.world is not None and self.chosen is None:
                return prompt(self.world, self.world.seat, self.names, self.list_moves)
            if self.view is None:
                return self.status()
            shown = self.names.hide(view_text(self.names.hide_board(self.view)))
            return f"{shown}\n{self.status()}"

    def legal_moves(self) -> str:
        with self.changed:
            if self.world is None or self.chosen is not None:
                raise NotYourTurn(f"It is not your turn. {self.status()}")
            return " | ".join(self.names.hide(move) for move in legal_moves(self.world))

    def take_news(self) -> str:
        """Return the events since the last call."""
        with self.changed:
            news, self.news = self.news, []
        left_out = len(news) - MOST_EVENTS
        text = self.names.hide(events_text(news[-MOST_EVENTS:]))
        return f"({left_out} earlier events)\n{text}" if left_out > 0 else text
