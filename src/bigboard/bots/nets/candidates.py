"""The candidate actions of a decision, with the heuristic's ratings and the action features, for a net."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.bots.heuristic.heuristic import Heuristic
from bigboard.bots.nets.action_features import ActionFeatures
from bigboard.bots.search.mcts import MAX_ACTIONS
from bigboard.games.contract import State

CANDIDATES: Final = 12  # actions that a net thinks about: those that the heuristic rates best


class Candidates:
    """A reader of decisions of one game; the fields describe the one that was read last."""

    def __init__(self, heuristic: Heuristic, action_features: ActionFeatures, more: int) -> None:
        """`more` is the number of inputs that the caller adds to those of an action."""
        self.heuristic = heuristic
        self.action_features = action_features
        self.stride: i64 = action_features.size + more
        self.count: i64 = 0
        self.best: i64 = 0  # the highest rating
        self.actions: vec[i64] = vec[i64]([0] * MAX_ACTIONS)
        self.ratings: vec[i64] = vec[i64]([0] * MAX_ACTIONS)
        self.inputs: vec[i64] = vec[i64]([0] * int(CANDIDATES * self.stride))

    def read(self, state: State) -> i64:
        """Read the decision of a sampled state; return the number of candidates. A single one has no features."""
        actions = self.actions
        ratings = self.ratings
        self.count = state.fill_legal(actions)
        for k in range(i64(len(self.inputs))):
            self.inputs[k] = 0
        self.best = 0
        if self.count <= 1:
            ratings[0] = 0
            return self.count
        self.heuristic.rate(state, actions, self.count, ratings)
        self.drop_the_worst()
        self.best = ratings[0]
        for k in range(self.count):
            if ratings[k] > self.best:
                self.best = ratings[k]
        if self.action_features.size:
            self.action_features.write(state, actions, self.count, self.inputs, self.stride)
        return self.count

    def drop_the_worst(self) -> None:
        """Keep as many actions as there may be candidates, in their order; of equals the first ones."""
        ratings = self.ratings
        while self.count > CANDIDATES:
            worst: i64 = 0
            for k in range(self.count):
                if ratings[k] <= ratings[worst]:
                    worst = k
            self.count -= 1
            for k in range(worst, self.count):
                ratings[k] = ratings[k + 1]
                self.actions[k] = self.actions[k + 1]
