"""The messages of all languages: the same ones, with the same arguments, all used, short enough, and nothing else."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bigboard
import bigboard.cli
from bigboard.cli.commands.play import INTRODUCED
from bigboard.cli.errors import UserError
from bigboard.cli.game_setup import GameRequest, seating
from bigboard.cli.language import can_say, dollars, language, number, percent, say, speak, thousands
from bigboard.cli.tui.prompt_commands import COMMANDS, OTHER_NAMES, command
from bigboard.cli.tui.prompts import questions
from bigboard.i18n import LANGUAGES, Messages, language_from, locales

CLI = Path(bigboard.cli.__path__[0])
CODE = sorted([*CLI.rglob("*.py"), *CLI.parent.glob("titles/*/terminal/*.py")])
NOTATION = "buy sell keep trade pass stop end bid up down boom bust use play found survive acquire short show discard"


class Variables(Visitor):
    """The arguments that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Every message with its arguments; fails where a file has an error or a message stands twice."""
    found: dict[str, frozenset[str]] = {}
    for file in sorted((locales() / language).rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                visitor = Variables()
                visitor.visit(entry)
                found[entry.id.name] = frozenset(visitor.found)
    return found


def uses() -> list[tuple[str, ast.Call]]:
    """Every message that the code names, as a pattern, with the call."""
    found = []
    for file in CODE:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
                found += [(pattern, node) for pattern in patterns(node.args[0])]
    return found


def patterns(key: ast.expr) -> list[str]:
    match key:
        case ast.Constant(value=str(text)):
            return [re.escape(text)]
        case ast.JoinedStr(values=parts):
            return ["".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in parts)]
        case ast.IfExp(body=one, orelse=two):
            return [*patterns(one), *patterns(two)]
    return []


def named_in_tables() -> set[str]:
    """Messages that tables of the code name: every text that looks like one."""
    texts = set()
    for file in CODE:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
    return texts & set(messages("en"))


@pytest.mark.parametrize("other", LANGUAGES)
def test_every_language_has_every_message_with_the_same_arguments(other: str) -> None:
    """But for the investors whom only the Russian rulebook gives names of their own."""
    found = {name: args for name, args in messages(other).items() if not name.startswith("investor-")}
    assert found == messages("en")


def test_every_message_that_the_code_names_is_there() -> None:
    assert len(uses()) > 200
    keys = list(messages("en"))
    missing = [key for key, _ in uses() if not any(re.fullmatch(key, known) for known in keys)]
    assert missing == []


def test_every_message_of_the_terminal_is_used() -> None:
    wanted = [re.compile(key) for key, _ in uses() if key != ".+"]
    tables = named_in_tables()
    own = [key for key in messages("en") if key.startswith("cli-")]
    assert len(own) > 180
    assert [key for key in own if key not in tables and not any(key_.fullmatch(key) for key_ in wanted)] == []


def test_every_message_gets_the_arguments_it_asks_for_and_ours_no_others() -> None:
    for key, call in uses():
        name = key.replace("\\", "")
        if name not in messages("en") or any(given.arg is None for given in call.keywords):
            continue
        given = {argument.arg for argument in call.keywords}
        assert messages("en")[name] <= given, f"{name} wants {messages('en')[name] - given}"
        assert not name.startswith("cli-") or given <= messages("en")[name], f"{name} does not use all of {given}"


@pytest.mark.parametrize("other", LANGUAGES)
def test_words_with_little_room_are_short(other: str) -> None:
    speak(other)
    room = {
        **dict.fromkeys(("cli-col-size", "cli-col-price", "cli-col-bank", "cli-col-first", "cli-col-second"), 4),
        "cli-col-bank-short": 2,
        **dict.fromkeys(("cli-legend-chains", "cli-legend-board"), 41),
        "cli-track-legend": 19,
        "cli-can-be": 6,
        **dict.fromkeys(("cli-pair-own", "cli-pair-open", "cli-pair-seen"), 7),
        "cli-split-mark": 1,
        "chain": 10,
        **{f"cli-pitch-{game}": 80 for game in bigboard.game_names()},
        "cli-replay-help": 80,
        "cli-hint-title": 80,
    }
    assert {key: say(key) for key, most in room.items() if len(say(key)) > most} == {}
    commands = ", ".join(say(f"cli-command-{name}") for name in INTRODUCED)
    assert len(say("cli-at-any-time", commands=commands)) <= 80
    assert all(len(say("cli-how-to-answer", examples=questions(game).EXAMPLES)) <= 80 for game in bigboard.game_names())


@pytest.mark.parametrize("other", LANGUAGES)
def test_commands_work_in_english_and_in_the_language_and_are_no_answers(other: str) -> None:
    speak(other)
    own = [say(f"cli-command-{name}") for name in COMMANDS]
    assert len(set(own)) == len(own)
    for name, word in zip(COMMANDS, own, strict=True):
        for typed in (name, word, word.upper()):
            assert command(f"{typed} 5C") == (COMMANDS[name], "5C")
    assert not {*own, *OTHER_NAMES} & set(NOTATION.split())


def test_plurals_follow_the_grammar() -> None:
    told = {}
    for other in LANGUAGES:
        speak(other)
        told[other] = [say("cli-in-bag", count=count) for count in (1, 2, 5, 21)]
    assert told["en"] == ["1 tile in the bag", "2 tiles in the bag", "5 tiles in the bag", "21 tiles in the bag"]
    assert told["ru"] == ["1 плитка в мешке", "2 плитки в мешке", "5 плиток в мешке", "21 плитка в мешке"]
    assert told["el"][0] != told["el"][1]


def test_money_and_numbers_are_written_as_the_reader_does() -> None:
    told = {}
    for other in LANGUAGES:
        speak(other)
        told[other] = (dollars(-12000), thousands(6), number(12000), percent(0.25))
    assert told["en"] == ("-$12,000", "$6K", "12,000", "25%")
    assert told["pt"] == ("-$12.000", "$6K", "12.000", "25%")
    assert told["ru"] == ("-12\u00a0000\u00a0$", "6\u00a0000\u00a0$", "12\u00a0000", "25\u00a0%")
    assert told["el"] == ("-$12.000", "$6K", "12.000", "25%")
    assert told["fr"] == ("-$12\u202f000", "$6K", "12\u202f000", "25\u00a0%")
    speak("fr")
    text = say("refusal-acquire-too-little-money", chain="Tower", price=1000, money=200)
    assert "$1\u202f000" in text


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "pt"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LC_ALL": "ru_RU", "BIGBOARD_LANGUAGE": "el"}, "el"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], wanted: str) -> None:
    assert language_from(environment) == wanted


def test_the_command_line_has_the_last_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BIGBOARD_LANGUAGE", "el")
    speak()
    assert language() == "el"
    speak("pt-BR")
    assert language() == "pt"
    with pytest.raises(UserError, match="«xx»"):
        speak("xx")


def test_a_message_that_is_not_there_shows_its_key() -> None:
    assert say("no-such-message") == "no-such-message"
    assert not can_say("no-such-message")


def test_people_are_called_as_the_language_calls_them() -> None:
    speak("ru")
    assert seating(GameRequest(players=2, against="random")).names == ["Игрок", "Ada"]
    assert seating(GameRequest(players=2, humans=2)).names == ["Игрок 1", "Игрок 2"]


def test_nothing_is_loaded_before_something_is_said() -> None:
    assert "bundle" not in vars(Messages("fr"))
