"""The types of a declaration: actions, questions, events, options, and the shapes of views. Data only.

`make generate` writes from it what others need in another form: the action and question numbers as literal constants
for the compiled rules, the TypeScript types of the web client and the tables in `docs`. A test compares.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import prod
from typing import Any, Literal

Value = str | int | bool

GAME_OVER = "game_over"  # the question after the last one, and the event that announces it


@dataclass(frozen=True)
class Values:
    """The possible values of an action's field: names or numbers, in order. `type` is its name in TypeScript.

    Names that a deal may replace, and long lists, are any text to TypeScript: they are not `listed` there.
    """

    type: str
    values: tuple[str | int, ...]
    listed: bool = True
    short: tuple[str, ...] = ()  # other names that are understood, in the same order


@dataclass(frozen=True)
class Action:
    """Actions of one type: an answer for every combination of its fields, the last one counting fastest."""

    type: str
    about: str
    fields: Mapping[str, Values] = field(default_factory=dict)
    facts: Mapping[str, str] = field(default_factory=dict)  # optional further fields of its description
    named: str = ""  # the constant that is its first number, where its type in capitals is taken
    text: str = ""  # "Buy {company}": what the answer is called where no message says it

    @property
    def size(self) -> int:
        return prod(len(values.values) for values in self.fields.values())

    @property
    def constant(self) -> str:
        return self.named or self.type.upper()


@dataclass(frozen=True)
class Question:
    """A question that a state can ask.

    Without a `rule` it is the acting card that asks, by its own clause; without a `phase` it is that of the stage.
    """

    name: str
    about: str  # "how many shares to sell": the question inside a sentence
    answers: tuple[str, ...]  # types of actions
    rule: str = ""
    phase: str = ""
    asked_as: str = ""  # the message that it shares with others; its own name where empty
    text: str = ""  # "What do you buy?", where no message asks it
    # Asked of a seat with one legal answer too: the others would learn about hidden cards from a missing question.
    asked_if_forced: bool = False

    @property
    def constant(self) -> str:
        return f"ASK_{self.name.upper()}"


@dataclass(frozen=True)
class Flow:
    """Money that an event moves: to which line of the account, whose, and which fields say so."""

    entry: str
    sign: Literal[1, -1] = 1
    seat: str = "seat"
    amount: str = "amount"
    final: str = ""  # the line it goes to instead when the game is over


# Whether an event ends the right to take an action back:
Undo = Literal[
    "keeps",  # it shows nothing but what its player chose to show
    "ends",  # it shows something that was hidden or left to chance
    "chance",  # it ends it when it belongs to no seat: then a deck was turned up
]


@dataclass(frozen=True)
class EventKind:
    """An event that can happen, and its consequences for logs, counts and undo."""

    type: str
    about: str
    data: Mapping[str, str] = field(default_factory=dict)  # public facts, with their TypeScript types
    secret: Mapping[str, str] = field(default_factory=dict)  # facts for the seats that may know them
    money: tuple[Flow, ...] = ()
    undo: Undo = "keeps"
    undo_unless: str = ""  # the option that makes public what this event shows
    said_as: str = ""  # the message it shares with others; its own name where empty
    wordless: bool = False  # shown in pictures and numbers, without a message
    private: bool = False  # others get no line in the log
    text: str = ""  # "{player} asks about {company}[: it moves by {move}]", where no message tells it: see `texts.py`

    def ends_undo(self, seat: int, options: Mapping[str, Any]) -> bool:
        """Return True if an event of this kind, of that seat, ends the right to take the action back."""
        if self.undo == "keeps" or options.get(self.undo_unless) is True:
            return False
        return self.undo == "ends" or seat < 0


@dataclass(frozen=True)
class Choice:
    """One value of an option."""

    value: Value
    text: str


@dataclass(frozen=True)
class Option:
    """An option of a game; without choices it is on or off."""

    name: str
    default: Value
    text: str
    explanation: str
    rules: tuple[str, ...] = ()
    choices: tuple[Choice, ...] = ()
    group: str | None = None
    needs: str | None = None  # the option that has to be on for this one


ShownKind = Literal["text", "number", "money", "flag", "seat", "cards"]  # cards: names, or names with their numbers


@dataclass(frozen=True)
class Shown:
    """A part of the view as a plain table shows it: a figure, or with columns a table of its entries."""

    name: str  # of the field
    text: str
    kind: ShownKind = "text"
    columns: Mapping[str, tuple[str, ShownKind]] = field(default_factory=dict)  # by field: the heading, and what it is


@dataclass(frozen=True)
class TensorField:
    """Some numbers of the tensor that belong together; `about` says what each of them is.

    Each is a whole number from 0 to `whole`, divided by `whole`; larger ones count as `whole`. With 1 it is a flag.
    """

    name: str
    size: int
    about: str
    whole: int = 1

    def wholes(self) -> list[int]:
        return [self.whole] * self.size


@dataclass(frozen=True)
class TensorGroup:
    """Fields that come several times, one set after the other: for each seat, for each stockpile."""

    name: str
    times: int
    about: str
    fields: tuple[TensorField, ...]

    @property
    def each(self) -> int:
        """The numbers of one set."""
        return sum(field.size for field in self.fields)

    @property
    def size(self) -> int:
        return self.times * self.each

    def wholes(self) -> list[int]:
        return [whole for field in self.fields for whole in field.wholes()] * self.times


@dataclass(frozen=True)
class Declaration:
    """All that one game declares."""

    game: str
    phases: tuple[str, ...]
    actions: tuple[Action, ...]
    questions: tuple[Question, ...]
    events: tuple[EventKind, ...]
    options: tuple[Option, ...] = ()
    accounts: tuple[str, ...] = ()  # the lines of the final account, in order; the first has money that no event paid
    stages: Mapping[str, str] = field(default_factory=dict)  # finer steps of the engine, and the phase each belongs to
    tensor: tuple[TensorField | TensorGroup, ...] = ()
    tensor_version: int = 1  # raised whenever a field changes its place or meaning: weights learned before do not fit
    views: tuple[str, ...] = ()  # the modules whose TypedDicts are the shapes of views and offers
    scenes: Mapping[str, tuple[str, ...]] = field(
        default_factory=dict
    )  # events shown together when they follow each other
    card_rules: Mapping[str, str] = field(default_factory=dict)  # the clause of every card whose text is a clause
    shown: tuple[Shown, ...] = ()  # the view at a plain table; without it, everything by its names

    @property
    def bases(self) -> dict[str, int]:
        """The first number of every type of action."""
        numbers: dict[str, int] = {}
        base = 0
        for action in self.actions:
            numbers[action.type] = base
            base += action.size
        return numbers

    @property
    def num_actions(self) -> int:
        return sum(action.size for action in self.actions)

    @property
    def tensor_wholes(self) -> list[int]:
        """Return the divisor of every number of the tensor."""
        return [whole for field in self.tensor for whole in field.wholes()]

    @cached_property
    def kinds(self) -> dict[str, EventKind]:
        return {kind.type: kind for kind in self.events}

    @cached_property
    def scene_of(self) -> dict[str, str]:
        """The scene of each event that is shown together with others."""
        return {type: scene for scene, types in self.scenes.items() for type in types}

    @property
    def modules(self) -> list[str]:
        """The options that add something to the game."""
        return [option.name for option in self.options if option.group == "modules"]

    def switched_on(self, word: str) -> dict[str, Value]:
        """The options that a word such as `bonds` changes: a module, all of them, or the choice of that name."""
        if word == "all":
            return dict.fromkeys(self.modules, True)
        if word in self.modules:
            return {word: True}
        return {option.name: word for option in self.options for choice in option.choices if choice.value == word}

    def event(self, type: str) -> EventKind:
        return self.kinds[type]

    def question(self, name: str) -> Question:
        return next(question for question in self.questions if question.name == name)

    def phase(self, question: str, stage: str = "") -> str:
        """The phase of the rulebook that a question belongs to, or the stage in which it is asked."""
        if question == GAME_OVER:
            return ""
        return self.question(question).phase or self.stages[stage]

    def sum_flows(self, events: Iterable[Mapping[str, Any]], players: int) -> dict[str, list[int]]:
        """Every sum that changed hands, by line and seat, read off all events as a seat may see them."""
        account = {entry: [0] * players for entry in self.accounts}
        over = False
        for event in events:
            kind = self.event(event["type"])
            over = over or kind.type == GAME_OVER
            for flow in kind.money:
                entry = flow.final if over and flow.final else flow.entry
                account[entry][event[flow.seat]] += flow.sign * int(event[flow.amount])
        return account

    def account(
        self, events: Iterable[Mapping[str, Any]], final: Sequence[int], second: str = ""
    ) -> dict[str, list[int]]:
        """Return the sources of each seat's final money.

        Money without an event goes to the first line; to the `second` if the events cover the first.
        """
        account = self.sum_flows(events, len(final))
        rest = second if second and any(account[self.accounts[0]]) else self.accounts[0]
        for seat, money in enumerate(final):
            account[rest][seat] += money - sum(values[seat] for values in account.values())
        return account
