"""Try it: a new private table that plays on from a moment of a finished game, against bots."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field

from bigboard.server.errors import Refused
from bigboard.server.http.deps import OpenTable, Somebody, TheLobby
from bigboard.server.http.tables import ERRORS, brake, parts
from bigboard.server.room.game_log import GameLog, LogEntry
from bigboard.server.room.person import Person, short_id
from bigboard.server.room.record import Seat, TableRecord
from bigboard.server.schemas import protocol
from bigboard.server.schemas.text_rules import TABLE_NAME_LIMIT, clean_name

router = APIRouter(prefix="/api/tables/{table_id}/try", responses=ERRORS, tags=["finished games"])
parts.append(router)

BOT = "medium"  # plays on where a person sat


class Moment(protocol.Incoming):
    """Before which action of the game to begin, counted from 1; whoever decided there is played by you."""

    n: Annotated[int, Field(ge=1)]
    name: Annotated[str, Field(min_length=1, max_length=4 * TABLE_NAME_LIMIT)]


@router.post("", status_code=201)
async def try_it(
    request: Request, lobby: TheLobby, table: OpenTable, person: Somebody, body: Moment
) -> protocol.TableAnswer:
    """A private table with the same deal and the same actions so far: you decide, bots play the others."""
    await brake(request, "tables", person.id)
    record, log = tried(table.record, table.game_log, body, person)
    stored = [entry.to_json() for entry in log]
    await lobby.store.append(record.id, 1, stored, record.to_json(), record.created)
    return (await lobby.find(record.id)).answer(person)


def tried(old: TableRecord, game_log: GameLog, moment: Moment, person: Person) -> tuple[TableRecord, list[LogEntry]]:
    """The new table and its log: what was taken back is left out."""
    actions = game_log.standing
    if moment.n > len(actions):
        raise Refused("bad_message", f"The game has the actions 1 to {len(actions)}.", where="n")
    now = time.time()
    log = [LogEntry(seq=1, kind="start", time=now, deal=game_log.entries[0].deal)]
    for entry in actions[: moment.n - 1]:
        log.append(LogEntry(seq=len(log) + 1, kind="action", time=now, seat=entry.seat, action=entry.action))
    own = actions[moment.n - 1].seat
    record = TableRecord(
        id=short_id(12),
        name=clean_name(moment.name, 4 * TABLE_NAME_LIMIT)[:TABLE_NAME_LIMIT],
        game=old.game,
        players=old.players,
        options=old.options,
        host=person.id,
        host_name=person.name,
        created=now,
        public=False,
        status="running",
        seats=[seat_at(old.seats[number], number == own, person) for number in range(old.players)],
        started=now,
        seq=len(log),
        invitation=short_id(16),
        tried_from=old.id,
        contest=old.contest,  # so that the deal stays closed to those who still play it
    )
    return record, log


def seat_at(old: Seat, own: bool, person: Person) -> Seat:
    if own:
        return Seat(person=person.id, name=person.name)
    return Seat(bot=old.bot or BOT)
