"""Trying mutants: pytest collects the tests once, and for every mutant a forked process runs those that reach it.

The fork gets the mutant by exchanging the code of one function. A function that has already run when the tests were
collected has left its traces by then; such a mutant gets a process of its own, which reads the mutated source.
"""

from __future__ import annotations

import ast
import importlib
import importlib.machinery
import os
import signal
import subprocess
import sys
import types
from typing import TYPE_CHECKING, Final

import pytest
from _pytest.runner import runtestprotocol

from tools.mutants.covering import Covering, covering, function_lines
from tools.mutants.mutations import SOURCES, Mutant, source_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

TEST_TIMEOUT_S: Final = 10.0  # seconds, added to ten times a test's usual duration, until it counts as endless
KILLED, SURVIVED, UNREACHED = "killed", "survived", "unreached"


def module_name(file: str) -> str:
    return file.removesuffix(".py").replace("/", ".")


def passes(item: pytest.Item) -> bool:
    return all(report.passed for report in runtestprotocol(item, log=False, nextitem=None))


class Tracker:
    """Remembers which functions run while the tests are imported."""

    def __init__(self) -> None:
        self.run: set[tuple[str, str]] = set()

    def __call__(self, frame: types.FrameType, event: str, argument: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(str(SOURCES)):
            file = frame.f_code.co_filename.removeprefix(f"{SOURCES}/")
            self.run.add((file, frame.f_code.co_qualname.split(".<locals>")[0]))


class Trials:
    """A pytest plugin that tries mutants in place of running the tests."""

    def __init__(self, mutants: Sequence[Mutant], budget: float, report: Callable[[Mutant, str], None]) -> None:
        self.mutants = mutants
        self.budget = budget  # seconds of tests for one mutant, by what they take without it
        self.report = report
        self.tracker = Tracker()

    def pytest_collection(self) -> None:
        sys.setprofile(self.tracker)

    def pytest_collection_finish(self) -> None:
        sys.setprofile(None)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        covered = covering(session.items, passes)
        for mutant in self.mutants:
            self.report(mutant, self.try_mutant(mutant, session.items, covered))
        return True

    def try_mutant(self, mutant: Mutant, items: Sequence[pytest.Item], covered: Covering) -> str:
        tree = ast.parse(source_of(mutant.file))
        early = (mutant.file, mutant.function) in self.tracker.run
        if early:
            tests = covered.of_lines(mutant.file, *function_lines(tree, mutant.function))
        else:
            tests = covered.of_lines(mutant.file, mutant.line, mutant.line)
        if not tests:
            return UNREACHED
        chosen: list[int] = []
        total = 0.0
        for test in tests:
            total += covered.seconds[test]
            if total > self.budget and chosen:
                break
            chosen.append(test)
        limits = [TEST_TIMEOUT_S + 10 * covered.seconds[test] for test in chosen]
        if early:
            return alone(mutant, [items[test].nodeid for test in chosen], total)
        return run_forked(mutant, [items[test] for test in chosen], limits)


def run_forked(mutant: Mutant, items: Sequence[pytest.Item], limits: Sequence[float]) -> str:
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        verdict = 1
        try:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            exchange_code(mutant)
            verdict = 0
            for item, limit in zip(items, limits, strict=True):
                signal.setitimer(signal.ITIMER_REAL, limit)  # unhandled, the alarm ends the process
                if not passes(item):
                    verdict = 1
                    break
        finally:
            os._exit(verdict)
    _, status = os.waitpid(child, 0)
    return SURVIVED if status == 0 else KILLED


def exchange_code(mutant: Mutant) -> None:
    """The function runs the mutated code from now on, wherever it has been imported."""
    code: types.CodeType = compile(mutant.source(), str(SOURCES / mutant.file), "exec")
    found: object = importlib.import_module(module_name(mutant.file))
    for name in mutant.function.split("."):
        code = next(part for part in code.co_consts if isinstance(part, types.CodeType) and part.co_name == name)
        found = vars(found)[name]
    if isinstance(found, property):
        found = found.fget
    if isinstance(found, staticmethod | classmethod):
        found = found.__func__
    clear = getattr(found, "cache_clear", None)
    if clear is not None:
        clear()
    while hasattr(found, "__wrapped__"):
        found = found.__wrapped__
    assert isinstance(found, types.FunctionType)
    found.__code__ = code


def read_mutated(mutant: Mutant) -> None:
    """From now on the module is imported with the mutant in it, whichever finder finds it."""
    right = importlib.machinery.SourceFileLoader.get_code
    target = str(SOURCES / mutant.file)

    def get_code(self: importlib.machinery.SourceFileLoader, fullname: str) -> types.CodeType | None:
        return compile(mutant.source(), target, "exec") if self.path == target else right(self, fullname)

    importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


def alone(mutant: Mutant, tests: Sequence[str], seconds: float) -> str:
    """A fresh process, which reads the mutated source and stops at the first test that fails."""
    fields = [mutant.file, mutant.line, mutant.function, mutant.start, mutant.end, mutant.text]
    command = [sys.executable, "-m", "tools.mutants.alone", *map(str, fields)]
    try:
        done = subprocess.run(
            command, input="\n".join(tests), text=True, capture_output=True, timeout=30 + 10 * seconds, check=False
        )
    except subprocess.TimeoutExpired:
        return KILLED
    return SURVIVED if done.returncode == 0 else KILLED
