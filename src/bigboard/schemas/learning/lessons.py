"""Lessons, explained terms, the games in two minutes."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from bigboard.schemas.base import Incoming, Outgoing


class LessonInfo(Outgoing):
    """A lesson, and how far the reader is: the latest table where it goes on, and whether it was ever finished."""

    name: str
    game: str
    kind: Literal["first", "module"]
    minutes: int
    steps: int
    title: str
    about: str
    table: str | None
    done: bool


class Lessons(Outgoing):
    lessons: list[LessonInfo]


class BeginLesson(Incoming):
    language: Annotated[str, Field(pattern="^[a-z]{2}$")] = "en"
    again: bool = False  # a new table even if the lesson goes on at another


class LessonStep(Outgoing):
    """The reader's next step, page by page. Without a step the reader plays freely, or others decide."""

    lesson: str
    title: str
    seq: int
    state: Literal["step", "free", "others", "done"]
    step: str | None
    number: int  # of this step, or of the steps that are done
    steps: int
    pages: list[str]
    wrong: str
    spot: list[str]
    next: str | None  # the lesson that comes after it, once it is done


class Term(Outgoing):
    """A word of the game that explains itself; `rule` is the clause behind it."""

    id: str
    title: str
    text: str
    rule: str


class Terms(Outgoing):
    terms: list[Term]


class PagePart(Outgoing):
    """A part of a page, with the name of its place there."""

    place: str
    heading: str
    text: str


class TwoMinutes(Outgoing):
    """The page "the game in two minutes"."""

    game: str
    parts: list[PagePart]


Word = Annotated[str, Field(min_length=1, max_length=90_000)]


class CollectionText(Incoming):
    """A collection of positions: the text of its file, or the word of its link."""

    text: Word
    language: Annotated[str, Field(pattern="^[a-z]{2}$")] = "en"


class CollectedPosition(Outgoing):
    """A position with the teacher's words. An answer is the moves of one decision, joined by ";"; none: any move."""

    position: str
    question: str
    answers: list[str]
    explanation: str


class CollectionShown(Outgoing):
    """A checked collection. `word` is for links; the rest is its file."""

    format: str
    title: str
    positions: list[CollectedPosition]
    word: str
