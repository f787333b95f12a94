"""Whole games under the eyes of a referee who has read the rulebook and knows nothing of the engine."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from tests.titles.stockpile.rules.referee import Referee
from tests.titles.stockpile.table_setting import COMPANIES, GAME, Json, prices

from bigboard import Rng

if TYPE_CHECKING:
    from bigboard import State

pytestmark = pytest.mark.once

MODULES = ["bonds", "commerce", "investors", "first_player_card", "strategies", "promo"]
BUSY = ("play", "use", "boom", "bust", "raise", "lower")


def choice(state: State, rng: Rng) -> int:
    """At random, but cards and investors are used twice as gladly as not."""
    legal = state.legal_actions()
    busy = [action for action in legal if state.describe(action)["type"] in BUSY]
    if busy and rng.below(3) > 0:
        return busy[rng.below(len(busy))]
    return legal[rng.below(len(legal))]


def watched_game(players: int, seed: int, options: Json) -> Referee:
    state = GAME.start(GAME.deal(players, seed, options))
    referee = Referee(players)
    rng = Rng(seed)
    for event in state.opening:
        referee.follow(event)
    while state.seat >= 0:
        for event in state.apply(choice(state, rng)):
            referee.follow(event)
        assert prices(state) == referee.prices or state.decision in ("show_shares", "show_split_shares")
    position = state.position()
    for seat in range(players):
        assert Counter(position["portfolios"][seat]["normal"]) == +referee.normal[seat]
        assert Counter(position["portfolios"][seat]["split"]) == +referee.split[seat]
    for company in COMPANIES:
        assert position["discard"].get(company, 0) == referee.discard[company]
    return referee


@pytest.mark.clause("STK-MOV-7", "STK-MOV-10", "STK-MOV-12", "STK-END-1", "STK-END-2", "STK-END-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_referee_agrees_with_every_amount_and_every_price(players: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(12):
        some = {name: bool(seed >> k & 1) for k, name in enumerate(MODULES[:4])}
        for options in ({}, dict.fromkeys(MODULES, True), {**some, "dice": seed % 3 == 0}):
            seen += watched_game(players, seed, options).seen
    for type in ("second_split", "shares_split", "shares_lost", "majority", "final_sale", "bonds_repaid", "taxes"):
        assert seen[type] > 0, f"no game shows {type}"
