"""A table of any of the games as an AEC environment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import gymnasium as gym
import numpy as np
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import bigboard
from bigboard.envs.rendering import draw_table
from bigboard.envs.rewards import final_rewards, reward_number
from bigboard.envs.tensor_fields import tensor_fields
from bigboard.games.contract import IllegalAction, JsonDict, State

SEED_ROOM: Final = 2**31
OBSERVATIONS: Final = ("tensor", "dict")
ILLEGAL: Final = -1.0  # what an illegal action brings

Observation = dict[str, Any]


def wrap(env: TableEnv) -> AECEnv[str, Any, int | None]:
    """Check the order of calls, and end the game at an illegal action.

    PettingZoo has a wrapper for each of the checks that other games need beside this one; three of them take most of a
    turn's time, and the table knows its legal actions itself.
    """
    env.illegal_ends = True
    return wrappers.OrderEnforcingWrapper(env)


class TableEnv(AECEnv[str, Any, int | None], EzPickle):
    """One game after the other; the agents are the seats, "player_0" and so on.

    * `players`, `options`: the table, as for `game.deal`.
    * `observation`: "tensor" is one array of float32 numbers; "dict" has the same numbers field by field, by the
      names of `docs/reference/views.md`. Both come with the legal actions as `action_mask`.
    * `reward`: "win", "rank" or "money" (`bigboard.envs.rewards`), all of it at the end of the game.
    * `max_cycles`: after so many decisions a game is cut short.
    * `render_mode`: "ansi" returns text, "rgb_array" a picture, "human" prints the text.

    An illegal action raises `IllegalAction`. In the environment that `env()` makes it ends the game instead: the
    agent gets -1, the others 0.

    `reset(seed=…)` deals by the seed; `reset(options={"deal": deal})` starts that deal.
    """

    game_name: ClassVar[str]
    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["human", "ansi", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 4,
        options: Mapping[str, Any] | None = None,
        observation: str = "tensor",
        reward: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, players, options, observation, reward, max_cycles, render_mode)
        super().__init__()
        if observation not in OBSERVATIONS:
            raise ValueError(f"There is no observation {observation!r}; it is one of {', '.join(OBSERVATIONS)}.")
        reward_number(reward)
        self.game = bigboard.game(self.game_name)
        self.game.deal(players, 0, options)  # bad players or options are refused here, not at the first reset
        self.players = players
        self.options = dict(options or {})
        self.reward = reward
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.fields = tensor_fields(self.game_name) if observation == "dict" else []
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        numbers: gym.Space[Any] = gym.spaces.Box(0.0, 1.0, (self.game.tensor_size,), np.float32)
        if self.fields:
            numbers = gym.spaces.Dict(
                {field.name: gym.spaces.Box(0.0, 1.0, field.shape, np.float32) for field in self.fields}
            )
        mask = gym.spaces.Box(0, 1, (self.game.num_actions,), np.int8)
        self.observation_spaces = {
            agent: gym.spaces.Dict({"observation": numbers, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: gym.spaces.Discrete(self.game.num_actions) for agent in self.possible_agents}
        self.random = np.random.default_rng()
        self.table: State | None = None
        self.cycles = 0
        self.illegal_ends = False

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> gym.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gym.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.random = np.random.default_rng(seed)
        deal = (options or {}).get("deal")
        if deal is None:
            deal = self.game.deal(self.players, int(self.random.integers(SEED_ROOM)), self.options)
        self.table = self.game.start(deal)
        self.table.events = False
        if self.table.players != self.players:
            raise ValueError(f"This deal is for {self.table.players} players; the environment has {self.players}.")
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, JsonDict] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.seat]

    @property
    def now(self) -> State:
        """The game in progress."""
        if self.table is None:
            raise ValueError("There is no game yet: call reset() first.")
        return self.table

    def observe(self, agent: str) -> Observation:
        """Return the agent's observation. Only the agent that decides has legal actions."""
        table = self.now
        seat = self.seat_of[agent]
        numbers = np.empty(self.game.tensor_size, np.float32)
        table.tensor(seat, numbers)
        mask = np.zeros(self.game.num_actions, np.int8)
        if seat == table.seat:
            self.game.legal_mask(table, mask)
        return {"observation": self.by_field(numbers) if self.fields else numbers, "action_mask": mask}

    def by_field(self, numbers: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        found = {}
        for name, start, shape, step in self.fields:
            if step:
                rows = [numbers[start + row * step :][: shape[1]] for row in range(shape[0])]
                found[name] = np.stack(rows)
            else:
                found[name] = numbers[start : start + shape[0]]
        return found

    def view(self, agent: str) -> JsonDict:
        """Return the agent's view: `state.observe`."""
        return self.now.observe(self.seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.now
        if action is None:
            raise ValueError(f"{agent} has to decide, so the action cannot be None.")
        self._cumulative_rewards[agent] = 0.0
        try:
            table.apply(action)
        except IllegalAction:
            if not self.illegal_ends:
                raise
            gym.logger.warn(f"{agent} took action {action}, which is not legal; that ends the game.")
            self.end({agent: ILLEGAL})
            return
        self.cycles += 1
        if table.seat < 0:
            ends = final_rewards(self.reward, table.scores())
            self.end({name: ends[self.seat_of[name]] for name in self.agents})
        else:
            if self.cycles == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[table.seat]
        if self.render_mode == "human":
            self.render()

    def end(self, rewards: Mapping[str, float]) -> None:
        """End the game for all agents; those without a reward get 0."""
        self.rewards = dict.fromkeys(self.agents, 0.0) | dict(rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Draw the table as a spectator sees it."""
        if self.render_mode is None:
            gym.logger.warn("There is no render_mode, so nothing is rendered.")
            return None
        drawn = draw_table(self.game_name, self.now.observe(-1))
        if self.render_mode == "rgb_array":
            return drawn.picture()
        if self.render_mode == "ansi":
            return drawn.text()
        print(drawn.text())
        return None

    def close(self) -> None:
        """There is nothing to close."""
