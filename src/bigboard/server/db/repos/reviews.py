"""Reviews of finished games, piece by piece."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select

from bigboard.server.db.schema import reviews
from bigboard.server.db.store import Store
from bigboard.services.ports import ASKED, WHOLE


class ReviewsRepo:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def pieces(self, table_id: str, piece: str | None = None) -> dict[str, str]:
        """Return the stored pieces of a review by name: all of them, or one."""
        query = select(reviews.c.piece, reviews.c.result).where(reviews.c.table_id == table_id)
        if piece is not None:
            query = query.where(reviews.c.piece == piece)
        return await self.store.read(lambda c: {row[0]: row[1] for row in c.execute(query)})

    async def put(self, table_id: str, piece: str, text: str) -> None:
        mine = (reviews.c.table_id == table_id) & (reviews.c.piece == piece)
        await self.store.execute(
            delete(reviews).where(mine),
            insert(reviews).values(table_id=table_id, piece=piece, result=text),
        )

    async def put_whole(self, table_id: str, text: str) -> None:
        """The finished review, instead of its pieces."""
        await self.store.execute(
            delete(reviews).where(reviews.c.table_id == table_id),
            insert(reviews).values(table_id=table_id, piece=WHOLE, result=text),
        )

    async def clear(self, table_id: str) -> None:
        """Delete what another version of the judge has found."""
        await self.store.write(lambda c: c.execute(delete(reviews).where(reviews.c.table_id == table_id)))

    async def list_unfinished(self) -> list[tuple[str, str]]:
        """The tables whose review was asked for and is not finished, and how it was asked for."""
        query = select(reviews.c.table_id, reviews.c.result).where(reviews.c.piece == ASKED)
        query = query.order_by(reviews.c.table_id)
        return await self.store.read(lambda c: [(row[0], row[1]) for row in c.execute(query)])

    async def read_finished(self, table_ids: Iterable[str]) -> dict[str, str]:
        """The finished reviews of these tables; most tables have none."""
        ids = list(table_ids)

        def read_each(connection: Connection) -> dict[str, str]:
            found = {}
            for table_id in ids:
                query = select(reviews.c.result).where((reviews.c.table_id == table_id) & (reviews.c.piece == WHOLE))
                text = connection.execute(query).scalar()
                if text is not None:
                    found[table_id] = text
            return found

        return await self.store.read(read_each)
