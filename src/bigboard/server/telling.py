"""What a table tells, written once for each viewpoint: updates, views and the history, as text for the wire.

A view is worked out once for each seat that is looked from. Who asked for changes gets what is different since the
entry before; who did not, the whole view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import orjson

from bigboard.games.changes import differences
from bigboard.games.contract import JsonDict

if TYPE_CHECKING:
    from bigboard.server.table import Table


class Telling:
    """The views that people at a table have now, by seat, each with the entry after which it was shown."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.shown: dict[int, tuple[int, JsonDict]] = {}

    def view(self, seat: int) -> JsonDict:
        """What the seat sees now."""
        seq = self.table.game_log.seq
        known = self.shown.get(seat)
        if known is None or known[0] != seq:
            known = self.shown[seat] = (seq, self.table.game_log.view(seat))
        return known[1]

    def update(self) -> None:
        """Everyone gets the latest entry as their seat may see it. Equal messages are written once."""
        written: dict[tuple[int, bool], bytes] = {}
        before, self.shown = self.shown, {}  # a seat that nobody looks from any more is forgotten
        for connection in self.table.connections:
            for seat in connection.seats:
                text = written.get((seat, connection.changes))
                if text is None:
                    text = written[seat, connection.changes] = self._update(seat, connection.changes, before.get(seat))
                connection.send(text)

    def _update(self, seat: int, changes: bool, before: tuple[int, JsonDict] | None) -> bytes:
        """The latest entry and what the seat sees after it. The view is the game's own and goes out as it is."""
        seq = self.table.game_log.seq
        view = self.view(seat)
        head = b'"seat":%d,"seq":%d,"entry":%b' % (seat, seq, self.entry(seat, seq))
        if changes and before is not None and before[0] == seq - 1:
            shown = orjson.dumps(differences(before[1], view))
            return b'{"type":"changes",%b,"changes":%b,%b' % (head, shown, self._around(seat))
        return b'{"type":"update",%b,"view":%b,%b' % (head, orjson.dumps(view), self._around(seat))

    def whole(self, seat: int) -> bytes:
        """The view of somebody who comes in, or needs all of it again."""
        view = orjson.dumps(self.view(seat))
        seq = self.table.game_log.seq
        return b'{"type":"view","seat":%d,"seq":%d,"view":%b,%b' % (seat, seq, view, self._around(seat))

    def _around(self, seat: int) -> bytes:
        table = self.table
        undo = b"true" if table.can_undo(seat) else b"false"
        clock = table.clock.view(table.loop.time()).model_dump_json().encode() if table.clock is not None else b"null"
        return b'"can_undo":%b,"clock":%b}' % (undo, clock)

    def entry(self, seat: int, seq: int) -> bytes:
        """An entry of the log as a seat may see it. Entries never change, so each is written once."""
        written = self.table.game_log.written
        text = written.get((seat, seq))
        if text is None:
            text = written[seat, seq] = orjson.dumps(self.table.game_log.entry_for(seat, seq))
        return text

    def history(self, seat: int, since: int) -> bytes:
        """All entries after that one."""
        entries = b",".join(self.entry(seat, seq) for seq in range(since + 1, self.table.game_log.seq + 1))
        return b'{"type":"history","seat":%d,"entries":[%b]}' % (seat, entries)
