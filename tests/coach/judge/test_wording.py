"""Reasons become sentences in every language."""

from __future__ import annotations

from typing import Any

import pytest

from bigboard.coach.judge.reasons import BID, CAUSE, CAUSES, OUTBID, RIVAL, SAVES
from bigboard.coach.judge.wording import Words
from bigboard.games.coach_facts import coach_facts_of
from bigboard.games.registry import declaration, title
from bigboard.i18n import LANGUAGES, Messages

GAMES = ("acquire", "stockpile")
NAMES = ("Ana", "Bruno")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_group_verdict_and_line_has_a_message(game: str, language: str) -> None:
    messages = Messages(language)
    facts = coach_facts_of(title(game))
    for kind in facts.telling:
        assert messages.has(f"coach-reason-{kind}")
    for question in declaration(game).questions:
        assert messages.has(f"coach-group-{facts.groups[question.name]}")
    for line in declaration(game).accounts:
        assert messages.has(f"coach-line-{line}")
    for verdict in ("best", "fine", "inaccurate", "blunder"):
        assert messages.has(f"coach-verdict-{verdict}")


def test_reasons_tell_only_events_that_the_game_declares() -> None:
    for game in GAMES:
        kinds = declaration(game).kinds
        for kind, names in coach_facts_of(title(game)).telling.items():
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
    assert words.reason(reason) == "Bruno gets the majority bonus for Tower: less likely after the best move"
    assert words.figures(reason) == "in 1 of 10 simulations, compared with 6 after the other move"
    assert words.reason({**reason, "best": 9}).endswith(": likelier after the best move")


def test_stockpiles_are_counted_from_one_and_sums_are_in_thousands() -> None:
    words = Words(Messages("en"), "stockpile", NAMES)
    taken = {"kind": "pile_taken", "seat": 0, "args": {"pile": 0}, "chosen": 1, "best": 2, "of": 3}
    assert words.reason(taken).startswith("Ana takes stockpile 1: ")


def test_a_cause_speaks_to_the_player_and_names_the_amount() -> None:
    words = Words(Messages("en"), "stockpile", NAMES)
    args: dict[str, str | int] = {"line": "dividends", "amount": 4, "thing": "Epic Electric"}
    cause: dict[str, Any] = {"kind": CAUSE, "seat": 0, "args": args, "chosen": 0, "best": 0, "of": 3}
    assert words.reason(cause, "you") == "The best move brings you about $4K more from dividends (Epic Electric)"
    assert words.reason(cause) == "The best move brings Ana about $4K more from dividends (Epic Electric)"
    assert words.figures(cause) == ""
    rival = {**cause, "kind": RIVAL, "seat": 1}
    said = "After the best move, Bruno gets about $4K less from dividends (Epic Electric)"
    assert words.reason(rival, "you") == said
    bid = {**cause, "kind": BID, "args": {"line": "dividends", "amount": 4, "bid": 20, "pile": 2}}
    assert words.reason(bid, "you") == "$20K for stockpile 3 brings about $4K more from dividends"
    outbid = {**bid, "kind": OUTBID, "args": {**bid["args"], "own": 10}}
    said = "$10K will probably be outbid; $20K would hold stockpile 3 and bring about $4K more from dividends"
    assert words.reason(outbid, "you") == said
    mixed = {**cause, "args": {**args, "less": 2, "less_line": "piles", "less_is": "paid"}}
    assert words.reason(mixed, "you").endswith("(Epic Electric), but costs about $2K more for stockpiles")
    saved = {**cause, "kind": SAVES, "args": {"line": "piles", "amount": 2}}
    assert words.reason(saved, "you") == "The best move saves about $2K on stockpiles"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_has_a_message(language: str) -> None:
    for key in ("you", "player", *(kind.removeprefix("cause_") for kind in CAUSES - {CAUSE})):
        assert Messages(language).has(f"coach-cause-{key}")
    for key in ("got", "paid"):
        assert Messages(language).has(f"coach-less-{key}")


def test_events_without_a_message_are_told_by_their_names() -> None:
    words = Words(Messages("en"), "acquire", NAMES)
    strange = {"kind": "street_swept", "seat": 0, "args": {"street": "Main"}, "chosen": 1, "best": 2, "of": 3}
    assert words.reason(strange).startswith("Ana: street swept Main: ")
