"""The soak: what it reads from a run, what it sums up, and the order of the tests."""

from __future__ import annotations

import random
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.conftest import shuffle
from tools.soak import load, parts, read, summary

REPORT = """<testsuites><testsuite>
<testcase classname="tests.a" name="test_good"/>
<testcase classname="tests.a" name="test_bad"><failure message="too late&#10;and more"/></testcase>
<testcase classname="tests.b" name="test_worse"><error message="no server"/></testcase>
</testsuite></testsuites>"""


def test_a_report_names_what_failed_and_why(tmp_path: Path) -> None:
    file = tmp_path / "report.xml"
    file.write_text(REPORT)
    assert read(file) == (3, {"tests.a::test_bad": "too late", "tests.b::test_worse": "no server"})
    assert read(tmp_path / "missing.xml") == (0, {})


def test_the_summary_names_every_test_that_ever_failed() -> None:
    run: dict[str, Any] = {"workers": 2, "busy": 0, "load": 1.0, "minutes": 3.0, "tests": 9}
    told = summary([{**run, "number": 1, "failed": {}}, {**run, "number": 2, "failed": {"a::b": "why"}}])
    assert "| 2 | 2 | 0 | 1.0 | 3.0 | 9 | 1 |" in told
    assert "- `a::b`, runs 2: why" in told
    assert "No test failed." in summary([{**run, "number": 1, "failed": {}}])


def test_the_suite_has_the_parts_of_make_test_and_a_selection_only_its_own() -> None:
    assert [name for name, _, _ in parts([])] == ["compiled", "uncompiled", "browser"]
    assert [name for name, _, _ in parts(["tests/browser/test_home.py"])] == ["browser"]
    assert [name for name, _, _ in parts(["tests/tools"])] == ["compiled", "uncompiled"]


def test_the_load_ends_with_its_block(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    begun: list[subprocess.Popen[bytes]] = []
    popen = subprocess.Popen

    def start(*words: Any, **more: Any) -> subprocess.Popen[bytes]:
        begun.append(popen(*words, **more))
        return begun[-1]

    monkeypatch.setattr("subprocess.Popen", start)
    with load(2):
        assert [process.poll() for process in begun] == [None, None]
    assert all(process.poll() is not None for process in begun)


def test_shuffled_tests_stay_with_their_file() -> None:
    items = [SimpleNamespace(path=Path(file), name=f"{file}{number}") for file in "abcd" for number in range(5)]
    before = [item.name for item in items]
    shuffle(cast(Any, items), random.Random(1))
    after = [item.name for item in items]
    assert after != before
    assert sorted(after) == before
    files = [name[0] for name in after]
    assert all(files[at : at + 5] == [files[at]] * 5 for at in range(0, 20, 5))
