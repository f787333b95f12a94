"""The windows of this process at a table: they come and go, and the database knows how many there are."""

from __future__ import annotations

import contextlib

import bigboard
from bigboard.room import fair_deal, seating
from bigboard.room.person import Person
from bigboard.room.ports import Connection, LiveTable, Note
from bigboard.room.record import TableRecord
from bigboard.schemas import messages
from bigboard.schemas.errors import Refused

STRANGER = Person("", "")


class Windows:
    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.open: set[Connection] = set()
        self.coming: set[Connection] = set()  # they are counted, and see nothing yet
        self.noted: dict[str, tuple[Person, int]] = {}  # by person, as the database knows them

    def tell_table(self) -> None:
        """Send the table as it is now."""
        table = self.table
        info = table.info()
        for connection in self.open:
            you = table.record.you(connection.person.id if connection.person else None)
            connection.send(messages.TableChanged(table=info, you=you))
        table.services.changed(table)

    def viewpoint(self, person: Person | None) -> tuple[int, ...]:
        return tuple(self.table.record.seats_of(person.id if person else None)) or (-1,)

    def adopt(self, before: TableRecord) -> None:
        """The document has changed: people with another seat see the game from there, others were sent away."""
        sent_away = set(self.table.record.sent_away) - set(before.sent_away)
        begun = before.status != self.table.record.status == "running"
        for connection in self.open:
            if connection.person is not None and connection.person.id in sent_away:
                refused = seating.asked_to_leave()
                connection.send(messages.Error(**refused.fields()))
                if self.table.record.status != "open":
                    connection.close(4003, refused.message)
            if begun:
                self._is_turned_away(connection)
            elif before.public and not self.table.record.public:
                self._require_invitation(connection)
            seats = self.viewpoint(connection.person)
            new = tuple(seat for seat in seats if seat not in connection.seats)
            connection.seats = seats
            self._show(connection, new, 0)

    def _show(self, connection: Connection, seats: tuple[int, ...], since: int | None) -> None:
        if self.table.game_log.seq == 0:
            return
        for seat in seats:
            if since is not None:
                connection.send(self.table.broadcast.history(seat, since))
            connection.send(self.table.broadcast.whole(seat))

    def _is_turned_away(self, connection: Connection) -> bool:
        """Return whether a person may not see the game; the window gets the reason."""
        refused = seating.turned_away(self.table.record, connection.person)
        if refused is not None:
            connection.send(messages.Error(**refused.fields()))
            connection.close(4003, refused.message)
        return refused is not None

    def _require_invitation(self, connection: Connection) -> None:
        """Close the window of a stranger at a table that has become private."""
        try:
            seating.require_invitation(self.table.record, connection.person, "")
        except Refused as refused:
            connection.send(messages.Error(**refused.fields()))
            connection.close(4003, refused.message)

    async def join(self, connection: Connection, since: int | None) -> None:
        """A window has said hello: note it in the database first, then read what is new, then show it."""
        table, person = self.table, connection.person
        if table.record.status in ("running", "finished") and self._is_turned_away(connection):
            return
        self.coming.add(connection)
        try:
            await self.note_presence()
        finally:
            self.coming.discard(connection)
        if person is not None:
            with contextlib.suppress(Refused):  # without the database the question is shown until it is answered
                await table.services.answers.kinds_of(person.id)
        self.open.add(connection)
        connection.seats = self.viewpoint(person)
        connection.send(
            messages.Welcome(
                server=bigboard.__version__,
                table=table.info(),
                you=table.record.you(person.id if person else None),
                seq=table.game_log.seq,
                chat=table.chat.lines,
                commitment=fair_deal.server_commitment(table.record),
            )
        )
        self._show(connection, connection.seats, min(since, table.game_log.seq) if since is not None else None)
        self.tell_table()
        if person is not None and any(table.record.seats[one].held for one in table.record.seats_of(person.id)):
            await table.change(lambda draft: give_back(draft, person.id), note_return)

    async def leave(self, connection: Connection) -> None:
        """A window is closed."""
        if connection in self.open:
            self.open.discard(connection)
            with contextlib.suppress(Refused):  # the follower notes it when the database is back
                await self.note_presence()

    def _players(self) -> list[str]:
        return sorted({seat.person for seat in self.table.record.seats if seat.person is not None})

    def _count_windows(self) -> dict[str, tuple[Person, int]]:
        """Count the windows by person. One window of a player is enough."""
        players = self._players()
        wanted = {key: (person, 0) for key, (person, _) in self.noted.items()}
        for connection in (*self.open, *self.coming):
            person = connection.person or STRANGER
            count = wanted.get(person.id, (person, 0))[1]
            wanted[person.id] = person, 1 if person.id in players else count + 1
        return wanted

    def is_noted(self) -> bool:
        """Return whether the database knows the windows of this process."""
        return all(self.noted.get(key, (STRANGER, 0))[1] == count for key, (_, count) in self._count_windows().items())

    def are_gone(self) -> bool:
        """Return whether no window is open, and the database knows it."""
        return not self.open and self.is_noted()

    async def note_presence(self) -> None:
        """Store how many windows each person has here, where that has changed; then read what is new."""
        table = self.table
        for key, (person, count) in sorted(self._count_windows().items()):
            if self.noted.get(key, (STRANGER, 0))[1] != count:
                await table.services.store.note_windows(table.record.id, person, count, self._players())
                self.noted[key] = person, count
        await table.catch_up()


def give_back(draft: TableRecord, person: str) -> int | None:
    """A person is back: return the first of the seats that a bot held."""
    held = [number for number in draft.seats_of(person) if draft.seats[number].held]
    for number in held:
        draft.seats[number].held = False
    return held[0] if held else None


def note_return(seat: int | None, draft: TableRecord) -> list[Note]:
    running = seat is not None and draft.status == "running"
    return [("returned", seat, {"name": draft.seats[seat].name})] if running and seat is not None else []
