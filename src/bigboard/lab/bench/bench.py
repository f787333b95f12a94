"""`bigboard bench`: how fast the games are, measured beside their rivals in one run.

Every measure is taken in rounds, and in each round all contestants run one after the other, so that a machine that
is busy for a while is busy for all of them. What counts are the ratios; `docs/benchmarks.md` says how to read them.
"""

from __future__ import annotations

import gc
import math
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from json import dumps
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import bigboard
from bigboard.lab.bench.measures import BASE, MEASURES, Case, Course, cases_of
from bigboard.lab.bench.report import BIGBOARD, OPENSPIEL, UNCOMPILED, YARDSTICK, Series, print_report, report
from bigboard.lab.bench.rivals import (
    OPENSPIEL_GAMES,
    BenchError,
    OpenSpielCourse,
    Uncompiled,
    Yardstick,
    checked_yardstick,
    import_openspiel,
)

ROUNDS: Final = 7
WARM_UP: Final = 0.1  # of the time of a round, before the first one
LONG: Final = 2.0  # seconds: whatever takes longer shows its progress


class Entry(NamedTuple):
    """A contestant in one measure; `run` takes the seconds to run for and returns the value."""

    contestant: str
    game: str
    case: str
    run: Callable[[float], float]


class Heat(NamedTuple):
    """A measure and all who take part in it."""

    measure: str
    entries: list[Entry]


def main(json: bool = False, seconds: float = 1.0, games: list[str] | None = None, yardstick: str | None = None) -> int:
    """Measure and print; `seconds` is the time that each contestant has for each measure. The exit code."""
    try:
        names = checked_games(games)
        if not math.isfinite(seconds) or seconds <= 0:
            raise BenchError(f"The seconds for each measure must be more than 0, not {seconds:g}.")
        if yardstick is not None:
            checked_yardstick(yardstick)
        result = run(names, seconds, yardstick)
    except BenchError as error:
        print(error, file=sys.stderr)
        return 2
    if json:
        print(dumps(result, indent=1, ensure_ascii=False))
    else:
        from rich.console import Console

        print_report(result, Console())
    return 0


def checked_games(games: list[str] | None) -> list[str]:
    known = bigboard.game_names()
    for name in games or []:
        if name not in known:
            raise BenchError(f"There is no game {name!r}; the games are {', '.join(known)}.")
    return list(dict.fromkeys(games)) if games else known


def run(games: list[str], seconds: float, yardstick: str | None = None) -> dict[str, Any]:
    """Measure these games; the result is what `--json` prints."""
    with ExitStack() as stack:
        heats, notes = line_up(games, yardstick, stack)
        total = seconds * sum(len(heat.entries) for heat in heats)
        tick = stack.enter_context(progress(heats, total > LONG))
        measured = [series for heat in heats for series in race(heat, seconds / ROUNDS, tick)]
    return report(measured, seconds, notes)


def line_up(games: list[str], yardstick: str | None, stack: ExitStack) -> tuple[list[Heat], list[str]]:
    """Who takes part in what, and what has to be said about it."""
    notes: list[str] = []
    heats = {name: Heat(name, []) for name in MEASURES}
    tables = [(game, case) for game in games for case in cases_of(game)]

    for game, case in tables:
        add_course(heats, BIGBOARD, game, case, Course(game, case).measure)
    if bigboard.engine() == "compiled":
        pure = Uncompiled()
        stack.callback(pure.close)
        for game, case in tables:
            add_course(heats, UNCOMPILED, game, case, uncompiled(pure, game, case))
    else:
        notes.append(f"Big Board itself runs {bigboard.engine()}: these are not the speeds of the compiled engine.")

    pyspiel = import_openspiel()
    if pyspiel is None:
        notes.append("OpenSpiel is not installed, so there is no comparison with it: pip install open_spiel.")
    else:
        for name in OPENSPIEL_GAMES:
            course = OpenSpielCourse(pyspiel, name)
            for measure in ("games", "decisions"):
                heats[measure].entries.append(Entry(OPENSPIEL + name, "", "", bound(course.measure, measure)))

    if yardstick is not None:
        folder = Path(stack.enter_context(TemporaryDirectory(ignore_cleanup_errors=True)))
        with waiting("Compiling the yardstick"):
            prototype = Yardstick(yardstick, folder)
        entry = Entry(YARDSTICK, "", "", lambda seconds: prototype.measure(BASE.players, seconds))
        heats["playouts"].entries.append(entry)
    return list(heats.values()), notes


def add_course(
    heats: dict[str, Heat], contestant: str, game: str, case: Case, measure: Callable[[str, float], float]
) -> None:
    for name, heat in heats.items():
        heat.entries.append(Entry(contestant, game, case.name, bound(measure, name)))


def uncompiled(pure: Uncompiled, game: str, case: Case) -> Callable[[str, float], float]:
    return lambda name, seconds: pure.measure(game, case, name, seconds)


def bound(measure: Callable[[str, float], float], name: str) -> Callable[[float], float]:
    return lambda seconds: measure(name, seconds)


def race(heat: Heat, seconds: float, tick: Callable[[Heat, Entry], None], rounds: int = ROUNDS) -> list[Series]:
    """All entries in turn, round after round: A B C, A B C, …"""
    for entry in heat.entries:
        entry.run(seconds * WARM_UP)
    values: list[list[float]] = [[] for _ in heat.entries]
    for _ in range(rounds):
        for k, entry in enumerate(heat.entries):
            tick(heat, entry)
            gc.collect()
            values[k].append(entry.run(seconds))
    return [
        Series(heat.measure, entry.contestant, entry.game, entry.case, own)
        for entry, own in zip(heat.entries, values, strict=True)
    ]


@contextmanager
def waiting(what: str) -> Iterator[None]:
    """Says on the error stream what takes so long, where a person may be watching."""
    from rich.console import Console

    with Console(stderr=True).status(what):
        yield


@contextmanager
def progress(heats: list[Heat], wanted: bool) -> Iterator[Callable[[Heat, Entry], None]]:
    """A bar on the error stream, for people who wait; yields what tells it that a run begins."""
    if not wanted:
        yield lambda heat, entry: None
        return
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("Measuring", total=ROUNDS * sum(len(heat.entries) for heat in heats))

        def tick(heat: Heat, entry: Entry) -> None:
            name = f"{entry.contestant} {entry.game}".strip()
            bar.update(task, advance=1, description=f"{MEASURES[heat.measure].title}: {name}")

        yield tick
