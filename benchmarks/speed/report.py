"""The results with their spread: as JSON, as tables, and compared with the targets."""

from __future__ import annotations

import os
import platform
import statistics
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from benchmarks.speed.measures import BASE, MEASURES
from benchmarks.speed.rivals import CARD_GAMES

import bigboard
from bigboard.lab.analysis.provenance import commit

if TYPE_CHECKING:
    from rich.console import Console

BIGBOARD: Final = "bigboard"
UNCOMPILED: Final = "uncompiled"
OPENSPIEL: Final = "openspiel:"  # + the game


class Series(NamedTuple):
    """One contestant's values of one measure, one per round. `game` and `case` are empty for other engines."""

    measure: str
    contestant: str
    game: str
    case: str
    values: list[float]


class Target(NamedTuple):
    """A figure to reach: a limit of the measure itself, or a ratio to another contestant."""

    game: str
    case: str
    measure: str
    limit: float
    against: str = ""


TARGETS: Final = (
    Target("acquire", "base", "deal", 6),
    Target("acquire", "base", "clone", 1000),
    Target("acquire", "base", "sample", 5),
    Target("acquire", "base", "tensor", 1),
    *(Target("acquire", "base", "games", 3, OPENSPIEL + name) for name in CARD_GAMES),
    *(Target("acquire", "base", "decisions", 3, OPENSPIEL + name) for name in CARD_GAMES),
    Target("stockpile", "base", "deal", 20),
    Target("stockpile", "base", "clone", 2000),
    Target("stockpile", "base", "sample", 15),
    Target("stockpile", "base", "tensor", 1),
    Target("stockpile", "base", "apply_events", 20),
)


def spread(values: list[float]) -> dict[str, Any]:
    """Median, quartiles and extremes, and the values themselves in the order of the rounds."""
    low, median, high = statistics.quantiles(values, n=4, method="inclusive") if len(values) > 1 else values * 3
    return {
        "median": median,
        "q1": low,
        "q3": high,
        "min": min(values),
        "max": max(values),
        "values": values,
    }


def times_as_fast(ours: Series, theirs: Series) -> list[float]:
    """Return the ratios round by round, because other work on the machine slows both sides of a round."""
    more_is_better = MEASURES[ours.measure].more_is_better
    pairs = zip(ours.values, theirs.values, strict=True)
    return [a / b if more_is_better else b / a for a, b in pairs]


def comparable(ours: Series, theirs: Series) -> bool:
    """Compare ours with the uncompiled engine at the same table, and with every other engine."""
    if ours.measure != theirs.measure or ours.contestant != BIGBOARD or theirs.contestant == BIGBOARD:
        return False
    return theirs.contestant != UNCOMPILED or (ours.game, ours.case) == (theirs.game, theirs.case)


def report(measured: list[Series], seconds: float, notes: list[str]) -> dict[str, Any]:
    """The whole result, ready for JSON; `docs/research/benchmarks.md` describes it."""
    results = [
        {
            "measure": s.measure,
            "unit": MEASURES[s.measure].unit,
            "better": "higher" if MEASURES[s.measure].more_is_better else "lower",
            "contestant": s.contestant,
            "game": s.game,
            "case": s.case,
            **spread(s.values),
        }
        for s in measured
    ]
    ratios = [
        {
            "measure": ours.measure,
            "game": ours.game,
            "case": ours.case,
            "against": theirs.contestant,
            **spread(times_as_fast(ours, theirs)),
        }
        for ours in measured
        for theirs in measured
        if comparable(ours, theirs)
    ]
    return {
        "format": 1,
        "bigboard": bigboard.__version__,
        "engine": bigboard.engine(),
        "python": platform.python_version(),
        "machine": {"system": platform.system(), "processor": platform.machine(), "cores": os.cpu_count()},
        "date": datetime.now(UTC).date().isoformat(),
        "commit": commit(),
        "load": round(os.getloadavg()[2]) if hasattr(os, "getloadavg") else None,
        "seconds": seconds,
        "rounds": len(measured[0].values) if measured else 0,
        "results": results,
        "ratios": ratios,
        "targets": verdicts(results, ratios),
        "notes": notes,
    }


def verdicts(results: list[dict[str, Any]], ratios: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the verdict, by the median, on each target that this run has measured."""
    verdicts = []
    for target in TARGETS:
        rows = ratios if target.against else [row for row in results if row["contestant"] == BIGBOARD]
        for row in rows:
            if (row["game"], row["case"], row["measure"]) != target[:3]:
                continue
            if target.against and row["against"] != target.against:
                continue
            at_least = bool(target.against) or MEASURES[target.measure].more_is_better
            met = row["median"] >= target.limit if at_least else row["median"] <= target.limit
            verdicts.append({**target._asdict(), "measured": row["median"], "met": met})
    return verdicts


def figure(value: float) -> str:
    """Write three digits that matter, thousands apart by commas."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def between(row: dict[str, Any]) -> str:
    return f"{figure(row['q1'])} – {figure(row['q3'])}"


def who(row: dict[str, Any]) -> str:
    table = f" ({row['case']})" if row["case"] else ""
    return f"{row['contestant']} {row['game']}{table}".replace(OPENSPIEL, "OpenSpiel ").strip()


def worth_printing(ratio: dict[str, Any]) -> bool:
    """Compare with OpenSpiel at each game's base table only; the JSON has all ratios."""
    return not ratio["against"].startswith(OPENSPIEL) or ratio["case"] == BASE.name


def print_report(result: dict[str, Any], console: Console) -> None:
    """Print a table per measure, then the targets and the notes."""
    from rich.table import Table

    console.print(
        f"Big Board {result['bigboard']}, {result['engine']}, Python {result['python']}, "
        f"{result['machine']['cores']} cores; {result['rounds']} rounds of all contestants in turn."
    )
    for measure in MEASURES.values():
        rows = [row for row in result["results"] if row["measure"] == measure.name]
        if not rows:
            continue
        table = Table(title=f"{measure.title}, {measure.unit}", title_justify="left")
        table.add_column("who")
        table.add_column("median", justify="right")
        table.add_column("middle half", justify="right")
        for row in rows:
            table.add_row(who(row), figure(row["median"]), between(row))
        for row in result["ratios"]:
            if row["measure"] == measure.name and worth_printing(row):
                against = row["against"].replace(OPENSPIEL, "OpenSpiel ")
                name = f"  {row['game']} ({row['case']}) : {against}"
                table.add_row(name, f"× {figure(row['median'])}", f"× {between(row)}")
        console.print(table)
    for target in result["targets"]:
        console.print(verdict(target))
    for note in result["notes"]:
        console.print(f"Note: {note}")


def verdict(target: dict[str, Any]) -> str:
    measure = MEASURES[target["measure"]]
    what = f"{target['game']} ({target['case']}), {measure.title}"
    if target["against"]:
        against = target["against"].replace(OPENSPIEL, "OpenSpiel ")
        wanted = f"at least {figure(target['limit'])} × {against}"
        got = f"× {figure(target['measured'])}"
    else:
        wanted = f"at most {figure(target['limit'])} {measure.unit}"
        got = f"{figure(target['measured'])} {measure.unit}"
    return f"{'Reached' if target['met'] else 'MISSED'}: {what}: {got}; wanted {wanted}."
