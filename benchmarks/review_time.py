"""Measure the cost of a whole review: processor time of one process, by kind of work.

    python -m benchmarks.review_time [--games 2] [--bot search:simulations=200] [--first 0]

Games of four, both titles, the plain game and with all modules, between bots that search. Processor time does not
depend on who else uses the machine, apart from shared caches.
"""

from __future__ import annotations

import argparse
import os
from collections import defaultdict
from collections.abc import Mapping
from time import process_time

import bigboard
from bigboard.bots import bot
from bigboard.coach.review.game_review import Done, Plan, name_of, pieces, reasons_wanted, run_piece
from bigboard.coach.review.replayed_game import replay_game
from bigboard.games.contract import JsonDict
from bigboard.games.declaration import Value
from bigboard.games.registry import declaration
from bigboard.games.rng import Rng

PLAYERS = 4
WANTED_S = 60.0
CASES = (("acquire", ""), ("stockpile", ""), ("stockpile", "all"))


def record_of(name: str, options: Mapping[str, Value], spec: str, seed: int) -> JsonDict:
    game, rng = bigboard.game(name), Rng(seed)
    state = game.start(game.deal(PLAYERS, seed, options))
    bots = [bot(spec) for _ in range(PLAYERS)]
    while state.seat >= 0:
        state.apply(bots[state.seat].choose(state.sample(state.seat, rng), rng))
    return state.record()


def review(record: JsonDict) -> tuple[dict[str, float], int, int]:
    """Seconds by kind of piece, decisions, and simulations for them."""
    seconds: dict[str, float] = defaultdict(float)
    begun = process_time()
    replay, plan = replay_game(record), Plan()
    seconds["reading"] = process_time() - begun
    done: Done = {}
    for wanted in (lambda: pieces(replay), lambda: reasons_wanted(replay, done)):
        for piece in wanted():
            begun = process_time()
            done[name_of(piece)] = run_piece(replay, piece, plan, done)
            seconds[piece[0]] += process_time() - begun
    judged = [one for name, result in done.items() if name.startswith("judge-") for one in result["decisions"]]
    return seconds, len(judged), sum(one["simulations"] for one in judged)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--bot", default="search:simulations=200")
    chosen = parser.parse_args()
    for name, modules in CASES:
        options: dict[str, Value] = declaration(name).switched_on(modules) if modules else {}
        for number in range(chosen.games):
            seconds, decisions, simulations = review(record_of(name, options, chosen.bot, chosen.first + number))
            parts = ", ".join(f"{kind} {spent:.1f}" for kind, spent in seconds.items())
            print(
                f"{name} {modules or 'plain'} {chosen.first + number}: {sum(seconds.values()):.1f} s ({parts}), "
                f"{decisions} decisions, {simulations} simulations; load {os.getloadavg()[0]:.0f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
