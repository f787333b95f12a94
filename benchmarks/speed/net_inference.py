"""The processor time of a net's answer about one decision: the integer net, and the net in numpy of which it was made.

    python -m benchmarks.speed.net_inference --games 2

Decisions are those with a choice in games of `greedy` with four players. Both nets answer each decision in turns.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import bigboard
from bigboard import Rng, State
from bigboard.bots import bot
from bigboard.bots.nets.net import FloatPolicy
from bigboard.bots.nets.policy import Policy, shipped_policy
from bigboard.games.registry import title
from bigboard.lab.analysis.provenance import CHECKOUT, Row, keep, origin

TARGET = CHECKOUT / "benchmarks" / "results" / "net_inference.json"
METHOD = "processor time of one thread, both nets in turns; median and middle half of the decisions"


def decisions(game: str, games: int) -> list[State]:
    """Return the decisions with a choice of so many games of `greedy`."""
    rules = bigboard.game(game)
    greedy = bot("greedy")
    found = []
    for seed in range(games):
        state = rules.start(rules.deal(4, seed))
        rng = Rng(seed)
        while state.seat >= 0:
            world = state.sample(state.seat, rng)
            if len(world.legal_actions()) > 1:
                found.append(world.clone())
            state.apply(greedy.choose(world, rng))
    return found


def measure(game: str, games: int) -> list[Row]:
    whole = shipped_policy(game)
    assert whole is not None
    nets: dict[str, Policy] = {
        "integer": whole,
        "numpy": FloatPolicy(Path(str(title(game).file("net.npz")))),
    }
    times: dict[str, list[int]] = {name: [] for name in nets}
    worlds = decisions(game, games)
    for world in worlds:
        for name, net in nets.items():
            began = time.process_time_ns()
            net.opinions(world)
            times[name].append(time.process_time_ns() - began)
    measured = origin(METHOD, f"python -m benchmarks.speed.net_inference --games {games}")
    rows = []
    for name, spent in times.items():
        low, middle, high = (sorted(spent)[len(spent) * part // 4] / 1e6 for part in (1, 2, 3))
        what = f"{title(game).label}: a net's answer about a decision, {name} net"
        row = {"id": f"inference.{game}.{name}", "what": what, "value": middle, "low": low, "high": high}
        rows.append({**row, "n": len(spent), "unit": "ms", **measured})
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2)
    games = parser.parse_args().games
    rows = [row for game in bigboard.game_names() if shipped_policy(game) for row in measure(game, games)]
    for row in rows:
        print(f"{row['what']}: {row['value']:.3f} ms ({row['low']:.3f} to {row['high']:.3f}), {row['n']} decisions")
    keep(rows, TARGET, replace=True)


if __name__ == "__main__":
    main()
