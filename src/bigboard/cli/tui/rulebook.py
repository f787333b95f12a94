"""The rulebook on the screen: a clause, all clauses, those with a word in them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bigboard.cli.errors import UserError
from bigboard.cli.language import language, say
from bigboard.cli.tui.terminal import Terminal
from bigboard.games.registry import title
from bigboard.games.rulebook import Clause, clause, clauses

INDENT = 4


def clause_lines(found: Clause) -> list[RenderableType]:
    head = Text(found.id, style="bold")
    head.append(f"  {found.title}", style="bold")
    lines: list[RenderableType] = [head, Padding(Text(found.text), (0, 0, 0, INDENT))]
    if found.language != language():
        lines.insert(1, Padding(Text(say("cli-rule-untranslated"), style="dim"), (0, 0, 0, INDENT)))
    if found.table:
        lines.append(Padding(clause_table(found), (1, 0, 1, INDENT)))
    return lines


def clause_table(found: Clause) -> Table:
    heading, *rows = found.table
    grid = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False)
    for words in heading:
        longest = max(len(word) for word in words.split())  # room for whole words
        grid.add_column(words, justify="center", vertical="bottom", min_width=longest)
    for row in rows:
        grid.add_row(*row)
    return grid


def matching(game: str, word: str) -> list[Clause]:
    """Return the clause with that id, or the clauses with that word in id, title or text; all without a word.

    A clause that the reader's language lacks is shown in English, and English words are found too.
    """
    wanted = plain(word.strip())
    everything = {**clauses(game), **clauses(game, language())}
    if wanted.upper() in everything:
        return [everything[wanted.upper()]]
    for book in (everything, clauses(game)):
        named = [one.id for one in book.values() if wanted in plain(f"{one.id} {one.title} {one.text}")]
        if named:
            return [everything[one] for one in named]
    return []


def plain(text: str) -> str:
    """Return the text as people type it: in lower case, with straight apostrophes."""
    return text.lower().replace("’", "'")


def show_rules(terminal: Terminal, games: Sequence[str], word: str) -> None:
    """Show the clauses of these games that the word finds; UserError if there are none."""
    found = [one for game in games for one in matching(game, word)]
    if not found:
        labels = " / ".join(title(game).label for game in games)
        raise UserError(say("cli-no-rule", game=labels, word=word))
    terminal.page([line for one in found for line in clause_lines(one)])


def show_clause(terminal: Terminal, rule: str) -> None:
    """Show one clause; UserError if there is none with that id."""
    try:
        found = clause(rule, language())
    except ValueError:
        raise UserError(say("no-clause")) from None
    terminal.show(*clause_lines(found))
