"""What the five languages say: the glossary's terms and no rivals of them, well set, and short enough for its place."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.docs.recipes import ROOT
from tools.glossary import glossary

LANGUAGES = ("en", "pt", "ru", "el", "fr")
VALUE = "{123456}"  # what stands for an argument: a name or an amount of usual length
GAMES = {
    "acquire": re.compile(r"acquire|terminal-acquire|ACQ"),
    "stockpile": re.compile(r"stockpile|terminal-stockpile|STK|^stk-"),
}
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
    for file in sorted((ROOT / "locales" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.value:
                found[f"{file.stem}/{entry.id.name}"] = list(texts(entry.value))
    return found


def texts(pattern: ftl.Pattern) -> Iterator[str]:
    """The text of a pattern, once for every variant of a choice in it."""
    said = [""]
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            said = [text + element.value for text in said]
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


def found_in(texts: dict[str, list[str]], pattern: re.Pattern[str]) -> list[str]:
    return [f"{name}: {text}" for name, said in texts.items() for text in said if pattern.search(text)]


def whole_words(rival: str) -> re.Pattern[str]:
    word = re.escape(rival).replace(re.escape("*"), r"\w*")
    return re.compile(rf"(?<!\w){word}(?!\w)", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_rival_of_a_term(language: str) -> None:
    found = []
    for term in glossary()["term"]:
        own = {
            name: said for name, said in written(language).items() if GAMES[term["game"]].search(name.split("/")[-1])
        }
        own |= {
            name: said for name, said in messages(language).items() if GAMES[term["game"]].search(name.split("/")[0])
        }
        for rival in term.get("rivals", {}).get(language, []):
            found += [f"{rival} for {term['en']}: {line}" for line in found_in(own, whole_words(rival))]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_word_that_is_never_ours(language: str) -> None:
    words = glossary()["forbidden"][language]
    assert [line for word in words for line in found_in(written(language), whole_words(word))] == []


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
