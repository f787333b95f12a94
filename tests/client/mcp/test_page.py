"""The session on the page of language models is a real one."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

from mcp import Client
from tests.docs.page_blocks import blocks

from bigboard.client.mcp.server import Desk, mcp_server

PAGE = Path(__file__).parents[3] / "docs" / "bots" / "language-models.md"
CALL = re.compile(r"^> (\w+) (\{.*\})$", re.MULTILINE)


async def answers(calls: list[tuple[str, str]]) -> str:
    """The calls with their answers, as the page shows them; the table's id is random."""
    lines = []
    table = ""
    async with Client(mcp_server(Desk())) as client:
        for tool, values in calls:
            result = await client.call_tool(tool, json.loads(values.replace("4f2a91c7", table)))
            text = "\n".join(part.text for part in result.content if part.type == "text")
            table = table or re.findall(r"^Table (\w+)\.", text)[0]
            lines.append(f"> {tool} {values}\n{text.replace(table, '4f2a91c7')}")
    return "\n\n".join(lines)


def test_the_recorded_session_can_be_played_again() -> None:
    (shown,) = [block.text.strip() for block in blocks(PAGE) if block.text.startswith("> open_table")]
    assert asyncio.run(answers(CALL.findall(shown))) == shown
