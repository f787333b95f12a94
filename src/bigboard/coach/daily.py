"""The deal of the day: one for each game and each day (UTC), the same on every server.

All of it follows from the name of the game and the date by a hash: how many play, with which modules, who sits where.
Bots decide from what their seat may know and a number that follows from the deal and all actions so far, so the
same actions get the same answers.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from bigboard.bots.personas import personas
from bigboard.games import registry
from bigboard.games.contract import JsonDict, State
from bigboard.games.rng import Rng

FIRST_DAY = date(2026, 11, 1)
FEWEST, MOST = 3, 5  # players
MODULES = 2  # at most, so that a new player does not have to read for an hour first
THINKERS = 100  # simulations at most: a stronger bot would keep the player waiting
BENCHMARK = "viktor"  # plays the person's seat, to compare with


@dataclass(frozen=True)
class Day:
    """The deal of one day. `bots` has None at the player's seat."""

    game: str
    day: date
    players: int
    options: JsonDict
    bots: tuple[str | None, ...]

    @property
    def seed(self) -> str:
        return f"bigboard day {self.day.isoformat()} {self.game}"

    @property
    def seat(self) -> int:
        return self.bots.index(None)


def stable_hash(*parts: object) -> int:
    """The same 62 bits for the same words, on every machine."""
    text = "\n".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 2


def day_of(game: str, day: date) -> Day:
    """The game's deal of that day."""
    rng = Rng(stable_hash("bigboard day", day.isoformat(), game))
    rules = registry.game(game)
    low, high = max(FEWEST, rules.min_players), min(MOST, rules.max_players)
    players = low + rng.below(high - low + 1) if low <= high else rules.max_players
    options: JsonDict = {}
    modules = [option for option in registry.declaration(game).options if option.group == "modules"]
    for _ in range(rng.below(MODULES + 1) if modules else 0):
        module = modules[rng.below(len(modules))]
        if module.needs is None or module.needs in options:
            options[module.name] = True
    known = [persona.id for persona in personas().values() if persona.simulations <= THINKERS]
    bots: list[str | None] = [known.pop(rng.below(len(known))) for _ in range(players - 1)]
    bots.insert(rng.below(players), None)
    return Day(game, day, players, options, tuple(bots))


def answer_seed(deal_seed: str, state: State) -> int:
    """Return the seed for a bot's answer at a fixed deal: the same actions give the same answers."""
    return stable_hash("bigboard answer", deal_seed, state.seat, ",".join(numbers(state.history)))


def numbers(history: Iterable[object]) -> list[str]:
    return [str(action) for action in history]
