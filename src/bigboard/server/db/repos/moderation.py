"""Measures of the administrator, and reported chat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from bigboard.server.db.schema import measures, reports
from bigboard.server.db.store import Store

MOST_REPORTS = 1000  # kept; the oldest go first


class ModerationRepo:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def measures(self) -> list[dict[str, Any]]:
        return await self.store.read(lambda c: [dict(row) for row in c.execute(select(measures)).mappings()])

    async def put_measure(self, person: str, row: Mapping[str, Any]) -> None:
        await self.store.execute(
            delete(measures).where(measures.c.person == person),
            insert(measures).values(**row),
        )
        self.store.tell("measures")

    async def drop_measure(self, person: str) -> None:
        await self.store.execute(delete(measures).where(measures.c.person == person))
        self.store.tell("measures")

    async def add_report(self, row: Mapping[str, Any]) -> None:
        """One complaint more about a line, or the first one."""
        this = (reports.c.table_id == row["table_id"]) & (reports.c.n == row["n"])

        def count(connection: Connection) -> None:
            again = connection.execute(update(reports).where(this).values(times=reports.c.times + 1))
            if again.rowcount == 0:
                connection.execute(insert(reports).values(**row))
                old = select(reports.c.created).order_by(reports.c.created.desc()).offset(MOST_REPORTS).limit(1)
                oldest = connection.execute(old).scalar()
                if oldest is not None:
                    connection.execute(delete(reports).where(reports.c.created <= oldest))

        await self.store.write(count)

    async def reports(self, most: int) -> list[dict[str, Any]]:
        """The latest first."""
        query = select(reports).order_by(reports.c.created.desc()).limit(most)
        return await self.store.read(lambda c: [dict(row) for row in c.execute(query).mappings()])

    async def drop_report(self, table_id: str, n: int) -> None:
        this = (reports.c.table_id == table_id) & (reports.c.n == n)
        await self.store.write(lambda c: c.execute(delete(reports).where(this)))

    async def forget(self, person: str) -> None:
        """Delete the reported chat lines of a person. A measure stays, with nothing but its id."""
        await self.store.execute(
            delete(reports).where(reports.c.person == person),
            update(measures).where(measures.c.person == person).values(name=""),
        )
