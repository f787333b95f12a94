"""The release: its files agree, its workflows are valid, and cibuildwheel builds what is promised."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import bigboard

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PYTHONS = ("cp311", "cp312", "cp313", "cp314")
MARKS = ("acquire", "stockpile")


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def run_tool(*command: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
@pytest.mark.parametrize("schema", ["vendor.github-workflows", "custom.github-workflows-require-timeout"])
def test_a_workflow_follows_the_schema_of_github(path: Path, schema: str) -> None:
    run_tool("check_jsonschema", "--builtin-schema", schema, str(path))


def jobs(name: str) -> dict[str, Any]:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / name).read_text(encoding="utf-8"))
    assert workflow["permissions"] == {"contents": "read"}, "each job asks for what it needs beyond reading"
    found: dict[str, Any] = workflow["jobs"]
    return found


def test_the_ci_workflow_runs_the_same_script_as_everywhere() -> None:
    assert ".ci/run" in [step.get("run") for step in jobs("ci.yml")["test"]["steps"]]


def test_only_the_publishing_job_may_write() -> None:
    allowed = {name: job.get("permissions") for name, job in jobs("release.yml").items()}
    assert {name for name, permissions in allowed.items() if permissions} == {"publish"}
    assert allowed["publish"]["id-token"] == "write"  # trusted publishing: there is no password
    assert "password" not in (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert "secrets." not in (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")


def built_by(platform: str) -> set[str]:
    """The wheels that the jobs of the release workflow build for a platform."""
    archs = [
        one["arch"]
        for one in jobs("release.yml")["wheels"]["strategy"]["matrix"]["include"]
        if one["platform"] == platform
    ]
    printed = [
        run_tool("cibuildwheel", "--print-build-identifiers", "--platform", platform, "--archs", arch) for arch in archs
    ]
    return {line for text in printed for line in text.split()}


@pytest.mark.parametrize(
    ("platform", "expected"),
    [
        ("linux", {f"{python}-manylinux_{arch}" for python in PYTHONS for arch in ("x86_64", "aarch64")}),
        ("macos", {f"{python}-macosx_{arch}" for python in PYTHONS for arch in ("x86_64", "arm64")}),
        ("windows", {f"{python}-win_amd64" for python in PYTHONS}),
        ("pyodide", {"cp314-pyodide_wasm32"}),
    ],
)
def test_the_jobs_build_a_wheel_for_every_promised_python_and_machine(platform: str, expected: set[str]) -> None:
    assert built_by(platform) == expected


def test_a_promised_python_has_its_classifier() -> None:
    promised = {f"Programming Language :: Python :: 3.{python.removeprefix('cp3')}" for python in PYTHONS}
    assert promised <= set(pyproject()["project"]["classifiers"])


def test_the_version_is_the_same_everywhere_and_has_release_notes() -> None:
    version = bigboard.__version__
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\n## [{version}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    notes = (ROOT / "docs" / "releases" / f"{version}.md").read_text(encoding="utf-8")
    assert notes.startswith(f"# Big Board {version}\n")


def test_packages_commands_and_logos_do_not_bear_the_names_of_the_games() -> None:
    project = pyproject()["project"]
    names = [project["name"], *project["scripts"], *(path.name for path in (ROOT / "web" / "public").iterdir())]
    assert not [name for name in names for mark in MARKS if mark in name.lower()]
    for icon in (ROOT / "web" / "public").glob("*.svg"):
        assert not re.search("|".join(MARKS), icon.read_text(encoding="utf-8"), re.IGNORECASE)


def test_what_only_a_server_needs_is_not_asked_of_a_browser() -> None:
    """Python in WebAssembly has neither sockets nor processes."""
    in_a_browser = [one for one in pyproject()["project"]["dependencies"] if "emscripten" not in one]
    assert {re.split(r"[<>=]", one)[0] for one in in_a_browser} == {
        "fluent.runtime",
        "librt",
        "mypy_extensions",
        "rich",
        "typer",
    }
