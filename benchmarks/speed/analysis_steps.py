"""Measure the analysis board: the time to its first row, and the time until its order is stable.

python -m benchmarks.speed.analysis_steps acquire [--positions 30] [--out FILE]

Method: positions are decisions with at least three legal answers, drawn from games of `greedy` with some random moves,
one of each game. All steps are computed one after the other in one process, and processor time is counted: the time
on a free core. The order is stable from the first step on whose first answer stays the first one in all later steps, or
loses no more than half a percent of winning chance in the last step.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import time
from pathlib import Path

from bigboard.coach.judge.budgets import ANALYSIS
from bigboard.coach.judge.deepening import AnalysisStep, analyze
from bigboard.coach.judge.judgment import EQUAL
from bigboard.coach.judge.rollouts import Rollouts, favorites
from bigboard.games import registry
from bigboard.games.contract import State
from bigboard.games.rng import Rng
from bigboard.lab.analysis.ratings import wilson

FIRST_S, STABLE_S = 0.3, 3.0
FEWEST = 3  # answers of a position
RANDOM = 5  # one move of so many is any legal one


def position_of(game: str, number: int) -> State:
    """Return a decision of one game, somewhere between its beginning and its end."""
    rules, rng, rollouts = registry.game(game), Rng(number), Rollouts(game)
    state = rules.start(rules.deal(2 + number % 3, f"analysis {number}"))
    found: list[State] = []
    while state.seat >= 0:
        legal = state.legal_actions()
        if len(legal) >= FEWEST:
            found.append(state.clone())
        best = legal if rng.below(RANDOM) == 0 else favorites(rollouts, state)
        state.apply(best[rng.below(len(best))], events=False)
    return found[rng.below(len(found))]


def stable_from(steps: list[AnalysisStep]) -> int:
    """Return the first step from which on the first answer stays, or is as good as the last one's."""
    loss = {option.actions: option.loss_win for option in steps[-1].options}
    at = len(steps) - 1
    while at > 0 and loss.get(steps[at - 1].options[0].actions, 1.0) <= EQUAL:
        at -= 1
    return at


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--positions", type=int, default=30)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    first, stable = [], []
    for number in range(given.positions):
        state = registry.game(given.game).position(position_of(given.game, number).position())
        steps, times = [], [0.0]
        for step in range(len(ANALYSIS)):
            began = time.process_time()
            steps.append(analyze(state, step))
            times.append(times[-1] + time.process_time() - began)
        first.append(times[1])
        stable.append(times[1 + stable_from(steps)])
        print(
            number,
            state.decision,
            f"{times[1]:.3f} s, stable after {stable[-1]:.2f} s of {times[-1]:.2f} s",
            flush=True,
        )
    quick, steady = (sum(one <= limit for one in found) for found, limit in ((first, FIRST_S), (stable, STABLE_S)))
    result = {
        "game": given.game,
        "measured": "processor time of the judge, without the server and the network",
        "load": [round(one, 1) for one in os.getloadavg()],
        "positions": given.positions,
        "first_row_median_s": round(statistics.median(first), 3),
        "first_row_longest_s": round(max(first), 3),
        "first_row_in_time": quick,
        "stable_median_s": round(statistics.median(stable), 2),
        "stable_in_time": steady,
        "stable_in_time_interval": [round(bound, 3) for bound in wilson(steady, given.positions)[1:]],
    }
    print(json.dumps(result, indent=2))
    if given.out is not None:
        given.out.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
