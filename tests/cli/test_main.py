"""The command itself: version, help, rules, mistakes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.at_the_terminal import Desk

import bigboard
from bigboard.bots import names
from bigboard.cli.language import say, speak
from bigboard.cli.tui.plugins import plugin
from bigboard.cli.tui.prompt_commands import COMMANDS, command
from bigboard.games import rulebook
from bigboard.games.rulebook import Clause


def test_the_version_says_which_engine_runs(desk: Desk) -> None:
    assert desk.run("--version") == 0
    assert bigboard.__version__ in desk.text
    assert bigboard.engine() in desk.text.replace("\n", " ")


def test_without_arguments_there_is_help(desk: Desk) -> None:
    desk.run()
    assert "bigboard play" in desk.text + desk.errors


def test_the_help_of_play_explains_the_game(desk: Desk) -> None:
    assert desk.run("play", "--help") == 0
    assert "most money wins" in " ".join(desk.text.split())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "--players", "9"], "This game is for 2 to 6 players."),
        (["play", "chess"], "There is no game “chess”. Choose from acquire, stockpile."),
        (["play", "--option", "dead_tiles"], "NAME=VALUE"),
        (["play", "--option", "wind=strong"], "no option 'wind'"),
        (["play", "--option", "dead_tiles=5"], "repeat, once, never"),
        (["play", "--option", "open_holdings=maybe"], "true or false"),
        (["play", "--against", "god"], "There is no bot “god”. Choose from random, greedy, search, easy"),
        (["play", "--bot", "easy,god,easy"], "There is no bot “god”"),
        (["play", "--against", "easy,hard"], "You named 2 bots for 3 seats: name one for all, or one for each."),
        (["play", "--against", "easy,,hard"], "empty place between the commas"),
        (["play", "--against", "search:seconds=soon"], "'seconds' of bot 'search:seconds=soon' is a number above 0"),
        (
            ["play", "--against", "no_such_module:Bot"],
            "'no_such_module:Bot' cannot be imported",
        ),
        (["play", "--seat", "7"], "Seats run from 1 to 4"),
        (["play", "--humans", "7"], "From 1 to 4 people can play here, not 7."),
        (["play", "--language", "xx"], "There is no language “xx”. Choose from en, pt, ru, el, fr."),
        (["play", "--width", "many"], "--width"),
        (["play", "--frobnicate"], "--frobnicate"),
        (["frobnicate"], "frobnicate"),
        (["replay"], "Missing argument"),
        (["rules", "qwertz"], "No rule of Acquire / Stockpile contains “qwertz”."),
    ],
)
def test_a_mistake_gets_one_sentence_and_the_code_2(desk: Desk, arguments: list[str], sentence: str) -> None:
    assert desk.run(*arguments) == 2
    assert sentence in desk.errors
    assert desk.errors.startswith("bigboard: ")
    assert desk.errors.count("\n") == 1


def test_a_game_that_the_terminal_does_not_know_gets_a_sentence() -> None:
    with pytest.raises(ValueError, match="There is no game 'monopoly'"):
        plugin("screen", "monopoly")


def test_rules_are_found_by_id_and_by_word(desk: Desk) -> None:
    assert desk.run("rules", "acq-mrg-3") == 0
    assert desk.text.count("ACQ-") == 1
    assert desk.run("rules", "acquire", "founder's", "share") == 0
    assert "ACQ-FND-3" in desk.text
    assert desk.run("rules") == 0
    assert "ACQ-SET-1" in desk.text
    assert "ACQ-END-8" in desk.text


@pytest.mark.clause("ACQ-PRC-1")
@pytest.mark.parametrize(
    ("language", "title"), [("en", "Price chart"), ("pt", "Tabela de referência de ações"), ("ru", "Таблица цен")]
)
def test_the_price_chart_is_among_the_rules(desk: Desk, language: str, title: str) -> None:
    # An English word finds a clause in another language, too.
    assert desk.run("rules", "acquire", "price", "--language", language, "--width", "80") == 0
    assert f"ACQ-PRC-1  {title}" in desk.text
    assert "Continental," in desk.text
    assert [line.split()[:3] for line in desk.text.splitlines() if "31–40" in line] == [
        ["31–40", "21–30", "11–20"],
        ["41+", "31–40", "21–30"],
        ["–", "41+", "31–40"],
    ]


def test_a_clause_without_a_translation_is_shown_in_english(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = rulebook.clauses

    def partly(game: str, language: str = "en") -> dict[str, Clause]:
        return {key: one for key, one in whole(game, language).items() if language == "en" or key != "ACQ-MRG-3"}

    monkeypatch.setattr("bigboard.cli.tui.rulebook.clauses", partly)
    english = whole("acquire")["ACQ-MRG-3"].title
    for word in ("ACQ-MRG-3", english):
        assert desk.run("rules", "acquire", word, "--language", "fr", "--width", "200") == 0
        assert english in desk.printed[-1]
        assert desk.printed[-1].count("Cette règle n’existe qu’en anglais.") == 1
    assert desk.run("rules", "ACQ-MRG-4", "--language", "fr") == 0
    assert "n’existe qu’en anglais" not in desk.printed[-1]


def test_the_help_of_bot_lists_all_bots(desk: Desk) -> None:
    assert desk.run("bot", "--help") == 0
    shown = set(re.findall(r"[\w+]+", desk.printed[-1]))
    assert set(names()) - shown == set()


def test_bench_runs_the_benchmarks_of_the_checkout(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[list[str]] = []

    def run(command: list[str], **more: object) -> subprocess.CompletedProcess[str]:
        calls.append(command[1:])
        return subprocess.CompletedProcess(command, 7)

    monkeypatch.setattr(subprocess, "run", run)
    assert desk.run("bench", "--json", "--seconds", "0.5", "--game", "acquire") == 7
    assert calls == [["-m", "benchmarks", "--seconds", "0.5", "--json", "--game", "acquire"]]


def test_bench_outside_a_checkout_says_where_the_benchmarks_are(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("bigboard.cli.commands.bench.CHECKOUT", tmp_path)
    assert desk.run("bench") != 0
    assert "run `make bench` in a checkout" in desk.errors


def test_the_terminal_may_know_nothing_but_ascii() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bigboard", "play", "--seed", "1"],
        input=b"1\n",
        capture_output=True,
        check=False,
        env={"PYTHONIOENCODING": "ascii", "PATH": "", "BIGBOARD_HOME": "/nonexistent", "COLUMNS": "80"},
    )
    assert done.returncode == 0, done.stderr
    assert b"Acquire . turn" in done.stdout


def test_asking_for_help_loads_neither_the_rules_nor_rich_tables() -> None:
    code = "import sys, bigboard.cli.main; print([m for m in sys.modules if m.startswith(('bigboard.games', 'rich'))])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize(("spoken", "typed"), [("el", "βοηθεια"), ("pt", "posicao"), ("fr", "REGLES")])
def test_commands_are_understood_without_accents(spoken: str, typed: str) -> None:
    speak(spoken)
    assert command(typed) is not None, [say(f"cli-command-{name}") for name in COMMANDS]
