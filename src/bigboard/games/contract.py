"""What every game fulfils: `Game`, `State`, `Event`, `IllegalAction`.

A game is a pure function of its deal and the actions taken. A state always asks one seat one question; the
answers are small integers of a fixed action space, and `describe` and `find` turn them into words and back.
"""

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

SPECTATOR = -1
NOBODY = -1

JsonDict = dict[str, Any]


class Event:
    """One thing that happened: its type, whose doing it was, the rule behind it, and who may know what.

    `data` is for everybody. `secret` is for the seats in `privy` alone: a drawn tile, a card laid face down.
    """

    def __init__(
        self,
        type: str,
        seat: int,
        rule: str,
        data: JsonDict,
        secret: JsonDict | None = None,
        privy: tuple[int, ...] = (),
    ) -> None:
        self.type = type
        self.seat = seat
        self.rule = rule
        self.data = data
        self.secret = secret
        self.privy = privy

    def seen_by(self, seat: int) -> JsonDict:
        """The event as that seat may see it, ready for JSON. A spectator is seat -1."""
        seen: JsonDict = {"type": self.type, "seat": self.seat, "rule": self.rule}
        seen.update(self.data)
        if self.secret is not None and seat in self.privy:
            seen.update(self.secret)
        return seen

    def to_json(self) -> JsonDict:
        """All of it, secrets included: for records and tests, never for the wire."""
        whole: JsonDict = {"type": self.type, "seat": self.seat, "rule": self.rule, "data": self.data}
        if self.secret is not None:
            whole["secret"] = self.secret
            whole["privy"] = list(self.privy)
        return whole

    def __repr__(self) -> str:
        return f"Event({self.to_json()})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.type, self.seat, self.rule))

    def __reduce__(self) -> tuple[Any, ...]:
        return (Event, (self.type, self.seat, self.rule, self.data, self.secret, self.privy))


@mypyc_attr(native_class=False)
class IllegalAction(ValueError):
    """An action that the rules forbid now. Nothing has changed.

    `rule` is the id of the clause that forbids it, `reason` a short fixed name of the refusal, `args` the facts
    that a sentence about it needs (a dict, so that the sentence can be told in any language).
    """

    def __init__(self, rule: str, reason: str, message: str, args: JsonDict | None = None) -> None:
        super().__init__(message)
        self.rule = rule
        self.reason = reason
        self.message = message
        self._facts: JsonDict = args or {}

    @property
    def args(self) -> JsonDict:  # type: ignore[override]
        return self._facts

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (IllegalAction, (self.rule, self.reason, self.message, self._facts))


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """A game in progress.

    `events` switches the telling of events on and off: off, `apply` returns an empty list and costs nothing extra.
    `opening` tells what happened before the first decision, `history` holds the actions since, `moves` their number. A
    sampled world knows only the number: the rest would tell what is hidden.
    """

    events: bool
    first_events: list[Event]
    history: vec[i64]
    moves: i64

    @property
    def opening(self) -> list[Event]:
        """What happened before the first decision."""
        return self.tell_opening()

    @opening.setter
    def opening(self, events: list[Event]) -> None:
        self.first_events = events

    def tell_opening(self) -> list[Event]:
        return self.first_events

    @property
    @abstractmethod
    def game(self) -> "Game":
        """The game this is a state of."""

    @property
    @abstractmethod
    def players(self) -> int:
        """How many seats there are."""

    @property
    @abstractmethod
    def seat(self) -> int:
        """Who decides now; -1 when the game is over."""

    @property
    @abstractmethod
    def decision(self) -> str:
        """What is decided now, for example "play_tile"; "game_over" at the end."""

    @property
    def turns(self) -> int:
        """What an action raises that shows something hidden without an event: whoever is asked next, or is not.

        Such an action cannot be taken back.
        """
        return 0

    @abstractmethod
    def legal_actions(self) -> list[int]:
        """The actions allowed now, sorted; empty only when the game is over."""

    @abstractmethod
    def describe(self, action: int) -> JsonDict:
        """The action in words, for the wire, the log and people."""

    @abstractmethod
    def find(self, described: Mapping[str, Any]) -> int:
        """The action that is described so; IllegalAction if it is not legal now."""

    @abstractmethod
    def apply(self, action: int) -> list[Event]:
        """Takes the action and everything that follows from it without a choice; IllegalAction changes nothing."""

    def offers(self, seat: int) -> JsonDict:
        """What every legal answer would do, and why others are not allowed; `docs/offers.md` has the shape.

        This version knows only which answers there are. A game tells more.
        """
        mine = seat >= 0 and seat == self.seat
        actions = self.legal_actions() if mine else []
        choices = [{"action": action, **self.describe(action), "cost": 0, "gain": 0} for action in actions]
        return {
            "question": self.decision,
            "phase": "",
            "rule": "",
            "seat": self.seat,
            "choices": choices,
            "pick": None,
            "forbidden": [],
        }

    def find_several(self, picks: Sequence[Mapping[str, Any]]) -> list[int]:
        """The actions that answer a choice of several, in the engine's order, whatever the order of the picks.

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
        """Which of the picks comes first in the engine's order: the legal one with the smallest number, else any."""
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
        """An independent copy."""

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its record; a sampled world, which has none, as its position."""
        try:
            kept = self.record()
        except ValueError:
            kept = {"position": self.position(), "actions": []}
        rebuilt = import_module("bigboard.games.registry").rebuilt  # by name: layers look down only
        return (rebuilt, (self.game.name, kept, self.events))

    @abstractmethod
    def observe(self, seat: int) -> JsonDict:
        """All that this seat may know, nothing more; seat -1 is a spectator."""

    def view(self, seat: int) -> JsonDict:
        """What a client shows this seat: all that it may know, its legal answers (a spectator has none), the offers."""
        view = self.observe(seat)
        if seat >= 0 and "legal" not in view:
            actions = self.legal_actions() if seat == self.seat else []
            view["legal"] = [{"action": action, **self.describe(action)} for action in actions]
        view["offers"] = self.offers(seat)
        return view

    def views(self, seats: Sequence[int], kept: JsonDict | None = None) -> list[JsonDict]:
        """The views of several seats, for reading only: what they have in common may be the same object in all.

        Whoever asks again and again in the same game passes the same `kept`, an empty dict at first. There a game may
        keep parts, and what has not changed since may be the same object in the next views.
        """
        return [self.view(seat) for seat in seats]

    def options_in_play(self) -> JsonDict:
        """The options that this game is played with."""
        options: JsonDict = self.observe(SPECTATOR)["options"]
        return options

    @abstractmethod
    def sample(self, seat: int, rng: Any) -> "State":
        """A world that this seat cannot rule out, as likely as the deals that lead to it. Events are off in it."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Each seat's money: final at the end; before it, what it would be if the game were scored now."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that won; empty before the end."""

    @abstractmethod
    def record(self) -> JsonDict:
        """The deal (or position) this game began with and all actions since, described."""

    @abstractmethod
    def position(self) -> JsonDict:
        """Everything, hidden things included, as JSON."""

    @abstractmethod
    def tensor(self, seat: int, out: Any) -> None:
        """Writes what this seat may know into a writable float32 buffer of the game's tensor_size."""

    def step_into(self, action: int, tensor: Any, mask: Any) -> int:
        """Takes the action, writes the tensor and the legal mask of whoever decides next, and returns their seat.

        At the end that is -1, with a spectator's tensor and an empty mask.
        """
        self.apply(action)
        seat = self.seat
        self.tensor(seat, tensor)
        self.game.legal_mask(self, mask)
        return seat

    # Compiled code that plays many games uses these three: no lists, no checks, no events.

    def fill_legal(self, out: vec[i64]) -> i64:
        """Writes the legal actions into `out`, in any order, and returns their number; 0 when the game is over."""
        actions = self.legal_actions()
        for k in range(i64(len(actions))):
            out[k] = actions[k]
        return len(actions)

    def take(self, action: i64) -> None:
        """Takes an action that is known to be legal, without noting or telling it."""
        self.apply(int(action))

    def fill_scores(self, out: vec[i64]) -> None:
        """Writes `scores` into `out`."""
        scores = self.scores()
        for seat in range(i64(len(scores))):
            out[seat] = scores[seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(metaclass=ABCMeta):
    """One game: its name, its limits, and how to begin."""

    name: str
    rules_version: int
    min_players: int
    max_players: int
    num_actions: int
    tensor_size: int
    tensor_version: int  # raised whenever a number of the tensor changes its place or meaning

    @abstractmethod
    def deal(self, players: int, seed: int | str, options: Mapping[str, Any] | None = None) -> JsonDict:
        """Everything that chance decides, as JSON; ValueError names a bad option or player count."""

    @abstractmethod
    def start(self, deal: Mapping[str, Any]) -> State:
        """The game that this deal begins; ValueError names what is wrong with a bad deal."""

    @abstractmethod
    def position(self, position: Mapping[str, Any]) -> State:
        """The state that `State.position` wrote, or a person; ValueError names what cannot be."""

    @abstractmethod
    def playout(self, state: State, rng: Any) -> State:
        """Plays uniformly random actions to the end, on the state itself, and returns it."""

    @abstractmethod
    def playouts(self, games: int, players: int, seed: int, options: Mapping[str, Any] | None = None) -> int:
        """Deals and plays that many random games in compiled code; returns the number of decisions taken."""

    def legal_mask(self, state: State, out: Any) -> None:
        """Writes 1 for every legal action and 0 for the others into a writable buffer of `num_actions` bytes."""
        mask = bytearray(self.num_actions)
        for action in state.legal_actions():
            mask[action] = 1
        target = memoryview(out).cast("B")
        if target.nbytes != self.num_actions:
            raise ValueError(f"The mask of this game has {self.num_actions} bytes, not {target.nbytes}.")
        target[:] = mask
