"""An analysis that deepens step by step: each step is a judgment with a larger budget of the table `ANALYSIS`.

A position has one seed, so a step has the same result wherever and whenever it is computed.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass

from bigboard.coach.judge.budgets import ANALYSIS
from bigboard.coach.judge.judgment import Option, judge
from bigboard.coach.judge.outlook import HiddenShare, LikelyMove, continuation, hidden_shares
from bigboard.games.contract import State
from bigboard.games.rng import Rng

HIDDEN_STEP = 1  # the step that counts hidden facts: the first one only has to be quick
SEED_BYTES = 7


@dataclass(frozen=True)
class AnalysisStep:
    """The judged answers after one step, the best first, and what probably follows the best one."""

    step: int
    steps: int
    seat: int
    decision: str
    simulations: int
    seconds: float
    options: list[Option]
    continuation: list[LikelyMove]
    hidden: list[HiddenShare] | None


def seed_of(state: State) -> int:
    """Return the seed with which this position is analyzed."""
    text = json.dumps(state.position(), sort_keys=True)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:SEED_BYTES], "big")


def analyze(state: State, step: int) -> AnalysisStep:
    """Judge the answers of the deciding seat with the budget of that step, counted from 0."""
    seed = seed_of(state)
    judgment = judge(state, state.seat, seed, ANALYSIS[step])
    hidden = hidden_shares(state, Rng(seed)) if step == HIDDEN_STEP else None
    line = continuation(state, judgment.best.actions, Rng(seed))
    return AnalysisStep(
        step,
        len(ANALYSIS),
        judgment.seat,
        judgment.decision,
        judgment.simulations,
        judgment.seconds,
        judgment.options,
        line,
        hidden,
    )
