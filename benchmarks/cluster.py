"""Measure the speedup of two Ray workers over one, and over processes without Ray.

python -m benchmarks.cluster [--games 20000] [--rounds 3]

Method: the same games of Stockpile between four greedy bots, in turn with one worker, with two workers on a Ray
cluster of this machine, and with two processes of our own. Starting Ray and the workers is part of a run, so short runs
flatter no one. Printed are the medians of the rounds and their ratios; a machine that does other things at the same
time has no second processor to give, so look at the load average, too.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
from pathlib import Path

from bigboard.lab.experiments.simulate import simulate

WAYS = {"one worker": (1, "ray"), "two workers": (2, "ray"), "two processes, no Ray": (2, "")}


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    asked.add_argument("--games", type=int, default=20_000)
    asked.add_argument("--rounds", type=int, default=3)
    chosen = asked.parse_args()
    seconds: dict[str, list[float]] = {name: [] for name in WAYS}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(chosen.rounds):
            for name, (jobs, on) in WAYS.items():
                out = Path(folder) / f"{number}-{name}.jsonl"
                _, ending = simulate("stockpile", ["greedy"] * 4, chosen.games, number, jobs=jobs, out=out, on=on)
                seconds[name].append(ending.seconds)
                print(f"round {number + 1}, {name}: {chosen.games / ending.seconds:,.0f} games/s", flush=True)
    medians = {name: statistics.median(taken) for name, taken in seconds.items()}
    for name, taken in medians.items():
        print(f"{name}: {chosen.games / taken:,.0f} games/s, {medians['one worker'] / taken:.2f} × one worker")
    print(f"load average: {' '.join(f'{one:.1f}' for one in os.getloadavg())}")


if __name__ == "__main__":
    main()
