"""Compiled modules run only when they were built from the sources beside them."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import bigboard
from bigboard import _build

ROOT = Path(__file__).parents[1]
MODULES = ["bigboard." + name.removesuffix(".py").replace("/", ".") for name in _build.compiled_sources(_build.PACKAGE)]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package whose two modules look freshly compiled."""
    package = tmp_path / "bigboard"
    sources = ["titles/acquire/rules/model/board.py", "games/contract.py"]
    for name in sources:
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text("X = 1\n")
    record_build(package)
    return package


def record_build(package: Path, installed: bool = False) -> None:
    sources = _build.compiled_sources(package)
    for binary in _build.expected_binaries(package, sources):
        binary.touch()
    recorded = {name: _build.fingerprint(package / name) for name in sources}
    _build.write_manifest(package, recorded, {"python": "3.11.7"}, installed=installed)


@pytest.fixture(scope="module")
def setup() -> ModuleType:
    """`setup.py`, without anything being set up."""
    spec = importlib.util.spec_from_file_location("setup_of_bigboard", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(code: str, **environment: str) -> str:
    clean = {name: value for name, value in os.environ.items() if name != "BIGBOARD_PURE"}
    answer = subprocess.run(
        [sys.executable, "-c", code], env=clean | environment, capture_output=True, text=True, check=True
    )
    return answer.stdout.strip()


def test_a_fresh_build_runs_compiled(package: Path) -> None:
    assert _build.judge(package) == _build.Verdict(True)


def test_rules_and_heuristics_are_compiled_and_the_rooms_above_them_are_not(tmp_path: Path) -> None:
    for name in [
        "games/contract.py",
        "games/registry.py",
        "titles/x/rules/__init__.py",
        "titles/x/rules/phases/b.py",
        "titles/x/terminal/screen.py",
        "titles/x/heuristic/policy.py",
        "titles/x/action_features.py",
        "bots/search/mcts.py",
        "bots/nets/integer_net.py",
        "bots/nets/net.py",
        "bots/d.py",
    ]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert _build.compiled_sources(tmp_path) == [
        "bots/nets/integer_net.py",
        "bots/search/mcts.py",
        "games/contract.py",
        "titles/x/action_features.py",
        "titles/x/heuristic/policy.py",
        "titles/x/rules/phases/b.py",
    ]


def test_an_edited_source_is_noticed(package: Path) -> None:
    (package / "titles/acquire/rules/model/board.py").write_text("X = 2\n")
    verdict = _build.judge(package)
    assert verdict.stale
    assert verdict.reason == "sources changed since the build: titles/acquire/rules/model/board.py"


def test_an_edit_of_the_same_size_is_noticed_by_its_hash(package: Path) -> None:
    source = package / "games/contract.py"
    before = source.stat()
    source.write_text("X = 9\n")
    os.utime(source, ns=(before.st_atime_ns, before.st_mtime_ns + 1))
    assert not _build.judge(package).compiled


def test_a_touched_but_equal_source_stays_compiled(package: Path) -> None:
    os.utime(package / "games/contract.py")
    assert _build.judge(package).compiled


def test_a_new_source_is_noticed(package: Path) -> None:
    (package / "titles/acquire/rules/model/shares.py").touch()
    assert "titles/acquire/rules/model/shares.py" in _build.judge(package).reason


def test_a_deleted_source_is_noticed(package: Path) -> None:
    (package / "games/contract.py").unlink()
    assert "games/contract.py" in _build.judge(package).reason


def test_compiled_files_without_a_manifest_do_not_run(package: Path) -> None:
    (package / _build.MANIFEST).unlink()
    assert _build.judge(package).stale


def test_a_damaged_manifest_counts_as_none(package: Path) -> None:
    (package / _build.MANIFEST).write_text("{")
    assert _build.judge(package).stale


def test_a_missing_compiled_file_stops_the_others(package: Path) -> None:
    (package / f"games/contract{_build.SUFFIX}").unlink()
    assert _build.judge(package).stale


def test_a_compiled_file_of_no_source_stops_the_others(package: Path) -> None:
    (package / f"games/chains{_build.SUFFIX}").touch()
    assert "chains" in _build.judge(package).reason


def test_a_build_for_another_python_is_passed_over_quietly(package: Path) -> None:
    for binary in _build.binaries(package):
        binary.rename(binary.with_name(binary.name.replace(_build.SUFFIX, ".cpython-399-other.so")))
    assert _build.judge(package) == _build.Verdict(False, "built for Python 3.11.7")


def test_an_install_without_compiler_says_so(package: Path) -> None:
    for binary in _build.binaries(package):
        binary.unlink()
    _build.write_manifest(package, {}, {}, _build.NO_COMPILER)
    assert _build.judge(package) == _build.Verdict(False, "no compiler at install")


def test_an_installed_package_runs_compiled_without_a_look_at_its_sources(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record_build(package, installed=True)
    looked_at: list[str] = []

    def look(original: Any, path: Any, *arguments: Any, **options: Any) -> Any:
        looked_at.append(str(path))
        return original(path, *arguments, **options)

    for name in ("stat", "scandir", "listdir"):
        monkeypatch.setattr(os, name, partial(look, getattr(os, name)))
    monkeypatch.setattr(_build, "fingerprint", lambda path: pytest.fail(f"{path} was hashed"))

    assert _build.judge(package) == _build.Verdict(True)
    assert looked_at == [str(_build.library(package))]

    monkeypatch.undo()
    (package / "games/contract.py").unlink()
    assert _build.judge(package).compiled


def test_an_installed_package_of_another_python_runs_its_sources(package: Path) -> None:
    record_build(package, installed=True)
    _build.library(package).unlink()
    assert _build.judge(package) == _build.Verdict(False, "built for Python 3.11.7")


def test_a_package_installed_without_compiler_says_so(package: Path) -> None:
    _build.write_manifest(package, {}, {}, _build.NO_COMPILER, installed=True)
    assert _build.judge(package) == _build.Verdict(False, "no compiler at install")


def test_a_build_that_ends_while_a_process_runs_uncompiled_is_noticed(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("BIGBOARD_PURE", raising=False)
    monkeypatch.setattr(_build, "_verdict", _build.Verdict(False, "not compiled yet"))
    (package / _build.MANIFEST).unlink()
    assert not _build.compiled_since(package)
    record_build(package)
    assert _build.compiled_since(package)
    monkeypatch.setattr(_build, "_verdict", _build.Verdict(True))
    assert not _build.compiled_since(package)


def test_a_process_that_is_told_to_run_uncompiled_never_moves_to_compiled_rules(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BIGBOARD_PURE", "1")
    monkeypatch.setattr(_build, "_verdict", _build.Verdict(False, "BIGBOARD_PURE=1"))
    assert not _build.compiled_since(package)


def test_the_rules_of_a_game_are_compiled_as_one_piece_and_its_readers_apart(setup: ModuleType) -> None:
    """A playout is fast where the C compiler sees all of a game's own rules at once."""
    assert (
        setup.piece_of("titles/acquire/rules/flow/turn.py")
        == setup.piece_of("titles/acquire/rules/model/board.py")
        == "acquire"
    )
    assert setup.piece_of("titles/stockpile/rules/model/table.py") == setup.piece_of(
        "titles/stockpile/rules/flow/phases/demand.py"
    )
    assert setup.piece_of("titles/acquire/rules/positions/position.py") == "reading"
    assert setup.piece_of("games/a_game_of_tomorrow/rules.py") == "rest"
    assert {setup.piece_of(name) for name in _build.compiled_sources(_build.PACKAGE)} == set(setup.PIECES)


def test_stale_code_is_named_in_one_line_and_its_source_runs(
    package: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("BIGBOARD_PURE", raising=False)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.setattr(_build, "_verdict", _build.Verdict(True))
    (package / "games/contract.py").write_text("X = 2\n")

    _build.prepare(package)

    assert _build.engine() == "uncompiled (sources changed since the build: games/contract.py)"
    [line] = capsys.readouterr().err.splitlines()
    assert "games/contract.py" in line
    assert "make install" in line
    spec = sys.meta_path[0].find_spec("bigboard.games.contract", None)
    assert spec is not None
    assert spec.origin == str(package / "games/contract.py")


def test_a_compiled_file_that_lost_its_source_cannot_be_imported_from_sources(package: Path) -> None:
    (package / "games/contract.py").unlink()
    with pytest.raises(ModuleNotFoundError, match=r"bigboard\.games\.contract"):
        _build.SourceFinder(package).find_spec("bigboard.games.contract")


def test_the_finder_leaves_other_packages_alone(package: Path) -> None:
    finder = _build.SourceFinder(package)
    assert finder.find_spec("json.decoder") is None
    assert finder.find_spec("bigboard") is None
    assert finder.find_spec("bigboard.games") is None


def test_bigboard_pure_runs_every_module_from_its_source() -> None:
    code = f"""
import importlib, bigboard
print(bigboard.engine())
for name in {MODULES}:
    module = importlib.import_module(name)
    assert type(module.__loader__).__name__ == "SourceFileLoader", name
    assert module.__file__.endswith(".py"), name
"""
    assert run(code, BIGBOARD_PURE="1") == "uncompiled (BIGBOARD_PURE=1)"


def test_a_compiled_engine_runs_every_module_compiled() -> None:
    if run("import bigboard; print(bigboard.engine())") != "compiled":
        pytest.skip("the rules are not compiled here")
    code = f"import importlib; print(*(importlib.import_module(name).__file__ for name in {MODULES}), sep='\\n')"
    assert all(file.endswith(_build.SUFFIX) for file in run(code).splitlines())


def test_importing_the_package_loads_nothing_heavy() -> None:
    loaded = run("import sys, bigboard; print(*sys.modules)").split()
    heavy = {"typer", "rich", "numpy", "click", "asyncio", "mypy", "importlib.metadata"} | set(MODULES)
    assert not heavy & set(loaded)


def test_the_public_names_are_there() -> None:
    for name in bigboard.__all__:
        assert getattr(bigboard, name) is not None
    with pytest.raises(AttributeError, match="no_such_name"):
        getattr(bigboard, "no_such_name")  # noqa: B009
