"""The view as numbers, place by place as the documentation lists them."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

import pytest
from tests.games.acquire.table_setting import CHAINS, GAME, TILES, TWO_SAFE, cross, do, lay, table

if TYPE_CHECKING:
    from bigboard import State

CELLS = 108
QUESTIONS = 9
BOARD = 11 * CELLS  # gone, lone, seven chains, own hand, tile just played
CHAIN_FLAGS = BOARD + QUESTIONS
SEAT_FLAGS = CHAIN_FLAGS + 4 * 7
OPTION_FLAGS = SEAT_FLAGS + 2 * 6
CHAIN_FRACTIONS = OPTION_FLAGS + 5
SEAT_FRACTIONS = CHAIN_FRACTIONS + 3 * 7
REST = SEAT_FRACTIONS + 6 * 9
SIZE = REST + 3


def tensor(state: State, seat: int) -> array[float]:
    out = array("f", [7.0]) * GAME.tensor_size
    state.tensor(seat, out)
    return out


def plane(values: array[float], number: int) -> list[str]:
    """The tiles that are marked on one of the board's planes."""
    start = number * CELLS
    return [TILES[k] for k in range(CELLS) if values[start + k] == 1.0]


def near(values: array[float], expected: list[float]) -> bool:
    return all(abs(a - b) < 1e-6 for a, b in zip(values, expected, strict=True))


def test_the_tensor_has_the_size_that_the_game_says() -> None:
    assert GAME.tensor_size == SIZE


def test_every_number_is_written() -> None:
    for seed in range(5):
        state = GAME.playout(GAME.start(GAME.deal(3, seed)), seed)
        assert 7.0 not in tensor(state, 0)


def test_the_board_is_one_plane_a_kind() -> None:
    state = table(chains=TWO_SAFE, gone=["2B"], lone=["12E", "12G"], hands=[["9I"], ["7I"], []])
    values = tensor(state, 0)
    planes = [plane(values, number) for number in range(11)]
    assert planes[0] == ["2B"]
    assert planes[1] == ["12E", "12G"]
    assert planes[2 + CHAINS.index("Festival")] == TWO_SAFE["Festival"]
    assert planes[2 + CHAINS.index("Tower")] == TWO_SAFE["Tower"]
    assert planes[9] == ["9I"]
    assert [len(cells) for cells in planes] == [1, 2, 0, 0, 11, 0, 0, 0, 11, 1, 0]


def test_each_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    state = table(hands=[["9I"], ["7I"], ["5I"]])
    assert [plane(tensor(state, seat), 9) for seat in (-1, 0, 1, 2)] == [[], ["9I"], ["7I"], ["5I"]]


def test_the_question_and_the_merger_are_flags() -> None:
    state = table(
        chains=cross(Tower=3, Sackson=3, Festival=2),
        hands=[["12I"], ["5E"], []],
        turn=1,
        shares=[{"Sackson": 2}, {}, {}],
    )
    lay(state, "5E")
    do(state, "survive", chain="Tower")
    values = tensor(state, 2)
    assert plane(values, 10) == ["5E"]
    assert values[BOARD : BOARD + QUESTIONS].index(1.0) == 4  # trade_shares
    safe, to_settle, survivor, acquired = (values[CHAIN_FLAGS + 7 * k :][:7].tolist() for k in range(4))
    assert safe == [0.0] * 7
    assert to_settle == [0, 0, 1, 0, 0, 0, 0]
    assert survivor == [0, 0, 0, 0, 0, 0, 1]
    assert acquired == [0, 1, 0, 0, 0, 0, 0]
    # Seats clockwise from the viewer: it is seat 1's turn, and seat 0 decides.
    assert values[SEAT_FLAGS : SEAT_FLAGS + 6].tolist() == [0, 0, 1, 0, 0, 0]
    assert values[SEAT_FLAGS + 6 : SEAT_FLAGS + 12].tolist() == [0, 1, 0, 0, 0, 0]


def test_safe_chains_the_declared_end_and_the_options_are_flags() -> None:
    options = {"dead_tiles": "once", "open_holdings": False}
    state = table(chains=TWO_SAFE, hands=[["12I"], [], []], options=options)
    lay(state, "12I")
    do(state, "declare_end")
    values = tensor(state, 0)
    assert values[CHAIN_FLAGS : CHAIN_FLAGS + 7].tolist() == [0, 0, 1, 0, 0, 0, 1]
    assert values[OPTION_FLAGS : OPTION_FLAGS + 5].tolist() == [1, 0, 0, 1, 0]
    assert tensor(table(hands=[["1A"], [], []]), 0)[OPTION_FLAGS:][:5].tolist() == [0, 1, 1, 0, 0]


def test_chains_and_seats_are_fractions() -> None:
    state = table(
        players=2,
        chains={"Tower": ["1A", "2A", "3A"]},
        hands=[["12I"], ["9E", "9F", "9G"]],
        money=[700, 10000],
        shares=[{"Tower": 5}, {"Festival": 10}],
    )
    values = tensor(state, 1)
    assert near(values[CHAIN_FRACTIONS + 18 : CHAIN_FRACTIONS + 21], [3 / 41, 500 / 1200, 20 / 25])
    # The viewer first: three of six tiles, $10000 of $20000, ten Festival.
    assert near(values[SEAT_FRACTIONS : SEAT_FRACTIONS + 9], [0.5, 0.5, 0, 0, 0.4, 0, 0, 0, 0])
    assert near(values[SEAT_FRACTIONS + 9 : SEAT_FRACTIONS + 18], [1 / 6, 0.035, 0, 0, 0, 0, 0, 0, 0.2])
    assert near(values[SEAT_FRACTIONS + 18 : REST], [0.0] * 36)
    assert near(values[REST:], [101 / 108, 0, 0])


def test_what_has_been_bought_is_a_fraction() -> None:
    state = table(chains={"Sackson": ["1A", "2A"], "Tower": ["1C", "2C"]}, hands=[["12I"], [], []])
    lay(state, "12I")
    do(state, "buy", chain="Sackson")
    assert near(tensor(state, 0)[REST + 1 :], [1 / 3, 1 / 6])


@pytest.mark.clause("ACQ-SET-8")
def test_closed_holdings_of_others_are_zero() -> None:
    options = {"open_holdings": False}
    state = table(players=2, options=options, hands=[["1A"], ["9I"]], shares=[{"Tower": 5}, {"Festival": 5}])
    own, other = (tensor(state, 0)[SEAT_FRACTIONS + 9 * k :][:9] for k in range(2))
    assert near(own, [1 / 6, 0.3, 0, 0, 0, 0, 0, 0, 0.2])
    assert near(other, [1 / 6, 0, 0, 0, 0, 0, 0, 0, 0])


def test_at_the_end_no_seat_decides() -> None:
    state = GAME.playout(GAME.start(GAME.deal(3, seed=1)), 1)
    values = tensor(state, 0)
    assert values[SEAT_FLAGS + 6 : SEAT_FLAGS + 12].tolist() == [0.0] * 6
    assert values[BOARD + 8] == 1.0


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
