"""Moderation: reported chat, and people who are muted or blocked."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from bigboard.schemas.errors import Refused
from bigboard.schemas.messages import ChatLine
from bigboard.server.db.repos.moderation import ModerationRepo
from bigboard.server.db.store import Store

Kind = Literal["muted", "blocked"]


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
    """A reported line of chat, its author, and the number of reports."""

    table_id: str
    n: int
    person: str
    name: str
    text: str
    created: float
    times: int


class Moderation:
    """All measures are in memory, so that checks are cheap."""

    def __init__(self, store: Store, forbidden: Sequence[str] = ()) -> None:
        self.repo = ModerationRepo(store)
        self.forbidden = [word.casefold() for word in forbidden if word.strip()]
        self.measures: dict[str, Measure] = {}
        self.complained: dict[tuple[str, int], set[str]] = {}  # by line: who has reported it since the start

    async def open(self) -> None:
        self.measures = {row["person"]: Measure(**row) for row in await self.repo.measures()}

    def kind_of(self, person: str) -> Kind | None:
        found = self.measures.get(person)
        return found.kind if found is not None and found.holds else None

    def require_welcome(self, person: str) -> None:
        if self.kind_of(person) == "blocked":
            raise Refused("blocked", "The administrator of this server has blocked you.")

    def require_voice(self, person: str) -> None:
        """Refuse a person who is muted or blocked."""
        if self.kind_of(person) is not None:
            raise Refused("muted", "The administrator of this server has turned off your chat.")

    def require_decent(self, code: str, *texts: str | None) -> None:
        """Refuse text with a forbidden word."""
        if any(word in text.casefold() for word in self.forbidden for text in texts if text):
            raise Refused(code, "It contains a word that is not allowed on this server.", reason="word")

    async def impose(self, person: str, kind: Kind, name: str, days: float | None = None) -> None:
        until = None if days is None else time.time() + days * 24 * 3600
        measure = Measure(person, kind, name, time.time(), until)
        await self.repo.put_measure(person, vars(measure))
        self.measures[person] = measure

    async def lift(self, person: str) -> None:
        await self.repo.drop_measure(person)
        self.measures.pop(person, None)

    # Reports.

    async def report(self, table_id: str, line: ChatLine, by: str) -> None:
        """Store a report; a person's second report of the same line does not count."""
        if line.person is None or line.code is not None:
            raise Refused("no_line", "Only messages from people can be reported.")
        known = self.complained.setdefault((table_id, line.n), set())
        if by in known:
            return
        known.add(by)
        row = {
            "table_id": table_id,
            "n": line.n,
            "person": line.person,
            "name": line.name,
            "text": line.text,
            "created": time.time(),
            "times": 1,
        }
        await self.repo.add_report(row)

    async def reports(self, most: int = 100) -> list[Report]:
        """The latest reports first."""
        return [Report(**row) for row in await self.repo.reports(most)]

    async def dismiss(self, table_id: str, n: int) -> None:
        await self.repo.drop_report(table_id, n)

    async def forget(self, person: str) -> None:
        """Delete the reports of a person who deletes themselves. A block stays, with the id alone."""
        await self.repo.forget(person)
