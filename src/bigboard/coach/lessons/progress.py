"""The progress of a learner in a lesson. It follows from the actions alone, so a lesson can be left and resumed."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from bigboard.coach.lessons.lesson import PERSON, Lesson, Pattern, Step
from bigboard.games import registry
from bigboard.games.contract import Event, JsonDict
from bigboard.games.rng import Rng


class NotYet(ValueError):
    """An answer that the rules allow and the lesson does not, at this step. Nothing has changed."""

    def __init__(self, step: Step) -> None:
        super().__init__("Not that yet: the lesson asks for something else here. Nothing is lost.")
        self.step = step


@dataclass(frozen=True)
class Answer:
    """The answer of one seat: an action, or the actions of a choice of several."""

    seat: int
    actions: Sequence[JsonDict]


class LessonRun:
    """A lesson being played: the game, the step that is due, and how far the bots are in their script."""

    def __init__(self, lesson: Lesson, answers: Iterable[Answer] = (), deal: JsonDict | None = None) -> None:
        """`deal` is the one that was begun with: the lesson may have got another one since."""
        self.lesson = lesson
        self.state = registry.game(lesson.game).start(deal if deal is not None else lesson.deal())
        self.taken = 0  # steps that are behind the person
        self.scripted = [0] * lesson.players
        self.news: list[Event] = list(self.state.opening)  # since the person's latest answer
        self.answered = 0
        for answer in answers:
            self.take(answer)

    @property
    def over(self) -> bool:
        return self.state.seat < 0

    @property
    def done(self) -> bool:
        return self.over or (not self.lesson.whole and self.taken >= len(self.lesson.steps))

    @property
    def step(self) -> Step | None:
        """The step that the learner is at; None while others decide, and where the learner plays freely."""
        number = self.due()
        return None if number is None else self.lesson.steps[number]

    def due(self) -> int | None:
        if self.state.seat != PERSON:
            return None
        for number in range(self.taken, len(self.lesson.steps)):
            step = self.lesson.steps[number]
            if self.fits(step):
                return number
            if not (step.optional or self.is_missed(step)):
                return None
        return None

    @property
    def round(self) -> int | None:
        """The round of a game that has rounds."""
        found = self.state.observe(PERSON).get("round")
        return found if isinstance(found, int) else None

    def is_missed(self, step: Step) -> bool:
        """Return whether the round that the step waits for is over."""
        return step.round is not None and self.round is not None and self.round > step.round

    def fits(self, step: Step) -> bool:
        if self.state.decision not in step.questions:
            return False
        if step.round is not None and self.round != step.round:
            return False
        return step.event is None or any(event.type == step.event and event.seat in (PERSON, -1) for event in self.news)

    def check(self, actions: Sequence[JsonDict]) -> None:
        """NotYet if the lesson asks for something else."""
        step = self.step
        if step is None:
            return
        pieces = [self.describe_offer(action) for action in actions if "stop" not in action["type"]]
        wrong = (step.count is not None and len(pieces) != step.count) or any(
            (step.allow and not any(matches(piece, pattern) for pattern in step.allow))
            or any(matches(piece, pattern) for pattern in step.refuse)
            for piece in pieces
        )
        if wrong or (step.allow and not pieces):
            raise NotYet(step)

    def describe_offer(self, action: JsonDict) -> JsonDict:
        """The action with what the table says of it."""
        for choice in self.state.offers(self.state.seat)["choices"]:
            if all(choice.get(name) == value for name, value in action.items()):
                return dict(choice)
        return action

    def take(self, answer: Answer) -> None:
        """One answer further."""
        person = answer.seat == PERSON
        number, question = self.due(), self.state.decision
        several = person and self.state.offers(PERSON)["pick"] is not None
        if person:
            self.news = []
        elif self.scripted_action(answer.seat) == self.state.find(answer.actions[0]):
            self.scripted[answer.seat] += 1
        for action in answer.actions:
            self.news.extend(self.state.apply(self.state.find(action)))
        goes_on = several and self.state.seat == PERSON and self.state.decision == question
        if number is not None and not goes_on:
            self.taken = number + 1
        self.answered += 1

    # What the bots answer.

    def scripted_action(self, seat: int) -> int | None:
        """Return the next action of the seat's script, or None if there is none or it is not legal now."""
        script = self.lesson.script.get(seat, ())
        if self.scripted[seat] >= len(script):
            return None
        pattern = script[self.scripted[seat]]
        choices = self.state.offers(seat)["choices"]
        return next((int(choice["action"]) for choice in choices if matches(choice, pattern)), None)

    def bot_action(self) -> int:
        """The answer of the bot that decides: from the script, else its own, the same every time."""
        seat = self.state.seat
        action = self.scripted_action(seat)
        if action is not None:
            return action
        from bigboard.bots import bot

        rng = Rng(zlib.crc32(f"{self.lesson.name}:{self.answered}".encode()))
        return bot(self.lesson.bots[seat - 1]).choose(self.state.sample(seat, rng), rng)


def matches(choice: JsonDict, pattern: Pattern) -> bool:
    def fits(value: Any, wanted: Any) -> bool:
        return value in wanted if isinstance(wanted, list) else bool(value == wanted)

    return all(name in choice and fits(choice[name], wanted) for name, wanted in pattern.items())
