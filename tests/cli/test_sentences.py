"""Every event is told in a plain sentence."""

from __future__ import annotations

import random

from tests.cli.at_the_terminal import dealt

from bigboard.cli.sentences import Phrase, Voice, line, listed, log_lines, sentence
from bigboard.cli.sentences.acquire import phrases
from bigboard.games.contract import JsonDict

NAMES = ["Kim", "Lou", "Max", "Noa"]


def test_every_type_of_event_has_a_sentence_of_its_own() -> None:
    told: dict[str, str] = {}
    rng = random.Random(1)
    for seed in range(40):
        state = dealt(2 + seed % 3, seed=seed)
        events = list(state.opening)
        while state.seat >= 0:
            events += state.apply(rng.choice(state.legal_actions()))
        for event in events:
            told[event.type] = sentence("acquire", event.seen_by(0), Voice(NAMES, 0))
    assert len(told) >= 22
    for kind, text in told.items():
        assert kind.replace("_", " ") + "." != text.partition(" ")[2], f"{kind} has no sentence"
        assert text.endswith(".")
        assert "{" not in text


def test_you_are_spoken_to_and_others_are_spoken_of() -> None:
    event = {"type": "shares_sold", "seat": 1, "rule": "ACQ-MRG-7", "chain": "Tower", "shares": 3, "amount": 1500}
    assert sentence("acquire", event, Voice(NAMES, 1)) == "You sell 3 Tower for $1,500."
    assert sentence("acquire", event, Voice(NAMES, 0)) == "Lou sells 3 Tower for $1,500."
    assert sentence("acquire", event, Voice(NAMES)) == "Lou sells 3 Tower for $1,500."


def test_equal_purchases_are_counted_together() -> None:
    bought: list[JsonDict] = [
        {"type": "share_bought", "seat": 2, "rule": "ACQ-BUY-1", "chain": chain, "price": price}
        for chain, price in (("American", 300), ("Tower", 400), ("Tower", 400))
    ]
    voice = Voice(NAMES, 0)
    assert line(phrases(bought, voice), 2, voice) == "Max buys 1 American for $300 and 2 Tower for $800."


def test_somebody_is_named_even_after_a_phrase_without_him() -> None:
    voice = Voice(NAMES, 0)
    said = [Phrase("Tower has 9 tiles now", acts=False), Phrase("buys 1 Tower for $800"), Phrase("draws a tile")]
    assert line(said, 2, voice) == "Tower has 9 tiles now; Max buys 1 Tower for $800; draws a tile."


def test_the_short_log_leaves_small_things_out_and_the_whole_log_does_not() -> None:
    state = dealt(3, seed=1)
    events = [event.seen_by(0) for event in state.opening]
    short = log_lines("acquire", events, Voice(NAMES, 0))
    whole = log_lines("acquire", events, Voice(NAMES, 0), whole=True)
    assert len(short) == 1
    assert len(whole) > len(short)


def test_a_drawn_tile_is_named_to_its_owner_alone() -> None:
    state = dealt(2, seed=1)
    seat = state.seat
    drawn = [event for event in state.apply(state.legal_actions()[0]) if event.type == "tile_drawn"]
    (event,) = drawn
    own = sentence("acquire", event.seen_by(seat), Voice(NAMES, seat))
    others = sentence("acquire", event.seen_by(1 - seat), Voice(NAMES, 1 - seat))
    assert event.secret is not None
    assert event.secret["tile"] in own
    assert others.endswith("draws a tile.")


def test_shared_victories_name_all_winners() -> None:
    result = {"type": "result", "seat": -1, "rule": "ACQ-END-8", "money": [9000, 100, 9000], "winners": [0, 2]}
    assert sentence("acquire", result, Voice(NAMES, 0)) == "You and Max share the victory with $9,000 each."


def test_lists_read_like_speech() -> None:
    assert [listed(words) for words in (["a"], ["a", "b"], ["a", "b", "c"])] == ["a", "a and b", "a, b and c"]
