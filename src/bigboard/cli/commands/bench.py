"""`bigboard bench`: run the benchmarks of the checkout."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import bigboard
from bigboard.cli.errors import UserError

CHECKOUT = Path(bigboard.__file__).parents[2]


def bench(json: bool, seconds: float, game: str | None) -> int:
    """Run `python -m benchmarks` and return its exit code."""
    if not (CHECKOUT / "benchmarks" / "__main__.py").is_file():
        raise UserError("The benchmarks are part of the source code: run `make bench` in a checkout of Big Board.")
    command = [sys.executable, "-m", "benchmarks", "--seconds", str(seconds)]
    command += ["--json"] * json + (["--game", game] if game else [])
    return subprocess.run(command, cwd=CHECKOUT, check=False).returncode
