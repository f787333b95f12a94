"""What is released works where it is installed: `make sdist wheel`, a clean environment, a game in it."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from importlib.metadata import requires, version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.version import Version

from tests.ports import free_port
from tests.server.guests import Guest, play_on, wait_for

ROOT = Path(__file__).parents[1]
STATIC = "src/bigboard/server/static"
COPIED = (
    "src",
    "locales",
    "requirements",
    "scripts",
    "setup.py",
    "pyproject.toml",
    "MANIFEST.in",
    "README.md",
    "LICENSE",
)
BUILD = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])"


def copy_of_the_checkout(folder: Path) -> Path:
    """What a release is made from, without anything compiled."""
    unwanted = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info", "_compiled.json*", "static")
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=unwanted)
        else:
            shutil.copy(source, folder / name)
    return folder


def build(checkout: Path, what: str, **environment: str) -> Path:
    """The sdist or wheel that setuptools makes of it."""
    shutil.rmtree(checkout / "dist", ignore_errors=True)
    run([sys.executable, "-c", BUILD, f"build_{what}", "dist"], checkout, **environment)
    [made] = (checkout / "dist").glob("*.whl" if what == "wheel" else "*.tar.gz")
    return made


def run(command: list[str], folder: Path, **environment: str) -> str:
    inherited = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "BIGBOARD_PURE")}
    done = subprocess.run(
        command,
        cwd=folder,
        env={**inherited, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module")
def quick_checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One whose client is a page and a script."""
    checkout = copy_of_the_checkout(tmp_path_factory.mktemp("checkout"))
    for name in ("index.html", "assets/index-4f3a.js"):
        (checkout / STATIC / name).parent.mkdir(parents=True, exist_ok=True)
        (checkout / STATIC / name).touch()
    return checkout


def data_files(checkout: Path) -> set[str]:
    """Everything in the package that is not Python, as the package calls it."""
    package = checkout / "src" / "bigboard"
    files = (path for path in package.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc"))
    return {path.relative_to(package).as_posix() for path in files}


def test_the_sdist_has_client_messages_and_card_data_but_nothing_compiled(quick_checkout: Path) -> None:
    with tarfile.open(build(quick_checkout, "sdist")) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    wanted = {f"src/bigboard/{name}" for name in data_files(quick_checkout)}
    wanted |= {path.relative_to(ROOT).as_posix() for path in ROOT.glob("locales/**/*.ftl")}
    wanted |= {path.relative_to(ROOT).as_posix() for path in ROOT.glob("src/bigboard/**/*.py")}
    assert {f"{STATIC}/index.html", f"{STATIC}/assets/index-4f3a.js", "locales/el/games/acquire.ftl"} <= wanted
    assert wanted <= names
    assert not [name for name in names if name.endswith((".so", ".pyd", "_compiled.json"))]


def test_the_wheel_has_client_messages_and_card_data(quick_checkout: Path) -> None:
    with zipfile.ZipFile(build(quick_checkout, "wheel", CC="false")) as wheel:  # compiling is for the long tests
        names = set(wheel.namelist())
    assert {f"bigboard/{name}" for name in data_files(quick_checkout)} <= names
    assert {f"bigboard/{path.relative_to(ROOT).as_posix()}" for path in ROOT.glob("locales/**/*.ftl")} <= names
    assert {f"bigboard/{path.name}" for path in ROOT.glob("src/bigboard/*.py")} <= names


def test_the_pure_wheel_is_for_any_python_and_has_the_same_sources(quick_checkout: Path, tmp_path: Path) -> None:
    run([sys.executable, "-c", BUILD, "build_wheel", str(tmp_path)], quick_checkout, BIGBOARD_COMPILE="never")
    [made] = tmp_path.glob("*.whl")
    assert made.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(made) as wheel:
        names = set(wheel.namelist())
        manifest = json.loads(wheel.read("bigboard/_compiled.json"))
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    assert {path.relative_to(ROOT / "src").as_posix() for path in ROOT.glob("src/bigboard/**/*.py")} <= names
    assert (manifest["sources"], manifest["reason"]) == ({}, "a package for any Python")


def test_a_package_without_client_says_so_when_it_is_built(tmp_path: Path) -> None:
    checkout = copy_of_the_checkout(tmp_path)
    said = run([sys.executable, "-c", BUILD, "build_wheel", "dist"], checkout, CC="false")
    assert "make web" in said


def librt_range(requirements: list[str]) -> SpecifierSet:
    [found] = [one.specifier for one in map(Requirement, requirements) if one.name == "librt"]
    return found


def test_compiled_rules_ask_for_the_librt_they_are_compiled_for() -> None:
    """One series of librt for both: of another, the compiled code might be refused when it is loaded."""
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    at_run_time = librt_range(pyproject["project"]["dependencies"])
    assert at_run_time == librt_range(pyproject["build-system"]["requires"])
    assert version("librt") in at_run_time
    built_for = Version(version("librt"))
    assert f"{built_for.major}.{built_for.minor + 1}.0" not in at_run_time
    # mypyc brings the header with what it expects of librt, and says in its own requirements from which librt on.
    [lowest] = [one.version for one in at_run_time if one.operator == ">="]
    assert lowest in librt_range([one for one in requires("mypy") or [] if one.startswith("librt")])


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One with the real client in it."""
    assert (ROOT / STATIC / "index.html").exists(), "The client is not built. Run: make web"
    checkout = copy_of_the_checkout(tmp_path_factory.mktemp("checkout"))
    shutil.copytree(ROOT / STATIC, checkout / STATIC)
    return checkout


@pytest.fixture
def clean(tmp_path: Path) -> Iterator[Path]:
    """An environment with nothing in it, and a folder that is not the checkout to run it in."""
    run([sys.executable, "-m", "venv", "clean"], tmp_path)
    yield tmp_path
    shutil.rmtree(tmp_path / "clean")


def play_in(clean: Path, package: Path, rules: str = "compiled") -> None:
    """Install the package as uvx and pipx do, look at what is there, serve, open the lobby, play a game of each."""
    lock = str(ROOT / "requirements" / "dev.lock")
    pip = ["clean/bin/pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*pip, str(package)], clean, PIP_CONSTRAINT=lock)

    look = "import sys, bigboard; print(bigboard.__file__, 'hashlib' in sys.modules, bigboard.engine(), sep='|')"
    home, hashed, engine = run(["clean/bin/python", "-c", look], clean).strip().split("|")
    assert Path(home).is_relative_to(clean / "clean")
    assert (engine, hashed) == (rules, "False")
    run(["clean/bin/python", str(ROOT / "scripts" / "try_package.py"), rules.partition(" ")[0]], clean)

    port = free_port()
    command = ["clean/bin/bigboard", "serve", "--port", str(port), "--database", "sqlite:///kept.sqlite"]
    with (clean / "server.log").open("w") as log:
        server = subprocess.Popen(command, cwd=clean, stdout=log, stderr=log)
    try:
        wait_for(lambda: "Big Board is at" in (clean / "server.log").read_text() or server.poll() is not None, 60)
        assert server.poll() is None, (clean / "server.log").read_text()
        guest = Guest(f"http://127.0.0.1:{port}", "Anna")
        lobby = guest.http.get("/")
        assert lobby.status_code == 200
        assert '<script type="module"' in lobby.text
        script = lobby.text.partition('src="')[2].partition('"')[0]
        assert guest.http.get(script).status_code == 200
        for game in ("acquire", "stockpile"):
            table = guest.new_table(game=game, players=2, seats=[{"me": True}, {"bot": "easy"}], autostart=True)
            with guest.visit(table) as place:
                place.until("view")
                play_on(place, {0}, random.Random(1))
            assert guest.table(table)["status"] == "finished"
        guest.close()
    finally:
        server.terminate()
        server.wait()
    assert "Traceback" not in (clean / "server.log").read_text()


@pytest.mark.long
def test_an_installed_sdist_serves_its_client_and_plays(checkout: Path, clean: Path) -> None:
    play_in(clean, build(checkout, "sdist"))


@pytest.mark.long
def test_an_installed_wheel_serves_its_client_and_plays(checkout: Path, clean: Path) -> None:
    play_in(clean, build(checkout, "wheel"))


@pytest.mark.long
def test_an_installed_pure_wheel_serves_its_client_and_plays(checkout: Path, clean: Path) -> None:
    made = build(checkout, "wheel", BIGBOARD_COMPILE="never")
    play_in(clean, made, "uncompiled (a package for any Python)")
