"""The view as numbers, field by field as the documentation lists them."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

import pytest
from tests.games.engine.tensor_reading import flagged, numbers, tensor
from tests.titles.acquire.table_setting import CHAINS, GAME, TILES, TWO_SAFE, cross, do, lay, table

if TYPE_CHECKING:
    from bigboard import State

SIZE = GAME.tensor_size
CELLS = 108


def tiles(state: State, seat: int, name: str) -> list[str]:
    """The tiles that are flagged on a plane of the board."""
    return [TILES[cell] for cell in flagged(state, seat, name)]


def test_every_number_is_written() -> None:
    for seed in range(5):
        state = GAME.playout(GAME.start(GAME.deal(3, seed)), seed)
        assert 7.0 not in tensor(state, 0)


def test_the_board_is_one_plane_a_kind() -> None:
    state = table(chains=TWO_SAFE, gone=["2B"], lone=["12E", "12G"], hands=[["9I"], ["7I"], []])
    assert tiles(state, 0, "gone") == ["2B"]
    assert tiles(state, 0, "lone") == ["12E", "12G"]
    assert tiles(state, 0, "hand") == ["9I"]
    assert tiles(state, 0, "tile") == []
    chains = flagged(state, 0, "chains")
    for chain in ("Festival", "Tower"):
        plane = CHAINS.index(chain) * CELLS
        assert [TILES[cell - plane] for cell in chains if 0 <= cell - plane < CELLS] == TWO_SAFE[chain]
    assert len(chains) == 22


def test_each_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    state = table(hands=[["9I"], ["7I"], ["5I"]])
    assert [tiles(state, seat, "hand") for seat in (-1, 0, 1, 2)] == [[], ["9I"], ["7I"], ["5I"]]
    assert [flagged(state, seat, "you") for seat in (-1, 0, 1, 2)] == [[], [0], [1], [2]]


def test_the_question_and_the_merger_are_flags() -> None:
    state = table(
        chains=cross(Tower=3, Sackson=3, Festival=2),
        hands=[["12I"], ["5E"], []],
        turn=1,
        shares=[{"Sackson": 2}, {}, {}],
    )
    lay(state, "5E")
    do(state, "survive", chain="Tower")
    assert tiles(state, 2, "tile") == ["5E"]
    assert flagged(state, 2, "question") == [4]  # trade_shares
    assert flagged(state, 2, "safe") == []
    assert flagged(state, 2, "to_settle") == [CHAINS.index("Festival")]
    assert flagged(state, 2, "survivor") == [CHAINS.index("Tower")]
    assert flagged(state, 2, "acquired") == [CHAINS.index("Sackson")]
    # Seats clockwise from the viewer: it is seat 1's turn, and seat 0 decides.
    assert flagged(state, 2, "turn") == [2]
    assert flagged(state, 2, "actor") == [1]


def test_safe_chains_the_declared_end_and_the_options_are_flags() -> None:
    options = {"dead_tiles": "once", "open_holdings": False}
    state = table(chains=TWO_SAFE, hands=[["12I"], [], []], options=options)
    lay(state, "12I")
    do(state, "declare_end")
    assert flagged(state, 0, "safe") == [CHAINS.index("Festival"), CHAINS.index("Tower")]
    found = [flagged(state, 0, name) for name in ("end_declared", "open_holdings", "dead_tiles")]
    assert found == [[0], [], [1]]
    plain = table(hands=[["1A"], [], []])
    found = [flagged(plain, 0, name) for name in ("end_declared", "open_holdings", "dead_tiles")]
    assert found == [[], [0], [0]]


def test_chains_and_seats_are_numbers() -> None:
    state = table(
        players=2,
        chains={"Tower": ["1A", "2A", "3A"]},
        hands=[["12I"], ["9E", "9F", "9G"]],
        money=[700, 12500],
        shares=[{"Tower": 5}, {"Festival": 10}],
    )
    assert [numbers(state, 1, name)[-1] for name in ("sizes", "prices", "bank")] == [3, 5, 20]
    # The viewer first: three tiles, $12 500, ten Festival.
    assert [numbers(state, 1, f"seats.{name}", 0) for name in ("taken", "tiles", "money", "more_money", "shares")] == [
        [1], [3], [100], [25, 0, 0, 0, 0], [0, 0, 10, 0, 0, 0, 0],
    ]  # fmt: skip
    assert [numbers(state, 1, f"seats.{name}", 1) for name in ("taken", "tiles", "money", "more_money", "shares")] == [
        [1], [1], [7], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 5],
    ]  # fmt: skip
    assert numbers(state, 1, "seats.taken", 2) == [0]
    assert numbers(state, 1, "bag") == [101]


def test_much_money_fills_one_number_after_the_other() -> None:
    state = table(players=2, hands=[["1A"], ["9I"]], money=[6000, 93600])
    assert numbers(state, 1, "seats.more_money", 0) == [250, 250, 250, 86, 0]


def test_what_has_been_bought_and_what_may_be_bought_are_numbers() -> None:
    state = table(chains={"Sackson": ["1A", "2A"], "Tower": ["1C", "2C"]}, hands=[["12I"], [], []])
    lay(state, "12I")
    do(state, "buy", chain="Sackson")
    assert numbers(state, 0, "bought") == [1]
    assert flagged(state, 0, "legal") == state.legal_actions()
    assert flagged(state, 1, "legal") == []


@pytest.mark.clause("ACQ-SET-8")
def test_closed_holdings_of_others_are_zero() -> None:
    options = {"open_holdings": False}
    state = table(players=2, options=options, hands=[["1A"], ["9I"]], shares=[{"Tower": 5}, {"Festival": 5}])
    assert numbers(state, 0, "seats.money", 0) == [60]
    assert numbers(state, 0, "seats.shares", 0) == [0, 0, 0, 0, 0, 0, 5]
    assert numbers(state, 0, "seats.tiles", 1) == [1]
    assert numbers(state, 0, "seats.money", 1) == [0]
    assert numbers(state, 0, "seats.shares", 1) == [0] * 7


def test_at_the_end_no_seat_decides() -> None:
    state = GAME.playout(GAME.start(GAME.deal(3, seed=1)), 1)
    assert flagged(state, 0, "actor") == []
    assert flagged(state, 0, "question") == [8]


def test_any_writable_buffer_of_the_right_size_will_do() -> None:
    state = GAME.start(GAME.deal(3, seed=1))
    raw = bytearray(SIZE * 4)
    state.tensor(0, raw)
    assert array("f", bytes(raw)) == tensor(state, 0)
    state.tensor(0, memoryview(raw))


@pytest.mark.parametrize("length", [0, SIZE - 1, SIZE + 1])
def test_a_buffer_of_another_size_is_refused(length: int) -> None:
    state = GAME.start(GAME.deal(3, seed=1))
    sentence = rf"^The tensor of Acquire has {SIZE} float32 numbers, {SIZE * 4} bytes\.$"
    with pytest.raises(ValueError, match=sentence):
        state.tensor(0, array("f", [0.0] * length))


def test_a_buffer_that_cannot_be_written_is_refused() -> None:
    with pytest.raises(TypeError):
        GAME.start(GAME.deal(3, seed=1)).tensor(0, bytes(SIZE * 4))
