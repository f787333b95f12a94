"""The nets that are trained, in JAX: a policy that sees what its seat sees, and a critic that sees everything.

Only the policy's trunk with its two heads is exported. The other heads teach it what matters: who will win, with how
much money, and what the rivals hide. The critic says how good a position is, so that luck is not taken for skill.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from bigboard.bots.nets.features import ILLEGAL, InputSelection
from bigboard.bots.nets.integer_net import RATED
from bigboard.bots.nets.learned_search import SHARP
from bigboard.bots.nets.net import LEAN_SCALE
from bigboard.bots.search.mcts import MAX_SEATS

Params = dict[str, Any]
Array = Any  # of JAX or numpy

CLIP: Final = 0.2
VALUE_SHARE: Final = 1.0
LESSONS_SHARE: Final = 0.3
HIDDEN_SHARE: Final = 0.1
LESSON_SHARE: Final = 1.0
# A few hundred games of lessons are too few to learn from whole boards: what leads from there into the policy is
# learned in self-play only.
LATER: Final = ("policy.w", "policy.b", "action.trunk.w", "action.trunk.b")


class Sizes(NamedTuple):
    inputs: int
    action_features: int  # numbers about an action
    secrets: int  # numbers that only one seat sees, of one rival
    rivals: int
    actions: int
    width: int
    critic_width: int
    action_width: int

    def shapes(self) -> dict[str, tuple[int, int]]:
        narrow = self.critic_width
        return {
            "in": (self.inputs, self.width),
            "middle": (self.width, self.width),
            "policy": (self.width, self.actions),
            "value": (self.width, MAX_SEATS),
            "action.in": (self.action_features + RATED, self.action_width),
            "action.trunk": (self.width, self.action_width),
            "action.middle": (self.action_width, self.action_width // 2),
            "action.out": (self.action_width // 2, 1),
            "win": (self.width, MAX_SEATS),
            "money": (self.width, MAX_SEATS),
            "hidden": (self.width, self.secrets),
            "critic.in": (self.inputs + self.rivals * self.secrets, narrow),
            "critic.middle": (narrow, narrow),
            "critic.value": (narrow, 1),
        }


HEADS: Final = {
    "policy": 0.0,
    "value": 0.1,
    "action.trunk": 0.0,
    "action.out": 0.01,
    "win": 0.1,
    "money": 0.1,
    "hidden": 0.1,
    "critic.value": 0.1,
}


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
    actions: Array  # by the net's numbers, those that are worth a thought
    lean: Array  # what the teacher says of each; ILLEGAL where there are fewer
    action_inputs: Array
    action: Array  # which of them was taken
    logp: Array  # of that when it was taken
    advantage: Array
    promise: Array  # in lessons: the utility of each action as the search found it
    weight: Array  # and how much that counts
    result: Array  # the critic's target
    utilities: Array  # by seat, counted from the one that decides
    wins: Array
    money: Array  # shares of all there is
    seats: Array  # 1 for a seat of the table


Loss = Callable[[Params, Batch], tuple[Array, dict[str, Array]]]


class Model:
    """The functions of a game's nets, compiled once."""

    def __init__(
        self, selection: InputSelection, secret_parts: np.ndarray[Any, Any], sizes: Sizes, entropy: float
    ) -> None:
        self.selection = selection
        self.parts = jnp.asarray(selection.parts)
        self.secret_parts = jnp.asarray(np.tile(secret_parts, sizes.rivals))
        self.sizes = sizes
        self.entropy = entropy
        self.adam = optax.chain(optax.clip_by_global_norm(0.5), optax.scale_by_adam())
        self.logits = jax.jit(self._logits)
        self.critic = jax.jit(self._critic)
        self.update = jax.jit(self._update)
        self.study = jax.jit(self._study)

    def features(self, columns: Array, scores: Array) -> Array:
        best = jnp.maximum(scores.max(axis=1, keepdims=True), 1.0)
        return jnp.concatenate([columns * self.parts, scores / best, best / self.selection.scale], axis=1)

    def _trunk(self, params: Params, inputs: Array) -> Array:
        first = jax.nn.relu(inputs @ params["in.w"] + params["in.b"])
        return jax.nn.relu(first @ params["middle.w"] + params["middle.b"])

    def _logits(
        self, params: Params, columns: Array, scores: Array, actions: Array, lean: Array, action_inputs: Array
    ) -> Array:
        return self._choose(params, self._trunk(params, self.features(columns, scores)), actions, lean, action_inputs)

    def _choose(self, params: Params, trunk: Array, actions: Array, lean: Array, action_inputs: Array) -> Array:
        """The same as `Net.opinions`."""
        by_number = jnp.pad(trunk @ params["policy.w"] + params["policy.b"], ((0, 0), (0, 1)))
        by_number = jnp.take_along_axis(by_number, actions.astype(jnp.int32), axis=1)
        lean = lean.astype(jnp.float32)
        legal = lean > ILLEGAL
        rated = jnp.stack([jnp.where(legal, lean, 0.0) * LEAN_SCALE, lean == 0.0], axis=-1)
        read = jnp.concatenate([action_inputs.astype(jnp.float32), rated], axis=2)
        beside = trunk @ params["action.trunk.w"] + params["action.trunk.b"] + params["action.in.b"]
        hidden = jax.nn.relu(read @ params["action.in.w"] + beside[:, None])
        hidden = jax.nn.relu(hidden @ params["action.middle.w"] + params["action.middle.b"])
        own = (hidden @ params["action.out.w"] + params["action.out.b"])[:, :, 0]
        return by_number + own + lean

    def _critic(self, params: Params, columns: Array, scores: Array, secrets: Array) -> Array:
        return self._judge(params, self.features(columns, scores), secrets)

    def _judge(self, params: Params, inputs: Array, secrets: Array) -> Array:
        all_inputs = jnp.concatenate([inputs, secrets * self.secret_parts], axis=1)
        first = jax.nn.relu(all_inputs @ params["critic.in.w"] + params["critic.in.b"])
        second = jax.nn.relu(first @ params["critic.middle.w"] + params["critic.middle.b"])
        return (second @ params["critic.value.w"] + params["critic.value.b"])[:, 0]

    def _loss(self, params: Params, batch: Batch) -> tuple[Array, dict[str, Array]]:
        """Of self-play: more of what turned out better than expected."""
        total, facts, logps = self._common_loss(params, batch)
        logp = jnp.take_along_axis(logps, batch.action[:, None], axis=1)[:, 0]
        ratio = jnp.exp(logp - batch.logp)
        gain = jnp.minimum(ratio * batch.advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * batch.advantage)
        total += -gain.mean() - self.entropy * facts["entropy"]
        facts["kl"] = (batch.logp - logp).mean()
        facts["clipped"] = (jnp.abs(ratio - 1) > CLIP).mean()
        return total, facts

    def _lesson_loss(self, params: Params, batch: Batch) -> tuple[Array, dict[str, Array]]:
        """Of lessons: logits in proportion to the utilities that the search found.

        What one simulation finds is mostly luck, and so is which action seems best. So it is not the best action that
        is learned but the utilities, by least squares: luck cancels out over many decisions. Only differences between
        the actions of a decision count. `missed` is the error, in logits.
        """
        total, facts, logps = self._common_loss(params, batch)
        weight = batch.weight
        error = jnp.where(weight > 0, logps - batch.promise / SHARP, 0.0)
        error -= (error * weight).sum(axis=1, keepdims=True)
        missed = (weight * error**2).sum(axis=1).mean()
        facts["missed"] = missed
        return total + LESSON_SHARE * missed, facts

    def _common_loss(self, params: Params, batch: Batch) -> tuple[Array, dict[str, Array], Array]:
        """The critic and the other heads; and the policy, from which either way of learning goes on."""
        inputs = self.features(batch.columns, batch.scores)
        trunk = self._trunk(params, inputs)
        logps = jax.nn.log_softmax(self._choose(params, trunk, batch.actions, batch.lean, batch.action_inputs))
        entropy = -(jnp.exp(logps) * jnp.where(logps > -50, logps, 0.0)).sum(axis=1)
        judged = self._judge(params, inputs, batch.secrets)
        surprise = (judged - batch.result) ** 2
        lessons, hidden = self._lessons(params, trunk, batch)
        total = VALUE_SHARE * surprise.mean() + LESSONS_SHARE * lessons + HIDDEN_SHARE * hidden
        facts = {
            "entropy": entropy.mean(),
            "surprise": surprise.mean(),
            "lessons": lessons,
            "hidden": hidden,
        }
        return total, facts, logps

    def _lessons(self, params: Params, trunk: Array, batch: Batch) -> tuple[Array, Array]:
        """Return the loss of the heads for the end of the game and the rivals' secrets."""

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
        return self._step(self._loss, params, memory, batch, rate)

    def _study(self, params: Params, memory: Any, batch: Batch, rate: Array) -> tuple[Params, Any, dict[str, Array]]:
        return self._step(self._lesson_loss, params, memory, batch, rate, LATER)

    def _step(
        self, loss: Loss, params: Params, memory: Any, batch: Batch, rate: Array, still: Sequence[str] = ()
    ) -> tuple[Params, Any, dict[str, Array]]:
        (_, facts), slopes = jax.value_and_grad(loss, has_aux=True)(params, batch)
        slopes = {name: jnp.zeros_like(slope) if name in still else slope for name, slope in slopes.items()}
        steps, memory = self.adam.update(slopes, memory, params)
        params = jax.tree.map(lambda value, step: value - rate * step, params, steps)
        return params, memory, facts
