"""The luck of a whole game, as a number that is zero on average, and the losses of its decisions.

The value of a state is what each seat can expect when all that chance has not decided yet is drawn again, the
heuristic plays to the title's horizon, and its fitted value counts there. The luck of a piece of chance is the value
after it, minus the value after the same action with the chance drawn again. Both come from the same distribution, so
their difference is zero on average, however good the value and the players are. A short horizon keeps the noise low.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from bigboard.coach.judge.rollouts import SEED_BITS, Rollouts, favorites, share_of_victory
from bigboard.coach.review.luck import without_notes
from bigboard.coach.review.replayed_game import ReplayedGame
from bigboard.games.contract import State
from bigboard.games.rng import Rng

JUDGED = 12  # decisions of a game whose losses are measured


class Value(NamedTuple):
    """The expected money of every seat, and its chance to win."""

    money: list[float]
    wins: list[float]


@dataclass(frozen=True)
class GameLuck:
    """The luck of every seat in a game, in money and in victories.

    `loss` is the money that some decisions of each seat lost compared with the heuristic's, and `judged` how many
    decisions these were, chosen by chance among all that had a choice.
    """

    money: list[float]
    wins: list[float]
    loss: list[float]
    judged: list[int]


class Values:
    """The values of states of one game."""

    def __init__(self, replay: ReplayedGame, redraws: int, rng: Rng) -> None:
        self.rollouts = Rollouts(replay.game)
        self.replay = replay
        self.redraws = redraws
        self.rng = rng

    def redraw(self, state: State) -> State:
        """Return the state with the open chance drawn again."""
        redrawn = self.replay.facts.redrawn
        assert redrawn is not None
        world = redrawn(state, self.rng)
        without_notes(world)
        return world

    def play_on(self, world: State, seed: int) -> Value:
        """Return the value of one world, which is played on."""
        rollouts, seats = self.rollouts, range(world.players)
        scores = rollouts.play(world, Rng(seed), rollouts.until(world))
        if world.seat >= 0 and rollouts.heuristic.appraise(world, rollouts.search.scores, rollouts.search.utilities):
            outcomes = [rollouts.fitted_outcome(world.players, seat) for seat in seats]
            return Value([outcome.money for outcome in outcomes], [outcome.win for outcome in outcomes])
        return Value([float(score) for score in scores], [share_of_victory(scores, seat) for seat in seats])

    def luck(self, place: int) -> Value:
        """Return the luck of the chance that followed an action."""
        states, action = self.replay.states, self.replay.actions[place]
        seats = range(self.replay.players)
        money, wins = [0.0] * len(seats), [0.0] * len(seats)
        for _ in range(self.redraws):
            other = self.redraw(states[place])
            other.take(action)
            for world, sign in ((self.redraw(states[place + 1]), 1), (other, -1)):
                value = self.play_on(world, self.rng.getrandbits(SEED_BITS))
                for seat in seats:
                    money[seat] += sign * value.money[seat] / self.redraws
                    wins[seat] += sign * value.wins[seat] / self.redraws
        return Value(money, wins)

    def loss(self, place: int) -> float:
        """Return the money that an action lost compared with the heuristic's favorite, in the same worlds."""
        state, action = self.replay.states[place], self.replay.actions[place]
        best = favorites(self.rollouts, state)
        if action in best:
            return 0.0
        lost = 0.0
        for _ in range(self.redraws):
            chosen = self.redraw(state)
            favorite = chosen.clone()
            chosen.take(action)
            favorite.take(best[self.rng.below(len(best))])
            seed = self.rng.getrandbits(SEED_BITS)
            lost += self.play_on(favorite, seed).money[state.seat] - self.play_on(chosen, seed).money[state.seat]
        return lost / self.redraws


def measure_luck(replay: ReplayedGame, redraws: int, rng: Rng) -> GameLuck:
    """Add up the luck of all chance in a game, except the deal before the first decision.

    Bots that are compared play every deal from every seat, so the luck of the deal itself cancels out.
    """
    values = Values(replay, redraws, rng)
    money, wins = [0.0] * replay.players, [0.0] * replay.players
    for place, drawn in enumerate(replay.chance):
        if drawn:
            luck = values.luck(place)
            for seat in range(replay.players):
                money[seat] += luck.money[seat]
                wins[seat] += luck.wins[seat]
    loss, judged = [0.0] * replay.players, [0] * replay.players
    choices = [place for place in range(len(replay.actions)) if len(replay.states[place].legal_actions()) > 1]
    for _ in range(min(JUDGED, len(choices))):
        place = choices.pop(rng.below(len(choices)))
        seat = replay.states[place].seat
        judged[seat] += 1
        loss[seat] += values.loss(place)
    return GameLuck(money, wins, loss, judged)
