"""The heuristic of each game, which its title brings along."""

from __future__ import annotations

from functools import cache

from bigboard.bots.heuristic.heuristic import Heuristic
from bigboard.games.registry import title


@cache
def heuristic_for(game: str) -> Heuristic:
    """The heuristic for a game; one without an opinion where there is none."""
    brought = title(game)
    made: Heuristic = brought.load("heuristic")() if brought.heuristic else Heuristic()
    return made
