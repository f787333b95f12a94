"""`bigboard bench`: the speed of the games, measured next to other engines in one run.

Every measure is taken in rounds, and in each round all contestants run one after the other, so that a machine that
is busy for a while is busy for all of them. The ratios count; `docs/research/benchmarks.md` explains how to read them.
"""

from __future__ import annotations

import gc
import math
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from json import dumps
from typing import Any, Final, NamedTuple

from benchmarks.speed.measures import MEASURES, Case, GameBenchmark, cases_of
from benchmarks.speed.report import BIGBOARD, OPENSPIEL, UNCOMPILED, Series, print_report, report
from benchmarks.speed.rivals import OPENSPIEL_GAMES, BenchError, OpenSpielBenchmark, Uncompiled, import_openspiel

import bigboard

ROUNDS: Final = 7
WARM_UP: Final = 0.1  # of the time of a round, before the first one
LONG: Final = 2.0  # seconds: a longer run shows its progress


class Entry(NamedTuple):
    """A contestant in one measure; `run(seconds)` returns the value."""

    contestant: str
    game: str
    case: str
    run: Callable[[float], float]


class Heat(NamedTuple):
    """A measure and its contestants."""

    measure: str
    entries: list[Entry]


def main(json: bool = False, seconds: float = 1.0, games: list[str] | None = None) -> int:
    """Measure and print, with so many seconds per contestant and measure; return the exit code."""
    try:
        names = checked_games(games)
        if not math.isfinite(seconds) or seconds <= 0:
            raise BenchError(f"The seconds for each measure must be more than 0, not {seconds:g}.")
        result = run(names, seconds)
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


def run(games: list[str], seconds: float) -> dict[str, Any]:
    """Measure these games; return what `--json` prints."""
    with ExitStack() as stack:
        heats, notes = line_up(games, stack)
        total = seconds * sum(len(heat.entries) for heat in heats)
        tick = stack.enter_context(progress(heats, total > LONG))
        measured = [series for heat in heats for series in race(heat, seconds / ROUNDS, tick)]
    return report(measured, seconds, notes)


def line_up(games: list[str], stack: ExitStack) -> tuple[list[Heat], list[str]]:
    """Return the contestants of every measure, and notes about missing ones."""
    notes: list[str] = []
    heats = {name: Heat(name, []) for name in MEASURES}
    tables = [(game, case) for game in games for case in cases_of(game)]

    for game, case in tables:
        add_entries(heats, BIGBOARD, game, case, GameBenchmark(game, case).measure)
    if bigboard.engine() == "compiled":
        pure = Uncompiled()
        stack.callback(pure.close)
        for game, case in tables:
            add_entries(heats, UNCOMPILED, game, case, measure_uncompiled(pure, game, case))
    else:
        notes.append(f"Big Board itself runs {bigboard.engine()}: these are not the speeds of the compiled engine.")

    pyspiel = import_openspiel()
    if pyspiel is None:
        notes.append("OpenSpiel is not installed, so there is no comparison with it: pip install open_spiel.")
    else:
        for name in OPENSPIEL_GAMES:
            benchmark = OpenSpielBenchmark(pyspiel, name)
            for measure in ("games", "decisions"):
                heats[measure].entries.append(Entry(OPENSPIEL + name, "", "", bound(benchmark.measure, measure)))
    return list(heats.values()), notes


def add_entries(
    heats: dict[str, Heat], contestant: str, game: str, case: Case, measure: Callable[[str, float], float]
) -> None:
    for name, heat in heats.items():
        heat.entries.append(Entry(contestant, game, case.name, bound(measure, name)))


def measure_uncompiled(pure: Uncompiled, game: str, case: Case) -> Callable[[str, float], float]:
    return lambda name, seconds: pure.measure(game, case, name, seconds)


def bound(measure: Callable[[str, float], float], name: str) -> Callable[[float], float]:
    return lambda seconds: measure(name, seconds)


def race(heat: Heat, seconds: float, tick: Callable[[Heat, Entry], None], rounds: int = ROUNDS) -> list[Series]:
    """Run all entries in turn, round after round: A B C, A B C."""
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
def progress(heats: list[Heat], wanted: bool) -> Iterator[Callable[[Heat, Entry], None]]:
    """Show a bar on the error stream; yield the function that announces a run."""
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
