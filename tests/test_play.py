"""`make play` opens the lobby first and compiles meanwhile."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.timeouts import HANG_S

SCRIPT = Path(__file__).parents[1] / "scripts" / "play.py"
DRIVER = """
import sys
sys.path.insert(0, "scripts")
import play
play.BIGBOARD = play.ROOT / "bigboard"
say = play.Progress.say
def say_and_note(self, text):
    say(self, text)
    if "The rules" in text:
        (play.ROOT / "said").touch()
play.Progress.say = say_and_note
sys.exit(play.play())
"""

# Stand-ins for make, the client's builder and the command; each writes down what it did.
NOTE = f"""#!{sys.executable}
import os, sys, time
from pathlib import Path
folder = Path({{folder!r}})
def note(text):
    with (folder / "notes").open("a") as file:
        file.write(text + "\\n")
def wait_for(name):
    while not (folder / name).exists():
        time.sleep(0.01)
"""
MAKE = """
target = sys.argv[-1]
if target == "rules":
    note("compiler begins")
    print("• Compiling the rules", flush=True)
    print("  1 of 2 pieces compiled", flush=True)
    wait_for("lobby")
    (folder / "compiled").touch()
    note("compiler ends")
"""
ENDLESS_MAKE = """
if sys.argv[-1] == "rules":
    note(str(os.getpid()))
    (folder / "compiler").touch()
    time.sleep(300)
"""
FAILING_MAKE = """
if sys.argv[-1] == "rules":
    (folder / "compiler").touch()
    sys.exit("cc: out of memory")
"""
CLIENT = 'note("client built")\n(folder / "src/bigboard/server/static/index.html").touch()\n'
NO_CLIENT = 'print("npm is not there")\nsys.exit(1)\n'
SERVER = """
compiled = (folder / "compiled").exists()
note(" ".join(sys.argv[1:]))
(folder / "lobby").touch()
if sys.argv[1] == "serve":
    wait_for("judged" if compiled else "said")
    sys.exit(7)
"""
SHORT_SERVER = 'wait_for("compiler")\n'
JUDGE = """
if not (folder / "compiled").exists():
    sys.exit(1)
(folder / "judged").touch()
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose tools are played by stand-ins."""
    for folder in ("scripts", "web/scripts", "src/bigboard/server/static"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(SCRIPT, tmp_path / "scripts")
    for name, text in {
        "make": MAKE,
        "web/scripts/client.py": CLIENT,
        "bigboard": SERVER,
        "src/bigboard/_build.py": JUDGE,
    }.items():
        stand_in(tmp_path, name, text)
    return tmp_path


def stand_in(checkout: Path, name: str, text: str) -> None:
    (checkout / name).write_text(NOTE.format(folder=str(checkout)) + text)
    (checkout / name).chmod(0o755)


def play(checkout: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", DRIVER],
        cwd=checkout,
        env={"MAKE": str(checkout / "make"), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        timeout=HANG_S,
        check=False,
    )


def notes(checkout: Path) -> list[str]:
    return (checkout / "notes").read_text().splitlines()


def test_the_server_starts_while_the_compiler_is_still_at_work(checkout: Path) -> None:
    played = play(checkout)
    done = notes(checkout)
    assert done.index("serve --open") < done.index("compiler ends")
    assert done.index("client built") < done.index("serve --open")
    assert "the bots think at full speed" in played.stdout
    assert played.returncode == 7, "the server's own"


def test_compiled_rules_are_not_compiled_again(checkout: Path) -> None:
    (checkout / "compiled").touch()
    assert play(checkout).returncode == 7
    assert notes(checkout) == ["client built", "serve --open"]


def test_without_a_client_the_rules_are_compiled_and_the_terminal_plays(checkout: Path) -> None:
    stand_in(checkout, "web/scripts/client.py", NO_CLIENT)
    (checkout / "lobby").touch()
    played = play(checkout)
    assert notes(checkout) == ["compiler begins", "compiler ends", "play"]
    assert "npm is not there" in played.stdout
    assert "the game comes in the terminal" in played.stdout


def test_an_older_client_plays_when_the_new_one_cannot_be_built(checkout: Path) -> None:
    stand_in(checkout, "web/scripts/client.py", NO_CLIENT)
    (checkout / "src/bigboard/server/static/index.html").touch()
    played = play(checkout)
    assert "serve --open" in notes(checkout)
    assert "the last one that was built plays" in played.stdout


def test_a_failed_installation_is_shown_and_nothing_starts(checkout: Path) -> None:
    stand_in(checkout, "make", 'print("no such package")\nsys.exit(2)\n')
    played = play(checkout)
    assert played.returncode == 1
    assert "no such package" in played.stdout
    assert not (checkout / "lobby").exists()


def test_the_compiler_does_not_outlive_the_server(checkout: Path) -> None:
    stand_in(checkout, "make", ENDLESS_MAKE)
    stand_in(checkout, "bigboard", SHORT_SERVER)
    assert play(checkout).returncode == 0
    compiler = notes(checkout)[-1]
    with pytest.raises(ProcessLookupError):
        os.kill(int(compiler), 0)


def test_rules_that_cannot_be_compiled_do_not_stop_the_game(checkout: Path) -> None:
    stand_in(checkout, "make", FAILING_MAKE)
    stand_in(checkout, "bigboard", 'wait_for("said")\n')
    played = play(checkout)
    assert played.returncode == 0
    assert "out of memory" in played.stdout
    assert "The rules could not be compiled" in played.stdout
