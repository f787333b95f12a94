"""Deals: the same from the same seed, and a sentence for each way a deal can be wrong."""

from __future__ import annotations

import hashlib
import json
from types import MappingProxyType
from typing import Any

import pytest
from tests.titles.acquire.table_setting import GAME, TILES, dealt

# Deals must mean the same for ever; these change only with a new version of the rules.
FIRST_OF_SEED_7 = ["12F", "8H", "8D", "9A", "6A", "9I", "9B", "10I", "10C", "9G", "7C", "11A"]
BAGS_OF_100_SEEDS = "7ebaf9779a0345b924e0d5b1cf59012bd5d170bc08546f4af8ec8bfd5a9c39df"
DECISIONS_OF_20_GAMES = 4735
NEWER = "A newer version of Big Board may read it."


def test_a_deal_is_json_with_everything_that_chance_decides() -> None:
    deal = GAME.deal(players=4, seed=7)
    assert list(deal) == ["game", "rules", "players", "options", "seed", "bag"]
    assert {name: deal[name] for name in ("game", "rules", "players", "options", "seed")} == {
        "game": "acquire",
        "rules": 1,
        "players": 4,
        "options": {"dead_tiles": "repeat", "open_holdings": True},
        "seed": 7,
    }
    assert json.loads(json.dumps(deal)) == deal


def test_equal_arguments_give_equal_deals() -> None:
    assert GAME.deal(4, seed=7) == GAME.deal(4, seed=7)
    assert GAME.deal(4, seed=7)["bag"] != GAME.deal(4, seed=8)["bag"]


def test_a_seed_deals_the_same_bag_for_ever() -> None:
    assert GAME.deal(4, seed=7)["bag"][:12] == FIRST_OF_SEED_7
    bags = json.dumps([GAME.deal(2, seed=seed)["bag"] for seed in range(100)])
    assert hashlib.sha256(bags.encode()).hexdigest() == BAGS_OF_100_SEEDS


def test_a_seed_may_be_a_text() -> None:
    assert GAME.deal(3, seed="mail game of May")["bag"] != GAME.deal(3, seed="mail game of June")["bag"]
    assert GAME.deal(3, seed="7")["bag"] == GAME.deal(3, seed=7)["bag"]


def test_a_truth_value_is_no_seed() -> None:
    with pytest.raises(ValueError, match=r"^A seed is a whole number or a text, not True\.$"):
        GAME.deal(3, seed=True)


@pytest.mark.parametrize("seed", [1.5, None, [1]])
def test_a_seed_of_another_kind_is_refused(seed: Any) -> None:
    # The compiled engine checks the type before the rules see it.
    with pytest.raises((TypeError, ValueError)):
        GAME.deal(3, seed=seed)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"dead_tile": "once"}, "Acquire has no option 'dead_tile': its options are dead_tiles, open_holdings."),
        ({5: 5}, "Acquire has no option 5: its options are dead_tiles, open_holdings."),
        ({"dead_tiles": "sometimes"}, "Option 'dead_tiles' is one of repeat, once, never, not 'sometimes'."),
        ({"dead_tiles": None}, "Option 'dead_tiles' is one of repeat, once, never, not None."),
        ({"open_holdings": "no"}, "Option 'open_holdings' is true or false, not 'no'."),
        ({"open_holdings": 1}, "Option 'open_holdings' is true or false, not 1."),
        (["once"], "Options are a mapping of names to values, not ['once']."),
        ("once", "Options are a mapping of names to values, not 'once'."),
    ],
)
def test_a_bad_option_is_named(options: Any, sentence: str) -> None:
    for attempt in (
        lambda: GAME.deal(3, 1, options),
        lambda: GAME.start({**dealt(), "options": options}),
        lambda: GAME.position({"players": 3, "options": options}),
        lambda: GAME.playouts(1, 3, 1, options),
    ):
        with pytest.raises(ValueError) as found:  # noqa: PT011
            attempt()
        assert str(found.value) == sentence


@pytest.mark.parametrize("options", [{"dead_tiles": "once"}, MappingProxyType({"open_holdings": False}), None])
def test_options_left_out_have_their_defaults(options: Any) -> None:
    chosen = {"dead_tiles": "repeat", "open_holdings": True, **(options or {})}
    assert GAME.deal(3, 1, options)["options"] == chosen
    assert GAME.start({**dealt(players=3), "options": options}).observe(0)["options"] == chosen


def without(deal: dict[str, Any], name: str) -> dict[str, Any]:
    return {field: value for field, value in deal.items() if field != name}


@pytest.mark.parametrize(
    ("deal", "sentence"),
    [
        ([], "A deal is a mapping, not []."),
        (
            {**dealt(), "bags": []},
            "A deal of Acquire has no field 'bags': its fields are game, rules, players, options, seed, bag.",
        ),
        ({**dealt(), "game": "stockpile"}, "This is a deal of 'stockpile', not of 'acquire'."),
        (
            {**dealt(), "rules": 2},
            f"This deal is for version 2 of the rules; this engine plays version 1. {NEWER}",
        ),
        (without(dealt(), "players"), "The deal does not say how many players there are."),
        ({**dealt(), "players": "4"}, "Acquire is for 2 to 6 players, not '4'."),
        ({**dealt(), "players": True}, "Acquire is for 2 to 6 players, not True."),
        ({**dealt(), "players": 2.0}, "Acquire is for 2 to 6 players, not 2.0."),
        ({**dealt(), "players": None}, "Acquire is for 2 to 6 players, not None."),
        (without(dealt(), "bag"), "The deal has no 'bag': the list of all 108 tiles in draw order."),
        (
            {**dealt(), "bag": "1A 2A"},
            "A deal's 'bag' is the list of all 108 tiles in draw order, not '1A 2A'.",
        ),
        ({**dealt(), "bag": TILES[:-1]}, "Tile 12I is missing from the bag."),
        ({**dealt(), "bag": []}, "Tile 1A is missing from the bag."),
        ({**dealt(), "bag": [*TILES, "5C"]}, "Tile 5C is in the bag twice."),
        ({**dealt(), "bag": [*TILES[:-1], "1A"]}, "Tile 1A is in the bag twice."),
        ({**dealt(), "bag": [*TILES[:-1], "12J"]}, "There is no tile '12J': tiles run from 1A to 12I."),
        ({**dealt(), "bag": [*TILES[:-1], 108]}, "There is no tile 108: tiles run from 1A to 12I."),
        ({**dealt(), "bag": [None]}, "There is no tile None: tiles run from 1A to 12I."),
    ],
)
def test_a_bad_deal_is_answered_with_a_sentence(deal: Any, sentence: str) -> None:
    with pytest.raises(ValueError) as found:  # noqa: PT011
        GAME.start(deal)
    assert str(found.value) == sentence


def test_a_hand_written_deal_needs_players_and_bag_only() -> None:
    state = GAME.start({"players": 2, "bag": [tile.lower() for tile in TILES]})
    assert state.record()["deal"] == {
        "game": "acquire",
        "rules": 1,
        "players": 2,
        "options": {"dead_tiles": "repeat", "open_holdings": True},
        "bag": TILES,
    }


def test_a_deal_is_read_not_kept() -> None:
    deal = GAME.deal(2, seed=1)
    state = GAME.start(deal)
    before = state.position()
    deal["bag"].reverse()
    assert state.position() == before


def test_playouts_count_their_decisions_and_repeat_themselves() -> None:
    assert GAME.playouts(0, 4, 1) == 0
    first = GAME.playouts(20, 4, seed=1)
    assert first == GAME.playouts(20, 4, seed=1) == DECISIONS_OF_20_GAMES
    assert first != GAME.playouts(20, 4, seed=2)
    assert GAME.playouts(5, 2, seed=1, options={"dead_tiles": "never"}) > 0
