"""The rulebook on the screen: a clause, all clauses, those with a word in them."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from bigboard.cli.terminal import Complaint, Terminal
from bigboard.games.rules import Clause, clause, clauses

LANGUAGES = ("en",)
INDENT = 4


def checked_language(language: str) -> str:
    wanted = language.strip().lower()
    if wanted not in LANGUAGES:
        raise Complaint(f"There is no language {language!r} yet: there is {', '.join(LANGUAGES)}.")
    return wanted


def clause_lines(found: Clause) -> list[RenderableType]:
    head = Text(found.id, style="bold")
    head.append(f"  {found.title}", style="bold")
    return [head, Padding(Text(found.text), (0, 0, 0, INDENT))]


def matching(game: str, word: str, language: str) -> list[Clause]:
    """The clause with that id, or the clauses with that word in id, title or text; all without a word."""
    wanted = word.strip().lower()
    everything = list(clauses(game, language).values())
    exact = [found for found in everything if found.id.lower() == wanted]
    return exact or [found for found in everything if wanted in f"{found.id} {found.title} {found.text}".lower()]


def show_rules(terminal: Terminal, game: str, word: str, language: str) -> None:
    found = matching(game, word, language)
    if not found:
        raise Complaint(f"No rule of {game.capitalize()} has {word!r} in it. `rules` without a word shows them all.")
    terminal.page([line for one in found for line in clause_lines(one)])


def show_clause(terminal: Terminal, rule: str, language: str) -> None:
    """One clause; Complaint if there is none with that id."""
    try:
        found = clause(rule, language)
    except ValueError as error:
        raise Complaint(str(error)) from None
    terminal.show(*clause_lines(found))
