"""A table in the memory of one process: a replica of its log, its windows here, and the duties of this process.

The replica is always a prefix of the log. An entry is stored before any window shows it; the unique key decides which
of several processes has written it, and the others follow (`follow`, `catch_up`). Nothing about a table is in memory
alone: document, chat, presence and commitments are rows of the database.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence, Set
from typing import Any, TypeVar

from bigboard.games.contract import JsonDict
from bigboard.records.commitments import seed_of
from bigboard.room import bot_chatter, fair_deal, seating
from bigboard.room.actor import Actor
from bigboard.room.announcements import announcement
from bigboard.room.bot_seats import BotSeats
from bigboard.room.broadcast import Broadcast
from bigboard.room.chat import Chat
from bigboard.room.clock import Clock
from bigboard.room.duties import Duties
from bigboard.room.game_log import GameLog, LogEntry, Prepared
from bigboard.room.person import Person
from bigboard.room.ports import (
    Change,
    Connection,
    Head,
    Note,
    SeqTaken,
    Stored,
    TableServices,
    VersionTaken,
)
from bigboard.room.record import TableRecord
from bigboard.room.windows import Windows
from bigboard.schemas.errors import Refused
from bigboard.schemas.tables import TableAnswer, TableInfo

T = TypeVar("T")


class Table(Actor):
    def __init__(self, services: TableServices, record: TableRecord, game_log: GameLog, stored: Stored) -> None:
        super().__init__()
        self.services = services
        self.store = services.store
        self.record = record
        self.version = stored.head.version
        self.game_log = game_log
        self.writer = stored.writer  # the process that wrote the latest entry
        self.chat = Chat(self, stored.chat, stored.head.chats)
        self.presence, self.came = stored.presence, stored.head.came
        self.windows = Windows(self)
        self.timed_out = -1  # the entry after which the clock has run out
        self.revealed = asyncio.Event()
        self.bots = BotSeats(self)
        self.broadcast = Broadcast(self)
        self.moved = self.used = self.loop.time()
        self.clock: Clock | None = None
        self.duties = Duties(self)
        self.duties.set_clock()

    # Looking, which needs no turn in the inbox.

    @property
    def running(self) -> bool:
        return self.record.status == "running"

    @property
    def over_days(self) -> bool:
        """Return whether a decision may take hours or days, so that no player is expected to be here."""
        return self.clock is not None and self.clock.times.over_days

    @property
    def head(self) -> Head:
        return Head(self.version, self.game_log.seq, self.chat.last, self.came)

    @property
    def connections(self) -> Set[Connection]:
        return self.windows.open

    def present(self, person: str | None) -> bool:
        return person is not None and person in self.presence.windows

    def has_player_here(self) -> bool:
        return any(self.present(seat.person) for seat in self.record.seats)

    def back_by(self, person: str) -> float | None:
        """Return when a bot takes over for an absent person."""
        if not self.running or self.present(person) or self.over_days or not self.has_player_here():
            return None
        if any(self.record.seats[number].held for number in self.record.seats_of(person)):
            return None
        since = max(self.presence.since.get(person, 0.0), self.presence.players_since, self.record.started or 0.0)
        return since + self.record.grace_s

    def bot_for(self, number: int) -> str | None:
        """Return the level of the bot that decides for this seat now; None: the person does."""
        seat = self.record.seats[number]
        if seat.bot is not None:
            return seat.bot
        if self.record.is_daily:
            return None  # the game waits for its person
        if seat.left or seat.held or self.timed_out == self.game_log.seq:
            return self.services.settings.substitute
        return None

    def name_at(self, number: int) -> str:
        seat = self.record.seats[number]
        return seat.name or (seat.bot or "").capitalize()

    def info(self) -> TableInfo:
        self.record.seq = self.game_log.seq
        return self.record.info(self.presence, self.game_log.deciding, self.services.settings.substitute, self.back_by)

    def why_no_undo(self, seat: int) -> str | None:
        """Return the reason why this seat cannot undo its latest action; None if it can."""
        reason = "off" if not self.record.undo else self.game_log.why_no_undo(seat)
        settings = self.services.settings
        if reason is None and self.game_log.undo_used_up(seat, settings.undos, settings.undos_of_decision):
            return "too_often"
        return reason

    def can_undo(self, seat: int) -> bool:
        """Asked for every seat after every action, so the cheap conditions come first."""
        standing = self.game_log.standing
        return bool(standing) and standing[-1].seat == seat and self.why_no_undo(seat) is None

    def answer(self, person: Person | None) -> TableAnswer:
        you = self.record.you(person.id if person else None)
        return TableAnswer(table=self.info(), you=you, commitment=fair_deal.server_commitment(self.record))

    def plan(self) -> None:
        self.used = self.loop.time()
        self.duties.plan()

    # Changing.

    async def append(
        self,
        kind: Any,
        acknowledge: Callable[[int], None] | None = None,
        actions: Sequence[int | None] = (None,),
        notes: Sequence[Note] = (),
        **fields: Any,
    ) -> None:
        """Store the next entry, or one for each action, all or none; then apply it and send it to all windows.

        Refused (`late`) if another process has written it. VersionTaken if a start finds another document.
        """
        while True:
            seq, now = self.game_log.seq, self.store.now()
            bank_ms = self.clock.bank_ms(now) if self.clock is not None else None
            steps = self.game_log.prepare_all(kind, actions, time=now, bank_ms=bank_ms, **fields)
            draft, change = self._change_with(kind, steps[-1], notes)
            added = [{**step.entry.to_json(), "next": step.state.seat} for step in steps]
            try:
                lines = await self.store.append(self.record.id, seq + 1, added, change)
                break
            except SeqTaken:
                await self.catch_up()
                raise late() from None
            except VersionTaken:
                await self.catch_up()
                if kind == "start":
                    raise
                if self.game_log.seq != seq:
                    raise late() from None
        if acknowledge is not None:
            acknowledge(seq + len(steps))
        if draft is not None:
            self.version += 1
            self._adopt(draft)
        for step in steps:
            self._commit(step, self.store.members.me)
        if draft is not None:
            self.windows.tell_table()
        await self.chat.take(lines)  # after the entries that they announce
        if kind == "action":
            await bot_chatter.react(self, [event for step in steps for event in step.events])

    def _change_with(
        self, kind: str, last: Prepared, notes: Sequence[Note]
    ) -> tuple[TableRecord | None, Change | None]:
        """Return the document that changes with an entry, and what is stored of it; None if nothing does."""
        noted = [announcement(self, *note) for note in notes]
        if kind != "start" and last.state.seat >= 0:
            return None, Change(None, self.version, last.entry.time, noted) if noted else None
        draft = self.draft()
        draft.seq = last.entry.seq
        draft.status, draft.started = "running", draft.started or last.entry.time
        draft.opening = draft.fill_at = None
        if kind == "start":
            noted.append(announcement(self, "started", -1, {}))
        if last.state.seat < 0:
            draft.status, draft.finished = "finished", last.entry.time
            winners = last.state.winners()
            draft.result = {"scores": last.state.scores(), "winners": winners}
            noted.append(announcement(self, "finished", -1, {"winners": [self.name_at(seat) for seat in winners]}))
        return draft, Change(draft.to_json(), self.version, last.entry.time, noted)

    def _commit(self, step: Prepared, writer: str) -> None:
        """An entry is stored: apply it, and send it to the windows of this process."""
        self.game_log.commit(step)
        self.writer = writer
        if step.entry.kind == "undo":
            self.bots.forget_undone(len(self.game_log.standing))
        self.moved = self.loop.time()
        self.duties.set_clock()
        self.broadcast.update()

    def draft(self) -> TableRecord:
        return TableRecord.from_json(self.record.to_json())

    async def change(
        self,
        work: Callable[[TableRecord], T],
        announce: Callable[[T, TableRecord], Sequence[Note]] = lambda result, draft: (),
    ) -> T:
        """Change a copy of the document, store it with its announcements, and show it.

        If another process has changed the document first, read it again and run `work` once more.
        """
        while True:
            draft = self.draft()
            result = work(draft)
            lines = [announcement(self, *note) for note in announce(result, draft)]
            if draft == self.record and not lines:
                return result
            try:
                stored = Change(draft.to_json(), self.version, self.store.now(), lines)
                numbered = await self.store.change(self.record.id, stored)
                break
            except VersionTaken:
                await self.catch_up()
        self.version += 1
        self._adopt(draft)
        await self.chat.take(numbered)
        self.windows.tell_table()
        return result

    async def start(self) -> None:
        while True:
            seating.require_ready(self.record)
            proof = None if self.record.deal_seed else await fair_deal.proof(self)
            seed = self.record.deal_seed  # of a deal that others play too
            if proof is not None:
                seed = seed_of(self.record.id, proof["secret"], [player["value"] for player in proof["players"]])
            options: dict[str, Any] = dict(self.record.options)
            if self.record.game in self.services.settings.data and not self.record.is_daily:
                options["data"] = self.services.settings.data[self.record.game]
            deal = self.game_log.game.deal(self.record.players, seed, options)
            with contextlib.suppress(VersionTaken):
                await self.append("start", deal=deal, proof=proof)
                return

    # Following the other processes.

    async def follow(self, seq: int, writer: str, entry: JsonDict | None) -> None:
        """An entry was announced: apply it if it is the next one, otherwise read the log."""
        if seq <= self.game_log.seq:
            return
        if entry is None or seq != self.game_log.seq + 1:
            await self.catch_up()
            return
        self._commit(self.game_log.prepare(LogEntry.from_json(entry)), writer)
        if self.game_log.over:
            await self.catch_up()  # with the document

    async def catch_up(self) -> None:
        """Read and apply everything that was stored since this replica was brought up to date."""
        stored = await self.store.read_since(self.record.id, self.head)
        if stored is None:
            return
        record = TableRecord.from_json(stored.document) if stored.document is not None else self.record
        self.version, self.came = stored.head.version, stored.head.came
        changed = record is not self.record or stored.presence != self.presence
        self.presence = stored.presence
        if record.rewritten != self.record.rewritten:
            await self.read_chat()
        self._adopt(record)
        for entry in stored.entries:
            self._commit(self.game_log.prepare(LogEntry.from_json(entry)), stored.writer)
        self.duties.set_clock()
        self.chat.show(stored.chat)
        if changed:
            self.windows.tell_table()

    def _adopt(self, record: TableRecord) -> None:
        """Make a stored document the table's own."""
        before, self.record = self.record, record
        if record.opening is not None and record.opening_until != before.opening_until:
            fair_deal.ask(self)
        self.windows.adopt(before)

    async def announce(self, code: str, at: int, /, **facts: Any) -> None:
        """Write a line of the table itself into the chat."""
        await self.write_chat(announcement(self, code, at, facts))

    async def write_chat(self, line: JsonDict) -> None:
        await self.chat.take([await self.store.say(self.record.id, line)])

    async def read_chat(self) -> None:
        """Read the lines again that are already known: a name was taken out of them."""
        whole = await self.store.read_since(self.record.id, Head(self.version, self.game_log.seq, 0, 0.0))
        self.chat.read([line for line in whole.chat if line["n"] <= self.chat.last] if whole is not None else [])

    async def close(self) -> None:
        """The server stops, or the table leaves the memory."""
        for connection in self.connections:
            connection.close(1001, "The server stops.")
        await self.stop()
        self.bots.stop()
        self.services.answers.forget(self)


def late() -> Refused:
    return Refused("late", "The table has moved on; here is what happened.")
