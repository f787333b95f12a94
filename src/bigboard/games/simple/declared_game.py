"""A game with a declaration, and the numbers of its actions that follow."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import ClassVar

from bigboard.games.contract import Game
from bigboard.games.declaration import Action, Declaration
from bigboard.games.simple.tensor import TENSOR_SIZE, TENSOR_VERSION
from bigboard.games.validation import checked_players

Answer = tuple[str | int, ...]  # the type of an action and its fields, in the order declared: ("buy", "Comet")


class DeclaredGame(Game):
    """A game's declaration, limits and action space."""

    declaration: ClassVar[Declaration]

    def __init__(self, players: range, rules_version: int = 1) -> None:
        self.name = self.declaration.game
        self.label = self.name.replace("-", " ").title()
        self.rules_version = rules_version
        self.min_players = players[0]
        self.max_players = players[-1]
        self.num_actions = self.declaration.num_actions
        self.tensor_size = TENSOR_SIZE
        self.tensor_version = TENSOR_VERSION
        self.actions: dict[str, Action] = {action.type: action for action in self.declaration.actions}
        self.answer_list: list[Answer] = [
            (action.type, *values)
            for action in self.declaration.actions
            for values in product(*(field.values for field in action.fields.values()))
        ]
        self.numbers = {answer: number for number, answer in enumerate(self.answer_list)}

    def answer(self, action: int) -> Answer:
        if not 0 <= action < self.num_actions:
            raise ValueError(f"{self.label} has the actions 0 to {self.num_actions - 1}, not {action}.")
        return self.answer_list[action]

    def parse_answer(self, described: object) -> Answer:
        """Return a described action as type and values; () if its fields are not those of its type."""
        if not isinstance(described, Mapping) or described.get("type") not in self.actions:
            return ()
        fields = ("type", *self.actions[described["type"]].fields)
        if set(described) != set(fields) or any(type(described[name]) not in (str, int) for name in fields):
            return ()
        return tuple(described[name] for name in fields)

    def checked_players(self, players: object) -> int:
        return checked_players(self.label, self.min_players, self.max_players, players)
