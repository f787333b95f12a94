"""Check that verdicts repeat, and that a bot that blunders every tenth decision is detected.

    python -m benchmarks.verdicts stockpile --with all --games 10

Four bots are alike. The first of them gives a bad answer every tenth time, or as soon after that as there is something
to lose: one of the worst answers, if a short look finds it to be a blunder. All decisions of this bot and of one of its
rivals (with --rivals 3: of all) are judged as a review does. What is flagged as a blunder is judged again with other
random worlds, unless --once; what was meant to be bad and is not flagged gets a much closer look. Intervals are 95 %:
Wilson's for shares, from resampling whole games for losses. With --keep, every game is a line of a file, and a second
call goes on where the first ended.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import fmean

from benchmarks.luck import RESAMPLES, interval

import bigboard
from bigboard.bots import bot
from bigboard.coach import REVIEW, Budget, Verdict, judge
from bigboard.coach.judge.judgment import BLUNDER, FLAGGED
from bigboard.coach.judge.rollouts import Rollouts
from bigboard.games.contract import JsonDict, State
from bigboard.games.declaration import Value
from bigboard.games.registry import declaration
from bigboard.games.rng import Rng
from bigboard.lab.analysis.ratings import wilson

PLAYERS = 4
EVERY = 10
BLUNDERER = 0  # the seats after it are its rivals
CANDIDATES = 2
SHORT = Budget(400, 60.0, insist=1)
CLOSER = 8  # times as many simulations, to see what a bad answer is worth that was not flagged
AGAIN, CLOSELY = 5_000_000, 9_000_000  # what other judgments of a decision add to its seed


def a_blunder(state: State, rng: Rng) -> int | None:
    """One of the worst answers, if a short look finds it to be a blunder; None where nothing much can be lost."""
    looked = judge(state, state.seat, rng, SHORT)
    ratings = Rollouts(state.game.name).ratings(state.sample(state.seat, rng))
    least = min(ratings, key=lambda action: (ratings[action], action))
    by_loss = sorted(looked.options, key=lambda option: (-option.loss_win, option.actions))
    for action in dict.fromkeys([*(option.actions[0] for option in by_loss[:CANDIDATES]), least]):
        verdict = judge(state, state.seat, rng, SHORT, (action,)).verdict(action)
        if verdict.loss_win - 2 * verdict.chosen.error_win > BLUNDER:
            return action
    return None


def play(
    name: str, seed: int, options: Mapping[str, Value], spec: str, players: int = PLAYERS
) -> list[tuple[State, int, bool]]:
    """Every decision with a choice: the state, the action, and whether it was meant to be bad."""
    game, rng = bigboard.game(name), Rng(seed)
    state = game.start(game.deal(players, seed, options))
    state.events = False
    bots = [bot(spec) for _ in range(players)]
    decisions: list[tuple[State, int, bool]] = []
    due = 0
    while state.seat >= 0:
        action = bots[state.seat].choose(state.sample(state.seat, rng), rng)
        bad = False
        if len(state.legal_actions()) > 1:
            due += state.seat == BLUNDERER
            if state.seat == BLUNDERER and due >= EVERY and (blunder := a_blunder(state, rng)) is not None:
                action, bad, due = blunder, True, 0
                bots[BLUNDERER] = bot(spec)  # the former one has thought of what comes after its own choice
            decisions.append((state.clone(), action, bad))
        state.apply(action)
    return decisions


def verdict(state: State, action: int, seed: int, simulations: int) -> Verdict:
    budget = replace(REVIEW, simulations=simulations, seconds=60.0)
    return judge(state, state.seat, Rng(seed), budget, (action,)).verdict(action)


def measure(
    name: str,
    number: int,
    options: Mapping[str, Value],
    spec: str,
    simulations: int,
    players: int = PLAYERS,
    rivals: int = 1,
    once: bool = False,
) -> JsonDict:
    """One game: what was meant and what is said, decision by decision."""
    found = []
    for k, (state, action, bad) in enumerate(play(name, 500 + number, options, spec, players)):
        if state.seat > rivals:
            continue
        seed = 10_000 * number + k
        first = verdict(state, action, seed, simulations)
        one: JsonDict = {"seat": state.seat, "bad": bad, "verdict": first.name, "loss": 0.0}
        if first.name in FLAGGED:
            one["loss"] = first.loss_win
        elif bad:
            one["closely"] = verdict(state, action, seed + CLOSELY, CLOSER * simulations).name
        if first.name == "blunder" and not once:
            one["again"] = verdict(state, action, seed + AGAIN, simulations).name
        found.append(one)
    return {"decisions": found}


def share(ones: Sequence[JsonDict], holds: Callable[[JsonDict], bool]) -> str:
    if not ones:
        return "none"
    hits = sum(holds(one) for one in ones)
    found = wilson(hits, len(ones))
    return f"{hits} of {len(ones)}, {100 * hits / len(ones):.0f} % ({100 * found.low:.0f} to {100 * found.high:.0f})"


def losses(games: Sequence[JsonDict]) -> tuple[float, float]:
    """By decision: of the bot that blunders, and of its rivals."""
    ones = [one for game in games for one in game["decisions"]]
    own = [one["loss"] for one in ones if one["seat"] == BLUNDERER]
    return fmean(own), fmean(one["loss"] for one in ones if one["seat"] != BLUNDERER)


def report(games: list[JsonDict]) -> None:
    ones = [one for game in games for one in game["decisions"]]
    blunders = [one for one in ones if one["verdict"] == "blunder"]
    meant = [one for one in ones if one["bad"]]
    print(f"{len(games)} games, {len(ones)} decisions")
    twice = [one for one in blunders if "again" in one]
    print(f"blunders that are blunders again: {share(twice, lambda one: one['again'] == 'blunder')}")
    print(f"blunders that are flagged again: {share(twice, lambda one: one['again'] in FLAGGED)}")
    print(f"answers that were meant to be bad and are flagged: {share(meant, lambda one: one['verdict'] in FLAGGED)}")
    missed = [one for one in meant if one["verdict"] not in FLAGGED]
    print(f"of the others, a closer look flags: {share(missed, lambda one: one['closely'] in FLAGGED)}")
    usual = [one for one in ones if not one["bad"]]
    print(f"other answers that are flagged: {share(usual, lambda one: one['verdict'] in FLAGGED)}")
    chance = random.Random(1)
    resampled = [losses(chance.choices(games, k=len(games))) for _ in range(RESAMPLES)]
    both = losses(games)
    for name, place in (("the bot that blunders", 0), ("its rivals", 1)):
        print(f"loss per decision, {name}: {both[place]:.4g} ({interval([one[place] for one in resampled])})")
    print(f"difference: {both[0] - both[1]:.4g} ({interval([one[0] - one[1] for one in resampled])})")
    each = [losses([game]) for game in games]
    print(f"games in which it has the greater loss per decision: {sum(a > b for a, b in each)} of {len(each)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--bot", default="search:simulations=200")
    parser.add_argument("--with", dest="modules", default="", help="modules, or all")
    parser.add_argument("--simulations", type=int, default=REVIEW.simulations)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game, which chooses the deals")
    parser.add_argument("--rivals", type=int, default=1, help="how many of the other seats are judged, too")
    parser.add_argument("--once", action="store_true", help="judge nothing again")
    parser.add_argument("--keep", type=Path, help="a file with a line for each game")
    chosen = parser.parse_args()
    options: dict[str, Value] = declaration(chosen.game).switched_on(chosen.modules) if chosen.modules else {}
    games = []
    if chosen.keep and chosen.keep.exists():
        games = [json.loads(line) for line in chosen.keep.read_text(encoding="utf-8").splitlines()]
    for number in range(len(games), chosen.games):
        games.append(
            measure(
                chosen.game,
                chosen.first + number,
                options,
                chosen.bot,
                chosen.simulations,
                rivals=chosen.rivals,
                once=chosen.once,
            )
        )
        if chosen.keep:
            with chosen.keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(games[-1]) + "\n")
    print(f"{chosen.game} {chosen.modules}, {chosen.bot}, {chosen.simulations} simulations a decision")
    report(games)


if __name__ == "__main__":
    main()
