"""The advanced board: own tracks, own resets, Stanford Steel's dividends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    BUST,
    COMPANIES,
    COMPUTERS,
    ELECTRIC,
    GAME,
    LABS,
    STEEL,
    asked,
    do,
    money,
    normal,
    offered,
    pairs,
    price,
    rules_of,
    split,
    table,
    told,
    types_of,
)

if TYPE_CHECKING:
    from bigboard import Event, State

ADVANCED = {"board": "advanced"}
TRACKS = {
    COMPUTERS: [1, 3, 5, 7, 9],
    BANK: [1, 2, 3, 4, 5, 6],
    LABS: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    AUTO: [1, 3, 5, 7, 9, 11, 13],
    STEEL: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
    ELECTRIC: [1, 3, 4, 5, 5, 6, 6, 7, 8, 10],
}
STARTS = {COMPUTERS: 3, BANK: 5, LABS: 5, AUTO: 3, STEEL: 9, ELECTRIC: 5}  # number of the space
RESETS = {COMPUTERS: 3, BANK: 4, LABS: 6, AUTO: 4, STEEL: 5, ELECTRIC: 4}


def acting(*portfolios: Any, **fields: Any) -> State:
    held = [*portfolios, {}, {}, {}][:3]
    fields.setdefault("money", [0, 0, 0])
    return table(stage="action", portfolios=held, options=ADVANCED, **fields)


def moving(forecast: str, *portfolios: Any, **fields: Any) -> tuple[State, list[Event]]:
    """Steel has this forecast; the events up to the next question."""
    held = [*portfolios, {}, {}, {}][:3]
    state = table(
        stage="selling", portfolios=held, options=ADVANCED, money=[0, 0, 0],
        pairs=pairs(forecast, *["-1"] * 5, companies=[STEEL, *COMPANIES[:5]]), **fields,
    )  # fmt: skip
    events: list[Event] = []
    while state.decision == "sell":
        events += do(state, "stop")
    return state, events


@pytest.mark.clause("STK-ADV-1", "STK-ADV-2")
def test_each_company_has_its_own_track() -> None:
    state = GAME.start(GAME.deal(3, 1, ADVANCED))
    assert {company["name"]: company["track"] for company in state.observe(-1)["companies"]} == TRACKS
    assert state.observe(-1)["companies"][5]["dollars"] == [1, 3, 5, 7, 9]
    assert all(company["dollars"] == [] for company in state.observe(-1)["companies"][:5])


@pytest.mark.clause("STK-ADV-3")
def test_moves_count_spaces_and_sales_count_the_printed_price() -> None:
    state = acting(normal(BOOM, AUTO, ELECTRIC), spaces={AUTO: 1})
    do(state, "boom", company=AUTO)  # from $3K two spaces up to $7K
    assert price(state, AUTO) == 7
    do(state, "sell", company=AUTO, cards=1)
    assert money(state)[0] == 7


@pytest.mark.clause("STK-ADV-3")
def test_neighboring_spaces_may_show_the_same_price() -> None:
    state = acting(normal(BOOM, BOOM), spaces={ELECTRIC: 4})  # the second $5K
    do(state, "boom", company=ELECTRIC)
    assert price(state, ELECTRIC) == 6
    assert state.position()["spaces"][ELECTRIC] == 6


@pytest.mark.clause("STK-ADV-4")
@pytest.mark.parametrize("company", COMPANIES)
def test_each_company_starts_on_its_own_space(company: str) -> None:
    state = GAME.start(GAME.deal(3, 1, ADVANCED))
    seen = state.observe(-1)["companies"][COMPANIES.index(company)]
    assert seen["space"] + 1 == seen["start"] + 1 == STARTS[company]
    assert seen["price"] == TRACKS[company][STARTS[company] - 1]


@pytest.mark.clause("STK-ADV-4")
@pytest.mark.parametrize("company", COMPANIES)
def test_a_bankruptcy_sets_a_company_back_to_its_own_start(company: str) -> None:
    state = acting(normal(BUST, BUST, company), spaces={company: 1})
    do(state, "bust", company=company)
    assert state.position()["spaces"][company] + 1 == STARTS[company]
    assert state.position()["discard"] == {BUST: 1, company: 1}


@pytest.mark.clause("STK-ADV-5")
@pytest.mark.parametrize("company", COMPANIES)
def test_a_split_sets_a_company_to_its_own_reset(company: str) -> None:
    last = len(TRACKS[company]) - 1
    state = acting(normal(BOOM, BOOM), spaces={company: last - 1})
    events = do(state, "boom", company=company)  # one to the last space, one onto the split space
    while state.decision == "show_shares":
        events += do(state, "show", cards=0)
    assert "split" in types_of(events)
    assert state.position()["spaces"][company] + 1 == RESETS[company]


@pytest.mark.clause("STK-ADV-5")
def test_the_rest_of_a_move_goes_on_from_the_reset() -> None:
    state = acting(normal(BOOM, BOOM), spaces={AUTO: 6})  # $13K, the last space
    do(state, "boom", company=AUTO)
    assert price(state, AUTO) == 9  # reset to $7K, and one further


@pytest.mark.clause("STK-ADV-6")
@pytest.mark.parametrize(
    ("space", "forecast", "dollars"),
    [(0, "+1", 1), (1, "+1", 0), (0, "+2", 1), (0, "+4", 2), (1, "+2", 1), (2, "+3", 2), (3, "+4", 2)],
)
def test_steel_pays_for_each_dollar_space_it_passes_or_lands_on(space: int, forecast: str, dollars: int) -> None:
    state, events = moving(forecast, normal(STEEL, AUTO), spaces={STEEL: space})
    assert [event["amount"] for event in told(events, "dividend")] == ([dollars] if dollars else [])
    if dollars:
        assert rules_of(events, "dividend") == ["STK-ADV-6"]
        do(state, "show", cards=1)
    assert money(state)[0] == dollars


@pytest.mark.clause("STK-ADV-6")
def test_split_shares_of_steel_are_paid_twice() -> None:
    state, _ = moving("+4", normal(STEEL, split=[STEEL, STEEL]), normal(split=[STEEL]), spaces={STEEL: 0})
    do(state, "show", cards=1)
    assert money(state) == [2 * (1 + 4), 2 * 2, 0]


@pytest.mark.clause("STK-ADV-6")
@pytest.mark.parametrize("forecast", ["-1", "-2", "-3", "-4"])
def test_steel_pays_nothing_when_it_moves_down(forecast: str) -> None:
    _, events = moving(forecast, normal(STEEL), spaces={STEEL: 9})
    assert told(events, "dividend") == []


@pytest.mark.clause("STK-ADV-6")
def test_steel_pays_nothing_when_it_is_set_back() -> None:
    # From the last space, a $ space, one step: the split. Its reset, the 5th space, and the start after a bankruptcy
    # are reached without moving up.
    state, events = moving("+1", normal(STEEL), spaces={STEEL: 9})
    assert told(events, "dividend") == []
    assert split(state, 0) == {STEEL: 1}
    _, events = moving("-1", normal(STEEL), spaces={STEEL: 0})
    assert "bankruptcy" in types_of(events)
    assert told(events, "dividend") == []


@pytest.mark.clause("STK-ADV-6")
def test_a_boom_on_steel_pays_in_the_action_phase() -> None:
    state = acting(normal(BOOM, BOOM, STEEL), spaces={STEEL: 0})
    do(state, "boom", company=STEEL)
    assert asked(state) == (0, "show_shares")
    do(state, "show", cards=1)
    assert money(state)[0] == 1
    assert asked(state) == (0, "act")


@pytest.mark.clause("STK-ADV-6")
def test_a_dollar_forecast_for_steel_pays_as_usual() -> None:
    state, events = moving("$$", normal(STEEL), spaces={STEEL: 1})
    assert [event["amount"] for event in told(events, "dividend")] == [2]
    do(state, "show", cards=1)
    assert money(state)[0] == 2


@pytest.mark.clause("STK-ADV-7")
def test_the_dollar_spaces_of_one_move_are_paid_on_one_showing() -> None:
    state, _ = moving("+4", normal(STEEL, STEEL), spaces={STEEL: 0})
    assert offered(state, "show", "cards") == [0, 1, 2]
    do(state, "show", cards=2)
    assert money(state)[0] == 4
    assert state.decision != "show_shares"


@pytest.mark.clause("STK-ADV-7")
def test_what_came_before_a_split_is_paid_before_it_and_what_follows_after_it() -> None:
    # From the 9th space: up onto the 10th ($), split to the 5th, up to the 6th ($) and the 7th.
    state, events = moving("+4", normal(STEEL, AUTO), spaces={STEEL: 8})
    assert [event["amount"] for event in told(events, "dividend")] == [1]
    assert "split" not in types_of(events)
    events = do(state, "show", cards=1)
    kinds = [kind for kind in types_of(events) if kind in ("dividend", "dividend_paid", "split", "price_moved")]
    assert kinds[:5] == ["dividend_paid", "split", "dividend", "dividend_paid", "price_moved"]
    assert money(state)[0] == 1 + 2  # as a normal share, then as a split one, which is open
    assert state.position()["spaces"][STEEL] == told(events, "price_moved")[0]["space"] == 6


@pytest.mark.clause("STK-ADV-7")
def test_a_share_hidden_before_the_split_is_paid_for_after_it() -> None:
    state, _ = moving("+4", normal(STEEL, AUTO), spaces={STEEL: 8})
    do(state, "show", cards=0)
    assert money(state)[0] == 2
    assert split(state, 0) == {STEEL: 1}
