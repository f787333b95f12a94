"""The origin of a figure, and the files of results that keep it."""

from __future__ import annotations

import json
import os
import platform
import subprocess
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import bigboard
from bigboard.games.registry import declaration, title
from bigboard.lab.run.pairings import with_modules

CHECKOUT: Final = Path(bigboard.__file__).parents[2]
EVERY_SEAT: Final = "every deal from each seat; Wilson's 95% interval"
Row = dict[str, Any]


def commit() -> str:
    """Return the short id of the checkout's commit; of an installed package its version."""
    if not (CHECKOUT / ".git").exists():
        return bigboard.__version__
    command = ["git", "rev-parse", "--short", "HEAD"]
    return subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, check=False).stdout.strip()


def origin(method: str, command: str) -> Row:
    """Return date, commit, machine and load with the method and the command of a measurement."""
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "commit": commit(),
        "machine": f"{platform.system()} on {platform.machine()}, {os.cpu_count()} cores",
        "load": f"{os.getloadavg()[1]:.0f}" if hasattr(os, "getloadavg") else "unknown",
        "method": method,
        "command": command,
    }


def table_name(game: str, options: Row) -> str:
    """Name a game and the options it was played with."""
    if not options:
        return title(game).label
    every = declaration(game).modules and options == with_modules(game, {}, ["all"])
    return f"{title(game).label}, {'all modules' if every else ', '.join(options)}"


def from_arena(name: str, result: Row) -> Row:
    """Return the figure of the first bot of an arena, measured on this machine by this commit."""
    field, first = result["field"], result["bots"][0]
    seats = field["bots"]
    spec = f"{seats[0]},{seats[1]}*{len(seats) - 1}" if len(set(seats[1:])) == 1 else ",".join(seats)
    options = "".join(f" --option {key}={str(value).lower()}" for key, value in field["options"].items())
    return {
        "id": name,
        "game": table_name(field["game"], field["options"]),
        "bot": f"`{seats[0]}`",
        "against": f"{len(seats) - 1} `{seats[1]}`",
        **{key: round(100 * first[of], 1) for key, of in (("value", "win_share"), ("low", "low"), ("high", "high"))},
        "n": first["games"],
        "unit": "%",
        **origin(
            EVERY_SEAT,
            f"bigboard arena {field['game']}{options} --seats {spec} --games {result['games']} --seed {field['seed']}",
        ),
    }


def keep(rows: Iterable[Row], target: Path, replace: bool = False) -> None:
    """Add figures to a file of results, or replace those of the same id; with `replace`, drop all others."""
    kept = [] if replace or not target.exists() else json.loads(target.read_text(encoding="utf-8"))["figures"]
    figures = {row["id"]: row for row in [*kept, *rows]}
    target.write_text(
        json.dumps({"figures": list(figures.values())}, indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
    )
