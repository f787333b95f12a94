"""The rulebook on the screen: a clause, all clauses, those with a word in them."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from bigboard.cli.messages import language, say
from bigboard.cli.terminal import Terminal, UserError
from bigboard.games.clauses import Clause, clause, clauses

INDENT = 4


def clause_lines(found: Clause) -> list[RenderableType]:
    head = Text(found.id, style="bold")
    head.append(f"  {found.title}", style="bold")
    return [head, Padding(Text(found.text), (0, 0, 0, INDENT))]


def matching(game: str, word: str) -> list[Clause]:
    """The clause with that id, or the clauses with that word in id, title or text; all without a word."""
    wanted = word.strip().lower()
    everything = list(clauses(game, language()).values())
    exact = [found for found in everything if found.id.lower() == wanted]
    return exact or [found for found in everything if wanted in f"{found.id} {found.title} {found.text}".lower()]


def show_rules(terminal: Terminal, game: str, word: str) -> None:
    found = matching(game, word)
    if not found:
        raise UserError(say("cli-no-rule", game=game.capitalize(), word=word))
    terminal.page([line for one in found for line in clause_lines(one)])


def show_clause(terminal: Terminal, rule: str) -> None:
    """One clause; UserError if there is none with that id."""
    try:
        found = clause(rule, language())
    except ValueError:
        raise UserError(say("no-clause")) from None
    terminal.show(*clause_lines(found))
