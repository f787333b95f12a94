"""Questions and their answers with consequences; each title has a module for its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from itertools import groupby
from typing import NamedTuple, Protocol, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bigboard.cli.language import can_say, say
from bigboard.cli.tui.plugins import plugin
from bigboard.games.contract import IllegalAction, JsonDict, State

MOST_COLUMNS = 4
GAP = 3
LONG = 60  # characters: a longer answer has lines of its own where room is tight
CLOSED = "-"
TOO_MUCH = "too-much"  # a refusal of this side, which is worded already


@dataclass(frozen=True)
class Answer:
    """One answer: the key to type, what it is, what follows from it. With the key "-" it cannot be chosen.

    Answers of one `group` stand in one row. `more` are actions that belong to it after the first one. An answer that
    comes `at_once` is not gathered with others. `typed` is the word in notation, where the reader's word is another.
    In a choice of several, `item` is the described action for one piece.
    """

    key: str
    word: str
    note: str
    action: int | None = None
    group: str = ""
    more: tuple[int, ...] = ()
    at_once: bool = False
    typed: str = ""
    item: JsonDict | None = None

    @property
    def notation(self) -> str:
        return self.typed or self.word

    @property
    def actions(self) -> list[int]:
        return [] if self.action is None else [self.action, *self.more]

    @property
    def open(self) -> bool:
        return self.key != CLOSED


@dataclass(frozen=True)
class Gathering:
    """A set of answers collected in any order before they are given: verb, number, and the action that ends it.

    The `verb` is that of the notation. With `whole` they are given together or not at all, and what is typed in words
    is a whole answer.
    """

    verb: str
    most: int
    stop: int
    whole: bool = False


@dataclass(frozen=True)
class Question:
    """The question and its answers. With `phrase`, several numbers are words of one answer, such as pile and price.

    `pick` is the offer of a choice of several: then answers with an item are gathered.
    """

    text: str
    answers: list[Answer] = field(default_factory=list)
    gathering: Gathering | None = None
    shows_hand: bool = False
    phrase: bool = False
    pick: JsonDict | None = None

    def answer_at(self, key: str) -> Answer | None:
        return next((answer for answer in self.answers if answer.key == key and answer.open), None)

    def comes_at_once(self, line: str) -> bool:
        """True if the line is an answer that is not gathered, by its key or its first word."""
        first = line.lower().partition(" ")[0]
        return any(
            line == answer.key or first == answer.notation.lower().partition(" ")[0]
            for answer in self.answers
            if answer.at_once
        )

    def keys(self) -> list[str]:
        return [answer.key for answer in self.answers if answer.open]


class Explanation(NamedTuple):
    """A reason: a sentence, and the clause behind it."""

    text: str
    rule: str


class Questions(Protocol):
    """The module `questions` of a title: `view` is what `State.view` gives, with the `names` of the players.

    `gathered_text` and `too_much` belong to questions with a `Gathering`.
    """

    EXAMPLES: str  # answers in notation

    def question(self, view: JsonDict, world: State) -> Question:
        """Return the question to the seat. `world` is a sampled state."""

    def gathered_text(self, view: JsonDict, words: Sequence[str]) -> str:
        """Return the gathered answers in a few words."""

    def too_much(self, view: JsonDict, words: Sequence[str]) -> Explanation | None:
        """Return the reason if this is too much."""

    def explain(self, view: JsonDict, word: str) -> Explanation | None:
        """Explain a word of the board to this seat, for example one of its tiles."""

    def explain_refusal(self, view: JsonDict, refusal: IllegalAction) -> str:
        """Return the reason of a refusal, with piles and the like counted as on the screen."""

    def notation(self, line: str) -> str:
        """Translate the reader's words in a typed line to those of the notation."""

    def money(self, amount: float) -> str:
        """About so much money."""

    def action_words(self, view: JsonDict, described: JsonDict) -> str:
        """An action in a few words."""


def refusal_text(game: str, refusal: IllegalAction, **more: object) -> str:
    """The message of a refusal, with its facts."""
    if refusal.reason == TOO_MUCH:
        return refusal.message
    facts = {name: value for name, value in refusal.args.items() if isinstance(value, str | int)}
    key = f"refusal-{game}-{refusal.reason}"
    return say(key if can_say(key) else "error-illegal", **{**facts, **more})


def questions(game: str) -> Questions:
    return cast(Questions, plugin("questions", game))


class Fit(Enum):
    """The space for the answers: TIGHT aligns nothing; BRIEF has one line each, and `why NUMBER` shows the rest."""

    USUAL = "usual"
    TIGHT = "tight"
    BRIEF = "brief"


def answer_table(question: Question, width: int, styles: Mapping[str, str], fit: Fit = Fit.USUAL) -> RenderableType:
    """The answers: those of a group in a row, the others in as many columns as fit, read downwards."""
    grouped = [answer for answer in question.answers if answer.group]
    single = [answer for answer in question.answers if not answer.group]
    if not grouped:
        return columns_of(single, width, styles, fit)
    rows = rows_of(grouped, width, styles)
    return Group(rows, columns_of(single, width, styles, fit)) if single else rows


def rows_of(answers: Sequence[Answer], width: int, styles: Mapping[str, str]) -> Group:
    """A row for each group, as a track or a line of piles: in columns if they fit, else close together."""
    names = max(len(answer.group) for answer in answers)
    keys = max(len(answer.key) for answer in answers)
    rows = [(name, list(group)) for name, group in groupby(answers, key=lambda answer: answer.group)]
    cell = max((keys + 1 + len(answer.word) for answer in answers if answer.open), default=0) + 2
    room = width - names - 2
    gap = 1
    if max(len(row) for _, row in rows) * cell - 2 > room:
        cell = 0
        close = max(sum(keys + 2 + len(answer.word) for answer in row) for _, row in rows) - 1
        gap = 1 if close <= room else 2
    lines: list[Text] = []
    for name, row in rows:
        line = Text(f"{name:<{names}}  ")
        for answer in row:
            text = Text(f"{answer.key:>{keys}} ", style="bold" if answer.open else "dim")
            text.append(answer.word, style="not bold" if answer.open else "dim")
            if line.cell_len + text.cell_len > width and line.cell_len > names + 2:
                lines.append(line)
                line = Text(" " * (names + 2))
            line.append_text(text)
            line.append(" " * max(gap, cell - text.cell_len))
        lines.append(line)
    for line in lines:
        line.rstrip()
    return Group(*(color_names(line, styles) for line in lines))


def columns_of(
    answers: Sequence[Answer], width: int, styles: Mapping[str, str], fit: Fit = Fit.USUAL
) -> RenderableType:
    if fit is Fit.TIGHT:
        return flowing(answers, styles)
    if fit is Fit.BRIEF:
        return Group(*(answer_line(answer, styles) for answer in answers), Text(in_full(answers), style="dim"))
    words = max((len(answer.word) for answer in answers), default=0)
    keys = max((len(answer.key) for answer in answers), default=1)
    texts = [answer_text(answer, keys, words, styles) for answer in answers]
    longest = max((text.cell_len for text in texts), default=1)
    if longest > width:
        return lines_of(answers, (keys, words, width), styles)
    columns = max(1, min(MOST_COLUMNS, (width + GAP) // (longest + GAP), (len(texts) + 2) // 3))
    rows = -(-len(texts) // columns)
    table = Table.grid(padding=(0, GAP, 0, 0))
    for row in range(rows):
        table.add_row(*texts[row::rows])
    return table


def answer_line(answer: Answer, styles: Mapping[str, str]) -> Text:
    """One line, cut where it ends."""
    text = answer_text(answer, 1, 0, styles)
    text.no_wrap = True
    text.overflow = "ellipsis"
    return text


def in_full(answers: Sequence[Answer]) -> str:
    example = next((answer.key for answer in answers if answer.open and answer.note), "1")
    return say("cli-in-full", command=f"{say('cli-command-why')} {example}")


def flowing(answers: Sequence[Answer], styles: Mapping[str, str]) -> Group:
    """Write all answers in sequence, long ones on separate lines; then those that are not possible now."""
    lines: list[Text] = []
    for possible in (True, False):
        line = Text()
        for answer in answers:
            if answer.open != possible:
                continue
            text = Text(f"{answer.key} ", style="bold" if answer.open else "dim")
            text.append(answer.word, style="" if answer.open else "dim")
            if answer.note:
                text.append(f" {answer.note}", style="not bold" if answer.open else "dim")
            if len(text) > LONG:
                lines += [line, text] if line else [text]
                line = Text()
            else:
                line = line.append("  " if line else "").append_text(text)
        if line:
            lines.append(line)
    return Group(*(color_names(line, styles) for line in lines))


def lines_of(answers: Sequence[Answer], widths: tuple[int, int, int], styles: Mapping[str, str]) -> Table:
    """A line each; a long note goes on below its beginning. The widths: of keys, of words, of all."""
    keys, words, width = widths
    head_width = keys + words + 2
    table = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(no_wrap=True, width=head_width)
    table.add_column(overflow="fold", width=width - head_width - 2)
    for answer in answers:
        head = answer_text(replace(answer, note=""), keys, words, styles)
        table.add_row(head, color_names(Text(answer.note, style="" if answer.open else "dim"), styles))
    return table


def answer_text(answer: Answer, keys: int, words: int, styles: Mapping[str, str]) -> Text:
    text = Text(f"{answer.key:>{keys}} ", style="bold" if answer.open else "dim")
    text.append(f" {answer.word:<{words}}", style="" if answer.open else "dim")
    if answer.note:
        text.append(f"  {answer.note}", style="not bold" if answer.open else "dim")
    return color_names(text, styles)


def color_names(text: Text, styles: Mapping[str, str]) -> Text:
    """The names that have a color, in their color."""
    for word, style in styles.items():
        text.highlight_words([word], style)
    return text


def color_lines(lines: Sequence[str], styles: Mapping[str, str]) -> list[Text]:
    return [color_names(Text(line), styles) for line in lines]
