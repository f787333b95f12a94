"""A card: a decision that cost its player something, to be taken again. Everything it needs is in it.

It begins with the deal and the actions of its game, so it can be asked even if the game is deleted. The player gets
the view of the seat, as for a puzzle.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from bigboard.coach.judge.answers import Answer
from bigboard.coach.judge.budgets import CARD, ENGINE
from bigboard.coach.judge.judgment import Option, judge
from bigboard.coach.judge.reasons import explain
from bigboard.coach.review.replayed_game import ReplayedGame
from bigboard.games import registry
from bigboard.games.contract import IllegalAction, JsonDict, State
from bigboard.games.rng import Rng

SEED = 7  # of judgments: the same answer gets the same verdict on every machine
RIGHT = ("best", "fine")


class CardError(ValueError):
    """A card that cannot be asked: its rules are others, or it is damaged."""


@dataclass(frozen=True)
class Card:
    game: str
    rules: int  # the version of the rules
    engine: int  # the version of the judge
    deal: JsonDict
    actions: tuple[int, ...]  # up to the decision
    chosen: JsonDict  # the fields of `Option`, as the review has judged them
    best: JsonDict

    @property
    def right(self) -> Answer:
        return tuple(self.best["actions"])

    def opening(self) -> State:
        """Return the game before its first decision."""
        game = registry.game(self.game)
        if self.rules != game.rules_version:
            raise CardError(f"This card is for rules {self.rules}; this version plays rules {game.rules_version}.")
        try:
            return game.start(self.deal)
        except (ValueError, TypeError, LookupError) as error:
            raise CardError(f"The deal of this card cannot be read: {error}") from None

    def state(self) -> State:
        """Return the position, with everything that led to it."""
        state = self.opening()
        try:
            for action in self.actions:
                state.apply(action)
        except IllegalAction as error:
            raise CardError(f"An action of this card is not legal: {error}") from None
        return state

    def to_json(self) -> JsonDict:
        return asdict(self)

    @staticmethod
    def from_json(stored: Mapping[str, Any]) -> Card:
        try:
            card = Card(**{**stored, "actions": tuple(stored["actions"])})
        except (KeyError, TypeError) as error:
            raise CardError(f"This card is damaged: {error}") from None
        if card.game not in registry.names():
            raise CardError(f"{card.game} is not installed.")
        return card


def card_of(replay: ReplayedGame, decision: Mapping[str, Any]) -> Card:
    """Return the card of a reviewed decision; its game began with a deal."""
    n = int(decision["n"])
    game = replay.states[0].game
    deal = replay.end.record()["deal"]
    return Card(
        game.name,
        game.rules_version,
        ENGINE,
        deal,
        tuple(replay.actions[: n - 1]),
        dict(decision["chosen"]),
        dict(decision["best"]),
    )


def judge_card(card: Card, answer: Answer) -> JsonDict:
    """Judge an answer to a card, with the reasons; the same every time.

    The review has judged the best answer and the one that was chosen in the game. Another answer is judged now.
    """
    state = card.state()
    yours, best, name = card.best, card.best, "best"
    if answer == tuple(card.chosen["actions"]):
        yours, name = card.chosen, "blunder"
    elif answer != card.right:
        judgment = judge(state, state.seat, Rng(SEED), CARD, answer)
        verdict = judgment.verdict(answer)
        yours, best, name = asdict(verdict.chosen), asdict(verdict.best), verdict.name
        known = judgment.option(card.right)
        if name in RIGHT and known is not None and known.actions != verdict.best.actions and is_even(known):
            best = asdict(known)  # the review's favorite is as good, and it is the one that was explained
    other, better = answer if name != "best" else tuple(card.chosen["actions"]), tuple(best["actions"])
    reasons = explain(state, state.seat, other, better, Rng(SEED)) if other != better else []
    return {
        "right": name in RIGHT,
        "verdict": name,
        "yours": yours,
        "best": best,
        "reasons": [asdict(reason) for reason in reasons],
    }


def is_even(option: Option) -> bool:
    """Return whether an answer is within two standard errors of the best."""
    return option.loss_win <= 2 * option.error_win
