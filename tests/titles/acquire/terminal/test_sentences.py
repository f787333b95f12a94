"""Every event is told in a sentence that the web client tells too."""

from __future__ import annotations

import random

from tests.cli.at_the_terminal import dealt

from bigboard.cli.language import can_say, say
from bigboard.cli.tui.sentences import Voice, in_a_row, log_lines, sentence, sentences
from bigboard.games.contract import JsonDict

NAMES = ["Kim", "Lou", "Max", "Noa"]


def test_every_type_of_event_has_a_message_of_its_own() -> None:
    seen: set[str] = set()
    rng = random.Random(1)
    for seed in range(40):
        state = dealt(2 + seed % 3, seed=seed)
        events = list(state.opening)
        while state.seat >= 0:
            events += state.apply(rng.choice(state.legal_actions()))
        for event in events:
            seen.add(event.type)
            if sentences("acquire").has_sentence(event.seen_by(0)):
                text = sentence("acquire", event.seen_by(0), Voice(NAMES, 0))
                assert text.endswith(".")
                assert "{" not in text
    assert len(seen) >= 22
    assert [kind for kind in seen if not can_say(f"acquire-event-{kind}")] == []


def test_everyone_is_called_by_name_in_sentences_and_you_are_you_in_tables() -> None:
    event = {"type": "shares_sold", "seat": 1, "rule": "ACQ-MRG-7", "chain": "Tower", "shares": 3, "amount": 1500}
    for viewer in (-1, 0, 1):
        assert sentence("acquire", event, Voice(NAMES, viewer)) == "Lou sells 3\u00a0×\u00a0Tower for $1,500."
    assert Voice(NAMES, 1).labels() == ["Kim", say("you"), "Max", "Noa"]


def test_equal_purchases_are_counted_together() -> None:
    bought: list[JsonDict] = [
        {"type": "share_bought", "seat": 2, "rule": "ACQ-BUY-1", "chain": chain, "price": price}
        for chain, price in (("American", 300), ("Tower", 400), ("Tower", 400))
    ]
    told = "Max buys American for $300; buys 2\u00a0×\u00a0Tower for $800."
    assert log_lines("acquire", bought, Voice(NAMES, 0)) == [told]


def test_a_name_is_not_repeated_unless_something_else_came_between() -> None:
    said = ["Max plays 5C.", "Max draws 6A.", "Tower grows to 9.", "Max buys Tower for $800."]
    assert in_a_row(said, "Max") == "Max plays 5C; draws 6A. Tower grows to 9. Max buys Tower for $800."
    assert in_a_row(["Maxine plays 5C.", "Maxine draws 6A."], "Max") == "Maxine plays 5C. Maxine draws 6A."


def test_the_short_log_leaves_small_things_out_and_the_whole_log_does_not() -> None:
    state = dealt(3, seed=1)
    events = [event.seen_by(0) for event in state.opening]
    short = log_lines("acquire", events, Voice(NAMES, 0))
    whole = log_lines("acquire", events, Voice(NAMES, 0), whole=True)
    assert len(short) == 1
    assert len(whole) > len(short)


def test_a_drawn_tile_is_told_to_its_owner_alone() -> None:
    state = dealt(2, seed=1)
    seat = state.seat
    (event,) = [event for event in state.apply(state.legal_actions()[0]) if event.type == "tile_drawn"]
    assert event.secret is not None
    (own,) = log_lines("acquire", [event.seen_by(seat)], Voice(NAMES, seat), whole=True)
    assert event.secret["tile"] in own
    assert log_lines("acquire", [event.seen_by(1 - seat)], Voice(NAMES, 1 - seat), whole=True) == []


def test_shared_victories_name_all_winners() -> None:
    result = {"type": "result", "seat": -1, "rule": "ACQ-END-8", "money": [9000, 100, 9000], "winners": [0, 2]}
    assert sentence("acquire", result, Voice(NAMES, 0)) == "Kim, Max share the victory."
