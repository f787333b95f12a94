"""Information Phase: companies and forecasts paired anew, one pair for each player, one open, the rest face down."""

from __future__ import annotations

from typing import Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BASE_FORECASTS,
    BOOM,
    COMPANIES,
    COMPUTERS,
    ELECTRIC,
    GAME,
    LABS,
    STEEL,
    do,
    finish_round,
    normal,
    pairs,
    prices,
    refused,
    table,
    told_to,
)


def seen_pairs(state: Any, seat: int) -> list[tuple[str | None, str | None]]:
    return [(pair["company"], pair["forecast"]) for pair in state.observe(seat)["pairs"]]


@pytest.mark.clause("STK-INF-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_company_has_exactly_one_forecast_each_round(players: int) -> None:
    for entry in GAME.deal(players, 7)["rounds"]:
        assert sorted(company for company, _ in entry["pairs"]) == COMPANIES
        assert sorted(forecast for _, forecast in entry["pairs"]) == sorted(BASE_FORECASTS)


@pytest.mark.clause("STK-INF-1")
def test_companies_and_forecasts_are_paired_anew_every_round() -> None:
    rounds = GAME.deal(3, 7)["rounds"]
    assert len({tuple(map(tuple, entry["pairs"])) for entry in rounds}) == 7
    found = {tuple(pair) for seed in range(60) for pair in GAME.deal(3, seed)["rounds"][0]["pairs"]}
    assert len(found) == 36  # every company meets every forecast


@pytest.mark.clause("STK-INF-1")
def test_the_pairs_of_the_deal_are_dealt_round_by_round() -> None:
    deal = GAME.deal(5, 3)
    state = GAME.start(deal)
    for number in range(2):
        dealt = [(p["company"], p["forecast"]) for p in state.position()["pairs"]]
        assert dealt == [tuple(pair) for pair in deal["rounds"][number]["pairs"]]
        finish_round(state)


@pytest.mark.clause("STK-INF-1", "STK-MOV-2")
def test_figure_4_american_automotive_with_plus_two_rises_by_two() -> None:
    state = table(stage="selling", portfolios=[normal(BANK), {}, {}], pairs=pairs("+2", "+4", "+1", "-2", "-3", "$$"))
    do(state, "stop")
    do(state, "show", cards=0)
    assert prices(state) == {AUTO: 7, BANK: 9, COMPUTERS: 6, ELECTRIC: 3, LABS: 2, STEEL: 5}


@pytest.mark.clause("STK-INF-2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everyone_looks_at_their_own_pair_only(players: int) -> None:
    state = table(players, first=1)
    for place in range(players):
        seat = (1 + place) % players
        seen = seen_pairs(state, seat)
        assert seen[place] == (COMPANIES[place], BASE_FORECASTS[place])
        assert [number for number, pair in enumerate(seen) if pair != (None, None)] == [place, players]
        assert state.observe(-1)["pairs"][place] == {
            "owner": seat, "company": None, "forecast": None, "open": False, "seen_by": [seat], "laid": [],
        }  # fmt: skip


@pytest.mark.clause("STK-INF-2")
def test_the_pair_is_told_to_its_owner_alone() -> None:
    deal = GAME.deal(3, 2)
    state = GAME.start(deal)
    first = deal["first"]
    company, forecast = deal["rounds"][0]["pairs"][0]
    own = told_to(state.opening, "pair_dealt", first)[0]
    assert (own["company"], own["forecast"], own["pair"]) == (company, forecast, 0)
    for other in [(first + 1) % 3, (first + 2) % 3, -1]:
        assert told_to(state.opening, "pair_dealt", other)[0] == {
            "type": "pair_dealt", "seat": first, "rule": "STK-INF-2", "pair": 0,
        }  # fmt: skip


@pytest.mark.clause("STK-INF-2")
def test_the_pair_stays_face_down_until_the_movement_phase() -> None:
    state = table(stage="selling", portfolios=[normal(AUTO), {}, {}], pairs=pairs("$$", "+2", "+1", "+4", "-2", "-3"))
    assert seen_pairs(state, 1)[0] == (None, None)
    do(state, "stop")
    assert state.decision == "show_shares"
    assert seen_pairs(state, 1)[0] == (AUTO, "$$")
    assert seen_pairs(state, 0)[1] == (None, None)


@pytest.mark.clause("STK-INF-3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_pair_is_open_to_everyone(players: int) -> None:
    state = GAME.start(GAME.deal(players, 1))
    for seat in range(-1, players):
        pair = state.observe(seat)["pairs"][players]
        assert pair["open"]
        assert (pair["owner"], pair["company"] in COMPANIES) == (None, True)
        told = told_to(state.opening, "open_pair", seat)
        assert [(event["company"], event["forecast"]) for event in told] == [(pair["company"], pair["forecast"])]


@pytest.mark.clause("STK-INF-4")
@pytest.mark.parametrize(("players", "face_down"), [(3, 2), (4, 1), (5, 0)])
def test_the_remaining_pairs_lie_face_down(players: int, face_down: int) -> None:
    state = table(players)
    beside = [pair for pair in state.observe(0)["pairs"] if pair["owner"] is None and not pair["open"]]
    assert len(beside) == face_down
    assert all(pair["seen_by"] == [] and pair["company"] is None for pair in beside)
    for seat in range(-1, players):
        assert seen_pairs(state, seat)[players + 1 :] == [(None, None)] * face_down


@pytest.mark.clause("STK-INF-5")
@pytest.mark.parametrize("stage", ["round_begins", "demand", "action", "selling"])
def test_no_one_may_peek_at_a_pair(stage: str) -> None:
    portfolios = [normal(BOOM), {}, {}] if stage == "action" else [normal(AUTO), {}, {}]
    state = table(stage=stage, portfolios=portfolios)
    for pair in (0, 1, 2, 4, 5):
        refusal = refused(state, "look_at_pair", pair=pair)
        assert refusal.reason == "wrong-decision"
        assert refusal.args == {"decision": state.decision, "type": "look_at_pair"}
