"""A simple game: what its declaration does not say already."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from itertools import product
from typing import Any, ClassVar

from bigboard.games.contract import NOBODY, Game, JsonDict, State
from bigboard.games.declaration import GAME_OVER, Action, Declaration
from bigboard.games.rng import Rng, Shuffler, as_rng
from bigboard.games.simple.checks import checked_fields, checked_header, checked_options, copied
from bigboard.games.simple.state import Answer, SimpleState
from bigboard.games.simple.tensor import TENSOR_SIZE, TENSOR_VERSION
from bigboard.games.validation import checked_seed


class SimpleGame(Game):
    """One game: its declaration, its limits, the class of its states, and what chance decides."""

    declaration: ClassVar[Declaration]
    state: ClassVar[type[SimpleState]]
    made: ClassVar[dict[str, SimpleGame]] = {}

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
        self.made[self.name] = self

    @abstractmethod
    def chance(self, players: int, options: JsonDict, draw: Shuffler) -> JsonDict:
        """Everything that chance decides, by name."""

    def answer(self, action: int) -> Answer:
        if not 0 <= action < self.num_actions:
            raise ValueError(f"{self.label} has the actions 0 to {self.num_actions - 1}, not {action}.")
        return self.answer_list[action]

    def understood(self, described: object) -> Answer:
        """A described action as type and values; nothing where it has other fields than its type."""
        if not isinstance(described, Mapping) or described.get("type") not in self.actions:
            return ()
        fields = ("type", *self.actions[described["type"]].fields)
        if set(described) != set(fields) or any(type(described[name]) not in (str, int) for name in fields):
            return ()
        return tuple(described[name] for name in fields)

    def checked_players(self, players: object) -> int:
        if type(players) is not int or not self.min_players <= players <= self.max_players:
            raise ValueError(f"{self.label} is for {self.min_players} to {self.max_players} players, not {players!r}.")
        return players

    def checked_seat(self, seat: int, players: int) -> None:
        if not -1 <= seat < players:
            raise ValueError(f"Seats run from 0 to {players - 1}, and -1 is a spectator; there is no seat {seat}.")

    def deal(self, players: int, seed: int | str, options: Mapping[str, Any] | None = None) -> JsonDict:
        seats, chosen = self.checked_players(players), checked_options(self.declaration, options)
        drawn = self.chance(seats, chosen, Shuffler(f"{self.name}:{checked_seed(seed)}"))
        about = {"game": self.name, "rules": self.rules_version, "players": seats, "options": chosen}
        return {**about, "seed": seed, **drawn}

    def start(self, deal: Mapping[str, Any]) -> SimpleState:
        names = self.chance(self.min_players, checked_options(self.declaration, None), Shuffler("")).keys()
        checked_header(self, deal, "deal", [*names, "seed"], needed=names)
        players, options = self.checked_players(deal["players"]), checked_options(self.declaration, deal.get("options"))
        state = self.state(self, players, options)
        state.origin = {"deal": copied({**deal, "game": self.name, "rules": self.rules_version, "options": options})}
        with complaints("deal"):
            state.begin(copied(dict(deal)))
            state.check()
            state.settle()
            self.look_over(state)
        state.opening, state.told = state.told, []
        return state

    def position(self, position: Mapping[str, Any]) -> SimpleState:
        names = ("seat", "decision", *self.state.fields)
        checked_header(self, position, "position", names, needed=names)
        players = self.checked_players(position["players"])
        state = self.state(self, players, checked_options(self.declaration, position.get("options")))
        state.restore(checked_fields(self.state.fields, position))
        state.ask(position["seat"], position["decision"])
        with complaints("position"):
            state.check()
            self.look_over(state)
        state.origin = {"position": state.position()}
        return state

    def look_over(self, state: SimpleState) -> None:
        """ValueError if nobody can be asked so; what every seat sees is made once, to find what is missing."""
        questions = [question.name for question in self.declaration.questions]
        over = (state.actor, state.question) == (NOBODY, GAME_OVER)
        if not over and (state.question not in questions or state.actor not in range(state.players)):
            raise ValueError(f"Nobody can be asked so: seat {state.actor!r}, decision {state.question!r}.")
        for seat in range(NOBODY, state.players):
            state.seen_by(seat)
        if not over and not state.legal_actions():
            raise ValueError(f"Seat {state.actor} has no answer to the question {state.question!r}.")

    def playout(self, state: State, rng: Any) -> State:
        if not isinstance(state, self.state):
            raise TypeError(f"This is not a state of {self.label}.")
        state.events = False
        state.origin = {}
        self.play_randomly(state, as_rng(rng))
        return state

    def play_randomly(self, state: SimpleState, rng: Rng) -> int:
        decisions = 0
        while legal := state.legal_actions():
            state.take(legal[rng.below(len(legal))])
            decisions += 1
        return decisions

    def playouts(self, games: int, players: int, seed: int, options: Mapping[str, Any] | None = None) -> int:
        rng = Rng(seed)
        starts = (self.start(self.deal(players, f"{seed}:{number}", options)) for number in range(games))
        return sum(self.play_randomly(state, rng) for state in starts)

    def __reduce__(self) -> Any:
        return revived_game, (type(self).__module__, self.name)


@contextmanager
def complaints(what: str) -> Iterator[None]:
    """A deal or position that the game stumbles over is a bad one, not a mistake of the game."""
    try:
        yield
    except (IndexError, KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"The {what} cannot be: {error}.") from error


def revived_game(module: str, name: str) -> SimpleGame:
    import_module(module)
    return SimpleGame.made[name]
