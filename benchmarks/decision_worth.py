"""Measure the value of greedy's heuristics by kind of question.

    python -m benchmarks.decision_worth acquire [--games N] [--with all] [--only KIND,KIND] [--jobs N]

One player decides one kind of question by chance and all others like `greedy`; the other three are `greedy`. A rule
that is no better than dice leaves that player a quarter of the victories: the lower the share, the more it is worth.
Every deal is played four times, with that player in every seat.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from rich.progress import track

import bigboard
from bigboard import Rng
from bigboard.bots import bot
from bigboard.games.registry import declaration
from bigboard.lab.analysis.ratings import wilson
from bigboard.lab.run.pairings import with_modules

SEED = 17
SEATS = 4
BATCH = 20  # deals


class Share(NamedTuple):
    won: float
    games: int
    asked: int  # how often chance decided


def play(game: str, modules: list[str], kind: str, deal: int, careless: int) -> tuple[float, int]:
    """One game: the careless player's part of the victory, and how often chance decided."""
    rules = bigboard.game(game)
    state = rules.start(rules.deal(SEATS, f"{SEED}:{deal}", with_modules(game, {}, modules)))
    state.events = False
    players = [bot("greedy") for _ in range(SEATS)]
    rng = Rng(deal * SEATS + careless)
    asked = 0
    while state.seat >= 0:
        if state.seat == careless and state.decision == kind:
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
            asked += 1
        else:
            state.apply(players[state.seat].choose(state.sample(state.seat, rng), rng))
    winners = state.winners()
    return (1 / len(winners) if careless in winners else 0.0), asked


def play_batch(first: int, game: str, modules: list[str], kind: str) -> Share:
    played = [
        play(game, modules, kind, deal, careless) for deal in range(first, first + BATCH) for careless in range(SEATS)
    ]
    return Share(sum(won for won, _ in played), len(played), sum(asked for _, asked in played))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.decision_worth")
    parser.add_argument("game", choices=["acquire", "stockpile"])
    parser.add_argument("--games", type=int, default=1000, help="of each kind")
    parser.add_argument("--with", dest="modules", default="", help="modules, such as all")
    parser.add_argument("--only", default="", help="these kinds alone")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    modules = [name for name in chosen.modules.split(",") if name]
    kinds = (
        chosen.only.split(",") if chosen.only else [question.name for question in declaration(chosen.game).questions]
    )
    firsts = range(0, chosen.games // SEATS, BATCH)
    print("| decided by chance | victories | 95 % | asked a game |\n|---|---|---|---|")
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for kind in kinds:
            ask = partial(play_batch, game=chosen.game, modules=modules, kind=kind)
            shares = list(track(pool.map(ask, firsts), kind, total=len(firsts), transient=True))
            games, asked = sum(share.games for share in shares), sum(share.asked for share in shares)
            if asked == 0:
                continue
            won = sum(share.won for share in shares)
            share, low, high = wilson(won, games)
            print(f"| `{kind}` | {share:.1%} | {low:.1%}–{high:.1%} | {asked / games:.1f} |", flush=True)


if __name__ == "__main__":
    main()
