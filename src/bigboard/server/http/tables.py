"""Tables: make them, list them, sit down, change settings, start; a host's actions on others."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Path, Query

from bigboard.room import host_actions
from bigboard.schemas.errors import Refused
from bigboard.schemas.tables import (
    Begin,
    MySeat,
    NewTable,
    ReportedLine,
    Silence,
    Sitting,
    TableAnswer,
    TableChanges,
    TableList,
)
from bigboard.server.http.deps import CurrentPerson, Network, OptionalPerson, PathTable, Services, api_router
from bigboard.server.tables.lobby_feed import LISTED

router = api_router("", "tables")
SeatPath = Annotated[int, Path(ge=0, le=99)]
PersonId = Annotated[str, Path(pattern="^[0-9a-z]{1,32}$", examples=["p7k2m9qd"])]


@router.get("/tables")
async def list_tables(
    services: Services,
    status: Annotated[list[Literal["open", "running", "finished"]] | None, Query(max_length=3)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> TableList:
    """Public tables, the latest first."""
    return TableList(tables=services.lobby.listing.list_tables(status or LISTED, limit))


@router.get("/me/tables", tags=["people"])
async def my_tables(services: Services, person: CurrentPerson) -> TableList:
    return TableList(tables=await services.lobby.tables_of(person))


@router.post("/tables", status_code=201)
async def new_table(services: Services, network: Network, person: CurrentPerson, body: NewTable) -> TableAnswer:
    await services.rate_limit.check_table(person.id, network)
    names = [body.name, *(seat.name for seat in body.seats or () if isinstance(seat, MySeat))]
    services.moderation.require_decent("bad_name", *names)
    return (await services.lobby.create(body, person)).answer(person)


@router.get("/tables/{table_id}")
async def show_table(table: PathTable, person: OptionalPerson) -> TableAnswer:
    return table.answer(person)


@router.patch("/tables/{table_id}")
async def change_table(services: Services, table: PathTable, person: CurrentPerson, body: TableChanges) -> TableAnswer:
    """Change the settings, as the host: before the start all of them, after it a few."""
    services.moderation.require_decent("bad_name", body.name)
    await host_actions.change(table, person, body)
    return table.answer(person)


@router.put("/tables/{table_id}/seats/{seat}")
async def sit_down(
    services: Services, table: PathTable, seat: SeatPath, person: CurrentPerson, body: Sitting
) -> TableAnswer:
    """Sit down, take your seat back from the bot, or (the host) put a bot there."""
    if body.bot is None:
        services.seat_limit.check(person.id)
        await services.contacts.require_welcome(table, person)
    services.moderation.require_decent("bad_name", body.name)
    await services.contests.require_one_group(table, person)
    await host_actions.sit(table, seat, person, body)
    return table.answer(person)


@router.delete("/tables/{table_id}/seats/{seat}")
async def stand_up(services: Services, table: PathTable, seat: SeatPath, person: CurrentPerson) -> TableAnswer:
    """Stand up, or (the host, before the start) empty a seat."""
    services.seat_limit.check(person.id)
    await host_actions.vacate(table, seat, person)
    return table.answer(person)


@router.post("/tables/{table_id}/start")
async def start(table: PathTable, person: CurrentPerson, body: Begin | None = None) -> TableAnswer:
    await host_actions.start(table, person, body.value if body is not None else None)
    return table.answer(person)


@router.post("/tables/{table_id}/rematch")
async def rematch(services: Services, network: Network, table: PathTable, person: CurrentPerson) -> TableAnswer:
    """Make a new table for the same people."""
    await services.rate_limit.check_table(person.id, network)
    apart = await services.contacts.repo.apart(person.id)
    return (await services.lobby.rematch(table, person, apart)).answer(person)


# A host's actions on others


@router.put("/tables/{table_id}/people/{person_id}")
async def silence(table: PathTable, person_id: PersonId, person: CurrentPerson, body: Silence) -> TableAnswer:
    """Turn a person's chat off at this table, or on again, as the host."""
    await host_actions.silence(table, person, person_id, body.silenced)
    return table.answer(person)


@router.delete("/tables/{table_id}/people/{person_id}")
async def remove(table: PathTable, person_id: PersonId, person: CurrentPerson) -> TableAnswer:
    """Ask a person to leave, as the host: a player, whose seat a bot then holds, or a spectator."""
    await host_actions.remove(table, person, person_id)
    return table.answer(person)


@router.post("/tables/{table_id}/reports")
async def report(services: Services, table: PathTable, person: CurrentPerson, body: ReportedLine) -> TableAnswer:
    """Report a line of the chat to the administrator."""
    services.chat_limit.check(person.id)
    for line in table.chat.lines:
        if line.n == body.n:
            await services.moderation.report(table.record.id, line, person.id)
            return table.answer(person)
    raise Refused("no_line", "There is no such message in the chat.")
