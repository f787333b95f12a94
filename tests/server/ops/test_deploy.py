"""The files for operators fit the program."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import httpx
import pytest
from tests.server.ops.image import copied, is_ignored, run_stages, stages

from bigboard.cli.main import run
from bigboard.schemas.errors import STATUS
from bigboard.server.ops.metrics import REGISTRY
from bigboard.server.settings import Settings

HOUSE = Path(__file__).parents[3]
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
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text())["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    assert {compared(re.split(r"[\[<>=;]", one)[0]) for one in wanted} <= set(locked)
    assert "--require-hashes" in (DEPLOY / "Dockerfile").read_text()


def known_metrics() -> set[str]:
    known = {sample.name for metric in REGISTRY.collect() for sample in metric.samples}
    ends = ("", "_bucket", "_count", "_sum", "_total")
    return known | {f"{metric.name}{end}" for metric in REGISTRY.collect() for end in ends}


def test_every_alert_is_about_a_figure_that_exists() -> None:
    rules = (DEPLOY / "alerts.yml").read_text()
    expressions = re.findall(r"^ +expr: (.+)$", rules, re.MULTILINE)
    assert len(expressions) == rules.count("- alert:") == rules.count("summary:")
    named = set(re.findall(r"bigboard_\w+", " ".join(expressions)))
    assert named <= known_metrics()
    assert {"bigboard_database_away", "bigboard_tables_quarantined", "bigboard_failures_total"} <= named
    codes = {code for found in re.findall(r'code=~"([^"]+)"', rules) for code in found.split("|")}
    assert codes <= set(STATUS)


def test_the_unit_is_hardened() -> None:
    tool = shutil.which("systemd-analyze")
    if tool is None:
        pytest.skip("systemd-analyze is not installed")
    unit = DEPLOY / "bigboard.service"
    said = subprocess.run([tool, "security", "--offline=true", unit], capture_output=True, text=True, check=True).stdout
    exposure = re.search(r"Overall exposure level for bigboard.service: ([0-9.]+)", said)
    assert exposure is not None
    assert float(exposure[1]) < 3


def test_the_unit_keeps_its_files_to_itself_and_can_be_reloaded() -> None:
    unit = (DEPLOY / "bigboard.service").read_text().splitlines()
    for line in ("UMask=0077", "StateDirectoryMode=0700", "ExecReload=/bin/kill -HUP $MAINPID"):
        assert line in unit
    assert any(line.startswith("MemoryMax=") for line in unit)


def test_every_panel_shows_a_figure_that_exists() -> None:
    panels = json.loads((DEPLOY / "grafana.json").read_text())["panels"]
    shown = [name for panel in panels for t in panel["targets"] for name in re.findall(r"bigboard_\w+", t["expr"])]
    assert len(panels) == 8
    assert set(shown) <= known_metrics()


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


def test_the_wheel_of_the_image_is_compiled_for_the_python_that_runs_it() -> None:
    *_, builder, server = stages()
    version = builder.image.removeprefix("python:")
    assert (builder.image, server.image) == (f"python:{version}", f"python:{version}-slim")
    known = tomllib.loads((HOUSE / "pyproject.toml").read_text())["project"]["classifiers"]
    assert f"Programming Language :: Python :: {version}" in known
    assert any("engine() == 'compiled'" in command for command in server.said("RUN"))


def test_the_image_takes_only_what_a_fresh_checkout_has() -> None:
    """A wheel or a compiled module of the host would be for the host's Python."""
    earlier: list[str] = []
    for stage in stages():
        for copy in map(copied, stage.said("COPY")):
            assert copy.stage in ["", *earlier]
            for name in copy.sources if not copy.stage else []:
                assert (HOUSE / name).exists(), name
                assert not is_ignored(HOUSE / name), f"{name} is made by a build, so a fresh checkout has none"
        earlier.append(stage.name)
    for built in (
        "dist/bigboard-0.1.0-cp311-cp311-linux_x86_64.whl",
        "src/bigboard/games/base.cpython-311-x86_64-linux-gnu.so",
        "src/bigboard/_compiled.json",
        "src/bigboard/server/static/index.html",
        "web/node_modules/vite/package.json",
        ".venv/bin/python",
    ):
        assert is_ignored(HOUSE / built), built


def test_the_image_runs_as_a_user_of_its_own_and_says_whether_it_is_ready() -> None:
    server = stages()[-1]
    (user,) = server.said("USER")
    assert any(command.startswith("useradd") and command.endswith(f" {user}") for command in server.said("RUN"))
    (port,), (check,), (command,) = server.said("EXPOSE"), server.said("HEALTHCHECK"), server.said("CMD")
    assert f"127.0.0.1:{port}/readyz" in check
    assert json.loads(command) == ["bigboard", "serve", "--host", "0.0.0.0", "--port", port]


@pytest.mark.long
def test_the_commands_of_the_image_make_a_server_that_is_ready(folder: Path) -> None:
    """Without a Docker engine: the commands of each stage run in folders and environments of their own."""
    bins = run_stages(folder)
    home = {"HOME": str(folder), "BIGBOARD_HOME": str(folder / "home"), "PATH": f"{bins}:/usr/bin:/bin"}
    command = [str(bins / "bigboard"), "serve", "--port", "0"]
    with subprocess.Popen(command, cwd=folder, env=home, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            url = re.search(r"http://\S+", server.stdout.readline())
            assert url is not None
            assert httpx.get(f"{url[0]}readyz").status_code == 200
            assert "<html" in httpx.get(url[0]).text
        finally:
            server.terminate()


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
