"""What is asked, and the answers with their consequences, one module a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, cast

from rich.table import Table
from rich.text import Text

from bigboard.cli.parts import part
from bigboard.games.contract import JsonDict, State

MOST_COLUMNS = 4
GAP = 3
CLOSED = "-"


@dataclass(frozen=True)
class Answer:
    """One answer: the key to type, what it is, what follows from it. With the key "-" it cannot be chosen."""

    key: str
    word: str
    note: str
    action: int | None = None

    @property
    def open(self) -> bool:
        return self.key != CLOSED


@dataclass(frozen=True)
class Gathering:
    """Answers that are gathered, in any order, before they are given: verb, number, and the action that ends it."""

    verb: str
    most: int
    stop: int


@dataclass(frozen=True)
class Question:
    """The question and its answers."""

    text: str
    answers: list[Answer] = field(default_factory=list)
    gathering: Gathering | None = None
    shows_hand: bool = False

    def chosen(self, key: str) -> Answer | None:
        return next((answer for answer in self.answers if answer.key == key and answer.open), None)

    def keys(self) -> list[str]:
        return [answer.key for answer in self.answers if answer.open]


class Explanation(NamedTuple):
    """Why something is as it is: a sentence, and the clause behind it."""

    text: str
    rule: str


class Questions(Protocol):
    """What a game's module offers. Everything is made from what the seat may see."""

    EXAMPLES: str
    PITCH: str

    def question(self, view: JsonDict, world: State) -> Question:
        """What the seat is asked. `world` is a sampled one: good for looking ahead, useless for spying."""

    def gathered(self, view: JsonDict, words: Sequence[str]) -> str:
        """What has been gathered so far, in a few words."""

    def too_much(self, view: JsonDict, words: Sequence[str]) -> Explanation | None:
        """Why so much cannot be had, if it cannot."""

    def explain(self, view: JsonDict, word: str) -> Explanation | None:
        """What a word of the board means for this seat now, for example one of its tiles."""

    def reveals(self, view: JsonDict, event: object) -> bool:
        """Whether this event showed somebody something that he could not know."""


def questions(game: str) -> Questions:
    return cast(Questions, part("questions", game))


def answer_table(question: Question, width: int, styles: Mapping[str, str]) -> Table:
    """The answers in as many columns as fit, read downwards."""
    words = max((len(answer.word) for answer in question.answers), default=0)
    keys = max((len(answer.key) for answer in question.answers), default=1)
    texts = [answer_text(answer, keys, words, styles) for answer in question.answers]
    longest = max((text.cell_len for text in texts), default=1)
    columns = max(1, min(MOST_COLUMNS, (width + GAP) // (longest + GAP), (len(texts) + 2) // 3))
    rows = -(-len(texts) // columns)
    table = Table.grid(padding=(0, GAP, 0, 0))
    for row in range(rows):
        table.add_row(*texts[row::rows])
    return table


def answer_text(answer: Answer, keys: int, words: int, styles: Mapping[str, str]) -> Text:
    text = Text(f"{answer.key:>{keys}} ", style="bold" if answer.open else "dim")
    text.append(f" {answer.word:<{words}}", style="" if answer.open else "dim")
    if answer.note:
        text.append(f"  {answer.note}", style="not bold" if answer.open else "dim")
    return coloured(text, styles)


def coloured(text: Text, styles: Mapping[str, str]) -> Text:
    """The names that have a colour, in their colour."""
    for word, style in styles.items():
        text.highlight_words([word], style)
    return text


def coloured_lines(lines: Sequence[str], styles: Mapping[str, str]) -> list[Text]:
    return [coloured(Text(line), styles) for line in lines]
