"""A scripted model plays whole games over MCP: in process, by stdio, by streamable HTTP, and on a server."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from tests.ports import free_port
from tests.server.conftest import guest, house
from tests.server.guests import Guest, RunningServer, wait_for
from tests.timeouts import HANG_S

import bigboard
from bigboard.cli.main import run
from bigboard.client.mcp.server import Desk, mcp_server
from bigboard.client.mcp.tables import LocalTable

__all__ = ["guest", "house"]


class Model:
    """A client that answers at random; every third time it first tries something illegal."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.chance = random.Random(1)
        self.turns = 0
        self.refused = 0
        self.read: list[str] = []

    async def call(self, tool: str, **values: Any) -> str:
        result = await self.client.call_tool(tool, values)
        text = "\n".join(part.text for part in result.content if part.type == "text")
        self.read.append(text)
        assert not result.is_error, text
        return text

    async def fails(self, tool: str, **values: Any) -> str:
        result = await self.client.call_tool(tool, values)
        assert result.is_error
        return "\n".join(part.text for part in result.content if part.type == "text")

    async def play(self, opened: str) -> str:
        """Play from the answer of open_table or join_table to the end; return the table."""
        table: str
        (table,) = re.findall(r"^Table (\w+)\.", opened)
        while "The game is over." not in (text := await self.call("wait_for_turn", table=table, seconds=100)):
            assert "You decide" in text, text
            (moves,) = re.findall(r"^Legal moves: (.+)$", text, re.MULTILINE)
            self.turns += 1
            if self.turns % 3 == 0:
                refusal = await self.call("act", table=table, move="MOVE: sing a song")
                assert refusal.startswith("Refused: ")
                self.refused += 1
            played = await self.call("act", table=table, move=self.chance.choice(moves.split(" | ")))
            assert played.startswith("Played: ")
        return table


async def in_process(desk: Desk, job: Callable[[Model], Any]) -> Model:
    async with Client(mcp_server(desk)) as client:
        model = Model(client)
        await job(model)
        return model


@pytest.mark.parametrize("game", bigboard.game_names())
@pytest.mark.parametrize("obfuscate", [False, True])
def test_a_scripted_model_plays_a_whole_game(game: str, obfuscate: bool) -> None:
    desk = Desk(list_moves=True, obfuscate=obfuscate)

    async def job(model: Model) -> None:
        opened = await model.call("open_table", game=game, players=3, bots="greedy,random", seed="7")
        table = await model.play(opened)
        place = desk.tables[table]
        assert isinstance(place, LocalTable)
        assert bigboard.replay(place.record()).scores() == place.state.scores()
        assert place.model.illegal == model.refused > 0
        assert "The game is over." in await model.call("list_tables")
        assert "not your turn" in await model.fails("act", table=table, move="pass")

    model = asyncio.run(in_process(desk, job))
    assert model.turns > 5
    if obfuscate:
        told = "\n".join(model.read)
        assert not re.search(r"\b(Tower|Sackson|Stanford Steel|Acquire|Stockpile|ACQ|STK)\b", told)


def test_the_model_sees_its_view_alone() -> None:
    desk = Desk()

    async def job(model: Model) -> None:
        opened = await model.call("open_table", game="acquire", players=2, bots="random", seed="3")
        (table,) = re.findall(r"^Table (\w+)\.", opened)
        await model.call("wait_for_turn", table=table)
        place = desk.tables[table]
        assert isinstance(place, LocalTable)
        hidden = {tile["tile"] for tile in place.state.observe(1)["hand"]}
        mine = {tile["tile"] for tile in place.state.observe(0)["hand"]}
        told = set(re.findall(r"\b\d+[A-I]\b", "\n".join(model.read)))
        assert mine <= told
        assert not hidden & told
        tools = [tool.name for tool in (await model.client.list_tools()).tools]
        assert "legal_moves" not in tools, "on request only"

    asyncio.run(in_process(desk, job))


def test_an_illegal_move_gets_its_clause_and_another_try() -> None:
    desk = Desk()

    async def job(model: Model) -> None:
        opened = await model.call("open_table", game="acquire", players=2, bots="random", seed="3")
        (table,) = re.findall(r"^Table (\w+)\.", opened)
        await model.call("wait_for_turn", table=table)
        seat = desk.seat(table)
        assert seat.world is not None
        legal = seat.world.text(seat.world.legal_actions()[0])
        other = next(f"{n}E" for n in range(1, 13) if f"{n}E" not in model.read[-1])
        refusal = await model.call("act", table=table, move=other)
        assert re.match(
            rf"Refused: You do not hold {other}\. \(ACQ-TRN-2\) Try again\. Illegal answers so far: 1\.", refusal
        )
        assert "ACQ-TRN-2" in await model.call("rules", word="ACQ-TRN-2", table=table)
        assert (await model.call("act", table=table, move=legal)).startswith(f"Played: {legal}.")

    asyncio.run(in_process(desk, job))


def test_a_finished_game_is_reviewed() -> None:
    desk = Desk(list_moves=True, simulations=20)

    async def job(model: Model) -> None:
        opened = await model.call("open_table", game="stockpile", players=2, bots="random", seed="4")
        (table,) = re.findall(r"^Table (\w+)\.", opened)
        assert "Only a finished game" in await model.fails("review", table=table)
        table = await model.play(opened)
        review = await model.call("review", table=table)
        assert f"Illegal answers: {model.refused}." in review
        assert re.search(r"Result [\d,]+: luck [+-][\d,]+, your own play [+-][\d,]+", review)
        assert "cost about" in review

    asyncio.run(in_process(desk, job))


def test_a_model_that_does_not_answer_in_time_loses_the_decision_to_greedy() -> None:
    desk = Desk(limit=0.001)

    async def job(model: Model) -> None:
        opened = await model.call("open_table", game="acquire", players=2, bots="random", seed="3")
        table: str
        (table,) = re.findall(r"^Table (\w+)\.", opened)
        while "The game is over." not in await model.call("wait_for_turn", table=table, seconds=100):
            pass

    asyncio.run(in_process(desk, job))


def test_bad_requests_are_sentences() -> None:
    async def job(model: Model) -> None:
        assert "no game 'chess'" in await model.fails("open_table", game="chess")
        assert "2 to 6 players, not 9" in await model.fails("open_table", game="acquire", players=9)
        assert "one of the names" in await model.fails("open_table", game="acquire", bots="cmd:cat")
        assert "no bot 'wizard'" in await model.fails("open_table", game="acquire", bots="wizard")
        assert "no table 'x'" in await model.fails("state", table="x")
        assert "link of a table" in await model.fails("join_table", link="nowhere")
        assert "no Big Board server" in await model.fails("join_table", link="http://127.0.0.1:9/t/abc")
        assert "There is no table." in await model.call("list_tables")

    asyncio.run(in_process(Desk(), job))


def test_models_that_share_a_process_do_not_see_each_others_tables() -> None:
    async def job(model: Model) -> None:
        await model.call("open_table", game="acquire", players=2, bots="random", seed="3")
        assert "There is no table." in await model.call("list_tables")

    asyncio.run(in_process(Desk(shared=True), job))


def test_a_model_plays_on_a_server(house: RunningServer, guest: Callable[[str | None], Guest]) -> None:
    host = guest("Host")
    table = host.new_table(players=2, seats=[None, {"bot": "random"}], autostart=True)

    async def job(model: Model) -> None:
        assert f"{house.url}/t/{table}" in await model.call("list_tables")
        await model.play(await model.call("join_table", link=f"{house.url}/t/{table}", name="Claudia"))
        opened = await model.call("open_table", game="stockpile", players=2, bots="random")
        await model.play(opened)

    model = asyncio.run(in_process(Desk(server=house.url, list_moves=True), job))
    assert model.refused > 0
    assert host.table(table)["status"] == "finished"
    assert host.table(table)["seats"][0]["name"] == "BOT Claudia"


COMMAND = ["-m", "bigboard", "mcp", "--game", "acquire", "--list-moves"]


def test_a_model_plays_by_stdio() -> None:
    async def job() -> Model:
        async with Client(StdioServerParameters(command=sys.executable, args=COMMAND, env=dict(os.environ))) as client:
            model = Model(client)
            await model.play(await model.call("open_table", players=2, bots="random", seed="5"))
            return model

    assert asyncio.run(job()).turns > 5


def test_a_model_plays_by_streamable_http() -> None:
    port = free_port()

    async def job() -> Model:
        async with Client(f"http://127.0.0.1:{port}/mcp") as client:
            model = Model(client)
            await model.play(await model.call("open_table", players=2, bots="random", seed="5"))
            return model

    command = [sys.executable, *COMMAND, "--http", "--port", str(port)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr is not None
        try:
            wait_for(lambda: "running on" in server.stderr.readline(), HANG_S)  # type: ignore[union-attr]
            assert asyncio.run(job()).turns > 5
        finally:
            server.send_signal(signal.SIGINT)
            server.communicate(timeout=HANG_S)


def test_a_game_that_is_not_there_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["mcp", "--game", "chess"]) == 2
    assert "no game 'chess'" in capsys.readouterr().err
