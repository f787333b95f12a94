"""What the tables of both compiled games have in common: their books, and the contract's methods that follow.

A game's own table adds its fields; its state says which actions are legal, what they do and what it is all worth.
"""

from abc import abstractmethod
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bigboard.games.contract import Event, IllegalAction, JsonDict, State
from bigboard.games.engine.origin import NO_ORIGIN, Origin
from bigboard.games.engine.tensor_writer import Page
from bigboard.games.rng import Rng, as_rng
from bigboard.games.validation import checked_action, seat_among

BLANK: Final = vec[i64]([0] * 1024)  # more than any table has of anything
NONE: Final = vec[i64]([-1] * 64)


def zeros(count: i64) -> vec[i64]:
    """A slice is made faster than anything else of zeros."""
    return BLANK[:count]


def nones(count: i64) -> vec[i64]:
    return NONE[:count]


def richest(money: list[int]) -> list[int]:
    """In both games the most money wins, and equal money shares the victory (ACQ-END-8, STK-END-7)."""
    return [seat for seat, amount in enumerate(money) if amount == max(money)]


class TableBase(State):
    """A game in progress: who is asked what, and what has been told and noted. A copy shares what never changes."""

    def __init__(self, source: "TableBase | None" = None) -> None:
        if source is None:
            self.events = True
            self.keeps_record: bool = True
            self.keeps_notes: bool = True  # of what `sample` deals by and nothing else needs
            self.origin: Origin = NO_ORIGIN
            self.told: list[Event] = []
            self.history = vec[i64]()
            self.moves = 0
            self.seats: i64 = 0
            self.question: i64 = 0
            self.actor: i64 = 0  # who decides
            self.answers: vec[i64] = vec[i64]()  # room for legal actions, once they are asked for
            self.listed: i64 = 0  # how many of them lie there; 0 if they have to be found again
        else:
            self.events = source.events
            self.keeps_record = source.keeps_record
            self.keeps_notes = source.keeps_notes
            self.origin = source.origin
            self.told = []
            self.history = source.history[:]
            self.moves = source.moves
            self.seats = source.seats
            self.question = source.question
            self.actor = source.actor
            self.answers = vec[i64]()
            self.listed = 0

    def tell(self, type: str, seat: i64, rule: str, data: JsonDict) -> None:
        """Adds a public event. Call it only when `self.events` is on: building `data` is what costs."""
        self.told.append(Event(type, int(seat), rule, data))

    def whisper(self, type: str, seat: i64, rule: str, data: JsonDict, secret: JsonDict) -> None:
        """Adds an event whose secret part is for that seat alone."""
        self.told.append(Event(type, int(seat), rule, data, secret, (int(seat),)))

    def note(self, action: i64) -> None:
        """Remembers the action for the record."""
        self.history = append(self.history, action)
        self.moves += 1

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether the game is over."""

    @abstractmethod
    def _end_rule(self) -> str:
        """Return the clause by which the game, which is over, has ended."""

    @abstractmethod
    def is_legal(self, action: int) -> bool:
        """Whether the action of this number, which may be any, is one of the legal ones."""

    @abstractmethod
    def refusal(self, action: int) -> IllegalAction:
        """Why this action is not legal now."""

    @abstractmethod
    def deal_hidden(self, viewer: int, rng: Rng) -> None:
        """Deal again all that the viewer cannot know."""

    @abstractmethod
    def fill_page(self, viewer: i64, page: Page) -> None:
        """Write all that the viewer may know as numbers; -1 is a spectator."""

    @abstractmethod
    def compact(self, seat: object, out: Any) -> None:
        """Write the whole numbers behind the tensor, a byte each, into a writable buffer of `tensor_size` bytes."""

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

    def apply(self, action: object, events: bool = True) -> list[Event]:
        number = checked_action(action)
        if not self.is_legal(number):
            raise self.refusal(number)
        if self.keeps_record:
            self.note(number)
        else:
            self.moves += 1  # a sampled world counts on, and keeps nothing
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
        self.told = []
        self.take(number)
        return self.told

    def forget(self) -> None:
        """From now on a world of its own, without events or a record."""
        self.events = False
        self.keeps_record = False
        self.origin = NO_ORIGIN
        self.history = vec[i64]()

    def forget_notes(self) -> None:
        """From now on only what the rules need: for games that are played to the end in one go."""
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
        """An independent copy."""

    def winners(self) -> list[int]:
        return richest(self.scores()) if self.is_over else []

    def record(self) -> JsonDict:
        if not self.keeps_record:
            raise ValueError("A sampled world has no record: only the real game has one.")
        actions = [self.describe(int(action)) for action in self.history]
        return {"format": 1, "game": self.game.name, self.origin.word: self.origin.written(), "actions": actions}
