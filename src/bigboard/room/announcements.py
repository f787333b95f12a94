"""Lines of the chat, and the announcements of a table in English; clients translate these by their code."""

from __future__ import annotations

from typing import Any

from bigboard.games.contract import JsonDict
from bigboard.room.ports import LiveTable
from bigboard.schemas.messages import ChatLine

NOTICES = {
    "joined": "{name} takes a seat.",
    "left": "{name} leaves the table.",
    "kicked": "The host asked {name} to leave.",
    "silenced": "{name} can no longer chat here.",
    "heard": "{name} can chat again.",
    "started": "The game starts.",
    "bot_holds_seat": "{name} is away; a bot ({bot}) plays for them until they return.",
    "returned": "{name} is back.",
    "time_out": "{name} ran out of time; a bot ({bot}) made this decision.",
    "finished": "The game is over. Winner: {winners}.",
    "bots_fill": "The wait is over; bots take the free seats.",
    "hurried": "Many bots are thinking on this server right now, so each gets less time per decision.",
    "rematch": "{name} proposes a rematch.",
}


def chat_line(
    table: LiveTable,
    seat: int,
    name: str,
    text: str,
    code: str | None = None,
    facts: JsonDict | None = None,
    person: str | None = None,
    key: str = "",
) -> JsonDict:
    """Return a line to store; its number comes from the database. The key is the author's, and never sent."""
    now = table.services.store.now()
    line = ChatLine(n=0, time=now, seat=seat, name=name, text=text, code=code, args=facts or {}, person=person)
    return {**line.model_dump(), "key": key}


def announcement(table: LiveTable, code: str, seat: int, facts: dict[str, Any]) -> JsonDict:
    shown = {name: ", ".join(value) if isinstance(value, list) else value for name, value in facts.items()}
    return chat_line(table, seat, "", NOTICES[code].format(**shown), code, facts)
