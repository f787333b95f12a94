"""The tree that a search grows: decisions after sequences of actions, shared by all worlds."""

from librt.vecs import append, vec
from mypy_extensions import i64


class Branch:
    """An action at a node, with its statistics."""

    def __init__(self, action: i64, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits: i64 = 0
        self.utility: i64 = 0  # sum over visits, for the mover
        self.money: i64 = 0  # sum over visits, for the mover
        self.known_before: i64 = 0  # visits before the present run
        self.node: Node | None = None

    def mean(self) -> float:
        """The utility on average, in millionths of a sure win."""
        return int(self.utility) / int(self.visits) if self.visits else 0.0


class Node:
    """A decision after a sequence of actions, in whatever world."""

    def __init__(self) -> None:
        self.branches: list[Branch] = []
        self.known: vec[i64] = vec[i64]()  # the branches' actions
        self.visits: i64 = 0

    def branch(self, action: i64, guess: i64 = 0) -> Branch | None:
        """Return the branch of the action, or None; `guess` is where it is in most worlds."""
        known = self.known
        count = i64(len(known))
        if guess < count and known[guess] == action:
            return self.branches[guess]
        for k in range(count):
            if known[k] == action:
                return self.branches[k]
        return None

    def add(self, action: i64, prior: float) -> Branch:
        branch = Branch(action, prior)
        self.branches.append(branch)
        self.known = append(self.known, action)
        return branch
