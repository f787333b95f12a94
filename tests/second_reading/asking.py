"""How a second reading of a rulebook is played: a game is a generator that asks questions and is sent the answers.

A rule that needs a decision says `answer = yield from ask(seat, decision, answers)` and reads on with the answer in
hand, as a rulebook does. What the engine calls a described action is an answer here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import Any

Answer = dict[str, Any]
View = dict[str, Any]


class Exactly(dict[str, Any]):
    """A part of a view to which nothing may be added: what a seat knows is this and no more."""


class Nothing:
    """In place of a part of a view that this seat must not have."""


@dataclass(frozen=True)
class Question:
    """One seat is asked one thing; `answers` are all that the rules allow."""

    seat: int
    decision: str
    answers: list[Answer]


Asking = Generator[Question, Answer, Answer]
Play = Generator[Question, Answer, None]


def ask(seat: int, decision: str, answers: Iterable[Answer], *, even_if_forced: bool = False) -> Asking:
    """Ask, unless there is only one answer and everyone can see that there is only one."""
    allowed = list(answers)
    if not allowed:
        raise ValueError(f"Seat {seat} is asked for {decision} but has no answer to give. Skip the question instead.")
    if len(allowed) == 1 and not even_if_forced:
        return allowed[0]
    return (yield Question(seat, decision, allowed))


class Reading(ABC):
    """A game under way by this reading of the rules."""

    def __init__(self) -> None:
        self.question: Question | None = None
        self._play: Play | None = None

    def begin(self, play: Play) -> None:
        self._play = play
        self.question = next(play, None)

    def answer(self, answer: Answer) -> None:
        if self._play is None or self.question is None:
            raise ValueError("Nothing is asked. Begin a game first, and do not answer after its end.")
        try:
            self.question = self._play.send(answer)
        except StopIteration:
            self.question = None

    @abstractmethod
    def view(self, seat: int) -> View:
        """What this seat may know, by the keys of the engine's `observe`; -1 is a spectator."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Money by seat if the game were scored now."""

    def winners(self) -> list[int]:
        """Most money wins; equal money is a shared victory."""
        scores = self.scores()
        return [seat for seat, money in enumerate(scores) if money == max(scores)]
