"""Check the texts of five languages: the glossary's terms and no rivals of them, typography, and length."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
import typer
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.docs.recipes import ROOT
from tools.glossary import glossary

from bigboard.cli.main import app
from bigboard.server.features.mailer import mail_texts

LANGUAGES = ("en", "pt", "ru", "el", "fr")
TERM = re.compile(r"\|[a-z-]+\]")  # [words|term] in a lesson: the term that the words explain
VALUE = "{123456}"  # what stands for an argument: a name or an amount of usual length
# Texts about one game, by their names. All others are read for the terms of both.
GAMES = {"acquire": re.compile(r"acquire|ACQ"), "stockpile": re.compile(r"stockpile|STK|\bstk-")}
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
NOT_PROSE = re.compile(r"^ *```.*?^ *```$|<!--.*?-->|`[^`\n]*`|\]\([^)]*\)|https?://\S+", re.DOTALL | re.MULTILINE)
MIXED = re.compile(r"[A-Za-z][\u0370-\u03ff\u0400-\u04ff]|[\u0370-\u03ff\u0400-\u04ff][A-Za-z]")
GREEK_IN_RUSSIAN = {"ru": re.compile(r"[\u0370-\u03ff]"), "el": re.compile(r"[\u0400-\u04ff]")}
# Places with little room: which messages, and how many letters fit in the widest language.
PLACES = {
    r"panel-(?!view)\w+": 13,
    r"stk-phase-(?!begins)\w+": 14,
    r"(trade|sell|keep|save|send|close|confirm|hint|undo-step|skip|watch|continue|rematch|copy|play|pause)": 15,
    r"(trade|sell|keep)-all": 16,
    r"play-on|declare-end|buy-nothing|stockpile-action-(pass|stop|end_turn)": 17,
    r"sit-down|stand-up|kick|remove|put-bot|create-table|create-and-play|new-table|start": 19,
    r"effect-[a-z]+": 10,
    r"majority|minority|price|cash|safe": 11,
    r"stk-(split|half|open|closed|place-here)": 17,
    r"you-mark|their-turn|away|time-up": 14,
    r"bot-(easy|medium|hard|expert|greedy|random)": 12,
    r"lobby|rules|settings|my-games": 16,
    r"(speed|pace)-\w+": 12,
    r"(stk-)?flow-\w+": 27,
    r"(acquire|stockpile)-ask-\w+": 60,
    r"talk-.*": 40,
    r"error-.*|refusal-.*": 110,
}


@cache
def messages(language: str) -> dict[str, list[str]]:
    """Everything that a message can say, by file and id; arguments are filled in."""
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / "locales" / language).rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                name = f"{file.stem}/{entry.id.name}"
                assert name not in found, name
                patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
                found[name] = [text for pattern in patterns if pattern for text in texts(pattern)]
    return found


def texts(pattern: ftl.Pattern) -> Iterator[str]:
    """The text of a pattern, once for every variant of a choice in it."""
    said = [""]
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            said = [text + TERM.sub("]", element.value) for text in said]
        elif isinstance(element.expression, ftl.SelectExpression):
            variants = [text for variant in element.expression.variants for text in texts(variant.value)]
            said = [text + more for text in said for more in variants]
        else:
            said = [text + VALUE for text in said]
    yield from said


@cache
def clauses(language: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / "src" / "bigboard" / "titles").glob(f"*/clauses/{language}.toml")):
        for clause in tomllib.loads(file.read_text(encoding="utf-8"))["clause"]:
            found[clause["id"]] = [clause["title"], clause["text"]]
    return found


def written(language: str) -> dict[str, list[str]]:
    return messages(language) | clauses(language)


@cache
def mails(language: str) -> dict[str, list[str]]:
    return {f"mail/{name}": [text] for name, text in mail_texts()[language].items()}


@cache
def pages() -> dict[str, list[str]]:
    """The prose of every page, line by line, without code. The glossary itself quotes what it replaces."""
    return {
        str(page.relative_to(ROOT)): NOT_PROSE.sub("…", page.read_text(encoding="utf-8")).splitlines()
        for page in PAGES
        if page.name != "glossary.md"
    }


@cache
def help_texts() -> dict[str, list[str]]:
    """What `--help` prints for each command and its parameters."""
    found: dict[str, list[str]] = {}

    def read(command: Any, name: str) -> None:
        parameters = [str(getattr(parameter, "help", None) or "") for parameter in command.params]
        found[name] = [command.help or "", command.epilog or "", *parameters]
        for part, inner in getattr(command, "commands", {}).items():
            read(inner, f"{name} {part}")

    read(typer.main.get_command(app), "bigboard")
    return found


def everything(language: str) -> dict[str, list[str]]:
    """Every text of a language that a person reads, by name. Pages and help are in English only."""
    more = pages() | help_texts() if language == "en" else {}
    return written(language) | mails(language) | more


def about(game: str, texts: dict[str, list[str]]) -> dict[str, list[str]]:
    """The texts to read for the terms of a game: its own, and those that belong to no game."""
    others = [pattern for name, pattern in GAMES.items() if name != game and game != "all"]
    own = GAMES.get(game, re.compile(""))
    return {
        name: said
        for name, said in texts.items()
        if own.search(name) or not any(other.search(name) for other in others)
    }


def violations(texts: dict[str, list[str]], term: dict[str, Any], language: str) -> list[str]:
    """The rivals of a term that the texts use, apart from the allowed phrases."""
    allowed = [whole_words(phrase) for phrase in term.get("allowed", {}).get(language, [])]
    read = {}
    for name, said in about(term["game"], texts).items():
        for phrase in allowed:
            said = [phrase.sub("", text) for text in said]
        read[name] = said
    return [
        f"{rival} for {term[language]}: {line}"
        for rival in term.get("rivals", {}).get(language, [])
        for line in found_in(read, whole_words(rival))
    ]


def found_in(texts: dict[str, list[str]], pattern: re.Pattern[str]) -> list[str]:
    return [f"{name}: {text}" for name, said in texts.items() for text in said if pattern.search(text)]


def whole_words(rival: str) -> re.Pattern[str]:
    """A pattern for whole words; "*" stands for any letters, and "=" in front makes capitals count."""
    word = re.escape(rival.removeprefix("=")).replace(re.escape("*"), r"\w*").replace(r"\ ", r"\s+")
    return re.compile(rf"(?<!\w){word}(?!\w)", re.NOFLAG if rival.startswith("=") else re.IGNORECASE)


def test_rivals_are_found_by_their_stem_in_every_kind_of_text() -> None:
    term = {"game": "stockpile", "en": "stockpile", "rivals": {"en": ["pile*"]}, "allowed": {"en": ["discard pile*"]}}
    texts = {"coach/a": ["Two piles."], "acquire/b": ["A pile."], "server.md": ["The discard piles."]}
    assert violations(texts, term, "en") == ["pile* for stockpile: coach/a: Two piles."]
    assert whole_words("=Θεό*").search("του Θεού") is None
    assert whole_words("=Θεό*").search("ο Θεό")
    assert not whole_words("=Θεό*").search("θεό")
    assert {"messages", "clauses", "mail", "pages", "help"} == {
        kind
        for kind, name in {
            "messages": "transcript/keep-undo",
            "clauses": "STK-DEM-1",
            "mail": "mail/turn_text",
            "pages": "docs/develop/server.md",
            "help": "bigboard play",
        }.items()
        if "".join(everything("en")[name]).strip()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_rival_of_a_term(language: str) -> None:
    texts = everything(language)
    assert [line for term in glossary()["term"] for line in violations(texts, term, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_word_that_is_never_ours(language: str) -> None:
    words = glossary()["forbidden"][language]
    assert [line for word in words for line in found_in(everything(language), whole_words(word))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_a_word_and_a_source_in_every_language(language: str) -> None:
    for term in glossary()["term"]:
        assert term[language]
        assert set(term.get("ours", [])) <= set(LANGUAGES)
        assert set(term.get("rivals", {})) <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_mixes_alphabets(language: str) -> None:
    assert found_in(written(language), MIXED) == []
    foreign = GREEK_IN_RUSSIAN.get(language)
    assert foreign is None or found_in(written(language), foreign) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_money_is_written_as_the_rulebook_of_the_language_does(language: str) -> None:
    """Forecasts such as +1 and $$ are not amounts."""
    after = r"(?<![+\-\d])\d+[\s\u00a0]\$(?=[\s.,;:)]|$)|(?<!\d)\$[\s\u00a0]\d"
    wrong = r"\$\d|(?<![+\-\d])\d+ \$" if language == "ru" else after
    assert found_in(written(language), re.compile(wrong)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_ellipses_are_typographic(language: str) -> None:
    texts = written(language) if language == "fr" else messages(language)
    assert found_in(texts, re.compile(r"\w'\w")) == []
    assert found_in(messages(language), re.compile(r"[ \u00a0]…|\.\.\.")) == []


def test_french_sets_no_break_spaces_before_double_signs() -> None:
    breaking = re.compile(r" [:;?!»]|« ")
    missing = re.compile(r"[\w}’)][;?!»](?!\w)|[\w}’)]:(?= |$)|«[\w{]")
    assert found_in(written("fr"), breaking) == []
    assert found_in(written("fr"), missing) == []


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "fr"])
def test_only_french_sets_spaces_before_signs(language: str) -> None:
    assert found_in(written(language), re.compile(r"[ \u00a0][:;!](?= |$)|[ \u00a0]\?$")) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_a_message_fits_its_place(language: str, place: str) -> None:
    here = {name: said for name, said in messages(language).items() if re.fullmatch(place, name.split("/")[1])}
    assert here
    assert {name: text for name, said in here.items() for text in said if len(text) > PLACES[place]} == {}
