"""The base of compiled tables: the fields and contract methods that all of them share.

A title's table adds its fields. Its state adds the legal actions, their effects and the scores.
"""

from abc import abstractmethod
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bigboard.games.contract import Event, Game, IllegalAction, JsonDict, State
from bigboard.games.engine.origin import NO_ORIGIN, CheckedDeal, Origin
from bigboard.games.engine.tensor_buffers import TensorBuffers
from bigboard.games.engine.tensor_writer import TensorWriter
from bigboard.games.rng import Rng, as_rng
from bigboard.games.validation import checked_action, seat_among

BLANK: Final = vec[i64]([0] * 1024)  # more than any table has of anything
NONE: Final = vec[i64]([-1] * 64)


def zeros(count: i64) -> vec[i64]:
    """Return so many zeros: a slice is the fastest way to make them."""
    return BLANK[:count]


def nones(count: i64) -> vec[i64]:
    return NONE[:count]


def richest(money: list[int]) -> list[int]:
    """Return the seats with the most money, which win together (ACQ-END-8, STK-END-7)."""
    return [seat for seat, amount in enumerate(money) if amount == max(money)]


class TableBase(State):
    """A game in progress: the question, the events and the record. A copy shares the parts that never change."""

    def __init__(self, source: "TableBase | None" = None) -> None:
        if source is None:
            self.owner: Game | None = None  # set by the game itself
            self.events = True
            self.keeps_record: bool = True
            self.keeps_notes: bool = True  # which `sample` alone needs
            self.origin: Origin = NO_ORIGIN
            self.new_events: list[Event] = []
            self.steps: list[State] | None = None  # the state at each event, while they are kept
            self.history = vec[i64]()
            self.moves = 0
            self.rules: i64 = 0  # the version by which this game is played
            self.seats: i64 = 0
            self.question: i64 = 0
            self.actor: i64 = 0  # the seat that decides
            self.answers: vec[i64] = vec[i64]()  # room for legal actions, once requested
            self.listed: i64 = 0  # the number of valid ones; 0 if they are to be listed again
        else:
            self.owner = source.owner
            self.events = source.events
            self.keeps_record = source.keeps_record
            self.keeps_notes = source.keeps_notes
            self.origin = source.origin
            self.new_events = []
            self.steps = None
            self.history = source.history[:]
            self.moves = source.moves
            self.rules = source.rules
            self.seats = source.seats
            self.question = source.question
            self.actor = source.actor
            self.answers = vec[i64]()
            self.listed = 0

    def tell(self, type: str, seat: i64, rule: str, data: JsonDict) -> None:
        """Add a public event, after the change it reports. Call it when `self.events` is on: building `data` costs."""
        self.add_event(Event(type, int(seat), rule, data))

    def whisper(self, type: str, seat: i64, rule: str, data: JsonDict, secret: JsonDict) -> None:
        """Add an event whose secret part is for that seat alone."""
        self.add_event(Event(type, int(seat), rule, data, secret, (int(seat),)))

    def add_event(self, event: Event) -> None:
        self.new_events.append(event)
        if self.steps is not None:
            self.steps.append(self.clone())

    def note(self, action: i64) -> None:
        """Add the action to the record."""
        self.history = append(self.history, action)
        self.moves += 1

    @property
    def game(self) -> Game:
        assert self.owner is not None
        return self.owner

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Return True once the game is over."""

    @abstractmethod
    def _end_rule(self) -> str:
        """Return the clause by which the game, which is over, has ended."""

    @abstractmethod
    def parse_action(self, described: object) -> int:
        """Return the number of a described action, legal or not; IllegalAction if it is not understood."""

    @abstractmethod
    def is_legal(self, action: int) -> bool:
        """Return True if the action, which may be any number, is legal."""

    @abstractmethod
    def refusal(self, action: int) -> IllegalAction:
        """Return the reason why this action is not legal now."""

    @abstractmethod
    def deal_hidden(self, viewer: int, rng: Rng) -> None:
        """Deal again all that the viewer cannot know."""

    @abstractmethod
    def lay_out(self, deal: CheckedDeal) -> None:
        """Deal the cards on a table where the players are seated, and go on to the first question."""

    @abstractmethod
    def play_randomly(self, rng: Rng) -> i64:
        """Play uniformly random actions to the end, and return their number."""

    @abstractmethod
    def tensor_buffers(self) -> TensorBuffers:
        """Return the title's buffers."""

    @abstractmethod
    def fill_tensor(self, viewer: i64, writer: TensorWriter) -> None:
        """Write all that the viewer may know as numbers; -1 is a spectator."""

    def _opening_events(self) -> list[Event]:
        return self.origin.opening()

    @property
    def players(self) -> int:
        return int(self.seats)

    @property
    def seat(self) -> int:
        return -1 if self.is_over else int(self.actor)

    def checked_seat(self, seat: object) -> int:
        return seat_among(int(self.seats), seat)

    def find(self, described: object) -> int:
        action = self.parse_action(described)
        if not self.is_legal(action):
            raise self.refusal(action)
        return action

    def apply(self, action: object, events: bool = True) -> list[Event]:
        number = checked_action(action)
        if not self.is_legal(number):
            raise self.refusal(number)
        if self.keeps_record:
            self.note(number)
        else:
            self.moves += 1  # a sampled state has a count, but no record
        if not self.events:
            self.take(number)
            return []
        if not events:
            self.events = False
            try:
                self.take(number)
            finally:
                self.events = True
            return []
        self.new_events = []
        self.take(number)
        return self.new_events

    def apply_in_steps(self, action: object) -> list[State]:
        steps: list[State] = []
        self.steps = steps
        try:
            self.apply(action)
        finally:
            self.steps = None
        return steps

    def forget(self) -> None:
        """Become a sampled state, without events and record."""
        self.events = False
        self.keeps_record = False
        self.origin = NO_ORIGIN
        self.history = vec[i64]()

    def forget_notes(self) -> None:
        """Drop the notes too, which only `sample` needs: for games that are played to the end at once."""
        self.forget()
        self.keeps_notes = False

    def sample(self, seat: object, rng: Any) -> "TableBase":
        viewer = self.checked_seat(seat)
        world = self.clone()
        world.forget()
        world.deal_hidden(viewer, as_rng(rng))
        return world

    @abstractmethod
    def clone(self) -> "TableBase":
        """Return an independent copy."""

    def winners(self) -> list[int]:
        return richest(self.scores()) if self.is_over else []

    def record(self) -> JsonDict:
        if not self.keeps_record:
            raise ValueError("A sampled world has no record: only the real game has one.")
        actions = [self.describe(int(action)) for action in self.history]
        return {"format": 1, "game": self.game.name, self.origin.word: self.origin.to_json(), "actions": actions}

    def tensor(self, seat: object, out: Any) -> None:
        viewer = self.checked_seat(seat)
        buffers = self.tensor_buffers()
        target = buffers.float_target(out)
        self.fill_tensor(viewer, buffers.writer)
        target[:] = buffers.float_view

    def compact(self, seat: object, out: Any) -> None:
        """Write the whole numbers behind the tensor, a byte each, into a writable buffer of `tensor_size` bytes."""
        viewer = self.checked_seat(seat)
        buffers = self.tensor_buffers()
        target = buffers.byte_target(out, buffers.layout.size, "The compact tensor")
        self.fill_tensor(viewer, buffers.byte_writer)
        target[:] = buffers.byte_view

    def step_into(self, action: object, tensor: Any, mask: Any) -> int:
        buffers = self.tensor_buffers()
        numbers = buffers.float_target(tensor)
        target = buffers.mask_target(mask)
        self.apply(action)
        seat: i64 = -1 if self.is_over else self.actor
        self.fill_tensor(seat, buffers.writer)
        numbers[:] = buffers.float_view
        buffers.write_mask(self)
        target[:] = buffers.mask_view
        return int(seat)

    def copy_mask(self, out: Any) -> None:
        """Write a 1 for every legal action and a 0 for the others, a byte each."""
        buffers = self.tensor_buffers()
        target = buffers.mask_target(out)
        buffers.write_mask(self)
        target[:] = buffers.mask_view
