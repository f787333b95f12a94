"""The games by name: ours, and those that other packages bring along under the entry point group `bigboard.titles`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from bigboard.games.contract import Game, State
from bigboard.games.declaration import Declaration
from bigboard.games.manifest import Title, declaration_of, game_of, load_part

OWN = ("bigboard.titles.acquire.manifest:TITLE", "bigboard.titles.stockpile.manifest:TITLE")
ENTRY_POINTS = "bigboard.titles"


@cache
def titles() -> dict[str, Title]:
    """All titles by name, ours first. A title from outside cannot take the place of one of ours."""
    found: dict[str, Title] = {title.name: title for title in map(load_part, OWN)}
    for point in sorted(entry_points(group=ENTRY_POINTS), key=lambda point: point.name):
        title = point.load()
        if not isinstance(title, Title):
            raise TypeError(f"The entry point {point.value!r} of {ENTRY_POINTS} is not a Title.")
        found.setdefault(title.name, title)
    return found


def names() -> list[str]:
    return list(titles())


def title(name: str) -> Title:
    """The title of that name; ValueError lists the names there are."""
    if name not in titles():
        raise ValueError(f"There is no game {name!r}; the games are {', '.join(names())}.")
    return titles()[name]


def game(name: str) -> Game:
    """The game of that name; ValueError lists the names there are."""
    return game_of(title(name))


def declaration(name: str) -> Declaration:
    """Return the declaration of a game; ValueError lists the possible names."""
    return declaration_of(title(name))


def rebuilt(name: str, kept: Mapping[str, Any], events: bool) -> State:
    """Return the state after a deal or a position and the actions since, as a pickle or a log has them."""
    rules = game(name)
    state = rules.start(kept["deal"]) if "deal" in kept else rules.position(kept["position"])
    state.events = False
    for described in kept["actions"]:
        state.apply(state.find(described))
    state.events = events
    return state
