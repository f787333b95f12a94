"""`make bench`: `bigboard bench` with the time for a figure worth keeping; further arguments are passed on.

python -m benchmarks [--json] [--seconds S] [--game NAME] [--yardstick FILE]
"""

from __future__ import annotations

import argparse
import sys

from bigboard.lab.bench.bench import main

parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure Big Board's speed.")
parser.add_argument("--json", action="store_true", help="print the result as JSON")
parser.add_argument("--seconds", type=float, default=1.0, help="for each contestant in each measure")
parser.add_argument("--game", action="append", help="measure this game only; may be given several times")
parser.add_argument("--yardstick", help="a prototype with many(games, players), compiled and run beside the games")

if __name__ == "__main__":
    wish = parser.parse_args()
    sys.exit(main(wish.json, wish.seconds, wish.game, wish.yardstick))
