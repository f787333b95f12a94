"""Contestants next to Big Board: the same engine uncompiled, and OpenSpiel's games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any, Final

from benchmarks.speed.measures import BATCH, Case, GameBenchmark, cases_of, random_words

# OpenSpiel's card games most like ours, then its quickest games of all, and one with dice.
CARD_GAMES: Final = ("hearts", "euchre", "gin_rummy")
OPENSPIEL_GAMES: Final = (*CARD_GAMES, "kuhn_poker", "leduc_poker", "blackjack", "backgammon")
TERMINAL: Final = -4  # pyspiel.PlayerId.TERMINAL


class BenchError(Exception):
    """A benchmark that cannot run; the text is a sentence for the user."""


class Uncompiled:
    """The same engine from its sources, in a separate process that measures on request."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.speed.rivals"],
            cwd=Path(__file__).parents[2],
            env={**os.environ, "BIGBOARD_PURE": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, game: str, case: Case, name: str, seconds: float) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        request = {"game": game, "case": case.name, "measure": name, "seconds": seconds}
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
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


def answer_requests() -> None:
    """Serve `Uncompiled`: read one request per line, print one number per line."""
    by_case: dict[tuple[str, str], GameBenchmark] = {}
    for line in sys.stdin:
        request = json.loads(line)
        key = (request["game"], request["case"])
        if key not in by_case:
            case = next(case for case in cases_of(key[0]) if case.name == key[1])
            by_case[key] = GameBenchmark(key[0], case)
        print(by_case[key].measure(request["measure"], request["seconds"]), flush=True)


def import_openspiel() -> Any:
    """Return the module pyspiel, or None when OpenSpiel is not installed."""
    try:
        return import_module("pyspiel")
    except ImportError:
        return None


class OpenSpielBenchmark:
    """One of OpenSpiel's games under the loop that drives ours."""

    def __init__(self, pyspiel: Any, name: str) -> None:
        self.game = pyspiel.load_game(name)
        self.words = random_words(1)

    def measure(self, name: str, seconds: float) -> float:
        return self.whole_games(seconds) if name == "games" else self.decisions(seconds)

    def whole_games(self, seconds: float) -> float:
        """Count decisions only; the steps of chance, mainly dealing, take time, as our dealing does."""
        decisions = 0
        spent = 0.0
        while spent < seconds:
            began = process_time()
            states = [self.game.new_initial_state() for _ in range(BATCH)]
            decisions += drive_openspiel(states, self.words)
            spent += process_time() - began
        return decisions / spent

    def decisions(self, seconds: float) -> float:
        """Let chance act up to the first decision before the clock starts, as our dealing does."""
        decisions = 0
        spent = 0.0
        while spent < seconds:
            states = [self.start_deal() for _ in range(BATCH)]
            began = process_time()
            decisions += drive_openspiel(states, self.words)
            spent += process_time() - began
        return decisions / spent

    def start_deal(self) -> Any:
        state = self.game.new_initial_state()
        while state.is_chance_node():
            outcomes = state.legal_actions()
            state.apply_action(outcomes[next(self.words) % len(outcomes)])
        return state


def drive_openspiel(states: list[Any], words: Iterator[int]) -> int:
    """Drive OpenSpiel's states as `measures.drive` drives ours; steps of chance are played but not counted."""
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


if __name__ == "__main__":
    answer_requests()
