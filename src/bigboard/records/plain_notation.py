"""Notation for a game that brings none: the type of an action and its fields, `buy Comet`, one word each.

Where the question leaves no doubt the type is not needed. Things that are picked together follow the verb in any order:
`buy Comet Comet Anchor`. A position is every field of `State.position` as JSON without blanks.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any

from bigboard.games.contract import Game, JsonDict, State

STOP_WORDS = ("stop", "done", "nothing")
PICK = "pick"  # the verb where things of several types can be picked


def values_of(described: Mapping[str, Any]) -> list[str]:
    return [word(value) for name, value in described.items() if name not in ("type", "action")]


def word(value: object) -> str:
    return str(value).replace(" ", "_")


def pick_verb(pick: JsonDict) -> str:
    types = {item["item"]["type"] for item in pick["items"]}
    return str(types.pop()) if len(types) == 1 else PICK


def pick_word(pick: JsonDict, item: Mapping[str, Any]) -> str:
    """A thing to pick in one word: `Comet`, or with its type where there are several."""
    parts = values_of(item) if pick_verb(pick) != PICK else [word(item["type"]), *values_of(item)]
    return "/".join(parts)


def pick_named(pick: JsonDict, words: Sequence[str]) -> list[JsonDict]:
    """The things that these words name, up to the first that names none."""
    known = {pick_word(pick, item["item"]).lower(): item["item"] for item in pick["items"]}
    return [known[text.lower()] for text in takewhile(lambda text: text.lower() in known, words)]


def stop_of(state: State) -> int:
    """The answer that ends a choice; ValueError if there is none."""
    for action in state.legal_actions():
        if "stop" in state.describe(action)["type"]:
            return action
    raise ValueError("There is nothing to stop here.")


class PlainNotation:
    """The notation of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def action_text(self, described: Mapping[str, Any], options: Mapping[str, Any] | None = None) -> str:
        return " ".join([word(described["type"]), *values_of(described)])

    def next_actions(self, state: State, words: list[str]) -> list[int]:
        pick = state.offers(state.seat)["pick"]
        if pick is not None and words[0].lower() == pick_verb(pick):
            wanted = pick_named(pick, words[1:])
            if len(wanted) > 1 or (wanted and pick_verb(pick) == PICK):
                del words[: 1 + len(wanted)]
                return state.find_several(wanted)
        if words[0].lower() in STOP_WORDS:
            words.pop(0)
            return [stop_of(state)]
        for action in [*state.legal_actions(), *range(self.game.num_actions)]:
            if self.takes(words, self.action_text(state.describe(action)).split()):
                return [state.find(state.describe(action))]
        for action in state.legal_actions():
            if self.takes(words, values_of(state.describe(action))):
                return [action]
        raise ValueError(f"No action starts with {words[0]!r}.")

    def takes(self, words: list[str], wanted: list[str]) -> bool:
        """Return whether the words begin with the wanted ones; if so, remove these."""
        if not wanted or [one.lower() for one in words[: len(wanted)]] != [one.lower() for one in wanted]:
            return False
        del words[: len(wanted)]
        return True

    def position_fields(self, state: State) -> list[str]:
        return [f"{name}={one_word(value)}" for name, value in state.position().items() if name != "game"]

    def read_position(self, fields: dict[str, str]) -> State:
        try:
            return self.game.position({name: json.loads(text) for name, text in fields.items()})
        except json.JSONDecodeError as error:
            raise ValueError(f"The fields of a position are JSON: {error.msg}.") from None


def one_word(value: object) -> str:
    """As JSON in one word."""
    return json.dumps(value, separators=(",", ":")).replace(" ", "\\u0020")
