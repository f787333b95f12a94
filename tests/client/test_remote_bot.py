"""A bot on another machine plays through the public protocol alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.lab.strange_bots import Attentive
from tests.server.guests import Guest, RunningServer, in_threads

import bigboard
from bigboard.bots import BotFailed
from bigboard.client.remote_bot import CannotJoin, RemoteBot, join, split_link

MakeGuest = Callable[[str | None], Guest]


@pytest.mark.parametrize("game", bigboard.game_names())
def test_two_remote_bots_play_a_whole_game(house: RunningServer, guest: MakeGuest, game: str) -> None:
    host = guest("Host")
    table = host.new_table(game=game, players=3, seats=[None, None, {"bot": "random"}], autostart=True)
    link = f"{house.url}/t/{table}"
    said: list[str] = []
    results = in_threads(
        [
            lambda: join(link, "random", seat=0, say=said.append),
            lambda: join(link, "greedy", name="Remote", seat=1, say=said.append),
        ]
    )
    assert results[0] == results[1] == host.table(table)["result"]
    assert sorted(said) == [f"Sitting in seat {seat} of the table {table}." for seat in (1, 2)]
    assert [seat["name"] for seat in host.table(table)["seats"]] == ["BOT Random", "BOT Remote", ""]


def test_a_link_that_leads_nowhere_is_explained(house: RunningServer, guest: MakeGuest) -> None:
    for link in ("", "hello", "http://host/", "ftp://host/t/x", f"{house.url}/t"):
        with pytest.raises(CannotJoin, match="link of a table"):
            join(link)
    with pytest.raises(CannotJoin, match="does not exist"):
        join(f"{house.url}/t/nowhere")
    with pytest.raises(CannotJoin, match="no Big Board server"):
        join("http://127.0.0.1:9/t/abc")
    host = guest("Host")
    table = host.new_table(seats=[{"me": True}, {"bot": "random"}])
    with pytest.raises(CannotJoin, match="no empty seat"):
        join(f"{house.url}/t/{table}")
    with pytest.raises(CannotJoin, match="already taken"):
        join(f"{house.url}/t/{table}", seat=0)
    assert split_link("localhost:8000/t/abc") == ("http://localhost:8000", "abc", "")
    assert split_link("http://host/t/abc?invitation=k3v9") == ("http://host", "abc", "invitation=k3v9")


def test_one_remote_bot_plays_the_whole_game_and_hears_it(
    house: RunningServer, guest: MakeGuest, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Attentive] = []

    def make(spec: str) -> Attentive:
        made.append(Attentive())
        return made[-1]

    monkeypatch.setattr("bigboard.client.remote_bot.make_bot", make)
    host = guest("Host")
    table = host.new_table(players=2, seats=[None, {"bot": "random"}], autostart=True)
    join(f"{house.url}/t/{table}", "x", say=lambda line: None, strict=True)
    (bot,) = made
    assert [event["type"] for event in bot.heard[:2]] == ["start_tile", "start_tile"]
    assert {event["seat"] for event in bot.heard} >= {0, 1}
    assert bot.asked > 5


def test_a_remote_bot_that_fails_loses_the_decision_or_stops_where_it_is_strict(
    house: RunningServer, guest: MakeGuest, caplog: pytest.LogCaptureFixture
) -> None:
    host = guest("Host")
    for strict in (False, True):
        table = host.new_table(players=2, seats=[None, {"bot": "random"}], autostart=True)
        link = f"{house.url}/t/{table}"
        if strict:
            with pytest.raises(BotFailed, match="no idea"):
                join(link, "tests.lab.strange_bots:Crashing", say=lambda line: None, strict=True)
        else:
            result = join(link, "tests.lab.strange_bots:Crashing", "Crash", say=lambda line: None)
            assert result == host.table(table)["result"]
            assert "strange_bots.py, line " in caplog.messages[0]


def test_a_remote_bot_that_has_heard_of_what_is_taken_back_makes_way() -> None:
    remote = RemoteBot("http://host", "t", "greedy", print)
    first = remote.referee
    for seq, kind in enumerate(("start", "action", "action", "undo"), 1):
        remote.follow({"seq": seq, "kind": kind, "events": [seq]})
        if seq == 2:
            remote.heard = 2
    assert remote.referee is first, "it has not heard of what was taken back"
    assert [entry["seq"] for entry in remote.entries] == [1, 2]
    remote.follow({"seq": 4, "kind": "undo", "events": []})
    assert len(remote.entries) == 2, "an entry counts once"
    remote.follow({"seq": 5, "kind": "undo", "events": []})
    assert remote.referee is not first
    assert remote.heard == 0
