"""Words that are glued together, and names that are put into a sentence whose grammar they break."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from tests.docs.recipes import ROOT
from tests.docs.test_glossary import LANGUAGES, messages, written

from bigboard.bots.personas import personas

# A rare word that is one of these and another word of ours has probably lost its space.
LITTLE = set(
    re.findall(
        r"\w+",
        """a after all an and any are as at before by each every everyone for from if in is it its no not of on one or
        than that the their then this to two when while with you your""",
    )
)
OFTEN = 5  # times that both halves occur in our texts
REAL = set(
    re.findall(
        r"\w+",
        """allowed another anymore anyone anything anyway anywhere cannot everything everywhere forbids forever
        forget forgets inside into itself lesson nothing nowhere often onto someone soon theme today whenever within
        without""",
    )
)
# French elides these before a vowel: a name that is put after them does not know.
ELIDED = re.compile(
    r"\b(?:de|que|le|la|jusque) \{ \$(?:bot|chain|company|game|host|name|player|players|winner) \}", re.I
)
# Russian declines the title of a game, except in quotes, after a colon and at the beginning.
UNDECLINED = re.compile(r"^.*(?<![=«:])(?<![=:] )\{ \$game \}.*$", re.MULTILINE)


def lines(language: str) -> str:
    """All messages of a language as they are written."""
    files = sorted((ROOT / "locales" / language).rglob("*.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def glued(counted: Counter[str]) -> list[str]:
    """Words that are two words of the same texts, one of them a little one."""
    found = []
    for word in counted.keys() - REAL - LITTLE:
        for at in range(2, len(word) - 1):
            halves = {word[:at], word[at:]}
            if halves & LITTLE and all(counted[half] >= OFTEN for half in halves):
                found.append(word)
    return sorted(found)


def test_no_space_is_missing_between_two_english_words() -> None:
    said = " ".join(text for texts in written("en").values() for text in texts)
    assert glued(Counter(re.findall(r"[a-z]+", said.lower()))) == []


def test_no_french_name_follows_a_word_that_would_be_elided() -> None:
    assert [found[0] for found in ELIDED.finditer(lines("fr"))] == []


def test_no_russian_title_stands_where_it_would_be_declined() -> None:
    assert [found[0] for found in UNDECLINED.finditer(lines("ru"))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_call_a_bot_by_the_name_that_it_has_at_the_table(language: str) -> None:
    there, called = messages(language), 0
    for key, texts in messages("en").items():
        for bot in personas().values():
            if "/lesson-" in key and re.search(rf"\b{bot.name}\b", texts[0]):
                called += 1
                (name,) = there[f"personas/bot-{bot.id}"]
                assert name in there[key][0], key
    assert called
