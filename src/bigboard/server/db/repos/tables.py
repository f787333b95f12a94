"""Tables beyond their own log: lists of them, chat without a name, replays that are packed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from bigboard.room.person import Presence
from bigboard.server.db.schema import chats, entries, replays, tables
from bigboard.server.db.store import Store
from bigboard.server.db.table_rows import IS_LATEST, LAST_SEQ, LATEST, Latest, documents, dump, read_presence


class TablesRepo:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def list_tables(self, status: Sequence[str], limit: int, public: bool | None = True) -> list[dict[str, Any]]:
        """Documents of tables with that status, the latest first."""
        query = select(tables.c.document).where(tables.c.status.in_(status))
        if public is not None:
            query = query.where(tables.c.public == public)
        query = query.order_by(tables.c.updated.desc()).limit(limit)
        return await self.store.read(lambda c: documents(c.execute(query).scalars()))

    async def public_ids(self, statuses: Iterable[str], most: int) -> list[str]:
        """The public tables of these statuses, so many of each, the latest first."""
        public = select(tables.c.id).where(tables.c.public).order_by(tables.c.updated.desc()).limit(most)
        queries = [public.where(tables.c.status == status) for status in statuses]
        return await self.store.read(lambda c: [one for query in queries for one in c.execute(query).scalars()])

    async def running_heads(self) -> dict[str, int]:
        """Return the number of the latest entry of each running game, by table."""
        query = select(tables.c.id, LAST_SEQ).where(tables.c.status == "running")
        return await self.store.read(lambda c: {row[0]: row[1] for row in c.execute(query).all()})

    async def read_shown(self, ids: Sequence[str]) -> list[tuple[Latest, Presence]]:
        """Return tables with their latest entries, and who is there."""
        query = select(*LATEST).select_from(tables).join(entries, IS_LATEST, isouter=True).where(tables.c.id.in_(ids))
        return await self.store.read(
            lambda c: [(Latest(*row), read_presence(c, row[0], 0.0)) for row in c.execute(query).all()]
        )

    async def matches(self) -> list[tuple[dict[str, Any], Presence]]:
        """Return the quick matches that wait for people, with who is there, the next to start first."""
        query = select(tables.c.id, tables.c.document)
        query = query.where(tables.c.status == "open", tables.c.public, tables.c.fills.is_not(None))

        def change(connection: Connection) -> list[tuple[dict[str, Any], Presence]]:
            rows = connection.execute(query.order_by(tables.c.fills)).all()
            return [(one, read_presence(connection, row[0], 0.0)) for row in rows for one in documents([row[1]])]

        return await self.store.read(change)

    async def overdue_matches(self, before: float) -> list[str]:
        """Return quick matches whose seats should have been filled by then."""
        query = select(tables.c.id).where(tables.c.status == "open", tables.c.fills <= before)
        return await self.store.read(lambda c: list(c.execute(query).scalars()))

    async def rewrite_chat(self, table_id: str, change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
        """Changes each line of a table's chat, and drops its packed replays, which have names in them."""
        mine = chats.c.table_id == table_id

        def rewrite(connection: Connection) -> None:
            for n, text in connection.execute(select(chats.c.n, chats.c.line).where(mine)).all():
                line = dump(change(json.loads(text)))
                connection.execute(update(chats).where(mine, chats.c.n == n).values(line=line))
            connection.execute(delete(replays).where(replays.c.table_id == table_id))

        await self.store.write(rewrite, table_id)

    async def packed_replay(self, table_id: str, seat: str, version: str) -> bytes | None:
        """A finished game as it was packed by this version."""
        query = select(replays.c.packed).where(
            replays.c.table_id == table_id, replays.c.seat == seat, replays.c.version == version
        )
        return await self.store.read(lambda c: c.execute(query).scalar())

    async def keep_replay(self, table_id: str, seat: str, version: str, packed: bytes) -> None:
        key = (replays.c.table_id == table_id) & (replays.c.seat == seat)
        await self.store.execute(
            delete(replays).where(key),
            insert(replays).values(table_id=table_id, seat=seat, version=version, packed=packed),
        )
