"""Compare the speed of this checkout with another one: the measures of `bigboard bench`, taken in turns.

python -m benchmarks.compare OTHER [--game NAME] [--measure NAME] [--rounds N] [--seconds S]

OTHER is a checkout with a `.venv` and compiled rules. Each of the two runs in a separate process. A measure is taken
in many short rounds, now one first and now the other, in processor time. Other work on the machine can only slow a
round down, so the best round of each is compared.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import IO

from benchmarks.speed.measures import CASES, MEASURES

ROOT = Path(__file__).parents[1]
# The program of each process: the measures of this checkout, with the engine of its own.
WORKER = """
import json, sys
from benchmarks.speed.measures import CASES, GameBenchmark
by_case = {(game, case.name): GameBenchmark(game, case) for game in CASES for case in CASES[game]}
for line in sys.stdin:
    game, case, measure, seconds = json.loads(line)
    print(by_case[game, case].measure(measure, seconds), flush=True)
"""

Side = subprocess.Popen[str]


def begin(checkout: Path) -> Side:
    own = checkout / ".venv" / "bin" / "python"
    python = str(own) if own.exists() else sys.executable
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(checkout / "src"), str(ROOT)])}
    pipe = subprocess.PIPE
    return subprocess.Popen([python, "-c", WORKER], stdin=pipe, stdout=pipe, text=True, env=surroundings)


def ask(side: Side, game: str, case: str, measure: str, seconds: float) -> float:
    """Return the time of one game, decision or call."""
    asked, answers = pipes(side)
    asked.write(json.dumps([game, case, measure, seconds]) + "\n")
    asked.flush()
    value = float(answers.readline())
    return 1e6 / value if MEASURES[measure].more_is_better else value


def pipes(side: Side) -> tuple[IO[str], IO[str]]:
    assert side.stdin is not None
    assert side.stdout is not None
    return side.stdin, side.stdout


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.compare", description=__doc__)
    parser.add_argument("other", type=Path, help="the checkout to compare with")
    parser.add_argument("--game", action="append", choices=list(CASES), help="this game only")
    parser.add_argument("--measure", action="append", choices=list(MEASURES), help="this measure only")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.1, help="of each round")
    chosen = parser.parse_args()
    sides = [begin(chosen.other), begin(ROOT)]
    print(f"{'':42}{'other':>10}{'this':>10}  this / other")
    for game in chosen.game or CASES:
        for case in CASES[game]:
            for measure in chosen.measure or MEASURES:
                best = [float("inf"), float("inf")]
                for number in range(chosen.rounds + 1):
                    for k in (0, 1) if number % 2 else (1, 0):
                        value = ask(sides[k], game, case.name, measure, chosen.seconds)
                        if number > 0:  # the first round warms up
                            best[k] = min(best[k], value)
                unit = "µs" if MEASURES[measure].more_is_better else MEASURES[measure].unit
                name = f"{game}, {case.name}: {measure}, {unit}"
                print(f"{name:42}{best[0]:10.2f}{best[1]:10.2f}{best[1] / best[0]:14.3f}", flush=True)


if __name__ == "__main__":
    main()
