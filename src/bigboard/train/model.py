"""The nets that are trained, in JAX: a policy that sees what its seat sees, and a critic that sees everything.

Only the policy's trunk with its two heads is exported. The other heads teach it what matters: who will win, with how
much money, and what the rivals hide. The critic says how good a position is, so that luck is not taken for skill.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from bigboard.bots.search import MAX_SEATS
from bigboard.bots.senses import Reading

Params = dict[str, Any]
Array = Any  # of JAX or numpy

CLIP: Final = 0.2
VALUE_SHARE: Final = 1.0
LESSONS_SHARE: Final = 0.3
HIDDEN_SHARE: Final = 0.1


class Sizes(NamedTuple):
    inputs: int
    secrets: int  # numbers that only one seat sees, of one rival
    rivals: int
    actions: int
    width: int
    critic_width: int

    def shapes(self) -> dict[str, tuple[int, int]]:
        narrow = self.critic_width
        return {
            "in": (self.inputs, self.width),
            "middle": (self.width, self.width),
            "policy": (self.width, self.actions),
            "value": (self.width, MAX_SEATS),
            "win": (self.width, MAX_SEATS),
            "money": (self.width, MAX_SEATS),
            "hidden": (self.width, self.secrets),
            "critic.in": (self.inputs + self.rivals * self.secrets, narrow),
            "critic.middle": (narrow, narrow),
            "critic.value": (narrow, 1),
        }


HEADS: Final = {"policy": 0.01, "value": 0.1, "win": 0.1, "money": 0.1, "hidden": 0.1, "critic.value": 0.1}


def fresh_params(sizes: Sizes, seed: int) -> Params:
    """Orthogonal layers; heads begin small, so that the first policy is the teacher's."""
    keys = jax.random.split(jax.random.PRNGKey(seed), len(sizes.shapes()))
    params: Params = {}
    for key, (name, shape) in zip(keys, sizes.shapes().items(), strict=True):
        gain = HEADS.get(name, 2.0**0.5)
        params[f"{name}.w"] = jax.nn.initializers.orthogonal(gain)(key, shape, jnp.float32)
        params[f"{name}.b"] = jnp.zeros(shape[1], jnp.float32)
    return params


class Batch(NamedTuple):
    """Decisions, one a row."""

    columns: Array  # whole numbers of the tensor
    scores: Array  # money if the game were scored now, counted from the seat that decides
    secrets: Array  # of the rivals, one after the other
    lean: Array  # what the teacher says of each action; ILLEGAL for those that are not legal
    action: Array
    logp: Array  # of the action when it was taken
    advantage: Array
    result: Array  # the critic's target
    utilities: Array  # by seat, counted from the one that decides
    wins: Array
    money: Array  # shares of all there is
    seats: Array  # 1 for a seat of the table


class Model:
    """The functions of a game's nets, compiled once."""

    def __init__(self, reading: Reading, secret_parts: np.ndarray[Any, Any], sizes: Sizes, entropy: float) -> None:
        self.reading = reading
        self.parts = jnp.asarray(reading.parts)
        self.secret_parts = jnp.asarray(np.tile(secret_parts, sizes.rivals))
        self.sizes = sizes
        self.entropy = entropy
        self.adam = optax.chain(optax.clip_by_global_norm(0.5), optax.scale_by_adam())
        self.logits = jax.jit(self._logits)
        self.critic = jax.jit(self._critic)
        self.update = jax.jit(self._update)

    def features(self, columns: Array, scores: Array) -> Array:
        best = jnp.maximum(scores.max(axis=1, keepdims=True), 1.0)
        return jnp.concatenate([columns * self.parts, scores / best, best / self.reading.scale], axis=1)

    def _trunk(self, params: Params, inputs: Array) -> Array:
        first = jax.nn.relu(inputs @ params["in.w"] + params["in.b"])
        return jax.nn.relu(first @ params["middle.w"] + params["middle.b"])

    def _logits(self, params: Params, columns: Array, scores: Array, lean: Array) -> Array:
        trunk = self._trunk(params, self.features(columns, scores))
        opinions = trunk @ params["policy.w"] + params["policy.b"]
        return jnp.pad(opinions, ((0, 0), (0, 1))) + lean.astype(jnp.float32)

    def _critic(self, params: Params, columns: Array, scores: Array, secrets: Array) -> Array:
        return self._judge(params, self.features(columns, scores), secrets)

    def _judge(self, params: Params, inputs: Array, secrets: Array) -> Array:
        all_inputs = jnp.concatenate([inputs, secrets * self.secret_parts], axis=1)
        first = jax.nn.relu(all_inputs @ params["critic.in.w"] + params["critic.in.b"])
        second = jax.nn.relu(first @ params["critic.middle.w"] + params["critic.middle.b"])
        return (second @ params["critic.value.w"] + params["critic.value.b"])[:, 0]

    def _loss(self, params: Params, batch: Batch) -> tuple[Array, dict[str, Array]]:
        inputs = self.features(batch.columns, batch.scores)
        trunk = self._trunk(params, inputs)
        opinions = trunk @ params["policy.w"] + params["policy.b"]
        logits = jnp.pad(opinions, ((0, 0), (0, 1))) + batch.lean.astype(jnp.float32)
        logps = jax.nn.log_softmax(logits)
        logp = jnp.take_along_axis(logps, batch.action[:, None], axis=1)[:, 0]
        ratio = jnp.exp(logp - batch.logp)
        gain = jnp.minimum(ratio * batch.advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * batch.advantage)
        entropy = -(jnp.exp(logps) * jnp.where(logps > -50, logps, 0.0)).sum(axis=1)
        judged = self._judge(params, inputs, batch.secrets)
        surprise = (judged - batch.result) ** 2
        lessons, hidden = self._lessons(params, trunk, batch)
        total = (
            -gain.mean()
            - self.entropy * entropy.mean()
            + VALUE_SHARE * surprise.mean()
            + LESSONS_SHARE * lessons
            + HIDDEN_SHARE * hidden
        )
        facts = {
            "entropy": entropy.mean(),
            "kl": (batch.logp - logp).mean(),
            "clipped": (jnp.abs(ratio - 1) > CLIP).mean(),
            "surprise": surprise.mean(),
            "lessons": lessons,
            "hidden": hidden,
        }
        return total, facts

    def _lessons(self, params: Params, trunk: Array, batch: Batch) -> tuple[Array, Array]:
        """How badly the heads foretell the end, and what the rivals hide."""

        def head(name: str) -> Array:
            return trunk @ params[f"{name}.w"] + params[f"{name}.b"]

        empty = jnp.where(batch.seats > 0, 0.0, -1e9)
        crossed = optax.sigmoid_binary_cross_entropy(head("value"), batch.utilities) * batch.seats
        value = crossed.sum(axis=1).mean()
        win = -(batch.wins * jax.nn.log_softmax(head("win") + empty)).sum(axis=1).mean()
        money = -(batch.money * jax.nn.log_softmax(head("money") + empty)).sum(axis=1).mean()
        held = batch.secrets.reshape(len(trunk), self.sizes.rivals, self.sizes.secrets).max(axis=1) > 0
        hidden = optax.sigmoid_binary_cross_entropy(head("hidden"), held.astype(jnp.float32)).mean()
        return value + 0.3 * win + money, hidden

    def _update(self, params: Params, memory: Any, batch: Batch, rate: Array) -> tuple[Params, Any, dict[str, Array]]:
        (_, facts), slopes = jax.value_and_grad(self._loss, has_aux=True)(params, batch)
        steps, memory = self.adam.update(slopes, memory, params)
        params = jax.tree.map(lambda value, step: value - rate * step, params, steps)
        return params, memory, facts
