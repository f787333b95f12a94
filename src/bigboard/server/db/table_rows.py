"""The rows of a table: queries and changes that run inside a transaction."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import orjson
from sqlalchemy import Connection, delete, func, insert, select, update

from bigboard.games.contract import JsonDict
from bigboard.room.person import Presence
from bigboard.room.ports import Change, VersionTaken
from bigboard.server.db.schema import chats, entries, presence, seatings, tables

newest = entries.alias("newest")
LAST_SEQ = (
    select(func.coalesce(func.max(newest.c.seq), 0)).where(newest.c.table_id == tables.c.id).correlate(tables)
).scalar_subquery()
CAME = select(
    func.coalesce(func.sum(presence.c.windows), 0) * 1e12 + func.coalesce(func.max(presence.c.since), 0)
).where(presence.c.table_id == tables.c.id)  # changes with everyone who comes or goes
HEAD = select(tables.c.id, tables.c.version, LAST_SEQ, tables.c.chats, CAME.scalar_subquery())
IS_LATEST = (entries.c.table_id == tables.c.id) & (entries.c.seq == LAST_SEQ)
LATEST = (
    tables.c.id,
    tables.c.document,
    func.coalesce(entries.c.seq, 0),
    func.coalesce(entries.c.next, -1),
    func.coalesce(entries.c.at, 0.0),
    func.coalesce(entries.c.process, ""),
)
log = logging.getLogger("bigboard.server")


class Latest(NamedTuple):
    """A table as it is stored, and the columns of its latest entry (0, -1, 0.0 and "" without one)."""

    id: str
    document: str
    seq: int
    next: int
    at: float
    process: str


def at_one_moment(connection: Connection) -> None:
    """Begin a transaction that sees everything as it is now."""
    sqlite = connection.dialect.name == "sqlite"  # whose driver begins one only before it writes
    connection.exec_driver_sql("BEGIN" if sqlite else "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")


def read_presence(connection: Connection, table_id: str, players_since: float) -> Presence:
    columns = (presence.c.person, presence.c.name, presence.c.windows, presence.c.since)
    windows: dict[str, int] = {}
    names: dict[str, str] = {}
    since: dict[str, float] = {}
    for person, name, count, at in connection.execute(select(*columns).where(presence.c.table_id == table_id)):
        windows[person] = windows.get(person, 0) + count
        since[person] = max(since.get(person, 0.0), at)
        if count:
            names[person] = name
    return Presence({person: count for person, count in windows.items() if count}, names, since, players_since)


def documents(texts: Iterable[str]) -> list[dict[str, Any]]:
    """Return the documents that can be read; one that cannot costs its own table and no other."""
    found = []
    for document_text in texts:
        try:
            document = json.loads(document_text)
        except ValueError:
            log.error("The document of a table is damaged, so it is not listed.")
        else:
            if isinstance(document, dict):
                found.append(document)
    return found


def dump(value: Any) -> str:
    try:
        return orjson.dumps(value).decode()
    except TypeError:  # a number of more than 64 bits, in a record from elsewhere
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def columns_of(document: Mapping[str, Any], now: float) -> dict[str, Any]:
    return {
        "status": document["status"],
        "public": document["public"],
        "updated": now,
        "fills": document.get("fill_at") if document["status"] == "open" else None,
        "document": dump(document),
    }


def insert_table(connection: Connection, document: Mapping[str, Any], now: float) -> None:
    created = {"id": document["id"], "created": document["created"], "version": 1, "chats": 0, "players_since": 0.0}
    connection.execute(insert(tables).values(**created, **columns_of(document, now)))
    put_seatings(connection, document)


def put_change(connection: Connection, table_id: str, change: Change) -> list[JsonDict]:
    """Replace the document if it is still the one that was seen, and add lines to the chat."""
    if change.document is not None:
        seen = update(tables).where(tables.c.id == table_id, tables.c.version == change.version)
        columns = columns_of(change.document, change.now)
        if connection.execute(seen.values(version=change.version + 1, **columns)).rowcount == 0:
            raise VersionTaken
        put_seatings(connection, change.document)
    return put_lines(connection, table_id, change.lines)


def put_lines(connection: Connection, table_id: str, lines: Sequence[JsonDict]) -> list[JsonDict]:
    """Add lines to the chat under the next numbers; the table's row is locked."""
    if not lines:
        return []
    count = update(tables).where(tables.c.id == table_id).values(chats=tables.c.chats + len(lines))
    last = connection.execute(count.returning(tables.c.chats)).scalar_one()
    numbered = [{**line, "n": n} for n, line in enumerate(lines, last - len(lines) + 1)]
    connection.execute(insert(chats), [{"table_id": table_id, "n": one["n"], "line": dump(one)} for one in numbered])
    return numbered


def put_seatings(connection: Connection, document: Mapping[str, Any]) -> None:
    """Note the people who find the table among their own."""
    table_id = document["id"]
    connection.execute(delete(seatings).where(seatings.c.table_id == table_id))
    persons = {seat["person"] for seat in document["seats"] if seat["person"]} | {document["host"]}
    connection.execute(insert(seatings), [{"table_id": table_id, "person": person} for person in sorted(persons)])
