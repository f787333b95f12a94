"""The cost of the arena in addition to the bare engine: `python -m benchmarks.arena_overhead`.

Random bots alone, one process, processor time. It is compared with three loops, from the fairest to the hardest:

* the same games in a bare loop: deal once, play a clone for every rotation, read money and winners;
* a loop without an arena: deal, start and play every game;
* `game.playouts`: the compiled loop, which shuffles cheaply, starts no deal and reads no result.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

import bigboard
from bigboard.lab.experiments.arena import arena
from bigboard.lab.run.pairings import Field, Fixture

GAMES = 8000
ROUNDS = 5
PLAYERS = 4


def same_games(field: Field) -> None:
    game = bigboard.game(field.game)
    for deal in range(GAMES // PLAYERS):
        start = game.start(game.deal(PLAYERS, field.deal_seed(deal)))
        for rotation in range(PLAYERS):
            state = game.playout(start.clone(), field.rng(Fixture(deal, rotation), 0))
            state.scores()
            state.winners()


def fresh_games(field: Field) -> None:
    game = bigboard.game(field.game)
    for deal in range(GAMES):
        state = game.start(game.deal(PLAYERS, field.deal_seed(deal)))
        game.playout(state, field.rng(Fixture(deal, 0), 0))
        state.scores()
        state.winners()


def playouts(field: Field) -> None:
    bigboard.game(field.game).playouts(GAMES, PLAYERS, 1)


def whole_arena(field: Field) -> None:
    with TemporaryDirectory() as folder:
        arena(field.game, field.bots, GAMES, field.seed, jobs=0, out=Path(folder, "run.jsonl"))


def measure(field: Field) -> dict[str, float]:
    """Return microseconds per game, the best of some rounds in which all take turns."""
    runs: dict[str, Callable[[Field], None]] = {
        "arena": whole_arena,
        "the same games in a bare loop": same_games,
        "deal, start and play every game": fresh_games,
        "game.playouts": playouts,
    }
    best = dict.fromkeys(runs, float("inf"))
    for _ in range(ROUNDS):
        for name, run in runs.items():
            began = process_time()
            run(field)
            best[name] = min(best[name], (process_time() - began) / GAMES * 1e6)
    return best


def main(games: list[str]) -> None:
    for name in games:
        best = measure(Field(name, ("random",) * PLAYERS, "1"))
        print(f"{name}, {PLAYERS} random bots, one process ({bigboard.engine()})")
        for way, micros in best.items():
            beside = f"arena {100 * (best['arena'] / micros - 1):+.0f} %" if way != "arena" else ""
            print(f"  {way:34} {micros:6.1f} µs a game  {beside}")


if __name__ == "__main__":
    main(sys.argv[1:] or ["acquire"])
