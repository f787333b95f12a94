"""Positions: written, read back, and what is left out."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.titles.acquire.table_setting import (
    GAME,
    HALVES,
    TILES,
    TWO_SAFE,
    cross,
    do,
    finish_turn,
    laid_out,
    lay,
    row,
    table,
)


def test_only_the_number_of_players_must_be_there() -> None:
    state = GAME.position({"players": 2, "hands": [["1A"], []]})
    position = state.position()
    assert (state.seat, state.decision, state.players) == (0, "play_tile", 2)
    assert position["money"] == [6000, 6000]
    assert position["shares"] == [{}, {}]
    assert position["bag"] == TILES[1:]
    assert position["turn_number"] == 1


def test_a_position_is_json_and_reads_back_to_itself() -> None:
    state = table(
        chains=TWO_SAFE,
        lone=["1E", "9I"],
        gone=["5B"],
        hands=[["12I"], ["9E"], []],
        money=[100, 200, 300],
        shares=[{"Tower": 3}, {}, {"Festival": 1}],
        turn=0,
        turn_number=17,
        options={"dead_tiles": "once", "open_holdings": False},
    )
    position = state.position()
    assert json.loads(json.dumps(position)) == position
    assert GAME.position(position).position() == position


MID_GAME: list[dict[str, Any]] = [
    laid_out(lone=["5E"], tile="5F", decision="found_chain"),
    laid_out(chains=cross(Tower=2, Sackson=2), tile="5E", decision="choose_survivor", to_settle=["T", "S"]),
    laid_out(
        chains=cross(Tower=3, Sackson=2, Festival=2),
        tile="5E",
        decision="choose_acquired",
        survivor="Tower",
        to_settle=["Sackson", "Festival"],
    ),
    laid_out(
        chains=cross(Tower=3, Sackson=2, Festival=2),
        tile="5E",
        decision="trade_shares",
        survivor="Tower",
        acquired="Sackson",
        to_settle=["Festival"],
        seat=2,
        turn=1,
        shares=[{"Sackson": 3}, {}, {"Sackson": 2}],
    ),
    laid_out(
        chains=cross(Tower=3, Sackson=2),
        tile="5E",
        decision="sell_shares",
        survivor="Tower",
        acquired="Sackson",
        shares=[{"Sackson": 3}, {}, {}],
    ),
    laid_out(chains=TWO_SAFE, decision="declare_end", turn=2),
    laid_out(chains=TWO_SAFE, decision="buy_shares", bought=2, buy_from="Imperial", end_declared=True),
    laid_out(decision="game_over", turns_without_tile=3),
]


@pytest.mark.parametrize("position", MID_GAME, ids=lambda position: str(position["decision"]))
def test_every_decision_can_be_laid_out_and_played_on(position: dict[str, Any]) -> None:
    state = GAME.position(position)
    assert state.decision == position["decision"]
    assert GAME.position(state.position()).position() == state.position()
    GAME.playout(state, 1)
    assert state.decision == "game_over"


def test_a_position_in_the_midst_of_a_merger_goes_on_with_the_right_holder() -> None:
    state = GAME.position(MID_GAME[3])
    assert (state.seat, state.position()["turn"]) == (2, 1)
    do(state, "trade", shares=2)
    assert (state.seat, state.decision) == (0, "trade_shares")
    do(state, "trade", shares=2)
    do(state, "sell", shares=0)
    # Seat 1 laid the tile and holds nothing; all have been asked.
    assert (state.seat, state.decision) == (1, "buy_shares")


def test_a_merger_whose_first_chain_is_absorbed_can_be_written_and_read() -> None:
    state = table(
        chains=cross(Tower=4, Sackson=3, Festival=2),
        hands=[["5E"], ["12I"], []],
        shares=[{"Festival": 2}, {}, {}],
    )
    lay(state, "5E")
    position = state.position()
    # Tower's two parts hang together by the tile just played alone.
    assert (position["acquired"], len(position["chains"]["Tower"])) == ("Festival", 7)
    twin = GAME.position(position)
    assert twin.position() == position
    assert do(twin, "trade", shares=2) == do(state, "trade", shares=2)


def test_a_game_from_a_position_is_recorded_with_it() -> None:
    state = table(chains=cross(Tower=2), hands=[["12I"], ["9I"], []])
    start = state.position()
    lay(state, "12I")
    record = state.record()
    assert (record["position"], record["actions"]) == (start, [{"type": "play_tile", "tile": "12I"}])
    assert "deal" not in record


def test_a_position_without_a_playable_tile_is_recorded_as_it_was_given() -> None:
    options = {"dead_tiles": "never"}
    state = table(chains=TWO_SAFE, options=options, hands=[["5B"], ["12I"], []])
    origin = state.record()["position"]
    assert (origin["decision"], origin["turns_without_tile"]) == ("play_tile", 0)
    assert state.position()["turns_without_tile"] == 1
    assert GAME.position(origin).position() == state.position()


def test_what_players_remember_is_part_of_the_position() -> None:
    state = table(players=2, chains=TWO_SAFE, hands=[["12I"], row("B", 1, 6)], draws=["9E"])
    lay(state, "12I")
    finish_turn(state)
    memory = state.position()["memory"]
    assert memory["sorted_out"][:2] == [1, -1]
    assert memory["stuck"][:2] == [1, 6]
    twin = GAME.position(state.position())
    assert twin.position()["memory"] == memory


def test_names_may_be_written_in_either_case_and_short() -> None:
    state = table(players=2, chains={"t": ["1a", "2a"]}, hands=[["12i"], []], shares=[{"T": 2}, {}])
    position = state.position()
    assert position["chains"] == {"Tower": ["1A", "2A"]}
    assert position["shares"][0] == {"Tower": 2}


def test_an_empty_chain_is_not_on_the_board() -> None:
    state = table(chains={"Tower": []}, hands=[["1A"], [], []])
    assert state.position()["chains"] == {}


def test_a_position_with_an_empty_bag() -> None:
    state = table(players=2, chains=HALVES, gone=row("E", 2, 12), hands=[["1E"], []], bag=[])
    assert state.observe(0)["bag"] == 0


def test_what_happened_before_the_first_decision_is_the_opening() -> None:
    state = table(players=2, hands=[[], ["9I"]], draws=["1A"])
    assert [event.type for event in state.opening] == ["no_playable_tile", "tile_drawn"]
    assert (state.seat, state.decision) == (1, "play_tile")
