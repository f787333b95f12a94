"""Better weights for greedy's rules of thumb, by self-play.

    python -m benchmarks.fit stockpile --minutes 5
    python -m benchmarks.fit stockpile --with all --only bond_need,bond_rate
    python -m benchmarks.fit acquire --set found=1800 --minutes 0

Simultaneous perturbation (SPSA): in every step all weights are moved at random, up in one player and down in another by
as much; both sit at the same tables, with two players who keep the weights as they are, or with two of `--against`. The
weights then move towards the one that did better. At the end the new weights meet three of the old ones, and three of
`--against`. Same seed, same steps, same result, however long each takes.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from time import monotonic
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import bigboard
from bigboard import Rng, State
from bigboard.bots import Bot, bot
from bigboard.bots.heuristic.heuristic import Heuristic
from bigboard.bots.search.mcts import MAX_ACTIONS
from bigboard.games.manifest import load_part
from bigboard.games.registry import title
from bigboard.lab.analysis.ratings import wilson
from bigboard.lab.run.pairings import with_modules

SEATS = 4
FITTED = {
    "acquire": "bigboard.titles.acquire.heuristic.weights:FITTED",
    "stockpile": "bigboard.titles.stockpile.heuristic.weights:FITTED",
}


class Weighted:
    """Greedy with weights of its own."""

    def __init__(self, game: str, weights: Sequence[float]) -> None:
        self.heuristic: Heuristic = title(game).load("heuristic")()
        self.heuristic.weights = vec[i64]([i64(round(weight)) for weight in weights])
        self.actions = vec[i64]([0] * MAX_ACTIONS)
        self.ratings = vec[i64]([0] * MAX_ACTIONS)

    def choose(self, world: State, rng: Rng) -> int:
        count = world.fill_legal(self.actions)
        return int(self.heuristic.pick(world, self.actions, count, self.ratings, rng))


class Tables:
    """Tables of one game, whose deals are played one after the other."""

    def __init__(self, game: str, options: dict[str, Any], seed: str) -> None:
        self.rules = bigboard.game(game)
        self.options = options
        self.seed = seed
        self.deals = 0

    def play(self, players: Sequence[Bot], deals: int) -> tuple[list[float], list[float]]:
        """Victories and money of each player, over so many deals, each played from every seat."""
        won, money = [0.0] * SEATS, [0.0] * SEATS
        for _ in range(deals):
            self.deals += 1
            start = self.rules.start(self.rules.deal(SEATS, f"{self.seed}:{self.deals}", self.options))
            start.events = False
            for rotation in range(SEATS):
                state, rng = start.clone(), Rng(self.deals * SEATS + rotation)
                while (seat := state.seat) >= 0:
                    chooser = players[(seat + rotation) % SEATS]
                    state.apply(chooser.choose(state.sample(seat, rng), rng))
                scores, winners = state.scores(), state.winners()
                for seat in range(SEATS):
                    money[(seat + rotation) % SEATS] += scores[seat]
                    won[(seat + rotation) % SEATS] += (seat in winners) / len(winners)
        return won, money


def better(tables: Tables, weights: list[float], moved: list[int], against: str, deals: int, step: int) -> list[float]:
    """One step of SPSA. It shrinks slowly, and a weight moves in proportion to its size."""
    chance = random.Random(f"{tables.seed}:{step}")
    reach = 0.25 / (1 + step) ** 0.101
    gain = 0.6 / (10 + step) ** 0.602
    signs = [chance.choice((-1, 1)) if k in moved else 0 for k in range(len(weights))]
    sizes = [max(abs(weight), 8.0 if abs(weight) < 20 else 20.0) for weight in weights]
    up, down = (
        Weighted(
            tables.rules.name,
            [w + way * reach * sign * size for w, sign, size in zip(weights, signs, sizes, strict=True)],
        )
        for way in (1, -1)
    )
    rivals = [bot(against) if against else Weighted(tables.rules.name, weights) for _ in range(2)]
    won, money = tables.play([up, rivals[0], down, rivals[1]], deals)
    slope = (won[0] - won[2]) / (deals * SEATS) + 2 * (money[0] - money[2]) / sum(money)
    return [w + gain * slope / reach * sign * size for w, sign, size in zip(weights, signs, sizes, strict=True)]


def meet(tables: Tables, weights: list[float], rival: str | list[float], deals: int) -> str:
    """Return the share of games that the weights win against three of the others, as text."""
    others = [bot(rival) if isinstance(rival, str) else Weighted(tables.rules.name, rival) for _ in range(SEATS - 1)]
    won, _ = tables.play([Weighted(tables.rules.name, weights), *others], deals)
    return wilson(won[0], deals * SEATS).text() + f" of {deals * SEATS} games"


def main() -> None:
    asked = argparse.ArgumentParser(description="Better weights for greedy, by self-play.")
    asked.add_argument("game", choices=list(FITTED))
    asked.add_argument("--with", dest="modules", default="", help="modules, as in bonds,dice; or all")
    asked.add_argument("--minutes", type=float, default=5.0, help="how long to look")
    asked.add_argument("--steps", type=int, default=100_000, help="how many steps at most")
    asked.add_argument("--deals", type=int, default=25, help="how many deals a step plays, each from four seats")
    asked.add_argument("--only", default="", help="the weights to move, as in bond_need,bond_rate; else all")
    asked.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="begin with this weight")
    asked.add_argument("--against", default="", help="a bot to play against, besides itself")
    asked.add_argument("--check", type=int, default=250, help="how many deals to play at the end")
    asked.add_argument("--seed", default="fit")
    told = asked.parse_args()
    fitted = load_part(FITTED[told.game])
    names, old = list(fitted), [float(value) for value in fitted.values()]
    weights = list(old)
    for text in told.set:
        name, _, value = text.partition("=")
        weights[names.index(name)] = float(value)
    moved = [names.index(name) for name in told.only.split(",") if name] or list(range(len(names)))
    options = with_modules(told.game, {}, [name for name in told.modules.split(",") if name])
    tables = Tables(told.game, options, told.seed)
    until = monotonic() + 60 * told.minutes
    step = 0
    while step < told.steps and monotonic() < until:
        weights = better(tables, weights, moved, told.against, told.deals, step)
        step += 1
    print(f"After {step} steps:")
    for name, before, weight in zip(names, old, weights, strict=True):
        print(f'    "{name}": {round(weight)},' + (f"  # was {round(before)}" if round(weight) != before else ""))
    check = Tables(told.game, options, f"{told.seed}:check")
    print(f"Against three with the old weights: {meet(check, weights, old, told.check)}")
    if told.against:
        print(f"Against three {told.against}: {meet(check, weights, told.against, told.check)}")


if __name__ == "__main__":
    main()
