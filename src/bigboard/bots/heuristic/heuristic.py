"""The heuristic of a game, as the bots use it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bigboard.games.contract import JsonDict, State
from bigboard.games.rng import Rng

SURE: Final = 256  # nothing that the rivals have done speaks against the world
UTILITY: Final = 1000000  # a sure win with a large lead


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """A source of priors and values for a search, for example a learned net. This one leaves both to the heuristic.

    A guide is asked about worlds in which nothing is hidden; it may look only at what the seat that decides there may
    know, or at all of it, as it likes: the worlds are drawn from what the searching seat knows.
    """

    def prior(self, state: State, actions: vec[i64], count: i64, weights: vec[float]) -> bool:
        """Write a weight (any unit) for each of the first `count` actions; return False to leave that to the heuristic.

        Asked once for every decision that the search meets in its tree. Only the ratios of the weights count.
        """
        return False

    def appraise(self, state: State, money: vec[i64], utilities: vec[i64]) -> bool:
        """Write each seat's expected money at the end and its utility (0 to UTILITY); return False if unknown.

        Asked where a rollout is cut off before the end of the game. A utility is half the chance to win, half the money
        in comparison with the best rival, as `Search.judge` works it out at the end.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic(Guide):
    """A rating of actions in dollars; better is higher, only differences count. This one rates all actions 0.

    `weights` are the numbers that its rules of thumb use, if it has any: `benchmarks/fit.py` finds better ones. `heard`
    sums up the events that the caller has received so far, in numbers that the game chooses.
    """

    def __init__(self) -> None:
        self.weights: vec[i64] = vec[i64]()
        self.heard: vec[i64] = vec[i64]()

    def rate(self, state: State, actions: vec[i64], count: i64, ratings: vec[i64]) -> None:
        """Write a rating for each of the first `count` actions, all legal for the seat that decides."""
        for k in range(count):
            ratings[k] = 0

    def pick(self, state: State, actions: vec[i64], count: i64, ratings: vec[i64], rng: Rng) -> i64:
        """The best rated action; among equals a random one."""
        if count == 1:
            return actions[0]
        self.rate(state, actions, count, ratings)
        best = ratings[0]
        chosen: i64 = 0
        equal: i64 = 1
        for k in range(i64(1), count):
            if ratings[k] > best:
                best = ratings[k]
                chosen = k
                equal = 1
            elif ratings[k] == best:
                equal += 1
                if rng.below(equal) == 0:
                    chosen = k
        return actions[chosen]

    def conceal(self, state: State, action: i64, rng: Rng) -> i64:
        """Return the action to take instead of one whose place in an order would reveal something hidden.

        A bot asks this about its decisions, never about those of a rollout.
        """
        return action

    def progress(self, state: State) -> i64:
        """Return a number that never falls during a game. A rollout ends when it has risen by the horizon."""
        return 0

    def is_fitted(self, state: State) -> bool:
        """Return whether `appraise` knows games with these options well enough to cut rollouts short."""
        return False

    def listen(self, event: JsonDict, heard: vec[i64]) -> vec[i64]:
        """Return `heard` updated with this event, which is as a seat may see it."""
        return heard

    def likelihood(self, state: State, seat: i64) -> i64:
        """Return how well this sample, drawn for the seat, agrees with the rivals' choices: from 0 to SURE."""
        return SURE
