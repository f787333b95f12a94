"""The origin of a figure, and the files of results that keep it."""

from __future__ import annotations

import json
import os
import platform
import subprocess
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
Row = dict[str, Any]


def commit() -> str:
    """Return the short id of the checkout's commit."""
    command = ["git", "rev-parse", "--short", "HEAD"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()


def origin(method: str, command: str) -> Row:
    """Return date, commit, machine and load with the method and the command of a measurement."""
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "commit": commit(),
        "machine": f"{platform.system()} on {platform.machine()}, {os.cpu_count()} cores",
        "load": f"{os.getloadavg()[1]:.0f}",
        "method": method,
        "command": command,
    }


def keep(rows: Iterable[Row], target: Path, replace: bool = False) -> None:
    """Add figures to a file of results, or replace those of the same id; with `replace`, drop all others."""
    kept = [] if replace or not target.exists() else json.loads(target.read_text(encoding="utf-8"))["figures"]
    figures = {row["id"]: row for row in [*kept, *rows]}
    target.write_text(
        json.dumps({"figures": list(figures.values())}, indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
    )
