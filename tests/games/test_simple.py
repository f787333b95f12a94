"""What a game in plain Python gets for free: copies, words, checks of what people hand in."""

from __future__ import annotations

import copy
import pickle
from array import array
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from whisper_street import CARDS, WHISPER_STREET, WhisperState

from bigboard.games.contract import IllegalAction, State
from bigboard.games.simple import SimpleGame, SimpleState
from bigboard.games.simple.checks import checked_options, fits
from bigboard.games.simple.tensor import TENSOR_SIZE, fill_tensor


@pytest.fixture
def state() -> State:
    return WHISPER_STREET.start(WHISPER_STREET.deal(3, 7))


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))])
def test_every_way_of_copying_gives_an_independent_state(state: State, way: Callable[[State], State]) -> None:
    state.apply(state.legal_actions()[0])
    before = (state.position(), state.record())
    twin = way(state)
    assert (twin.position(), twin.record()) == before
    assert twin.game is state.game
    WHISPER_STREET.playout(twin, 1)
    assert (state.position(), state.record()) == before


def test_what_is_handed_out_is_a_copy(state: State) -> None:
    state.record()["deal"]["deck"].clear()
    state.position()["money"].clear()
    state.observe(0)["seats"][0]["shares"].clear()
    assert len(state.record()["deal"]["deck"]) == len(CARDS)
    assert state.position()["money"] == [20, 20, 20]
    assert state.observe(0)["seats"][0]["shares"]


def test_whole_numbers_of_numpy_are_actions_too(state: State) -> None:
    state.apply(np.int64(state.legal_actions()[0]))  # type: ignore[arg-type]
    assert state.record()["actions"][0]["type"] == "ask"


def test_an_action_that_is_no_whole_number_is_refused(state: State) -> None:
    with pytest.raises(TypeError):
        state.apply(1.5)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "described",
    [{}, {"type": "ask"}, {"type": "ask", "company": "IBM"}, {"type": "ask", "company": ["Comet"]}, {"type": 3}, 5,
     {"type": "ask", "company": "Comet", "more": 1}],
)  # fmt: skip
def test_what_describes_no_action_is_not_understood(state: State, described: Any) -> None:
    with pytest.raises(IllegalAction) as refused:
        state.find(described)
    assert refused.value.reason == "not-understood"


def test_after_the_end_nothing_is_legal(state: State) -> None:
    WHISPER_STREET.playout(state, 1)
    with pytest.raises(IllegalAction) as refused:
        state.apply(0)
    assert refused.value.reason == "game-over"
    assert state.offers(0)["choices"] == []


def test_there_is_no_word_for_a_number_beyond_the_actions(state: State) -> None:
    with pytest.raises(ValueError, match=r"^Whisper Street has the actions 0 to 13, not 14\.$"):
        state.describe(14)


def test_offers_are_for_the_seat_that_decides(state: State) -> None:
    other = (state.seat + 1) % 3
    assert [choice["action"] for choice in state.offers(state.seat)["choices"]] == state.legal_actions()
    assert state.offers(other)["choices"] == state.offers(-1)["choices"] == []
    assert state.offers(other)["pick"] is None


def test_what_is_not_allowed_is_offered_with_its_reason(state: State) -> None:
    state.apply(state.legal_actions()[0])
    for _ in range(2):
        state.apply(state.find({"type": "buy", "company": "Dynamo"}))
    late = {item["company"]: item["reason"] for item in state.offers(state.seat)["forbidden"]}
    assert late == {"Anchor": "too-late", "Beacon": "too-late", "Comet": "too-late"}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ([], "Options are a mapping"),
        ({"round": 5}, r"There is no option 'round' in whisper-street: its options are rounds\."),
        ({"rounds": 7}, r"Option 'rounds' can be 5, 6, 8, not 7\."),
        ({"rounds": True}, r"Option 'rounds' can be 5, 6, 8, not True\."),
    ],
)
def test_a_bad_option_is_named(options: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}"):
        checked_options(WHISPER_STREET.declaration, options)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"deck": [1, 2]}, "The 'deck' has every card"),
        ({"deck": 7}, "The deal is not possible: "),
        ({"first": 9}, "No seat can be asked this: seat 9, decision 'ask'"),
        ({"players": 9}, "Whisper Street is for 2 to 5 players, not 9"),
        ({"game": "acquire"}, "This is a deal of 'acquire', not of 'whisper-street'"),
        ({"rules": 9}, "This deal is for version 9 of the rules"),
        ({"bag": []}, "A deal of Whisper Street has no field 'bag'"),
    ],
)
def test_a_bad_deal_is_named(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}"):
        WHISPER_STREET.start({**WHISPER_STREET.deal(3, 1), **change})


def test_a_deal_has_everything_that_chance_decides() -> None:
    deal = WHISPER_STREET.deal(3, 1)
    del deal["deck"]
    with pytest.raises(ValueError, match=r"^The deal has no 'deck'\.$"):
        WHISPER_STREET.start(deal)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"money": [1, "2", 3]}, "The position's 'money' cannot be"),
        ({"money": [1]}, "The position is not possible: "),
        ({"decision": "think"}, "No seat can be asked this: seat 0, decision 'think'"),
        ({"seat": 3}, "No seat can be asked this: seat 3"),
        ({"prices": {"Anchor": 5}}, "The position is not possible: 'Beacon'"),
    ],
)
def test_a_bad_position_is_named(state: State, change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}"):
        WHISPER_STREET.position({**state.position(), "seat": 0, **change})


def test_a_view_is_refused_to_a_seat_that_is_not_there(state: State) -> None:
    with pytest.raises(ValueError, match=r"^Seats run from 0 to 2, and -1 is a spectator; there is no seat 3\.$"):
        state.observe(3)


def test_a_sampled_world_has_no_record(state: State) -> None:
    with pytest.raises(ValueError, match=r"^A sampled world has no record"):
        state.sample(0, 1).record()


@pytest.mark.parametrize(
    ("value", "kind", "so"),
    [
        (1, int, True), (True, int, False), (None, int | None, True), ("a", int | None, False),
        ([1, 2], list[int], True), ([1, "2"], list[int], False), ({"a": [1]}, dict[str, list[int]], True),
        ({1: [1]}, dict[str, list[int]], False), ([], dict[str, int], False),
    ],
)  # fmt: skip
def test_a_value_is_of_an_annotated_type_or_not(value: object, kind: Any, so: bool) -> None:
    assert fits(value, kind) is so


def test_the_tensor_tells_views_apart_and_wants_a_buffer_of_its_size() -> None:
    first, second = (array("f", [9.0]) * TENSOR_SIZE for _ in range(2))
    fill_tensor({"prices": [5, 6], "heard": None, "name": "Comet"}, first)
    fill_tensor({"prices": [5, 7], "heard": None, "name": "Comet"}, second)
    assert first != second
    assert max(first) == 1.0
    assert sorted(first)[-4] == 0.0
    with pytest.raises(ValueError, match=r"^The tensor has 512 float32 numbers, 2048 bytes"):
        fill_tensor({}, array("f", [0.0]))


@pytest.mark.parametrize(
    ("companies", "reason", "sentence"),
    [
        (["Anchor"] * 4, "too-many-picks", "Pick 0 to 3, not 4."),
        (["Anchor", "Beacon"], "too-dear-picks", "That costs $10, and you have $9."),
    ],
)
def test_picks_beyond_the_limits_of_the_offer_are_refused(
    state: State, companies: list[str], reason: str, sentence: str
) -> None:
    state.apply(state.legal_actions()[0])
    poor = WHISPER_STREET.position({**state.position(), "money": [9, 9, 9]})
    with pytest.raises(IllegalAction) as refused:
        poor.find_several([{"type": "buy", "company": company} for company in companies])
    assert (refused.value.rule, refused.value.reason, refused.value.message) == ("WSP-BUY", reason, sentence)


@pytest.mark.parametrize("name", ["begin", "answers", "seen_by", "imagine"])
def test_a_game_that_does_not_define_what_a_seat_may_know_is_refused(name: str) -> None:
    own = {key: value for key, value in vars(WhisperState).items() if not key.startswith("__") and key != name}
    kind = type("Careless", (SimpleState,), {**own, "__annotations__": {}})
    game = type(WHISPER_STREET)
    with pytest.raises(TypeError, match=f"Careless has no method {name}"):
        type("CarelessGame", (game,), {"state": kind})(range(2, 5))
    assert SimpleGame.made[WHISPER_STREET.name] is WHISPER_STREET
