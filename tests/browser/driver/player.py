"""Someone who plays through the interface: answers when asked, whatever the game."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random

from playwright.sync_api import Locator
from tests.browser.driver.person import Message, Person


class Player(ABC):
    """What is asked comes over the wire; the answer goes through the screen."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.rng = Random(seed)
        self.sitting = -1

    @abstractmethod
    def asked(self, view: Message) -> tuple[object, ...]:
        """The question, so that one sees when it has been answered."""

    @abstractmethod
    def decide(self, view: Message) -> None:
        """Answers on the screen."""

    def answer(self) -> bool:
        """Answers the question of the moment; False if there is none."""
        view = self.person.question()
        if view is None:
            return False
        assert len(view["legal"]) > 1, f"{view['decision']} has one answer and is asked all the same"
        if self.person.several_seats() and view["you"] != self.sitting:
            self.lift_curtain(view["you"])
        question = self.asked(view)
        self.decide(view)
        self.person.wait(lambda: self.is_answered(question), f"for an answer to {question}")
        return True

    def is_answered(self, question: tuple[object, ...]) -> bool:
        view = self.person.question()
        return self.person.up_to_date() and (view is None or self.asked(view) != question)

    def lift_curtain(self, seat: int) -> None:
        """At a table with several people at one device: whenever another of them is asked."""
        self.press(self.page.get_by_role("button", name=re.compile("^I am ")))
        self.sitting = seat

    def press(self, locator: Locator) -> None:
        locator.click()


def play(players: Sequence[Player], until: Callable[[], bool] | None = None, most: int = 1000) -> int:
    """Everyone answers when asked, until the game is over or the condition holds; how many answers that took."""
    first = players[0].person
    for answers in range(most):
        first.wait(
            lambda: first.status == "finished" or any(player.person.question() for player in players),
            "for anybody's turn",
        )
        if first.status == "finished" or (until is not None and until()):
            return answers
        assert any(player.answer() for player in players)
    raise AssertionError("the game does not end")


def times(number: int) -> Callable[[], bool]:
    """True after so many answers."""
    left = iter(range(number))
    return lambda: next(left, None) is None
