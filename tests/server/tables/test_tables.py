"""Tables before and around the game."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.guests import Guest, Place, RunningServer, wait_for
from tests.server.ws.test_bad_messages import close_code

import bigboard
from bigboard import Rng
from bigboard.bots import bot
from bigboard.bots.levels import BUDGETS
from bigboard.bots.search.bot import SearchBot
from bigboard.i18n import LANGUAGES, Messages
from bigboard.server.settings import Rate

MakeGuest = Callable[[str | None], Guest]


@pytest.mark.parametrize("name", bigboard.game_names())
def test_every_option_shown_is_one_the_game_takes(guest: MakeGuest, name: str) -> None:
    anna = guest("Anna")
    shown = {game["name"]: game for game in anna.do("GET", "/api/games")["games"]}[name]
    game = bigboard.game(name)
    assert (shown["min_players"], shown["max_players"]) == (game.min_players, game.max_players)
    defaults = {option["name"]: option["default"] for option in shown["options"]}
    assert game.deal(game.max_players, 1, defaults)["options"] == game.deal(game.max_players, 1)["options"]
    assert set(defaults) == set(game.deal(2, 1)["options"])
    for option in shown["options"]:
        assert option["explanation"].endswith(".")
        for choice in option["choices"]:
            game.deal(4, 1, {option["name"]: choice["value"]})
        if option["type"] == "flag":
            needed = {option["needs"]: True} if option["needs"] else {}
            game.deal(4, 1, {option["name"]: True, **needed})
            if needed:
                with pytest.raises(ValueError, match=option["needs"]):
                    game.deal(4, 1, {option["name"]: True})


@pytest.mark.parametrize("name", bigboard.game_names())
def test_only_options_that_are_shown_may_be_chosen(guest: MakeGuest, name: str) -> None:
    """A game may read its data from a file of one's own; a stranger must not make the server open files."""
    body = {"game": name, "players": 3, "options": {"data": "/etc/passwd"}}
    refused = guest("Mallory").do("POST", "/api/tables", body, status=422)
    assert (refused["code"], refused["args"]) == ("bad_option", {"option": "data"})
    assert "passwd" not in refused["message"]


@pytest.mark.parametrize("level", BUDGETS)
def test_a_level_is_explained_with_the_limits_of_its_search(guest: MakeGuest, level: str) -> None:
    shown = next(one for one in guest("Anna").do("GET", "/api/games")["bots"] if one["name"] == level)
    for name in ("acquire", "stockpile"):
        thinker, game = bot(level), bigboard.game(name)
        assert isinstance(thinker, SearchBot)
        thinker.tree(game.start(game.deal(3, 1)), Rng(1))
        limits = (thinker.seconds, thinker.simulations)
        assert (shown["thinks"]["seconds"], shown["thinks"]["simulations"][name]) == limits
    for language in LANGUAGES:
        text = Messages(language).say(shown["explanation_key"], simulations="4321", seconds="77")
        assert re.findall(r"\d+", text) == ["4321", "77"], f"{language}: a figure that is not the level's own"


def test_the_chart_of_acquire_comes_from_its_rules(guest: MakeGuest) -> None:
    shown = {game["name"]: game for game in guest("Anna").do("GET", "/api/games")["games"]}
    rows = shown["acquire"]["reference"]["rows"]
    assert rows[4] == {"sizes": ["6–10", "5", "4"], "price": 600, "majority": 6000, "minority": 3000}
    assert shown["stockpile"]["reference"] is None


def test_a_table_says_all_about_itself(guest: MakeGuest) -> None:
    anna = guest("Anna")
    table = anna.new_table(
        players=4,
        name="Friday",
        public=False,
        spectators=False,
        clock={"decision_s": 30, "bank_s": 120},
        seats=[{"bot": "hard"}, {"me": True}],
        options={"dead_tiles": "never"},
    )
    answer = anna.do("GET", f"/api/tables/{table}")
    info = answer["table"]
    assert answer["you"]["seats"] == [1]
    assert answer["you"]["host"] is True
    assert [seat["kind"] for seat in info["seats"]] == ["bot", "person", "empty", "empty"]
    assert info["options"] == {"dead_tiles": "never", "open_holdings": True}
    assert info["clock"] == {"decision_s": 30, "bank_s": 120}
    assert (info["name"], info["status"], info["host"]) == ("Friday", "open", "Anna")


BAD_TABLES: list[tuple[dict[str, Any], int, str]] = [
    ({"game": "chess"}, 404, "no_game"),
    ({"players": 7}, 422, "bad_players"),
    ({"players": 1}, 422, "bad_players"),
    ({"options": {"dead_tiles": "sometimes"}}, 422, "bad_option"),
    ({"options": {"color": "red"}}, 422, "bad_option"),
    ({"options": {"open_holdings": 1}}, 422, "bad_option"),
    ({"options": {"open_holdings": {"a": 1}}}, 422, "bad_message"),
    ({"seats": [{"bot": "genius"}]}, 404, "no_bot"),
    ({"seats": [{"me": False}]}, 422, "bad_message"),
    ({"seats": [None, None, None]}, 422, "bad_message"),
    ({"name": "x" * 41}, 422, "bad_name"),
    ({"name": "a\x00"}, 422, "bad_name"),
    ({"clock": {"decision_s": 1}}, 422, "bad_message"),
    ({"grace_s": -5}, 422, "bad_message"),
    ({"bot_pace_ms": 10**9}, 422, "bad_message"),
    ({"public": "yes"}, 422, "bad_message"),
    ({"unknown": 1}, 422, "bad_message"),
    ({"players": "2"}, 422, "bad_message"),
]


@pytest.mark.parametrize(("fields", "status", "code"), BAD_TABLES)
def test_bad_tables_are_refused_with_the_reason(
    guest: MakeGuest, fields: dict[str, Any], status: int, code: str
) -> None:
    body = {"game": "acquire", "players": 2, **fields}
    refused = guest("Anna").do("POST", "/api/tables", body, status=status)
    assert refused["code"] == code
    assert refused["message"].endswith(".")


def test_the_host_starts_when_everyone_is_here(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.new_table(players=3)
    assert anna.do("POST", f"/api/tables/{table}/start", status=409)["args"]["seats"] == [1, 2]
    ben.sit(table, 1, name="Benjamin")
    assert ben.do("PUT", f"/api/tables/{table}/seats/2", {"bot": "easy"}, status=403)["code"] == "not_host"
    anna.sit(table, 2, bot="easy")
    anna.sit(table, 2, bot="hard")
    assert ben.do("POST", f"/api/tables/{table}/start", status=403)["code"] == "not_host"
    info = anna.do("POST", f"/api/tables/{table}/start")["table"]
    assert [seat["name"] for seat in info["seats"]] == ["Anna", "Benjamin", ""]
    assert info["seq"] == 1
    assert anna.do("POST", f"/api/tables/{table}/start", status=409)["code"] == "started"
    assert guest("Late").do("PUT", f"/api/tables/{table}/seats/1", {}, status=409)["code"] == "started"


def test_a_seat_is_for_one_person(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.new_table()
    assert ben.do("PUT", f"/api/tables/{table}/seats/0", {}, status=409)["code"] == "seat_taken"
    assert ben.do("PUT", f"/api/tables/{table}/seats/2", {}, status=404)["code"] == "no_seat"
    assert ben.do("DELETE", f"/api/tables/{table}/seats/0", status=403)["code"] == "not_host"
    assert anna.do("PUT", f"/api/tables/{table}/seats/0", {"bot": "easy"}, status=409)["code"] == "seat_taken"


def test_the_host_kicks_before_the_start_and_the_kicked_stay_out(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.new_table(players=3)
    ben.sit(table, 1)
    with ben.visit(table) as place:
        anna.do("DELETE", f"/api/tables/{table}/seats/1")
        assert place.until("chat")["line"]["code"] == "kicked"
    assert [seat["kind"] for seat in anna.table(table)["seats"]] == ["person", "empty", "empty"]
    assert ben.do("PUT", f"/api/tables/{table}/seats/1", {}, status=403)["code"] == "kicked"
    guest("Eva").sit(table, 1)


def test_a_host_who_stands_up_passes_the_table_on(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.new_table()
    ben.sit(table, 1)
    anna.do("DELETE", f"/api/tables/{table}/seats/0")
    assert anna.table(table)["host"] == "Ben"
    assert ben.do("GET", f"/api/tables/{table}")["you"]["host"] is True


def test_the_host_changes_settings_before_the_start_and_the_pace_after_it(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.new_table(players=3)
    path = f"/api/tables/{table}"
    assert ben.do("PATCH", path, {"players": 2}, status=403)["code"] == "not_host"
    info = anna.do("PATCH", path, {"players": 2, "options": {"open_holdings": False}, "name": "New"})["table"]
    assert (info["players"], len(info["seats"]), info["options"]["open_holdings"]) == (2, 2, False)
    assert anna.do("PATCH", path, {"players": 9}, status=422)["code"] == "bad_players"
    assert anna.do("PATCH", path, {"options": {"x": 1}, "name": "Worse"}, status=422)["code"] == "bad_option"
    assert anna.do("PATCH", path, {"name": None}, status=422)["code"] == "bad_message"
    assert anna.table(table)["name"] == "New"
    ben.sit(table, 1)
    assert anna.do("PATCH", path, {"players": 3})["table"]["players"] == 3
    anna.do("PATCH", path, {"players": 2, "clock": {"decision_s": 60}})
    assert anna.do("PATCH", path, {"clock": None})["table"]["clock"] is None
    anna.do("POST", f"{path}/start")
    assert anna.do("PATCH", path, {"bot_pace_ms": 50})["table"]["bot_pace_ms"] == 50
    assert anna.do("PATCH", path, {"undo": False}, status=409)["code"] == "started"


def test_a_table_with_autostart_begins_when_the_last_seat_is_taken(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.new_table(autostart=True)
    assert anna.table(table)["status"] == "open"
    ben.sit(table, 1)
    assert anna.table(table)["status"] == "running"
    solo = anna.new_table(autostart=True, seats=[{"me": True}, {"bot": "random"}])
    assert anna.table(solo)["status"] == "running"


def test_tables_by_link_are_not_listed(guest: MakeGuest) -> None:
    anna = guest("Anna")
    shown, hidden = anna.new_table(), anna.new_table(public=False)
    listed = {table["id"] for table in anna.do("GET", "/api/tables?status=open&limit=100")["tables"]}
    assert shown in listed
    assert hidden not in listed


def heard_of(lobby: Place, table: str, status: str) -> None:
    """The lobby tells of every table of the house, those of earlier tests too: waits for this one."""
    while (told := lobby.until("table")["table"])["id"] != table or told["status"] != status:
        pass


def test_a_table_that_starts_while_the_lobby_is_read_is_told_once(
    house: RunningServer, guest: MakeGuest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = guest("Anna").new_table()
    repo = house.app.container.lobby.repo
    real = repo.list_tables

    async def slow(status: list[str], limit: int, **more: Any) -> list[dict[str, Any]]:
        """Every list still has the table that the first one had."""
        found = await real(status, limit, **more)
        return [*found, *(await real(["open"], limit, **more))]

    monkeypatch.setattr(repo, "list_tables", slow)
    with guest(None).socket("/api/lobby/ws") as lobby:
        lobby.send(type="hello", protocol=1)
        told = [entry["id"] for entry in lobby.until("lobby")["tables"]]
    assert told.count(table) == 1


def test_the_lobby_hears_of_new_started_and_hidden_tables(guest: MakeGuest) -> None:
    anna = guest("Anna")
    before = anna.new_table()
    with guest(None).socket("/api/lobby/ws") as lobby:
        lobby.send(type="hello", protocol=1)
        first = lobby.until("lobby")
        assert before in {table["id"] for table in first["tables"]}
        table = anna.new_table(players=2, seats=[{"me": True}, {"bot": "random"}])
        heard_of(lobby, table, "open")
        anna.do("POST", f"/api/tables/{table}/start")
        heard_of(lobby, table, "running")
        anna.do("PATCH", f"/api/tables/{before}", {"public": False})
        assert lobby.until("gone")["id"] == before
        lobby.send(type="ping", id="x")
        assert lobby.until("pong")["id"] == "x"
        lobby.send(type="act", id="x", seat=0, seq=0, action=0)
        lobby.refused("bad_message")


def test_without_spectators_strangers_may_sit_down_but_not_watch(guest: MakeGuest) -> None:
    anna, ben, eve = guest("Anna"), guest("Ben"), guest("Eve")
    table = anna.new_table(spectators=False)
    with eve.visit(table) as curious:
        ben.sit(table, 1)
        anna.do("POST", f"/api/tables/{table}/start")
        assert curious.refused("spectators_off")["message"]
        assert close_code(curious) == 4003
        assert not any('"view"' in text for text in curious.heard)
    with eve.socket(f"/api/tables/{table}/ws") as again:
        again.send(type="hello", protocol=1, since=0)
        again.refused("spectators_off")
        assert close_code(again) == 4003
    with ben.visit(table) as player:
        player.until("view", seat=1)


def test_chat_is_text_kept_and_cleaned(guest: MakeGuest) -> None:
    anna, eve = guest("Anna"), guest("Eve")
    table = anna.new_table()
    with anna.visit(table) as place, eve.visit(table) as watcher, guest(None).visit(table) as no_one:
        place.send(type="chat", id="1", text="  <b>hello</b>\n{name} ")
        line = watcher.until("chat")["line"]
        assert (line["text"], line["name"], line["seat"], line["code"]) == ("<b>hello</b> {name}", "Anna", 0, None)
        watcher.send(type="chat", id="2", text="hi")
        place.until("chat")
        second = place.until("chat")["line"]
        assert (second["n"], second["name"], second["seat"], second["text"]) == (2, "Eve", -1, "hi")
        for text in ("", " ", "\x00", "x" * 301, "\u202e"):
            place.send(type="chat", id="3", text=text)
            place.refused("bad_chat")
        no_one.send(type="chat", id="4", text="anonymous")
        no_one.refused("no_identity")
    with anna.socket(f"/api/tables/{table}/ws") as again:
        assert [line["text"] for line in again.hello()["chat"]] == ["<b>hello</b> {name}", "hi"]


def test_a_line_that_is_sent_again_after_a_loss_stands_once(guest: MakeGuest) -> None:
    anna = guest("Anna")
    table = anna.new_table()
    for _ in range(2):  # the connection is lost before the acknowledgment
        with anna.visit(table) as place:
            place.send(type="chat", id="1", text="hello")
            place.until("ack", id="1")
    with anna.visit(table) as place:
        place.send(type="chat", id="2", text="hello")
        place.until("ack", id="2")
    with anna.socket(f"/api/tables/{table}/ws") as again:
        lines = again.hello()["chat"]
    assert [line["text"] for line in lines] == ["hello", "hello"]
    assert all("key" not in line for line in lines)


def test_too_much_chat_is_braked(folder: Path) -> None:
    with RunningServer(folder, chats=Rate(3, 0.1)) as house:
        anna = Guest(house.url, "Anna")
        with anna.visit(anna.new_table()) as place:
            for number in range(4):
                place.send(type="chat", id=str(number), text="spam")
            assert place.refused("too_fast")["id"] == "3"
        anna.close()


def test_sitting_down_while_connected_changes_the_view(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.new_table()
    with ben.visit(table) as place:
        ben.sit(table, 1)
        changed = place.until("table")
        while changed["you"]["seats"] != [1]:
            changed = place.until("table")
        anna.do("POST", f"/api/tables/{table}/start")
        assert place.until("update")["seat"] == 1


def test_tables_that_never_start_are_closed_and_idle_ones_sleep(folder: Path) -> None:
    with RunningServer(folder, sweep_s=0.1, open_for_s=0.3, idle_s=0.2) as house:
        anna = Guest(house.url, "Anna")
        table = anna.new_table()
        running = anna.new_table(seats=[{"me": True}, {"me": True}], autostart=True)
        wait_for(lambda: anna.table(table)["status"] == "closed")
        wait_for(lambda: house.sleeping(running))
        assert anna.do("PUT", f"/api/tables/{table}/seats/1", {}, status=409)["code"] == "started"
        with anna.visit(running) as place:
            place.until("view")
        anna.close()


def test_opening_the_lobby_reads_and_writes_nothing_again(
    house: RunningServer, guest: MakeGuest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a hundred tables it would cost everyone ten milliseconds of the event loop, each time."""
    anna = guest("Anna")
    tables = {anna.new_table() for _ in range(3)}
    with anna.socket("/api/lobby/ws") as first:
        first.send(type="hello", protocol=1)
        shown = first.until("lobby")["tables"]
        assert tables <= {table["id"] for table in shown}
        lobby, asked = house.app.container.lobby, list[str]()
        wait_for(lambda: not lobby.listing.dirty)  # what has changed before is told in a moment

        async def no_heads(ids: list[str]) -> dict[str, object]:
            """The sweep, which reads every second whether or not a person comes, is not meant."""
            return {}

        monkeypatch.setattr(lobby.store, "heads", no_heads)
        monkeypatch.setattr(lobby.store, "read", lambda *_: asked.append("read"))
        monkeypatch.setattr(lobby.listing, "put", lambda *_: asked.append("put"))
        for _ in range(3):
            with house.guest(None).socket("/api/lobby/ws") as place:
                place.send(type="hello", protocol=1)
                assert place.until("lobby")["tables"] == shown
        assert not asked
