"""Notation for a game that brings none: actions, picks and positions as text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests import outside
from whisper_street import CARDS, COMPANIES, WHISPER_STREET

from bigboard.games.contract import IllegalAction, State
from bigboard.games.rng import Rng
from bigboard.records.notation import action_text, parse_actions, parse_position, position_text
from bigboard.records.plain_notation import pick_named, pick_verb, pick_word

NONE = dict.fromkeys(COMPANIES, 0)


@pytest.fixture(autouse=True)
def third_game() -> Iterator[None]:
    with outside.installed():
        yield


def table(decision: str) -> State:
    position = {
        "players": 2, "seat": 0, "decision": decision, "deck": CARDS, "round": 1, "first": 0, "at": 0,
        "prices": dict.fromkeys(COMPANIES, 5), "money": [12, 20], "shares": [{**NONE, "Comet": 2}, NONE],
        "asked": ["Comet", ""], "traded": NONE,
    }  # fmt: skip
    return WHISPER_STREET.position(position)


def read(state: State, text: str) -> list[str]:
    return [action_text(outside.NAME, state.describe(action)) for action in parse_actions(state, text)]


@pytest.mark.parametrize(
    ("decision", "text", "actions"),
    [
        ("ask", "ask Comet", ["ask Comet"]),
        ("ask", "comet", ["ask Comet"]),
        ("sell", "stop", ["stop_selling"]),
        ("sell", "sell Comet, stop_selling", ["sell Comet", "stop_selling"]),
        ("sell", "stop; Dynamo", ["stop_selling", "buy Dynamo"]),
        ("buy", "buy Dynamo Anchor", ["buy Anchor", "buy Dynamo"]),
        ("buy", "nothing", ["stop_buying"]),
    ],
)
def test_a_line_means_these_actions(decision: str, text: str, actions: list[str]) -> None:
    assert read(table(decision), text) == actions


@pytest.mark.parametrize("text", ["", "dance", "ask IBM", "stop", "ask Comet dance"])
def test_a_line_that_means_nothing_is_named(text: str) -> None:
    with pytest.raises(ValueError, match=r"\."):
        parse_actions(table("ask"), text)


def test_an_action_that_is_not_legal_is_refused_with_its_rule() -> None:
    with pytest.raises(IllegalAction) as refused:
        parse_actions(table("sell"), "sell Anchor")
    assert (refused.value.rule, refused.value.reason) == ("WSP-SELL", "no-share")


def test_whole_games_read_back_action_by_action() -> None:
    for seed in range(5):
        state, rng = WHISPER_STREET.start(WHISPER_STREET.deal(3, seed)), Rng(seed)
        while legal := state.legal_actions():
            action = legal[rng.below(len(legal))]
            assert parse_actions(state, action_text(outside.NAME, state.describe(action)))[0] == action
            assert parse_position(position_text(state)).position() == state.position()
            state.apply(action)


def test_a_position_that_is_no_json_is_named() -> None:
    with pytest.raises(ValueError, match=r"^The fields of a position are JSON: "):
        parse_position("whisper-street players=two")


def test_things_of_several_types_are_picked_with_their_type() -> None:
    items = [{"item": {"type": "give", "what": "a share"}}, {"item": {"type": "keep", "what": "money"}}]
    pick = {"items": items}
    assert pick_verb(pick) == "pick"
    assert [pick_word(pick, item["item"]) for item in items] == ["give/a_share", "keep/money"]
    assert pick_named(pick, ["KEEP/money", "bread", "keep/money"]) == [{"type": "keep", "what": "money"}]
