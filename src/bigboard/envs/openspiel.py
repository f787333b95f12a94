"""The games for OpenSpiel: `bigboard_acquire` and `bigboard_stockpile`, registered by importing this module.

    import pyspiel
    import bigboard.envs.openspiel
    game = pyspiel.load_game("bigboard_acquire(players=3)")

* Parameters: `players`, the options of the game by their names, and `reward`: "win", "rank" or "money". All three are
  zero-sum here; a win counts from -1 / players for who does not win at all.
* Chance deals before the first decision: four steps of 256 equally likely outcomes, which together are the seed of the
  deal. After that nothing is left to chance, so a history is a game, and a state is serialized as its history.
* An observation is the tensor of `docs/reference/views.md`, as one array and by field, or the view in JSON as a string.
  The information state of a player is a string: all that they have been told, as a fingerprint, and what they see now.
* `resample_from_infostate` draws one of the worlds that the player cannot rule out, as likely as deals make it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import pyspiel

import bigboard
from bigboard.envs.rewards import final_rewards, reward_number
from bigboard.games.contract import Event, State
from bigboard.games.declaration import Declaration, TensorGroup
from bigboard.games.registry import declaration

DIGITS: Final = 4
OUTCOMES: Final = 256  # of each digit of the seed
LONGEST: Final = 4000  # decisions; no game comes near
REWARD: Final = "win"


def game_type(title: Declaration, players: tuple[int, int]) -> Any:
    options = {option.name: option.default for option in title.options}
    return pyspiel.GameType(
        short_name=f"bigboard_{title.game}",
        long_name=f"Big Board: {title.game.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 4, "reward": REWARD, **options},
    )


@dataclass(frozen=True)
class Table:
    """The table: the game, the number of players, the options and the reward."""

    name: str
    players: int
    options: Mapping[str, Any]
    reward: str


class Told:
    """The events of one step, behind those of all steps before. Fingerprints are computed where they are asked for.

    Steps never change, so copies of a state share them.
    """

    def __init__(self, before: Told | None, events: list[Event]) -> None:
        self.before = before
        self.events = events
        self.known: dict[int, str] = {}  # by player

    def __deepcopy__(self, memo: object) -> Told:
        return self

    def fingerprint(self, player: int) -> str:
        """Return a fingerprint of all that the player has been told."""
        unknown: list[Told] = []
        step: Told | None = self
        while step is not None and player not in step.known:
            unknown.append(step)
            step = step.before
        found = step.known[player] if step is not None else ""
        for later in reversed(unknown):
            seen = json.dumps([event.seen_by(player) for event in later.events])
            found = later.known[player] = hashlib.sha256((found + seen).encode()).hexdigest()[:24]
        return found


class TableGame(pyspiel.Game):
    """A game at its table."""

    def __init__(self, name: str, kind: Any, params: Mapping[str, Any]) -> None:
        options = {key: value for key, value in params.items() if key not in ("players", "reward")}
        self.table = Table(name, int(params.get("players", 4)), options, str(params.get("reward", REWARD)))
        players = self.table.players
        reward_number(self.table.reward)
        rules = bigboard.game(name)
        rules.deal(players, 0, options)  # bad players or options are refused here
        low, high = bounds(self.table.reward, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.num_actions,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, dict(params))

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        return load_game, (str(self),)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        return Observer(self.table.name, kind, params)


def bounds(reward: str, players: int) -> tuple[float, float]:
    """The least and the most that a player can get."""
    if reward == "win":
        return -1.0 / players, 1.0 - 1.0 / players
    return -1.0, 1.0 if reward == "rank" else players - 1.0


class TableState(pyspiel.State):
    """A game in progress, or being dealt."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.played = game.table
        self.digits: list[int] = []
        self.table: State | None = None
        self.told: Told | None = None  # what the players have been told, step by step

    @property
    def dealt(self) -> State:
        assert self.table is not None, "the cards have not been dealt yet"
        return self.table

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.seat if self.table.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.seat < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(digit, 1.0 / OUTCOMES) for digit in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.dealt.legal_actions()

    def _apply_action(self, action: int) -> None:
        if self.table is not None:
            self.told = Told(self.told, self.table.apply(action))
            return
        self.digits.append(int(action))
        if len(self.digits) == DIGITS:
            rules = bigboard.game(self.played.name)
            seed = int.from_bytes(bytes(self.digits), "big")
            self.table = rules.start(rules.deal(self.played.players, seed, self.played.options))
            self.told = Told(None, self.table.opening)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"deal {action}"
        words = dict(self.dealt.describe(action))
        return " ".join([str(words.pop("type")), *(str(value) for value in words.values())])

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.played.players
        rewards = final_rewards(self.played.reward, self.dealt.scores())
        even = 1.0 / self.played.players if self.played.reward == "win" else 0.0
        return [reward - even for reward in rewards]

    def view(self, player: int) -> str:
        """Return the player's view, as JSON."""
        return "" if self.table is None else json.dumps(self.table.observe(player), sort_keys=True)

    def knowledge(self, player: int) -> str:
        """Return a fingerprint of all events that the player has seen, with the present view."""
        return f"{self.knowledge_of(player)} {self.view(player)}"

    def __str__(self) -> str:
        return self.view(-1) or f"dealing {self.digits}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """Sample a state that this player cannot rule out, without the events that only others saw."""
        world: TableState = self.clone()
        world.table = self.dealt.sample(player, int(sampler() * (1 << 53)))
        world.table.events = True
        world.told = Told(None, [])
        seats = (*range(self.played.players), -1)
        world.told.known = {seat: self.knowledge_of(seat) if seat == player else "" for seat in seats}
        return world

    def knowledge_of(self, player: int) -> str:
        """Return a fingerprint of all that the player has been told."""
        return self.told.fingerprint(player) if self.told is not None else ""


class Observer:
    """A player's observation: the tensor as one array and by field, or with perfect recall the information state.

    What is public alone is what a spectator sees. A view does not fall into a public and a private part, so there is
    nothing to show of the private part alone.
    """

    def __init__(self, name: str, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"Observations take no parameters, but {dict(params)!r} was given.")
        secrets = pyspiel.PrivateInfoType.SINGLE_PLAYER if kind is None else kind.private_info
        if secrets == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("There is no observation with the secrets of all players.")
        self.perfect_recall = kind is not None and kind.perfect_recall
        self.public_only = secrets == pyspiel.PrivateInfoType.NONE
        self.private_only = kind is not None and not kind.public_info
        self.dict: dict[str, Any] = {}
        self.tensor: Any = None
        if not self.perfect_recall and not self.private_only:
            self.tensor = np.zeros(bigboard.game(name).tensor_size, np.float32)
            # OpenSpiel puts the parts together in this order, so each has to lie in one piece.
            at = 0
            fields = declaration(name).tensor
            if not fields:  # a title in plain Python
                self.dict["observation"] = self.tensor
            for field in fields:
                shape = (field.times, field.each) if isinstance(field, TensorGroup) else (field.size,)
                self.dict[field.name] = self.tensor[at : at + field.size].reshape(shape)
                at += field.size

    def set_from(self, state: TableState, player: int) -> None:
        if self.tensor is not None:
            if state.table is None:
                self.tensor.fill(0)
            else:
                state.table.tensor(-1 if self.public_only else player, self.tensor)

    def string_from(self, state: TableState, player: int) -> str | None:
        if self.private_only:
            return None
        viewer = -1 if self.public_only else player
        return state.knowledge(viewer) if self.perfect_recall else state.view(viewer)


def register(name: str) -> None:
    """Register a game with OpenSpiel."""
    rules = bigboard.game(name)
    kind = game_type(declaration(name), (rules.min_players, rules.max_players))

    class Registered(TableGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, kind, params or {})

    pyspiel.register_game(kind, Registered)


def load_game(text: str) -> Any:
    """Load a game by its OpenSpiel name with parameters. A pickled game is read by this function."""
    return pyspiel.load_game(text)


for name in bigboard.game_names():
    register(name)
