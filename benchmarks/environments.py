"""The speed of the environments, next to PettingZoo's classic games and OpenSpiel's card games in the same run.

    python -m benchmarks.environments --seconds 2 --rounds 5 --out benchmarks/results/environments.json

The contestants take turns, round by round; printed are the median of the rounds and the middle half. Processor time,
one thread. The classic games need pygame and other packages; those that cannot be loaded are left out.
`--against` takes our own measures in another checkout too, compiled, in turns with this one.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import statistics
import subprocess
import sys
from array import array
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import cycle
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from benchmarks.speed.report import figure

import bigboard
from bigboard.envs.pettingzoo import acquire_v0, stockpile_v0
from bigboard.envs.vector import TableVectorEnv
from bigboard.lab.analysis.provenance import CHECKOUT, Row, keep, origin

ROWS = 64
CLASSIC = ("tictactoe_v3", "connect_four_v3", "chess_v6", "rps_v2")
CARD_GAMES = ("hearts", "euchre", "gin_rummy", "leduc_poker")
METHOD = "processor time of one thread, all contestants in turns; median and middle half of the rounds"
Measure = Callable[[float], float]
Contestant = tuple[str, str, Measure]


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


def words() -> Iterator[int]:
    """Random numbers drawn beforehand: drawing them is not what is measured."""
    return cycle(random.Random(5).choices(range(1 << 20), k=10_007))


def steps(game: str) -> Measure:
    """Decisions a second of one game in Python with tensor and mask: `state.step_into`, dealing included."""
    rules = bigboard.game(game)
    tensor = array("f", bytes(4 * rules.tensor_size))
    mask = bytearray(rules.num_actions)
    seeds = iter(range(1 << 60))
    draws = words()

    def measure(seconds: float) -> float:
        decisions = 0
        began = process_time()
        while process_time() - began < seconds:
            state = rules.start(rules.deal(4, next(seeds)))
            state.events = False
            seat = state.seat
            while seat >= 0:
                actions = state.legal_actions()
                seat = state.step_into(actions[next(draws) % len(actions)], tensor, mask)
                decisions += 1
        return decisions / (process_time() - began)

    return measure


def peer_steps(game: Any) -> Measure:
    """The same through OpenSpiel's Python API; its chance deals card by card, which is not counted as a decision."""
    draws = words()
    whole = game.get_type().provides_information_state_tensor

    def measure(seconds: float) -> float:
        decisions = 0
        began = process_time()
        while process_time() - began < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                by_chance = state.is_chance_node()
                state.apply_action(actions[next(draws) % len(actions)])
                if by_chance:
                    continue
                decisions += 1
                player = state.current_player()
                if player >= 0:
                    state.information_state_tensor(player) if whole else state.observation_tensor(player)
                    state.legal_actions_mask(player)
        return decisions / (process_time() - began)

    return measure


def own_contestants() -> list[Contestant]:
    found: list[Contestant] = []
    for game in ("acquire", "stockpile"):
        found.append((f"{game}: vector, stepping alone", "decisions/s", vector(game, "none")))
        found.append((f"{game}: vector, float32 tensor and mask", "decisions/s", vector(game, "float32")))
        found.append((f"{game}: vector, uint8 tensor and mask", "decisions/s", vector(game, "uint8")))
        found.append((f"{game}: one game by `step_into`, tensor and mask", "decisions/s", steps(game)))
    return found


def peers() -> list[Contestant]:
    found: list[Contestant] = []
    try:
        pyspiel = import_module("pyspiel")
    except ImportError as error:
        print(f"Not measured: OpenSpiel, {error}.")
    else:
        for name in CARD_GAMES:
            label = f"OpenSpiel {name}: tensor and mask"
            found.append((label, "decisions/s", peer_steps(pyspiel.load_game(name))))
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


class Other:
    """Another checkout, which measures in a separate process when its turn comes."""

    def __init__(self, checkout: str) -> None:
        python = Path(checkout, ".venv", "bin", "python")
        surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(checkout, "src")), str(CHECKOUT)])}
        script = Path(__file__).resolve()
        self.process = subprocess.Popen(
            [python, script, "--serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=surroundings
        )

    def measure(self, number: int) -> Measure:
        def ask(seconds: float) -> float:
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(f"{number} {seconds}\n")
            self.process.stdin.flush()
            return float(self.process.stdout.readline())

        return ask


def serve() -> None:
    """Take the measures that are asked for, until the input ends."""
    entries = own_contestants()
    for line in sys.stdin:
        number, seconds = line.split()
        print(entries[int(number)][2](float(seconds)), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each contestant in each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--against", metavar="CHECKOUT", help="another checkout, compiled, to compare with")
    parser.add_argument("--out", type=Path, help="the file of results for the figures of the pages")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        serve()
        return
    load = os.getloadavg()[0]
    entries = own_contestants()
    if chosen.against:
        other = Other(chosen.against)
        both = [
            ((name, unit, own), (f"{name}, before", unit, other.measure(k)))
            for k, (name, unit, own) in enumerate(entries)
        ]
        entries = [entry for pair in both for entry in pair]
    entries += peers()
    values: list[list[float]] = [[] for _ in entries]
    for _ in range(chosen.rounds):
        for (_, _, measure), found in zip(entries, values, strict=True):
            found.append(measure(chosen.seconds))
    print(f"{bigboard.engine()}; {os.cpu_count()} cores; load {load:.1f} before, {os.getloadavg()[0]:.1f} after.\n")
    print("| what | unit | median | middle half | best |\n|---|---|--:|--:|--:|")
    rows: list[Row] = []
    measured = origin(
        METHOD, f"python -m benchmarks.environments --seconds {chosen.seconds:g} --rounds {chosen.rounds}"
    )
    for (name, unit, _), found in zip(entries, values, strict=True):
        low, middle, high = statistics.quantiles(found, n=4, method="inclusive") if len(found) > 1 else found * 3
        print(f"| {name} | {unit} | **{figure(middle)}** | {figure(low)} – {figure(high)} | {figure(max(found))} |")
        numbers = {"value": round(middle), "low": round(low), "high": round(high), "n": chosen.rounds, "unit": unit}
        rows.append({"id": f"environments.{slug(name)}", "what": name, **numbers, **measured})
    if chosen.out:
        keep(rows, chosen.out, replace=True)


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9_]+", "-", name.lower()).strip("-")


if __name__ == "__main__":
    main()
