"""Transcripts: games that are written down from a real table."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from bigboard.schemas.base import Described, Incoming, OptionValue, Outgoing, View
from bigboard.schemas.messages import Entry
from bigboard.schemas.tables import SeatInfo

PlayerName = Annotated[str, Field(min_length=1, max_length=40)]
NoteValue = str | int | None


class NewTranscript(Incoming):
    """The game and its players. `me` is the writer's own seat, if there is one."""

    game: Annotated[str, Field(max_length=40)]
    names: Annotated[list[PlayerName], Field(min_length=2, max_length=8)]
    options: dict[str, OptionValue] = Field(default_factory=dict, max_length=40)
    me: Annotated[int, Field(ge=0, le=7)] | None = None


class Note(Incoming):
    """An action or an observation, as the question asks for it. `at` is the number of notes so far."""

    at: Annotated[int, Field(ge=0, le=100_000)]
    do: Annotated[list[dict[str, NoteValue]], Field(max_length=30)] | None = None
    see: Annotated[list[NoteValue], Field(max_length=60)] | None = None


class Blank(Outgoing):
    """Something to fill in: what is asked for, about what, and what it can be."""

    name: str
    choices: list[str | int]
    about: dict[str, str | int]
    optional: bool


class TranscriptQuestion(Outgoing):
    kind: str
    what: str
    seat: int
    choices: list[Described]
    several: int
    fields: list[Blank]


class TranscriptInfo(Outgoing):
    """One game in the list of those being written down."""

    id: str
    game: str
    names: list[str]
    notes: int
    over: bool
    updated: float


class TranscriptShown(Outgoing):
    id: str
    game: str
    options: dict[str, Any]
    me: int | None
    notes: int
    seats: list[SeatInfo]
    question: TranscriptQuestion
    view: View
    entries: list[Entry]


class Transcripts(Outgoing):
    games: list[str]
    transcripts: list[TranscriptInfo]
