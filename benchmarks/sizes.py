"""Measure the size of the games: decisions, choices and possible games, counted with random and greedy players.

    python -m benchmarks.sizes --games 200

`docs/research/environments.md` shows the table. The last column is the mean over games of the logarithm of the product
of the numbers of legal actions: so many different games a game tree of that shape has, for one deal.
"""

from __future__ import annotations

import argparse
import math
import statistics
from typing import Any, NamedTuple

import bigboard
from bigboard.bots import registry

ALL = {"board": "advanced"} | dict.fromkeys(
    ("bonds", "commerce", "dice", "strategies", "promo", "investors", "first_player_card"), True
)
TABLES: list[tuple[str, str, int, dict[str, Any]]] = [
    ("acquire", "Acquire", 2, {}),
    ("acquire", "Acquire", 4, {}),
    ("acquire", "Acquire", 6, {}),
    ("stockpile", "Stockpile", 2, {}),
    ("stockpile", "Stockpile", 4, {}),
    ("stockpile", "Stockpile", 5, {}),
    ("stockpile", "Stockpile, all modules", 4, ALL),
]


class GameSize(NamedTuple):
    """The counts of one game."""

    decisions: int
    choices: float
    most: int
    spread: float


def count(name: str, players: int, options: dict[str, Any], bot: str, seed: int) -> GameSize:
    game = bigboard.game(name)
    state = game.start(game.deal(players, seed, options))
    state.events = False
    rng = bigboard.Rng(seed)
    player = registry.bot(bot)
    numbers = []
    while state.seat >= 0:
        legal = state.legal_actions()
        numbers.append(len(legal))
        if bot == "random":
            state.apply(legal[rng.below(len(legal))])
        else:
            state.apply(player.choose(state.sample(state.seat, rng), rng))
    return GameSize(len(numbers), statistics.mean(numbers), max(numbers), sum(map(math.log10, numbers)))


def row(label: str, name: str, players: int, options: dict[str, Any], bot: str, games: int) -> str:
    sizes = [count(name, players, options, bot, seed) for seed in range(games)]
    lengths = sorted(size.decisions for size in sizes)
    low, high = lengths[len(lengths) // 20], lengths[-1 - len(lengths) // 20]
    cells = [
        label,
        str(players),
        bot,
        f"{statistics.mean(lengths):.0f}",
        f"{low} – {high}",
        f"{statistics.mean(size.choices for size in sizes):.1f}",
        str(max(size.most for size in sizes)),
        f"10^{statistics.mean(size.spread for size in sizes):.0f}",
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    games = parser.parse_args().games
    print("| game | players | played by | decisions | of 90 % of games | choices | at most | courses of one deal |")
    print("|---|--:|---|--:|--:|--:|--:|--:|")
    for name, label, players, options in TABLES:
        for bot in ("random", "greedy"):
            print(row(label, name, players, options, bot, games), flush=True)


if __name__ == "__main__":
    main()
