"""The bots one can play against in the terminal: any that `bigboard.bots` can make.

A bot is only ever handed a world that its seat cannot tell from the real one, so it cannot cheat.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from time import perf_counter

from bigboard.cli.errors import UserError
from bigboard.cli.language import say
from bigboard.games.contract import Event, State
from bigboard.games.rng import Rng

FOREVER = 1e6


class Opponent:
    """A bot with its own random generator. If it fails, the referee lets `greedy` answer."""

    def __init__(self, spec: str, seed: int) -> None:
        from bigboard.bots import Referee, bot

        logging.getLogger("bigboard.bots").addHandler(logging.NullHandler())  # the screen tells it
        self.spec = spec
        self.referee = Referee(bot(spec), spec)
        self.rng = Rng(seed)
        self.heard = 0  # events of the log
        thinks = float(getattr(self.referee.bot, "seconds", 0.0))
        self.expected = thinks if thinks < FOREVER else 0.0  # seconds for the next decision

    @property
    def trouble(self) -> str:
        """The failure of the latest decision, if any."""
        return self.referee.trouble

    def choose(self, state: State, log: Sequence[Event] = ()) -> int:
        """An action; a bot that listens hears first what the log of the game holds beyond its last decision."""
        began = perf_counter()
        news = [event.seen_by(state.seat) for event in log[self.heard :]] if self.referee.listener else []
        self.heard = len(log)
        action = self.referee.decide(state, self.rng, news)
        self.expected = max(self.expected, perf_counter() - began)
        return action


def read_opponents(text: str) -> list[str]:
    """The bots of `--against`, one or several; UserError says which cannot be."""
    from bigboard.bots import bot
    from bigboard.bots.registry import opponents
    from bigboard.lab.run.pairings import read_bots

    try:
        specs = list(read_bots(text))
        for spec in dict.fromkeys(specs):
            if not has_name(spec) and ":" not in spec:
                raise UserError(say("cli-no-bot", bot=spec, known=", ".join(opponents())))
            bot(spec)
    except ValueError as error:
        raise UserError(str(error)) from None
    return specs


def has_name(spec: str) -> bool:
    """True for the name of a bot, with or without settings; False for a module."""
    from bigboard.bots import names

    return spec.partition(":")[0] in names()


def for_seats(specs: Sequence[str], seats: int) -> list[str]:
    """A bot for each of so many seats: one for all, or as many as there are."""
    if len(specs) not in (1, seats):
        raise UserError(say("cli-bots-for-seats", bots=len(specs), seats=seats))
    return list(specs) * seats if len(specs) == 1 else list(specs)
