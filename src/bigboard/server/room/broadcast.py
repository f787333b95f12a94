"""What a table tells, written once for each viewpoint: updates, views and the history, as text for the wire.

The views of all seats that are looked from are worked out together, and what they have in common once. Who asked for
changes gets what is different since the entry before; who did not, the whole view.
"""

from __future__ import annotations

import orjson

from bigboard.games.contract import SPECTATOR, JsonDict
from bigboard.games.view_diff import Comparison
from bigboard.server.room import lessons
from bigboard.server.room.ports import LiveTable


class Telling:
    """The views that people at a table have now, by seat, and after which entry they were shown."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.shown: dict[int, JsonDict] = {}
        self.seq = 0

    def view(self, seat: int) -> JsonDict:
        """What the seat sees now."""
        if self.seq != self.table.game_log.seq:
            self.shown, self.seq = {}, self.table.game_log.seq
        if seat not in self.shown:
            self.shown[seat] = self._asking(self.table.game_log.view(seat))
        return self.shown[seat]

    def _asking(self, view: JsonDict) -> JsonDict:
        """The view, without a question that the table answers by itself: one with a single answer."""
        if len(view.get("legal", ())) != 1 or lessons.explains(self.table):
            return view
        return self.table.game_log.without_question(view)

    def update(self) -> None:
        """Everyone gets the latest entry as their seat may see it. Equal messages are written once."""
        game_log, connections = self.table.game_log, self.table.connections
        before = self.shown if self.seq == game_log.seq - 1 else {}
        seats = sorted({seat for connection in connections for seat in connection.seats})
        views = zip(seats, game_log.views(seats), strict=True)
        self.shown, self.seq = {seat: self._asking(view) for seat, view in views}, game_log.seq
        comparison = Comparison()
        written: dict[tuple[int, bool], bytes] = {}
        for connection in connections:
            for seat in connection.seats:
                lean = connection.changes and seat in before
                text = written.get((seat, lean))
                if text is None:
                    changes = comparison.differences(before[seat], self.shown[seat]) if lean else None
                    text = written[seat, lean] = self._update(seat, changes)
                connection.send(text)

    def _update(self, seat: int, changes: list[list[object]] | None) -> bytes:
        """The latest entry and what the seat sees after it. The view is the game's own and goes out as it is."""
        head = b'"seat":%d,"seq":%d,"entry":%b' % (seat, self.seq, self.entry(seat, self.seq))
        if changes is not None:
            return b'{"type":"changes",%b,"changes":%b,%b' % (head, orjson.dumps(changes), self._around(seat))
        return b'{"type":"update",%b,"view":%b,%b' % (head, orjson.dumps(self.shown[seat]), self._around(seat))

    def whole(self, seat: int) -> bytes:
        """The view of somebody who comes in, or needs all of it again."""
        view = orjson.dumps(self.view(seat))
        return b'{"type":"view","seat":%d,"seq":%d,"view":%b,%b' % (seat, self.seq, view, self._around(seat))

    def _around(self, seat: int) -> bytes:
        table = self.table
        undo = b"true" if table.can_undo(seat) else b"false"
        clock = table.clock.view(table.loop.time()).model_dump_json().encode() if table.clock is not None else b"null"
        return b'"can_undo":%b,"clock":%b}' % (undo, clock)

    def entry(self, seat: int, seq: int) -> bytes:
        """An entry of the log as a seat may see it. Entries never change, so each is written once.

        A spectator's is everyone's, but for those who are told more.
        """
        game_log = self.table.game_log
        viewer = SPECTATOR
        for event in game_log.events[seq - 1]:
            if seat in event.privy:
                viewer = seat
        text = game_log.written.get((viewer, seq))
        if text is None:
            text = game_log.written[viewer, seq] = orjson.dumps(game_log.entry_for(viewer, seq))
        return text

    def history(self, seat: int, since: int) -> bytes:
        """All entries after that one."""
        entries = b",".join(self.entry(seat, seq) for seq in range(since + 1, self.table.game_log.seq + 1))
        return b'{"type":"history","seat":%d,"entries":[%b]}' % (seat, entries)
