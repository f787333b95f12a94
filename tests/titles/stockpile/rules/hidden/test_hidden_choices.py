"""What others see of a hidden choice is as likely whatever is hidden: no order and no missing answer tells anything.

All answers are taken as equally likely. Then the views of another player, one after each answer, must be distributed
alike for all hidden cards that looked alike before.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.table_setting import AUTO, BANK, BOOM, FEE_3, GAME, LABS, STEEL, do, table

if TYPE_CHECKING:
    from collections.abc import Callable

    from bigboard import State

STUART = "Secretive Stuart"
OTHER = 1
Views = dict[tuple[str, ...], Fraction]


def views_of(state: State, wanted: str, answers: int) -> Views:
    """What the other player sees while so many answers of this type are given, and how likely it is."""
    if answers == 0:
        return {(): Fraction(1)}
    legal = [action for action in state.legal_actions() if state.describe(action)["type"] == wanted]
    found: Views = {}
    for action in legal:
        after = state.clone()
        after.apply(action)
        for views, chance in views_of(after, wanted, answers - 1).items():
            seen = str(after.observe(OTHER)), *views
            found[seen] = found.get(seen, Fraction(0)) + chance / len(legal)
    return found


def stuart_with(one: str, two: str) -> State:
    return table(
        options={"investors": True}, investors={"kept": [[STUART], [], []]}, stage="supply",
        draws=[one, two, BANK, BANK, LABS, LABS],
    )  # fmt: skip


def second_card(card: str) -> State:
    state = table(stage="supply", draws=[AUTO, card, BANK, BANK, LABS, LABS])
    do(state, "place_up", card=AUTO, pile=2)
    return state


def discarding(move: int) -> State:
    deal = {**GAME.deal(3, 4, {"strategies": True}), "first": 0}
    hand = deal["strategies"][:10]
    rest = deal["strategies"][20:]
    # The hands of seats 0 and 2 change places with the rest of the deck, seat 1 keeps its own.
    deal["strategies"] = [*rest[move : move + 10], *deal["strategies"][10:20], *hand, *rest[:move], *rest[move + 10 :]]
    return GAME.start(deal)


def keeping(move: int) -> State:
    deal = {**GAME.deal(3, 4, {"investors": True}), "first": 0}
    each = 2
    mine, rest = deal["investors"][each : 2 * each], deal["investors"][2 * each :]
    others = deal["investors"][:each]
    deal["investors"] = [*rest[move : move + each], *mine, *others, *rest[:move], *rest[move + each :]]
    return GAME.start(deal)


CHOICES: dict[str, tuple[Callable[..., State], list[Any], str, int]] = {
    "Stuart's face-down cards": (
        stuart_with, [(AUTO, STEEL), (STEEL, AUTO), (AUTO, AUTO), (BOOM, FEE_3), (FEE_3, LABS)], "place_down", 2,
    ),
    "the face-down card": (second_card, [(STEEL,), (AUTO,), (BOOM,), (FEE_3,)], "place_down", 1),
    "discarded strategies": (discarding, [(0,), (2,), (4,)], "discard_strategy", 1),
    "the investor one keeps": (keeping, [(0,), (2,), (5,)], "keep", 1),
}  # fmt: skip


@pytest.mark.clause("STK-HID-4", "STK-INV-STUART", "STK-HID-11", "STK-SET-10")
@pytest.mark.parametrize("choice", CHOICES)
def test_what_others_see_of_a_hidden_choice_does_not_depend_on_what_is_hidden(choice: str) -> None:
    lay_out, hidden, wanted, answers = CHOICES[choice]
    states = [lay_out(*cards) for cards in hidden]
    assert len({str(state.observe(OTHER)) for state in states}) == 1
    assert len({str(state.observe(0)) for state in states}) == len(states)
    views = [views_of(state, wanted, answers) for state in states]
    assert all(found == views[0] for found in views)
    assert sum(views[0].values()) == 1
