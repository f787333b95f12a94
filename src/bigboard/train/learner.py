"""Proximal policy optimisation: games are played, judged by the critic, and learned from, again and again."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from bigboard.bots.nets.features import Choices, Floats, InputSelection
from bigboard.bots.nets.lookup import action_features_for
from bigboard.bots.nets.net import Net
from bigboard.games.registry import game as game_named
from bigboard.train.input_selection import GAMES, secret_columns, select_inputs
from bigboard.train.model import Batch, Model, Params, Sizes, fresh_params
from bigboard.train.opponents import AGAINST_FROZEN, ALONE, FROZEN, LEARNER, PAST, TEACHER, Mixture
from bigboard.train.returns import advantages
from bigboard.train.selfplay import Judge, Result, SelfPlay, Trajectory

BLOCK: Final = 64  # rows go to the nets in blocks of this many, so that few shapes are compiled
POOL: Final = 8  # past selves that are kept


@dataclass(frozen=True)
class Plan:
    """The settings of a training run. All of them go into checkpoints and weights files."""

    game: str
    players: int = 4
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 1
    teacher: str = "greedy"  # or "none"
    against: str = ""  # a frozen net that is to be beaten
    width: int = 128
    critic_width: int = 64
    action_width: int = 512
    rows: int = 256
    decisions: int = 16_000  # of an iteration
    minibatch: int = 2048
    epochs: int = 3
    rate: float = 1e-3
    entropy: float = 0.002
    lam: float = 0.95
    keep_every: int = 8  # iterations between two past selves
    lessons: int = -1  # games in which a search teaches, before self-play; -1: for a part of the time
    lesson_share: float = 0.5  # of the time
    lesson_rate: float = 1e-3
    lesson_minibatch: int = 256

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass
class Progress:
    """The progress of training; a line of the curve for every iteration."""

    iteration: int = 0
    seconds: float = 0.0
    processor: float = 0.0
    decisions: int = 0
    games: int = 0
    lessons: int = 0
    schooled: bool = False  # the lessons are over
    curve: list[dict[str, float]] = field(default_factory=list)


def pad(rows: NDArray[Any]) -> NDArray[Any]:
    """Filled up to a whole number of blocks with copies of the first row."""
    missing = -len(rows) % BLOCK
    return np.concatenate([rows, np.repeat(rows[:1], missing, axis=0)]) if missing else rows


class Learner:
    """The nets, the tables, and what is left of earlier selves."""

    def __init__(self, plan: Plan, frozen: Net | None = None, selection: InputSelection | None = None) -> None:
        self.plan = plan
        trust = 1.0 if plan.teacher == "greedy" else 0.0
        self.selection = selection or select_inputs(
            plan.game, plan.players, plan.options, plan.seed, trust, min(GAMES, plan.rows)
        )
        rules: Any = game_named(plan.game)
        secrets = secret_columns(plan.game)
        known = len(self.selection.actions)
        sizes = Sizes(
            self.selection.inputs,
            action_features_for(plan.game).size,
            len(secrets),
            plan.players - 1,
            known,
            plan.width,
            plan.critic_width,
            plan.action_width,
        )
        parts = 1.0 / np.array(rules.layout.wholes, np.float32)[np.array(secrets, np.int64)]
        self.model = Model(self.selection, parts, sizes, plan.entropy)
        self.params: Params = fresh_params(sizes, plan.seed)
        self.memory = self.model.adam.init(self.params)
        self.pool: list[Params] = []
        self.progress = Progress()
        self.frozen = frozen
        self.random = np.random.default_rng(plan.seed)
        mixture = AGAINST_FROZEN if plan.against else Mixture()
        self.tables = SelfPlay(self.selection, secrets, plan.players, plan.rows, plan.options, mixture, plan.seed)

    def judge(self, params: Params) -> Judge:
        def logits(views: NDArray[np.uint8], scores: Floats, choices: Choices) -> Floats:
            columns = pad(views[:, self.selection.columns])
            places = self.selection.place[choices.actions].astype(np.int16)
            lean, action_inputs = pad(choices.lean), pad(choices.action_inputs)
            found = self.model.logits(params, columns, pad(scores), pad(places), lean, action_inputs)
            return np.asarray(found)[: len(views)]

        return logits

    def judges(self) -> dict[int, Judge]:
        past = self.pool[int(self.random.integers(len(self.pool)))] if self.pool else self.params
        found = {LEARNER: self.judge(self.params), PAST: self.judge(past)}
        if self.frozen is not None:
            found[FROZEN] = frozen_judge(self.frozen)
        return found

    def study(self, batch: Batch, rows: int, last: bool) -> dict[str, float]:
        """Learn from that many rows of lessons; in the last pass with a falling rate."""
        used = time.process_time()
        count = len(batch.action)
        size = min(self.plan.lesson_minibatch, count)
        orders = [self.random.permutation(count) for _ in range(-(-rows // count))]
        chosen = np.concatenate(orders)[: max(rows, size)]
        batches: list[dict[str, Any]] = []
        for at in range(0, len(chosen) - size + 1, size):
            part = Batch(*(array[chosen[at : at + size]] for array in batch))
            rate = self.plan.lesson_rate * (1 - 0.95 * at / len(chosen) if last else 1.0)
            self.params, self.memory, facts = self.model.study(self.params, self.memory, part, jnp.float32(rate))
            batches.append(facts)
        self.progress.processor += time.process_time() - used
        return means(batches[-len(batches) // 2 :])

    def examine(self, games: int) -> dict[str, float]:
        """Return the net's win share against heuristics, if it takes its best actions."""
        used = time.process_time()
        plan = self.plan
        seed = int(self.random.integers(1 << 30))
        rows = min(games, plan.rows)
        tables = SelfPlay(self.selection, [], plan.players, rows, plan.options, ALONE, seed)
        tables.curious = False
        results: list[Result] = []
        judges = self.judges()
        while len(results) < games:
            results += tables.play(1, judges)[1]
        self.progress.processor += time.process_time() - used
        return shares(results)

    def iterate(self, rate: float) -> dict[str, float]:
        """Play, learn, and return the line of the curve."""
        began, used = time.perf_counter(), time.process_time()
        trajectories, results = self.tables.play(self.plan.decisions, self.judges())
        played = time.process_time() - used
        batch = self.collect(trajectories)
        facts = self.learn(batch, rate)
        progress = self.progress
        progress.iteration += 1
        progress.games += len(results)
        progress.decisions += len(batch.action)
        progress.seconds += time.perf_counter() - began
        spent = time.process_time() - used
        progress.processor += spent
        if progress.iteration % self.plan.keep_every == 0:
            self.pool = [*self.pool, self.params][-POOL:]
        line = {
            "iteration": progress.iteration,
            "minutes": progress.seconds / 60,
            "processor": progress.processor / 60,
            "games": progress.games,
            "decisions": progress.decisions,
            "playing": played / spent,
            **facts,
            **shares(results),
        }
        progress.curve.append(line)
        return line

    def collect(self, trajectories: list[Trajectory]) -> Batch:
        """All decisions in rows, with how much better than expected each turned out."""
        store = self.tables.store
        slots = np.array([slot for trajectory in trajectories for slot in trajectory.slots])
        lengths = [len(trajectory.slots) for trajectory in trajectories]
        columns = store.columns[slots]
        scores = store.scores[slots]
        secrets = store.secrets[slots]
        values = self.values(columns, scores, secrets)
        gained = []
        at = 0
        for trajectory, length in zip(trajectories, lengths, strict=True):
            gained.append(advantages(values[at : at + length], float(trajectory.utilities[0]), self.plan.lam))
            at += length
        advantage = np.concatenate(gained)

        def ends(name: str) -> Floats:
            return np.repeat(np.stack([getattr(one, name) for one in trajectories]), lengths, axis=0)

        batch = Batch(
            columns,
            scores,
            secrets,
            self.selection.place[store.actions[slots]].astype(np.int16),
            store.lean[slots],
            store.action_inputs[slots],
            store.action[slots],
            store.logp[slots],
            (advantage - advantage.mean()) / (advantage.std() + 1e-6),
            np.zeros((len(slots), 0), np.float32),
            np.zeros((len(slots), 0), np.float32),
            advantage + values,
            ends("utilities"),
            ends("wins"),
            ends("money"),
            ends("seats"),
        )
        store.give_back(slots)
        return batch

    def values(self, columns: NDArray[np.uint8], scores: Floats, secrets: NDArray[np.uint8]) -> Floats:
        size = self.plan.minibatch
        found = []
        for at in range(0, len(columns), size):
            part = slice(at, at + size)
            judged = self.model.critic(self.params, pad(columns[part]), pad(scores[part]), pad(secrets[part]))
            found.append(np.asarray(judged)[: len(columns[part])])
        return np.concatenate(found)

    def learn(self, batch: Batch, rate: float) -> dict[str, float]:
        size = min(self.plan.minibatch, len(batch.action))
        batches: list[dict[str, Any]] = []
        for _ in range(self.plan.epochs):
            order = self.random.permutation(len(batch.action))
            for at in range(0, len(order) - size + 1, size):
                chosen = order[at : at + size]
                part = Batch(*(array[chosen] for array in batch))
                self.params, self.memory, facts = self.model.update(self.params, self.memory, part, jnp.float32(rate))
                batches.append(facts)
        found = means(batches)
        found["foreseen"] = 1.0 - found["surprise"] / max(1e-6, float(batch.result.var()))
        return found


def means(batches: list[dict[str, Any]]) -> dict[str, float]:
    return {name: float(np.mean([jax.device_get(one[name]) for one in batches])) for name in batches[0]}


def frozen_judge(net: Net) -> Judge:
    """A net from a weights file, which numbers the actions in its own way."""

    def logits(views: NDArray[np.uint8], scores: Floats, choices: Choices) -> Floats:
        return net.opinions(net.trunk(net.selection.features(views, scores)), choices)

    return logits


def shares(results: list[Result]) -> dict[str, float]:
    """The learner's share of victories in games with one learner only: among heuristic or frozen nets."""
    found = {}
    for name, rival in (("teacher", TEACHER), ("frozen", FROZEN)):
        wins = [float(result.wins[result.lineup == LEARNER][0]) for result in results if (result.lineup == rival).any()]
        if wins:
            found[f"wins_{name}"] = float(np.mean(wins))
            found[f"games_{name}"] = float(len(wins))
    return found
