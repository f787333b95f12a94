"""Check that tests can fail: sample some, break what each one checks, and see which of them notice.

    python -m tools.can_fail --number 100 --seed 1        # goes on where it was stopped
    python -m tools.can_fail --report

pytest collects the tests once. A forked process runs each sampled test under coverage.py, which tells the lines of the
package that it executes. Then further forks run it with one small error each, those of `make mutants`, in such a line:
first in the module that the test is named after, then in the packages around it, until the test fails. Results are
kept in build/can_fail.json. Left out are tests in a browser; an error is not carried into processes that a test starts.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sys
import tempfile
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Any, Final

import coverage
import pytest

from tools.mutants.mutations import SOURCES, Mutant, mutants_of
from tools.mutants.trials import exchange_code, passes

KEPT: Final = SOURCES.parent / "build" / "can_fail.json"
TRIES: Final = 30
EACH: Final = 6  # errors in the modules of one distance before the next
LIMIT_S: Final = 300.0
PASSED, FAILED, NO_TRIAL = 0, 1, 3
Result = dict[str, Any]


def in_fork(item: pytest.Item, mutant: Mutant | None, lines: Path | None = None) -> int:
    """Run the test in a process of its own. One that hangs has FAILED; NO_TRIAL says that the error cannot be made."""
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        verdict = NO_TRIAL
        try:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            if mutant is not None:
                exchange_code(mutant)
            signal.setitimer(signal.ITIMER_REAL, LIMIT_S)  # unhandled, the alarm ends the process
            if lines is None:
                verdict = PASSED if passes(item) else FAILED
            else:
                verdict = PASSED if measure(item, lines) else FAILED
        finally:
            os._exit(verdict)
    _, status = os.waitpid(child, 0)
    return os.WEXITSTATUS(status) if os.WIFEXITED(status) else FAILED


def measure(item: pytest.Item, file: Path) -> bool:
    """Run the test and write the lines of the package that it executes."""
    watch = coverage.Coverage(data_file=None, config_file=False, include=[f"{SOURCES}/bigboard/*"])
    with watch.collect():
        passed = passes(item)
    data = watch.get_data()
    found = {Path(path).relative_to(SOURCES).as_posix(): data.lines(path) for path in data.measured_files()}
    file.write_text(json.dumps(found))
    return passed


def breaks(test: str, lines: dict[str, list[int]], rng: random.Random) -> Iterator[Mutant]:
    """Errors in lines that the test executes: those near its own module first."""
    folder, _, name = test.split("::")[0].rpartition("/")
    home = [*folder.replace("tests", "bigboard", 1).split("/"), f"{name.removeprefix('test_').removesuffix('.py')}.py"]
    by_distance: dict[int, list[Mutant]] = {}
    for file, executed in lines.items():
        shared = len(list(takewhile(lambda pair: pair[0] == pair[1], zip(home, file.split("/"), strict=False))))
        mutants = [mutant for mutant in mutants_of(file) if mutant.line in set(executed)]
        by_distance.setdefault(len(home) - shared, []).extend(mutants)
    for distance in sorted(by_distance):
        yield from rng.sample(by_distance[distance], min(EACH, len(by_distance[distance])))


def run_trial(item: pytest.Item, seed: int) -> Result:
    with tempfile.TemporaryDirectory() as folder:
        note = Path(folder) / "lines.json"
        if in_fork(item, None, note) != PASSED:
            return {"test": item.nodeid, "result": "fails unbroken", "tries": 0}
        lines: dict[str, list[int]] = json.loads(note.read_text())
    tries = 0
    for mutant in breaks(item.nodeid, lines, random.Random(f"{seed} {item.nodeid}")):
        if tries == TRIES:
            break
        verdict = in_fork(item, mutant)
        tries += verdict != NO_TRIAL
        if verdict == FAILED:
            return {"test": item.nodeid, "result": "failed", "tries": tries, "error": str(mutant)}
    return {"test": item.nodeid, "result": "not seen to fail" if tries else "executes no code of ours", "tries": tries}


class Breaking:
    """A plugin of pytest that tries out sampled tests in place of running all."""

    def __init__(self, number: int, seed: int, results: list[Result]) -> None:
        self.number, self.seed, self.results = number, seed, results

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        known = {one["test"] for one in self.results}
        for item in self.sample(session.items):
            if item.nodeid not in known:
                self.results.append(run_trial(item, self.seed))
                KEPT.write_text(json.dumps(self.results, indent=1))
                last = self.results[-1]
                print(f"{len(self.results)}. {last['result']}, {last['tries']} tries: {last['test']}", flush=True)
        return True

    def sample(self, items: list[pytest.Item]) -> list[pytest.Item]:
        """Draw test functions, each with one set of its parameters."""
        rng = random.Random(self.seed)
        functions: dict[str, list[pytest.Item]] = {}
        for item in items:
            functions.setdefault(item.nodeid.split("[")[0], []).append(item)
        names = rng.sample(sorted(functions), min(self.number, len(functions)))
        return [rng.choice(functions[name]) for name in names]


def summary(results: list[Result]) -> str:
    failed = [one for one in results if one["result"] == "failed"]
    lines = [f"{len(failed)} of {len(results)} tests were seen to fail."]
    if failed:
        at_once = sum(one["tries"] == 1 for one in failed)
        mean = sum(one["tries"] for one in failed) / len(failed)
        lines.append(f"{at_once} failed at the first error; on average it took {mean:.1f}.")
    lines += [f"- {one['result']} ({one['tries']} tries): `{one['test']}`" for one in results if one not in failed]
    return "\n".join(lines)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--number", type=int, default=100)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--report", action="store_true", help="print the summary, run nothing")
    options.add_argument("tests", nargs="*", default=["tests"], help="where to draw from")
    chosen = options.parse_args()
    results: list[Result] = json.loads(KEPT.read_text()) if KEPT.exists() else []
    if not chosen.report:
        os.environ["BIGBOARD_PURE"] = "1"  # compiled code cannot be exchanged
        os.environ.setdefault("BIGBOARD_HANG_S", "60")
        KEPT.parent.mkdir(exist_ok=True)
        words = ["--quiet", "--quiet", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not long"]
        words += ["--ignore", "tests/browser", "--ignore", "tests/journeys"]
        pytest.main([*words, *chosen.tests], plugins=[Breaking(chosen.number, chosen.seed, results)])
    print(summary(results))
    return 0


if __name__ == "__main__":
    sys.exit(main())
