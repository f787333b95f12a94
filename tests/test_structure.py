"""The tests lie in the folders of the sources they test, and none of them waits for a time."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tools.generate import generate

import bigboard

TESTS = Path(__file__).parent
ROOT = TESTS.parent
SOURCES = Path(bigboard.__file__).parent
# What is no package of ours: a browser, whole games, other readings of the rules, pages, programs beside the package.
OTHERS = {"benchmarks", "browser", "journeys", "docs", "examples", "fuzz", "golden", "second_reading", "site", "tools"}
MOST_FILES = 20
MOST_LINES = 400
POLLS = ("sleep", "wait_for_timeout")  # allowed between two looks at a state
# Bots that are slow on purpose; faults that strike a cluster at a moment drawn by chance; a lock that is held a while.
EXEMPT = (
    "lab/strange_bots.py",
    "server/db/test_news.py",
    "server/db/test_power_loss.py",
    "server/game_cluster.py",
    "server/run/test_supervisor.py",
    "server/tables/test_many_processes.py",
)


def folders() -> Iterator[Path]:
    for folder in [TESTS, *TESTS.rglob("*")]:
        if folder.is_dir() and any(folder.glob("*.py")):
            yield folder.relative_to(TESTS)


def test_every_folder_of_tests_is_a_folder_or_a_module_of_the_sources() -> None:
    of_sources = [folder for folder in folders() if not folder.parts[:1] or folder.parts[0] not in OTHERS]
    of_sources = [folder for folder in of_sources if folder.name != "playthroughs"]
    strange = [
        str(folder)
        for folder in of_sources
        if not (SOURCES / folder).is_dir() and not (SOURCES / folder).with_suffix(".py").is_file()
    ]
    assert not strange


def written_files() -> Iterator[Path]:
    """Yield every source file that a person has written."""
    for name in ("src/bigboard", "tests", "tools", "benchmarks", "examples", "scripts", "web/src", "web/tests"):
        for path in (ROOT / name).rglob("*"):
            generated = {"static", "__pycache__", "node_modules"} & set(path.relative_to(ROOT).parts)
            if path.suffix in (".py", ".ts", ".svelte", ".css") and not generated:
                yield path


def test_no_folder_has_more_than_twenty_files() -> None:
    texts = [path for name in ("docs", "locales") for path in (ROOT / name).rglob("*") if path.is_file()]
    counted = Counter(path.parent for path in (*written_files(), *texts))
    assert len(counted) > 130
    assert {ROOT / "docs" / "reference", ROOT / "locales" / "el" / "games"} <= set(counted)
    assert [str(folder) for folder, files in counted.items() if files > MOST_FILES] == []


def test_no_file_has_more_than_four_hundred_lines() -> None:
    generated = set(generate())
    lengths = {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8").count("\n") for path in written_files()
    }
    assert {name: lines for name, lines in lengths.items() if lines > MOST_LINES and name not in generated} == {}


def waits(tree: ast.AST, polling: bool = False) -> Iterator[int]:
    """The lines that wait for a time: a pause that is not between two looks at something."""
    for node in ast.iter_child_nodes(tree):
        inside = polling or isinstance(node, ast.While)
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            at_once = bool(node.args) and isinstance(node.args[0], ast.Constant) and node.args[0].value == 0
            if name in POLLS and not inside and not at_once:
                yield node.lineno
        yield from waits(node, inside)


def test_no_test_waits_for_a_time() -> None:
    found = [
        f"{name}:{line}"
        for path in sorted(TESTS.rglob("*.py"))
        for name in [path.relative_to(TESTS).as_posix()]
        if not name.startswith(EXEMPT)
        for line in waits(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not found
