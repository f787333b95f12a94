"""The features of each action of a decision, as whole numbers (fixed point), for nets.

Features that do not depend on the action's number let a net apply to all chains or companies what it learns from one.
A title names its own as `action_features`; without them a net reads the ratings of the heuristic alone.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bigboard.games.contract import State

ONE: Final = 4096  # the number 1 in fixed point; features are around 1


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionFeatures:
    """No features. Titles set `size`, the number of features of an action, and override `write`."""

    def __init__(self) -> None:
        self.size: i64 = 0

    def write(self, state: State, actions: vec[i64], count: i64, out: vec[i64], stride: i64) -> None:
        """Write the features of the first `count` actions to `out`: action k from `k * stride` on, which holds zeros.

        They come from what the seat that decides in this sampled state may know.
        """


def fraction(number: i64, whole: i64) -> i64:
    """Return the quotient in fixed point."""
    return number * ONE // whole


def clip(number: i64, low: i64, high: i64) -> i64:
    """Return the number, or the nearer limit."""
    if number < low:
        return low
    return number if number < high else high


def flag(yes: bool) -> i64:
    """Return 1 or 0 in fixed point."""
    return i64(ONE) if yes else i64(0)
