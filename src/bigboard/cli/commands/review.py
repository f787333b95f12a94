"""`bigboard review`: a recorded game looked back on, as text, JSON or a page."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from bigboard.cli.commands.replay import names_of
from bigboard.cli.commands.review_html import page
from bigboard.cli.commands.review_report import Report
from bigboard.cli.errors import UserError, sentences
from bigboard.cli.language import say
from bigboard.cli.tui.terminal import Terminal
from bigboard.coach.review.game_review import Plan
from bigboard.coach.review.replayed_game import replay_game
from bigboard.coach.review.summary import Review, SeatReview
from bigboard.records import transcript_record
from bigboard.records.record import RecordError, read_record

STANDARD = "-"  # the file that is the standard output


def review_file(
    terminal: Terminal,
    file: str,
    json_file: str,
    html_file: str,
    seat: int | None,
    plan: Plan,
    jobs: int | None = None,
    on: str = "",
) -> None:
    """Read, review and write; UserError explains what is wrong with the record."""
    try:
        record = read_record(file)
        replay = replay_game(record)
    except RecordError as error:
        raise UserError(str(error)) from None
    if seat is not None and not 1 <= seat <= replay.players:
        raise UserError(say("cli-bad-seat", players=replay.players, seat=seat))
    for wanted in (json_file, html_file):  # said now, not after a minute's work
        if wanted not in ("", STANDARD) and not Path(wanted).expanduser().parent.is_dir():
            raise UserError(say("cli-cannot-write", file=wanted, trouble=os.strerror(errno.ENOENT)))
    found = with_progress(record, plan, names_of(record, replay.players), jobs, on)
    made_up = transcript_record.made_up(transcript_record.kept_of(record, replay.players), replay.players)
    report = Report(replay, found, made_up)
    if json_file:
        write(json_file, json.dumps({**found.to_json(), "made_up": made_up}, ensure_ascii=False, indent=1) + "\n")
    if html_file:
        write(html_file, page(report, seat))
    if not json_file and not html_file:
        show(terminal, report, seat)


def with_progress(record: Mapping[str, object], plan: Plan, names: list[str], jobs: int | None, on: str) -> Review:
    """Review with a bar on standard error, so that the output can be piped; no bar without a terminal."""
    from rich.console import Console

    from bigboard.lab.experiments.reviews import review_side_by_side

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(say("coach-working"), total=1)

        def advance(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        with sentences("cluster"):
            return review_side_by_side(record, plan, names, advance, jobs, on)


def write(file: str, text: str) -> None:
    if file == STANDARD:
        sys.stdout.write(text)
        return
    try:
        Path(file).expanduser().write_text(text, encoding="utf-8")
    except OSError as error:
        raise UserError(say("cli-cannot-write", file=file, trouble=str(error.strerror))) from None


def show(terminal: Terminal, report: Report, seat: int | None) -> None:
    """The text: a table of all seats, then for each seat its kinds of decisions and the costliest."""
    found = report.review
    terminal.show(Text(report.headline, style="bold"), Text(""))
    headings = [heading for heading, _ in report.figures(found.seats[0])]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    for name in found.names:
        table.add_column(name, justify="right")
    for row, heading in enumerate(headings):
        table.add_row(heading, *(report.figures(one)[row][1] for one in found.seats))
    terminal.show(table, Text(""))
    for note in report.notes():
        terminal.show(Text(note, style="dim"))
    for one in found.seats:
        if seat is None or one.seat == seat - 1:
            show_seat(terminal, report, one)


def show_seat(terminal: Terminal, report: Report, seat: SeatReview) -> None:
    name = report.review.names[seat.seat]
    if not seat.costliest:
        terminal.show(Text(""), Text(f"{say('coach-no-errors', player=name)}."))
        return
    terminal.show(Text(""), Text(say("coach-costliest", player=name), style="bold"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for group in seat.groups:
        if group["loss"]:
            grid.add_row(say(f"coach-group-{group['group']}"), report.money(group["loss"]))
    terminal.show(grid)
    for place in seat.costliest:
        decision = report.review.decisions[place]
        verdict = say(f"coach-verdict-{decision['verdict']}")
        line = Text(f"{say('coach-move', n=decision['n'])}: ", style="bold")
        terminal.show(line.append(f"{report.choice(decision)} {report.cost(decision)}; {verdict}.", style="not bold"))
        for reason in report.reasons(decision):
            terminal.show(Text(f"    {reason}."))
