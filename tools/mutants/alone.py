"""A process of its own, started by `trials.py`: runs tests, named on standard input, with one mutant in the sources."""

from __future__ import annotations

import sys

import pytest

from tools.mutants.mutations import Mutant
from tools.mutants.trials import read_mutated


class Chosen:
    """A selection of the tests that can find the mutant, in the order in which they are named."""

    def __init__(self, names: list[str]) -> None:
        self.place = {name: place for place, name in enumerate(names)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted((item for item in items if item.nodeid in self.place), key=lambda i: self.place[i.nodeid])


def main() -> int:
    file, line, function, start, end, text = sys.argv[1:]
    mutant = Mutant(file, int(line), function, int(start), int(end), text)
    read_mutated(mutant)
    names = sys.stdin.read().splitlines()
    files = sorted({name.split("::")[0] for name in names})
    options = ["--quiet", "--exitfirst", "-p", "no:cacheprovider", "-p", "no:xdist"]
    return int(pytest.main([*options, *files], plugins=[Chosen(names)]))


if __name__ == "__main__":
    raise SystemExit(main())
