"""Contests: several tables with one deal. The deal of the day and duplicate matches, and who may see them when.

The record of such a table names its contest: `day/acquire/2026-11-16` or `match/ID`. The database's `tries` has the
tables of each contest; the tables' own documents have the results.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime
from typing import NamedTuple

from bigboard.coach.daily import BENCHMARK, FIRST_DAY, Day
from bigboard.games import registry
from bigboard.games.contract import JsonDict
from bigboard.room import seating
from bigboard.room.person import Person, is_bot_account, short_id
from bigboard.room.record import DAY, Seat, TableRecord
from bigboard.room.table import Table
from bigboard.schemas.errors import Refused
from bigboard.services.directory import Directory
from bigboard.services.ports import ContestStore

MATCH = "match"
NO_PERSON = ""  # the person of the bots' own try
REMEMBERED = 20_000  # scores of finished tries


class Try(NamedTuple):
    """A table of a contest, and the person who tries."""

    person: str
    record: TableRecord


class Attempt(NamedTuple):
    """A try as far as it is known without its table's document."""

    table: str
    person: str
    created: float
    status: str


def today() -> date:
    return datetime.now(UTC).date()


def date_of(text: str) -> date:
    """Return a day that had a deal; Refused names the first and the last."""
    with contextlib.suppress(ValueError):
        day = date.fromisoformat(text)
        if FIRST_DAY <= day <= today():
            return day
    raise Refused("no_day", f"There are deals from {FIRST_DAY} to {today()}.", first=str(FIRST_DAY), last=str(today()))


def contest_of(day: Day) -> str:
    return f"{DAY}/{day.game}/{day.day.isoformat()}"


def is_late(attempt: Attempt, day: Day) -> bool:
    """Return whether a try at a deal of the day was begun after that day."""
    return datetime.fromtimestamp(attempt.created, UTC).date() > day.day


def readable(documents: Sequence[JsonDict]) -> Iterator[TableRecord]:
    for document in documents:
        with contextlib.suppress(Exception):  # damaged or of another version: `find` says what is wrong with it
            yield TableRecord.from_json(document)


def require_no_bot(person: Person) -> None:
    """Refuse bot accounts where people compare themselves with each other."""
    if is_bot_account(person.id):
        raise Refused("in_contest", "Bot accounts do not play deals that people compare.")


class Contests:
    """All contests."""

    def __init__(self, lobby: Directory, repo: ContestStore) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.repo = repo
        self.scores: OrderedDict[str, list[int]] = OrderedDict()
        self.beginning = asyncio.Lock()  # so that a second click is not a second try

    async def tries(self, contest: str, person: str | None = None) -> list[Try]:
        """Return all tables of a contest, or those of one person; the first one first."""
        rows = await self.repo.tries(contest, person)
        return [Try(who, record) for who, document in rows for record in readable([document])]

    async def attempts(self, contest: str) -> list[Attempt]:
        """Return all tries at a contest, the first one first."""
        return [Attempt(*row) for row in await self.repo.attempts(contest)]

    async def records(self, ids: Sequence[str]) -> dict[str, TableRecord]:
        """Return these tables by id, without those that cannot be read."""
        return {record.id: record for record in readable(await self.repo.documents(ids))}

    async def final_scores(self, ids: Sequence[str]) -> dict[str, list[int]]:
        """Return the scores of these finished tables by id. They never change, so each is read once."""
        for table_id, record in (await self.records([one for one in ids if one not in self.scores])).items():
            if record.result is not None:
                self.scores[table_id] = record.result["scores"]
        found = {one: self.scores[one] for one in ids if one in self.scores}
        while len(self.scores) > REMEMBERED:
            self.scores.popitem(last=False)
        return found

    # The deal of the day.

    async def begin(self, day: Day, person: Person, practice: bool) -> Table:
        """Return the table of the person's try that counts, new or begun before, or a new one to practice."""
        require_no_bot(person)
        contest = contest_of(day)
        async with self.beginning, self.store.alone(f"{contest} {person.id}"):
            mine = await self.tries(contest, person.id)
            if mine and not practice:
                return await self.lobby.find(mine[0].record.id)
            if practice and not (mine and mine[0].record.status == "finished"):
                raise Refused("not_finished", "You can practice after you finish your counted attempt.")
            if not await self.tries(contest, NO_PERSON):
                await self._seat(day, None)
            return await self._seat(day, person, practice)

    async def _seat(self, day: Day, person: Person | None, practice: bool = False) -> Table:
        """Make a table with the day's deal, for a person or for the bot they are compared with."""
        seats = [Seat(bot=bot) for bot in day.bots]
        seats[day.seat] = Seat(bot=BENCHMARK) if person is None else Seat(person=person.id, name=person.name)
        host, name = (person.id, person.name) if person is not None else (NO_PERSON, "Big Board")
        record = TableRecord(
            id=short_id(12),
            name=name,
            game=day.game,
            players=day.players,
            options=seating.checked_options(registry.game(day.game), day.players, day.options),
            host=host,
            host_name=name,
            created=time.time(),
            public=False,
            spectators=False,
            hints=practice,  # what counts is played without help
            bot_pace_ms=1000 if person is not None else 0,
            seats=seats,
            invitation=short_id(16),
            contest=contest_of(day),
            deal_seed=day.seed,
        )
        table = await self.lobby.add(record)
        await self.repo.add(record.contest, host, record.id)
        await table.ask(table.start)
        return table

    # Duplicate matches.

    async def copy(self, table: Table, person: Person) -> Table:
        """Make a second table with this table's deal, before the game begins. Its first player becomes its host."""
        async with self.beginning, self.store.alone(table.record.id):
            seating.require_host(table.record, person)
            if table.record.contest:
                raise Refused("in_contest", "A second group has already been invited.")
            seating.require_open(table.record)
            contest, seed = f"{MATCH}/{table.record.id}", short_id(32)

            def join_contest(draft: TableRecord) -> None:
                draft.contest, draft.deal_seed = contest, seed
                draft.public = draft.spectators = draft.autostart = draft.hints = False
                draft.invitation = draft.invitation or short_id(16)

            async def job() -> None:
                seating.require_open(table.record)
                await table.change(join_contest)

            await table.ask(job)
            twin = TableRecord.from_json(table.record.to_json())
            twin.id, twin.invitation, twin.created = short_id(12), short_id(16), time.time()
            twin.kicked, twin.silenced = [], []
            twin.seats = [Seat(bot=seat.bot) for seat in twin.seats]
            made = await self.lobby.add(twin)
            await self.repo.add(contest, person.id, table.record.id)
            await self.repo.add(contest, person.id, twin.id)
            return made

    async def require_one_group(self, table: Table, person: Person) -> None:
        """Refuse a person who plays in the other group of the match, and bot accounts in every contest."""
        if table.record.contest:
            require_no_bot(person)
        if not table.record.contest.startswith(f"{MATCH}/"):
            return
        for one in await self.tries(table.record.contest):
            if one.record.id != table.record.id and one.record.seats_of(person.id):
                raise Refused("in_contest", "You are playing this deal in the other group.")

    # Looking.

    async def require_welcome(self, table: Table, person: Person | None) -> None:
        """Refuse a contest's table to all but its players while it could give the deal away."""
        record = table.record
        if not record.contest or record.status == "open" or (person and record.seats_of(person.id)):
            return
        if not await self.is_open_book(record, person):
            raise Refused("in_contest", "You can see this game after you have played the deal yourself.")

    async def is_open_book(self, record: TableRecord, person: Person | None) -> bool:
        """Return whether a person may know the deal: after their own try at a day's, after both groups of a match."""
        if person is None:
            return False
        known = await self.tries(record.contest, person.id if record.is_daily else None)
        mine = [one for one in known if one.record.seats_of(person.id)]
        if record.is_daily:
            return any(one.record.status == "finished" for one in mine[:1])
        return bool(mine) and all(one.record.status in ("finished", "closed") for one in known)
