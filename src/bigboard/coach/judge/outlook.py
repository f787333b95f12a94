"""The samples behind a judgment: what may be hidden in them, and how the game probably continues after an answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bigboard.coach.judge.rollouts import SEED_BITS, Rollouts, favorites, take_all
from bigboard.games.coach_facts import HiddenFact
from bigboard.games.contract import JsonDict, State
from bigboard.games.rng import Rng, as_rng

SAMPLES = 200  # in which hidden facts are counted
LINES = 48  # samples in which the game is played on
MOST_MOVES = 8  # of a continuation
FEWEST = 6  # samples in which a continuation is still followed


@dataclass(frozen=True)
class LikelyMove:
    """The most frequent next action of a continuation, and the part of its samples in which it is taken."""

    seat: int
    described: JsonDict
    share: float


@dataclass(frozen=True)
class HiddenShare:
    """A hidden fact, and the part of the samples in which it is true."""

    kind: str
    subject: int | str
    item: str
    copies: int
    share: float


def hidden_shares(state: State, rng: Rng | int, samples: int = SAMPLES) -> list[HiddenShare]:
    """Count the facts that differ between the samples of the deciding seat, the most frequent of each place first."""
    source, rollouts = as_rng(rng), Rollouts(state.game.name)
    if rollouts.facts.hidden is None:
        return []
    found: Counter[HiddenFact] = Counter()
    for _ in range(samples):
        found.update(set(rollouts.facts.hidden(rollouts.draw(state, source))))
    uncertain = [(fact, count) for fact, count in found.items() if count < samples]
    uncertain.sort(key=lambda one: (one[0].kind, str(one[0].subject), -one[1], one[0].item, one[0].copies))
    return [HiddenShare(*fact, count / samples) for fact, count in uncertain]


def continuation(state: State, answer: Sequence[int], rng: Rng | int, samples: int = LINES) -> list[LikelyMove]:
    """Return the most frequent moves after an answer, where all seats follow the heuristic in sampled states.

    It ends when the deciding seat's next turn comes, or when too few samples agree.
    """
    source, rollouts = as_rng(rng), Rollouts(state.game.name)
    worlds: list[State] = []
    for _ in range(samples):
        world = rollouts.draw(state, source).clone()
        world.events = False
        take_all(world, answer)
        worlds.append(world)
    seed = Rng(source.getrandbits(SEED_BITS))
    line: list[LikelyMove] = []
    while len(line) < MOST_MOVES:
        moves = [next_move(rollouts, world, seed) for world in worlds]
        chosen = Counter(move for move in moves if move is not None)
        if not chosen:
            break
        (seat, action), count = min(chosen.items(), key=lambda item: (-item[1], item[0]))
        kept = [world for world, move in zip(worlds, moves, strict=True) if move == (seat, action)]
        rivals_moved = any(move.seat != state.seat for move in line)
        if count < FEWEST or (seat == state.seat and rivals_moved):
            break
        line.append(LikelyMove(seat, kept[0].describe(action), count / len(worlds)))
        for world in kept:
            world.apply(action)
        worlds = kept
    return line


def next_move(rollouts: Rollouts, world: State, rng: Rng) -> tuple[int, int] | None:
    """Return the seat that decides and the heuristic's favorite, any of those that are equal to it."""
    if world.seat < 0:
        return None
    best = favorites(rollouts, world)
    return world.seat, best[rng.below(len(best))]
