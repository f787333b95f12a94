"""One seat against bots, as an environment of Gymnasium.

    import gymnasium as gym
    env = gym.make("bigboard.envs:bigboard/Acquire-v0", opponents="greedy")

The observation is that of your seat, with its legal actions as `action_mask`. Between two of your decisions the bots
play. The reward comes at the end of the game. An illegal action ends the game with the reward -1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium as gym
import numpy as np
from numpy.typing import NDArray

import bigboard
from bigboard.bots import Referee, bot
from bigboard.envs.rewards import final_rewards, reward_number
from bigboard.games.contract import IllegalAction, State
from bigboard.games.rng import Rng

SEEDS = 2**62
ILLEGAL = -1.0  # the reward of an illegal action
Observation = dict[str, NDArray[Any]]


def seated_bots(opponents: str, players: int, seat: int) -> list[str]:
    """Return the bot of each seat, with "" for your own; ValueError if there are too few or too many."""
    if not 0 <= seat < players:
        raise ValueError(f"Your seat is 0 to {players - 1}, not {seat}.")
    specs = opponents.split(",")
    specs = specs * (players - 1) if len(specs) == 1 else specs
    if len(specs) != players - 1:
        raise ValueError(f"There are {len(specs)} opponents for {players - 1} seats.")
    return [*specs[:seat], "", *specs[seat:]]


class BotTableEnv(gym.Env[Any, np.int64]):
    """One game after the other. `opponents` is a bot for all other seats, or one for each, separated by commas."""

    def __init__(
        self,
        game: str,
        opponents: str = "greedy",
        players: int = 4,
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        self.game = bigboard.game(game)
        self.game.deal(players, 0, options)  # refuses bad players and options
        reward_number(reward)
        self.specs = seated_bots(opponents, players, seat)
        for spec in filter(None, self.specs):
            bot(spec)
        self.players, self.seat, self.options, self.reward = players, seat, dict(options or {}), reward
        self.render_mode = render_mode
        self.action_space = gym.spaces.Discrete(self.game.num_actions)
        self.observation_space = gym.spaces.Dict(
            {
                "observation": gym.spaces.Box(0.0, 1.0, (self.game.tensor_size,), np.float32),
                "action_mask": gym.spaces.Box(0, 1, (self.game.num_actions,), np.int8),
            }
        )
        self.state: State | None = None
        self.rng = Rng(0)
        self.bots: list[Referee] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game, or start `options["deal"]`, and let the bots play up to your first decision."""
        super().reset(seed=None if seed is None else int(seed))
        number = int(self.np_random.integers(SEEDS))
        deal = (options or {}).get("deal") or self.game.deal(self.players, number, self.options)
        self.state = self.game.start(deal)
        self.rng = Rng(number)
        self.bots = [Referee(bot(spec or "random"), spec) for spec in self.specs]
        listening = any(referee.listener is not None for referee in self.bots)
        self.state.events = listening
        self.news: list[list[Any]] = [list(self.state.opening) if listening else [] for _ in self.specs]
        self.play_bots()
        return self.observe(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the action and let the bots play up to your next decision."""
        state = self.now
        try:
            self.tell(state.apply(int(action)))
        except IllegalAction as refusal:
            return self.observe(), ILLEGAL, True, False, {"illegal": refusal.rule}
        self.play_bots()
        if state.seat >= 0:
            return self.observe(), 0.0, False, False, {}
        scores = state.scores()
        return self.observe(), final_rewards(self.reward, scores)[self.seat], True, False, {"scores": scores}

    @property
    def now(self) -> State:
        """The game in progress."""
        if self.state is None:
            raise ValueError("There is no game yet: call reset() first.")
        return self.state

    def play_bots(self) -> None:
        state = self.now
        while state.seat not in (self.seat, -1):
            seat = state.seat
            news, self.news[seat] = self.news[seat], []
            seen = [event.seen_by(seat) for event in news]
            self.tell(state.apply(self.bots[seat].decide(state, self.rng, seen)))

    def tell(self, events: list[Any]) -> None:
        for news in self.news if events else ():
            news.extend(events)

    def observe(self) -> Observation:
        """Return the tensor of your seat, and the mask of its legal actions."""
        tensor = np.empty(self.game.tensor_size, np.float32)
        self.now.tensor(self.seat, tensor)
        return {"observation": tensor, "action_mask": self.action_masks()}

    def action_masks(self) -> NDArray[np.int8]:
        """Return the legal actions, as `sb3_contrib.MaskablePPO` asks for them."""
        mask = np.zeros(self.game.num_actions, np.int8)
        if self.now.seat == self.seat:
            self.game.legal_mask(self.now, mask)
        return mask
