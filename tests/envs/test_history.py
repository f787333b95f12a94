"""The public history as a table of numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

import bigboard
from bigboard.envs.history import PublicHistory
from bigboard.games.contract import Event

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = ["acquire", "stockpile"]


def played(game: str, seed: int, players: int = 3) -> Iterator[list[Event]]:
    """The events of a random game, step by step."""
    rules = bigboard.game(game)
    options = {"investors": True, "strategies": True, "commerce": True, "bonds": True} if game == "stockpile" else {}
    state = rules.start(rules.deal(players, seed, options))
    rng = bigboard.Rng(seed)
    yield state.opening
    while state.seat >= 0:
        legal = state.legal_actions()
        yield state.apply(legal[rng.below(len(legal))])


@pytest.mark.parametrize("game", GAMES)
def test_every_public_event_is_a_row_between_minus_1_and_1(game: str) -> None:
    history = PublicHistory(game, 3, length=5000)
    count = 0
    for events in played(game, 1):
        history.add(events)
        count += len(events)
    table = history.seen_from(0)
    assert history.added == count > 100
    assert table.shape == (5000, len(history.columns))
    assert table.dtype == np.float32
    assert not table[:-count].any()
    assert table[-count:, : history.first_seat].sum(axis=1).tolist() == [1.0] * count
    assert np.abs(table).max() <= 1.0


@pytest.mark.parametrize("game", GAMES)
def test_the_newest_event_is_the_last_row_and_the_oldest_make_way(game: str) -> None:
    long, short = PublicHistory(game, 3, length=400), PublicHistory(game, 3, length=7)
    for events in list(played(game, 2))[:30]:
        long.add(events)
        short.add(events)
    assert np.array_equal(short.seen_from(1), long.seen_from(1)[-7:])


def test_seats_are_counted_from_the_viewer() -> None:
    history = PublicHistory("acquire", 3)
    history.add([Event("first_player", 1, "ACQ-SET-5", {})])
    places = [np.flatnonzero(history.seen_from(seat)[-1, history.first_seat : history.first_fact]) for seat in range(3)]
    assert [place.tolist() for place in places] == [[1], [0], [2]]
    assert np.array_equal(history.seen_from(-1), history.seen_from(0))


def test_facts_are_numbers_of_their_own() -> None:
    history = PublicHistory("acquire", 3)
    history.add([Event("chain_founded", 1, "ACQ-FND-2", {"chain": "Festival", "size": 2})])
    row = dict(zip(history.columns, history.seen_from(1)[-1].tolist(), strict=True))
    assert row["type.chain_founded"] == 1.0
    assert row["fact.chain"] == pytest.approx(3 / 7)
    assert row["fact.size"] == pytest.approx(2 / 24)
    assert row["fact.tile"] == 0.0


def test_secrets_stay_out() -> None:
    one, two = PublicHistory("acquire", 3), PublicHistory("acquire", 3)
    one.add([Event("tile_drawn", 1, "ACQ-TRN-3", {"bag": 50}, {"tile": "1A"}, (1,))])
    two.add([Event("tile_drawn", 1, "ACQ-TRN-3", {"bag": 50}, {"tile": "9I"}, (1,))])
    assert np.array_equal(one.seen_from(1), two.seen_from(1))
