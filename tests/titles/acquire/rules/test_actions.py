"""The action space: numbers and words, there and back, and words that mean nothing."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest
from tests.titles.acquire.table_setting import CHAINS, GAME, TILES, cross, lay, table

import bigboard
from bigboard.titles.acquire.rules.actions import WORDS
from bigboard.titles.acquire.rules.model.tiles import TILE_INDEX, TILE_NAMES, tile_name


def all_words() -> list[dict[str, Any]]:
    """Every action in words, in the order of their numbers."""
    return [
        *({"type": "play_tile", "tile": tile} for tile in TILES),
        *({"type": kind, "chain": chain} for kind in ("found", "survive", "acquire") for chain in CHAINS),
        *({"type": "trade", "shares": shares} for shares in range(0, 25, 2)),
        *({"type": "sell", "shares": shares} for shares in range(26)),
        {"type": "declare_end"},
        {"type": "play_on"},
        *({"type": "buy", "chain": chain} for chain in CHAINS),
        {"type": "stop_buying"},
    ]


def test_what_a_number_means_is_fixed_for_ever() -> None:
    state = GAME.start(GAME.deal(2, seed=1))
    assert [state.describe(action) for action in range(GAME.num_actions)] == all_words()


def test_every_description_is_read_back_to_its_number() -> None:
    assert [WORDS.parse(words) for words in all_words()] == list(range(GAME.num_actions))


@pytest.mark.parametrize("action", [-1, 178, 10**6])
def test_numbers_outside_the_action_space_are_not_described(action: int) -> None:
    state = GAME.start(GAME.deal(2, seed=1))
    with pytest.raises(ValueError, match=rf"^There is no action {action}: actions run from 0 to 177\.$"):
        state.describe(action)


@pytest.mark.clause("ACQ-TRN-1")
@pytest.mark.parametrize("action", [-1, 178, 10**6, -(10**30), 10**30])
def test_numbers_outside_the_action_space_are_refused_and_change_nothing(action: int) -> None:
    state = GAME.start(GAME.deal(2, seed=1))
    before = state.position(), state.record()
    with pytest.raises(bigboard.IllegalAction) as found:
        state.apply(action)
    refusal = found.value
    assert (refusal.rule, refusal.reason, refusal.args) == ("ACQ-TRN-1", "no-such-action", {"action": action})
    assert refusal.message == f"There is no action {action}: actions run from 0 to 177."
    assert (state.position(), state.record()) == before


@pytest.mark.clause("ACQ-TRN-1")
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({}, "There is no action of type None: the types are play_tile, found, survive, acquire, trade, sell, "),
        ({"type": "fly"}, "There is no action of type 'fly': the types are "),
        ({"type": ["buy"]}, "There is no action of type ['buy']: the types are "),
        ({"type": "play_tile"}, "An action of type 'play_tile' has the fields ['tile', 'type'], not ['type']."),
        (
            {"type": "stop_buying", "chain": "Tower"},
            "An action of type 'stop_buying' has the fields ['type'], not ['chain', 'type'].",
        ),
        (
            {"type": "buy", "chain": "Tower", "price": 1},
            "An action of type 'buy' has the fields ['chain', 'type'], not ['chain', 'price', 'type'].",
        ),
        ({"type": "play_tile", "tile": "13A"}, "'play_tile': 'tile' is from 1A to 12I, not '13A'."),
        ({"type": "play_tile", "tile": 7}, "'play_tile': 'tile' is from 1A to 12I, not 7."),
        ({"type": "buy", "chain": "Hilton"}, "'buy': 'chain' is one of Worldwide, Sackson, "),
        ({"type": "found", "chain": None}, "'found': 'chain' is one of Worldwide, Sackson, "),
        ({"type": "sell", "shares": 26}, "'sell': 'shares' is from 0 to 25, not 26."),
        ({"type": "sell", "shares": -1}, "'sell': 'shares' is from 0 to 25, not -1."),
        ({"type": "sell", "shares": True}, "'sell': 'shares' is from 0 to 25, not True."),
        (
            {"type": "trade", "shares": "2"},
            "'trade': 'shares' is one of 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, not '2'.",
        ),
        (
            {"type": "trade", "shares": 2.0},
            "'trade': 'shares' is one of 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, not 2.0.",
        ),
    ],
)
def test_words_that_mean_nothing_are_answered_with_a_sentence(words: dict[str, Any], sentence: str) -> None:
    state = GAME.start(GAME.deal(2, seed=1))
    before = state.position()
    with pytest.raises(bigboard.IllegalAction) as found:
        state.find(words)
    assert (found.value.rule, found.value.reason, found.value.args) == ("ACQ-TRN-1", "not-understood", {})
    assert found.value.message.startswith(sentence)
    assert state.position() == before


def test_a_description_with_keys_of_several_kinds_is_answered_with_a_sentence() -> None:
    state = GAME.start(GAME.deal(2, seed=1))
    words: dict[Any, Any] = {"type": "stop_buying", 3: "Tower"}
    with pytest.raises(bigboard.IllegalAction, match=r"^The fields of an action are named by texts, not by 3\."):
        state.find(words)


@pytest.mark.parametrize("words", ["stop_buying", None, 3, ["type", "stop_buying"]])
def test_what_is_not_a_description_at_all_is_answered_with_a_sentence(words: Any) -> None:
    state = GAME.start(GAME.deal(2, seed=1))
    with pytest.raises(bigboard.IllegalAction) as found:
        state.find(words)
    assert found.value.reason == "not-understood"


@pytest.mark.parametrize(("name", "tile"), [("1A", 0), ("12I", 107), (" 5c ", 28), ("12a", 11)])
def test_a_tile_is_known_by_its_name_in_either_case(name: str, tile: int) -> None:
    assert TILE_INDEX.number(name) == tile
    assert tile_name(tile) == name.strip().upper()


def test_tiles_are_numbered_row_by_row() -> None:
    assert TILE_NAMES == TILES


@pytest.mark.parametrize("name", ["", "A1", "0A", "13A", "1J", "5", None, 5])
def test_an_unknown_tile_is_answered_with_what_names_look_like(name: object) -> None:
    with pytest.raises(ValueError, match=r"^There is no tile .*: tiles run from 1A to 12I\.$"):
        TILE_INDEX.number(name)


def test_names_are_found_in_either_case() -> None:
    state = table(chains=cross(Tower=2, Sackson=2), hands=[["5E"], ["12I"], []])
    lay(state, "5e")
    assert state.find({"type": "survive", "chain": "tower"}) == state.find({"type": "survive", "chain": "T"})


QUESTIONS = [
    ("found_chain", "ACQ-FND-2", "which chain to found"),
    ("choose_survivor", "ACQ-MRG-2", "which chain survives"),
    ("choose_acquired", "ACQ-MRG-4", "which chain is acquired first"),
    ("trade_shares", "ACQ-MRG-6", "how many shares to trade"),
    ("sell_shares", "ACQ-MRG-7", "how many shares to sell"),
]


@pytest.mark.clause("ACQ-FND-2", "ACQ-MRG-2", "ACQ-MRG-4", "ACQ-MRG-6", "ACQ-MRG-7")
@pytest.mark.parametrize(("decision", "rule", "question"), QUESTIONS)
def test_an_answer_to_another_question_is_told_what_the_question_is(decision: str, rule: str, question: str) -> None:
    state = {
        "found_chain": lambda: table(lone=["5E"], hands=[[], [], []], decision="found_chain", tile="5F"),
        "choose_survivor": lambda: merging("choose_survivor", to_settle=["Tower", "Sackson", "Festival"]),
        "choose_acquired": lambda: merging("choose_acquired", survivor="Tower", to_settle=["Sackson", "Festival"]),
        "trade_shares": lambda: merging("trade_shares", survivor="Tower", acquired="Sackson", to_settle=["Festival"]),
        "sell_shares": lambda: merging("sell_shares", survivor="Tower", acquired="Sackson", to_settle=["Festival"]),
    }[decision]()
    with pytest.raises(bigboard.IllegalAction) as found:
        state.find({"type": "stop_buying"})
    assert (found.value.rule, found.value.reason) == (rule, "wrong-decision")
    assert found.value.args == {"decision": decision, "type": "stop_buying"}
    assert found.value.message == f"The decision now is {question}; 'stop_buying' does not answer it."


def merging(decision: str, **fields: Any) -> bigboard.State:
    chains = cross(Tower=2, Sackson=2, Festival=2)
    return table(chains=chains, tile="5E", decision=decision, shares=[{"Sackson": 3}, {}, {}], **fields)


def test_a_refusal_survives_copying_and_pickling() -> None:
    state = GAME.start(GAME.deal(2, seed=1))
    with pytest.raises(bigboard.IllegalAction) as found:
        state.find({"type": "stop_buying"})
    for twin in (pickle.loads(pickle.dumps(found.value)), copy.copy(found.value)):
        assert isinstance(twin, bigboard.IllegalAction)
        assert (twin.rule, twin.reason, twin.message) == ("ACQ-TRN-2", "wrong-decision", found.value.message)
        assert twin.args == found.value.args
        assert str(twin) == str(found.value)
