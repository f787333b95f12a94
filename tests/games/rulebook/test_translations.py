"""A translated rulebook has the clauses of the English one: the same ids, order and sources, and every figure."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from bigboard import i18n
from bigboard.games import rulebook as rules
from bigboard.games.registry import titles

RULEBOOKS = Path(rules.__file__).parents[1] / "titles"
GAMES = sorted(titles())
LANGUAGES = [language for language in i18n.LANGUAGES if language != i18n.DEFAULT_LANGUAGE]
TRANSLATIONS = [(game, language) for game in GAMES for language in LANGUAGES]

# Words for the numbers from three on. One and two are left out: "one" is also an article or a pronoun, and "two" is
# also "both" or "twice".
NUMBER_WORDS = {
    "en": "three; four; five; six; seven; eight; nine; ten; eleven; twelve; forty",
    "pt": "três; quatro; cinco; seis; sete; oito; nove; dez; onze; doze; quarenta",
    "fr": "trois; quatre; cinq; six; sept; huit; neuf; dix; onze; douze; quarante",
    "ru": (
        "три трёх трём тремя трое втроём троих; четыре четырёх четырём четырьмя вчетвером четверых; "
        "пять пяти пятью впятером; шесть шести шестью; семь семи семью; восемь восьми восемью; девять девяти; "
        "десять десяти; одиннадцать одиннадцати; двенадцать двенадцати; сорок сорока"
    ),
    "el": ("τρεις τρία τριών; τέσσερις τέσσερα τεσσάρων; πέντε; έξι; επτά; οκτώ; εννέα; δέκα; έντεκα; δώδεκα; σαράντα"),
}
WORTH = (3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 40)

# Titles that are the same in both languages: French modules and taxes, and cards that French and Portuguese leave in
# English. The titles of strategy cards and investors are names and need no entry.
SAME_TITLE = {
    ("fr", "STK-SET-2"),
    ("fr", "STK-COM-6"),
    ("fr", "STK-ACT-3"),
    ("fr", "STK-ACT-4"),
    ("pt", "STK-ACT-3"),
    ("pt", "STK-ACT-4"),
}

# Names that stay as printed in every language. So do the names of options, which are typed.
NAMES = re.compile(
    r"\b(?:Worldwide|Sackson|Festival|Imperial|American|Continental|Tower|open_holdings|dead_tiles"
    r"|Cosmic|Computers|Bottomline|Bank|Leading|Laboratories|Automotive|Stanford|Steel|Epic|Electric"
    r"|Ana|Barack|Bill|Bernie|Barbara|Chanda|Cramer|Carlos|Dangote|Donald|Deborah|Phil|Graham|Ivan|Liliane|Li|Mark"
    r"|Martha|Mitt|Oprah|Robins|Stuart|Soros|Sanders|Talal|Warren"
    r"|Convertible Bond|Corner the Market|Systemic Shock|Falsified Earnings|Circuit Breaker)\b"
)


def number_words(language: str) -> dict[str, int]:
    """Every form of every number word of a language, with what it is worth."""
    forms = (group.split() for group in NUMBER_WORDS[language].split(";"))
    return {form: worth for group, worth in zip(forms, WORTH, strict=True) for form in group}


def figures(text: str, language: str) -> Counter[str]:
    """All figures of a text, however they are written: `$20K` and `20 000 $` are one, `four` and `4` another.

    A plus, a minus and the dollar signs of a forecast are part of their figure, so that none gets lost.
    """
    found: Counter[str] = Counter()
    text = re.sub(r"(?<=\d)[\u00a0\u202f.,](?=\d{3}\b)", "", text)
    text = re.sub(r"(\d+)K\b", r"\g<1>000", text.replace("$K", ""))
    text = re.sub(r"(\d+)[\u00a0\u202f]\$", r"$\1", text)
    text = re.sub(r"\$[\u00a0\u202f](?=\d)", "$", text)
    found.update(re.findall(r"[+-]?\$*\d+\$*|\$+", text))
    words = number_words(language)
    found.update(str(words[word]) for word in re.findall(r"\w+", text.lower()) if word in words)
    return found


def content(game: str, language: str) -> dict[str, object]:
    return tomllib.loads((RULEBOOKS / game / "clauses" / f"{language}.toml").read_text(encoding="utf-8"))


def is_a_card(clause_id: str) -> bool:
    """Whether the clause is that of one card or investor, as STK-INV-WARREN is."""
    return clause_id.startswith(("STK-STR-", "STK-INV-")) and not clause_id[-1].isdigit()


def test_every_language_has_both_games() -> None:
    present = {f"{path.parents[1].name}.{path.name}" for path in RULEBOOKS.glob("*/clauses/*.toml")}
    assert present == {f"{game}.{language}.toml" for game in GAMES for language in ("en", *LANGUAGES)}


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_file_says_which_game_and_language_it_is(game: str, language: str) -> None:
    heading = content(game, language)
    assert (heading["game"], heading["language"]) == (game, language)


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_clauses_have_the_ids_of_the_english_ones_in_the_same_order(game: str, language: str) -> None:
    assert list(rules.clauses(game, language)) == list(rules.clauses(game))


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_clauses_have_the_sources_of_the_english_ones(game: str, language: str) -> None:
    for clause in rules.clauses(game, language).values():
        assert clause.source == rules.clauses(game)[clause.id].source, clause.id


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_clauses_are_translated(game: str, language: str) -> None:
    for clause in rules.clauses(game, language).values():
        english = rules.clauses(game)[clause.id]
        assert clause.text != english.text, f"{clause.id} is still English"
        if not is_a_card(clause.id) and (language, clause.id) not in SAME_TITLE:
            assert clause.title != english.title, f"the title of {clause.id} is still English"


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_clauses_read_as_sentences(game: str, language: str) -> None:
    for clause in rules.clauses(game, language).values():
        for words in (clause.title, clause.text):
            assert words.strip(), f"{clause.id} is empty"
            assert words == words.strip(), f"{clause.id} has spaces at an end"
            assert "  " not in words, f"{clause.id} has two spaces in a row"
            assert words[0] == words[0].upper(), f"{clause.id} begins with a small letter"
        assert not clause.title.endswith("."), clause.id
        assert clause.text.endswith("."), clause.id


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_no_figure_is_lost_in_translation(game: str, language: str) -> None:
    for clause in rules.clauses(game, language).values():
        english = figures(rules.clauses(game)[clause.id].text, "en")
        assert figures(clause.text, language) == english, clause.id


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_names_stay_as_printed(game: str, language: str) -> None:
    for clause in rules.clauses(game, language).values():
        english = rules.clauses(game)[clause.id]
        assert NAMES.findall(clause.text) == NAMES.findall(english.text), clause.id


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("costs $20K", "en", ["$20000"]),
        ("begins with $6,000", "en", ["$6000"]),
        ("começa com $\u00a06.000", "pt", ["$6000"]),
        ("commence avec 6\u202f000\u00a0$", "fr", ["$6000"]),
        ("стоит 20\u00a0000\u00a0$", "ru", ["$20000"]),
        ("четырёх игроков", "ru", ["4"]),
        ("de $9K, +4 termina em $8K", "pt", ["$9000", "+4", "$8000"]),
        ("+2 +2 $ $$ -1", "el", ["+2", "+2", "$", "$$", "-1"]),
        ("Steel 1 1$", "fr", ["1", "1$"]),
    ],
)
def test_figures_are_read_as_each_language_writes_them(text: str, language: str, expected: list[str]) -> None:
    assert figures(text, language) == Counter(expected)
