"""Playthroughs of both games, as OpenSpiel writes them: whole random games, told state by state.

    PYTHONPATH=. python -m tests.envs.traces

writes them again, after a change that is meant to show in them. A trace is some hundred kilobytes of repeating text, so
it lies there packed.
"""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Final

from open_spiel.python.algorithms import generate_playthrough

import bigboard.envs.openspiel  # noqa: F401 - it registers the games

FOLDER: Final = Path(__file__).parent / "playthroughs"
MODULES: Final = "investors=True,strategies=True,commerce=True,dice=True"
GAMES: Final = {
    "bigboard_acquire(players=2)": 7,
    "bigboard_acquire(players=3,open_holdings=False,reward=money)": 8,
    "bigboard_stockpile(players=2)": 9,
    f"bigboard_stockpile(players=3,{MODULES},reward=rank)": 10,
}


def path_of(name: str) -> Path:
    return FOLDER / (re.sub(r"\W+", "_", name).strip("_") + ".txt.gz")


def played(name: str, seed: int) -> str:
    """A game with actions drawn by the seed."""
    return str(generate_playthrough.playthrough(name, [], seed=seed))


def replayed(trace: str) -> str:
    """The game of a trace, with its actions."""
    name = trace.splitlines()[0].removeprefix("game: ")
    actions = [int(line.removeprefix("action: ")) for line in trace.splitlines() if line.startswith("action: ")]
    return str(generate_playthrough.playthrough(name, actions))


def read(path: Path) -> str:
    return gzip.decompress(path.read_bytes()).decode()


def write(path: Path, trace: str) -> None:
    path.write_bytes(gzip.compress(trace.encode(), 9, mtime=0))


if __name__ == "__main__":
    for name, seed in GAMES.items():
        write(path_of(name), played(name, seed))
