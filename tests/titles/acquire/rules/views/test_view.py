"""What a seat may see."""

from __future__ import annotations

import json

import pytest
from tests.titles.acquire.table_setting import (
    ALL_SEVEN,
    CHAINS,
    GAME,
    TWO_SAFE,
    Json,
    corner,
    cross,
    do,
    lay,
    table,
)


def hidden_tiles(position: Json, seat: int) -> set[str]:
    """All tiles that this seat must not see."""
    hands = [tile for owner, hand in enumerate(position["hands"]) if owner != seat for tile in hand]
    return {*hands, *position["bag"]}


def texts(value: object) -> set[str]:
    """Every text anywhere in a view but on the drawing of the board."""
    if isinstance(value, dict):
        return {text for key, part in value.items() if key != "board" for text in texts(part) | texts(key)}
    if isinstance(value, list):
        return {text for part in value for text in texts(part)}
    return {value} if isinstance(value, str) else set()


def test_the_view_holds_all_that_lies_on_the_table() -> None:
    state = table(
        players=2,
        chains={"Tower": ["1A", "2A", "3A"]},
        lone=["9I"],
        hands=[["12I", "4A"], ["9E"]],
        money=[700, 800],
        shares=[{"Tower": 2}, {}],
        turn_number=4,
    )
    view = state.observe(0)
    chains = view.pop("chains")
    assert chains[6] == {
        "name": "Tower",
        "size": 3,
        "price": 500,
        "majority": 5000,
        "minority": 2500,
        "safe": False,
        "bank": 23,
    }
    assert [chain["name"] for chain in chains] == CHAINS
    assert view == {
        "game": "acquire",
        "players": 2,
        "options": {"dead_tiles": "repeat", "open_holdings": True},
        "you": 0,
        "turn": 0,
        "turn_number": 4,
        "turns_without_tile": 0,
        "seat": 0,
        "decision": "play_tile",
        "board": ["TTT.........", *["............"] * 7, "........o..."],
        "tile": None,
        "bag": 101,
        "seats": [
            {"tiles": 2, "money": 700, "shares": {"Tower": 2}},
            {"tiles": 1, "money": 800, "shares": {}},
        ],
        "merger": None,
        "bought": 0,
        "end_declared": False,
        "hand": [
            {"tile": "4A", "effect": "grows", "chains": ["Tower"]},
            {"tile": "12I", "effect": "nothing"},
        ],
        "legal": [
            {"action": 3, "type": "play_tile", "tile": "4A"},
            {"action": 107, "type": "play_tile", "tile": "12I"},
        ],
    }


@pytest.mark.clause("ACQ-END-5")
def test_everyone_sees_how_many_turns_in_a_row_went_without_a_tile() -> None:
    hands = [["6A", "5B"], ["4C", "3D"], ["2E", "1F", "1A"]]
    state = table(chains=corner("1A"), options={"dead_tiles": "never"}, hands=hands, bag=[], money=[0, 0, 0])
    seen = [state.observe(2)["turns_without_tile"]]
    while state.decision == "declare_end":
        do(state, "play_on")
        seen.append(state.observe(2)["turns_without_tile"])
    lay(state, "1A")
    assert [*seen, state.observe(-1)["turns_without_tile"]] == [1, 2, 2, 0]


def test_the_effect_of_each_tile_in_the_own_hand_is_shown() -> None:
    state = table(chains=ALL_SEVEN, lone=["9I"], hands=[["12A", "9H", "3A", "3G"], [], []])
    assert state.observe(0)["hand"] == [
        {"tile": "3A", "effect": "merges", "chains": ["Worldwide", "Sackson"]},
        {"tile": "12A", "effect": "nothing"},
        {"tile": "3G", "effect": "grows", "chains": ["Tower"]},
        {"tile": "9H", "effect": "blocked"},
    ]
    state = table(chains=TWO_SAFE, lone=["9I"], hands=[["5B", "9H"], [], []])
    assert state.observe(0)["hand"] == [
        {"tile": "5B", "effect": "dead", "chains": ["Festival", "Tower"]},
        {"tile": "9H", "effect": "founds"},
    ]


def test_the_board_shows_gone_empty_lone_and_chain_cells() -> None:
    state = table(chains=TWO_SAFE, gone=["2B"], lone=["12E"], hands=[["9I"], [], []])
    assert state.observe(-1)["board"][:5] == [
        "TTTTTTTTTTT.",
        ".x..........",
        "FFFFFFFFFFF.",
        "............",
        "...........o",
    ]


def test_only_the_deciding_seat_is_shown_the_legal_actions() -> None:
    state = table(hands=[["1A"], ["2A"], ["3A"]], turn=1)
    assert state.observe(1)["legal"] == [{"action": 1, "type": "play_tile", "tile": "2A"}]
    assert state.observe(0)["legal"] == state.observe(2)["legal"] == []


def test_a_spectator_sees_no_hand_and_no_actions() -> None:
    view = table(hands=[["1A"], ["2A"], ["3A"]]).observe(-1)
    assert view["you"] == -1
    assert "hand" not in view
    assert "legal" not in view


@pytest.mark.parametrize("seat", [-2, 3, 6])
def test_there_are_no_other_seats(seat: int) -> None:
    state = table(hands=[["1A"], ["2A"], ["3A"]])
    sentence = rf"^Seats run from 0 to 2, and -1 is a spectator; there is no seat {seat}\.$"
    with pytest.raises(ValueError, match=sentence):
        state.observe(seat)
    with pytest.raises(ValueError, match=sentence):
        state.sample(seat, 1)
    with pytest.raises(ValueError, match=sentence):
        state.tensor(seat, bytearray(GAME.tensor_size * 4))


def test_the_view_of_a_merger_names_survivor_acquired_and_what_is_left() -> None:
    state = table(
        chains=cross(Tower=3, Sackson=3, Festival=2),
        hands=[["5E"], ["12I"], []],
        shares=[{"Sackson": 1, "Festival": 1}, {}, {}],
    )
    lay(state, "5E")
    assert state.observe(1)["tile"] == "5E"
    assert state.observe(1)["merger"] == {
        "survivor": None,
        "acquired": None,
        "to_settle": ["Sackson", "Festival", "Tower"],
    }
    do(state, "survive", chain="Tower")
    assert state.observe(1)["merger"] == {
        "survivor": "Tower",
        "acquired": "Sackson",
        "to_settle": ["Festival"],
    }
    do(state, "sell", shares=1)
    assert state.observe(1)["merger"] == {"survivor": "Tower", "acquired": "Festival", "to_settle": []}
    do(state, "sell", shares=1)
    assert (state.observe(1)["merger"], state.observe(1)["tile"]) == (None, None)


@pytest.mark.clause("ACQ-SET-6")
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("open_holdings", [True, False])
def test_no_view_ever_names_a_hidden_tile(players: int, open_holdings: bool) -> None:
    for seed in range(2):
        state = GAME.start(GAME.deal(players, seed, {"open_holdings": open_holdings}))
        step = 0
        while state.seat >= 0:
            position = state.position()
            for seat in range(-1, players):
                view = state.observe(seat)
                assert not texts(view) & hidden_tiles(position, seat)
            legal = state.legal_actions()
            state.apply(legal[(step * 7 + seed) % len(legal)])
            step += 1


@pytest.mark.clause("ACQ-SET-6")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_no_event_ever_tells_another_seat_a_hidden_tile(players: int) -> None:
    for seed in range(3):
        state = GAME.start(GAME.deal(players, seed))
        events, step = state.opening, 0
        while state.seat >= 0:
            position = state.position()
            for event in events:
                for seat in range(-1, players):
                    assert not texts(event.seen_by(seat)) & hidden_tiles(position, seat)
            legal = state.legal_actions()
            events = state.apply(legal[(step * 5 + seed) % len(legal)])
            step += 1


def test_a_view_is_json() -> None:
    view = GAME.start(GAME.deal(3, seed=1)).observe(0)
    assert json.loads(json.dumps(view)) == view


def test_at_the_end_no_one_decides() -> None:
    state = GAME.playout(GAME.start(GAME.deal(3, seed=1)), 1)
    view = state.observe(0)
    assert (view["seat"], view["decision"], view["legal"]) == (-1, "game_over", [])
