"""What a table tells, written once for each viewpoint: updates, views and the history, as text for the wire."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pydantic_core import to_json

if TYPE_CHECKING:
    from bigboard.server.table import Table


def entry_text(table: Table, seat: int, seq: int) -> str:
    """An entry of the log as a seat may see it. Entries never change, so each is written once."""
    written = table.game_log.written
    text = written.get((seat, seq))
    if text is None:
        text = written[seat, seq] = table.game_log.entry_for(seat, seq).model_dump_json()
    return text


def update_text(table: Table, seat: int) -> str:
    """The latest entry and what the seat sees after it. The view is the game's own and goes out as it is."""
    seq = table.game_log.seq
    head = f'{{"type":"update","seat":{seat},"seq":{seq},"entry":{entry_text(table, seat, seq)}'
    return f"{head},{shown_text(table, seat)}"


def view_text(table: Table, seat: int) -> str:
    return f'{{"type":"view","seat":{seat},"seq":{table.game_log.seq},{shown_text(table, seat)}'


def shown_text(table: Table, seat: int) -> str:
    view = to_json(table.game_log.view(seat)).decode()
    undo = "true" if seat >= 0 and table.why_no_undo(seat) is None else "false"
    clock = table.clock.view(table.loop.time()).model_dump_json() if table.clock is not None else "null"
    return f'"view":{view},"can_undo":{undo},"clock":{clock}}}'


def history_text(table: Table, seat: int, since: int) -> str:
    """All entries after that one."""
    entries = ",".join(entry_text(table, seat, seq) for seq in range(since + 1, table.game_log.seq + 1))
    return f'{{"type":"history","seat":{seat},"entries":[{entries}]}}'
