"""The view of a seat: people read it as a dict, learning machines as numbers."""

from __future__ import annotations

import json
from array import array
from typing import Any

import pytest
from tests.games.engine.tensor_reading import flagged, numbers, tensor
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    COMPANIES,
    EVERYTHING,
    GAME,
    STEEL,
    asked,
    bid,
    do,
    down,
    normal,
    options_now,
    pairs,
    table,
)

import bigboard

SIZE = GAME.tensor_size


def test_a_view_is_json_and_complete() -> None:
    state = GAME.start(GAME.deal(3, 2, EVERYTHING))
    for seat in range(-1, 3):
        seen = state.observe(seat)
        assert json.loads(json.dumps(seen)) == seen
        assert seen["you"] == seat
        assert (seen["round"], seen["rounds"], seen["players"]) == (1, 7, 3)
        assert seen["options"]["board"] == "advanced"


def test_the_actor_sees_what_is_legal_with_its_number() -> None:
    state = table(stage="demand")
    assert [entry["action"] for entry in state.observe(0)["legal"]] == state.legal_actions()
    assert [{k: v for k, v in entry.items() if k != "action"} for entry in state.observe(0)["legal"]] == options_now(
        state
    )
    assert state.observe(1)["legal"] == []
    assert "legal" not in state.observe(-1)


@pytest.mark.parametrize("seat", [-2, 3, 9])
def test_a_seat_that_does_not_exist_sees_nothing(seat: int) -> None:
    expected = f"Seats run from 0 to 2, and -1 is a spectator; there is no seat {seat}."
    state = table()
    for attempt in (
        lambda: state.observe(seat),
        lambda: state.sample(seat, 1),
        lambda: state.tensor(seat, array("f", [0.0]) * GAME.tensor_size),
    ):
        with pytest.raises(ValueError) as found:  # noqa: PT011
            attempt()
        assert str(found.value) == expected


def test_a_finished_game_shows_all_shares() -> None:
    state = GAME.playout(GAME.start(GAME.deal(3, 2)), 1)
    final = state.position()["portfolios"]
    for viewer in range(-1, 3):
        seen = state.observe(viewer)
        assert [seat["portfolio"]["known"] for seat in seen["seats"]] == [entry["normal"] for entry in final]
        assert (seen["stage"], seen["decision"], seen["seat"]) == ("game_over", "game_over", -1)


def test_the_card_that_is_acting_is_shown() -> None:
    state = table(
        stage="action", options={"investors": True}, portfolios=[normal(AUTO), {}, {}],
        investors={"kept": [["Crazy Cramer"], ["Billionaire Bill"], ["Wise Warren"]]},
    )  # fmt: skip
    assert state.observe(1)["power"] is None
    do(state, "use", investor="Crazy Cramer")
    assert state.observe(1)["power"]["name"] == "Crazy Cramer"
    assert state.observe(1)["power"]["seat"] == 0
    assert state.observe(1)["seats"][0]["investors"][0]["used"]


def test_an_investor_is_shown_with_cash_and_mark_of_this_number_of_players() -> None:
    for players, cash, mark in ((3, 18, "house"), (2, 12, "rulebook")):
        kept = [["Agile Ana"], ["Wise Warren"], ["Golden Graham"]][:players]
        state = table(players, stage="demand", options={"investors": True}, investors={"kept": kept})
        shown = state.observe(-1)["seats"][0]["investors"][0]
        assert (shown["name"], shown["cash"], shown["mark"]) == ("Agile Ana", cash, mark)


def test_lots_of_the_auction_are_shown_on_the_piles() -> None:
    state = GAME.start(GAME.deal(3, 2, {"investors": True, "auction": True}))
    while state.decision == "offer_investor":
        state.apply(state.legal_actions()[0])
    assert state.decision == "bid_investor"
    lots = [pile["investor"]["name"] for pile in state.observe(-1)["piles"]]
    assert lots == state.position()["investors"]["lots"]


def test_where_the_meeples_ended_is_shown() -> None:
    state = table(stage="demand")
    for pile, space in enumerate((3, 0, 5)):
        do(state, "bid", pile=pile, space=space)
    while state.observe(-1)["round"] == 1:
        assert [seat["ended_on"] for seat in state.observe(-1)["seats"]] == [[3], [0], [5]]
        state.apply(state.legal_actions()[-1])
    assert [seat["ended_on"] for seat in state.observe(-1)["seats"]] == [[], [], []]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_number_is_written_at_every_step(players: int) -> None:
    state = GAME.start(GAME.deal(players, 4, {**EVERYTHING, "auction": players < 4}))
    rng = bigboard.Rng(4)
    number = 0
    while state.seat >= 0:
        if number % 9 == 0:
            for seat in range(-1, players):
                assert 7.0 not in tensor(state, seat)
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
        number += 1
    assert 7.0 not in tensor(state, 0)
    assert flagged(state, 0, "actor") == []  # no one decides any more


def test_a_buffer_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match=f"The tensor of Stockpile has {SIZE} float32 numbers, {SIZE * 4} bytes"):
        table().tensor(0, array("f", [0.0]) * (SIZE - 1))


def test_the_numbers_are_turned_to_the_viewer() -> None:
    state = table(
        stage="demand", first=1, decision="bid", seat=2, bids=[None, bid(1, 3), None], money=[10, 20, 50],
        portfolios=[normal(AUTO, BANK), {}, {}],
    )  # fmt: skip
    assert asked(state) == (2, "bid")
    for viewer in range(3):
        assert flagged(state, viewer, "question") == [8]  # the decision is a bid
        assert flagged(state, viewer, "stage") == [14]  # in the stage of bidding
        assert flagged(state, viewer, "you") == [viewer]
        assert flagged(state, viewer, "first") == [(1 - viewer) % 3]
        assert flagged(state, viewer, "actor") == [(2 - viewer) % 3]
        assert flagged(state, viewer, "piles.bidder", 1) == [(1 - viewer) % 3]
        assert flagged(state, viewer, "piles.space", 1) == [3]
        money = [numbers(state, viewer, "seats.money", k)[0] for k in range(3)]
        assert money == [[10, 20, 50][(viewer + k) % 3] for k in range(3)]


def test_hidden_cards_are_no_part_of_the_numbers() -> None:
    fields: dict[str, Any] = {"stage": "selling", "pairs": pairs("+4", "+2", "+1", "$$", "-2", "-3")}
    one = table(portfolios=[normal(AUTO), normal(AUTO, BANK), {}], **fields)
    two = table(portfolios=[normal(AUTO), normal(STEEL, STEEL), {}], **fields)
    assert tensor(one, 0) == tensor(two, 0)
    assert tensor(one, 1) != tensor(two, 1)
    assert numbers(one, 0, "seats.unknown", 1) == [2]
    assert numbers(one, 1, "seats.known", 0) == [1, 1, 0, 0, 0, 0, 0, 0]


def test_piles_count_known_and_unknown_cards() -> None:
    state = table(stage="demand", piles=[[AUTO, AUTO, down(BOOM, 1)], [], []])
    assert numbers(state, 0, "piles.kinds") == [2, *[0] * 18]
    assert numbers(state, 0, "piles.unknown") == [1]
    assert numbers(state, 0, "piles.card")[:4] == [1, 1, 0, 0]
    assert numbers(state, 0, "piles.seen")[:4] == [64 + 32, 64 + 32, 64 + 2, 0]
    assert numbers(state, 1, "piles.kinds") == [2, *[0] * 5, 1, *[0] * 12]
    assert numbers(state, 1, "piles.card")[:4] == [1, 1, 7, 0]
    assert numbers(state, 1, "piles.seen")[:4] == [64 + 32, 64 + 32, 64 + 1, 0]


def test_money_above_fifty_fills_one_number_after_the_other() -> None:
    state = table(stage="demand", money=[50, 51, 512])
    found = [
        [
            number
            for name in ("money", "more_money", "much_money")
            for number in numbers(state, 0, f"seats.{name}", seat)
        ]
        for seat in range(3)
    ]
    assert found == [[50, 0, 0, 0], [50, 1, 0, 0], [50, 100, 250, 112]]


def test_equal_views_are_equal_numbers() -> None:
    state = GAME.start(GAME.deal(4, 9, EVERYTHING))
    rng = bigboard.Rng(2)
    for number in range(150):
        if state.seat < 0:
            break
        if number % 10 == 0:
            for seat in range(-1, 4):
                assert tensor(state.sample(seat, rng), seat) == tensor(state, seat)
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])


def test_companies_are_shown_with_their_tracks() -> None:
    company = table(spaces={AUTO: 2}).observe(-1)["companies"][0]
    assert company == {
        "name": AUTO, "price": 3, "space": 2, "track": list(range(1, 11)), "dollars": [], "start": 4, "split": 5,
    }  # fmt: skip
    assert [entry["name"] for entry in table().observe(-1)["companies"]] == COMPANIES
