"""Check the measurement of luck: results of equal bots, raw and with their luck subtracted.

    python -m benchmarks.luck acquire --games 200 --bot greedy

Luck that is measured well leaves the mean as it is and takes most of the variation away. It is measured as a review
does; only how high the values are at each moment is left out, which a review shows and luck does not depend on.
Intervals are 95 %, from resampling whole games. With --keep, every game is a line of a file, and a second call goes on
where the first ended.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import fmean, pstdev

import bigboard
from bigboard.bots import bot
from bigboard.coach.review.luck import Expectation, balance, measure_expectation, measure_segment
from bigboard.coach.review.replayed_game import replay_game
from bigboard.games.contract import JsonDict
from bigboard.games.declaration import Value
from bigboard.games.registry import declaration
from bigboard.games.rng import Rng

RESAMPLES = 2000
DEALS = 4000  # to see what a seat can expect


def play(name: str, seed: int, spec: str, players: int, options: Mapping[str, Value]) -> JsonDict:
    game = bigboard.game(name)
    rng = Rng(seed)
    state = game.start(game.deal(players, seed, options))
    state.events = False
    bots = [bot(spec) for _ in range(players)]
    while state.seat >= 0:
        world = state.sample(state.seat, rng)
        state.apply(bots[state.seat].choose(world, rng))
    return state.record()


def measure(record: JsonDict, expectation: Expectation | None, redraws: int, seed: int) -> JsonDict:
    replay = replay_game(record)
    expected = expectation or measure_expectation(replay, Rng(1), DEALS)
    segments = [
        measure_segment(replay, start, end, redraws or replay.facts.redraws, Rng(seed * 1000 + start), levels=1)
        for start, end in replay.segment_ranges
    ]
    scores = replay.end.scores()
    ledgers = [balance(seat, segments, expected, scores[seat]) for seat in range(replay.players)]
    adjusted = [score - ledger.luck for score, ledger in zip(scores, ledgers, strict=True)]
    return {
        "raw": scores,
        "adjusted": adjusted,
        "errors": [ledger.error for ledger in ledgers],
        "expectation": [expected.money, expected.error],
    }


def interval(values: Sequence[float]) -> str:
    ordered = sorted(values)
    return f"{ordered[len(ordered) // 40]:.3g} to {ordered[-1 - len(ordered) // 40]:.3g}"


def report(games: list[JsonDict]) -> None:
    """Means and standard deviations, and the ratio of the latter, with 95 % intervals."""

    def figures(sample: Sequence[JsonDict]) -> tuple[float, float, float, float]:
        raw = [float(score) for game in sample for score in game["raw"]]
        adjusted = [float(score) for game in sample for score in game["adjusted"]]
        return fmean(raw), fmean(adjusted), pstdev(raw), pstdev(adjusted)

    chance = random.Random(1)
    resampled = [figures(chance.choices(games, k=len(games))) for _ in range(RESAMPLES)]
    raw_mean, mean, raw_spread, spread = figures(games)
    luck = [one[1] - one[0] for one in resampled]
    print(f"{len(games)} games")
    print(f"mean: raw {raw_mean:.1f}, adjusted {mean:.1f}; difference {mean - raw_mean:.1f} ({interval(luck)})")
    less = [100 * (1 - one[3] / one[2]) for one in resampled]
    print(
        f"standard deviation: raw {raw_spread:.1f}, adjusted {spread:.1f}: "
        f"{100 * (1 - spread / raw_spread):.0f} % less ({interval(less)})"
    )
    variance = [100 * (1 - (one[3] / one[2]) ** 2) for one in resampled]
    print(f"variance: {100 * (1 - (spread / raw_spread) ** 2):.0f} % less ({interval(variance)})")
    print(f"standard error of a seat's luck, on average: {fmean(e for game in games for e in game['errors']):.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--with", dest="modules", default="", help="modules, or all")
    parser.add_argument("--redraws", type=int, default=0, help="of the deal at each piece of chance")
    parser.add_argument("--keep", type=Path, help="a file with a line for each game")
    chosen = parser.parse_args()
    options: dict[str, Value] = declaration(chosen.game).switched_on(chosen.modules) if chosen.modules else {}
    games = []
    if chosen.keep and chosen.keep.exists():
        games = [json.loads(line) for line in chosen.keep.read_text(encoding="utf-8").splitlines()]
    for number in range(len(games), chosen.games):
        record = play(chosen.game, 10_000 + number, chosen.bot, chosen.players, options)
        expectation = Expectation(*games[0]["expectation"]) if games else None
        games.append(measure(record, expectation, chosen.redraws, number))
        if chosen.keep:
            with chosen.keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(games[-1]) + "\n")
    report(games)


if __name__ == "__main__":
    main()
