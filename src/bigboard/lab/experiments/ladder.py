"""The ladder of docs/bots/built-in-bots.md: each bot against three of the one below it, by one command."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

import bigboard
from bigboard.bots.registry import LEVELS
from bigboard.games.manifest import Title, declaration_of
from bigboard.games.registry import titles
from bigboard.lab.analysis.provenance import from_arena, keep
from bigboard.lab.analysis.ratings import Share
from bigboard.lab.experiments.arena import arena, titled_table
from bigboard.lab.run.durations import time_text
from bigboard.lab.run.pairings import read_bots, with_modules

QUICK = 10  # a quick ladder plays one game in this many
LEAST = 40
USUAL_SEED = "1"
LEVEL_TARGET = 0.4  # each level against three of the level below
LEVEL_GAMES = {"expert": 100}  # its games take the longest
USUAL_LEVEL_GAMES = 400


@dataclass(frozen=True)
class Rung:
    """A row of the ladder: a bot, its opponents, the number of games, and the target win share."""

    game: str
    seats: str
    games: int
    target: float | None = None
    modules: tuple[str, ...] = ()

    @property
    def bot(self) -> str:
        """Return the name of the bot that is measured, without its settings."""
        return self.seats.partition(",")[0].partition(":")[0]

    @property
    def figure(self) -> str:
        """Return the id of the figure in the file of results."""
        return f"strength.{self.bot}.{'modules' if self.modules else self.game}"

    def command(self, games: int, seed: str = USUAL_SEED) -> str:
        extra = f" --with {','.join(self.modules)}" if self.modules else ""
        if seed != USUAL_SEED:
            extra += f" --seed {shlex.quote(seed)}"
        return f"bigboard arena {self.game} --seats {self.seats} --games {games}{extra}"


def level_rungs(title: Title) -> list[Rung]:
    """Return the rows of the levels: without modules, and with all of them where a title has any."""
    tables: list[tuple[str, ...]] = [(), ("all",)] if declaration_of(title).modules else [()]
    return [
        Rung(title.name, f"{level},{below}*3", LEVEL_GAMES.get(level, USUAL_LEVEL_GAMES), LEVEL_TARGET, modules)
        for modules in tables
        for below, level in pairwise(LEVELS)
    ]


# Budgets in simulations, not in seconds, so that every machine plays the same games.
RUNGS = tuple(
    rung
    for title in titles().values()
    for rung in [*(Rung(title.name, *row) for row in title.ladder), *level_rungs(title)]
)


@dataclass(frozen=True)
class Climbed:
    """A rung and how the bot named first fared on it."""

    rung: Rung
    games: int
    share: Share
    row: Mapping[str, Any]
    clock: Mapping[str, float | None]
    seed: str = USUAL_SEED

    @property
    def command(self) -> str:
        """Return the command that plays this rung alone, with the same games."""
        return self.rung.command(self.games, self.seed)

    @property
    def verdict(self) -> str:
        """Reached when the share is; sure when the whole interval is above the target."""
        if self.rung.target is None:
            return ""
        if self.share.low >= self.rung.target:
            return "reached"
        return "reached, not surely" if self.share.share >= self.rung.target else "missed"

    def to_json(self) -> dict[str, Any]:
        return {
            "command": self.command,
            "target": self.rung.target,
            "verdict": self.verdict,
            **self.row,
        }


def climb(
    game: str,
    quick: bool,
    seed: str,
    jobs: int | None,
    resume: bool,
    on: str = "",
    only: str = "",
    results: Path | None = None,
) -> tuple[list[Climbed], bool]:
    """Play all rungs, of one game or of all, of one bot or of all; return them, and whether the run was stopped.

    A rung that ends is written to the file of results, and so is one that is stopped after enough games.
    """
    names = bigboard.game_names()
    if game and game not in names:
        raise ValueError(f"There is no game {game!r}. Choose from {', '.join(names)}.")
    bots = sorted({rung.bot for rung in RUNGS})
    if only and only not in bots:
        raise ValueError(f"The ladder has no rows of {only!r}. Choose from {', '.join(bots)}.")
    climbed: list[Climbed] = []
    for rung in RUNGS:
        if rung.game != game and (game or rung.game not in names):
            continue
        if only and rung.bot != only:
            continue
        games = max(LEAST, rung.games // QUICK) if quick else rung.games
        options = with_modules(rung.game, {}, rung.modules)
        standings, ending = arena(
            rung.game, read_bots(rung.seats), games, seed, options, jobs=jobs, resume=resume, on=on
        )
        result = standings.to_json()
        row = result["bots"][0]
        share = Share(row["win_share"], row["low"], row["high"])
        climbed.append(Climbed(rung, result["games"], share, row, standings.clocks()[row["bot"]], seed))
        if results and result["games"] >= LEAST:
            keep([from_arena(rung.figure, result)], results)
        if ending.stopped:
            return climbed, True
    return climbed, False


def show(climbed: Sequence[Climbed], console: Console) -> None:
    table = titled_table("The ladder: the bot named first, seats rotated", "bots")
    for name in ("games", "win share [95 %]", "target", "", "p50", "p95"):
        table.add_column(name, justify="right")
    for one in climbed:
        extra = " with all modules" if one.rung.modules else ""
        table.add_row(
            f"{one.rung.game}{extra}: {one.rung.seats}",
            f"{one.games:,}",
            one.share.text(),
            f"{100 * one.rung.target:.0f} %" if one.rung.target else "",
            one.verdict,
            time_text(one.clock["p50"]),
            time_text(one.clock["p95"]),
        )
    console.print(table)
    console.print(Text("Each line alone:", style="dim"))
    for one in climbed:
        console.print(Text(f"  {one.command}", style="dim"))
