"""The bots one can play against in the terminal: every bot that has a name in `bigboard.bots`.

A bot is only ever handed a world that its seat cannot tell from the real one, so it cannot cheat.
"""

from __future__ import annotations

from typing import Protocol

from bigboard.games.contract import State
from bigboard.games.rng import Rng


class Opponent(Protocol):
    """Somebody who answers."""

    def choose(self, world: State) -> int:
        """One of the legal actions of this world."""


class BotOpponent:
    """A bot with a generator of its own. Where it fails, the referee lets another one answer."""

    def __init__(self, name: str, seed: int) -> None:
        from bigboard.bots import Referee, bot

        self.referee = Referee(bot(name), name)
        self.rng = Rng(seed)

    def choose(self, world: State) -> int:
        return self.referee.decide(world, self.rng)


def opponent_names() -> list[str]:
    from bigboard.bots import names

    return names()


def opponent(name: str, seed: int) -> Opponent:
    """The bot of that name; ValueError lists the bots there are."""
    if name not in opponent_names():
        raise ValueError(f"There is no opponent {name!r}: there are {', '.join(opponent_names())}.")
    return BotOpponent(name, seed)
