"""`bigboard bench`, `make bench`: measure the speed of the games next to other engines."""

from __future__ import annotations

import argparse
import sys

from benchmarks.speed.bench import main

parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure Big Board's speed.")
parser.add_argument("--json", action="store_true", help="print the result as JSON")
parser.add_argument("--seconds", type=float, default=1.0, help="for each contestant in each measure")
parser.add_argument("--game", action="append", help="measure this game only; may be given several times")

if __name__ == "__main__":
    chosen = parser.parse_args()
    sys.exit(main(chosen.json, chosen.seconds, chosen.game))
