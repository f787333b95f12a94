"""Clauses and cards say where their values come from, and clauses say what the engine does."""

from __future__ import annotations

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BOOM,
    GAME,
    LABS,
    do,
    money,
    normal,
    offered,
    pairs,
    price,
    table,
    told,
)

from bigboard.games.rulebook import clauses

LANGUAGES = ["en", "pt", "ru", "el", "fr"]


@pytest.mark.clause("STK-DEM-1", "STK-INV-SANDERS", "STK-HID-9", "STK-SET-9")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clause", ["STK-DEM-1", "STK-INV-SANDERS", "STK-HID-9", "STK-SET-9"])
def test_what_the_rulebook_does_not_say_is_marked_as_a_ruling(clause: str, language: str) -> None:
    """Spaces of the track from one public source; Sanders last; who learns of a look; cash in the auction."""
    assert clauses("stockpile", language)[clause].source == "ruling"


@pytest.mark.clause("STK-STR-FRAUDULENT-TRANSFER", "STK-STR-VULTURE-CAPITALISM")
@pytest.mark.parametrize("card", ["Fraudulent Transfer", "Vulture Capitalism"])
def test_cards_whose_cost_is_a_house_value_carry_the_mark(card: str) -> None:
    hands = {"hands": [[card], [], []]}
    state = table(
        stage="action", options={"strategies": True}, strategies=hands, discard={LABS: 1},
        portfolios=[normal(AUTO, BOOM), {}, {}],
    )  # fmt: skip
    assert state.observe(0)["own"]["strategies"][0]["mark"] == "house"
    assert told(do(state, "play", card=card), "strategy_played") == [
        {"seat": 0, "card": card, "mark": "house", "cost": 0}
    ]


@pytest.mark.clause("STK-SET-9", "STK-AUC-5")
@pytest.mark.parametrize("auction", [True, False])
def test_starting_cash_comes_with_the_investor_in_the_auction_and_last_otherwise(auction: bool) -> None:
    state = GAME.start(GAME.deal(3, 1, {"investors": True, "strategies": True, "auction": auction}))
    state.events = False
    while state.decision != "discard_strategy":
        state.apply(state.legal_actions()[0])
    assert any(money(state)) == auction
    assert state.position()["portfolios"][0]["normal"] == {}


@pytest.mark.clause("STK-STR-8", "STK-STR-CIRCUIT-BREAKER")
def test_a_second_circuit_breaker_may_be_laid_on_the_same_forecast() -> None:
    hands = {"hands": [["Circuit Breaker"], [], []]}
    state = table(
        stage="action", options={"strategies": True, "promo": True}, strategies=hands,
        laid=[{"pair": 0, "card": "Circuit Breaker", "seat": 1}], pairs=pairs("+4", "+2", "+1", "$$", "-2", "-3"),
        portfolios=[{}, {}, {}],
    )  # fmt: skip
    do(state, "play", card="Circuit Breaker")
    assert 0 in offered(state, "lay", "pair")
    do(state, "lay", pair=0)
    assert price(state, AUTO) == 5


@pytest.mark.clause("STK-STR-8", "STK-STR-SPECIAL-DIVIDEND")
def test_a_special_dividend_may_be_declared_for_a_company_without_holders() -> None:
    hands = {"hands": [["Special Dividend"], [], []]}
    state = table(
        stage="action", options={"strategies": True}, strategies=hands,
        portfolios=[normal(split=[AUTO]), {}, {}],
    )  # fmt: skip
    do(state, "play", card="Special Dividend")
    events = do(state, "choose", company=LABS)
    assert told(events, "dividend")[0]["company"] == LABS
    assert told(events, "dividend_paid") == []
