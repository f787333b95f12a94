"""What Big Board is measured against: itself uncompiled, OpenSpiel's games, and a prototype as a yardstick."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from shutil import copyfile
from time import process_time
from typing import Any, Final

from bigboard.lab.bench.measures import BATCH, Case, Course, cases_of, random_words

# OpenSpiel's card games most like ours, then its quickest games of all, and one with dice.
CARD_GAMES: Final = ("hearts", "euchre", "gin_rummy")
OPENSPIEL_GAMES: Final = (*CARD_GAMES, "kuhn_poker", "leduc_poker", "blackjack", "backgammon")
TERMINAL: Final = -4  # pyspiel.PlayerId.TERMINAL

WARM_UP_GAMES: Final = 50


class BenchError(Exception):
    """A benchmark that cannot run; the text is a sentence for the person who asked for it."""


class Uncompiled:
    """The same engine from its sources, in a process of its own that measures when it is asked to."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bigboard.lab.bench.rivals"],
            env={**os.environ, "BIGBOARD_PURE": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, game: str, case: Case, name: str, seconds: float) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        wish = {"game": game, "case": case.name, "measure": name, "seconds": seconds}
        try:
            self.process.stdin.write(json.dumps(wish) + "\n")
            self.process.stdin.flush()
            answer = self.process.stdout.readline()
        except BrokenPipeError:
            answer = ""
        if not answer:
            raise BenchError("The uncompiled engine stopped in the middle of the benchmark.")
        return float(json.loads(answer))

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


def answer_wishes() -> None:
    """The other end of `Uncompiled`: a wish a line comes in, a number a line goes out."""
    courses: dict[tuple[str, str], Course] = {}
    for line in sys.stdin:
        wish = json.loads(line)
        key = (wish["game"], wish["case"])
        if key not in courses:
            case = next(case for case in cases_of(key[0]) if case.name == key[1])
            courses[key] = Course(key[0], case)
        print(courses[key].measure(wish["measure"], wish["seconds"]), flush=True)


def import_openspiel() -> Any:
    """The module pyspiel, or None when OpenSpiel is not installed."""
    try:
        return import_module("pyspiel")
    except ImportError:
        return None


class OpenSpielCourse:
    """One of OpenSpiel's games under the loop that drives ours."""

    def __init__(self, pyspiel: Any, name: str) -> None:
        self.game = pyspiel.load_game(name)
        self.words = random_words(1)

    def measure(self, name: str, seconds: float) -> float:
        return self.whole_games(seconds) if name == "games" else self.decisions(seconds)

    def whole_games(self, seconds: float) -> float:
        """The steps of chance, dealing above all, take time and are not counted, as our dealing is not."""
        decisions = 0
        spent = 0.0
        while spent < seconds:
            began = process_time()
            states = [self.game.new_initial_state() for _ in range(BATCH)]
            decisions += drive_openspiel(states, self.words)
            spent += process_time() - began
        return decisions / spent

    def decisions(self, seconds: float) -> float:
        """All that chance does before the first decision is done beforehand, as our dealing is."""
        decisions = 0
        spent = 0.0
        while spent < seconds:
            states = [self.dealt() for _ in range(BATCH)]
            began = process_time()
            decisions += drive_openspiel(states, self.words)
            spent += process_time() - began
        return decisions / spent

    def dealt(self) -> Any:
        state = self.game.new_initial_state()
        while state.is_chance_node():
            outcomes = state.legal_actions()
            state.apply_action(outcomes[next(self.words) % len(outcomes)])
        return state


def drive_openspiel(states: list[Any], words: Iterator[int]) -> int:
    """`bench_measures.drive` in OpenSpiel's words: chance is asked and answered as a player is, but not counted."""
    decisions = 0
    for state in states:
        for word in words:
            player = state.current_player()
            if player == TERMINAL:
                break
            if player >= 0:
                decisions += 1
            actions = state.legal_actions()
            state.apply_action(actions[word % len(actions)])
    return decisions


class Yardstick:
    """A prototype with `many(games, players)`, compiled by mypyc in a folder of its own."""

    def __init__(self, source: str, folder: Path) -> None:
        self.many = load_many(compiled(Path(source), folder), source)
        self.rate = 0.0

    def measure(self, players: int, seconds: float) -> float:
        """Games a second; one long call, because such a prototype may play the same games in every call."""
        if not self.rate:
            self.rate = self.timed(WARM_UP_GAMES, players)
        self.rate = self.timed(max(1, int(self.rate * seconds)), players)
        return self.rate

    def timed(self, games: int, players: int) -> float:
        began = process_time()
        self.many(games, players)
        return games / (process_time() - began)


def checked_yardstick(source: str) -> None:
    """A sentence for a yardstick that cannot be one, before anything is measured."""
    path = Path(source)
    if not path.is_file():
        raise BenchError(f"There is no yardstick file {source}.")
    if path.suffix != ".py" or not path.stem.isidentifier():
        raise BenchError(f"The yardstick {source} is not a Python module: its name must look like acquire_vec.py.")


def compiled(source: Path, folder: Path) -> Path:
    copyfile(source, folder / source.name)
    command = [sys.executable, "-c", "from mypyc.__main__ import main; main()", source.name]
    built = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    found = folder / (source.stem + EXTENSION_SUFFIXES[0])
    if built.returncode or not found.is_file():
        if "No module named 'mypyc'" in built.stderr:
            raise BenchError("Compiling a yardstick needs mypyc: pip install 'mypy[mypyc]'.")
        said = [line for line in (built.stdout + built.stderr).splitlines() if "error" in line.lower()]
        reason = said[0].strip() if said else f"the compiler ended with code {built.returncode}"
        raise BenchError(f"The yardstick {source} does not compile: {reason}")
    return found


def load_many(binary: Path, source: str) -> Callable[[int, int], int]:
    spec = spec_from_file_location(binary.name.split(".")[0], binary)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    many = getattr(module, "many", None)
    if not callable(many):
        raise BenchError(f"The yardstick {source} has no function many(games, players).")
    return many  # type: ignore[no-any-return]


if __name__ == "__main__":
    answer_wishes()
