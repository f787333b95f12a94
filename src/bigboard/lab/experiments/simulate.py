"""Simulations: thousands of games between bots, and their statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from bigboard.games import registry
from bigboard.lab.analysis.tally import Bin, Tally, quantile
from bigboard.lab.experiments.arena import not_again, titled_table
from bigboard.lab.run.long_run import Ending, Plan, run_plan
from bigboard.lab.run.pairings import checked_field, reasons_against

MAX_ROWS = 12  # of money by round
BAR = 24  # characters


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int | str = 1,
    options: Mapping[str, Any] | None = None,
    jobs: int | None = None,
    out: Path | None = None,
    resume: bool = False,
    on: str = "",
) -> tuple[Tally, Ending]:
    """Play that many deals once each; ValueError explains a bad request."""
    if games < 1:
        raise ValueError(f"A simulation plays at least one game, not {games}.")
    field = checked_field(game, bots, seed, options or {})
    tally = Tally(field)
    ending = run_plan(Plan("simulate", field, games, jobs, out, resume, on=on), tally.take)
    return tally, ending


def show(tally: Tally, ending: Ending, console: Console) -> None:
    """The tables in the terminal."""
    if tally.games:
        field = tally.field
        label = registry.title(field.game).label
        console.print(Text(f"{label}, {field.players} players: {tally.games:,} games", style="bold"))
        for table in tables(tally):
            console.print(table)
    chance = 100 / tally.field.players
    reading = f"Chance is {chance:.1f} % a seat; a victory shared by k counts 1/k; intervals hold 95 %."
    for line in [reading, *not_again(reasons_against(tally.field)), *ending.summary()]:
        console.print(Text(line, style="dim"))


def tables(tally: Tally) -> list[Table]:
    """Return all tables, the most important first."""
    found = [bins_table(tally, "Seats", {f"seat {seat + 1}": one for seat, one in tally.seats.items()})]
    if len(tally.bots) > 1:
        found.append(bins_table(tally, "Bots", tally.bots))
    for name, title in tally.collector.CARDS.items():
        if tally.cards[name]:
            found.append(bins_table(tally, title, tally.cards[name]))
    if tally.counts:
        found.append(differences_table(tally))
    found.append(lengths_table(tally))
    for name, title in tally.collector.WORDS.items():
        found.append(words_table(title, tally.words[name]))
    if len(tally.worth) > 1:
        found.append(worth_table(tally))
    found.append(words_table("Decisions", tally.kinds))
    return found


def with_columns(title: str, first: str, *columns: str) -> Table:
    table = titled_table(title, first)
    for name in columns:
        table.add_column(name, justify="right")
    return table


def bar(share: float, largest: float) -> str:
    return "█" * round(BAR * share / largest) if largest else ""


def bins_table(tally: Tally, title: str, bins: Mapping[Any, Bin]) -> Table:
    table = with_columns(title, "", "had by", "win share [95 %]", "money")
    table.add_column("")
    largest = max(one.share.share for one in bins.values())
    for label, one in sorted(bins.items(), key=lambda item: -item[1].share.share):
        share, money = one.share, tally.collector.dollars(one.mean)
        table.add_row(str(label), f"{one.seats:,}", share.text(), money, bar(share.share, largest))
    return table


def differences_table(tally: Tally) -> Table:
    table = with_columns("What winners do otherwise (means)", "", "winners", "others", "in std. dev.")
    for name, winner, other, effect in tally.differences():
        table.add_row(tally.collector.SEATS[name], f"{winner:,.2f}", f"{other:,.2f}", f"{effect:+.2f}")
    return table


def lengths_table(tally: Tally) -> Table:
    table = with_columns("The game", "", "mean", "5 % below", "median", "95 % below")
    for name, title in tally.collector.GAME.items():
        counter = tally.lengths[name]
        mean = sum(value * count for value, count in counter.items()) / tally.games
        row = [f"{quantile(counter, share, 1):,}" for share in (0.05, 0.5, 0.95)]
        table.add_row(title, f"{mean:,.1f}", *row)
    return table


def words_table(title: str, words: Mapping[str, int]) -> Table:
    table = with_columns(title, "", "times", "share")
    table.add_column("")
    total = max(1, sum(words.values()))
    largest = max(words.values(), default=0)
    for word, count in sorted(words.items(), key=lambda item: -item[1]):
        table.add_row(word.replace("_", " "), f"{count:,}", f"{100 * count / total:.1f} %", bar(count, largest))
    return table


def worth_table(tally: Tally) -> Table:
    title = f"What a seat would be worth after each {tally.collector.ROUND}"
    table = with_columns(title, tally.collector.ROUND, "10 % below", "median", "90 % below", "later winners")
    rounds = list(tally.rounds())
    for number, all_seats, best in rounds[:: -(-len(rounds) // MAX_ROWS)]:
        _, *amounts = tally.round_quantiles(number, all_seats, best).values()
        table.add_row(str(number), *(tally.collector.dollars(amount) for amount in amounts))
    return table
