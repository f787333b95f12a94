"""`make mutants`: how many small errors in the rules the tests find.

    python -m tools.mutants --number 200 --seed 1 [--only mergers.py]

Draws that many mutants, runs the tests of the clauses and the golden games against each, and prints those that
survive. Random games and the second reading are left out: a rule has to be held by a test that names it.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
import tomllib
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from tools.mutants.mutations import Mutant, all_mutants
from tools.mutants.trials import KILLED, Trials

TESTS: Final = ("tests/games", "tests/golden", "tests/titles/acquire/rules", "tests/titles/stockpile/rules")
EQUIVALENT: Final = Path(__file__).with_name("equivalent.toml")


def known_equivalents() -> list[dict[str, str]]:
    listed: list[dict[str, str]] = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", [])
    return listed


def is_equivalent(mutant: Mutant, known: list[dict[str, str]]) -> bool:
    before, after = mutant.lines()
    found = {"function": mutant.function, "from": before, "to": after}
    return any(mutant.file.endswith(one["file"]) and found.items() <= one.items() for one in known)


def main() -> int:
    parser = argparse.ArgumentParser(prog="make mutants", description="Try small errors in the rules.")
    parser.add_argument("--number", type=int, default=200, help="how many mutants to draw")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60, help="how many of tests to spend on one mutant")
    parser.add_argument("--only", default="", help="mutants of files whose path contains this")
    parser.add_argument("--tests", nargs="*", default=TESTS, help="where the tests are that have to find them")
    wanted = parser.parse_args()

    os.environ["BIGBOARD_PURE"] = "1"  # compiled code cannot be exchanged
    known = known_equivalents()
    possible = [mutant for mutant in all_mutants() if wanted.only in mutant.file]
    drawn = random.Random(wanted.seed).sample(possible, min(wanted.number, len(possible)))
    mutants = [mutant for mutant in drawn if not is_equivalent(mutant, known)]
    results: Counter[str] = Counter()
    begun = time.monotonic()

    def report(mutant: Mutant, result: str) -> None:
        results[result] += 1
        if result != KILLED:
            print(f"{result}: {mutant}", flush=True)
        if results.total() % 25 == 0:
            print(f"{results.total()} tried, {results[KILLED]} killed", flush=True)

    print(f"{len(mutants)} of {len(possible)} mutants, seed {wanted.seed}; {len(drawn) - len(mutants)} change nothing")
    options = ["--quiet", "--quiet", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not long and not once"]
    ended = pytest.main([*options, *wanted.tests], plugins=[Trials(mutants, wanted.seconds, report)])
    tried = sum(results.values())
    if tried == 0:
        return int(ended) or 1
    print(
        f"{results[KILLED]} of {tried} killed: {100 * results[KILLED] / tried:.1f} %; "
        + ", ".join(f"{count} {result}" for result, count in results.items() if result != KILLED)
        + f"; {time.monotonic() - begun:.0f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
