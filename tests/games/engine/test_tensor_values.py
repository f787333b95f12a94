"""The numbers of the tensor lie between 0 and 1, and its end is the mask of legal actions."""

from __future__ import annotations

import random
from array import array
from typing import Any

import pytest
from tests.games.random_games import all_options

import bigboard

EVERYTHING = all_options("stockpile")
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("acquire", 3, {}),
    ("acquire", 4, {"open_holdings": False, "dead_tiles": "never"}),
    ("stockpile", 2, EVERYTHING),
    ("stockpile", 4, {**EVERYTHING, "auction": False, "board": "advanced"}),
]


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_every_number_is_a_share_of_its_whole_and_the_end_says_what_is_legal(
    name: str, players: int, options: dict[str, Any]
) -> None:
    game = bigboard.game(name)
    state = game.start(game.deal(players, 7, options))
    rng = random.Random(7)
    numbers, mask = array("f", bytes(4 * game.tensor_size)), bytearray(game.num_actions)
    while state.seat >= 0:
        for seat in range(-1, players):
            state.tensor(seat, numbers)
            assert 0.0 <= min(numbers) <= max(numbers) <= 1.0
        state.tensor(state.seat, numbers)
        game.legal_mask(state, mask)
        assert [int(number) for number in numbers[-game.num_actions :]] == list(mask)
        state.apply(rng.choice(state.legal_actions()))
