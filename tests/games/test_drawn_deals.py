"""A deal that was drawn here and comes back as it was is not checked again; whatever was touched is."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest

import bigboard

MODULES = {"investors": True, "strategies": True, "commerce": True, "dice": True, "bonds": True, "board": "advanced"}
CASES: list[tuple[str, dict[str, Any]]] = [
    ("acquire", {}),
    ("acquire", {"open_holdings": False, "dead_tiles": "never"}),
    ("stockpile", {}),
    ("stockpile", MODULES),
]


def leaves(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place of a JSON value that holds no list and no dict: what it lies in, and where."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in items:
        if isinstance(item, dict | list):
            yield from leaves(item)
        else:
            yield value, key


@pytest.mark.parametrize(("name", "options"), CASES)
@pytest.mark.parametrize("seed", [0, 5, "a text", 2**80])
def test_a_drawn_deal_begins_the_same_game_as_its_copy(name: str, options: dict[str, Any], seed: int | str) -> None:
    game = bigboard.game(name)
    deal = game.deal(3, seed, options)
    drawn, read = game.start(deal), game.start(json.loads(json.dumps(deal)))
    assert drawn.position() == read.position()
    assert drawn.record() == read.record()
    assert drawn.opening == read.opening
    assert drawn.opening
    assert drawn.events


@pytest.mark.parametrize(("name", "options"), CASES)
def test_every_touch_of_a_drawn_deal_is_noticed(name: str, options: dict[str, Any]) -> None:
    game = bigboard.game(name)
    count = len(list(leaves(game.deal(2, 3, options))))
    for number in range(count):
        deal = game.deal(2, 3, options)
        place, key = list(leaves(deal))[number]
        if place is deal and key == "seed":
            continue  # any other seed would do
        place[key] = "nonsense"
        with pytest.raises(ValueError, match=r"."):
            game.start(deal)


@pytest.mark.parametrize(("name", "options"), CASES)
def test_a_field_more_or_less_is_noticed(name: str, options: dict[str, Any]) -> None:
    game = bigboard.game(name)
    deal = game.deal(2, 3, options)
    deal["nonsense"] = 1
    with pytest.raises(ValueError, match="nonsense"):
        game.start(deal)
    deal = game.deal(2, 3, options)
    del deal["market" if name == "stockpile" else "bag"]
    with pytest.raises(ValueError, match=r"market|bag"):
        game.start(deal)


def test_equal_is_not_good_enough() -> None:
    game = bigboard.game("acquire")
    deal = game.deal(4, 3)
    deal["players"] = 4.0
    with pytest.raises(ValueError, match="players"):
        game.start(deal)
    deal = game.deal(4, 3)
    deal["options"]["open_holdings"] = 1
    with pytest.raises(ValueError, match="open_holdings"):
        game.start(deal)


def test_two_tiles_that_were_exchanged_stay_exchanged() -> None:
    game = bigboard.game("acquire")
    deal = game.deal(4, 3)
    bag = deal["bag"]
    bag[-1], bag[-2] = bag[-2], bag[-1]
    assert game.start(deal).record()["deal"]["bag"] == bag
    assert game.start(deal).record()["deal"]["bag"] != game.deal(4, 3)["bag"]


@pytest.mark.parametrize(("name", "options"), CASES)
def test_a_deal_that_is_changed_after_the_start_does_not_change_the_game(name: str, options: dict[str, Any]) -> None:
    game = bigboard.game(name)
    deal = game.deal(3, 8, options)
    kept = copy.deepcopy(deal)
    state = game.start(deal)
    for place, key in list(leaves(deal)):
        place[key] = None
    assert state.record()["deal"] == kept
    assert bigboard.replay(state.record()).position() == state.position()


@pytest.mark.parametrize(("name", "options"), CASES)
def test_what_was_told_before_the_first_decision_is_told_as_a_copy(name: str, options: dict[str, Any]) -> None:
    state = bigboard.game(name).start(bigboard.game(name).deal(3, 8, options))
    told = len(state.opening)
    state.opening.clear()
    assert len(state.opening) == told
    assert len(state.clone().opening) == told
    assert state.sample(0, 1).opening == []
