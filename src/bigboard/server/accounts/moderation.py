"""What whoever runs the server does about people: chat that was reported, and who may not write or play any more."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection, delete, insert, select, update

from bigboard.server.db.schema import measures, reports
from bigboard.server.db.store import Store, void
from bigboard.server.errors import Refused
from bigboard.server.schemas.messages import ChatLine

Kind = Literal["muted", "blocked"]
MOST_REPORTS = 1000  # kept; the oldest go first


@dataclass(frozen=True)
class Measure:
    person: str
    kind: Kind
    name: str  # as they were called then
    created: float
    until: float | None = None

    @property
    def holds(self) -> bool:
        return self.until is None or self.until > time.time()


@dataclass(frozen=True)
class Report:
    """A line of chat, who said it, and how many people complained."""

    table_id: str
    n: int
    person: str
    name: str
    text: str
    created: float
    times: int


class Moderation:
    """All measures are in memory, so that asking costs nothing."""

    def __init__(self, store: Store, forbidden: Sequence[str] = ()) -> None:
        self.store = store
        self.forbidden = [word.casefold() for word in forbidden if word.strip()]
        self.measures: dict[str, Measure] = {}
        self.complained: dict[tuple[str, int], set[str]] = {}  # by line: who has reported it since the start

    async def open(self) -> None:
        rows = await self.store.read(lambda c: c.execute(select(measures)).mappings().all())
        self.measures = {row["person"]: Measure(**row) for row in rows}

    def kind_of(self, person: str) -> Kind | None:
        found = self.measures.get(person)
        return found.kind if found is not None and found.holds else None

    def require_welcome(self, person: str) -> None:
        if self.kind_of(person) == "blocked":
            raise Refused("blocked", "Whoever runs this server has blocked you.")

    def require_voice(self, person: str) -> None:
        """Whoever is blocked has no voice either."""
        if self.kind_of(person) is not None:
            raise Refused("muted", "Whoever runs this server has switched your chat off.")

    def require_decent(self, code: str, *texts: str | None) -> None:
        """Names and chat have none of the words that this server does not want."""
        if any(word in text.casefold() for word in self.forbidden for text in texts if text):
            raise Refused(code, "A word in it is not allowed on this server.", reason="word")

    async def impose(self, person: str, kind: Kind, name: str, days: float | None = None) -> None:
        until = None if days is None else time.time() + days * 24 * 3600
        measure = Measure(person, kind, name, time.time(), until)

        def work(connection: Connection) -> None:
            connection.execute(delete(measures).where(measures.c.person == person))
            connection.execute(insert(measures).values(**vars(measure)))
            self.store.announce(connection, "measures")

        await self.store.write(work)
        self.measures[person] = measure

    async def lift(self, person: str) -> None:

        def work(connection: Connection) -> None:
            connection.execute(delete(measures).where(measures.c.person == person))
            self.store.announce(connection, "measures")

        await self.store.write(work)
        self.measures.pop(person, None)

    # Reports.

    async def report(self, table_id: str, line: ChatLine, by: str) -> None:
        """Notes a complaint; the same person's second one about a line counts no more."""
        if line.person is None or line.code is not None:
            raise Refused("no_line", "Only what people say can be reported.")
        known = self.complained.setdefault((table_id, line.n), set())
        if by in known:
            return
        known.add(by)
        this = (reports.c.table_id == table_id) & (reports.c.n == line.n)
        row = {
            "table_id": table_id,
            "n": line.n,
            "person": line.person,
            "name": line.name,
            "text": line.text,
            "created": time.time(),
            "times": 1,
        }

        def work(connection: Connection) -> None:
            again = connection.execute(update(reports).where(this).values(times=reports.c.times + 1))
            if again.rowcount == 0:
                connection.execute(insert(reports).values(**row))
                old = select(reports.c.created).order_by(reports.c.created.desc()).offset(MOST_REPORTS).limit(1)
                oldest = connection.execute(old).scalar()
                if oldest is not None:
                    connection.execute(delete(reports).where(reports.c.created <= oldest))

        await self.store.write(work)

    async def reported(self, most: int = 100) -> list[Report]:
        """The latest reports first."""
        query = select(reports).order_by(reports.c.created.desc()).limit(most)
        rows = await self.store.read(lambda c: c.execute(query).mappings().all())
        return [Report(**row) for row in rows]

    async def dismiss(self, table_id: str, n: int) -> None:
        this = (reports.c.table_id == table_id) & (reports.c.n == n)
        await self.store.write(lambda c: void(c.execute(delete(reports).where(this))))

    async def forget(self, person: str) -> None:
        """Somebody leaves for good: what they said is no longer kept here. A block stays, with nothing but its id."""
        change = update(measures).where(measures.c.person == person).values(name="")

        def work(connection: Connection) -> None:
            connection.execute(delete(reports).where(reports.c.person == person))
            connection.execute(change)

        await self.store.write(work)
