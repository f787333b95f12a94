"""`bigboard review`: a recorded game looked back on, as text, JSON or a page."""

from __future__ import annotations

import errno
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from bigboard.cli.commands.replay import names_in_a_row, names_of
from bigboard.cli.errors import sentences
from bigboard.cli.language import language, number, percent, say
from bigboard.cli.tui.prompts import questions
from bigboard.cli.tui.terminal import Terminal, UserError
from bigboard.coach.judge.wording import Words
from bigboard.coach.review.game_review import Plan
from bigboard.coach.review.replayed_game import Course, course_of
from bigboard.coach.review.summary import Review, SeatReview
from bigboard.games.contract import JsonDict
from bigboard.games.registry import title
from bigboard.i18n import Messages
from bigboard.records import transcript_record
from bigboard.records.record import RecordError, read_record

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

STANDARD = "-"  # the file that is the standard output


class Report:
    """A review and the words for it."""

    def __init__(self, course: Course, found: Review, made_up: Sequence[int] = ()) -> None:
        self.course = course
        self.made_up = made_up  # seats of a real game whose hidden cards were filled in
        self.review = found
        self.words = Words(Messages(language()), found.game, found.names)
        self.money = self.words.money

    @property
    def headline(self) -> str:
        return say("coach-title", game=title(self.review.game).label)

    def signed(self, amount: float) -> str:
        text = self.money(amount)
        return text if round(amount) <= 0 else f"+{text}"

    def with_error(self, amount: float, error: float) -> str:
        return f"{self.signed(amount)} ± {self.money(error)}"

    def answer(self, decision: JsonDict, which: str) -> str:
        """What was chosen, or what would have been better."""
        view = self.course.states[decision["n"] - 1].view(decision["seat"])
        asks = questions(self.review.game)
        return ", ".join(asks.action_words(view, described) for described in decision[which]["described"])

    def choice(self, decision: JsonDict) -> str:
        return say("coach-instead", chosen=self.answer(decision, "chosen"), best=self.answer(decision, "best"))

    def cost(self, decision: JsonDict) -> str:
        win = percent(max(0.0, decision["loss_win"]))
        return say("coach-cost", money=self.money(decision["loss"]), error=self.money(decision["error"]), win=win)

    def reasons(self, decision: JsonDict) -> list[str]:
        return [self.words.reason(reason) for reason in decision["reasons"]]

    def notes(self) -> list[str]:
        """What one has to know about the figures."""
        notes = [] if self.review.finished else [say("coach-unfinished")]
        if self.made_up:
            notes.append(say("kept-made-up", players=names_in_a_row(self.review.names, self.made_up)))
        notes.append(say("coach-sum") if self.review.measured else say("coach-not-measured"))
        return [*notes, say("coach-how", simulations=number(self.review.simulations))]

    def figures(self, seat: SeatReview) -> list[tuple[str, str]]:
        """Where a result came from, with its headings."""
        found = [(say("coach-result"), self.money(seat.result))]
        if self.review.measured:
            found += [
                (say("coach-expectation"), self.money(seat.expectation)),
                (say("coach-luck"), self.with_error(seat.luck, seat.luck_error)),
                (say("coach-errors"), self.signed(seat.errors)),
                (say("coach-others"), self.signed(seat.others)),
                (say("coach-rest"), self.signed(seat.rest)),
                (say("coach-adjusted"), f"{self.money(seat.adjusted)} ± {self.money(seat.adjusted_error)}"),
            ]
        return [
            *found,
            (say("coach-blunders"), str(seat.blunders)),
            (say("coach-inaccuracies"), str(seat.inaccuracies)),
        ]


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
    """Reads, reviews and writes; UserError says what is wrong with the record."""
    try:
        record = read_record(file)
        course = course_of(record)
    except RecordError as error:
        raise UserError(str(error)) from None
    if seat is not None and not 1 <= seat <= course.players:
        raise UserError(say("cli-bad-seat", players=course.players, seat=seat))
    for wanted in (json_file, html_file):  # said now, not after a minute's work
        if wanted not in ("", STANDARD) and not Path(wanted).expanduser().parent.is_dir():
            raise UserError(say("cli-cannot-write", file=wanted, trouble=os.strerror(errno.ENOENT)))
    found = with_progress(record, plan, names_of(record, course.players), jobs, on)
    made_up = transcript_record.made_up(transcript_record.kept_of(record, course.players), course.players)
    report = Report(course, found, made_up)
    if json_file:
        write(json_file, json.dumps({**found.to_json(), "made_up": made_up}, ensure_ascii=False, indent=1) + "\n")
    if html_file:
        from bigboard.cli.commands.review_html import page

        write(html_file, page(report, seat))
    if not json_file and not html_file:
        show(terminal, report, seat)


def with_progress(record: Mapping[str, object], plan: Plan, names: list[str], jobs: int | None, on: str) -> Review:
    """On standard error, so that what is printed can be piped; nothing where nobody looks."""
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
