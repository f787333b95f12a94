"""Big Board: stock-market board games, to play and to study.

>>> import bigboard
>>> game = bigboard.game("acquire")
>>> state = game.start(game.deal(players=4, seed=7))
>>> while not state.is_over:
...     events = state.apply(state.legal_actions()[0])
>>> state.outcome()
Outcome(scores=[21400, 36500, 11800, 36400], winners=[1], rule='ACQ-END-1')
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from bigboard import _build
from bigboard._build import engine

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bigboard.games.contract import Event, Game, IllegalAction, Outcome, Seat, State
    from bigboard.games.rng import Rng

__version__ = "0.1.0"
__all__ = [
    "Event",
    "Game",
    "IllegalAction",
    "Outcome",
    "Rng",
    "Seat",
    "State",
    "engine",
    "game",
    "game_names",
    "replay",
]

_build.prepare()


def game(name: str) -> Game:
    """Return the game of that name; ValueError lists the names.

    >>> import bigboard
    >>> game = bigboard.game("acquire")
    >>> game.name, game.min_players, game.max_players, game.num_actions
    ('acquire', 2, 6, 178)
    """
    from bigboard.games import registry

    return registry.game(name)


def game_names() -> list[str]:
    """Return the names of all games, those of installed titles included.

    >>> import bigboard
    >>> bigboard.game_names()[:2]
    ['acquire', 'stockpile']
    """
    from bigboard.games import registry

    return registry.names()


def replay(record: Mapping[str, Any]) -> State:
    """Play a record again, from its deal to its last action, and return the state.

    >>> import bigboard
    >>> game = bigboard.game("stockpile")
    >>> state = game.start(game.deal(players=3, seed=7))
    >>> events = state.apply(state.legal_actions()[0])
    >>> bigboard.replay(state.record())
    <StockpileState 3 players, seat 1 to place_card, move 1>
    """
    from bigboard.records.record import replay

    return replay(record)


if not TYPE_CHECKING:
    # Importing the package must stay quick, so the rules are loaded when they are first used.
    _HOMES = {
        "Event": "bigboard.games.contract",
        "Game": "bigboard.games.contract",
        "IllegalAction": "bigboard.games.contract",
        "Outcome": "bigboard.games.contract",
        "Seat": "bigboard.games.contract",
        "State": "bigboard.games.contract",
        "Rng": "bigboard.games.rng",
    }

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = globals()[name] = getattr(import_module(_HOMES[name]), name)
        return value
