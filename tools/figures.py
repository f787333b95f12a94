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
import os
import platform
import re
import subprocess
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from benchmarks.table import insert, markdown

from bigboard.games.registry import declaration, title
from bigboard.lab.run.pairings import with_modules

ROOT: Final = Path(__file__).parents[1]
RESULTS: Final = ROOT / "benchmarks" / "results"
BENCH: Final = RESULTS / "linux-2-cores.json"  # what `bigboard bench --json` printed, for docs/benchmarks.md
PAGES: Final = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
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
    "what": (
        ("what", "---", "{what}"),
        ("unit", "---", "{unit}"),
        ("median", "--:", "{median}"),
        ("middle half", "--:", "{between}"),
    ),
}
Row = dict[str, Any]


def read_figures(folder: Path = RESULTS) -> dict[str, Row]:
    """Return all figures by id; ValueError names one that lacks a field or appears twice."""
    found: dict[str, Row] = {}
    for path in sorted(folder.glob("*.json")):
        for row in json.loads(path.read_text(encoding="utf-8")).get("figures", []):
            missing = [name for name in FIELDS if name not in row]
            if missing:
                raise ValueError(f"{path.name}: the figure {row.get('id')!r} lacks {', '.join(missing)}.")
            if row["id"] in found:
                raise ValueError(f"{path.name}: the figure {row['id']!r} appears twice.")
            found[row["id"]] = row
    return found


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

    def known(name: str) -> list[Row]:
        rows = [row for key, row in figures.items() if key == name or key.startswith(f"{name}.")]
        if not rows:
            raise ValueError(f"No file in benchmarks/results has the figure {name!r}.")
        return rows

    page = ONE.sub(lambda found: f"{found[1]}{text(known(found[2])[0])}{found[3]}", page)
    return TABLE.sub(lambda found: f"{found[1]}\n{table(known(found[2]))}\n{found[3]}", page)


def renewed(path: Path, figures: dict[str, Row]) -> str:
    """Return a page with all its figures inserted."""
    page = with_figures(path.read_text(encoding="utf-8"), figures)
    if path.name == "benchmarks.md":
        page = insert(page, markdown(json.loads(BENCH.read_text(encoding="utf-8"))))
    return page


def table_name(game: str, options: Row) -> str:
    """Name a game and the options it was played with."""
    if not options:
        return title(game).label
    every = declaration(game).modules and options == with_modules(game, {}, ["all"])
    return f"{title(game).label}, {'all modules' if every else ', '.join(options)}"


def from_arena(name: str, told: Row) -> Row:
    """Return the figure of the first bot of an arena, measured on this machine by this commit."""
    field, first = told["field"], told["bots"][0]
    seats = field["bots"]
    spec = f"{seats[0]},{seats[1]}*{len(seats) - 1}" if len(set(seats[1:])) == 1 else ",".join(seats)
    options = "".join(f" --option {key}={str(value).lower()}" for key, value in field["options"].items())
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return {
        "id": name,
        "game": table_name(field["game"], field["options"]),
        "bot": f"`{seats[0]}`",
        "against": f"{len(seats) - 1} `{seats[1]}`",
        **{key: round(100 * first[of], 1) for key, of in (("value", "win_share"), ("low", "low"), ("high", "high"))},
        "n": first["games"],
        "unit": "%",
        "date": datetime.now(UTC).date().isoformat(),
        "commit": commit.stdout.strip(),
        "machine": f"{platform.system()} on {platform.machine()}, {os.cpu_count()} cores",
        "load": f"{os.getloadavg()[1]:.0f}",
        "method": "every deal from each seat; Wilson's 95% interval",
        "command": f"bigboard arena {field['game']}{options} --seats {spec} "
        f"--games {told['games']} --seed {field['seed']}",
    }


def record(name: str, arena: Path, target: Path) -> None:
    """Add or replace a figure in a file of results."""
    kept = json.loads(target.read_text(encoding="utf-8"))["figures"] if target.exists() else []
    row = from_arena(name, json.loads(arena.read_text(encoding="utf-8")))
    place = next((k for k, one in enumerate(kept) if one["id"] == name), len(kept))
    kept[place : place + 1] = [row]
    target.write_text(json.dumps({"figures": kept}, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


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
        page = renewed(path, figures)
        if page != path.read_text(encoding="utf-8"):
            path.write_text(page, encoding="utf-8")
            print(f"{path.relative_to(ROOT)}: figures renewed")


if __name__ == "__main__":
    main(sys.argv[1:])
