"""The bots one can play against in the terminal.

A bot is only ever handed a world that its seat cannot tell from the real one, so it cannot cheat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from bigboard.games.contract import State
from bigboard.games.rng import Rng


class Opponent(Protocol):
    """Somebody who answers."""

    def choose(self, world: State) -> int:
        """One of the legal actions of this world."""


class RandomOpponent:
    """Takes any legal action, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, world: State) -> int:
        legal = world.legal_actions()
        return legal[int(self.rng.below(len(legal)))]


# By name: what makes one from a seed. A new bot is one line here.
OPPONENTS: dict[str, Callable[[int], Opponent]] = {"random": RandomOpponent}


def opponent(name: str, seed: int) -> Opponent:
    """The bot of that name; ValueError lists the bots there are."""
    if name not in OPPONENTS:
        raise ValueError(f"There is no opponent {name!r}: there is {', '.join(OPPONENTS)}.")
    return OPPONENTS[name](seed)
