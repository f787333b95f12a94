"""Recording a tabletop game: partly known deals, and one question after the other.

A `Transcript` holds the notes: what players did and saw. It keeps a deal in which everything noted happens
(`unknown_cards.py`), plays it by the rules, and asks for the next thing: what does this seat do, or what did the table
see? Where the rules would ask only a player with a certain card, it assumes that card, so that the question
is put and can be answered with "nothing". A title's transcript knows what shows which card.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from bigboard.games.contract import Event, Game, IllegalAction, JsonDict, State
from bigboard.games.declaration import Declaration
from bigboard.games.transcript.partial_deck import Pins, Pool

AT_ONCE = ("over", "form", "choice")  # notes refused for these reasons are wrong in every reading
Slot = tuple[str, int]  # a place of a pool
Ordered = tuple[str, int, tuple[Slot, ...]]  # "ordered", which of them, places: their cards in the game's order


class NoteError(ValueError):
    """A note that contradicts the notes before it. The sentence says why."""

    def __init__(self, reason: str, sentence: str, **facts: str | int) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.facts = facts


@dataclass(frozen=True)
class Field:
    """A blank of a question: its kind, its subject, and its possible values."""

    name: str
    choices: tuple[str | int, ...]
    about: Mapping[str, str | int] = field(default_factory=dict)
    optional: bool = False

    def to_json(self) -> JsonDict:
        return {
            "name": self.name,
            "choices": list(self.choices),
            "about": dict(self.about),
            "optional": self.optional,
        }


@dataclass(frozen=True)
class Ask:
    """The next note. `do`: an action of a seat, one of the choices or several. `see`: blanks to fill in."""

    kind: str  # "do", "see" or "over"
    what: str  # the engine's question, or what is seen
    seat: int = -1
    choices: tuple[JsonDict, ...] = ()
    several: int = 1  # how many choices belong together; 0: as many as one likes
    fields: tuple[Field, ...] = ()

    def to_json(self) -> JsonDict:
        return {
            "kind": self.kind,
            "what": self.what,
            "seat": self.seat,
            "choices": list(self.choices),
            "several": self.several,
            "fields": [one.to_json() for one in self.fields],
        }


class Transcript(metaclass=ABCMeta):
    """The game so far. Whatever is refused leaves it as it was."""

    shared: tuple[str, ...] = ("game", "declaration", "deal", "names", "options", "notes", "state", "events")

    def __init__(
        self,
        game: Game,
        declaration: Declaration,
        names: Sequence[str],
        options: Mapping[str, Any] | None = None,
        me: int | None = None,
    ) -> None:
        self.game = game
        self.declaration = declaration
        self.names = list(names)
        self.me = me
        # Chance of our own: whatever is never seen stays as it was shuffled here. ValueError names a bad option.
        self.deal: JsonDict = game.deal(len(names), "transcript", options)
        self.options: JsonDict = self.deal["options"]
        self.restart()

    def restart(self) -> None:
        self.pools: dict[str, Pool] = {}
        self.doings: list[JsonDict] = []  # actions, in which a place may replace the card that is there
        self.notes: list[JsonDict] = []
        self.seen = 0  # events that have been worked through
        self.stale = False  # a note that has not been replayed yet
        self.ask = Ask("over", "")
        self.begin()
        self.go_on()

    # What a game's transcript knows.

    @abstractmethod
    def begin(self) -> None:
        """Fill the pools."""

    @abstractmethod
    def build_deal(self) -> JsonDict:
        """Return the deal in the present order of the pools."""

    @abstractmethod
    def watch(self, events: Sequence[Event], at: int) -> Ask | None:
        """Follows one event; a question if it shows something that is not known."""

    @abstractmethod
    def learn_seen(self, values: Sequence[Any]) -> None:
        """Take in the answer to `self.ask`."""

    @abstractmethod
    def learn_done(self, seat: int, done: list[JsonDict]) -> None:
        """Note a seat's actions."""

    @abstractmethod
    def question(self) -> Ask:
        """Return the possible actions of the seat that decides, by all that is known."""

    def guesses(self) -> Iterator[dict[str, Pins]]:
        """Return the assumptions to try until more is known, the best first; the last one is none."""
        yield {}

    # Noting.

    def take(self, note: Mapping[str, Any]) -> None:
        """{"do": [{"type": "buy", …}]} or {"see": ["5C", …]}: what happened, as `ask` asks for it."""
        before = self.memory()
        try:
            self.learn(note)
        except (NoteError, IllegalAction) as refusal:
            self.__dict__.update(before)
            if (isinstance(refusal, NoteError) and refusal.reason in AT_ONCE) or not self.read_otherwise(note):
                raise
        self.notes.append(deepcopy(dict(note)))

    def learn(self, note: Mapping[str, Any]) -> None:
        if self.ask.kind == "over":
            raise NoteError("over", "The game is over.")
        if self.ask.kind == "see":
            self.learn_seen(self.checked_values(note.get("see")))
        else:
            self.learn_done(self.ask.seat, self.checked_doings(note.get("do")))
        self.go_on()

    def read_otherwise(self, note: Mapping[str, Any]) -> bool:
        """Try other readings of the earlier notes; return True, and keep one, if the note fits it."""
        before = self.memory()
        for _ in self.readings():
            read = self.memory()
            try:
                self.learn(note)
                return True
            except (NoteError, IllegalAction):
                self.__dict__.update(read)
        self.__dict__.update(before)
        return False

    def readings(self) -> Iterator[None]:
        """Try one set of assumptions after the other where others were possible."""
        return iter(())

    def undo(self) -> None:
        if not self.notes:
            raise NoteError("nothing", "There is nothing to undo.")
        notes = self.notes[:-1]
        self.restart()
        for note in notes:
            self.take(note)

    def memory(self) -> dict[str, Any]:
        """Everything that a note may change, copied."""
        return {name: value if name in self.shared else deepcopy(value) for name, value in self.__dict__.items()}

    def checked_values(self, values: object) -> list[Any]:
        fields = self.ask.fields
        if not isinstance(values, (list, tuple)) or len(values) != len(fields):
            raise NoteError("form", f"This question has {len(fields)} blanks to fill in.", count=len(fields))
        for value, blank in zip(values, fields, strict=True):
            if value is None and blank.optional:
                continue
            if type(value) not in (str, int) or value not in blank.choices:
                listed = ", ".join(str(choice) for choice in blank.choices)
                raise NoteError("choice", f"{value!r} is not possible here; possible are: {listed}.", value=str(value))
        return list(values)

    def checked_doings(self, done: object) -> list[JsonDict]:
        if not isinstance(done, (list, tuple)) or not all(isinstance(one, Mapping) for one in done):
            raise NoteError("form", "The actions of a player must be a list.", count=0)
        if self.ask.several == 1 and len(done) != 1:
            raise NoteError("form", "Only one action is possible here.", count=1)
        if self.ask.several > 1 and len(done) != self.ask.several:
            count = self.ask.several
            raise NoteError("form", f"This question needs {count} answers.", count=count)
        return [{str(name): value for name, value in one.items()} for one in done]

    def in_order(self, done: list[JsonDict]) -> list[JsonDict]:
        """Several answers in the order in which the rules take them; at the table any order is right."""
        tables = {action.type: action.fields for action in self.declaration.actions}
        whole = [action.type for action in self.declaration.actions if action.type.endswith("_split")]

        def rank(one: JsonDict) -> list[int]:
            fields = tables.get(str(one.get("type")), {})
            ranks = [
                values.values.index(one[name]) if one.get(name) in values.values else -1
                for name, values in fields.items()
                if name not in ("cards", "shares")
            ]
            return [*ranks[:1], 0 if one.get("type") in whole else 1, *ranks[1:]]

        return sorted(done, key=rank)

    # Playing.

    def go_on(self) -> None:
        """Play the known actions, follow the events, and find the next question."""
        while True:
            self.settle()
            self.stale = False
            while self.seen < len(self.events) and not self.stale:
                asked = self.watch(self.events, self.seen)
                if asked is not None:
                    self.ask = asked
                    return
                self.seen += 1
            if not self.stale:
                self.ask = self.question() if self.state.seat >= 0 else Ask("over", "game_over")
                return

    def settle(self) -> None:
        """Find a deal in which all that was noted happens, and plays it."""
        refusal: Exception | None = None
        cards = {name: list(pool.cards) for name, pool in self.pools.items()}
        for guess in self.guesses():
            refusal = None  # that of the last guess counts: it takes nothing for granted
            if all(pool.settle(guess.get(name, {})) for name, pool in self.pools.items()):
                try:
                    self.play()
                    return
                except (IllegalAction, NoteError) as error:
                    refusal = error
            for name, pool in self.pools.items():
                pool.cards = list(cards[name])
        if refusal is not None:
            raise refusal
        raise NoteError("contradiction", "That contradicts earlier notes: not enough cards are left.")

    def play(self) -> None:
        state = self.game.start(self.build_deal())
        events = list(state.opening)
        for doing in self.doings:
            if doing["by"] != state.seat:
                name = self.names[state.seat]
                raise NoteError("turn", f"It is {name}'s turn.", player=name)
            events += state.apply(state.find(self.concrete(doing)))
        self.state: State = state
        self.events: list[Event] = events

    def before_last(self) -> State:
        """Return the game before the last action, because its consequences are partly guessed."""
        state = self.game.start(self.build_deal())
        for doing in self.doings[:-1]:
            state.apply(state.find(self.concrete(doing)))
        return state

    def concrete(self, doing: JsonDict) -> JsonDict:
        return {
            name: self.card_for(value) if isinstance(value, tuple) else value
            for name, value in doing.items()
            if name != "by"
        }

    def do(self, seat: int, doing: JsonDict) -> None:
        self.doings.append({"by": seat, **doing})

    def card_for(self, place: Slot | Ordered) -> str:
        if len(place) == 2:
            return self.pools[place[0]].cards[place[1]]
        _, which, slots = place
        return self.sorted_cards([self.card_for(slot) for slot in slots])[which]

    def sorted_cards(self, cards: list[str]) -> list[str]:
        return sorted(cards)

    # Cards.

    def known_card(self, slot: Slot) -> str | None:
        return self.pools[slot[0]].known_card(slot[1])

    def fix(self, slot: Slot, card: str) -> None:
        pool = self.pools[slot[0]]
        if not pool.can_be(slot[1], card):
            raise NoteError("elsewhere", f"{card} cannot be there: it was seen elsewhere.", card=card)
        self.narrow(slot, [card])
        self.stale = True

    def narrow(self, slot: Slot, kinds: Collection[str]) -> None:
        """The card at this place is one of these."""
        self.pools[slot[0]].narrow(slot[1], kinds)

    def rule_out(self, slot: Slot, kinds: Collection[str]) -> None:
        """The card at this place is none of these."""
        self.narrow(slot, self.pools[slot[0]].may_be[slot[1]] - frozenset(kinds))

    def pick(self, slots: Sequence[Slot], card: str | None) -> Slot:
        """One of the places, known to hold this card if one is; any place that is not known where no card is named."""
        if card is None:
            unknown = [slot for slot in slots if self.known_card(slot) is None]
            return (unknown or list(slots))[-1]
        for slot in slots:
            if self.known_card(slot) == card:
                return slot
        for slot in slots:
            if self.known_card(slot) is None and self.pools[slot[0]].can_be(slot[1], card):
                self.fix(slot, card)
                return slot
        raise NoteError("elsewhere", f"{card} cannot be there: it was seen elsewhere.", card=card)

    def possible(self, slots: Sequence[Slot]) -> list[str]:
        """Return the cards that may be at one of these places."""
        found: set[str] = set()
        alike: set[frozenset[str]] = set()
        for pool, place in [(self.pools[name], place) for name, place in slots]:
            if pool.may_be[place] not in alike:
                alike.add(pool.may_be[place])
                found |= {card for card in pool.may_be[place] if card not in found and pool.can_be(place, card)}
        return [card for card in self.pools[slots[0][0]].kinds if card in found] if slots else []

    # Keeping.

    def to_json(self, notes: list[JsonDict] | None = None) -> JsonDict:
        """Return all that is needed to continue later, ready for JSON."""
        return {
            "game": self.game.name,
            "names": self.names,
            "options": self.options,
            "me": self.me,
            "notes": deepcopy(self.notes if notes is None else notes),
        }

    @classmethod
    def resume(cls, kept: Mapping[str, Any], game: Game, declaration: Declaration) -> Transcript:
        transcript = cls(game, declaration, kept["names"], kept["options"], kept["me"])
        for note in kept["notes"]:
            transcript.take(note)
        return transcript

    def known_places(self) -> dict[str, list[int]]:
        """The places of the deal that are known; all others were filled in."""
        return {
            name: [place for place in range(len(pool.cards)) if pool.known_card(place) is not None]
            for name, pool in self.pools.items()
        }

    def record(self) -> JsonDict:
        """A record like any other; `kept` says what of it is known and how it was noted."""
        return {
            **self.state.record(),
            "table": {"names": self.names, "players": ["human"] * len(self.names)},
            "kept": {"me": self.me, "known": self.known_places(), "notes": deepcopy(self.notes)},
        }
