"""Rollouts: games played on from a state by the heuristic, in compiled code, to the end or to the title's horizon."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt
from statistics import fmean
from typing import NamedTuple

from bigboard.bots.heuristic.lookup import heuristic_for
from bigboard.bots.search.mcts import UTILITY, Search
from bigboard.games.coach_facts import CoachFacts, coach_facts_of
from bigboard.games.contract import Event, State
from bigboard.games.registry import title
from bigboard.games.rng import Rng

SAMPLES = 8  # states that are sampled, at most, until a likely one is found
EXPLORE, TEMPERATURE = 0.7, 600.0  # as the search bot has them
SEED_BITS = 62
MEASURED = 24  # games that are played to the end to measure what a rollout leaves out


class Outcome(NamedTuple):
    """The expected final money of a seat, and its chance to win."""

    money: float
    win: float


class Remainder(NamedTuple):
    """The part of a game beyond the horizon: how much all scores grow, and how much a lead varies."""

    typical: float  # score of a player at the end, on average
    growth: float = 0.0
    spread: float = 0.0

    def outcome(self, scores: Sequence[int], seat: int) -> Outcome:
        """Return the outcome of scores at the horizon: a lead that has still to hold is worth less than a victory."""
        if self.spread < 1e-9:
            return Outcome(scores[seat] + self.growth, share_of_victory(scores, seat))
        chances = [0.5 * (1 + erf(lead(scores, other) / self.spread / sqrt(2))) for other in range(len(scores))]
        return Outcome(scores[seat] + self.growth, chances[seat] / max(sum(chances), 1e-12))


class Rollouts:
    """Rollouts from states of one game. All seats follow the heuristic."""

    def __init__(self, game: str, temperature: float = TEMPERATURE) -> None:
        self.heuristic = heuristic_for(game)
        self.facts: CoachFacts = coach_facts_of(title(game))
        self.horizon: int = title(game).search.get("horizon", 0)  # rounds or turns; 0 is to the end
        self.search = Search(self.heuristic, Rng(0), EXPLORE, temperature, 0, SAMPLES)
        self.count = 0  # games played on

    def draw(self, state: State, rng: Rng) -> State:
        """Sample a state for the deciding seat; those that explain the rivals' choices are likelier."""
        self.search.rng = rng
        return self.search.draw(state)

    def finish(self, world: State, rng: Rng) -> list[int]:
        """Play to the end and return all scores."""
        return self.play(world, rng, -1)

    def play(self, world: State, rng: Rng, until: int) -> list[int]:
        """Play until the game's progress is beyond `until` (-1: to the end), and return all scores there."""
        self.count += 1
        self.search.rng = rng
        self.search.horizon_end = until
        self.search.roll_out(world)
        return self.scores(world)

    def until(self, state: State) -> int:
        """Return the progress at which a rollout from this decision ends; -1 is the end of the game."""
        horizon = self.horizon
        if self.facts.horizon is not None and self.heuristic.is_fitted(state):
            horizon = self.facts.horizon(state)
        return int(self.heuristic.progress(state)) + horizon - 1 if horizon else -1

    def outcome(self, world: State, rng: Rng, until: int, seat: int, remainder: Remainder) -> Outcome:
        """Play on, and return what the seat can expect then."""
        scores = self.play(world, rng, until)
        if world.seat < 0:
            return Outcome(scores[seat], share_of_victory(scores, seat))
        if remainder.spread or not self.heuristic.appraise(world, self.search.scores, self.search.utilities):
            return remainder.outcome(scores, seat)
        return self.fitted_outcome(world.players, seat)

    def fitted_outcome(self, players: int, seat: int) -> Outcome:
        """Return what the heuristic's fitted value has written: half of a utility is the chance to win."""
        money = [int(self.search.scores[other]) for other in range(players)]
        margin = lead(money, seat) / max(1, *money) / 2
        chance = 2 * (int(self.search.utilities[seat]) / UTILITY - 0.25 - min(0.25, max(-0.25, margin)))
        return Outcome(money[seat], min(1.0, max(0.0, chance)))

    def measure_remainder(self, state: State, rng: Rng) -> Remainder:
        """Play some games to the end; a fitted value needs no correction beyond the horizon."""
        until = self.until(state)
        ends: list[float] = []
        growth: list[float] = []
        spread: list[float] = []
        for _ in range(MEASURED):
            world = self.draw(state, rng)
            play = Rng(rng.getrandbits(SEED_BITS))
            half_way = self.play(world, play, until)
            final = self.finish(world, play)
            ends.append(fmean(final))
            growth.append(fmean(final) - fmean(half_way))
            spread.extend((lead(final, seat) - lead(half_way, seat)) ** 2 for seat in range(state.players))
        if until < 0 or self.heuristic.is_fitted(state):
            return Remainder(max(1.0, fmean(ends)))
        return Remainder(max(1.0, fmean(ends)), fmean(growth), sqrt(fmean(spread)))

    def record(self, world: State, rng: Rng, until: int) -> tuple[list[Event], list[Event]]:
        """Play on as `play` does, and return the events: of the current round, and of those after it."""
        search, heuristic = self.search, self.heuristic
        now = heuristic.progress(world)
        soon: list[Event] = []
        later: list[Event] = []
        world.events = True
        while (count := world.fill_legal(search.out)) > 0 and (until < 0 or heuristic.progress(world) <= until):
            actions = search.out
            action = actions[0] if count == 1 else heuristic.pick(world, actions, count, search.ratings, rng)
            (soon if heuristic.progress(world) == now else later).extend(world.apply(int(action)))
        return soon, later

    def scores(self, world: State) -> list[int]:
        scores = self.search.scores
        world.fill_scores(scores)
        return [int(scores[seat]) for seat in range(world.players)]

    def ratings(self, world: State) -> dict[int, int]:
        """Return the heuristic's rating of every legal action, in dollars; only differences count."""
        out, ratings = self.search.out, self.search.ratings
        count = world.fill_legal(out)
        self.heuristic.rate(world, out, count, ratings)
        return {int(out[k]): int(ratings[k]) for k in range(count)}


def favorites(rollouts: Rollouts, world: State) -> list[int]:
    """Return the actions that the heuristic rates best, all equal to it."""
    legal = world.legal_actions()
    if len(legal) == 1:
        return legal
    ratings = rollouts.ratings(world)
    top = max(ratings.values())
    return [action for action in legal if ratings[action] == top]


def take_all(world: State, actions: Sequence[int]) -> None:
    """Take the actions one after the other, as long as the state allows them."""
    for action in actions:
        if action not in world.legal_actions():
            return
        world.take(action)


def lead(scores: Sequence[int], seat: int) -> int:
    """Return the seat's score above that of its best rival."""
    return scores[seat] - max(money for other, money in enumerate(scores) if other != seat)


def share_of_victory(scores: Sequence[int], seat: int) -> float:
    most = max(scores)
    return 1 / list(scores).count(most) if scores[seat] == most else 0.0
