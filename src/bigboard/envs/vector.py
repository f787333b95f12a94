"""Many games at once, as a vector environment of Gymnasium: one call of compiled code steps all of them.

    import gymnasium as gym
    envs = gym.make_vec("bigboard.envs:bigboard/Acquire-v0", num_envs=256, players=4)

Self-play: every game asks one seat after the other, and the caller answers for all of them. With `opponents="greedy"`
or `"random"`, or one of them for each other seat, the caller plays one seat, and the bots answer in compiled code.
Other opponents play in Python: `bigboard.envs.against_bots`.

* The observation of a row is that of the seat that decides there now (`info["seat"]`), with its legal actions as
  `action_mask`. It holds no secrets of other seats.
* The reward of a row belongs to the seat that took the action of this step (`info["actor"]`). It is 0 before the
  end. When a game ends, `info["rewards"]` has the rewards of all its seats, and `info["scores"]` their money.
* A game that has ended shows its end to the seat that ended it (`info["seat"]` is -1, and 0 is the one action of the
  mask). The next step ignores its action and deals a new game there, with reward 0 and `info["actor"]` -1: Gymnasium's
  autoreset in the next step.

Arrays of observations and infos are read-only and overwritten by every step: copy what you keep, or use `copy=True`.
Rewards, terminations, truncations and the dict of infos are new in every step, as wrappers expect.

A title in plain Python has the same environment, stepped in Python; `gymnasium.make_vec` finds bots for it, too.

With `records=True`, and always against bots or in plain Python, `record(row)` returns the record of the game in a row:
of a game that has just ended, the whole game. Deals take longer then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

import gymnasium as gym
import numpy as np
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import bigboard
from bigboard.bots.heuristic.bot_batch import CALLER, GREEDY, RANDOM, BotBatch
from bigboard.bots.heuristic.lookup import heuristic_for
from bigboard.envs.against_bots import BotTableEnv, seated_bots
from bigboard.envs.plain_batch import PlainBatch
from bigboard.envs.rewards import reward_number
from bigboard.games.engine.batch import BYTES, FLOATS, NOTHING, Batch
from bigboard.games.engine.table_game import TableGame
from bigboard.games.rng import Rng

SHOWN: Final = {"float32": FLOATS, "uint8": BYTES, "none": NOTHING}
COMPILED: Final = {"": CALLER, "greedy": GREEDY, "random": RANDOM}  # players of a seat
SEED_ROOM: Final = 2**31

Observations = dict[str, NDArray[Any]]


class TableVectorEnv(VectorEnv[Observations, NDArray[Any], NDArray[Any]]):
    """Some games of one table side by side.

    `observation` is "float32" (the tensor), "uint8" (the whole numbers behind it, a quarter of the memory), or "none":
    then an observation is only the seat that decides, and there is no mask.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 4,
        options: Mapping[str, Any] | None = None,
        observation: str = "float32",
        reward: str = "win",
        copy: bool = False,
        opponents: str = "",
        seat: int = 0,
        records: bool = False,
    ) -> None:
        if observation not in SHOWN:
            raise ValueError(f"There is no observation {observation!r}; it is one of {', '.join(SHOWN)}.")
        rules = bigboard.game(game)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        self.num_envs = num_envs
        self.copy = copy
        shown, worth = SHOWN[observation], reward_number(reward)
        batch: Batch | PlainBatch
        if not isinstance(rules, TableGame):
            if opponents or observation == "uint8":
                raise ValueError(f"{game!r} is not compiled, so its rows play without bots, and not as uint8.")
            batch = PlainBatch(rules, players, num_envs, options, observation != "none", reward)
        elif opponents:
            seated = [COMPILED[spec] for spec in seated_bots(opponents, players, seat)]
            batch = BotBatch(rules, seated, heuristic_for(game), num_envs, options, shown, worth)
        else:
            batch = Batch(rules, players, num_envs, options, shown, worth, complete=records)
        self.batch = batch
        actions = rules.num_actions
        self.single_action_space = gym.spaces.Discrete(actions)
        spaces: dict[str, gym.Space[Any]]
        self.arrays: Observations
        self.seats = array_on(batch.seats, np.int64)
        if observation == "none":
            spaces = {"seat": gym.spaces.Discrete(players + 1, start=-1)}
            self.arrays = {"seat": self.seats}
        else:
            size = rules.tensor_size
            mask = array_on(batch.masks, np.int8).reshape(num_envs, actions)
            box: gym.Space[Any] = gym.spaces.Box(0.0, 1.0, (size,), np.float32)
            numbers = array_on(batch.floats, np.float32)
            if observation == "uint8" and isinstance(batch, Batch):
                box = gym.spaces.Box(np.zeros(size, np.uint8), np.array(batch.layout.wholes, np.uint8), dtype=np.uint8)
                numbers = array_on(batch.bytes, np.uint8)
            spaces = {"observation": box, "action_mask": gym.spaces.Box(0, 1, (actions,), np.int8)}
            self.arrays = {"observation": numbers.reshape(num_envs, size), "action_mask": mask}
        self.single_observation_space = gym.spaces.Dict(spaces)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.actions = array_on(batch.actions, np.int64)
        self.rewards = array_on(batch.own_rewards, np.float64)
        self.terminations = array_on(batch.over, np.bool_)
        self.infos: dict[str, Any] = {
            "seat": self.seats,
            "actor": array_on(batch.actors, np.int64),
            "rewards": array_on(batch.rewards, np.float64).reshape(num_envs, players),
            "scores": array_on(batch.scores, np.int64).reshape(num_envs, players),
        }
        self.seeded = False
        self.random: Rng = Rng(0)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal new games, in all rows or in those of `options["reset_mask"]`.

        Row k of a seed s is dealt by s + k; without a seed rows go on as they were dealt.
        """
        seeds: Sequence[int | None]
        if isinstance(seed, int | np.integer):
            super().reset(seed=int(seed))
            seeds = range(int(seed), int(seed) + self.num_envs)
        elif seed is not None:
            seeds = [None if number is None else int(number) for number in seed]
        elif self.seeded:
            seeds = [None] * self.num_envs
        else:
            seeds = [int(number) for number in self.np_random.integers(SEED_ROOM, size=self.num_envs)]
        if len(seeds) != self.num_envs:
            raise ValueError(f"There are {len(seeds)} seeds for {self.num_envs} games.")
        mask = (options or {}).get("reset_mask")
        rows = range(self.num_envs) if mask is None or not self.batch.tables else np.flatnonzero(mask).tolist()
        for row in rows:
            number = seeds[row]
            if number is not None:
                self.batch.seed(row, number)
        self.seeded = True
        if len(rows) == self.num_envs:
            self.batch.begin()
        else:
            for row in rows:
                self.batch.begin_row(row)
        return self.observations(), self.facts()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observations, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Take one action in every game; ValueError names the first that is not legal, and nothing changes."""
        if not self.batch.tables:
            raise ValueError("There are no games yet: call reset() first.")
        if actions is not self.actions:
            self.batch.read_actions(np.asarray(actions, "<i8").tobytes())
        self.batch.step()
        rewards, terminations = self.rewards.copy(), self.terminations.copy()
        return self.observations(), rewards, terminations, np.zeros(self.num_envs, np.bool_), self.facts()

    def record(self, row: int) -> dict[str, Any]:
        """Return the record of the game in this row, with the actions of all seats, for `bigboard.replay`."""
        if not self.batch.complete:
            raise ValueError("These games keep no records: make the environment with records=True.")
        return self.batch.record(row)

    def random_actions(self, rng: Rng | None = None) -> NDArray[np.int64]:
        """Draw a uniformly random legal action for every game, in compiled code."""
        self.batch.draw_actions(rng or self.random)
        return self.actions

    def observations(self) -> Observations:
        return {name: array.copy() for name, array in self.arrays.items()} if self.copy else self.arrays

    def facts(self) -> dict[str, Any]:
        return {name: array.copy() if self.copy else array for name, array in self.infos.items()}


def array_on(numbers: Any, kind: Any) -> NDArray[Any]:
    """Return a numpy array on the memory of a vec, or the array itself."""
    return (
        numbers.reshape(-1).view(kind)
        if isinstance(numbers, np.ndarray)
        else np.frombuffer(memoryview(numbers), dtype=kind)
    )


class BotVectorEnv(SyncVectorEnv):
    """Games against bots of any kind, stepped one after the other."""

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal new games. Seeds may be numbers of numpy."""
        return super().reset(seed=seed if seed is None else np.asarray(seed).tolist(), options=options)


def make_vector(game: str, num_envs: int = 1, opponents: str = "", **settings: Any) -> VectorEnv[Any, Any, Any]:
    """Return the vector environment for `gymnasium.make_vec`: self-play, or one seat against bots in every game."""
    is_compiled = isinstance(bigboard.game(game), TableGame)
    if not opponents or (is_compiled and set(opponents.split(",")) <= set(COMPILED)):
        return TableVectorEnv(game, num_envs, opponents=opponents, **settings)
    return BotVectorEnv([partial(BotTableEnv, game, opponents, **settings)] * num_envs)
