"""Big Board: stock-market board games, to play and to study.

>>> import bigboard
>>> game = bigboard.game("acquire")
>>> state = game.start(game.deal(players=4, seed=7))
>>> events = state.apply(state.legal_actions()[0])
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from bigboard import _build
from bigboard._build import engine

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bigboard.games.contract import Event, Game, IllegalAction, State
    from bigboard.games.rng import Rng

__version__ = "0.1.0"
__all__ = ["Event", "Game", "IllegalAction", "Rng", "State", "engine", "game", "game_names", "replay"]

_build.prepare()


def game(name: str) -> Game:
    """The game of that name: "acquire" or "stockpile"."""
    from bigboard.games import registry

    return registry.game(name)


def game_names() -> list[str]:
    """The names of all games."""
    from bigboard.games import registry

    return registry.names()


def replay(record: Mapping[str, Any]) -> State:
    """Play a record again, from its deal to its last action."""
    from bigboard.records.record import replay

    return replay(record)


if not TYPE_CHECKING:
    # Importing the package must stay quick, so the rules are loaded when somebody asks for them.
    _HOMES = {
        "Event": "bigboard.games.contract",
        "Game": "bigboard.games.contract",
        "IllegalAction": "bigboard.games.contract",
        "State": "bigboard.games.contract",
        "Rng": "bigboard.games.rng",
    }

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = globals()[name] = getattr(import_module(_HOMES[name]), name)
        return value
