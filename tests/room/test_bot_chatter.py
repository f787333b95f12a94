"""Bots with a name say something when something happens to them: seldom, in public, and to listeners only."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.guests import PLENTY, Guest, RunningServer, play_on

from bigboard.bots.personas import personas
from bigboard.games import registry
from bigboard.games.contract import Event
from bigboard.room.bot_chatter import LINES, OCCASIONS, occasion_for
from bigboard.server.settings import Rate

NAMED = [{"me": True}, {"bot": "bruno"}, {"bot": "otto"}]


@pytest.fixture(scope="module")
def talkative(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("talkative"), table_talk=PLENTY) as running:
        yield running


def talk_at(house: RunningServer, **fields: Any) -> list[dict[str, Any]]:
    """What the bots say in a whole game."""
    anna = Guest(house.url, "Anna")
    table = anna.new_table(**{"players": 3, "seats": NAMED, "autostart": True, **fields})
    with anna.visit(table) as place:
        play_on(place, {0}, random.Random(4))
        place.send(type="chat", id="end", text="Thanks!")
        place.until("ack", id="end")  # after the last word of the bots
        heard = [json.loads(text) for text in place.heard]
    anna.close()
    return [message["line"] for message in heard if message["type"] == "chat" and message["line"]["code"] == "talk"]


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_named_bots_speak_of_what_happens_to_them(talkative: RunningServer, game: str) -> None:
    said = talk_at(talkative, game=game)
    assert said[-1]["args"]["occasion"] in ("won", "lost")
    assert {line["args"]["occasion"] for line in said} & set(OCCASIONS.values())
    for line in said:
        persona = personas()[line["args"]["bot"]]
        assert line["name"] == persona.name
        assert line["text"] == LINES[line["args"]["occasion"]][persona.tone]
        assert NAMED[line["seat"]] == {"bot": persona.id}


def test_one_rate_holds_for_a_whole_table(tmp_path: Path) -> None:
    with RunningServer(tmp_path, table_talk=Rate(1, 1e-6)) as house:
        assert len(talk_at(house)) == 1


def test_every_occasion_is_an_event_that_some_game_declares() -> None:
    declared = {event.type for name in registry.names() for event in registry.declaration(name).events}
    assert set(OCCASIONS) <= declared


def test_what_counts_more_is_spoken_of() -> None:
    events = [Event("bonus", 1, "", {"amount": 5}), Event("chain_founded", 1, "", {"chain": "Tower"})]
    assert occasion_for([1], events) == (1, "bonus")


def test_no_one_speaks_of_what_happens_to_others() -> None:
    assert occasion_for([2], [Event("bonus", 1, "", {"amount": 5})]) is None


def test_at_the_end_a_winner_has_the_last_word() -> None:
    result = Event("result", -1, "", {"money": [1, 2, 3], "winners": [2]})
    assert occasion_for([1, 2], [result]) == (2, "won")
    assert occasion_for([0, 1], [result]) == (0, "lost")
    assert occasion_for([], [result]) is None
