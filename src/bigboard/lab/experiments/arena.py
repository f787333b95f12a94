"""The arena: bots play the same deals from every seat, and a table shows their strength with intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from bigboard.games import registry
from bigboard.lab.analysis.ratings import Share
from bigboard.lab.analysis.standings import Standings
from bigboard.lab.run.collector import collector_of
from bigboard.lab.run.durations import time_text
from bigboard.lab.run.long_run import Ending, Plan, run_plan
from bigboard.lab.run.pairings import checked_field


def arena(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int | str = 1,
    options: Mapping[str, Any] | None = None,
    limit: float | None = None,
    jobs: int | None = None,
    out: Path | None = None,
    resume: bool = False,
    strict: bool = False,
    on: str = "",
) -> tuple[Standings, Ending]:
    """Play at least that many games; ValueError explains a bad request."""
    if games < 1:
        raise ValueError(f"An arena plays at least one game, not {games}.")
    field = checked_field(game, bots, seed, options or {}, limit)
    standings = Standings(field)
    ending = run_plan(Plan("arena", field, games, jobs, out, resume, strict, on), standings.take)
    return standings, ending


def show(standings: Standings, ending: Ending, console: Console) -> None:
    """Print the tables, with the notes needed to read them."""
    result = standings.to_json()
    console.print(bots_table(result, standings.clocks()))
    if standings.games:
        console.print(seats_table(standings))
    console.print(Group(*notes(standings, ending, result)))


def bots_table(result: Mapping[str, Any], clocks: Mapping[str, Mapping[str, float | None]]) -> Table:
    field = result["field"]
    options = "".join(f", {name}={str(value).lower()}" for name, value in field["options"].items())
    table = titled_table(
        f"{registry.title(field['game']).label}, {len(field['bots'])} players{options}: "
        f"{result['games']:,} games, seed {field['seed']}"
    )
    failed = any(row["failures"] for row in result["bots"])
    columns = ["games", "win share [95 %]", "money", "rating", "p50", "p95", *["failures"][: int(failed)]]
    for name in columns:
        table.add_column(name, justify="right", no_wrap=True)
    for row in sorted(result["bots"], key=lambda row: -row["win_share"]):
        clock = clocks[row["bot"]]
        table.add_row(
            row["bot"] if row["copies"] == 1 else f"{row['bot']} ×{row['copies']}",
            f"{row['games']:,}",
            Share(row["win_share"], row["low"], row["high"]).text(),
            collector_of(field["game"]).dollars(row["money"]),
            f"{row['mu']:.1f} ± {row['sigma']:.1f}" if "mu" in row else "–",
            time_text(clock["p50"]),
            time_text(clock["p95"]),
            *[f"{row['failures']:,}"][: int(failed)],
        )
    return table


def seats_table(standings: Standings) -> Table:
    """Win shares of each bot in each seat, which show the worth of a seat."""
    table = titled_table("Win share by seat")
    seats = range(standings.field.players)
    for seat in seats:
        table.add_column(f"seat {seat + 1}", justify="right")
    groups = [] if standings.alone else [(name, standings.places_of(name)) for name in standings.names]
    for label, places in [*groups, ("all", list(seats))]:
        table.add_row(label, *(standings.sum_of(places, [seat]).share.short() for seat in seats))
    return table


def titled_table(title: str, first: str = "bot") -> Table:
    """A table with a title and its first column."""
    table = Table(
        title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False
    )
    table.add_column(first, overflow="fold", min_width=12)
    return table


def not_again(reasons: Sequence[str]) -> list[str]:
    """Say that the same seed need not give the same games, and why."""
    return [f"The same seed may give other games. {' '.join(reasons)}"] if reasons else []


def notes(standings: Standings, ending: Ending, result: Mapping[str, Any]) -> list[RenderableType]:
    chance = 100 * result["chance"]
    lines = [
        f"Every deal was played once from each seat; chance is {chance:.1f} %; a victory shared by k counts 1/k.",
        "Money is the mean at the end; p50 and p95 are times of a decision on this machine.",
    ]
    failures = sum(row["failures"] for row in result["bots"])
    lines.append(f"Decisions that a bot lost to greedy (crash, illegal, too slow): {failures:,}.")
    lines += not_again(result["not_reproducible"])
    if "mu" not in result["bots"][0]:
        lines.append("Ratings need OpenSkill: pip install 'bigboard[lab]'.")
    if not any(row["decisions"] for row in result["bots"]):
        lines.append("Random bots alone play in compiled code, where decisions are not timed.")
    lines += ending.summary()
    return [Text(line, style="dim") for line in lines]
