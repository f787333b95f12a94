"""The coach at the table: its judgment of an answer, for the seat that decides."""

from __future__ import annotations

from bigboard.room.person import Person
from bigboard.room.record import TableRecord
from bigboard.room.seating import own_seat
from bigboard.room.table import Table
from bigboard.schemas import messages
from bigboard.schemas.errors import Refused
from bigboard.services.ports import RequestServices, Visitor


def only_bots(record: TableRecord, person: Person) -> bool:
    """Return whether this person plays one seat against bots alone."""
    others = [seat for seat in record.seats if seat.person != person.id]
    return len(others) == len(record.seats) - 1 and all(seat.bot is not None for seat in others)


def require_no_contest(record: TableRecord) -> None:
    """Refuse any help in a game that counts, against any opponents."""
    if record.counts:
        raise Refused("no_hint", "Hints are not available in a game that counts.", reason="counts")


def check_asking(table: Table, connection: Visitor, seat: int) -> None:
    """Refused where there is no advice for this seat now."""
    own_seat(table.record, seat, connection.person)
    assert connection.person is not None
    require_no_contest(table.record)
    if not table.record.hints and not only_bots(table.record, connection.person):
        raise Refused("no_hint", "Hints are off at this table.", reason="off")
    if table.game_log.running().seat != seat:
        raise Refused("no_hint", "Only the player whose decision it is can ask for a hint.", reason="not_deciding")
    if connection.asking:
        raise Refused("no_hint", "Your last request for a hint is still in progress.", reason="busy")


async def coach(services: RequestServices, table: Table, connection: Visitor, request: messages.AskCoach) -> None:
    """Judges the answer beside all others. Thinking takes its time, so the table does not wait for it."""
    check_asking(table, connection, request.seat)
    state, seq = table.game_log.running(), table.game_log.seq
    answer = requested_actions(table, request)
    settings = services.settings
    connection.asking = True
    try:
        limits = (settings.coach_simulations, settings.coach_seconds)
        found = await services.bots.judge(state, request.seat, answer, limits, connection.place)
    finally:
        connection.asking = False
    connection.send(messages.Coach(id=request.id, seat=request.seat, seq=seq, **found))


def requested_actions(table: Table, request: messages.AskCoach) -> tuple[int, ...]:
    """Return the actions that the request asks about; Refused says why they are not possible."""
    if request.action is None and request.picks is None:
        return ()
    if request.action is not None:
        actions = [table.game_log.resolve(request.action)]
    else:
        actions = table.game_log.resolve_several(request.picks or [])
    table.game_log.describe_all(actions)  # refuses what is not legal
    return tuple(actions)
