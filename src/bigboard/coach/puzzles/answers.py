"""The answers to a question: single actions, and choices of several as one."""

from __future__ import annotations

from typing import Any

from bigboard.bots import Bot
from bigboard.games.contract import State
from bigboard.games.rng import Rng

Answer = tuple[int, ...]  # the engine's actions, in its order
MOST = 150  # answers to one question that are worth looking at


class Question:
    """What a state asks. A choice of several goes on through the engine's small questions, until it is complete."""

    def __init__(self, state: State) -> None:
        self.seat = state.seat
        self.kinds = pick_kinds(state)

    def goes_on(self, after: State) -> bool:
        """Whether the answer is not complete yet."""
        if not self.kinds or after.seat != self.seat:
            return False
        kinds = pick_kinds(after)
        return bool(kinds) and kinds <= self.kinds


def pick_kinds(state: State) -> frozenset[str]:
    """The types of what can be picked here; none where one action is the answer."""
    pick: dict[str, Any] | None = state.offers(state.seat)["pick"]
    return frozenset(str(item["item"]["type"]) for item in pick["items"]) if pick else frozenset()


def answers(state: State, most: int = MOST) -> list[Answer]:
    """All answers to the question, in the engine's order; none if there are more than `most`."""
    question = Question(state)
    found: list[Answer] = []
    open_: list[tuple[Answer, State]] = [((), state)]
    while open_:
        begun, at = open_.pop()
        for action in reversed(at.legal_actions()):
            after = at.clone()
            after.events = False
            picked = str(at.describe(action)["type"])
            after.apply(action)
            if (picked in question.kinds) and question.goes_on(after):
                open_.append(((*begun, action), after))
            else:
                found.append((*begun, action))
        if len(found) + len(open_) > most:
            return []
    return sorted(found)


def answer_of(bot: Bot, state: State, rng: Rng) -> Answer:
    """What a bot answers, step by step until the answer is complete."""
    question = Question(state)
    at = state.clone()
    at.events = False
    given: list[int] = []
    while True:
        world = at.sample(at.seat, rng)
        action = bot.choose(world, rng)
        picked = str(at.describe(action)["type"])
        given.append(action)
        at.apply(action)
        if picked not in question.kinds or not question.goes_on(at):
            return tuple(given)
