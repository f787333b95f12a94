"""Whole games in every language: every sentence comes from a message, formatted without an error, and fits."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer
from rich.cells import cell_len
from tests.cli.at_the_terminal import Desk
from tests.titles.stockpile.terminal.at_the_stockpile import Guesser

from bigboard import i18n
from bigboard.cli.game_setup import BOT_NAMES
from bigboard.cli.session import Session
from bigboard.cli.tui.prompt_commands import COMMANDS
from bigboard.cli.tui.prompts import questions
from bigboard.games.rulebook import Clause, clause
from bigboard.i18n import LANGUAGES, Messages
from bigboard.records.notation import action_text
from bigboard.records.record import read_record
from bigboard.titles.acquire.rules.model.chains import CHAIN_NAMES
from bigboard.titles.stockpile.notation.vocabulary import CARD_WORDS, INITIALS
from bigboard.titles.stockpile.rules.cards.cards import COMPANY_NAMES
from bigboard.titles.stockpile.rules.setup.options import card_data_of
from bigboard.titles.stockpile.terminal import wording as stockpile_table

TABLES = {
    "acquire": ["acquire", "--players", "4"],
    "six": ["acquire", "--players", "6", "--option", "open_holdings=false"],
    "stockpile": ["stockpile", "--players", "4"],
    "all modules": ["stockpile", "--players", "3", "--with", "all", "--board", "advanced"],
    "two": ["stockpile", "--players", "2", "--with", "all"],
}
# Every language at two tables and every table in two languages; each sentence is held in all of them elsewhere.
PAIRS = [
    (table, spoken)
    for step in (0, 2)
    for table, spoken in zip(TABLES, [*LANGUAGES[step:], *LANGUAGES[:step]], strict=True)
]
NEW_LETTERS = {letter: chr(0x3B1 + number % 24) for number, letter in enumerate("abcdefghijklmnopqrstuvwxyz")}
PSEUDO = str.maketrans(NEW_LETTERS | {letter.upper(): new.upper() for letter, new in NEW_LETTERS.items()})


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hole in the messages ends the test."""

    def say(self: Messages, key: str, **args: Any) -> str:
        message = self.bundle.get_message(key)
        assert message.value is not None
        text, errors = self.bundle.format_pattern(message.value, args)
        assert not errors, (key, errors)
        return str(text)

    monkeypatch.setattr(Messages, "say", say)


def play_and_replay(desk: Desk, home: Path, monkeypatch: pytest.MonkeyPatch, table: str, spoken: str) -> str:
    """A whole game at random, with every command now and then, and its replay."""
    guess = Guesser(monkeypatch, seed=len(table))
    commands = iter(["help", "log", "chart", "why", "77", "undo", "why 5C", "why AA", "save", "rubbish"] * 3)

    def decide(screen: str, prompt: str) -> str:
        if prompt == "> " and guess.rng.random() < 0.1:
            return next(commands, "0")
        return guess(screen, prompt)

    desk.decide(decide)
    finish = Session.finish

    def finished(session: Session) -> Path:
        finish(session)
        return Path("0")  # no path on the screen

    monkeypatch.setattr(Session, "finish", finished)
    arguments = [*TABLES[table], "--seed", "11", "--against", "random", "--language", spoken]
    assert desk.run("play", *arguments) == 0, desk.errors
    (kept,) = (home / "games").iterdir()
    assert desk.run("replay", str(kept), "--all", "--seat", "1", "--language", spoken) == 0
    assert not desk.errors
    return desk.text


def notation(home: Path) -> str:
    """The moves of the game, which the replay shows as they are typed."""
    (kept,) = (home / "games").iterdir()
    record = read_record(kept)
    return " ".join(action_text(record["game"], described) for described in record["actions"])


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize(("table", "spoken"), PAIRS)
def test_a_whole_game_is_played_and_no_line_is_too_long(
    desk: Desk, home: Path, monkeypatch: pytest.MonkeyPatch, table: str, spoken: str
) -> None:
    text = play_and_replay(desk, home, monkeypatch, table, spoken)
    assert [line for line in text.splitlines() if cell_len(line) > 80] == []
    assert "{" not in text


class Disguised(Transformer):
    """Every text of a message in letters that no one writes."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        node.value = node.value.translate(PSEUDO)
        return node


def disguise(folder: Path) -> None:
    english = i18n.locales() / "en"
    for file in english.rglob("*.ftl"):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        Disguised().visit(resource)
        target = folder / "qq" / file.relative_to(english)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(FluentSerializer().serialize(resource), encoding="utf-8")


def proper_names() -> set[str]:
    """Words that are the same in every language: names and initials, and what is typed."""
    card_data = card_data_of({})
    names = [
        *BOT_NAMES,
        *CHAIN_NAMES,
        *COMPANY_NAMES,
        *card_data.investor_names,
        *card_data.strategy_names,
        "Acquire",
        "Stockpile",
    ]
    typed = [
        questions("acquire").EXAMPLES,
        questions("stockpile").EXAMPLES,
        *INITIALS,
        *COMMANDS,
        *CARD_WORDS,
        "rubbish Enter",
    ]
    return {word for text in [*names, *typed] for word in re.findall("[A-Za-z]+", text)}


def is_name(word: str, names: set[str]) -> bool:
    """A name may be cut short where there is little room."""
    return any(name.startswith(word) for name in names)


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("table", TABLES)
def test_nothing_is_said_but_messages(
    desk: Desk, home: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, table: str
) -> None:
    """In a language whose letters no one writes, Latin ones can only be names and what was typed."""
    disguise(tmp_path / "locales")
    monkeypatch.setattr(i18n, "locales", lambda: tmp_path / "locales")
    monkeypatch.setitem(i18n.REGIONS, "qq", "en_US")
    monkeypatch.setitem(i18n.DOLLARS, "qq", "${}")

    def disguised(rule: str, _: str) -> Clause:
        found = clause(rule)
        return replace(found, text=found.text.translate(PSEUDO), title=found.title.translate(PSEUDO))

    monkeypatch.setattr(stockpile_table, "clause", disguised)
    monkeypatch.setattr("bigboard.cli.tui.rulebook.clause", disguised)
    text = play_and_replay(desk, home, monkeypatch, table, "qq")
    words = set(re.findall("[A-Za-z]{2,}", re.sub(r"\d+[A-I]\b|[A-Z]{3}(?:-[A-Z0-9]+)+|\$\d*K", "", text)))
    assert len(words) > 20
    names = proper_names() | set(re.findall("[A-Za-z]+", notation(home)))
    assert {word for word in words if not is_name(word, names)} == set()
