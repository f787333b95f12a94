"""The measures of a game: each runs for a given time and returns one number."""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable, Iterator, Mapping
from itertools import cycle
from time import process_time
from typing import Any, Final, NamedTuple

import bigboard
from bigboard.games.contract import State


class Case(NamedTuple):
    """A table to measure at: its name, the number of players and the options."""

    name: str
    players: int
    options: Mapping[str, Any]


BASE: Final = Case("base", 4, {})
MODULES: Final = ("bonds", "commerce", "dice", "strategies", "promo", "investors", "first_player_card")
# The tables each game is measured at; a game that is not listed is measured at BASE alone.
CASES: Final[dict[str, tuple[Case, ...]]] = {
    "acquire": (BASE, Case("closed holdings", 4, {"open_holdings": False, "dead_tiles": "once"})),
    "stockpile": (BASE, Case("all modules", 4, {"board": "advanced", **dict.fromkeys(MODULES, True)})),
}


def cases_of(game: str) -> tuple[Case, ...]:
    return CASES.get(game, (BASE,))


class Measure(NamedTuple):
    """A measure: its unit, and whether more is better."""

    name: str
    title: str
    unit: str
    more_is_better: bool


MEASURES: Final = {
    measure.name: measure
    for measure in (
        Measure("playouts", "random games, compiled loop", "games/s", True),
        Measure("games", "whole games by the Python API, dealing included", "decisions/s", True),
        Measure("decisions", "decisions by the Python API, dealt beforehand", "decisions/s", True),
        Measure("decisions_events", "decisions by the Python API, with events", "decisions/s", True),
        Measure("deal", "deal and start", "µs", False),
        Measure("clone", "clone", "ns", False),
        Measure("sample", "sample, as the deciding seat", "µs", False),
        Measure("observe", "observe, as the deciding seat", "µs", False),
        Measure("tensor", "tensor, as the deciding seat", "µs", False),
        Measure("apply_events", "apply, with events", "µs", False),
    )
}

BATCH: Final = 10  # games dealt at a time
SPREAD: Final = 40  # games that the measured positions come from
PER_GAME: Final = 8  # positions of each
SECOND: Final = {"ns": 1e9, "µs": 1e6}


def random_words(seed: int) -> Iterator[int]:
    """Return random numbers drawn in advance, so that drawing them costs the measured loop next to nothing."""
    rng = random.Random(seed)
    return cycle([rng.getrandbits(30) for _ in range(65521)])


def drive(states: list[State], words: Iterator[int]) -> int:
    """Run the loop: ask for the seat, list the legal actions, take one at random. Return the number of decisions."""
    decisions = 0
    for state in states:
        for word in words:
            if state.seat < 0:
                break
            actions = state.legal_actions()
            state.apply(actions[word % len(actions)])
            decisions += 1
    return decisions


class GameBenchmark:
    """One game at one table, ready to be measured again and again; no game is played twice."""

    def __init__(self, game: str, case: Case) -> None:
        self.game = bigboard.game(game)
        self.case = case
        self.seed = 0
        self.words = random_words(1)
        self.rng = bigboard.Rng(1)
        self.found: list[State] = []
        self.playout_rate = 0.0

    def measure(self, name: str, seconds: float) -> float:
        """Take the measure of that name, for about so many seconds."""
        return self.ways()[name](seconds)

    def ways(self) -> dict[str, Callable[[float], float]]:
        return {
            "playouts": self.playouts,
            "games": self.whole_games,
            "decisions": lambda seconds: self.decisions(seconds, events=False),
            "decisions_events": lambda seconds: self.decisions(seconds, events=True),
            "deal": self.deal_and_start,
            "clone": lambda seconds: self.over_positions("ns", seconds, self.clone_all),
            "sample": lambda seconds: self.over_positions("µs", seconds, self.sample_all),
            "observe": lambda seconds: self.over_positions("µs", seconds, self.observe_all),
            "tensor": lambda seconds: self.over_positions("µs", seconds, self.tensor_all),
            "apply_events": self.apply_events,
        }

    def playouts(self, seconds: float) -> float:
        """Make one long call; the call before gives the number of games for the time."""
        if not self.playout_rate:
            self.playout_rate = self.timed_playouts(BATCH)
        self.playout_rate = self.timed_playouts(max(1, int(self.playout_rate * seconds)))
        return self.playout_rate

    def timed_playouts(self, games: int) -> float:
        self.seed += 1
        began = process_time()
        self.game.playouts(games, self.case.players, self.seed, self.case.options)
        return games / (process_time() - began)

    def deal_batch(self, events: bool) -> list[State]:
        states = []
        for _ in range(BATCH):
            self.seed += 1
            state = self.game.start(self.game.deal(self.case.players, self.seed, self.case.options))
            state.events = events
            states.append(state)
        return states

    def deal_and_start(self, seconds: float) -> float:
        """Return the cost of a new game before its first decision."""
        done = 0
        spent = 0.0
        while spent < seconds:
            began = process_time()
            self.deal_batch(events=False)
            spent += process_time() - began
            done += BATCH
        return spent / done * SECOND["µs"]

    def whole_games(self, seconds: float) -> float:
        decisions = 0
        spent = 0.0
        while spent < seconds:
            began = process_time()
            decisions += drive(self.deal_batch(events=False), self.words)
            spent += process_time() - began
        return decisions / spent

    def decisions(self, seconds: float, events: bool) -> float:
        decisions = 0
        spent = 0.0
        while spent < seconds:
            states = self.deal_batch(events)
            began = process_time()
            decisions += drive(states, self.words)
            spent += process_time() - began
        return decisions / spent

    def positions(self) -> list[State]:
        """Return positions spread over random games."""
        while len(self.found) < SPREAD * PER_GAME:
            for state in self.deal_batch(events=False):
                visited = []
                while state.seat >= 0:
                    visited.append(state.clone())
                    actions = state.legal_actions()
                    state.apply(actions[next(self.words) % len(actions)])
                first = next(self.words) % (len(visited) // PER_GAME + 1)
                self.found += visited[first :: max(1, len(visited) // PER_GAME)]
        return self.found

    def over_positions(self, unit: str, seconds: float, run: Callable[[list[State]], None]) -> float:
        """Return the mean time for one position, in that unit."""
        positions = self.positions()
        done = 0
        spent = 0.0
        while spent < seconds:
            began = process_time()
            run(positions)
            spent += process_time() - began
            done += len(positions)
        return spent / done * SECOND[unit]

    def clone_all(self, positions: list[State]) -> None:
        for state in positions:
            state.clone()

    def sample_all(self, positions: list[State]) -> None:
        rng = self.rng
        for state in positions:
            state.sample(state.seat, rng)

    def observe_all(self, positions: list[State]) -> None:
        for state in positions:
            state.observe(state.seat)

    def tensor_all(self, positions: list[State]) -> None:
        out = array("f", bytes(4 * self.game.tensor_size))
        for state in positions:
            state.tensor(state.seat, out)

    def apply_events(self, seconds: float) -> float:
        done = 0
        spent = 0.0
        while spent < seconds:
            states = [state.clone() for state in self.positions()]
            moves = []
            for state in states:
                state.events = True
                actions = state.legal_actions()
                moves.append((state, actions[next(self.words) % len(actions)]))
            began = process_time()
            for state, action in moves:
                state.apply(action)
            spent += process_time() - began
            done += len(moves)
        return spent / done * SECOND["µs"]
