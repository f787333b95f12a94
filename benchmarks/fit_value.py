"""Predict the end of a game from its state: fit the numbers of `fitted_value.py` to games that `greedy` plays.

    python -m benchmarks.fit_value stockpile [--games N] [--seed N]

Wherever a rollout of a search may be cut off, at the beginning of a round of Stockpile or of a turn of Acquire, the
features of every seat are noted, and what it had at the end. For each phase, the seats' leads in money at the end are
explained by their leads in the features (least squares), and the doubt is what makes the winners likeliest. Half of
the games are for fitting. The other half show how much of the leads the features explain, and, for comparison, how much
the scores explain that the seats would have if the game ended now.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from rich.progress import track

import bigboard
from bigboard import Rng, State
from bigboard.bots import bot
from bigboard.games.registry import title

PLAYERS = (4, 3, 4, 5)
EVERY = {"acquire": 3, "stockpile": 1}  # steps
DOUBTS = np.geomspace(0.02, 3.0, 60)  # tried, as parts of the spread of the money


class Note:
    """A state on the way: its phase, the features by seat, what each seat would have now, and had at the end."""

    def __init__(self, phase: int, features: Any, now: list[int]) -> None:
        self.phase = phase
        self.features = features
        self.now = np.array(now, dtype=float)
        self.final = self.now


def play(game: str, number: int, seed: int, heuristic: Any) -> list[Note]:
    """One game, and a note for every progress."""
    rules = bigboard.game(game)
    players = PLAYERS[number % len(PLAYERS)]
    state: State = rules.start(rules.deal(players, f"{seed}:{number}"))
    state.events = False
    rng = Rng(seed + number)
    greedy = bot("greedy")
    notes: list[Note] = []
    last = int(heuristic.progress(state))
    while state.seat >= 0:
        progress = int(heuristic.progress(state))
        if progress >= last + EVERY[game]:
            last = progress
            heuristic.look_at_seats(state)
            count = int(heuristic.appraisal.count)
            features = np.array([int(heuristic.appraisal.features[k]) for k in range(players * count)], dtype=float)
            notes.append(Note(int(heuristic.phase(state)), features.reshape(players, count), state.scores()))
        state.apply(greedy.choose(state.sample(state.seat, rng), rng))
    for note in notes:
        note.final = np.array(state.scores(), dtype=float)
    return notes


def leads(values: Any) -> Any:
    """By how much each seat is above the average of the table."""
    return values - values.mean(axis=0)


def fit(notes: list[Note]) -> tuple[float, Any, float]:
    """Level, slopes and doubt of one phase."""
    rows = np.concatenate([leads(note.features) for note in notes])
    ends = np.concatenate([leads(note.final) for note in notes])
    slopes = np.linalg.lstsq(rows.T @ rows + 1e-6 * np.eye(rows.shape[1]), rows.T @ ends, rcond=None)[0]
    level = float(np.mean([note.final.mean() for note in notes]))
    best = max(DOUBTS * level, key=lambda doubt: sum(likelihood(note, slopes, doubt) for note in notes))
    return level, slopes, float(best)


def likelihood(note: Note, slopes: Any, doubt: float) -> float:
    """Of the winner, as a logarithm."""
    expected = leads(note.features) @ slopes / doubt
    winner = int(np.argmax(note.final))
    return float(expected[winner] - np.log(np.exp(expected - expected.max()).sum()) - expected.max())


def explained_variance(notes: list[Note], expected: list[Any]) -> float:
    """The part of the variance of the leads."""
    ends = np.concatenate([leads(note.final) for note in notes])
    return 1.0 - float(((ends - np.concatenate(expected)) ** 2).mean() / (ends**2).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(EVERY))
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    heuristic = title(asked.game).load("heuristic")()
    notes = [play(asked.game, number, asked.seed, heuristic) for number in track(range(asked.games), "Playing")]
    half = asked.games // 2
    phases = range(1 + max(note.phase for game in notes for note in game))
    levels, slopes, doubts = [], [], []
    for phase in phases:
        ours, others = (
            [note for game in part for note in game if note.phase == phase] for part in (notes[:half], notes[half:])
        )
        if not ours:
            ours = [note for game in notes for note in game if note.phase == phase + 1]
        level, slope, doubt = fit(ours)
        levels.append(level)
        slopes.append(slope)
        doubts.append(doubt)
        if others:
            by_now = [leads(note.now) for note in others]
            fitted = [leads(note.features) @ slope for note in others]
            found, plain = explained_variance(others, fitted), explained_variance(others, by_now)
            print(f"phase {phase}: {found:6.1%} explained, {plain:6.1%} by the score now, of {len(others)}")
    print(f"FEATURES: Final = {len(slopes[0])}")
    print(f"LEVELS: Final = {[round(level, 1) for level in levels]}")
    print("SLOPES: Final = [")
    for slope in slopes:
        print("    [" + ", ".join(f"{number:.4g}" for number in slope) + "],")
    print("]")
    print(f"DOUBTS: Final = {[round(doubt, 2) for doubt in doubts]}")


if __name__ == "__main__":
    main()
