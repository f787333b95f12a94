"""The worth of each investor to greedy players, and the cash that would make them even.

    python -m benchmarks.investor_worth [--games N] [--even ROUNDS] [--jobs N] [--out FILE]

Investors are given out at random, everything else is played by `greedy` at tables of four with every module. An
investor's worth, starting money included, is by how much its owner ends up above the mean of the table: the figures of
`heuristic/card_values.py`. What a dollar at the beginning is worth at the end is measured too: one seat gets a gift in
some of the games, and money earns money.

With `--even` the starting cash is then changed round by round by what its investor has too much or too little, and
measured again: the `fair_cash` of `data/investors.toml`. `--out` writes both for the table of
`docs/research/simulate.md`.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import mean, pstdev
from typing import Any, NamedTuple

from rich.progress import track

import bigboard
from bigboard import Rng
from bigboard.bots import bot
from bigboard.lab.analysis.provenance import Row, keep, origin
from bigboard.lab.run.pairings import with_modules
from bigboard.titles.stockpile.rules.cards.cards import INVESTOR_KEYS
from bigboard.titles.stockpile.rules.cards.data_files import printed_data

SEED = 2026
GIFT = 5  # thousand dollars more to begin with
BATCH = 50
Cash = Mapping[str, int]


class Seat(NamedTuple):
    """The result of one seat of one game."""

    investor: str
    above: float  # the mean of the table, in thousands
    won: float


def play(number: int, cash: Cash, gift: int = 0) -> list[Seat]:
    """Play one game. The gift goes to one seat."""
    rules = bigboard.game("stockpile")
    values = {"investor": {key: {"cash": {"value": amount, "source": "house"}} for key, amount in cash.items()}}
    options: dict[str, Any] = {**with_modules("stockpile", {}, ["all"]), "auction": False, "data": values}
    state = rules.start(rules.deal(4, f"{SEED}:{number}", options))
    rng = Rng(number)
    while state.decision == "keep_investor":
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    position = state.position()
    if gift:
        position["money"][number % 4] += gift
        state = rules.position(position)
    state.events = False
    greedy = [bot("greedy") for _ in range(4)]
    while state.seat >= 0:
        state.apply(greedy[state.seat].choose(state.sample(state.seat, rng), rng))
    scores, winners = state.scores(), state.winners()
    kept = [names[0] for names in position["investors"]["kept"]]
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(4)]
    return [Seat(kept[seat], scores[seat] - mean(scores), shares[seat]) for seat in range(4)]


def play_batch(first: int, cash: Cash, gift: int) -> list[list[Seat]]:
    return [play(number, cash, gift) for number in range(first, first + BATCH)]


class Measure(NamedTuple):
    seats: int
    above: float
    won: float
    error: float  # of `won`: half of the 95 % interval


def measure(pool: ProcessPoolExecutor, games: int, start: int, cash: Cash, what: str) -> dict[str, Measure]:
    found: dict[str, list[Seat]] = defaultdict(list)
    firsts = range(start, start + games, BATCH)
    for batch in track(pool.map(partial(play_batch, cash=cash, gift=0), firsts), what, total=len(firsts)):
        for game in batch:
            for seat in game:
                found[seat.investor].append(seat)
    return {name: summed_up(seats) for name, seats in found.items()}


def summed_up(seats: list[Seat]) -> Measure:
    won = [seat.won for seat in seats]
    return Measure(len(seats), mean(seat.above for seat in seats), mean(won), 1.96 * pstdev(won) / sqrt(len(won)))


def early_dollar(pool: ProcessPoolExecutor, games: int) -> float:
    """Return the worth at the end of one more dollar at the beginning, against the mean of the others."""
    firsts = range(0, games, BATCH)
    gained: list[float] = []
    batches = pool.map(partial(play_batch, cash={}, gift=GIFT), firsts)
    for first, batch in zip(firsts, track(batches, "A gift", total=len(firsts)), strict=True):
        gained += [game[(first + k) % 4].above for k, game in enumerate(batch)]
    return mean(gained) * 4 / 3 / GIFT


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.investor_worth")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--even", type=int, default=0, metavar="ROUNDS")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, help="the file of results for the figures of the pages")
    chosen = parser.parse_args()
    data = printed_data()
    names = dict(zip(INVESTOR_KEYS, data.investor_names, strict=True))
    printed = dict(zip(INVESTOR_KEYS, map(int, data.investor_cash), strict=True))
    with ProcessPoolExecutor(chosen.jobs) as pool:
        dollar = early_dollar(pool, chosen.games // 2)
        print(f"A dollar at the beginning is worth {dollar:.1f} at the end.")
        before = measure(pool, chosen.games, 0, {}, "As printed")
        for key, name in names.items():
            print(f'    "{key}": {round(2 * before[name].above) * 500},')
        after, cash = before, dict(printed)
        for number in range(chosen.even):
            cash = {key: max(0, round(cash[key] - after[name].above / dollar)) for key, name in names.items()}
            after = measure(pool, chosen.games, (number + 1) * chosen.games, cash, f"Round {number + 1}")
    if chosen.out:
        command = f"python -m benchmarks.investor_worth --games {chosen.games} --even {chosen.even}"
        measured = origin("four greedy, every module, random investors; 95% interval", command)
        keep(
            (row(key, before[name], after[name], printed[key], cash[key]) | measured for key, name in names.items()),
            chosen.out,
            replace=True,
        )


def row(investor: str, one: Measure, two: Measure, cash: int, even: int) -> Row:
    """Return the figure of an investor: its wins with the cash of its card, and with even cash."""
    wins = {"value": 100 * one.won, "low": 100 * (one.won - one.error), "high": 100 * (one.won + one.error)}
    return {
        "id": f"investors.{investor}",
        "investor": printed_data().investor_names[INVESTOR_KEYS.index(investor)],
        "cash": cash,
        "even_cash": even,
        "even_wins": f"{100 * two.won:.1f}% [{100 * (two.won - two.error):.1f}–{100 * (two.won + two.error):.1f}]",
        **{name: round(value, 1) for name, value in wins.items()},
        "n": one.seats,
        "unit": "%",
    }


if __name__ == "__main__":
    main()
