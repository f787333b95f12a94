"""The duties at a table: bots think, clocks run out, absent people are replaced, quick matches start.

The process that wrote the latest entry acts at once. Another process acts when that one is late, in an order that the
table's id gives. Two that act at the same time do no harm: the log takes one of their entries.
"""

from __future__ import annotations

import asyncio

from bigboard.room import fair_deal, seating
from bigboard.room.clock import Clock
from bigboard.room.ports import LiveTable, Note
from bigboard.room.record import TableRecord
from bigboard.schemas.errors import Refused

AGAIN_S = 1.0  # seconds before a start that failed is tried again


class Duties:
    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.starting: asyncio.Task[None] | None = None  # the start of a quick match

    def plan(self) -> None:
        """Start the bot or the automatic answer that is due here, and set the timer for what comes next."""
        table = self.table
        if table.record.status == "open" and table.record.fill_at is not None:
            self._wait_for_players(table.record.fill_at)
            return
        if not table.running or table.game_log.deciding < 0:
            self.rest()
            return
        self.set_clock()
        store = table.services.store
        now, delay = store.now(), self.delay()
        thinks = table.game_log.entries[-1].time + delay
        if delay and table.writer in store.members.alive:
            thinks += table.services.settings.bot_limit_s  # it thinks; its windows may be elsewhere
        if thinks <= now:
            table.bots.plan()
            table.services.answers.plan(table)
        else:
            table.bots.stop()
            table.services.answers.forget(table)
        times = [due + delay for due in self._timers()] + [thinks] * (thinks > now)
        table.wake_in(min(times) - now if times else None, self._ring)

    def _wait_for_players(self, until: float) -> None:
        """Set the timer of a quick match, whose seats bots take when it ends."""
        store = self.table.services.store
        left = until + store.members.turn(self.table.record.id) - store.now()
        if self.starting is not None:
            left = max(left, AGAIN_S)
        self.table.wake_in(left, self._fill)

    async def _fill(self) -> None:
        """Fill the free seats of a quick match with bots, and start its game."""
        table = self.table
        await table.catch_up()

        def fill(draft: TableRecord) -> int:
            waits = draft.status == "open" and draft.fill_at is not None
            return seating.fill_with_bots(draft, table.presence.windows) if waits and is_over(draft.fill_at) else 0

        def is_over(until: float | None) -> bool:
            return until is not None and until <= table.services.store.now()

        await table.change(fill, lambda count, draft: [("bots_fill", -1, {})] if count else [])
        full = not any(seat.empty for seat in table.record.seats)
        idle = self.starting is None or self.starting.done()
        if table.record.status == "open" and is_over(table.record.fill_at) and full and idle:
            self.starting = table.loop.create_task(self._start())

    async def _start(self) -> None:
        try:
            await fair_deal.start(self.table)
        except Refused:
            self.table.post(self.table.catch_up)  # another process has started it, or it is tried again

    def rest(self) -> None:
        self.table.wake_in(None, self._ring)
        self.table.bots.stop()
        self.table.services.answers.forget(self.table)

    def delay(self) -> float:
        return self.table.services.store.members.delay(self.table.record.id, self.table.writer)

    def _timers(self) -> list[float]:
        """Return the times at which a decision or an absence ends."""
        table = self.table
        timed_out = table.timed_out == table.game_log.seq
        due = [table.clock.deadline() if table.clock is not None and not timed_out else None]
        due += [table.back_by(seat.person) for seat in table.record.seats if seat.person is not None]
        return [time for time in due if time is not None]

    def set_clock(self) -> None:
        """The clock runs for a person who decides, while a player is here."""
        table, times = self.table, self.table.record.clock_times
        if times is None or not table.running or not table.game_log.entries:
            return
        if table.clock is None:
            table.clock = Clock(times, table.record.players)
        latest, seat = table.game_log.entries[-1], table.game_log.deciding
        if seat >= 0 and (table.bot_for(seat) is not None or not (times.over_days or table.has_player_here())):
            seat = -1
        since = latest.time if times.over_days else max(latest.time, table.presence.players_since)
        table.clock.set(seat, since, latest.bank_ms)

    async def _ring(self) -> None:
        """A decision is out of time, a person has been away for too long, or another process is late."""
        table = self.table
        if not table.running:
            return
        now = table.services.store.now() - self.delay()
        deadline = table.clock.deadline() if table.clock is not None else None
        if deadline is not None and deadline <= now:
            table.timed_out = table.game_log.seq

        def absent() -> list[str]:
            found = {seat.person: table.back_by(seat.person) for seat in table.record.seats if seat.person is not None}
            return [person for person, back_by in found.items() if back_by is not None and back_by <= now]

        def hold(draft: TableRecord) -> list[int]:
            numbers = [number for person in absent() for number in draft.seats_of(person)]
            for number in numbers:
                draft.seats[number].held = True
            return numbers

        def note(numbers: list[int], draft: TableRecord) -> list[Note]:
            level = table.services.settings.substitute
            return [("bot_holds_seat", one, {"name": draft.seats[one].name, "bot": level}) for one in numbers]

        if absent():
            await table.change(hold, note)
