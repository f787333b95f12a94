"""A bot on another machine plays through the public protocol alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.server.guests import Guest, RunningServer, in_threads

import bigboard
from bigboard.server.remote_bot import CannotJoin, join, split_link

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
    assert sorted(said) == ["Sitting in seat 1 of Host.", "Sitting in seat 2 of Host."]
    assert [seat["name"] for seat in host.table(table)["seats"]] == ["Random bot", "Remote", ""]


def test_a_link_that_leads_nowhere_is_explained(house: RunningServer, guest: MakeGuest) -> None:
    for link in ("", "hello", "http://host/", "ftp://host/t/x", f"{house.url}/t"):
        with pytest.raises(CannotJoin, match="link of a table"):
            join(link)
    with pytest.raises(CannotJoin, match="no such table"):
        join(f"{house.url}/t/nowhere")
    with pytest.raises(CannotJoin, match="no Big Board server"):
        join("http://127.0.0.1:9/t/abc")
    host = guest("Host")
    table = host.new_table(seats=[{"me": True}, {"bot": "random"}])
    with pytest.raises(CannotJoin, match="no empty seat"):
        join(f"{house.url}/t/{table}")
    with pytest.raises(CannotJoin, match="sits in seat 1 already"):
        join(f"{house.url}/t/{table}", seat=0)
    assert split_link("localhost:8000/t/abc") == ("http://localhost:8000", "abc")
