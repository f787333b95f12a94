"""Accuracy of the coach: positions with a clear best answer, found by many times the coach's budget.

    python -m benchmarks.coach_accuracy acquire --positions 100 --out benchmarks/results/coach.json

Positions come from games of easy bots, with their whole answers. A judgment with `--truth` times the simulations names
the best answer. A position counts if its lead over all other shown answers, in winning chance or in money, is clear.
The coach judges the answer of the easy bot twice, with two seeds. Counted are: how often it names the best answer, or
one within half a per cent of winning chance; how often approval and blame repeat; answers that it calls fine although
they lose more than three per cent; and the processor time.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from time import process_time

import bigboard
from bigboard.bots import bot
from bigboard.coach.judge.answers import Answer, answer_of
from bigboard.coach.judge.budgets import COACH
from bigboard.coach.judge.judgment import Judgment, judge
from bigboard.games.contract import JsonDict, State
from bigboard.games.rng import Rng
from bigboard.lab.analysis.ratings import wilson

EVERY = 9  # decisions between two positions
EQUAL = 0.005  # of winning chance
TOO_MUCH = 0.03  # of winning chance, for an answer that is called fine
APPROVAL = ("best", "fine")


def positions(game: str, players: int, first: int = 1) -> Iterator[tuple[State, Answer]]:
    """Yield positions of games between easy bots, with the answer that was given."""
    rules, player = bigboard.game(game), bot("easy")
    for seed in range(first, first + 10_000):
        rng = Rng(seed)
        state = rules.start(rules.deal(players, seed))
        state.events = False
        asked = 0
        while state.seat >= 0:
            answer = answer_of(player, state, rng)
            if len(state.legal_actions()) > 1:
                asked += 1
                if asked % EVERY == 0:
                    yield state.clone(), answer
            for action in answer:
                state.apply(action)


def is_clear(truth: Judgment) -> bool:
    """Return whether the best answer leads all others clearly."""
    return all(
        option.loss_win > max(EQUAL, 3 * option.error_win) or option.loss_money > 3 * option.error
        for option in truth.options[1:]
    )


def measure(state: State, answer: Answer, number: int, times: int) -> JsonDict | None:
    """Return what the coach and the truth say of one position; None if no answer is clearly best."""
    closely = replace(COACH, simulations=COACH.simulations * times, seconds=600.0, insist=1)
    truth = judge(state, state.seat, Rng(9_000_000 + number), closely, answer)
    if len(truth.options) < 2 or not is_clear(truth):
        return None
    began = process_time()
    one = judge(state, state.seat, Rng(2 * number), COACH, answer)
    seconds = process_time() - began
    two = judge(state, state.seat, Rng(2 * number + 1), COACH, answer)
    named = truth.option(one.best.actions)
    verdicts = [found.verdict(answer).name for found in (one, two)]
    return {
        "decision": state.decision,
        "named": named is not None and named.loss_win <= EQUAL,
        "repeats": (verdicts[0] in APPROVAL) == (verdicts[1] in APPROVAL),
        "same": verdicts[0] == verdicts[1],
        "too_kind": verdicts[0] in APPROVAL and truth.verdict(answer).loss_win > TOO_MUCH,
        "verdicts": verdicts,
        "seconds": seconds,
        "loss_win": round(truth.verdict(answer).loss_win, 4),
        "estimates": [round(found.verdict(answer).loss_win, 4) for found in (one, two)],
        "named_loss_win": round(named.loss_win, 4) if named is not None else None,
    }


def commit_now() -> str:
    """Return the commit that is checked out."""
    command = ["git", "rev-parse", "--short", "HEAD"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


WHAT = {
    "named": "the best answer is named",
    "repeats": "approval or blame repeats with another seed",
    "same": "the verdict repeats with another seed",
    "too_kind": "a loss of more than 3% is called fine",
}


def figures(game: str, found: list[JsonDict], command: str, commit: str) -> list[JsonDict]:
    """Return the results in the form of benchmarks/results."""
    common = {
        "date": datetime.now(UTC).date().isoformat(),
        "commit": commit,
        "machine": f"{platform.system()} on {platform.machine()}, {os.cpu_count()} cores",
        "load": f"{os.getloadavg()[0]:.0f}",
        "command": command,
    }
    method = "positions of easy bots with a clear best answer by a judgment of many times the budget"
    rows: list[JsonDict] = []
    for name, what in WHAT.items():
        share = wilson(sum(one[name] for one in found), len(found))
        values = {"value": 100 * share.share, "low": 100 * share.low, "high": 100 * share.high}
        rounded = {key: round(value, 1) for key, value in values.items()}
        how = {"n": len(found), "unit": "%", "method": f"{method}; Wilson's 95% interval"}
        rows.append({"id": f"coach.{game}.{name}", "game": game, "what": what, **rounded, **how, **common})
    seconds = [one["seconds"] for one in found]
    spread = {"value": median(seconds), "low": min(seconds), "high": max(seconds)}
    rounded = {key: round(value, 2) for key, value in spread.items()}
    how = {"n": len(found), "unit": "s", "method": f"{method}; processor time, median, fastest and slowest"}
    rows.append({"id": f"coach.{game}.seconds", "game": game, "what": "processor time", **rounded, **how, **common})
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--first", type=int, default=1, help="seed of the first game")
    parser.add_argument("--truth", type=int, default=50, help="times the coach's simulations")
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args()
    commit = commit_now()  # of the code that is loaded, not of the moment at which a long run ends
    found: list[JsonDict] = []
    looked = 0
    for number, (state, answer) in enumerate(positions(chosen.game, chosen.players, chosen.first)):
        looked += 1
        one = measure(state, answer, number, chosen.truth)
        if one is not None:
            found.append(one)
            print(json.dumps(one), flush=True)
        if len(found) >= chosen.positions:
            break
    command = f"python -m benchmarks.coach_accuracy {chosen.game} --positions {chosen.positions} --truth {chosen.truth}"
    rows = figures(chosen.game, found, command, commit)
    print(f"{looked} positions looked at, {len(found)} with a clear best answer")
    for row in rows:
        print(f"{row['id']}: {row['value']} {row['unit']} {row.get('low', '')} {row.get('high', '')}")
    if chosen.out is not None:
        kept = json.loads(chosen.out.read_text())["figures"] if chosen.out.exists() else []
        kept = [row for row in kept if row["game"] != chosen.game]
        chosen.out.write_text(json.dumps({"figures": [*kept, *rows]}, indent=1) + "\n")


if __name__ == "__main__":
    main()
