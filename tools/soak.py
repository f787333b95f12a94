"""Run the whole suite again and again, in any order and on a busy machine, and name every test that ever failed.

    python -m tools.soak                          # 10 runs, every other one at a load of 25
    python -m tools.soak --runs 2 --load 8 tests/server/ws
    python -m tools.soak --report                 # the summary of what has run so far

Each run has its own order of files and tests, and one or two workers in turn. Nothing is tried twice. Results are kept
in build/soak/soak.json after every run, and a summary in build/soak/soak.md; --more adds to the runs that are there.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "build" / "soak"
BUSY: Final = "while True: pass"
SAMPLE_S: Final = 5.0
BROWSER: Final = ("tests/browser", "tests/journeys")
Run = dict[str, Any]


@contextmanager
def load(processes: int) -> Iterator[list[float]]:
    """Keep the machine busy with so many processes; the list fills with its load while the block runs."""
    tool = shutil.which("stress-ng")
    if not processes:
        commands = []
    elif tool:
        commands = [[tool, "--quiet", "--cpu", str(processes)]]
    else:
        commands = [[sys.executable, "-c", BUSY]] * processes
    busy = [subprocess.Popen(command, stdout=subprocess.DEVNULL) for command in commands]
    loads: list[float] = []
    over = threading.Event()

    def sample() -> None:
        while not over.wait(SAMPLE_S):
            loads.append(os.getloadavg()[0])

    threading.Thread(target=sample, daemon=True).start()
    try:
        yield loads
    finally:
        over.set()
        for process in busy:
            process.terminate()
        for process in busy:
            process.wait()


def parts(selected: list[str]) -> Iterator[tuple[str, dict[str, str], list[str]]]:
    """The parts of `make test` that run tests: name, environment, arguments."""
    browser = [
        path for path in selected or BROWSER if path.startswith(BROWSER) and (ROOT / path.split("::")[0]).exists()
    ]
    others = [path for path in selected if not path.startswith(BROWSER)]
    if others or not selected:
        ignored = [word for path in BROWSER for word in ("--ignore", path)]
        yield "compiled", {}, ["-m", "not long and not uncompiled", *ignored, *others]
        yield "uncompiled", {"BIGBOARD_PURE": "1"}, ["-m", "uncompiled and not long", *ignored, *others]
    if browser:
        yield "browser", {}, browser


def test_once(number: int, workers: int, processes: int, selected: list[str]) -> Run:
    failed: dict[str, str] = {}
    count, begun = 0, time.time()
    with load(processes) as loads:
        for name, environment, words in parts(selected):
            report = FOLDER / f"{number}-{name}.xml"
            report.unlink(missing_ok=True)
            command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junitxml={report}"]
            command += ["--numprocesses", str(workers), "--dist", "worksteal"] if workers > 1 else []
            with (FOLDER / f"{number}-{name}.log").open("w") as log:
                done = subprocess.run(
                    [*command, *words],
                    cwd=ROOT,
                    env={**os.environ, "BIGBOARD_SHUFFLE": str(number), **environment},
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    check=False,
                )
            tests, found = read(report)
            count += tests
            failed |= found
            if done.returncode not in (0, 5) and not found:  # 5: nothing was selected
                failed[f"{name}: pytest itself"] = f"exit code {done.returncode}; see {log.name}"
    minutes = (time.time() - begun) / 60
    return {
        "number": number,
        "workers": workers,
        "busy": processes,
        "load": round(sum(loads) / max(1, len(loads)), 1),
        "minutes": round(minutes, 1),
        "tests": count,
        "failed": failed,
    }


def read(report: Path) -> tuple[int, dict[str, str]]:
    """The number of tests in a report of pytest, and those that failed with the first line of the reason."""
    if not report.exists():
        return 0, {}
    cases = list(ElementTree.parse(report).iter("testcase"))
    failed = {}
    for case in cases:
        for fault in (*case.findall("failure"), *case.findall("error")):
            reason = (fault.get("message") or "").splitlines()
            failed[f"{case.get('classname')}::{case.get('name')}"] = reason[0][:300] if reason else ""
    return len(cases), failed


def summary(runs: list[Run]) -> str:
    lines = [
        "| run | workers | busy processes | mean load | minutes | tests | failed |",
        "|---|---|---|---|---|---|---|",
    ]
    for run in runs:
        cells = [run[name] for name in ("number", "workers", "busy", "load", "minutes", "tests")]
        lines.append(f"| {' | '.join(map(str, cells))} | {len(run['failed'])} |")
    ever: dict[str, list[int]] = {}
    for run in runs:
        for test in run["failed"]:
            ever.setdefault(test, []).append(run["number"])
    lines.append("")
    lines.append(f"{len(ever)} tests failed at least once." if ever else "No test failed.")
    reasons = {test: reason for run in runs for test, reason in run["failed"].items()}
    lines += [f"- `{test}`, runs {', '.join(map(str, ever[test]))}: {reasons[test]}" for test in sorted(ever)]
    return "\n".join(lines) + "\n"


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--runs", type=int, default=10)
    options.add_argument("--load", type=int, default=25, help="busy processes in every other run")
    options.add_argument("--more", action="store_true", help="add to the runs that are there")
    options.add_argument("--report", action="store_true", help="print the summary, run nothing")
    options.add_argument("tests", nargs="*", help="files or folders; without any, all tests of `make test`")
    chosen = options.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the busy processes end, too
    FOLDER.mkdir(parents=True, exist_ok=True)
    kept = FOLDER / "soak.json"
    runs: list[Run] = json.loads(kept.read_text()) if kept.exists() and (chosen.more or chosen.report) else []
    for number in () if chosen.report else range(len(runs) + 1, len(runs) + chosen.runs + 1):
        run = test_once(number, 2 - number // 2 % 2, chosen.load if number % 2 == 0 else 0, chosen.tests)
        runs.append(run)
        kept.write_text(json.dumps(runs, indent=1))
        (FOLDER / "soak.md").write_text(summary(runs))
        print(f"Run {number}: {run['tests']} tests, {run['minutes']} minutes, {len(run['failed'])} failed", flush=True)
    print(summary(runs))
    return 1 if any(run["failed"] for run in runs) else 0


if __name__ == "__main__":
    sys.exit(main())
