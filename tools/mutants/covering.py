"""The tests that run each line of the rules, and their durations: measured once, and again where a file changed."""

from __future__ import annotations

import hashlib
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict

import coverage
import pytest

from tools.mutants.mutations import RULES, SOURCES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence


ROOT = SOURCES.parent
KEPT = ROOT / "build" / "mutants.json"


class Measured(TypedDict):
    """One test: the fingerprint of its file, its seconds, and the lines of the rules that it runs, by file."""

    file: str
    seconds: float
    lines: dict[str, list[int]]


class Covering:
    """For every line of the rules the tests that pass over it, the quickest first."""

    def __init__(self, tests: Sequence[Measured]) -> None:
        self.seconds = [test["seconds"] for test in tests]
        self.by_line: dict[tuple[str, int], list[int]] = {}
        for number, test in enumerate(tests):
            for file, lines in test["lines"].items():
                for line in lines:
                    self.by_line.setdefault((file, line), []).append(number)

    def of_lines(self, file: str, first: int, last: int) -> list[int]:
        """The numbers of the tests that run one of these lines."""
        found = {test for line in range(first, last + 1) for test in self.by_line.get((file, line), [])}
        return sorted(found, key=lambda test: self.seconds[test])


def fingerprint(paths: Iterable[Path]) -> str:
    whole = hashlib.sha256()
    for path in sorted(paths):
        whole.update(path.read_bytes())
    return whole.hexdigest()


def covering(items: Sequence[pytest.Item], run: Callable[[pytest.Item], bool]) -> Covering:
    shared = [path for path in (ROOT / "tests").rglob("*.py") if not path.name.startswith("test_")]
    mark = fingerprint([*(SOURCES / "bigboard" / "games").rglob("*.py"), *shared])
    files = {path: fingerprint([path]) for path in {item.path for item in items}}
    kept: dict[str, Any] = json.loads(KEPT.read_text()) if KEPT.exists() else {"mark": "", "tests": {}}
    tests: dict[str, Measured] = kept["tests"] if kept["mark"] == mark else {}
    new = [item for item in items if tests.get(item.nodeid, {"file": ""})["file"] != files[item.path]]
    if new:
        print(f"Measuring which lines {len(new)} tests run", flush=True)
        for item, (seconds, lines) in zip(new, measure(new, run), strict=True):
            tests[item.nodeid] = {"file": files[item.path], "seconds": seconds, "lines": lines}
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_text(json.dumps({"mark": mark, "tests": tests}))
    return Covering([tests[item.nodeid] for item in items])


def measure(
    items: Sequence[pytest.Item], run: Callable[[pytest.Item], bool]
) -> list[tuple[float, dict[str, list[int]]]]:
    """The seconds and the lines of each test."""
    rules = [str(SOURCES / folder / "*") for folder in RULES]
    watch = coverage.Coverage(data_file=None, config_file=False, include=rules)
    found: list[tuple[float, dict[str, list[int]]]] = []
    with watch.collect():
        for number, item in enumerate(items):
            watch.switch_context(str(number))
            begun = time.perf_counter()
            if not run(item):
                pytest.exit(f"{item.nodeid} fails without any mutant. Repair it first.", returncode=1)
            found.append((round(time.perf_counter() - begun, 4), {}))
    data = watch.get_data()
    for path in data.measured_files():
        file = Path(path).relative_to(SOURCES).as_posix()
        for line, tests in data.contexts_by_lineno(path).items():
            for test in tests:
                if test:
                    found[int(test)][1].setdefault(file, []).append(line)
    return found


def function_lines(tree: Any, function: str) -> tuple[int, int]:
    """First and last line of a function, or of the whole class if it is a constructor."""
    name, _, method = function.partition(".")
    top = next(part for part in tree.body if getattr(part, "name", "") == name)
    if method and method != "__init__":
        top = next(part for part in top.body if getattr(part, "name", "") == method)
    return top.lineno, top.end_lineno
