"""Every event of Stockpile is told in a plain sentence."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cli.at_the_stockpile import NAMES, dealt, random_tables

import bigboard.games.stockpile as package
from bigboard.cli.sentences import Voice, log_lines, sentence
from bigboard.cli.sentences.stockpile import SENTENCES
from bigboard.games.contract import JsonDict

TOLD = re.compile(r"""(?:tell|whisper)\(\s*"(\w+)"|count\.add\(.*?, "(\w+)"|type = "(\w+)" if .* else "(\w+)\"""")


def types_in_the_source() -> set[str]:
    """Every type of event that the rules can tell, read from their source."""
    found: set[str] = set()
    for file in Path(next(iter(package.__path__))).rglob("*.py"):
        for names in TOLD.findall(file.read_text(encoding="utf-8")):
            found.update(name for name in names if name)
    return found


def test_every_type_of_event_in_the_source_has_a_sentence() -> None:
    types = types_in_the_source()
    assert len(types) >= 60
    assert types - set(SENTENCES) == set(), "these have no sentence"
    assert set(SENTENCES) - types == set(), "these are never told"


def test_every_event_that_happens_is_told_to_everybody() -> None:
    seen: set[str] = set()
    for state, rng in random_tables(60):
        events = list(state.opening)
        while state.seat >= 0:
            events += state.apply(rng.choice(state.legal_actions()))
        for event in events:
            assert event.type in SENTENCES, event.type
            seen.add(event.type)
            for viewer in (event.seat, -1):
                text = sentence("stockpile", event.seen_by(viewer), Voice(NAMES, viewer))
                assert text.endswith(".")
                assert text[0].isupper()
                assert not re.search(r"[\[\]{}]|None|\bYou (is|has|\w+s) ", text), text
    assert len(seen) >= len(SENTENCES) - 1


def test_you_are_spoken_to_and_others_are_spoken_of() -> None:
    event: JsonDict = {"type": "bid", "seat": 1, "rule": "STK-DEM-2", "pile": 1, "space": 3, "amount": 6}
    assert sentence("stockpile", event, Voice(NAMES, 1)) == "You bid $6K for pile 2."
    assert sentence("stockpile", event, Voice(NAMES, 0)) == "Lou bids $6K for pile 2."


def test_secrets_are_told_to_their_owner_alone() -> None:
    state = dealt(3, 1)
    dealt_cards = [event for event in state.opening if event.type == "cards_dealt"]
    for event in dealt_cards:
        own = sentence("stockpile", event.seen_by(event.seat), Voice(NAMES, event.seat))
        others = sentence("stockpile", event.seen_by(-1), Voice(NAMES))
        assert "cards" in others
        assert "cards" not in own


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
        "Lou sells 2 AA for $10K and 1 split BB for $12K.",
        "CC $5K → $9K, EE $5K → $3K.",
        "Max lays fee1 on pile 1 and a card face down on pile 3.",
    ]


def test_the_short_log_leaves_small_things_out_and_the_whole_log_does_not() -> None:
    state = dealt(3, 1)
    events = [event.seen_by(0) for event in state.opening]
    short = log_lines("stockpile", events, Voice(NAMES, 0))
    whole = log_lines("stockpile", events, Voice(NAMES, 0), whole=True)
    assert 3 < len(short) < len(whole)
