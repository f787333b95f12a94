"""The answers to a question as a player gives them: one action, or all actions of a choice of several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bigboard.bots.protocol import Bot
from bigboard.games.contract import State
from bigboard.games.rng import Rng

Answer = tuple[int, ...]  # the engine's actions, in its order
MOST = 150  # answers to one question that are compared


class Question:
    """The question of a state. A choice of several continues through the engine's small questions."""

    def __init__(self, state: State) -> None:
        self.seat = state.seat
        self.kinds = pick_kinds(state)

    def continues(self, picked: str, after: State) -> bool:
        """Return whether the answer is not complete yet, after an action of the type `picked`."""
        if picked not in self.kinds or after.seat != self.seat:
            return False
        kinds = pick_kinds(after)
        return bool(kinds) and kinds <= self.kinds


def pick_kinds(state: State) -> frozenset[str]:
    """Return the types of the actions that can be combined here; none where one action is the answer."""
    pick: dict[str, Any] | None = state.offers(state.seat)["pick"]
    return frozenset(str(item["item"]["type"]) for item in pick["items"]) if pick else frozenset()


def answers(state: State, most: int = MOST, rate: Callable[[State], dict[int, int]] | None = None) -> list[Answer]:
    """Return all answers to the question, in the engine's order; none if there are more than `most`.

    With `rate`, the heuristic's ratings of a state, only the best actions of each step are followed in that case.
    """
    found = combine(state, most, None, 0)
    width = 6
    while rate is not None and not found and width:
        found = combine(state, most, rate, width)
        width -= 1
    return sorted(found)


def combine(state: State, most: int, rate: Callable[[State], dict[int, int]] | None, width: int) -> list[Answer]:
    """Return the answers of the `width` best rated actions of each step, or all; none if there are too many."""
    question = Question(state)
    found: list[Answer] = []
    begun: list[tuple[Answer, State]] = [((), state)]
    while begun:
        given, at = begun.pop()
        legal = at.legal_actions()
        if rate is not None:
            ratings = rate(at)
            legal = sorted(sorted(legal, key=lambda action: -ratings[action])[:width])
        for action in reversed(legal):
            after = at.clone()
            after.events = False
            after.apply(action)
            if question.continues(str(at.describe(action)["type"]), after):
                begun.append(((*given, action), after))
            else:
                found.append((*given, action))
        if len(found) + len(begun) > most:
            return []
    return found


def complete(state: State, choose: Callable[[State], int]) -> Answer:
    """Return the answer that `choose` gives step by step, until it is complete."""
    question = Question(state)
    at = state.clone()
    at.events = False
    given: list[int] = []
    while True:
        action = choose(at)
        picked = str(at.describe(action)["type"])
        given.append(action)
        at.apply(action)
        if not question.continues(picked, at):
            return tuple(given)


def answer_of(bot: Bot, state: State, rng: Rng) -> Answer:
    """Return the answer of a bot."""
    return complete(state, lambda at: bot.choose(at.sample(at.seat, rng), rng))


def choice_ends(states: Sequence[State], actions: Sequence[int], start: int) -> int:
    """Return where the choice ends that begins with action `start` of a replayed game."""
    question = Question(states[start])
    end = start
    while end < len(actions):
        picked = str(states[end].describe(actions[end])["type"])
        end += 1
        if not question.continues(picked, states[end]):
            break
    return end
