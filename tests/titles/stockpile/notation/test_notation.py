"""Actions and positions of Stockpile in one line of text."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest

import bigboard
from bigboard import State
from bigboard.games.contract import IllegalAction
from bigboard.records.notation import action_text, parse_actions, parse_position, position_text
from bigboard.titles.stockpile.rules.cards.data_files import printed_data
from bigboard.titles.stockpile.rules.numbers import NUM_ACTIONS

MODULES = ["bonds", "commerce", "dice", "strategies", "promo", "investors", "auction", "first_player_card"]
GAME = bigboard.game("stockpile")
SELLING = "stockpile players=3 stage=selling decision=sell shares=AA2CC1/BB1/- split=BB1/-/- AA=9"
BIDDING = "stockpile players=3 stage=demand decision=bid piles=AA,BB:1/F1/BO"
ACTING = "stockpile players=3 with=strategies stage=action decision=act shares=BO1/BB1/- plays_left=1 strategies="


def random_games(count: int) -> Iterator[tuple[State, random.Random]]:
    for seed in range(count):
        rng = random.Random(seed)
        options: dict[str, Any] = {name: seed % 3 == 0 or rng.random() < 0.6 for name in MODULES}
        options["auction"] = options["auction"] and options["investors"]
        options["promo"] = options["promo"] and options["strategies"]
        options["board"] = rng.choice(["standard", "advanced"])
        yield GAME.start(GAME.deal(2 + seed % 4, seed, options)), rng


def without_memory(state: State) -> dict[str, Any]:
    position = state.position()
    del position["memory"], position["course"]
    return position


def test_every_legal_action_of_random_games_is_read_as_it_is_written() -> None:
    types = set()
    for state, rng in random_games(16):
        while state.seat >= 0:
            legal = state.legal_actions()
            for action in legal:
                described = state.describe(action)
                types.add(described["type"])
                assert parse_actions(state, action_text("stockpile", described)) == [action]
            state.apply(rng.choice(legal))
    assert len(types) >= 38


def test_every_action_has_a_text_of_its_own() -> None:
    state = GAME.start(GAME.deal(3, 1))
    texts = [action_text("stockpile", state.describe(action)) for action in range(NUM_ACTIONS)]
    assert len(set(texts)) == NUM_ACTIONS
    assert all(text and "\n" not in text for text in texts)


def test_positions_of_random_games_are_read_as_they_are_written() -> None:
    for state, rng in random_games(16):
        while True:
            if state.seat < 0 or rng.random() < 0.08:
                text = position_text(state)
                again = parse_position(text)
                assert without_memory(again) == without_memory(state)
                assert position_text(again) == text
            if state.seat < 0:
                break
            state.apply(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("text", [SELLING, BIDDING, f"{ACTING}Naked_Short/-/-"])
def test_a_position_by_hand_stays_as_short_as_it_was(text: str) -> None:
    assert set(text.split()) <= set(position_text(parse_position(text)).split())


@pytest.mark.parametrize(
    ("position", "line", "texts"),
    [
        (BIDDING, "2 6", ["bid 2 $6K"]),
        (BIDDING, "BID pile 2 at $6k", ["bid 2 $6K"]),
        (SELLING, "sell aa 2 bb-half", ["sell AA 2", "sell BB-half 1"]),
        (SELLING, "cc AA", ["sell AA 1", "sell CC 1"]),
        (SELLING, "sell 2 automotive, split bank", ["sell AA 2", "sell BB-split 1"]),
        (SELLING, "sell all", ["sell AA 2", "sell BB-split 1", "sell CC 1"]),
        (SELLING, "sell Cosmic Computers; done", ["sell CC 1", "stop"]),
        (SELLING, "nothing", ["stop"]),
        (f"{ACTING}Naked_Short/-/-", "play naked: discard boom", ["play Naked Short", "discard boom"]),
        (f"{ACTING}Naked_Short/-/-", "Naked Short", ["play Naked Short"]),
        (f"{ACTING}-/-/-", "boom steel", ["boom SS"]),
        (
            f"{ACTING}Market_Maker/-/-",
            "play Market Maker: discard boom, up AA, lower BB",
            ["play Market Maker", "discard boom", "raise AA", "lower BB"],
        ),
    ],
)
def test_people_may_write_as_they_speak(position: str, line: str, texts: list[str]) -> None:
    state = parse_position(position)
    actions = parse_actions(state, line)
    assert [action_text("stockpile", state.describe(action)) for action in actions] == texts


def test_a_normal_card_and_half_of_a_split_one_are_a_whole_split_one() -> None:
    state = parse_position(SELLING.replace("AA2CC1", "AA2BB1"))
    (action,) = parse_actions(state, "sell BB BB-half")
    assert action_text("stockpile", state.describe(action)) == "sell BB-split 1"


@pytest.mark.parametrize(
    ("position", "line", "sentence"),
    [
        (BIDDING, "bdi 2 6", "Did you mean 'bid'?"),
        (BIDDING, "frobnicate", "The number of the stockpile is missing before 'frobnicate'"),
        (BIDDING, "bid 2 7", "No space costs $7K"),
        (BIDDING, "bid 0 6", "The number of the stockpile starts at 1."),
        (BIDDING, "bid 7 6", "There is no stockpile 7: stockpiles run from 1 to 3."),
        (BIDDING, "bid 2", "The number of thousands to bid is missing."),
        (BIDDING, "", "An empty line is not an action."),
        (SELLING, "sell XX", "'XX' is not a company: the companies are AA American Automotive"),
        (SELLING, "sell AA-quarter", "Cards are sold as normal, split, half, not 'quarter'."),
        (f"{ACTING}Naked_Short/-/-", "play nakd", "Did you mean Naked Short?"),
        (f"{ACTING}Naked_Short/-/-", "discard gravel", "'gravel' is not one of these cards"),
    ],
)
def test_what_is_not_understood_gets_a_sentence(position: str, line: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)) as error:
        parse_actions(parse_position(position), line)
    assert not isinstance(error.value, IllegalAction)


def test_what_the_rules_forbid_names_the_rule() -> None:
    with pytest.raises(IllegalAction) as refused:
        parse_actions(parse_position(SELLING), "sell AA 3")
    assert refused.value.rule == "STK-SEL-3"
    with pytest.raises(IllegalAction) as refused:
        parse_actions(parse_position(SELLING), "bid 1 6")
    assert refused.value.rule == "STK-SEL-1"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("stockpile players=3 color=red", "has no 'color'"),
        ("stockpile players=x", "'players' is a whole number"),
        ("stockpile players=3 with=wind", "There is no module 'wind'"),
        ("stockpile players=3 shares=XX1/-/-", "is not a list of cards"),
        ("stockpile players=3 pairs=AA+7", "is not a pair of a company and a forecast"),
        ("stockpile players=3 stage=demand decision=bid bids=1:7/-/-", "No space of the bidding track costs $7K"),
        ("stockpile players=3 stage=demand decision=bid bids=1/-/-", "A bid is a seat and a price"),
        ("stockpile players=3 power=Nobody", "There is no investor or strategy card"),
        ("stockpile players=3 shares=AA1/- split=AA1/-/-", "same number of seats"),
        ("stockpile players=3 shares=AA9/AA9/-", "American Automotive"),
    ],
)
def test_a_position_that_cannot_be_gets_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        parse_position(text)


def test_bids_are_written_by_the_printed_price() -> None:
    for space, price in enumerate(printed_data().track):
        assert action_text("stockpile", {"type": "bid", "pile": 1, "space": space}) == f"bid 2 ${price}K"


TRACK = [0, 3, 6, 9, 10, 15, 20, 1000]
CORRECTED = {
    "game": {
        "bidding_track": {"value": TRACK, "source": "house"},
        "starting_cash": {"value": {"2": 999, "3": 999, "4": 999, "5": 999}, "source": "house"},
    },
    "investor": {"ana": {"name": "O'Ana-Maria & Co"}},
    "strategy": {"buyback": {"name": {"value": "Rückkauf 2", "source": "house"}}},
}


def test_bids_of_a_corrected_track_are_read_as_they_are_written() -> None:
    options = {"data": CORRECTED}
    state = GAME.start(GAME.deal(3, 1, options))
    while state.decision != "bid":
        state.apply(state.legal_actions()[0])
    described = [state.describe(action) for action in state.legal_actions()]
    texts = [action_text("stockpile", entry, options) for entry in described]
    assert texts[:7] == [f"bid 1 ${price}K" for price in TRACK[:7]]
    assert [parse_actions(state, text) for text in texts] == [[action] for action in state.legal_actions()]


def test_the_dearest_space_that_a_track_can_have_is_understood() -> None:
    state = parse_position(f"{BIDDING} money=1000/0/0 data={quote(json.dumps({'game': CORRECTED['game']}))}")
    (action,) = parse_actions(state, "bid 1 $1000K")
    assert state.describe(action) == {"type": "bid", "pile": 0, "space": 7}


@pytest.mark.parametrize("seed", range(4))
def test_games_with_corrected_cards_are_read_as_they_are_written(seed: int) -> None:
    options = {**dict.fromkeys(MODULES, True), "data": CORRECTED}
    state = GAME.start(GAME.deal(3, seed, options))
    rng = random.Random(seed)
    while state.seat >= 0:
        action = rng.choice(state.legal_actions())
        assert parse_actions(state, action_text("stockpile", state.describe(action), options)) == [action]
        if rng.random() < 0.1:
            again = parse_position(position_text(state))
            assert without_memory(again) == without_memory(state)
        state.apply(action)


def test_values_that_are_not_json_get_a_sentence() -> None:
    with pytest.raises(ValueError, match=r"^'data' is the path of a data file or corrected values as JSON: Expecting"):
        parse_position("stockpile players=3 data=%7Bgame%7D")
