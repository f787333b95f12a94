"""A long run of games: all cores, a bar with the time left, a journal; it can be stopped and taken up again."""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from types import FrameType
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

import bigboard
from bigboard.bots import BotFailed
from bigboard.lab.exec.backends import Backend, LocalBackend
from bigboard.lab.exec.tasks import Player, Result
from bigboard.lab.exec.workers import Workers
from bigboard.lab.run.collector import collector_of
from bigboard.lab.run.durations import time_text
from bigboard.lab.run.journal import Journal, usual_path
from bigboard.lab.run.match import Match
from bigboard.lab.run.measured_match import MeasuredMatch
from bigboard.lab.run.pairings import Field, Fixture

WARNINGS_SHOWN = 5


@dataclass(frozen=True)
class GameJob:
    """The data that a worker needs to play."""

    field: Field
    watch: bool
    strict: bool = False
    redraws: int | None = None  # with a number, the luck of every game is measured

    def player(self) -> Player[Fixture]:
        if self.redraws is not None:
            return MeasuredMatch(self.field, self.redraws, self.strict)
        match = Match(self.field, collector_of(self.field.game) if self.watch else None, self.strict)
        return lambda fixture: match.play(fixture).line()


@dataclass(frozen=True)
class Plan:
    """The games to play, and the place of their journal."""

    kind: str  # "arena", "simulate" or "evaluate"
    field: Field
    games: int
    jobs: int | None = None  # processes; None is one a core, 0 none but this one
    out: Path | None = None
    resume: bool = False
    strict: bool = False  # the first decision that a bot fails to take ends the run
    on: str = ""  # a cluster; otherwise this machine
    redraws: int | None = None  # of an evaluation, for each piece of chance

    def heading(self) -> dict[str, Any]:
        """Return the facts that must be equal to resume a journal. The number of games may grow."""
        rules = bigboard.game(self.field.game).rules_version
        heading = {"kind": self.kind, "rules": rules, "field": self.field.to_json()}
        return heading if self.redraws is None else {**heading, "redraws": self.redraws}

    def fixtures(self) -> list[Fixture]:
        """An arena plays every deal from all seats; a simulation plays as many different deals as it can."""
        if self.kind == "evaluate":
            return self.field.distinct_fixtures(self.games)
        if self.kind == "arena":
            return self.field.fixtures(self.games)
        return self.field.single_fixtures(self.games)

    def journal(self) -> Journal:
        heading = self.heading()
        if self.out is None:
            return Journal(usual_path(heading), heading, self.resume, replace=True)
        return Journal(journal_path(self.out), heading, self.resume)


@dataclass
class Ending:
    """The end of a run."""

    path: Path
    played: int = 0  # now
    kept: int = 0  # before
    seconds: float = 0.0
    stopped: bool = False
    failures: list[tuple[Fixture, str]] = field(default_factory=list)
    warnings: int = 0

    def to_json(self) -> dict[str, Any]:
        return {
            "journal": str(self.path),
            "played": self.played,
            "from_journal": self.kept,
            "stopped": self.stopped,
            "failed": [{"deal": deal, "rotation": turn, "why": why} for (deal, turn), why in self.failures],
        }

    def summary(self) -> list[str]:
        """Return sentences about the run itself."""
        lines = [
            f"Deal {deal}, rotation {turn} failed twice and is not counted: {why}"
            for (deal, turn), why in self.failures
        ]
        rate = self.played / self.seconds if self.seconds else 0.0
        now = f"{self.played:,} games in {time_text(self.seconds)} ({rate:,.1f} a second)"
        lines.append(f"{now}, {self.kept:,} taken from the journal." if self.kept else f"{now}.")
        if self.stopped:
            lines.append(f"Stopped. What is finished is kept in {self.path}; the same command with --resume goes on.")
        return lines


def journal_path(out: Path) -> Path:
    """A folder gets its journal under a fixed name."""
    return out / "games.jsonl" if out.is_dir() or not out.suffix else out


def cores() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def backend_for(on: str, jobs: int | None, bots: Sequence[str] = ()) -> Backend | None:
    """Return processes on this machine, a cluster, or, with 0 jobs, None: this process alone."""
    if not on:
        number = cores() if jobs is None else jobs
        return LocalBackend(number) if number else None
    if on != "ray" and not on.startswith("ray://"):
        raise ValueError(
            f"--on takes a Ray cluster, ray or ray://HOST:10001, not {on!r}. Leave it out to use this machine."
        )
    if jobs == 0:
        raise ValueError("--jobs 0 means this process alone, and --on means a cluster. Leave one of them out.")
    from bigboard.lab.exec.ray_backend import RayBackend

    return RayBackend(on, jobs, bots)


def run_plan(plan: Plan, take: Callable[[dict[str, Any]], None]) -> Ending:
    """Play the games that the journal lacks. Pass every game's line to `take`, the old ones first."""
    fixtures = plan.fixtures()
    journal = plan.journal()
    ending = Ending(journal.path)
    wanted = set(fixtures)
    job = GameJob(plan.field, plan.kind == "simulate", plan.strict, plan.redraws)
    workers = Workers(job, backend_for(plan.on, plan.jobs, plan.field.bots))
    began = perf_counter()
    try:
        for line in journal.games():
            fixture = Fixture(line["deal"], line["rotation"])
            if fixture in wanted:
                wanted.remove(fixture)
                take(line)
                ending.kept += 1
        with stoppable(workers), progress_bar(plan, len(fixtures), ending.kept) as advance:
            for results in workers.run([fixture for fixture in fixtures if fixture in wanted]):
                if results:
                    journal.append([line_of(result) for result in results])
                ending.failures += [(result.task, result.failure) for result in results if result.failure]
                finished = [result.line for result in results if not result.failure]
                for line in json.loads(f"[{','.join(finished)}]"):
                    take(line)
                ending.played += len(finished)
                ending.warnings += show_warnings(workers, ending.warnings)
                advance(len(results))
    finally:
        journal.close()
    if workers.bot_failed:
        raise BotFailed(workers.bot_failed)
    ending.stopped = workers.stopped
    ending.seconds = perf_counter() - began
    return ending


def line_of(result: Result[Fixture]) -> str:
    if not result.failure:
        return result.line
    deal, rotation = result.task
    return json.dumps({"deal": deal, "rotation": rotation, "failed": result.failure})


def show_warnings(workers: Workers[Fixture], shown: int) -> int:
    """Print the first few warnings of the referees; return the number of all."""
    warnings, workers.warnings = workers.warnings, []
    for number, warning in enumerate(warnings, shown):
        if number < WARNINGS_SHOWN:
            print(warning, file=sys.stderr)
        elif number == WARNINGS_SHOWN:
            print("Further such lines are left out; the table counts them.", file=sys.stderr)
    return len(warnings)


@contextmanager
def stoppable(workers: Workers[Any]) -> Iterator[None]:
    """Let Ctrl-C and SIGTERM stop the workers; finished games are kept."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(signum: int, frame: FrameType | None) -> None:
        workers.stop()

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def progress_bar(plan: Plan, games: int, done: int) -> Iterator[Callable[[int], None]]:
    """Show a bar on the error stream, if it is a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal or console.is_dumb_terminal:
        yield lambda count: None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(show_speed=True),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(f"{plan.field.game}: {plan.kind}", total=games, completed=done)
        yield lambda count: progress.advance(task, count)
