"""The one table of budgets for judgments, and the version of the judge that verdicts are stored with."""

from __future__ import annotations

from dataclasses import dataclass

ENGINE = 1  # raise it with any change of a verdict: stored ones are then computed again


@dataclass(frozen=True)
class Budget:
    """The cost of a judgment: simulations, and `insist` times as many where the verdict is close.

    `seconds` are of processor time: on a busy machine a judgment takes longer instead of guessing. A title's `effort`
    scales the simulations. Without the time limit the result is the same on every machine.
    """

    simulations: int = 5000
    seconds: float = 0.8
    options: int = 40  # answers that are screened: those that the heuristic rates best, where there are more
    insist: int = 12


COACH = Budget()  # at the table
REVIEW = Budget(simulations=1500, seconds=20.0, insist=8)  # each decision of a finished game
CARD = Budget(simulations=1500, seconds=3.0, insist=8)  # another answer to a decision that a review has judged
# The analysis board: each step judges with more simulations. The time limits only end a step on a very slow machine.
ANALYSIS = tuple(
    Budget(simulations, seconds=8.0, insist=insist)
    for simulations, insist in ((400, 1), (2000, 2), (6000, 2), (18_000, 2), (48_000, 2))
)
