"""The log of a server says what happened, and nothing about who people are or what they hold."""

from __future__ import annotations

import io
import json
import logging
import random
from pathlib import Path

from tests.server.guests import Guest, RunningServer, play_on

from bigboard.server.ops.log_config import Lines

CHAT, NAME, TABLE = "meet me at the harbour", "Anna Karenina", "A table of hers"


def test_no_line_of_the_log_names_a_person_an_address_a_secret_or_a_card(folder: Path) -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(Lines("json"))
    logger = logging.getLogger("bigboard")
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    try:
        with RunningServer(folder, address_sockets=3) as house:
            anna = house.guest(NAME)
            table = anna.new_table(seats=[{"me": True}, {"bot": "random"}], autostart=True, name=TABLE)
            with anna.visit(table) as place:
                place.send(type="chat", id="c", text=CHAT)
                place.until("chat")
                place.send(type="act", id="x", seat=0, seq=10**6, action="nonsense")
                place.refused("bad_message")
                play_on(place, {0}, random.Random(1), until_seq=8)
            deal = house.app.container.lobby.tables[table].game_log.entries[0].deal
            secret = anna.http.cookies["bigboard"]
            be_refused(house, anna, table)
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)
    text = written.getvalue()
    assert [json.loads(line) for line in text.splitlines()], "something was to be said"
    for hidden in (NAME, CHAT, TABLE, secret, str(deal["seed"]), json.dumps(deal)[:100], "127.0.0.1"):
        assert hidden not in text


def be_refused(house: RunningServer, anna: Guest, table: str) -> None:
    """Whatever makes a server write a line."""
    stranger = house.guest(None)
    for headers in ({"Origin": "http://[broken"}, {"Cookie": "bigboard=made-up"}, {"Authorization": "Bearer made-up"}):
        stranger.http.post("/api/tables", json={"game": "acquire"}, headers=headers)
    stranger.http.get(f"/api/tables/{table}/replay?seat=all")
    stranger.http.put("/api/me", content=b"{", headers={"Content-Type": "application/json"})
    crowd = [anna.socket("/api/lobby/ws") for _ in range(5)]
    for place in crowd:
        place.socket.close()
