"""Measured figures: `benchmarks/results/*.json` holds them, and `make figures` inserts them into the pages.

A page marks the place of one figure, or of a table of all figures whose id begins with a word:

    <!-- figure: strength.acquire.learned -->48.6% [44.6–52.6]<!-- /figure -->
    <!-- figures: strength -->
    …
    <!-- /figures -->

`python -m tools.figures ID ARENA.json FILE.json` adds or replaces a figure from what `bigboard arena --json` printed.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from benchmarks.speed.measures import MEASURES
from benchmarks.speed.report import BIGBOARD
from benchmarks.speed.table import insert, markdown

from bigboard.lab.analysis.leaderboard import leaderboard_markdown, leaderboard_tables
from bigboard.lab.analysis.provenance import Row, from_arena, keep, table_name

ROOT: Final = Path(__file__).parents[1]
RESULTS: Final = ROOT / "benchmarks" / "results"
BENCH: Final = RESULTS / "linux-2-cores.json"  # what `bigboard bench --json` printed, for docs/research/benchmarks.md
PAGES: Final = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FIELDS: Final = ("id", "value", "low", "high", "n", "unit", "date", "commit", "machine", "load", "method", "command")
ONE: Final = re.compile(r"(<!-- figure: (\S+) -->).*?(<!-- /figure -->)")
TABLE: Final = re.compile(r"(<!-- figures: (\S+) -->\n).*?(<!-- /figures -->)", re.DOTALL)
# A table's columns: heading, alignment and the template of a cell. The field that names the kind is in no other.
COLUMNS: Final = {
    "bot": (
        ("game", "---", "{game}"),
        ("bot", "---", "{bot}"),
        ("against", "---", "{against}"),
        ("games", "--:", "{games}"),
        ("wins [95%]", "---", "{text}"),
    ),
    "random_decision": (
        ("decided at random", "---", "{game}: {random_decision}"),
        ("times a game", "--:", "{asked:.1f}"),
        ("games", "--:", "{games}"),
        ("wins [95%]", "---", "{text}"),
    ),
    "investor": (
        ("investor", "---", "{investor}"),
        ("cash", "--:", "{cash}"),
        ("wins with it [95%]", "---", "{text}"),
        ("balanced cash", "--:", "{even_cash}"),
        ("wins with it [95%]", "---", "{even_wins}"),
    ),
    "what": (
        ("what", "---", "{what}"),
        ("unit", "---", "{unit}"),
        ("median", "--:", "{median}"),
        ("middle half", "--:", "{between}"),
    ),
}


def read_figures(folder: Path = RESULTS) -> dict[str, Row]:
    """Return all figures by id; ValueError names one that lacks a field, or two for one thing."""
    found: dict[str, Row] = {}
    subjects: dict[tuple[str, ...], str] = {}
    for path in sorted(folder.glob("*.json")):
        result = json.loads(path.read_text(encoding="utf-8"))
        for row in speed_figures(result) if "ratios" in result else result.get("figures", []):
            missing = [name for name in FIELDS if name not in row]
            if missing:
                raise ValueError(f"{path.name}: the figure {row.get('id')!r} lacks {', '.join(missing)}.")
            if row["id"] in found:
                raise ValueError(f"{path.name}: the figure {row['id']!r} appears twice.")
            same = subjects.setdefault(subject(row), row["id"])
            if same != row["id"]:
                raise ValueError(f"{path.name}: {row['id']!r} and {same!r} are two values for one thing.")
            found[row["id"]] = row
    return found


def subject(row: Row) -> tuple[str, ...]:
    """Return what a figure is about; two figures with one subject contradict each other."""
    parts = ("game", "bot", "against", "random_decision", "investor", "what")
    return tuple(str(row.get(name, "")).lower() for name in parts)


def speed_figures(result: Row) -> list[Row]:
    """Return the figures of `bigboard bench --json`: `speed.acquire.base.playouts` and so on."""
    machine = result["machine"]
    measured = {
        "date": result["date"],
        "commit": result["commit"],
        "machine": f"{machine['system']} on {machine['processor']}, {machine['cores']} cores",
        "load": str(result["load"]),
        "method": "processor time of one thread, all contestants in turns; median and middle half of the rounds",
        "command": f"bigboard bench --json --seconds {result['seconds']:g}",
    }
    return [
        {
            "id": f"speed.{row['game']}.{row['case'].replace(' ', '-')}.{row['measure']}",
            "what": f"{row['game']}, {row['case']}: {MEASURES[row['measure']].title}",
            "value": row["median"],
            "low": row["q1"],
            "high": row["q3"],
            "n": result["rounds"],
            "unit": row["unit"],
            **measured,
        }
        for row in result["results"]
        if row["contestant"] == BIGBOARD
    ]


def number(value: float) -> str:
    """Write three digits that matter, thousands apart by commas."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def text(row: Row) -> str:
    """Write a figure with its interval."""
    if row["unit"] == "%":
        return f"{row['value']:.1f}% [{row['low']:.1f}–{row['high']:.1f}]"
    return f"{number(row['value'])} {row['unit']} ({between(row)})"


def between(row: Row) -> str:
    return f"{number(row['low'])} – {number(row['high'])}"


def table(rows: Iterable[Row]) -> str:
    """Write a table of figures of one kind."""
    rows = list(rows)
    columns = next(columns for kind, columns in COLUMNS.items() if kind in rows[0])
    lines = [[head for head, _, _ in columns], [line for _, line, _ in columns]]
    for row in rows:
        words = {
            "text": text(row),
            "games": f"{row['n']:,}" if row["n"] else "–",
            "median": number(row["value"]),
            "between": between(row),
        }
        lines.append([cell.format(**row, **words) for _, _, cell in columns])
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def with_figures(page: str, figures: dict[str, Row]) -> str:
    """Return the page with every marked figure as the results have it; ValueError names one that they do not have."""

    def known_rows(name: str) -> list[Row]:
        rows = [row for key, row in figures.items() if key == name or key.startswith(f"{name}.")]
        if not rows:
            raise ValueError(f"No file in benchmarks/results has the figure {name!r}.")
        return rows

    def made_table(name: str) -> str:
        return evaluation_table(name) if name in ("leaderboard", "luck") else table(known_rows(name))

    page = ONE.sub(lambda found: f"{found[1]}{text(known_rows(found[2])[0])}{found[3]}", page)
    return TABLE.sub(lambda found: f"{found[1]}\n{made_table(found[2])}\n{found[3]}", page)


def evaluation_table(name: str) -> str:
    """Write a table from the results of `bigboard evaluate` in this repository."""
    results = [
        json.loads(path.read_text(encoding="utf-8")) for path in sorted((RESULTS / "evaluations").glob("*.json"))
    ]
    if name == "leaderboard":
        return leaderboard_markdown(leaderboard_tables(results)) + "\n"
    lines = [
        "| game | bots | games | mean luck of a game, in victories [95%] | duplicate deals | luck | both |",
        "|---|---|--:|---|--:|--:|--:|",
    ]
    for result in results:
        figures, field = result["result"], result["field"]
        luck = figures["bots"][0]["luck_wins"]
        cells = [
            table_name(field["game"], field["options"]),
            ", ".join(f"`{row['bot']}`" for row in figures["bots"]),
            f"{figures['games']:,}",
            f"{luck['mean']:+.4f} [{luck['low']:+.4f} to {luck['high']:+.4f}]",
            *(f"{factor:.2f}" for factor in (figures["duplicate_factor"], figures["variance_factor"])),
            f"{figures['duplicate_factor'] * figures['variance_factor']:.2f}",
        ]
        lines.append(f"| {' | '.join(cells)} |".replace("-0.", "−0."))
    return "\n".join(lines) + "\n"


def fill_page(path: Path, figures: dict[str, Row]) -> str:
    """Return a page with all its figures inserted."""
    page = with_figures(path.read_text(encoding="utf-8"), figures)
    if path.name == "benchmarks.md":
        page = insert(page, markdown(json.loads(BENCH.read_text(encoding="utf-8"))))
    return page


def record(name: str, arena: Path, target: Path) -> None:
    """Add or replace a figure in a file of results."""
    keep([from_arena(name, json.loads(arena.read_text(encoding="utf-8")))], target)


def main(arguments: list[str]) -> None:
    if arguments == ["--help"]:
        print(__doc__)
    elif len(arguments) == 3:
        record(arguments[0], Path(arguments[1]), Path(arguments[2]))
    elif arguments:
        sys.exit("Name a figure, the arena's JSON and the file of results; or nothing, to renew the pages.")
    else:
        renew_pages()


def renew_pages() -> None:
    figures = read_figures()
    for path in PAGES:
        page = fill_page(path, figures)
        if page != path.read_text(encoding="utf-8"):
            path.write_text(page, encoding="utf-8")
            print(f"{path.relative_to(ROOT)}: figures renewed")


if __name__ == "__main__":
    main(sys.argv[1:])
