"""Simulations that were played before, read from their journals: `bigboard report`."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap

from rich.console import Console
from rich.table import Table
from rich.text import Text

from bigboard.games import registry
from bigboard.lab.analysis.findings import Answer
from bigboard.lab.analysis.tally import Tally
from bigboard.lab.run.journal import FORMAT, JournalError, games_of, heading_of
from bigboard.lab.run.long_run import journal_path
from bigboard.lab.run.pairings import Field

LABEL = 12  # characters that the first column of a table has at least
HEAD = 9  # characters of a line of a heading, so that a table of all columns has room in 80


def read_tally(path: Path) -> Tally:
    """The games of a simulation's journal, counted; JournalError says what is wrong with the file."""
    path = journal_path(path)
    if not path.is_file():
        raise JournalError(f"There is no log file {path}. `bigboard simulate GAME --out {path}` writes one.")
    heading = heading_of(path)
    if heading.get("kind") != "simulate":
        raise JournalError(
            f"{path} is not the journal of a simulation. `bigboard simulate GAME --out FILE` writes one."
        )
    if heading.get("format") != FORMAT:
        raise JournalError(f"{path} was written by another version of Big Board. Simulate the games again.")
    tally = Tally(Field.from_json(heading["field"]))
    for line in games_of(path):
        tally.take(line)
    if not tally.games:
        raise JournalError(f"{path} holds no finished game yet.")
    return tally


def checked_pair(now: Tally, before: Tally | None) -> None:
    """ValueError where the two cannot be compared."""
    if before is not None and before.field.game != now.field.game:
        games = (registry.title(tally.field.game).label for tally in (now, before))
        raise ValueError("These are simulations of different games: " + " and ".join(games) + ".")


def show_answers(found: list[Answer], console: Console) -> None:
    for answer in found:
        table = Table(title=Text(answer.question, style="bold"), title_justify="left", box=None, pad_edge=False)
        for number, head in enumerate(answer.heads()):
            if number:
                table.add_column("\n".join(wrap(head, HEAD)), justify="right", header_style="dim", no_wrap=True)
            else:
                table.add_column(head, header_style="dim", min_width=LABEL)
        for row in answer.cells():
            table.add_row(*row)
        console.print(table)
        if answer.note:
            console.print(Text(answer.note, style="dim"))
        console.print()
