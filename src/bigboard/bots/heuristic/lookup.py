"""The instinct of each game, which its title brings along."""

from __future__ import annotations

from functools import cache

from bigboard.bots.heuristic.heuristic import Instinct
from bigboard.games.registry import title


@cache
def instinct_of(game: str) -> Instinct:
    """The instinct for a game; one without an opinion where there is none."""
    brought = title(game)
    made: Instinct = brought.load("instinct")() if brought.instinct else Instinct()
    return made
