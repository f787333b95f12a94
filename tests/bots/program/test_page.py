"""The page of the protocol shows what the program sends: the same messages, the same fields, a real transcript."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.bots.program.test_program_bot import SCRIPT, lines, no_idle_programs
from tests.docs.page_blocks import blocks

from bigboard.bots import Referee, bot
from bigboard.bots.program import bot as program
from bigboard.lab.run.match import Match
from bigboard.lab.run.pairings import Fixture, checked_field

__all__ = ["no_idle_programs"]

PAGE = Path(__file__).parents[3] / "docs" / "bots" / "bot-protocol.md"
FROM_PROGRAM = ("action",)
SHORTENED = ("offers", "view")


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """All that a program reads in the game of the transcript, and in one decision that is refused."""
    log = tmp_path / "log"
    usual = f"cmd:{sys.executable} {SCRIPT} first {log}"
    match = Match(checked_field("acquire", [usual, "random"], 7, {}))
    match.play(Fixture(0, 0))
    referee = Referee(bot(f"cmd:{sys.executable} {SCRIPT} illegal {log}"), "mine")
    referee.decide(match.start_deal(0), match.field.rng(Fixture(0, 0), 0))
    referee.finish([], [0, 0], [0])
    for processes in program._idle.values():
        for process in processes:
            process.end()  # it has read everything then
    return log


def shown() -> list[dict[str, Any]]:
    found = []
    for block in blocks(PAGE):
        text = block.text.strip() if block.language == "json" else ""
        while text:
            message, end = json.JSONDecoder().raw_decode(text)
            found.append(message)
            text = text[end:].strip()
    return found


def test_every_message_is_on_the_page_with_its_fields(log: Path) -> None:
    sent = {message["type"]: message for message in lines(log)}
    on_page = [message for message in shown() if message["type"] not in FROM_PROGRAM and "name" not in message]
    assert {message["type"] for message in on_page} == set(sent)
    for message in on_page:
        assert list(message) == list(sent[message["type"]]), message["type"]
    (decide,) = [message for message in on_page if message["type"] == "decide"]
    assert list(decide["legal"][0]) == list(sent["decide"]["legal"][0])
    for part in SHORTENED:
        assert set(decide[part]) <= set(sent["decide"][part])


def test_the_transcript_is_a_real_game(log: Path) -> None:
    (text,) = [block.text for block in blocks(PAGE) if block.language == "text"]
    sent = iter(log.read_text(encoding="utf-8").splitlines())
    for line in text.strip().splitlines():
        if line.startswith("→ "):
            whole, told = next(sent), line.removeprefix("→ ")
            assert whole.startswith(told.removesuffix("…"))
            assert told.endswith("…") or whole == told
        elif line.startswith("← "):
            json.loads(line.removeprefix("← "))


def test_the_answers_of_the_page_are_accepted(log: Path) -> None:
    answers = [message for message in shown() if message["type"] == "action"]
    kinds = [next(name for name in message if name not in ("type", "id")) for message in answers]
    assert kinds == ["action", "text", "description"]
