"""The contract of every game: `Game` and `State`, with `Event`, `IllegalAction` and `Outcome`.

A game is a pure function of its deal and the actions taken. A state always asks one seat one question; the
answers are small integers of a fixed action space, and `describe` and `find` turn them into words and back.
"""

import json
from abc import ABCMeta, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bigboard.games.events import NO_SEAT, SPECTATOR, Event, IllegalAction, JsonDict, Outcome, Seat
from bigboard.games.speed_hooks import SpeedHooks

__all__ = ["NO_SEAT", "SPECTATOR", "Event", "Game", "IllegalAction", "JsonDict", "Outcome", "Seat", "State"]

# Layers look down only, so the contract knows these two by name, and loads them when they are first used.
REGISTRY: Final = "bigboard.games.registry"
NOTATION: Final = "bigboard.records.notation"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(SpeedHooks):
    """A game in progress.

    `events` switches events on and off: off, `apply` returns an empty list. `opening` holds the events before the first
    decision, `history` the actions since, `moves` their number, which is all that a sample knows of them.

    Two states are equal if their games and their `position()` are equal. The hash changes with the position, too: put
    `state.clone()` into a set or dict, and do not play on in it. Both write the whole position, which is slow.

    The examples of the methods begin with this state:

    >>> import bigboard
    >>> game = bigboard.game("acquire")
    >>> state = game.start(game.deal(players=4, seed=7))
    """

    events: bool
    first_events: list[Event]
    history: vec[i64]
    moves: i64

    @property
    def opening(self) -> list[Event]:
        """The events before the first decision."""
        return self._opening_events()

    @opening.setter
    def opening(self, events: list[Event]) -> None:
        self.first_events = events

    def _opening_events(self) -> list[Event]:
        """Return the opening; a title may build it here, when it is asked for."""
        return self.first_events

    @property
    @abstractmethod
    def game(self) -> "Game":
        """The game this is a state of."""

    @property
    @abstractmethod
    def players(self) -> int:
        """The number of seats."""

    @property
    @abstractmethod
    def seat(self) -> int:
        """The seat that decides now; -1 when the game is over."""

    @property
    @abstractmethod
    def decision(self) -> str:
        """The question that is asked now, for example "play_tile"; "game_over" at the end."""

    @property
    def is_over(self) -> bool:
        """Return True if the game is over: no seat is asked any more."""
        return self.seat < 0

    @property
    def turns(self) -> int:
        """A number that rises when an action shows something hidden without an event, by the seat that is asked next.

        Such an action cannot be undone.
        """
        return 0

    @abstractmethod
    def legal_actions(self) -> list[int]:
        """Return the actions allowed now, sorted; empty only when the game is over.

        >>> state.legal_actions()
        [6, 32, 41, 72, 81, 95]
        """

    @abstractmethod
    def describe(self, action: int) -> JsonDict:
        """Return the action as names and values, ready for JSON: for records, logs and clients.

        >>> state.describe(state.legal_actions()[0])
        {'type': 'play_tile', 'tile': '7A'}
        """

    @abstractmethod
    def find(self, described: Mapping[str, Any]) -> int:
        """Return the action that is described so; IllegalAction if it is not legal now.

        >>> state.find({"type": "play_tile", "tile": "9C"})
        32
        >>> state.find({"type": "play_tile", "tile": "1A"})
        Traceback (most recent call last):
            ...
        bigboard.games.events.IllegalAction: You do not hold 1A. (ACQ-TRN-2)
        """

    def text(self, action: int) -> str:
        """Return the action in the game's notation, as people write it.

        >>> [state.text(action) for action in state.legal_actions()[:3]]
        ['7A', '9C', '6D']
        """
        text: str = import_module(NOTATION).text_of(self, action)
        return text

    def parse(self, text: str) -> list[int]:
        """Return the legal actions that a line of the game's notation means, in order; the state is unchanged.

        ValueError says that the line is not understood; IllegalAction, that the rules forbid it.

        >>> from bigboard.records.notation import parse_position
        >>> state = parse_position("acquire players=2 T=5A,6A hands=4C/9I decision=buy_shares")
        >>> actions = state.parse("buy T 2")
        >>> [state.text(action) for action in actions]
        ['buy Tower', 'buy Tower']
        """
        actions: list[int] = import_module(NOTATION).parse_actions(self, text)
        return actions

    @abstractmethod
    def apply(self, action: int, events: bool = True) -> list[Event]:
        """Take the action and all that follows from it without a choice, and return the events.

        `events=False` skips the building of events, and returns an empty list. IllegalAction names the clause that
        forbids the action, and changes nothing.

        >>> for event in state.apply(state.legal_actions()[0]):
        ...     print(event.rule, event.type, event.data)
        ACQ-TRN-4 tile_played {'tile': '7A', 'effect': 'nothing'}
        ACQ-TRN-5 tile_drawn {'bag': 79}
        >>> state.apply(state.legal_actions()[0], events=False)
        []
        """

    def apply_in_steps(self, action: int) -> list["State"]:
        """Take the action as `apply` does, and return the state at each of its events, in their order.

        Each is a copy for `views(..., asked=False)`: in the middle of an action there is no question to answer. A game
        that keeps no such states shows the last one at every event.
        """
        return [self.clone() for _ in self.apply(action)]

    def offers(self, seat: int) -> JsonDict:
        """Return the effect of every legal answer, and why others are illegal; `docs/reference/offers.md` has more.

        This version lists the answers only. A game adds the rest.
        """
        mine = seat >= 0 and seat == self.seat
        actions = self.legal_actions() if mine else []
        choices = [{"action": action, **self.describe(action), "cost": 0, "gain": 0} for action in actions]
        asked: JsonDict = {"question": self.decision, "phase": "", "rule": "", "seat": self.seat}
        return {**asked, "choices": choices, "pick": None, "forbidden": []}

    def find_several(self, picks: Sequence[Mapping[str, Any]]) -> list[int]:
        """Return the actions that answer a choice of several, in the engine's order, whatever the order of the picks.

        IllegalAction says why they cannot be had together; nothing changes. The action that ends the choice is the
        last legal one, if the same question is asked again after all picks.
        """
        trial = self.clone()
        trial.events = False
        seat = trial.seat
        question = trial.decision
        left = list(picks)
        actions: list[int] = []
        while left:
            place = trial.next_pick(left)
            action = trial.find(left.pop(place))
            trial.apply(action)
            actions.append(action)
            if left and trial.seat != seat:
                raise IllegalAction("", "too-many-picks", "The choice is over before all of that was picked.")
        if trial.seat == seat and trial.decision == question:
            last = trial.legal_actions()[-1]
            if "stop" in str(trial.describe(last)["type"]):
                actions.append(last)
        return actions

    def next_pick(self, picks: Sequence[Mapping[str, Any]]) -> int:
        """Return the place of the pick that the engine's order puts first: the legal one with the smallest number."""
        best = -1
        chosen = 0
        for place in range(len(picks)):
            try:
                action = self.find(picks[place])
            except IllegalAction:
                continue
            if best < 0 or action < best:
                best = action
                chosen = place
        return chosen

    @abstractmethod
    def clone(self) -> "State":
        """Return an independent copy, which equals this state."""

    def __repr__(self) -> str:
        asked = "game over" if self.is_over else f"seat {self.seat} to {self.decision}"
        return f"<{type(self).__name__} {self.players} players, {asked}, move {self.moves}>"

    def __eq__(self, other: object) -> bool:
        if self is other or not isinstance(other, State):
            return self is other
        same_question = self.seat == other.seat and self.decision == other.decision  # cheap, and mostly enough
        return same_question and self.game.name == other.game.name and self.position() == other.position()

    def __hash__(self) -> int:
        return hash(json.dumps(self.position(), sort_keys=True))

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the record; of a sampled world, which has none, the position."""
        try:
            kept = self.record()
        except ValueError:
            kept = {"position": self.position(), "actions": []}
        return (import_module(REGISTRY).rebuilt, (self.game.name, kept, self.events))

    @abstractmethod
    def observe(self, seat: int) -> JsonDict:
        """Return all that this seat may know, nothing more; seat -1 is a spectator.

        >>> [tile["tile"] for tile in state.observe(0)["hand"]]
        ['6A', '9B', '10C', '9G', '9I', '10I']
        >>> "hand" in state.observe(bigboard.Seat.SPECTATOR)
        False
        """

    def view(self, seat: int) -> JsonDict:
        """Return what a client shows this seat: all that it may know, its legal answers, the offers."""
        view = self.observe(seat)
        if seat >= 0 and "legal" not in view:
            actions = self.legal_actions() if seat == self.seat else []
            view["legal"] = [{"action": action, **self.describe(action)} for action in actions]
        view["offers"] = self.offers(seat)
        return view

    def views(self, seats: Sequence[int], kept: JsonDict | None = None, asked: bool = True) -> list[JsonDict]:
        """Return the views of several seats, for reading only: common parts may be the same object in all of them.

        To ask again and again in the same game, pass the same `kept`, an empty dict at first. There a game keeps parts
        that have not changed for the next views. `asked=False` leaves the legal answers and their effects out.
        """
        return [self.view(seat) for seat in seats]

    def options_in_play(self) -> JsonDict:
        """Return the options that this game is played with."""
        return dict(self.observe(SPECTATOR)["options"])

    @abstractmethod
    def sample(self, seat: int, rng: Any) -> "State":
        """Return a state that this seat cannot rule out, as likely as the deals that lead to it; its events are off.

        `rng` is a `bigboard.Rng`, a whole number, a `random.Random` or a numpy `Generator`.

        >>> world = state.sample(0, rng=1)
        >>> world.observe(0) == state.observe(0), world.observe(1) == state.observe(1)
        (True, False)
        """

    @abstractmethod
    def scores(self) -> list[int]:
        """Return each seat's money: final at the end; before it, what it would be if the game were scored now."""

    @abstractmethod
    def winners(self) -> list[int]:
        """Return the seats that won; empty before the end."""

    def outcome(self) -> Outcome | None:
        """Return scores, winners and the clause by which the game ended; None before the end.

        >>> print(state.outcome())
        None
        >>> game.playout(state, rng=1).outcome()
        Outcome(scores=[36200, 27000, 22300, 32500], winners=[0], rule='ACQ-END-2')
        """
        return Outcome(self.scores(), self.winners(), self._end_rule()) if self.is_over else None

    def _end_rule(self) -> str:
        """Return the clause by which the game, which is over, has ended; "" if the state does not know it."""
        return ""

    @abstractmethod
    def record(self) -> JsonDict:
        """Return the deal (or position) this game began with and all actions since, described.

        >>> events = state.apply(state.legal_actions()[0])
        >>> state.record()["actions"]
        [{'type': 'play_tile', 'tile': '7A'}]
        >>> bigboard.replay(state.record()) == state
        True
        """

    @abstractmethod
    def position(self) -> JsonDict:
        """Return everything, hidden things included, as JSON; `Game.position` makes a state of it again.

        >>> state.position()["money"]
        [6000, 6000, 6000, 6000]
        >>> game.position(state.position()) == state
        True
        """

    @abstractmethod
    def tensor(self, seat: int, out: Any) -> None:
        """Write what this seat may know into a writable float32 buffer of the game's tensor_size."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(metaclass=ABCMeta):
    """One game: its name, its limits, its action space, and the ways to begin.

    The examples of the methods begin with this game:

    >>> import bigboard
    >>> game = bigboard.game("acquire")
    """

    name: str
    rules_version: int
    min_players: int
    max_players: int
    num_actions: int
    tensor_size: int
    tensor_version: int  # raised whenever a number of the tensor changes its place or meaning

    @abstractmethod
    def deal(self, players: int, seed: int | str, options: Mapping[str, Any] | None = None) -> JsonDict:
        """Return all that chance decides, as JSON; ValueError names a bad option or player count.

        Equal arguments give an equal deal on every machine.

        >>> deal = game.deal(players=4, seed=7, options={"dead_tiles": "once"})
        >>> deal["bag"][:4], deal["options"]
        (['12F', '8H', '8D', '9A'], {'dead_tiles': 'once', 'open_holdings': True})
        """

    @abstractmethod
    def start(self, deal: Mapping[str, Any]) -> State:
        """Return the state in which this deal begins; ValueError names what is wrong with a bad deal.

        >>> game.start(game.deal(players=4, seed=7))
        <AcquireState 4 players, seat 3 to play_tile, move 0>
        """

    @abstractmethod
    def position(self, position: Mapping[str, Any]) -> State:
        """Return the state of a position that `State.position` or a person wrote; ValueError names what cannot be.

        >>> game.position({"players": 2, "chains": {"Tower": ["5A", "6A"]}, "hands": [["4C"], ["9I"]]})
        <AcquireState 2 players, seat 0 to play_tile, move 0>
        """

    @abstractmethod
    def playout(self, state: State, rng: Any) -> State:
        """Play uniformly random actions to the end, on the state itself, and return it."""

    @abstractmethod
    def playouts(self, games: int, players: int, seed: int, options: Mapping[str, Any] | None = None) -> int:
        """Deal and play that many random games in compiled code; return the number of decisions taken."""

    def legal_mask(self, state: State, out: Any) -> None:
        """Write 1 for every legal action and 0 for the others into a writable buffer of `num_actions` bytes."""
        mask = bytearray(self.num_actions)
        for action in state.legal_actions():
            mask[action] = 1
        target = memoryview(out).cast("B")
        if target.nbytes != self.num_actions:
            raise ValueError(f"The mask of this game has {self.num_actions} bytes, not {target.nbytes}.")
        target[:] = mask
