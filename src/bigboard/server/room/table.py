"""A table: its game, who sits there, who is connected, and whose decision the table waits for.

Append, then tell: an entry of the log is on disk before anybody hears of it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import bigboard
from bigboard.games.contract import JsonDict
from bigboard.records.commitments import seed_of
from bigboard.server.errors import Refused
from bigboard.server.ops.metrics import ACTIONS
from bigboard.server.room import bot_chatter, seating
from bigboard.server.room.actor import Actor
from bigboard.server.room.announcements import NOTICES
from bigboard.server.room.bot_seats import BotsOfTable
from bigboard.server.room.broadcast import Telling
from bigboard.server.room.clock import Clock
from bigboard.server.room.fair_deal import Seals
from bigboard.server.room.game_log import GameLog
from bigboard.server.room.person import Person
from bigboard.server.room.ports import Connection, SeqTaken, TableServices
from bigboard.server.room.record import TableRecord
from bigboard.server.schemas import messages, protocol

T = TypeVar("T")
CHAT_SHOWN = 200


class Table(Actor):
    def __init__(self, services: TableServices, record: TableRecord, game_log: GameLog, chat: list[JsonDict]) -> None:
        super().__init__()
        self.services = services
        self.record = record
        self.game_log = game_log
        self.chat = [messages.ChatLine(**line) for line in chat[-CHAT_SHOWN:]]
        self.connections: set[Connection] = set()
        self.absent = {seat.person: self.loop.time() for seat in record.seats if seat.person}
        self.held: set[str] = set()  # absent people for whom a bot plays
        self.timed_out = -1  # the entry after which the clock ran out
        self.bots = BotsOfTable(self)
        self.telling = Telling(self)
        self.moved = self.loop.time()
        self.used = self.loop.time()
        self.clock: Clock | None = None
        self.seals = Seals(record)
        self._set_clock()

    # Looking, which needs no turn in the inbox.

    @property
    def running(self) -> bool:
        return self.record.status == "running"

    @property
    def over_days(self) -> bool:
        """Whether a decision may take hours or days, so that nobody is expected to be here."""
        return self.clock is not None and self.clock.times.over_days

    def present(self, person: str | None) -> bool:
        return any(c.person is not None and c.person.id == person for c in self.connections)

    def somebody_waits(self) -> bool:
        """Whether anybody who plays here is looking."""
        return any(seat.person is not None and self.present(seat.person) for seat in self.record.seats)

    def back_by(self, person: str) -> float | None:
        """When a bot takes over for an absent person, on the loop's clock."""
        if not self.running or person not in self.absent or person in self.held or not self.somebody_waits():
            return None
        if self.over_days:  # there everybody comes and goes; the clock alone decides
            return None
        return self.absent[person] + self.record.grace_s

    def bot_for(self, number: int) -> str | None:
        """The level of the bot that decides for this seat now; None: the person does."""
        seat = self.record.seats[number]
        if seat.bot is not None:
            return seat.bot
        if self.record.is_daily:
            return None  # the game waits for its person
        if seat.left or seat.person in self.held or self.timed_out == self.game_log.seq:
            return self.services.settings.substitute
        return None

    def info(self) -> protocol.TableInfo:
        def presence(number: int) -> tuple[bool, str | None, float | None]:
            seat = self.record.seats[number]
            if seat.person is None:
                return False, None, None
            held = self.running and (seat.left or seat.person in self.held)
            back_by = self.back_by(seat.person)
            return (
                self.present(seat.person),
                self.services.settings.substitute if held else None,
                time.time() + back_by - self.loop.time() if back_by is not None else None,
            )

        self.record.seq = self.game_log.seq
        watching = sum(1 for connection in self.connections if connection.seats == (-1,))
        return self.record.info(presence, watching, self.game_log.deciding)

    def why_no_undo(self, seat: int) -> str | None:
        """Why this seat cannot take its latest action back at this table; None if it can."""
        reason = "off" if not self.record.undo else self.game_log.why_no_undo(seat)
        settings = self.services.settings
        if reason is None and self.game_log.undo_used_up(seat, settings.undos, settings.undos_of_decision):
            return "too_often"
        return reason

    def can_undo(self, seat: int) -> bool:
        """Asked for every seat after every action, so what is plain to see is looked at first."""
        standing = self.game_log.standing
        return bool(standing) and standing[-1].seat == seat and self.why_no_undo(seat) is None

    def answer(self, person: Person | None) -> protocol.TableAnswer:
        you = self.record.you(person.id if person else None)
        return protocol.TableAnswer(table=self.info(), you=you, seal=self.shown_seal)

    @property
    def shown_seal(self) -> str | None:
        """Of the secret from which the deal will be drawn."""
        return self.seals.seal if self.record.status == "open" else None

    # Waiting: bots think, clocks run down, the absent are replaced.

    def plan(self) -> None:
        self.used = now = self.loop.time()
        if not self.running:
            self.wake_at(None, self._ring)
            self.bots.stop()
            return
        self._run_clock(now)
        self.bots.plan()
        self.services.answers.plan(self)
        times = [self.back_by(person) for person in self.absent]
        if self.clock is not None:
            times.append(self.clock.deadline())
        self.wake_at(min((at for at in times if at is not None), default=None), self._ring)

    def _set_clock(self) -> None:
        times = self.record.clock_times
        if times is not None and self.running:
            banks = [entry.bank_ms for entry in self.game_log.entries if entry.bank_ms is not None]
            self.clock = Clock(times, self.record.players, banks[-1] if banks else None)

    def _run_clock(self, now: float) -> None:
        """The clock runs for a person who decides, while anybody who plays here is looking."""
        if self.clock is not None:
            seat = self.game_log.deciding
            if seat >= 0 and (self.bot_for(seat) is not None or not (self.over_days or self.somebody_waits())):
                seat = -1
            if seat != self.clock.seat:
                gone = time.time() - self.game_log.entries[-1].time if self.over_days else 0.0
                self.clock.run_for(seat, now, gone)

    async def _ring(self) -> None:
        """The alarm went: somebody is out of time, or has been away for too long."""
        now = self.loop.time()
        if self.clock is not None and (deadline := self.clock.deadline()) is not None and deadline <= now:
            seat = self.clock.seat
            self.timed_out = self.game_log.seq
            await self.announce("time_out", seat, name=self._name(seat), bot=self.services.settings.substitute)
        for person in list(self.absent):
            back_by = self.back_by(person)
            if back_by is not None and back_by <= now:
                self.held.add(person)
                for seat in self.record.seats_of(person):
                    level = self.services.settings.substitute
                    await self.announce("bot_holds_seat", seat, name=self._name(seat), bot=level)
                self.tell_table()

    # Changing.

    async def append(
        self,
        kind: Any,
        acknowledge: Callable[[int], None] | None = None,
        actions: Sequence[JsonDict | None] = (None,),
        **fields: Any,
    ) -> None:
        """Stores the next entry, or one for each action, all or none; then makes it happen and tells everybody."""
        bank_ms = self.clock.bank_ms(self.loop.time()) if self.clock is not None else None
        *earlier, prepared = self.game_log.prepare_all(kind, actions, time=time.time(), bank_ms=bank_ms, **fields)
        entry = prepared.entry
        draft = None
        if kind == "start" or prepared.state.seat < 0:
            draft = self.draft()
            draft.seq = entry.seq
            draft.status, draft.started = "running", draft.started or entry.time
            if prepared.state.seat < 0:
                draft.status, draft.finished = "finished", entry.time
                draft.result = {"scores": prepared.state.scores(), "winners": prepared.state.winners()}
        stored = draft.to_json() if draft is not None else None
        try:
            added = [{**step.entry.to_json(), "next": step.state.seat} for step in (*earlier, prepared)]
            await self.services.store.append(self.record.id, self.game_log.seq + 1, added, stored, entry.time)
        except SeqTaken:
            await self._reload()
            raise Refused("late", "The table has moved on; here is what happened.") from None
        ACTIONS.inc(len(added))
        if acknowledge is not None:
            acknowledge(entry.seq)
        for step in earlier:
            self.game_log.commit(step)
            self.telling.update()
        self.game_log.commit(prepared)
        if kind == "undo":
            self.bots.unhear(len(self.game_log.standing))
        self.moved = self.loop.time()
        if self.clock is not None:
            self.clock.stop(self.moved)
        if draft is not None:
            self.record = draft
            if kind == "start":
                self._set_clock()
        self._run_clock(self.moved)
        self.telling.update()
        if draft is not None:
            self.tell_table()
        if self.game_log.over:
            winners = [self._name(seat) for seat in (draft.result or {}).get("winners", [])] if draft else []
            await self.announce("finished", -1, winners=winners)
        if kind == "action":
            await bot_chatter.react(self, [event for step in (*earlier, prepared) for event in step.events])

    async def _reload(self) -> None:
        """Somebody else writes to this table too: the log is the truth, so read it again."""
        stored = await self.services.store.load_table(self.record.id)
        assert stored is not None
        self.record = TableRecord.from_json(stored[0])
        self.game_log = GameLog.load(self.record.game, stored[1])
        self.telling = Telling(self)
        for connection in self.connections:
            self._show(connection, connection.seats, None)

    def draft(self) -> TableRecord:
        return TableRecord.from_json(self.record.to_json())

    async def change(self, work: Callable[[TableRecord], T]) -> T:
        """Changes a copy of the record, stores it, and then makes it the table's."""
        draft = self.draft()
        result = work(draft)
        await self.services.store.save_table(draft.to_json(), time.time())
        self.record = draft
        self.absent = {
            seat.person: self.absent.get(seat.person, self.loop.time())
            for seat in draft.seats
            if seat.person is not None and not self.present(seat.person)
        }
        self._reseat()
        return result

    async def start(self) -> None:
        seating.require_ready(self.record)
        proof = self.seals.proof(self.record) if not self.record.deal_seed else None
        seed = self.record.deal_seed  # of a deal that others play too
        if proof is not None:
            seed = seed_of(self.record.id, proof["secret"], [player["value"] for player in proof["players"]])
        options: dict[str, Any] = dict(self.record.options)
        if self.record.game in self.services.settings.data and not self.record.is_daily:
            options["data"] = self.services.settings.data[self.record.game]
        deal = self.game_log.game.deal(self.record.players, seed, options)
        for connection in self.connections:
            self._turned_away(connection)
        await self.append("start", deal=deal, proof=proof)
        await self.announce("started", -1)

    # Telling.

    def _name(self, number: int) -> str:
        seat = self.record.seats[number]
        return seat.name or (seat.bot or "").capitalize()

    async def announce(self, code: str, at: int, /, **facts: Any) -> None:
        """A line of the table itself in the chat; clients translate it by its code."""
        shown = {name: ", ".join(value) if isinstance(value, list) else value for name, value in facts.items()}
        await self.write_chat(at, "", NOTICES[code].format(**shown), code, facts)

    async def write_chat(
        self,
        seat: int,
        name: str,
        text: str,
        code: str | None = None,
        facts: JsonDict | None = None,
        person: str | None = None,
    ) -> None:
        now, args = time.time(), facts or {}
        line = messages.ChatLine(n=0, time=now, seat=seat, name=name, text=text, code=code, args=args, person=person)
        line.n = await self.services.store.say(self.record.id, line.model_dump())
        self.chat = [*self.chat, line][-CHAT_SHOWN:]
        for connection in self.connections:
            connection.send(messages.Chat(line=line))

    def tell_table(self) -> None:
        """Everybody gets the table as it is now."""
        info = self.info()
        for connection in self.connections:
            you = self.record.you(connection.person.id if connection.person else None)
            connection.send(messages.TableChanged(table=info, you=you))
        self.services.changed(self)

    # Coming and going.

    def _viewpoint(self, person: Person | None) -> tuple[int, ...]:
        return tuple(self.record.seats_of(person.id if person else None)) or (-1,)

    def _show(self, connection: Connection, seats: tuple[int, ...], since: int | None) -> None:
        if self.game_log.seq == 0:
            return
        for seat in seats:
            if since is not None:
                connection.send(self.telling.history(seat, since))
            connection.send(self.telling.whole(seat))

    def _reseat(self) -> None:
        """Whoever has another seat now sees the game from there."""
        for connection in self.connections:
            seats = self._viewpoint(connection.person)
            new = tuple(seat for seat in seats if seat not in connection.seats)
            connection.seats = seats
            self._show(connection, new, 0)

    def _turned_away(self, connection: Connection) -> bool:
        """Whether somebody may not look at the game; they are told why."""
        refused = seating.turned_away(self.record, connection.person)
        if refused is not None:
            connection.send(messages.Error(**refused.fields()))
            connection.close(4003, refused.message)
        return refused is not None

    async def join(self, connection: Connection, since: int | None) -> None:
        """A connection has said hello."""
        begun = self.record.status in ("running", "finished")
        if begun and self._turned_away(connection):
            return
        person = connection.person
        now = self.loop.time()
        if not self.somebody_waits():
            self.absent = dict.fromkeys(self.absent, now)  # the grace time counts from when somebody waits
        self.connections.add(connection)
        connection.seats = self._viewpoint(person)
        returned = False
        if person is not None:
            self.absent.pop(person.id, None)
            returned = person.id in self.held
            self.held.discard(person.id)
        self._run_clock(now)
        connection.send(
            messages.Welcome(
                server=bigboard.__version__,
                table=self.info(),
                you=self.record.you(person.id if person else None),
                seq=self.game_log.seq,
                chat=self.chat,
                seal=self.shown_seal,
            )
        )
        self._show(connection, connection.seats, min(since, self.game_log.seq) if since is not None else None)
        self.tell_table()
        if returned and self.running:
            seat = connection.seats[0]
            await self.announce("returned", seat, name=self._name(seat))

    async def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        person = connection.person
        if person is not None and self.record.seats_of(person.id) and not self.present(person.id):
            self.absent[person.id] = self.loop.time()
        self.tell_table()

    async def close(self) -> None:
        """The server stops."""
        for connection in self.connections:
            connection.close(1001, "The server stops.")
        await self.stop()
        self.bots.stop()
        self.services.answers.forget(self)
