"""Verdicts of the judge: each question is judged once, until the version of the judge changes."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select

from bigboard.coach.judge.budgets import ENGINE
from bigboard.server.db.schema import verdicts
from bigboard.server.db.store import Store
from bigboard.server.db.table_rows import dump

MOST: Final = 20_000  # verdicts that are stored
COUNTED: Final = 64  # they are counted after about so many new ones


class VerdictsRepo:
    def __init__(self, store: Store, most: int = MOST) -> None:
        self.store = store
        self.most = most

    async def once(
        self, question: list[Any], judge: Callable[[], Awaitable[Any]], is_sure: Callable[[Any], bool] = lambda _: True
    ) -> Any:
        """Return the stored verdict on a question, or judge it and store a sure verdict.

        The question has everything on which the verdict depends: position, seat, answer and budget.
        """
        key = hashlib.sha256(json.dumps(question, sort_keys=True).encode()).hexdigest()
        query = select(verdicts.c.result).where(verdicts.c.hash == key, verdicts.c.engine == ENGINE)
        text = await self.store.read(lambda c: c.execute(query).scalar())
        if text is not None:
            return json.loads(text)
        found = await judge()
        if is_sure(found):
            await self.store.write(lambda connection: self._put(connection, key, dump(found)))
        return found

    def _put(self, connection: Connection, key: str, text: str) -> None:
        connection.execute(delete(verdicts).where(verdicts.c.hash == key))
        connection.execute(insert(verdicts).values(hash=key, engine=ENGINE, result=text))
        if secrets.randbelow(COUNTED) == 0 or self.most < COUNTED:
            stored = connection.execute(select(func.count()).select_from(verdicts)).scalar_one()
            if stored > self.most:  # of those that cost room, any sixteenth
                digit = f"{secrets.randbelow(16):x}"
                connection.execute(delete(verdicts).where(verdicts.c.hash.startswith(digit), verdicts.c.hash != key))
