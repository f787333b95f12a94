"""Bots with a temper: `greedy` with other weights, overlooked options, whims, or a look ahead."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.bots.heuristic.heuristic import Heuristic
from bigboard.bots.heuristic.lookup import heuristic_for
from bigboard.bots.search.bot import SearchBot
from bigboard.bots.search.mcts import MAX_ACTIONS
from bigboard.games.contract import State
from bigboard.games.registry import title
from bigboard.games.rng import Rng

Weights = Mapping[str, Mapping[str, int]]  # by game, then by name


def weighted_heuristic(game: str, changes: Mapping[str, int]) -> Heuristic:
    """The heuristic of a game with some of its weights changed; ValueError names a weight that it does not have."""
    if not changes:
        return heuristic_for(game)
    names: list[str] = title(game).load("heuristic_weights")
    heuristic: Heuristic = title(game).load("heuristic")()
    weights = [int(weight) for weight in heuristic.weights]
    for name, value in changes.items():
        if name not in names:
            raise ValueError(f"The heuristic of {game} has no weight {name!r}: it has {', '.join(names)}.")
        weights[names.index(name)] = value
    heuristic.weights = vec[i64]([i64(weight) for weight in weights])
    return heuristic


class HandicapBot:
    """Greedy with a temper.

    `notices` is how many of a hundred options it sees at all, `whim` by how many dollars its mood moves what it thinks
    of each.
    """

    reproducible = True

    def __init__(self, weights: Weights | None = None, notices: int = 100, whim: int = 0) -> None:
        self.weights = weights or {}
        self.notices = notices
        self.whim = whim
        self.heuristic: Heuristic | None = None
        self.actions = vec[i64]([0] * MAX_ACTIONS)
        self.ratings = vec[i64]([0] * MAX_ACTIONS)

    def choose(self, world: State, rng: Rng) -> int:
        if self.heuristic is None:
            self.heuristic = weighted_heuristic(world.game.name, self.weights.get(world.game.name, {}))
        count = world.fill_legal(self.actions)
        if count == 1 or (self.notices >= 100 and not self.whim):
            best = self.heuristic.pick(world, self.actions, count, self.ratings, rng)
            return int(self.heuristic.conceal(world, best, rng))
        self.heuristic.rate(world, self.actions, count, self.ratings)
        noticed = [k for k in range(count) if rng.below(100) < self.notices] or [rng.below(count)]
        # Among equals a random one.
        favorite = max(noticed, key=lambda k: (self.ratings[k] + self.mood(rng), rng.below(1 << 30)))
        return int(self.heuristic.conceal(world, self.actions[favorite], rng))

    def mood(self, rng: Rng) -> int:
        return rng.below(2 * self.whim + 1) - self.whim if self.whim else 0


class WeightedSearch(SearchBot):
    """A search that expects all players to play by its own weights."""

    def __init__(self, weights: Weights | None = None, simulations: int = 100) -> None:
        # To the end of the game, as when the published strength was measured.
        super().__init__(simulations=simulations, common=0, horizon=0)
        self.weights = weights or {}

    def make_heuristic(self, game: str) -> Heuristic:
        return weighted_heuristic(game, self.weights.get(game, {}))
