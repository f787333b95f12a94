"""Pairings: the field of bots, the deals, and the rotations that seat every bot everywhere.

Every deal is played once per rotation: in rotation r the bot named first sits in seat r, the others follow around the
table. All chance of a game comes from the seed, the number of the deal and the rotation, so a game is the same
whenever, wherever and beside whatever else it is played.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from hashlib import sha256
from typing import Any, NamedTuple

import bigboard
from bigboard.bots import bot, reason_against
from bigboard.bots.program.bot import ProgramBot
from bigboard.games.registry import declaration, title
from bigboard.games.rng import Rng

SETTING = re.compile(r"[A-Za-z_]\w*=")
TIMES = re.compile(r"(.+)\*(\d+)")
MAX_COPIES = 99


class Fixture(NamedTuple):
    """One game to play."""

    deal: int
    rotation: int


@dataclass(frozen=True)
class Field:
    """A game, its options, and the bots around the table. Together with a seed it fixes every result."""

    game: str
    bots: tuple[str, ...]
    seed: str
    options: Mapping[str, Any] = field(default_factory=dict)
    limit: float | None = None

    @cached_property
    def players(self) -> int:
        return len(self.bots)

    @cached_property
    def stem(self) -> int:
        """Return the text from which the random numbers of all games follow."""
        return int.from_bytes(sha256(self.seed.encode()).digest()[:8], "big")

    def seating(self, rotation: int) -> list[int]:
        """For each seat, which of the bots sits there, counted as in `bots`."""
        return [(seat - rotation) % self.players for seat in range(self.players)]

    def deal_seed(self, deal: int) -> str:
        return f"{self.seed}:{deal}"

    def rng(self, fixture: Fixture, seat: int) -> Rng:
        """The random numbers of one seat in one game."""
        deal, rotation = fixture
        return Rng(self.stem ^ ((deal << 6) + (rotation << 3) + seat))

    def fixtures(self, games: int) -> list[Fixture]:
        """At least that many games: a deal that is begun is played in all rotations."""
        deals = -(-games // self.players)
        return [Fixture(deal, rotation) for deal in range(deals) for rotation in range(self.players)]

    def distinct_fixtures(self, games: int) -> list[Fixture]:
        """At least that many games: every deal in all rotations that seat the bots differently."""
        turns = range(1, self.players + 1)
        rotations = next(turn for turn in turns if self.bots[turn:] + self.bots[:turn] == self.bots)
        return [Fixture(deal, rotation) for deal in range(-(-games // rotations)) for rotation in range(rotations)]

    def single_fixtures(self, games: int) -> list[Fixture]:
        """Return that many games, each with a separate deal; the bots still rotate."""
        return [Fixture(deal, deal % self.players) for deal in range(games)]

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "bots": list(self.bots), "options": dict(self.options)}

    @classmethod
    def from_json(cls, result: Mapping[str, Any]) -> Field:
        return cls(**{**result, "bots": tuple(result["bots"])})


def read_bots(text: str) -> tuple[str, ...]:
    """Read `search:seconds=1,explore=0.5,greedy*3`: after a comma, name=value is a setting of the same bot."""
    found: list[str] = []
    for part in text.split(","):
        part = part.strip()
        if SETTING.match(part) and found and ":" in found[-1]:
            found[-1] += f",{part}"
        elif part:
            found.append(part)
        else:
            raise ValueError(f"There is an empty place between the commas of {text!r}.")
    bots: list[str] = []
    for spec in found:
        times = TIMES.fullmatch(spec)
        copies = int(times[2]) if times and len(times[2]) <= 2 else 1
        bots += [times[1] if times else spec] * min(copies, MAX_COPIES)
    return tuple(bots)


def with_modules(game: str, options: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """The options with these modules switched on; `all` means every one, `advanced` the option that has this choice."""
    declared, label = declaration(game), title(game).label
    chosen: dict[str, Any] = {}
    for name in names:
        if not declared.modules:
            raise ValueError(f"{label} has no modules.")
        on = declared.switched_on(name)
        if not on:
            raise ValueError(f"{label} has no module {name!r}. Choose from {', '.join(declared.modules)}, or all.")
        chosen |= on
    return {**chosen, **options}


def checked_field(
    game: str, bots: Sequence[str], seed: int | str, options: Mapping[str, Any], limit: float | None = None
) -> Field:
    """The field, if the game can be dealt so and every bot can be made; ValueError says what is wrong."""
    rules = bigboard.game(game)
    if not rules.min_players <= len(bots) <= rules.max_players:
        raise ValueError(
            f"{title(game).label} is for {rules.min_players} to {rules.max_players} players; "
            f"{len(bots)} {'is' if len(bots) == 1 else 'are'} seated: {', '.join(bots)}."
        )
    if limit is not None and limit <= 0:
        raise ValueError(f"The time limit of a decision must be more than 0 seconds, not {limit:g}.")
    made = [bot(spec) for spec in dict.fromkeys(bots)]
    rules.deal(len(bots), "check", options)
    for one in made:
        if isinstance(one, ProgramBot):
            one.check()
    return Field(game, tuple(bots), str(seed), dict(options), limit)


def reasons_against(field: Field) -> list[str]:
    """Return why the same seed need not give the same games, a sentence each; nothing if it must."""
    reasons = {name: reason_against(bot(name)) for name in dict.fromkeys(field.bots)}
    found = [f"{name} {reason}." for name, reason in reasons.items() if reason]
    return found if field.limit is None else [*found, f"A decision may take {field.limit:g} s at most (--limit)."]
