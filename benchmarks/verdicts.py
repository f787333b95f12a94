"""Whether verdicts repeat, and whether a bot that blunders every tenth decision is found out.

    python -m benchmarks.verdicts stockpile --with all --games 4

Three players are greedy; the fourth is, too, but takes the worst answer that a short look finds at every tenth
decision. Every decision of all seats is judged as a review does; what is flagged as a blunder is judged again with
other random worlds.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import replace
from statistics import fmean

import bigboard
from bigboard.bots import bot
from bigboard.coach import REVIEW, Budget, Verdict, judge
from bigboard.coach.rollouts import Rollouts
from bigboard.games.contract import State
from bigboard.games.declaration import Value
from bigboard.games.registry import declaration
from bigboard.games.rng import Rng
from bigboard.lab.ratings import wilson

PLAYERS = 4
EVERY = 10
CANDIDATES = 3
SHORT = Budget(60, 10.0)


def worst(state: State, rng: Rng) -> int:
    """Of the answers that instinct likes least, the worst as far as a short look can tell."""
    ratings = Rollouts(state.game.name).ratings(state.sample(state.seat, rng))
    bad = sorted(ratings, key=lambda action: (ratings[action], action))[:CANDIDATES]
    return max(bad, key=lambda action: judge(state, state.seat, rng, SHORT, (action,)).verdict(action).loss)


def played(name: str, seed: int, options: Mapping[str, Value]) -> list[tuple[State, int, bool]]:
    """Every decision with a choice: the state, the action, and whether it was meant to be bad."""
    game, rng = bigboard.game(name), Rng(seed)
    state = game.start(game.deal(PLAYERS, seed, options))
    state.events = False
    greedy = bot("greedy")
    decisions: list[tuple[State, int, bool]] = []
    count = 0
    while state.seat >= 0:
        action = greedy.choose(state.sample(state.seat, rng), rng)
        bad = False
        if len(state.legal_actions()) > 1:
            count += state.seat == 0
            if state.seat == 0 and count % EVERY == 0:
                action, bad = worst(state, rng), True
            decisions.append((state.clone(), action, bad))
        state.apply(action)
    return decisions


def verdict(state: State, action: int, seed: int, simulations: int) -> Verdict:
    budget = replace(REVIEW, simulations=simulations)
    return judge(state, state.seat, Rng(seed), budget, (action,)).verdict(action)


def share(hits: int, of: int) -> str:
    if not of:
        return "none"
    found = wilson(hits, of)
    return f"{hits} of {of} ({100 * found.low:.0f} to {100 * found.high:.0f} %)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--with", dest="modules", default="", help="modules, or all")
    parser.add_argument("--simulations", type=int, default=REVIEW.simulations)
    chosen = parser.parse_args()
    options: dict[str, Value] = declaration(chosen.game).switched_on(chosen.modules) if chosen.modules else {}
    flagged = again = worse_again = meant = found = others = others_found = 0
    losses: dict[bool, list[float]] = {True: [], False: []}
    for number in range(chosen.games):
        for k, (state, action, bad) in enumerate(played(chosen.game, 500 + number, options)):
            first = verdict(state, action, 10_000 * number + k, chosen.simulations)
            losses[state.seat == 0].append(first.loss if first.name in ("blunder", "inaccurate") else 0.0)
            meant += bad
            found += bad and first.name in ("blunder", "inaccurate")
            others += not bad
            others_found += not bad and first.name in ("blunder", "inaccurate")
            if first.name == "blunder":
                flagged += 1
                second = verdict(state, action, 10_000 * number + k + 5_000_000, chosen.simulations)
                again += second.name == "blunder"
                worse_again += second.name in ("blunder", "inaccurate")
    print(f"{chosen.game} {chosen.modules}, {chosen.games} games, {chosen.simulations} simulations a decision")
    print(f"blunders that are blunders again: {share(again, flagged)}; flagged again: {share(worse_again, flagged)}")
    print(f"answers that were meant to be bad and are flagged: {share(found, meant)}")
    print(f"other answers that are flagged: {share(others_found, others)}")
    print(f"loss per decision: the blundering bot {fmean(losses[True]):.4g}, the others {fmean(losses[False]):.4g}")


if __name__ == "__main__":
    main()
