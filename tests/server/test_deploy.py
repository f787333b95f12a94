"""The files for operators fit the program."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from bigboard.cli import run
from bigboard.server.metrics import REGISTRY
from bigboard.server.settings import Settings

HOUSE = Path(__file__).parents[2]
DEPLOY = HOUSE / "deploy"


def compared(name: str) -> str:
    """The name of a package as pip compares it."""
    return re.sub(r"[-_.]+", "-", name.strip()).lower()


def pinned(lock: str) -> dict[str, str]:
    """Names and versions of a lock."""
    found = re.findall(r"^([A-Za-z0-9._-]+)==([^\s;]+)", (HOUSE / "requirements" / lock).read_text(), re.MULTILINE)
    return {compared(name): version for name, version in found}


def test_everything_a_server_installs_is_locked_with_its_hashes() -> None:
    lock = (HOUSE / "requirements" / "server.lock").read_text()
    blocks = re.split(r"\n(?=\S)", lock)
    named = [block for block in blocks if not block.startswith("#")]
    assert all("--hash=sha256:" in block for block in named)
    locked, tested = pinned("server.lock"), pinned("dev.lock")
    assert {name: version for name, version in locked.items() if tested.get(name, version) != version} == {}
    extras = tomllib.loads((HOUSE / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    wanted = [*extras["server"], *extras["postgres"]]
    assert {compared(re.split(r"[\[<>=;]", one)[0]) for one in wanted} <= set(locked)
    assert "--require-hashes" in (DEPLOY / "Dockerfile").read_text()


def test_every_panel_shows_a_figure_that_exists() -> None:
    known = {sample.name for metric in REGISTRY.collect() for sample in metric.samples}
    known |= {f"{metric.name}{end}" for metric in REGISTRY.collect() for end in ("", "_bucket", "_total")}
    panels = json.loads((DEPLOY / "grafana.json").read_text())["panels"]
    shown = [name for panel in panels for t in panel["targets"] for name in re.findall(r"bigboard_\w+", t["expr"])]
    assert len(panels) == 8
    assert set(shown) <= known


def test_the_settings_of_the_example_exist() -> None:
    wanted = tomllib.loads((DEPLOY / "bigboard.toml").read_text())
    assert Settings(**wanted).secure_cookie
    named = re.findall(r"BIGBOARD_([A-Z_]+)=", (DEPLOY / "Dockerfile").read_text())
    assert {name.lower() for name in named} - {"home"} <= set(Settings.model_fields)


def test_the_units_command_has_only_options_that_exist(capsys: object) -> None:
    unit = (DEPLOY / "bigboard.service").read_text()
    command = next(line for line in unit.splitlines() if line.startswith("ExecStart="))
    options = re.findall(r"--\w+", command)
    assert options == ["--host", "--port", "--settings"]
    assert run(["serve", "--help"]) == 0


@pytest.mark.parametrize(
    ("auditor", "code", "said"),
    [
        ("exit 0", 0, "No known weaknesses."),
        ('echo "alembic 1.0 PYSEC-1" > build/audit/found.txt; exit 1', 2, "PYSEC-1"),
        ('echo "ERROR: no such list" >&2; exit 1', 0, "NOT AUDITED"),
    ],
)
def test_an_audit_tells_weaknesses_from_a_registry_that_knows_none(
    folder: Path, auditor: str, code: int, said: str
) -> None:
    program = folder / "build" / "audit" / "bin" / "pip-audit"
    program.parent.mkdir(parents=True)
    program.write_text(f"#!/bin/sh\n{auditor}\n")
    program.chmod(0o755)
    shutil.copy(HOUSE / "Makefile", folder)
    done = subprocess.run(["make", "audit"], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stderr
    assert said in done.stdout
