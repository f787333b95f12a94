"""Strategy cards that look at pairs or lie on forecasts: espionage, insider trading, Falsified Earnings, breakers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BASE_FORECASTS,
    BOOM,
    COMPANIES,
    LABS,
    STEEL,
    Json,
    asked,
    do,
    finish_round,
    money,
    normal,
    offered,
    pairs,
    price,
    prices,
    refused,
    table,
    told,
    told_to,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bigboard import State

FALSIFIED, BREAKER = "Falsified Earnings", "Circuit Breaker"
ESPIONAGE, INSIDER = "Corporate Espionage", "Insider Trading"


def holding(*hands: Sequence[str], seats: int = 3, modules: Json | None = None, **fields: Any) -> State:
    """The Action Phase begins; the first seats have these strategy cards, and seat 0 a Boom, so the turn goes on."""
    cards = [list(hand) for hand in hands] + [[] for _ in range(seats - len(hands))]
    position = {
        "stage": "action",
        "options": {"strategies": True, "promo": True} | (modules or {}),
        "strategies": {"hands": cards},
        "portfolios": [normal(BOOM), *(normal() for _ in range(seats - 1))],
    }
    return table(seats, **position | fields)


def moved(*laid: tuple[int, str, int], forecasts: Sequence[str] = BASE_FORECASTS, **fields: Any) -> State:
    """The Movement Phase has been carried out with these cards (pair, card, seat) on the forecasts."""
    position = {
        "stage": "movement",
        "options": {"strategies": True, "promo": True, "dice": True},
        "pairs": pairs(*forecasts),
        "laid": [{"pair": pair, "card": card, "seat": seat} for pair, card, seat in laid],
        "portfolios": [normal() for _ in range(3)],
    }
    return table(3, **position | fields)


# Looking at pairs


@pytest.mark.clause("STK-STR-CORPORATE-ESPIONAGE")
def test_espionage_shows_two_hidden_pairs_those_beside_the_board_included() -> None:
    state = holding([ESPIONAGE])
    do(state, "play", card=ESPIONAGE)
    assert asked(state) == (0, "look_at_pair")
    assert offered(state, "look_at_pair", "pair") == [1, 2, 4, 5]
    events = do(state, "look_at_pair", pair=5)
    assert offered(state, "look_at_pair", "pair") == [1, 2, 4]
    events += do(state, "look_at_pair", pair=1)
    assert [(look["company"], look["forecast"]) for look in told(events, "pair_looked_at")] == [
        (STEEL, "-3"), (BANK, "+2"),
    ]  # fmt: skip
    assert asked(state) == (0, "act")
    assert money(state)[0] == 20


@pytest.mark.clause("STK-STR-INSIDER-TRADING")
def test_insider_trading_shows_one_hidden_pair_and_brings_three() -> None:
    state = holding([INSIDER])
    do(state, "play", card=INSIDER)
    do(state, "look_at_pair", pair=4)
    assert state.observe(0)["pairs"][4]["forecast"] == "-2"
    assert state.observe(0)["pairs"][5]["forecast"] is None
    assert (asked(state), money(state)[0]) == ((0, "act"), 23)


@pytest.mark.clause("STK-STR-CORPORATE-ESPIONAGE", "STK-STR-INSIDER-TRADING", "STK-HID-9")
@pytest.mark.parametrize("card", [ESPIONAGE, INSIDER])
def test_the_others_learn_which_pair_was_seen_and_not_what_it_says(card: str) -> None:
    state = holding([card])
    do(state, "play", card=card)
    events = do(state, "look_at_pair", pair=2)
    seen = told_to(events, "pair_looked_at", 1)[0]
    assert (seen["pair"], "forecast" in seen) == (2, False)
    assert state.observe(1)["pairs"][2]["forecast"] is None


@pytest.mark.clause("STK-STR-CORPORATE-ESPIONAGE", "STK-STR-INSIDER-TRADING")
@pytest.mark.parametrize("card", [ESPIONAGE, INSIDER])
def test_pairs_already_seen_are_not_offered_again(card: str) -> None:
    entries = pairs()
    entries[1]["seen_by"] = [0, 1]
    state = holding([card], pairs=entries)
    do(state, "play", card=card)
    assert offered(state, "look_at_pair", "pair") == [2, 4, 5]
    for pair in (0, 1, 3):
        refusal = refused(state, "look_at_pair", pair=pair)
        assert (refusal.rule, refusal.reason) == ("STK-STR-8", "pair-seen")
    assert refused(state, "pass").reason == "must-answer"


@pytest.mark.clause("STK-STR-INSIDER-TRADING")
def test_insider_trading_shows_the_only_pair_that_is_hidden() -> None:
    entries = [entry if pair == 5 else entry | {"seen_by": "all"} for pair, entry in enumerate(pairs())]
    events = do(holding([INSIDER], pairs=entries), "play", card=INSIDER)
    assert [look["pair"] for look in told(events, "pair_looked_at")] == [5]


def all_seen() -> list[Json]:
    return [entry | {"seen_by": "all"} for entry in pairs()]


@pytest.mark.clause("STK-STR-CORPORATE-ESPIONAGE")
@pytest.mark.parametrize("hidden", [[5], [4, 5], [1, 4, 5]])
def test_espionage_looks_twice_as_long_as_a_pair_is_hidden(hidden: list[int]) -> None:
    entries = [entry if pair in hidden else entry | {"seen_by": "all"} for pair, entry in enumerate(pairs())]
    state = holding([ESPIONAGE], pairs=entries)
    events = do(state, "play", card=ESPIONAGE)
    while state.decision == "look_at_pair":  # the last one is turned without a question
        events += do(state, "look_at_pair", pair=offered(state, "look_at_pair", "pair")[0])
    assert [look["pair"] for look in told(events, "pair_looked_at")] == hidden[:2]
    assert asked(state) == (0, "act")


@pytest.mark.clause("STK-STR-INSIDER-TRADING", "STK-STR-CORPORATE-ESPIONAGE")
def test_when_all_pairs_are_known_insider_trading_still_pays_and_espionage_cannot_be_played() -> None:
    state = holding([INSIDER, ESPIONAGE], pairs=all_seen())
    assert refused(state, "play", card=ESPIONAGE).rule == "STK-STR-8"
    do(state, "play", card=INSIDER)
    assert money(state)[0] == 23


@pytest.mark.clause("STK-STR-CORPORATE-ESPIONAGE", "STK-TWO-3")
def test_with_two_players_espionage_may_see_both_pairs_of_the_opponent() -> None:
    state = holding([ESPIONAGE], seats=2)
    do(state, "play", card=ESPIONAGE)
    do(state, "look_at_pair", pair=2)
    do(state, "look_at_pair", pair=3)
    assert state.observe(0)["possible"][LABS] == ["-2", "-3"]


# Laying cards on forecasts


@pytest.mark.clause("STK-STR-14", "STK-HID-12")
@pytest.mark.parametrize(("card", "cost"), [(FALSIFIED, 0), (BREAKER, 2)])
def test_a_card_is_laid_openly_on_any_forecast_which_stays_hidden(card: str, cost: int) -> None:
    state = holding([card])
    events = do(state, "play", card=card)
    assert told_to(events, "strategy_played", 1)[0]["cost"] == cost
    assert offered(state, "lay", "pair") == [0, 1, 2, 3, 4, 5]
    do(state, "lay", pair=1)
    for viewer in (-1, 0, 1, 2):
        assert state.observe(viewer)["pairs"][1]["laid"] == [{"seat": 0, "cost": cost, "card": card}]
        assert card in state.observe(viewer)["played"]
    assert state.observe(1)["pairs"][1]["forecast"] == "+2"
    assert state.observe(0)["pairs"][1]["forecast"] is None


@pytest.mark.clause("STK-STR-14")
def test_the_card_must_be_laid() -> None:
    state = holding([FALSIFIED])
    do(state, "play", card=FALSIFIED)
    refusal = refused(state, "pass")
    assert (refusal.rule, refusal.reason) == (f"STK-STR-{FALSIFIED.upper().replace(' ', '-')}", "must-answer")


FALSIFIED_TO = {"+4": 1, "+3": 0, "+2": -1, "+1": -2, "-1": 2, "-2": 1, "-3": 0, "-4": -1}


@pytest.mark.clause("STK-STR-FALSIFIED-EARNINGS")
@pytest.mark.parametrize(("forecast", "steps"), FALSIFIED_TO.items())
def test_a_rise_is_lowered_by_three_and_a_fall_raised_by_three(forecast: str, steps: int) -> None:
    forecasts = [forecast, "$", "$", "$", "$", "$"]
    state = moved((0, FALSIFIED, 1), forecasts=forecasts)
    assert prices(state) == dict.fromkeys(COMPANIES, 5) | {AUTO: 5 + steps}


@pytest.mark.clause("STK-STR-FALSIFIED-EARNINGS")
@pytest.mark.parametrize(("forecast", "paid"), [("$", 1), ("$$", 2), ("$$$", 3)])
def test_a_dividend_is_paid_first_and_then_the_price_falls_three(forecast: str, paid: int) -> None:
    forecasts = [forecast, "+1", "+1", "+1", "+1", "+1"]
    state = moved((0, FALSIFIED, 1), forecasts=forecasts, portfolios=[normal(split=[AUTO]), normal(), normal()])
    assert (money(state)[0], price(state, AUTO)) == (20 + 2 * paid, 2)


@pytest.mark.clause("STK-STR-FALSIFIED-EARNINGS", "STK-MOV-12")
def test_holders_are_paid_the_dividend_before_the_fall_makes_the_company_bankrupt() -> None:
    held = [normal(split=[AUTO]), normal(), normal()]
    state = moved((0, FALSIFIED, 1), forecasts=["$$", "+1", "+1", "+1", "+1", "+1"], portfolios=held, spaces={AUTO: 1})
    assert (money(state)[0], price(state, AUTO)) == (24, 5)
    assert state.position()["portfolios"][0]["split"] == {}


@pytest.mark.clause("STK-STR-FALSIFIED-EARNINGS", "STK-STR-14")
@pytest.mark.parametrize(("forecast", "steps"), [("+4", -2), ("-2", 4), ("+1", -5), ("$$", -6)])
def test_two_on_one_forecast_both_count_by_the_printed_sign(forecast: str, steps: int) -> None:
    forecasts = [forecast, "$", "$", "$", "$", "$"]
    state = moved((0, FALSIFIED, 1), (0, FALSIFIED, 2), forecasts=forecasts, spaces={AUTO: 6})
    after = 7 + steps
    assert price(state, AUTO) == (after if after <= 10 else after - 5)


@pytest.mark.clause("STK-STR-FALSIFIED-EARNINGS")
def test_only_the_forecast_it_lies_on_is_falsified() -> None:
    plain, falsified = prices(moved()), prices(moved((4, FALSIFIED, 0)))
    assert {company for company in COMPANIES if plain[company] != falsified[company]} == {LABS}


@pytest.mark.clause("STK-STR-CIRCUIT-BREAKER")
@pytest.mark.parametrize("forecast", ["+4", "-3", "$$$"])
def test_a_circuit_breaker_takes_all_effect_from_the_forecast(forecast: str) -> None:
    forecasts = [forecast, "+1", "+1", "+1", "+1", "+1"]
    state = moved((0, BREAKER, 1), forecasts=forecasts, portfolios=[normal(split=[AUTO]), normal(), normal()])
    assert (money(state)[0], price(state, AUTO)) == (20, 5)


@pytest.mark.clause("STK-STR-CIRCUIT-BREAKER")
@pytest.mark.parametrize("order", [(FALSIFIED, BREAKER), (BREAKER, FALSIFIED)])
@pytest.mark.parametrize("forecast", ["+4", "-3", "$$"])
def test_with_a_breaker_nothing_happens_whatever_else_lies_there(order: tuple[str, str], forecast: str) -> None:
    forecasts = [forecast, "+1", "+1", "+1", "+1", "+1"]
    held = [normal(split=[AUTO]), normal(), normal()]
    state = moved((0, order[0], 1), (0, order[1], 2), forecasts=forecasts, portfolios=held)
    assert (money(state)[0], price(state, AUTO)) == (20, 5)


@pytest.mark.clause("STK-STR-CIRCUIT-BREAKER")
def test_a_breaker_lasts_for_this_round_only() -> None:
    state = holding([BREAKER], round=2)
    do(state, "play", card=BREAKER)
    do(state, "lay", pair=0)
    finish_round(state)
    assert state.position()["laid"] == []


@pytest.mark.clause("STK-STR-14")
def test_a_card_may_lie_on_the_open_pair_and_on_ones_own() -> None:
    for pair in (0, 3):
        state = holding([FALSIFIED])
        do(state, "play", card=FALSIFIED)
        do(state, "lay", pair=pair)
        assert state.position()["laid"] == [{"pair": pair, "card": FALSIFIED, "seat": 0}]


@pytest.mark.clause("STK-STR-14")
def test_a_fourth_card_lies_beside_the_three_before_it() -> None:
    laid = [
        {"pair": 0, "card": FALSIFIED, "seat": 1},
        {"pair": 0, "card": BREAKER, "seat": 1},
        {"pair": 4, "card": BREAKER, "seat": 2},
    ]
    state = holding([FALSIFIED], laid=laid)
    do(state, "play", card=FALSIFIED)
    do(state, "lay", pair=0)
    assert state.position()["laid"] == [*laid, {"pair": 0, "card": FALSIFIED, "seat": 0}]
    assert [len(entry["laid"]) for entry in state.observe(-1)["pairs"]] == [3, 0, 0, 0, 1, 0]
