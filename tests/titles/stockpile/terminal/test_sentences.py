"""Every event of Stockpile is told in a sentence that the web client tells too."""

from __future__ import annotations

import re

import pytest
from tests.titles.stockpile.terminal.at_the_stockpile import NAMES, dealt, random_tables

from bigboard.cli.language import can_say
from bigboard.cli.tui.sentences import Voice, log_lines, sentence, sentences
from bigboard.games import registry
from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.terminal.sentences import PAIRS


def test_every_declared_event_has_a_message_unless_it_is_told_without_words() -> None:
    for kind in registry.declaration("stockpile").events:
        if not kind.wordless and kind.type != "result":
            assert can_say(f"stockpile-event-{kind.said_as or kind.type}"), kind.type


def test_every_event_that_happens_is_told_to_everyone() -> None:
    seen: set[str] = set()
    for state, rng in random_tables(60):
        events = list(state.opening)
        while state.seat >= 0:
            events += state.apply(rng.choice(state.legal_actions()))
        for event in events:
            seen.add(event.type)
            for viewer in (event.seat, -1):
                shown = event.seen_by(viewer)
                if sentences("stockpile").has_sentence(shown):
                    text = sentence("stockpile", shown, Voice(NAMES, viewer))
                    assert text.endswith(".") or event.type in (*PAIRS, "price_moved", "card_placed")
                    assert not re.search(r"[\[\]{}]|None|stockpile-event", text), text
    assert len(seen) >= 60


def test_secrets_are_told_to_their_owner_alone() -> None:
    state = dealt(3, 1)
    dealt_cards = [event for event in state.opening if event.type == "cards_dealt"]
    assert dealt_cards
    for event in dealt_cards:
        (own,) = log_lines("stockpile", [event.seen_by(event.seat)], Voice(NAMES, event.seat))
        assert own.startswith(f"{NAMES[event.seat]} draws ")
        assert log_lines("stockpile", [event.seen_by(-1)], Voice(NAMES), whole=True) == []


@pytest.mark.parametrize(
    ("rule", "card"), [("STK-STR-CORNER-THE-MARKET", "Corner the Market"), ("STK-INV-LILIANE", "Lazy Liliane")]
)
def test_money_from_a_card_is_told_with_the_printed_name_of_the_card(rule: str, card: str) -> None:
    received = {"type": "received", "seat": 1, "rule": rule, "amount": 5}
    assert f"({card})" in sentence("stockpile", received, Voice(NAMES, 0))


def test_sales_price_moves_and_placements_are_told_together() -> None:
    voice = Voice(NAMES, 0)
    sold = {"type": "sold", "seat": 1, "rule": "STK-SEL-4", "what": "normal"}
    events: list[JsonDict] = [
        {**sold, "company": "American Automotive", "cards": 2, "amount": 10},
        {**sold, "company": "Bottomline Bank", "cards": 1, "amount": 12, "what": "split"},
        {"type": "price_moved", "seat": -1, "rule": "", "company": "Cosmic Computers", "from": 5, "to": 9},
        {"type": "price_moved", "seat": -1, "rule": "", "company": "Epic Electric", "from": 5, "to": 3},
        {"type": "card_placed", "seat": 2, "rule": "", "pile": 0, "face": "up", "card": "Trading Fee 1"},
        {"type": "card_placed", "seat": 2, "rule": "", "pile": 2, "face": "down"},
    ]
    assert log_lines("stockpile", events, voice) == [
        "Lou sells 2\u00a0×\u00a0AA, 1\u00a0×\u00a0BB (split share) for $22K.",
        "CC: $5K → $9K, EE: $5K → $3K",
        "Max places fee1 on stockpile 1; places a face-down card on stockpile 3.",
    ]


def test_the_short_log_leaves_small_things_out_and_the_whole_log_does_not() -> None:
    state = dealt(3, 1)
    events = [event.seen_by(0) for event in state.opening]
    short = log_lines("stockpile", events, Voice(NAMES, 0))
    whole = log_lines("stockpile", events, Voice(NAMES, 0), whole=True)
    assert 3 < len(short) < len(whole)
