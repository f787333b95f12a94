"""A table as it is stored: its settings and who sits where."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Literal

from bigboard.records import transcript_record
from bigboard.room.person import Presence
from bigboard.schemas.base import OptionValue
from bigboard.schemas.tables import ClockTimes, Result, SeatInfo, TableInfo, You

DAY = "day"  # begins the name of a contest that is a deal of the day
NO_ONE = Presence()
Status = Literal["open", "running", "finished", "closed"]


@dataclass
class Seat:
    """Empty, a person's or a bot's. `left`: the person stood up in mid-game. `held`: the person is away too long.

    In both cases a bot plays for them.
    """

    person: str | None = None
    name: str = ""
    bot: str | None = None
    left: bool = False
    held: bool = False
    unknown: dict[str, Any] = field(default_factory=dict)  # what another version of Big Board has stored

    @property
    def empty(self) -> bool:
        return self.person is None and self.bot is None


@dataclass
class TableRecord:
    id: str
    name: str  # "" where none was chosen: the table is called by its game and its host
    game: str
    players: int
    options: dict[str, OptionValue]
    host: str
    host_name: str
    created: float
    public: bool = True
    spectators: bool = True
    hints: bool = True
    undo: bool = True
    autostart: bool = False
    fill_at: float | None = None  # of a quick match: when bots take the free seats and the game starts
    pace: str = ""  # of a quick match: the name of its pace profile
    bot_pace_ms: int = 1000
    clock: dict[str, int] | None = None
    grace_s: int = 120
    status: Status = "open"
    seats: list[Seat] = field(default_factory=list)
    kicked: list[str] = field(default_factory=list)
    sent_away: list[str] = field(default_factory=list)  # by the host, from a table at which they may only watch
    silenced: list[str] = field(default_factory=list)
    started: float | None = None
    finished: float | None = None
    result: dict[str, list[int]] | None = None
    next_table: str | None = None
    seq: int = 0
    invitation: str = ""  # strangers need it at a private table
    lesson: str | None = None  # the lesson that is played here; coach.lesson
    lesson_done: bool = False
    opening: dict[str, str] | None = None  # the commitments that count, by person, while their values are awaited
    opening_until: float = 0.0
    rewritten: int = 0  # how often the chat has lost a name
    deal_secret: str = ""  # from which the deal is drawn, with what the players add; shown when the game is over
    tried_from: str = ""  # the finished table whose game is played on here, to try something else
    contest: str = ""  # which deal is played here that others play too; contests.py
    deal_seed: str = ""  # of such a deal
    kept: dict[str, Any] | None = None  # of a game from a real table: who wrote it down, and which cards are known
    unknown: dict[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        stored = asdict(self)
        for seat in stored["seats"]:
            seat.update(seat.pop("unknown"))
        return {**stored.pop("unknown"), **stored}

    @staticmethod
    def from_json(stored: dict[str, Any]) -> TableRecord:
        seats = [Seat(**read_fields(Seat, seat)) for seat in stored["seats"]]
        return TableRecord(**read_fields(TableRecord, {**stored, "seats": seats}))

    @property
    def clock_times(self) -> ClockTimes | None:
        return ClockTimes(**self.clock) if self.clock is not None else None

    @property
    def is_daily(self) -> bool:
        """Return whether this is a try at a deal of the day."""
        return self.contest.startswith(f"{DAY}/")

    @property
    def counts(self) -> bool:
        """Return whether the result is compared with those of others who play the deal without help."""
        return bool(self.contest) and not self.hints

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def you(self, person: str | None) -> You:
        host = person is not None and person == self.host
        seats = self.seats_of(person)
        invitation = self.invitation if not self.public and (host or seats) else None
        return You(
            person=person,
            host=host,
            seats=seats,
            invitation=invitation or None,
            kicked=person in self.kicked,
            silenced=person in self.silenced,
        )

    def info(
        self,
        presence: Presence = NO_ONE,
        deciding: int = -1,
        substitute: str = "",
        back_by: Callable[[str], float | None] = lambda person: None,
    ) -> TableInfo:
        """Return the public facts of the table; `back_by` gives the time at which a bot takes over for a person."""
        players = {seat.person for seat in self.seats}
        watching = sum(count for person, count in presence.windows.items() if person not in players)
        seats = [
            SeatInfo(
                seat=number,
                kind="person" if seat.person is not None else "bot" if seat.bot else "empty",
                name=seat.name,
                bot=seat.bot,
                person=seat.person,
                connected=seat.person is not None and seat.person in presence.windows,
                held_by=substitute if self.status == "running" and (seat.left or seat.held) else None,
                back_by=back_by(seat.person) if seat.person is not None else None,
            )
            for number, seat in enumerate(self.seats)
        ]
        return TableInfo(
            id=self.id,
            name=self.name,
            game=self.game,
            players=self.players,
            options=self.options,
            status=self.status,
            public=self.public,
            spectators=self.spectators,
            hints=self.hints,
            undo=self.undo,
            autostart=self.autostart,
            bot_pace_ms=self.bot_pace_ms,
            clock=self.clock_times,
            grace_s=self.grace_s,
            host=self.host_name,
            seats=seats,
            watching=watching,
            seq=self.seq,
            deciding=deciding,
            created=self.created,
            started=self.started,
            finished=self.finished,
            result=Result(**self.result) if self.result is not None else None,
            next_table=self.next_table,
            lesson=self.lesson,
            contest=self.contest or None,
            fill_at=self.fill_at,
            made_up=transcript_record.made_up(self.kept, self.players),
        )


def read_fields(kind: type[Seat] | type[TableRecord], stored: dict[str, Any]) -> dict[str, Any]:
    """The stored fields that this version knows, and the others beside them, to be stored again as they were."""
    names = {one.name for one in fields(kind)}
    unknown = {name: value for name, value in stored.items() if name not in names}
    return {**{name: value for name, value in stored.items() if name in names}, "unknown": unknown}
