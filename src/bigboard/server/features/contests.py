"""Fixed deals that several play: the deal of the day, and duplicate matches. Who may look at what, and when.

A table that belongs to a contest has its name in its record: `day/acquire/2026-11-16` or `match/ID`. Which tables
belong together stands in the database's `tries`; how they ended stands in the tables' own documents.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from datetime import UTC, date, datetime
from typing import NamedTuple

from bigboard.coach.daily import BENCHMARK, FIRST_DAY, Day
from bigboard.games import registry
from bigboard.server.db.repos.contests import ContestsRepo
from bigboard.server.errors import Refused
from bigboard.server.room import seating
from bigboard.server.room.person import Person, short_id
from bigboard.server.room.record import DAY, Seat, TableRecord
from bigboard.server.room.table import Table
from bigboard.server.tables.directory import Lobby

MATCH = "match"
NOBODY = ""  # whose try the bots' own is


class Try(NamedTuple):
    """A table of a contest, and whose try it is."""

    person: str
    created: float
    record: TableRecord


def today() -> date:
    return datetime.now(UTC).date()


def date_of(text: str) -> date:
    """A day that there was a deal on; Refused says which there are."""
    with contextlib.suppress(ValueError):
        day = date.fromisoformat(text)
        if FIRST_DAY <= day <= today():
            return day
    raise Refused("no_day", f"There are deals from {FIRST_DAY} to {today()}.", first=str(FIRST_DAY), last=str(today()))


def contest_of(day: Day) -> str:
    return f"{DAY}/{day.game}/{day.day.isoformat()}"


def is_late(one: Try) -> bool:
    """Whether a try at a deal of the day was begun after that day."""
    return datetime.fromtimestamp(one.created, UTC).date().isoformat() > one.record.contest.rpartition("/")[2]


class Contests:
    """The contests of a server."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.repo = ContestsRepo(lobby.store)
        self.beginning = asyncio.Lock()  # so that a second click is not a second try

    async def tries(self, contest: str) -> list[Try]:
        """All tables of a contest, the first one first."""
        found = []
        for person, created, document in await self.repo.tries(contest):
            with contextlib.suppress(Exception):  # what cannot be read is not listed
                found.append(Try(person, created, TableRecord.from_json(document)))
        return found

    # The deal of the day.

    async def begin(self, day: Day, person: Person, practice: bool) -> Table:
        """The table of somebody's try: the one that counts, also when it was begun before, or one to practise."""
        contest = contest_of(day)
        async with self.beginning, self.store.alone(f"{contest} {person.id}"):
            known = await self.tries(contest)
            mine = [one for one in known if one.person == person.id]
            if mine and not practice:
                return await self.lobby.find(mine[0].record.id)
            if practice and not (mine and mine[0].record.status == "finished"):
                raise Refused("not_finished", "Practice begins when the try that counts is finished.")
            if not any(one.person == NOBODY for one in known):
                await self._seat(day, None)
            return await self._seat(day, person, practice)

    async def _seat(self, day: Day, person: Person | None, practice: bool = False) -> Table:
        """Make a table with the day's deal, for a person or for the bot they are compared with."""
        seats = [Seat(bot=bot) for bot in day.bots]
        seats[day.seat] = Seat(bot=BENCHMARK) if person is None else Seat(person=person.id, name=person.name)
        host, name = (person.id, person.name) if person is not None else (NOBODY, "Big Board")
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
        """A second table with this table's deal, before the game begins. Its first player becomes its host."""
        async with self.beginning, self.store.alone(table.record.id):
            seating.require_host(table.record, person)
            if table.record.contest:
                raise Refused("in_contest", "A second group is invited already.")
            seating.require_open(table.record)
            contest, seed = f"{MATCH}/{table.record.id}", short_id(32)

            def work(draft: TableRecord) -> None:
                draft.contest, draft.deal_seed = contest, seed
                draft.public = draft.spectators = draft.autostart = draft.hints = False
                draft.invitation = draft.invitation or short_id(16)

            async def job() -> None:
                seating.require_open(table.record)
                await table.change(work)
                table.tell_table()

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
        """Nobody plays in both groups of a match."""
        if not table.record.contest.startswith(f"{MATCH}/"):
            return
        for one in await self.tries(table.record.contest):
            if one.record.id != table.record.id and one.record.seats_of(person.id):
                raise Refused("in_contest", "You play this deal in the other group.")

    # Looking.

    async def require_welcome(self, table: Table, person: Person | None) -> None:
        """Who may know of a contest's table once it has begun: its players, and others when it can do no harm."""
        record = table.record
        if not record.contest or record.status == "open" or (person and record.seats_of(person.id)):
            return
        if not await self.is_open_book(record, person):
            raise Refused("in_contest", "This deal is shown to others when they have played it themselves.")

    async def is_open_book(self, record: TableRecord, person: Person | None) -> bool:
        """Whether this person may know the deal: a day's after their own try, a match's when both groups are done."""
        known = await self.tries(record.contest)
        mine = [one for one in known if person is not None and one.record.seats_of(person.id)]
        if record.is_daily:
            first = [one for one in mine if one.person == (person.id if person else None)][:1]
            return any(one.record.status == "finished" for one in first)
        return bool(mine) and all(one.record.status in ("finished", "closed") for one in known)
