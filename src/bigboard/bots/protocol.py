"""The protocol of a bot. Thirty lines make one: see docs/bots/built-in-bots.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from bigboard.bots.search.mcts import Advice
from bigboard.games.contract import JsonDict, State
from bigboard.games.rng import Rng


@runtime_checkable
class Bot(Protocol):
    """Decides for a seat.

    `world` is never the real game but a sampled one: a world that the deciding seat, `world.seat`, cannot tell from the
    real one. More such worlds come from `world.sample(world.seat, rng)`. So a bot cannot cheat.
    """

    def choose(self, world: State, rng: Rng) -> int:
        """One of `world.legal_actions()`."""


@runtime_checkable
class Listener(Protocol):
    """A bot that follows the game between its decisions. One object plays one seat of one game, so it can remember."""

    def hear(self, events: list[JsonDict]) -> None:
        """Receive the events since the bot's last decision, as its seat may see them; at first, since the deal.

        Called before every `choose`. An event is what `Event.seen_by` writes: type, seat, rule and the facts.
        """


@runtime_checkable
class Finisher(Protocol):
    """A bot that receives the result of its game."""

    def finish(self, events: Sequence[JsonDict], scores: Sequence[int], winners: Sequence[int]) -> None:
        """Receive the events since the bot's last decision, as its seat may see them, and the result."""


@runtime_checkable
class Timed(Protocol):
    """A bot that keeps the time of a decision itself, and raises OutOfTimeError."""

    limit: float | None  # seconds; the referee sets it


class OutOfTimeError(Exception):
    """The bot has used up its time."""


class IllegalAnswer(ValueError):
    """The bot's answer is not legal, and why."""


@runtime_checkable
class Declared(Protocol):
    """A bot that declares whether the same seed gives the same games, on every machine.

    Time and sums of floating-point numbers, whose order a library chooses by the processor, are reasons why not.
    """

    reproducible: bool | str  # True, or a reason that follows the bot's name in a sentence


def reason_against(bot: Bot) -> str:
    """Return why the bot is not reproducible, to follow its name in a sentence; "" if it is."""
    if not isinstance(bot, Declared):
        return "does not declare whether it is reproducible"
    if isinstance(bot.reproducible, str):
        return bot.reproducible
    return "" if bot.reproducible else "declares that it is not reproducible"


@runtime_checkable
class Adviser(Protocol):
    """A bot that can also rate every action."""

    def advise(self, world: State, rng: Rng) -> list[Advice]:
        """The actions with expected money and sureness, best first."""
