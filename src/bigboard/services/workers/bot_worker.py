"""The work of the bots' processes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from bigboard.bots import Bot, Referee, bot, hints, stand_in
from bigboard.games import registry
from bigboard.games.contract import JsonDict
from bigboard.games.rng import Rng

QUICK = frozenset({"random", "greedy", "easy"})  # bots that answer at once
MOST_BOTS = 1000  # that a process remembers


class Asked(NamedTuple):
    """A request to a bot: its name, the number of moves, and the events that it has not received yet."""

    bot: str
    moves: int = 0
    first: bool = True  # the events begin with the deal
    events: tuple[JsonDict, ...] = ()
    limit_s: float | None = None
    share: float = 1.0  # of its usual time to think


class Forgotten(Exception):
    """The bot is not in this process, which has received only a part of its game."""


referees: OrderedDict[str, Referee] = OrderedDict()  # the bots of this process, the one asked last at the end


def referee_of(asked: Asked, level: str) -> Referee:
    found = referees.pop(asked.bot, None)
    if found is None or asked.first:
        if not asked.first:
            raise Forgotten
        found = Referee(bot(level), level, asked.limit_s)
    referees[asked.bot] = found
    if len(referees) > MOST_BOTS:
        referees.popitem(last=False)
    return found


def choose(game: str, position: JsonDict, level: str, seed: int, asked: Asked) -> int:
    """The bot's action; a bot that fails loses the decision to the referee's stand-in."""
    referee = referee_of(asked, level)
    world = registry.game(game).position(position)
    world.events = False
    world.moves = asked.moves
    with hurry(referee.bot, asked.share):
        return referee.decide_in(world, Rng(seed), asked.events)


def advise(game: str, position: JsonDict, level: str, seed: int) -> list[tuple[int, float | None, float | None]] | None:
    """Action, expected money and sureness, best first; None if this bot gives no advice."""
    found = hints(bot(level), registry.game(game).position(position), Rng(seed))
    return None if found is None else [(hint.action, hint.money, hint.share) for hint in found]


def replace(game: str, position: JsonDict, level: str, seed: int) -> int:
    """Return an action for a bot whose process was lost or took far too long."""
    return stand_in(registry.game(game).position(position), Rng(seed))


def ready() -> None:
    """Load the rules, so that the first decision does not wait for them."""
    for name in registry.names():
        registry.game(name)


@contextmanager
def hurry(player: Bot, share: float) -> Iterator[None]:
    """While many wait, a bot with a time to think in gets a part of it."""
    seconds = getattr(player, "seconds", None)
    if not isinstance(seconds, float) or share >= 1:
        yield
        return
    player.seconds = seconds * share  # type: ignore[attr-defined]
    try:
        yield
    finally:
        player.seconds = seconds  # type: ignore[attr-defined]
