"""The errors that `make mutants` makes on purpose: each is another program, and it runs in place of the right one."""

from __future__ import annotations

import ast
import os
import subprocess
import sys

import pytest
from tools.mutants.__main__ import EQUIVALENT, known_equivalents
from tools.mutants.mutations import SOURCES, Mutant, all_mutants, mutants_of

ROOT = SOURCES.parent
FILE = "bigboard/titles/acquire/rules/model/chains.py"


@pytest.fixture(scope="module")
def every_mutant() -> list[Mutant]:
    return all_mutants()


def test_every_mutant_is_another_program(every_mutant: list[Mutant]) -> None:
    for mutant in every_mutant[::400]:
        right = ast.parse((SOURCES / mutant.file).read_bytes())
        assert ast.dump(ast.parse(mutant.source())) != ast.dump(right), mutant


def test_a_mutant_says_where_it_is_and_what_it_changes() -> None:
    found = [str(mutant) for mutant in mutants_of(FILE) if mutant.function == "several"]
    assert f"src/{FILE}:" in found[0]
    assert all(len(lines) == 3 and lines[1] != lines[2] for lines in (text.splitlines() for text in found))


EXCHANGED = """
from bigboard.titles.acquire.rules.model.board import several
from tools.mutants.mutations import mutants_of
from tools.mutants.trials import exchange_code
right = several(0b11)
exchange_code(next(mutant for mutant in mutants_of({file!r}) if mutant.function == "several" and mutant.text == "=="))
print(right, several(0b11))
"""


def test_a_mutant_takes_the_place_of_its_function_wherever_that_was_imported() -> None:
    command = [sys.executable, "-c", EXCHANGED.format(file=FILE)]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "BIGBOARD_PURE": "1"}, capture_output=True, text=True, check=True
    )
    assert done.stdout == "True False\n"


def test_what_is_listed_as_changing_nothing_is_still_there(every_mutant: list[Mutant]) -> None:
    there = {(mutant.function, *mutant.lines()) for mutant in every_mutant}
    for one in known_equivalents():
        assert (one["function"], one["from"], one["to"]) in there, f"{EQUIVALENT.name}: {one}"
        assert one["why"].endswith(".")
