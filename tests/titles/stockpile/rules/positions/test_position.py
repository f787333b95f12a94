"""Positions: written, read back, played on."""

from __future__ import annotations

import json

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    BUST,
    COMPANIES,
    EVERYTHING,
    GAME,
    STEEL,
    Json,
    asked,
    bid,
    do,
    laid_out,
    normal,
    options_now,
    pairs,
    rejected,
    table,
)

import bigboard


def test_a_position_needs_only_the_players() -> None:
    state = GAME.position({"players": 3})
    assert asked(state) == (0, "place_card")
    assert state.position()["money"] == [20, 20, 20]
    assert state.record()["position"]["players"] == 3


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, EVERYTHING, {"investors": True, "auction": True}, {"strategies": True}])
def test_every_position_of_a_game_is_read_back_as_it_was(players: int, options: Json) -> None:
    state = GAME.start(GAME.deal(players, 3, options))
    rng = bigboard.Rng(players)
    number = 0
    while state.seat >= 0:
        if number % 7 == 0:
            written = json.loads(json.dumps(state.position()))
            again = GAME.position(written)
            assert again.position() == written
            assert again.legal_actions() == state.legal_actions()
            assert asked(again) == asked(state)
            for seat in range(-1, players):
                assert again.observe(seat) == state.observe(seat)
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
        number += 1
    assert GAME.position(state.position()).scores() == state.scores()


def test_a_game_from_a_position_plays_on_as_the_original() -> None:
    state = GAME.start(GAME.deal(4, 8, EVERYTHING))
    rng = bigboard.Rng(8)
    for _ in range(90):
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    again = GAME.position(state.position())
    while state.seat >= 0:
        legal = state.legal_actions()
        action = legal[rng.below(len(legal))]
        assert [event.to_json() for event in again.apply(action)] == [event.to_json() for event in state.apply(action)]
    assert again.position() == state.position()


def test_a_record_of_a_position_replays() -> None:
    state = table(stage="demand", piles=[[AUTO], [BANK], []])
    do(state, "bid", pile=0, space=1)
    again = bigboard.replay(json.loads(json.dumps(state.record())))
    assert again.position() == state.position()


def test_a_position_without_a_memory_knows_nothing_of_others() -> None:
    state = table(stage="demand", portfolios=[normal(AUTO, BANK, split=[STEEL]), {}, {}])
    assert state.observe(1)["seats"][0]["portfolio"] == {
        "cards": 2, "known": {}, "unknown": 2, "ruled_out": [], "split": {STEEL: 1}, "worth": {STEEL: 10},
    }  # fmt: skip
    state = table(stage="selling", portfolios=[normal(AUTO, BANK), {}, {}])
    assert state.observe(1)["seats"][0]["portfolio"]["ruled_out"] == [BOOM, BUST]


def test_a_position_of_an_empty_deck_still_plays_the_last_round() -> None:
    state = table(stage="demand", round=7, discard=dict.fromkeys(COMPANIES, 10), portfolios=[{}, {}, {}])
    while state.seat >= 0:
        state.apply(state.legal_actions()[0])
    assert len(state.winners()) >= 1


def test_a_position_that_needs_more_cards_than_the_deck_has_is_refused() -> None:
    everything: Json = dict.fromkeys(COMPANIES, 10)
    everything |= {BOOM: 4, BUST: 4, "Trading Fee 1": 4, "Trading Fee 2": 4, "Trading Fee 3": 4}
    with pytest.raises(ValueError, match=r"deck|market|cards"):
        table(discard=everything)


def test_a_two_player_position_has_two_pairs_each_and_four_piles() -> None:
    state = table(
        2, stage="demand", piles=[[AUTO], [BANK], [STEEL], []], pairs=pairs("-2", "+1", "+2", "$$", "+4", "-3")
    )
    assert [pair["owner"] for pair in state.observe(0)["pairs"]] == [0, 0, 1, 1, None, None]
    assert len(options_now(state)) == 4 * 8


def test_bids_of_both_meeples_are_limited() -> None:
    position = laid_out(2, stage="demand", decision="bid", bids=[bid(0, 0), bid(0, 0), bid(0, 0), None], seat=1)
    assert rejected(position) == "Seat 0 has 3 meeples on the tracks; it has 2 in all."


@pytest.mark.parametrize(
    "fields",
    [
        {"stage": "demand", "decision": "bid", "bids": [bid(0, 1), None, None], "seat": 1, "waiting": [1, 0, 0]},
        {"stage": "demand", "decision": "bid", "bids": [bid(0, 1), None, None], "seat": 1, "placed": 3,
         "waiting": [0, 1, 0]},
        {"stage": "demand", "decision": "bid", "bids": [bid(2, 1), None, None], "seat": 1, "placed": 1},
    ],
)  # fmt: skip
def test_meeples_that_are_nowhere_or_twice_there_are_refused(fields: Json) -> None:
    """Every meeple stands, waits, or has not been placed yet: no seat has more or fewer than it has."""
    with pytest.raises(ValueError, match=r"meeple|The decision cannot be"):
        table(**fields)


@pytest.mark.parametrize("stage", ["round_begins", "supply", "demand", "action", "selling", "movement", "interest"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_stage_of_a_round_can_be_entered(stage: str, players: int) -> None:
    for options in ({}, {**EVERYTHING, "investors": False}):
        state = table(players, stage=stage, options=options)
        again = GAME.position(state.position())
        assert again.position() == state.position()
        assert state.legal_actions()


def test_what_no_card_was_told_is_not_remembered() -> None:
    position = table(stage="demand").position()
    position["flow"] |= {"chosen_company": 2, "next_company": 3}
    flow = GAME.position(position).position()["flow"]
    assert (flow["chosen_company"], flow["next_company"]) == (-1, 0)
