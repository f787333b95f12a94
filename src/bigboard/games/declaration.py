"""What a game declares once: actions, questions, events, options, and the shapes of its views. Data only.

`make generate` writes from it what others need in another form: the action and question numbers as literal constants
for the compiled rules, the TypeScript types of the web client and the tables in `docs`. A test compares.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import prod
from typing import Literal

Value = str | int | bool


@dataclass(frozen=True)
class Values:
    """What a field of an action can be: names or numbers, in order. `type` is its name in TypeScript."""

    type: str
    values: tuple[str | int, ...]


@dataclass(frozen=True)
class Action:
    """Actions of one type: an answer for every combination of its fields, the last one counting fastest."""

    type: str
    about: str
    fields: Mapping[str, Values] = field(default_factory=dict)

    @property
    def size(self) -> int:
        return prod(len(values.values) for values in self.fields.values())

    @property
    def constant(self) -> str:
        return self.type.upper()


@dataclass(frozen=True)
class Question:
    """What a state can ask. Without a `rule` it is the acting card that asks, by its own clause."""

    name: str
    about: str  # "how many shares to sell": the question inside a sentence
    phase: str
    answers: tuple[str, ...]  # types of actions
    rule: str = ""
    asked_as: str = ""  # the message of another question that asks the same

    @property
    def constant(self) -> str:
        return f"ASK_{self.name.upper()}"


@dataclass(frozen=True)
class Flow:
    """Money that an event moves: to which line of the account, whose, and which field is the amount."""

    entry: str
    sign: Literal[1, -1] = 1
    seat: str = "seat"
    amount: str = "amount"


# When an event ends the right to take the action back:
Undo = Literal[
    "keeps",  # it shows nobody anything new
    "ends",  # it shows something that was hidden or left to chance
    "others",  # it ends it when it is about another seat than the one that acted
    "closed",  # it ends it where holdings are closed
    "chance",  # it ends it when it belongs to no seat: then a deck was turned up
]


@dataclass(frozen=True)
class EventKind:
    """What can happen, and what follows from that for everybody who tells, counts or undoes it."""

    type: str
    about: str
    data: Mapping[str, str] = field(default_factory=dict)  # facts for everybody, with their TypeScript types
    secret: Mapping[str, str] = field(default_factory=dict)  # facts for the seats that may know them
    money: tuple[Flow, ...] = ()
    undo: Undo = "keeps"
    said_as: str = ""  # the message it shares with others; its own name where empty
    private: bool = False  # others get no line in the log


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


@dataclass(frozen=True)
class Declaration:
    """All that one game declares."""

    game: str
    phases: tuple[str, ...]
    actions: tuple[Action, ...]
    questions: tuple[Question, ...]
    events: tuple[EventKind, ...]
    options: tuple[Option, ...] = ()
    accounts: tuple[str, ...] = ()  # the lines of the final account, in order
    stages: Mapping[str, str] = field(default_factory=dict)  # finer steps of the engine, and the phase each belongs to
    views: str = ""  # the module whose TypedDicts are the shapes of views and offers

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

    def event(self, type: str) -> EventKind:
        return next(kind for kind in self.events if kind.type == type)

    def question(self, name: str) -> Question:
        return next(question for question in self.questions if question.name == name)
