"""The base class of games in plain Python: dealing, starting, positions, playouts."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import Any, ClassVar

from bigboard.games.contract import NO_SEAT, JsonDict, State
from bigboard.games.declaration import GAME_OVER
from bigboard.games.rng import Rng, Shuffler, as_rng
from bigboard.games.simple.checks import checked_fields, checked_header, checked_options
from bigboard.games.simple.declared_game import DeclaredGame
from bigboard.games.simple.state import SimpleState
from bigboard.games.validation import checked_seed, json_copy

REQUIRED = ("begin", "answers", "seen_by", "imagine")  # the compiled base class does not enforce abstract methods


class SimpleGame(DeclaredGame):
    """A game with the class of its states and the draws of its deal."""

    state: ClassVar[type[SimpleState]]
    made: ClassVar[dict[str, SimpleGame]] = {}

    def __init__(self, players: range, rules_version: int = 1) -> None:
        super().__init__(players, rules_version)
        check_methods(self.state)
        self.made[self.name] = self

    @abstractmethod
    def chance(self, players: int, options: JsonDict, draw: Shuffler) -> JsonDict:
        """Draw all random parts of a deal, by name."""

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
        state.origin = {"deal": json_copy({**deal, "game": self.name, "rules": self.rules_version, "options": options})}
        with value_errors("deal"):
            state.begin(json_copy(dict(deal)))
            state.check()
            state.settle()
            self.check_state(state)
        state.opening, state.new_events = state.new_events, []
        return state

    def position(self, position: Mapping[str, Any]) -> SimpleState:
        names = ("seat", "decision", *self.state.fields)
        checked_header(self, position, "position", names, needed=names)
        players = self.checked_players(position["players"])
        state = self.state(self, players, checked_options(self.declaration, position.get("options")))
        state.restore(checked_fields(self.state.fields, position))
        state.ask(position["seat"], position["decision"])
        with value_errors("position"):
            state.check()
            self.check_state(state)
        state.origin = {"position": state.position()}
        return state

    def check_state(self, state: SimpleState) -> None:
        """Check that the question can be asked and that every view can be built; ValueError if not."""
        questions = [question.name for question in self.declaration.questions]
        over = (state.actor, state.question) == (NO_SEAT, GAME_OVER)
        if not over and (state.question not in questions or state.actor not in range(state.players)):
            raise ValueError(f"No seat can be asked this: seat {state.actor!r}, decision {state.question!r}.")
        for seat in range(NO_SEAT, state.players):
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
        return load_game, (type(self).__module__, self.name)


def check_methods(state: type[SimpleState]) -> None:
    """Raise TypeError for a state without its rules of hidden information: nothing may be visible by omission."""
    missing = [name for name in REQUIRED if getattr(state, name) is getattr(SimpleState, name)]
    if missing:
        raise TypeError(
            f"{state.__name__} has no method {' and no method '.join(missing)}. A game without hidden information "
            "returns its whole table in seen_by, and passes in imagine."
        )


@contextmanager
def value_errors(what: str) -> Iterator[None]:
    """Turn an error that a deal or position causes inside the game into a ValueError about that input."""
    try:
        yield
    except (IndexError, KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"The {what} is not possible: {error}.") from error


def load_game(module: str, name: str) -> SimpleGame:
    import_module(module)
    return SimpleGame.made[name]
