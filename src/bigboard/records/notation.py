"""One-line text for actions and positions, to read and write in tests, puzzles and mail.

5C                          play a tile
found Tower                 also `found T`, or just `T` when that is the question
trade 4, sell 1             several actions, one after the other
acquire players=2 W=1A-3A lone=5E hands=4A,9I/7C,8C turn=1
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from bigboard.games.contract import State
from bigboard.games.manifest import game_of
from bigboard.games.registry import names, title
from bigboard.records.plain_notation import PlainNotation

SEPARATORS = str.maketrans(",;", "  ")


class Notation(Protocol):
    """The interface of a game's notation module."""

    def action_text(self, described: Mapping[str, Any], options: Mapping[str, Any] | None = None) -> str:
        """Return one action as text, in a game with these options."""

    def next_actions(self, state: State, words: list[str]) -> list[int]:
        """Return the actions that the first words mean, and remove these words from the list."""

    def position_fields(self, state: State) -> list[str]:
        """The position as `name=value` texts without blanks."""

    def read_position(self, fields: dict[str, str]) -> State:
        """The state from such texts."""


def notation_of(game: str) -> Notation:
    """Return the game's notation, or the plain one if its title has none."""
    brought = title(game)
    if not brought.notation:
        return PlainNotation(game_of(brought))
    module: Notation = brought.load("notation")
    return module


def notation_for(state: State) -> Notation:
    """Return the notation of the state's game; the plain one for a game that is not installed as a title."""
    name = state.game.name
    return notation_of(name) if name in names() else PlainNotation(state.game)


def text_of(state: State, action: int) -> str:
    """Return an action of this state as people write it; `State.text` is the same."""
    return notation_for(state).action_text(state.describe(action), state.options_in_play())


def action_text(game: str, described: Mapping[str, Any], options: Mapping[str, Any] | None = None) -> str:
    """A described action as people write it; `options` are those of the game, where they differ from the usual."""
    return notation_of(game).action_text(described, options)


def parse_actions(state: State, text: str) -> list[int]:
    """The legal actions that a line means, in order.

    Raise ValueError if the line is not understood, and IllegalAction if the rules forbid it. The state is unchanged.
    """
    words = text.translate(SEPARATORS).split()
    if not words:
        raise ValueError("An empty line is not an action.")
    notation = notation_for(state)
    trial = state.clone()
    trial.events = False
    actions: list[int] = []
    while words:
        if trial.seat != state.seat:
            raise ValueError(f"Your turn ends before {words[0]!r}.")
        for action in notation.next_actions(trial, words):
            trial.apply(action)
            actions.append(action)
    return actions


def position_text(state: State) -> str:
    """The position in one line. It leaves out what the players remember; `State.position` includes it."""
    return " ".join([state.game.name, *notation_of(state.game.name).position_fields(state)])


def parse_position(text: str) -> State:
    """The state of a position in one line; ValueError says what is wrong with it."""
    game, *words = text.split() or [""]
    fields: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise ValueError(f"A position is made of words like name=value; {word!r} is not one.")
        if name in fields:
            raise ValueError(f"The position has {name!r} twice.")
        fields[name] = value
    return notation_of(game.lower()).read_position(fields)
