"""How fast the environments are, beside PettingZoo's own classic games in the same run.

    python -m benchmarks.environments --seconds 2 --rounds 5

The contestants take turns, round by round, and the median of the rounds is told with the middle half. Processor time,
one thread. The classic games need pygame and what else they ask for; those that cannot be loaded are left out.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
from array import array
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any

import numpy as np

import bigboard
from bigboard.envs.pettingzoo import acquire_v0, stockpile_v0
from bigboard.envs.vector import TableVectorEnv

ROWS = 64
CLASSIC = ("tictactoe_v3", "connect_four_v3", "chess_v6", "rps_v2")
Measure = Callable[[float], float]


def vector(game: str, observation: str) -> Measure:
    """Decisions a second of a vector environment, actions drawn at random in compiled code."""
    envs = TableVectorEnv(game, ROWS, players=4, observation=observation)
    envs.reset(seed=1)

    def measure(seconds: float) -> float:
        decisions = 0
        began = process_time()
        while process_time() - began < seconds:
            for _ in range(20):
                envs.step(envs.random_actions())
            decisions += 20 * ROWS
        return decisions / (process_time() - began)

    return measure


def turns(env: Any) -> Measure:
    """PettingZoo's `performance_benchmark` with a clock of processor time: turns a second."""

    def measure(seconds: float) -> float:
        turn = 0
        env.reset()
        began = process_time()
        while process_time() - began < seconds:
            for agent in env.agent_iter(env.num_agents):
                observation, _, termination, truncation, _ = env.last()
                action = None
                if not termination and not truncation:
                    if isinstance(observation, dict) and "action_mask" in observation:
                        action = random.choice(np.flatnonzero(observation["action_mask"]).tolist())
                    else:
                        action = env.action_space(agent).sample()
                env.step(action)
                turn += 1
                if all(env.terminations.values()) or all(env.truncations.values()):
                    env.reset()
        return turn / (process_time() - began)

    return measure


def resets(game: str) -> Measure:
    """Microseconds for `deal` and `start` together."""
    rules = bigboard.game(game)
    seeds = iter(range(1 << 60))

    def measure(seconds: float) -> float:
        done = 0
        began = process_time()
        while process_time() - began < seconds:
            for _ in range(50):
                rules.start(rules.deal(4, next(seeds)))
            done += 50
        return (process_time() - began) / done * 1e6

    return measure


def steps(game: str) -> Measure:
    """Decisions a second of one game in Python with tensor and mask: `state.step_into`."""
    rules = bigboard.game(game)
    tensor = array("f", bytes(4 * rules.tensor_size))
    mask = np.zeros(rules.num_actions, np.uint8)
    seeds = iter(range(1 << 60))

    def measure(seconds: float) -> float:
        decisions = 0
        began = process_time()
        while process_time() - began < seconds:
            state = rules.start(rules.deal(4, next(seeds)))
            state.events = False
            seat = state.seat
            rules.legal_mask(state, mask)
            while seat >= 0:
                seat = state.step_into(mask.argmax(), tensor, mask)
                decisions += 1
        return decisions / (process_time() - began)

    return measure


def contestants() -> list[tuple[str, str, Measure]]:
    found: list[tuple[str, str, Measure]] = []
    for game in ("acquire", "stockpile"):
        found.append((f"{game}: vector, stepping alone", "decisions/s", vector(game, "none")))
        found.append((f"{game}: vector, float32 tensor and mask", "decisions/s", vector(game, "float32")))
        found.append((f"{game}: vector, uint8 tensor and mask", "decisions/s", vector(game, "uint8")))
        found.append((f"{game}: one game by `step_into`, tensor and mask", "decisions/s", steps(game)))
        found.append((f"{game}: deal and start", "µs", resets(game)))
    found.append(("acquire_v0: PettingZoo's benchmark", "turns/s", turns(acquire_v0.env())))
    found.append(("stockpile_v0: PettingZoo's benchmark", "turns/s", turns(stockpile_v0.env())))
    for name in CLASSIC:
        try:
            env = import_module(f"pettingzoo.classic.{name}").env()
        except ImportError as error:
            print(f"Not measured: {name}, {error}.")
            continue
        found.append((f"{name}: PettingZoo's benchmark", "turns/s", turns(env)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each contestant in each round")
    parser.add_argument("--rounds", type=int, default=5)
    wishes = parser.parse_args()
    load = os.getloadavg()[0]
    entries = contestants()
    values: list[list[float]] = [[] for _ in entries]
    for _ in range(wishes.rounds):
        for (_, _, measure), found in zip(entries, values, strict=True):
            found.append(measure(wishes.seconds))
    print(f"{bigboard.engine()}; {os.cpu_count()} cores; load {load:.1f} before, {os.getloadavg()[0]:.1f} after.\n")
    print("| what | unit | median | middle half | best |\n|---|---|--:|--:|--:|")
    for (name, unit, _), found in zip(entries, values, strict=True):
        low, middle, high = statistics.quantiles(found, n=4, method="inclusive") if len(found) > 1 else found * 3
        best = min(found) if unit == "µs" else max(found)
        print(f"| {name} | {unit} | **{told(middle)}** | {told(low)} – {told(high)} | {told(best)} |")


def told(value: float) -> str:
    return f"{value:,.0f}".replace(",", " ") if value >= 100 else f"{value:.3g}"


if __name__ == "__main__":
    main()
