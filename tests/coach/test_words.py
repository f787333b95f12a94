"""Reasons become sentences in every language."""

from __future__ import annotations

import pytest

from bigboard.coach.judge.reasons import MONEY
from bigboard.coach.judge.wording import Words
from bigboard.games.coach_facts import prospects_of
from bigboard.games.registry import declaration, title
from bigboard.i18n import LANGUAGES, Messages

GAMES = ("acquire", "stockpile")
NAMES = ("Ana", "Bruno")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_group_verdict_and_line_has_a_message(game: str, language: str) -> None:
    messages = Messages(language)
    prospects = prospects_of(title(game))
    for kind in prospects.telling:
        assert messages.has(f"coach-reason-{kind}")
    for question in declaration(game).questions:
        assert messages.has(f"coach-group-{prospects.groups[question.name]}")
    for line in declaration(game).accounts:
        assert messages.has(f"coach-line-{line}")
    for verdict in ("best", "fine", "inaccurate", "blunder"):
        assert messages.has(f"coach-verdict-{verdict}")


def test_reasons_tell_only_events_that_the_game_declares() -> None:
    for game in GAMES:
        kinds = declaration(game).kinds
        for kind, names in prospects_of(title(game)).telling.items():
            assert {name for name in names if name != "seat"} <= set(kinds[kind].data)


def test_a_reason_says_what_happens_to_whom_and_how_often() -> None:
    words = Words(Messages("en"), "acquire", NAMES)
    reason = {
        "kind": "bonus",
        "seat": 1,
        "args": {"chain": "Tower", "place": "majority"},
        "chosen": 6,
        "best": 1,
        "of": 10,
    }
    assert words.reason(reason) == ("Bruno gets the majority bonus of Tower: in 1 of 10 worlds, after the choice in 6")
    assert words.reason(reason, "yours").endswith("after your choice in 6")
    assert words.reason(reason, "next").endswith("after the second-best answer in 6")


def test_stockpiles_are_counted_from_one_and_sums_are_in_thousands() -> None:
    words = Words(Messages("en"), "stockpile", NAMES)
    taken = {"kind": "pile_taken", "seat": 0, "args": {"pile": 0}, "chosen": 1, "best": 2, "of": 3}
    assert words.reason(taken).startswith("Ana takes stockpile 1:")
    more = {"kind": MONEY, "seat": 0, "args": {"line": "dividends", "amount": 4}, "chosen": 0, "best": 0, "of": 3}
    assert words.reason(more) == "Ana has $4K more from dividends"


def test_events_without_a_message_are_told_by_their_names() -> None:
    words = Words(Messages("en"), "acquire", NAMES)
    strange = {"kind": "street_swept", "seat": 0, "args": {"street": "Main"}, "chosen": 1, "best": 2, "of": 3}
    assert words.reason(strange).startswith("Ana: street swept Main:")
