"""The edition without a server, as its page uses it: no server, database or process."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import zipfile
from io import BytesIO
from typing import Any

import pytest
from tests.services.visitor import Visitor

from bigboard.browser.shelf import MemoryShelf


@pytest.mark.parametrize(("game", "players"), [("acquire", 2), ("stockpile", 3)])
def test_a_page_plays_a_game_without_server_database_and_processes(game: str, players: int) -> None:
    """Run in a fresh process, which shows the modules that the edition loads."""
    program = [sys.executable, "-m", "tests.services.visitor", game, str(players)]
    done = subprocess.run(program, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert json.loads(done.stdout) == {"status": "finished", "unwanted": []}


async def arrive(shelf: MemoryShelf | None = None) -> Visitor:
    visitor = Visitor(shelf)
    await visitor.app.open()
    await visitor.ask("PUT", "/me", {"name": "Anna"})
    return visitor


def test_games_stay_when_the_page_is_closed() -> None:
    async def story() -> None:
        shelf = MemoryShelf()
        first = await arrive(shelf)
        finished = await first.play("acquire")
        seats = [{"me": True}, {"me": True, "name": "Boris"}]
        table = {"game": "stockpile", "players": 2, "seats": seats, "autostart": True}
        running = (await first.ask("POST", "/tables", table))["table"]["id"]
        before = await first.ask("GET", f"/tables/{running}")
        person = first.app.person
        await first.app.close()

        second = Visitor(shelf)
        await second.app.open()
        assert second.app.person == person
        games = await second.ask("GET", "/me/games")
        assert [one["table"]["id"] for one in games["finished"]] == [finished]
        assert [one["table"]["id"] for one in games["running"]] == [running]
        assert (await second.ask("GET", f"/tables/{running}"))["table"] == before["table"]
        window = second.sit(running)
        welcome = await window.wait_for("welcome")
        assert welcome["you"]["seats"] == [0, 1]
        await second.app.close()

    asyncio.run(story())


def test_undo_coach_and_hint_at_the_table() -> None:
    async def story() -> None:
        visitor = await arrive()
        seats = [{"me": True}, {"bot": "greedy"}]
        table = {"game": "acquire", "players": 2, "seats": seats, "autostart": True, "bot_pace_ms": 0}
        made = await visitor.ask("POST", "/tables", table)
        window = visitor.sit(made["table"]["id"])
        while True:
            message = await asyncio.wait_for(window.inbox.get(), 30)
            view = message.get("view") or {}
            if view.get("legal") and view["seat"] == view["you"]:
                break
        window.ask("coach", seat=view["you"])
        coached = await window.wait_for("coach")
        assert coached["options"]
        window.ask("hint", seat=view["you"])
        assert (await window.wait_for("hint"))["advice"]
        window.ask("act", seat=view["you"], seq=message["seq"], action=view["legal"][0]["action"])
        acknowledged = await window.wait_for("ack")
        window.ask("undo", seat=view["you"], seq=acknowledged["seq"])
        answer = await asyncio.wait_for(window.inbox.get(), 30)
        while answer["type"] not in ("ack", "error"):
            answer = await asyncio.wait_for(window.inbox.get(), 30)
        assert answer["type"] == "ack" or answer["code"] in ("no_undo", "late")
        await visitor.app.close()

    asyncio.run(story())


def test_record_export_import_replay_review_and_trying_again() -> None:
    async def story() -> None:
        visitor = await arrive()
        table = await visitor.play("acquire")
        archive = zipfile.ZipFile(BytesIO(await visitor.ask("GET", "/me/records")))
        name = next(one for one in archive.namelist() if one.startswith("acquire-"))
        record = json.loads(archive.read(name))
        assert record["actions"] == (await visitor.ask("GET", f"/tables/{table}/record"))["actions"]
        copy = await visitor.ask("POST", "/me/records?seat=0", record)
        assert copy["table"]["status"] == "finished"
        assert (await visitor.ask("GET", f"/tables/{table}/replay?seat=all"))["steps"]
        await visitor.ask("POST", f"/tables/{table}/review")
        status: dict[str, Any] = {"status": "running"}
        async with asyncio.timeout(240):
            while status["status"] not in ("done", "failed"):
                await asyncio.sleep(0)
                status = await visitor.ask("GET", f"/tables/{table}/review")
        assert status["status"] == "done"
        assert status["review"]["decisions"]
        tried = await visitor.ask("POST", f"/tables/{table}/try", {"n": 3, "name": "Again"})
        assert tried["table"]["status"] == "running"
        await visitor.app.close()

    asyncio.run(story())


def test_lessons_puzzles_days_rules_and_transcripts_answer() -> None:
    async def story() -> None:
        visitor = await arrive()
        assert len((await visitor.ask("GET", "/games"))["games"]) >= 2
        assert (await visitor.ask("GET", "/rules/acquire?lang=fr"))["language"] == "fr"
        lesson = (await visitor.ask("GET", "/learn?lang=ru"))["lessons"][0]["name"]
        begun = await visitor.ask("POST", f"/learn/lessons/{lesson}", {"language": "en"})
        step = await visitor.ask("GET", f"/learn/tables/{begun['table']['id']}?lang=el")
        assert step["pages"]
        again = await visitor.ask("POST", f"/learn/lessons/{lesson}", {"language": "en"})
        assert again["table"]["id"] == begun["table"]["id"]
        puzzle = await visitor.ask("GET", "/puzzles/acquire/next")
        answer = {"action": puzzle["view"]["legal"][0]["action"]}
        status, result = await visitor.try_to("POST", f"/puzzles/{puzzle['id']}", answer)
        assert status == 200 or result["code"] == "bad_message"  # an answer of several actions
        day = await visitor.ask("POST", "/today/acquire", {"practice": False})
        assert (await visitor.ask("POST", "/today/acquire", {"practice": False}))["table"]["id"] == day["table"]["id"]
        assert (await visitor.ask("GET", "/today"))["games"][0]["mine"]
        assert (await visitor.try_to("GET", f"/tables/{day['table']['id']}/record"))[0] == 409
        await visitor.ask("POST", "/transcripts", {"game": "acquire", "names": ["A", "B"], "options": {}, "me": 0})
        (kept,) = (await visitor.ask("GET", "/transcripts"))["transcripts"]
        assert (await visitor.ask("DELETE", f"/transcripts/{kept['id']}"))["transcripts"] == []
        await visitor.app.close()

    asyncio.run(story())


def test_bad_requests_get_a_sentence_and_change_nothing() -> None:
    async def story() -> None:
        visitor = await arrive()
        for method, path, body, code in (
            ("GET", "/nowhere", None, "no_page"),
            ("GET", "/tables/nothere", None, "no_table"),
            ("POST", "/tables", {"game": "acquire"}, "bad_message"),
            ("POST", "/me/records", [1], "bad_record"),
            ("PUT", "/me", {"name": " "}, "bad_name"),
            ("POST", "/puzzles/acquire-99999", {"action": 1}, "no_puzzle"),
        ):
            status, answer = await visitor.try_to(method, path, body)
            assert status >= 400, path
            assert answer["code"] == code
            assert answer["message"]
        window = visitor.sit("nothere")
        assert (await window.inbox.get())["code"] == "no_table"
        assert (await window.inbox.get())["type"] == "end"
        assert window.ended == 4004
        await visitor.app.close()

    asyncio.run(story())


def test_everything_can_be_deleted() -> None:
    async def story() -> None:
        shelf = MemoryShelf()
        visitor = await arrive(shelf)
        await visitor.play("acquire")
        await visitor.ask("DELETE", "/me")
        assert shelf.texts == {}
        assert (await visitor.ask("POST", "/me/hello"))["person"] is None
        await visitor.app.close()

    asyncio.run(story())
