"""Updates, views and history of a table, encoded once for each seat and sent to all windows of this process.

The views of all seats are computed together, and their common parts once. A client that asked for changes gets the
differences since the entry before; others get the whole view.
"""

from __future__ import annotations

from typing import NamedTuple

from bigboard.games.contract import SPECTATOR, JsonDict
from bigboard.games.view_diff import Comparison
from bigboard.room import lessons
from bigboard.room.ports import LiveTable
from bigboard.schemas.json_text import Fragment
from bigboard.schemas.messages import Changes, ClockView, History, Update, View


class ViewChanges(NamedTuple):
    """The changes of a view, and how many of them have happened at each event."""

    changes: list[list[object]]
    steps: list[int]


class Broadcast:
    """The views that people at a table have now, by seat, and after which entry they were shown."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.shown: dict[int, JsonDict] = {}
        self.seq = 0

    def view(self, seat: int) -> JsonDict:
        """Return the seat's present view."""
        if self.seq != self.table.game_log.seq:
            self.shown, self.seq = {}, self.table.game_log.seq
        if seat not in self.shown:
            self.shown[seat] = self._asking(self.table.game_log.view(seat))
        return self.shown[seat]

    def _asking(self, view: JsonDict) -> JsonDict:
        """Return the view without a question that the table answers by itself."""
        answers = len(view.get("legal", ()))
        if answers == 0 or lessons.explains(self.table):
            return view
        if answers == 1 or self.table.services.answers.will_answer(self.table, view["you"]):
            return self.table.game_log.without_question(view)
        return view

    def update(self) -> None:
        """Send the latest entry to everyone as their seat may see it. Equal messages are encoded once."""
        game_log, connections = self.table.game_log, self.table.connections
        before = self.shown if self.seq == game_log.seq - 1 else {}
        seats = sorted({seat for connection in connections for seat in connection.seats})
        lean_seats = sorted({seat for c in connections if c.changes for seat in c.seats if seat in before})
        passed = game_log.views_at_events(lean_seats) if lean_seats else []
        views = zip(seats, game_log.views(seats), strict=True)
        self.shown, self.seq = {seat: self._asking(view) for seat, view in views}, game_log.seq
        changes = self._changes({seat: before[seat] for seat in lean_seats}, passed)
        written: dict[tuple[int, bool], bytes] = {}
        for connection in connections:
            for seat in connection.seats:
                lean = connection.changes and seat in before
                text = written.get((seat, lean))
                if text is None:
                    text = written[seat, lean] = self._update(seat, changes[seat] if lean else None)
                connection.send(text)

    def _changes(self, before: dict[int, JsonDict], passed: list[list[JsonDict]]) -> dict[int, ViewChanges]:
        """Return the changes of each seat's view through those at the events of the latest entry to the present."""
        found = {seat: ViewChanges([], []) for seat in before}
        for views in passed:
            comparison = Comparison()
            for seat, view in zip(before, views, strict=False):  # no views: as at the event before
                found[seat].changes.extend(comparison.differences(before[seat], view))
                before[seat] = view
            for changes, steps in found.values():
                steps.append(len(changes))
        comparison = Comparison()
        for seat, view in before.items():
            found[seat].changes.extend(comparison.differences(view, self.shown[seat]))
        return found

    def _update(self, seat: int, changes: ViewChanges | None) -> bytes:
        """Return the latest entry and the seat's view after it, whole or as changes."""
        entry, can_undo, clock = self.entry(seat, self.seq), self.table.can_undo(seat), self._clock()
        if changes is None:
            view = self.shown[seat]
            return Update(seat=seat, seq=self.seq, entry=entry, view=view, can_undo=can_undo, clock=clock).encode()
        made = changes._asdict()
        return Changes(seat=seat, seq=self.seq, entry=entry, **made, can_undo=can_undo, clock=clock).encode()

    def whole(self, seat: int) -> View:
        """Return the seat's view for a client that has just come in, or needs all of it again."""
        view = self.view(seat)
        return View(seat=seat, seq=self.seq, view=view, can_undo=self.table.can_undo(seat), clock=self._clock())

    def _clock(self) -> ClockView | None:
        clock = self.table.clock
        return clock.view(self.table.services.store.now()) if clock is not None else None

    def entry(self, seat: int, seq: int) -> Fragment:
        """Return an entry of the log as a seat may see it. Entries never change, so each is written once.

        A spectator's entry serves all seats that are told no more.
        """
        game_log = self.table.game_log
        viewer = SPECTATOR
        for event in game_log.events[seq - 1]:
            if seat in event.privy:
                viewer = seat
        written = game_log.written.get((viewer, seq))
        if written is None:
            written = Fragment(game_log.entry_for(viewer, seq).encode())
            game_log.written[viewer, seq] = written
        return written

    def history(self, seat: int, since: int) -> History:
        """Return all entries after `since`."""
        entries = [self.entry(seat, seq) for seq in range(since + 1, self.table.game_log.seq + 1)]
        return History(seat=seat, entries=entries)
