"""The history of a run, and its checker: requests, acknowledgements and everything shown, against the log.

Players and watchers write down what they send and receive. In the end the log says whether it was right:
every acknowledged entry is in the log exactly once, no sequence goes back for any viewer, nothing that was shown
changes, and every viewer ends with the view that the log gives. Bots and clocks: how long each of them made the table
wait is read from the log and reported, not judged, because a busy machine is late, too.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bigboard.room.game_log import GameLog
from bigboard.room.record import TableRecord

Rows = Callable[..., list[tuple[Any, ...]]]  # runs a query


@dataclass
class Viewer:
    """One seat of one table as a client saw it, over all its connections."""

    name: str
    table: str
    seat: int
    seen: int = 0
    view: dict[str, Any] | None = None
    shown: dict[int, Any] = field(default_factory=dict)  # entries by number


@dataclass
class History:
    viewers: list[Viewer] = field(default_factory=list)
    requests: list[tuple[str, str, int]] = field(default_factory=list)  # table, key, the entry it answers
    acknowledged: list[tuple[str, str, int]] = field(default_factory=list)  # table, key, entry
    refused: list[tuple[str, str, str]] = field(default_factory=list)  # table, key, code
    faults: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)  # seen to be wrong at once

    def viewer(self, name: str, table: str, seat: int) -> Viewer:
        self.viewers.append(Viewer(name, table, seat))
        return self.viewers[-1]

    def welcome(self, viewer: Viewer, seq: int) -> None:
        if seq < viewer.seen:
            self.wrong.append(f"{viewer.name} was at {viewer.seen} of {viewer.table} and is welcomed at {seq}")

    def show_entry(self, viewer: Viewer, entry: dict[str, Any]) -> None:
        known = viewer.shown.setdefault(entry["seq"], entry)
        if known != entry:
            self.wrong.append(f"entry {entry['seq']} of {viewer.table} has changed for {viewer.name}")

    def show(self, viewer: Viewer, message: dict[str, Any]) -> None:
        """A view, or an update with its entry."""
        seq = message["seq"]
        if seq < viewer.seen:
            self.wrong.append(f"{viewer.table} goes from {viewer.seen} back to {seq} for {viewer.name}")
        if message["type"] == "update":
            if seq != viewer.seen + 1:
                self.wrong.append(f"{viewer.table} goes from {viewer.seen} to {seq} for {viewer.name}")
            self.show_entry(viewer, message["entry"])
        viewer.seen, viewer.view = seq, message["view"]

    # In the end.

    def is_at_rest(self, rows: Rows) -> bool:
        """Return whether every viewer has seen the latest entry, and every table waits for a person or is over."""
        last: dict[str, int] = dict(rows("SELECT table_id, max(seq) FROM log GROUP BY table_id"))
        rests = {
            viewer.table
            for viewer in self.viewers
            if viewer.view is not None and (viewer.view["seat"] == -1 or viewer.view.get("legal"))
        }
        return all(viewer.seen == last.get(viewer.table, 0) and viewer.table in rests for viewer in self.viewers)

    def check(self, rows: Rows) -> list[str]:
        """Return everything that is wrong."""
        wrong = list(self.wrong)
        logged = rows("SELECT table_id, seq, entry FROM log ORDER BY table_id, seq")
        entries: dict[str, list[dict[str, Any]]] = {}
        for table, seq, text in logged:
            entries.setdefault(table, []).append(json.loads(text))
            if len(entries[table]) != seq:
                wrong.append(f"the log of {table} has a gap before {seq}")
        keys = {(table, entry["seq"]): entry.get("key") for table, log in entries.items() for entry in log}
        stored = Counter(key for key in keys.values() if key is not None)
        for table, key, seq in self.acknowledged:
            if keys.get((table, seq)) != key:
                wrong.append(f"{key} was acknowledged as entry {seq} of {table}, which is {keys.get((table, seq))}")
        wrong += [f"{key} is in the log {count} times" for key, count in stored.items() if count > 1]
        documents: dict[str, str] = dict(rows("SELECT id, document FROM tables"))
        for viewer in self.viewers:
            wrong += self._behind(viewer, entries.get(viewer.table, []), json.loads(documents[viewer.table]))
        return wrong

    def _behind(self, viewer: Viewer, log: list[dict[str, Any]], document: dict[str, Any]) -> list[str]:
        """Compare the end of a viewer with the fold of the log."""
        if viewer.seen != len(log):
            return [f"{viewer.name} ends at entry {viewer.seen} of {viewer.table}, the log at {len(log)}"]
        if viewer.view is None:
            return []
        fold = GameLog.load(TableRecord.from_json(document).game, log)
        view = json.loads(json.dumps(fold.view(viewer.seat)))
        if len(view.get("legal", ())) == 1:  # the table answers that by itself
            view = GameLog.without_question(view)
        if view != viewer.view:
            return [f"{viewer.name} sees another view of {viewer.table} than its log gives at {viewer.seen}"]
        return []

    def longest_waits(self, rows: Rows) -> dict[str, float]:
        """Return the longest time in seconds that any table waited for a bot, and for a clock that had run out."""
        documents = {table: json.loads(text) for table, text in rows("SELECT id, document FROM tables")}
        waits = {"bot": 0.0, "clock": 0.0}
        before: tuple[str, int, float] | None = None
        for table, _, seat, at in rows("SELECT table_id, seq, next, at FROM log ORDER BY table_id, seq"):
            if before is not None and before[0] == table and before[1] >= 0:
                document, took = documents[table], at - before[2]
                if document["seats"][before[1]]["bot"] is not None:
                    waits["bot"] = max(waits["bot"], took)
                elif document["clock"] is not None:
                    allowed = document["clock"]["decision_s"] + document["clock"]["bank_s"]
                    waits["clock"] = max(waits["clock"], took - allowed)
            before = table, seat, at
        return waits

    def summary(self, rows: Rows) -> str:
        waits = ", ".join(f"{kind} {seconds:.1f} s" for kind, seconds in self.longest_waits(rows).items())
        return (
            f"{len(self.faults)} faults, {len(self.acknowledged)} acknowledged, {len(self.refused)} refused, "
            f"{len(self.viewers)} viewers; longest waits: {waits}"
        )
