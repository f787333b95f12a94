"""Set-up: board, money, start tiles, first player, hands, options."""

from __future__ import annotations

import pytest
from tests.titles.acquire.table_setting import (
    CHAINS,
    GAME,
    TILES,
    bank,
    dealt,
    do,
    lay,
    money,
    row,
    rules_of,
    shares,
    sizes,
    table,
    told,
)


@pytest.mark.clause("ACQ-SET-1")
def test_the_deal_holds_each_of_the_108_tiles_once() -> None:
    bag = GAME.deal(4, seed=1)["bag"]
    assert sorted(bag) == sorted(TILES)
    assert len(bag) == 108
    assert bag != TILES


@pytest.mark.clause("ACQ-SET-1", "ACQ-SET-9")
def test_the_board_has_nine_rows_of_twelve_columns_and_a_tile_lies_on_the_cell_of_its_name() -> None:
    board = table(lone=["1A", "5C", "12I"], hands=[["9E"], [], []]).observe(-1)["board"]
    assert board == [
        "o...........",
        "............",
        "....o.......",
        *["............"] * 5,
        "...........o",
    ]


@pytest.mark.clause("ACQ-SET-9")
@pytest.mark.parametrize(("tile", "far"), [("12A", "1B"), ("1C", "12B"), ("1A", "1I"), ("4I", "4A")])
def test_the_board_does_not_wrap_around_its_edges(tile: str, far: str) -> None:
    state = table(lone=[far], hands=[[tile], [], []])
    assert told(lay(state, tile), "tile_played")[0]["effect"] == "nothing"


@pytest.mark.clause("ACQ-SET-2")
def test_seven_chains_begin_off_the_board_with_25_shares_each_in_the_bank() -> None:
    state = GAME.start(GAME.deal(3, seed=1))
    chains = state.observe(-1)["chains"]
    assert [chain["name"] for chain in chains] == CHAINS
    assert {chain["bank"] for chain in chains} == {25}
    assert {chain["size"] for chain in chains} == {0}
    assert [shares(state, seat) for seat in range(3)] == [{}, {}, {}]


@pytest.mark.clause("ACQ-SET-2")
def test_a_share_leaves_the_bank_when_a_player_receives_it() -> None:
    chains = {"Tower": ["1A", "2A"]}
    state = table(chains=chains, hands=[["9E"], [], []], shares=[{"Tower": 3}, {"Tower": 4}, {}])
    assert bank(state, "Tower") == 18


@pytest.mark.clause("ACQ-SET-3")
@pytest.mark.parametrize("players", range(2, 7))
def test_every_player_begins_with_6000_dollars(players: int) -> None:
    assert money(GAME.start(GAME.deal(players, seed=1))) == [6000] * players


@pytest.mark.clause("ACQ-SET-4")
def test_start_tiles_are_laid_on_the_board_and_stay_there() -> None:
    state = GAME.start(dealt("5C", "9F", "2H", players=3))
    assert state.position()["lone"] == ["5C", "9F", "2H"]
    assert told(state.opening, "start_tile") == [
        {"seat": 0, "tile": "5C"},
        {"seat": 1, "tile": "9F"},
        {"seat": 2, "tile": "2H"},
    ]


@pytest.mark.clause("ACQ-SET-4")
def test_adjacent_start_tiles_are_no_chain() -> None:
    state = GAME.start(dealt("5C", "6C", players=2))
    assert sizes(state) == {}
    assert state.position()["lone"] == ["5C", "6C"]


@pytest.mark.clause("ACQ-SET-4", "ACQ-GRW-2")
def test_adjacent_start_tiles_become_a_chain_when_another_tile_joins_them() -> None:
    state = GAME.start(dealt("5C", "6C", "7C", players=2))
    lay(state, "7C")
    do(state, "found", chain="Tower")
    assert sizes(state) == {"Tower": 3}


@pytest.mark.clause("ACQ-SET-5")
@pytest.mark.parametrize(
    ("start_tiles", "first"),
    [
        (["5C", "1B", "12A"], 2),  # row A before row B, whatever the column
        (["9C", "3C", "5D"], 1),  # in the same row the lower column
        (["10C", "9C", "1D"], 1),  # columns are numbers, not texts
        (["1A", "2A", "3A"], 0),
    ],
)
def test_the_start_tile_nearest_to_row_a_then_column_1_begins(start_tiles: list[str], first: int) -> None:
    state = GAME.start(dealt(*start_tiles, players=3))
    assert (state.seat, state.decision) == (first, "play_tile")
    assert told(state.opening, "first_player") == [{"seat": first}]


@pytest.mark.clause("ACQ-SET-5", "ACQ-TRN-1")
def test_the_others_follow_clockwise_from_the_first_player() -> None:
    state = GAME.start(dealt("5C", "1B", "12A", *row("E", 1, 6), *row("G", 1, 6), *row("I", 1, 6), players=3))
    order = []
    for tile in ("1I", "1E", "1G"):
        order.append(state.seat)
        lay(state, tile)
    assert [*order, state.seat] == [2, 0, 1, 2]


@pytest.mark.clause("ACQ-SET-6")
def test_hands_of_six_are_dealt_seat_by_seat_after_the_start_tiles() -> None:
    bag = GAME.deal(3, seed=5)["bag"]
    position = GAME.start({"players": 3, "bag": bag}).position()
    assert [sorted(hand) for hand in position["hands"]] == [
        sorted(bag[3:9]),
        sorted(bag[9:15]),
        sorted(bag[15:21]),
    ]
    assert position["bag"] == bag[21:]


@pytest.mark.clause("ACQ-SET-6")
def test_a_dealt_hand_is_told_to_its_owner_alone() -> None:
    state = GAME.start(GAME.deal(3, seed=5))
    dealings = [event for event in state.opening if event.type == "hand_dealt"]
    assert [event.seat for event in dealings] == [0, 1, 2]
    for event in dealings:
        for seat in (-1, 0, 1, 2):
            assert ("hand" in event.seen_by(seat)) == (seat == event.seat)
        assert event.seen_by(event.seat)["hand"] == GAME.deal(3, seed=5)["bag"][3 + 6 * event.seat :][:6]


@pytest.mark.clause("ACQ-SET-7")
@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_players_can_play(players: int) -> None:
    state = GAME.start(GAME.deal(players, seed=3))
    assert state.players == players
    GAME.playout(state, 3)
    assert len(state.scores()) == players
    assert state.winners()


@pytest.mark.clause("ACQ-SET-7")
@pytest.mark.parametrize("players", [1, 7, 0, -2])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    sentence = rf"^Acquire is for 2 to 6 players, not {players}\.$"
    with pytest.raises(ValueError, match=sentence):
        GAME.deal(players, seed=1)
    with pytest.raises(ValueError, match=sentence):
        GAME.start({**dealt(), "players": players})
    with pytest.raises(ValueError, match=sentence):
        GAME.playouts(1, players, 1)


@pytest.mark.clause("ACQ-SET-7", "ACQ-BON-1")
def test_with_two_players_no_bank_hand_takes_part_in_the_bonuses() -> None:
    state = table(
        players=2,
        chains={"Tower": ["1A", "2A"], "Worldwide": ["4A", "5A", "6A"]},
        hands=[["3A"], []],
        shares=[{"Tower": 1}, {"Tower": 2}],
    )
    bonuses = told(lay(state, "3A"), "bonus")
    assert [(bonus["seat"], bonus["amount"]) for bonus in bonuses] == [(0, 2000), (1, 4000)]


@pytest.mark.clause("ACQ-SET-8")
def test_money_and_shares_lie_open_by_default() -> None:
    state = table(players=2, hands=[["1A"], []], money=[100, 200], shares=[{"Tower": 1}, {"Festival": 2}])
    for seat in (-1, 0, 1):
        seats = state.observe(seat)["seats"]
        assert [(other["money"], other["shares"]) for other in seats] == [
            (100, {"Tower": 1}),
            (200, {"Festival": 2}),
        ]


@pytest.mark.clause("ACQ-SET-8")
def test_with_closed_holdings_everyone_sees_only_his_own() -> None:
    state = table(
        players=2,
        options={"open_holdings": False},
        hands=[["1A"], ["9I"]],
        shares=[{"Tower": 1}, {"Festival": 2}],
    )
    hidden = {"tiles": 1, "money": None, "shares": None}
    assert state.observe(0)["seats"] == [{"tiles": 1, "money": 6000, "shares": {"Tower": 1}}, hidden]
    assert state.observe(1)["seats"][0] == hidden
    assert {seat["money"] for seat in state.observe(-1)["seats"]} == {None}


@pytest.mark.clause("ACQ-SET-8")
def test_closed_holdings_are_shown_when_the_game_is_over() -> None:
    state = GAME.playout(GAME.start(GAME.deal(3, seed=2, options={"open_holdings": False})), 2)
    assert [seat["money"] for seat in state.observe(-1)["seats"]] == state.scores()


@pytest.mark.clause("ACQ-SET-8")
def test_with_closed_holdings_a_purchase_is_still_made_in_the_open() -> None:
    state = table(
        players=2,
        options={"open_holdings": False},
        chains={"Tower": ["1A", "2A"]},
        hands=[["9I"], ["1I"]],
    )
    lay(state, "9I")
    events = do(state, "buy", chain="Tower")
    assert rules_of(events, "share_bought") == ["ACQ-BUY-1"]
    assert events[0].seen_by(1) == {
        "type": "share_bought",
        "seat": 0,
        "rule": "ACQ-BUY-1",
        "chain": "Tower",
        "price": 400,
    }
