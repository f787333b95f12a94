"""A person's own games: overview, records to take along or bring, reminders, automatic replies."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import Body, Path, Query, Response
from fastapi.responses import RedirectResponse

from bigboard.room.person import short_id
from bigboard.schemas.my_games import Answers, MyGames, MyReminders, Reminders
from bigboard.schemas.tables import TableAnswer
from bigboard.server.http.deps import CurrentPerson, Network, Services, api_router
from bigboard.services import record_import

router = api_router("", "my games")


@router.get("/me/games")
async def my_games(services: Services, person: CurrentPerson) -> MyGames:
    """Running tables, your turn first; finished games; statistics; best moments."""
    return await services.my_games.overview(person)


@router.get("/me/records", response_class=Response, responses={200: {"content": {"application/zip": {}}}})
async def my_records(services: Services, person: CurrentPerson) -> Response:
    """All records of your finished games, as a zip archive."""
    await services.rate_limit.check("tables", person.id)
    content = await services.my_games.export(person)
    headers = {"Content-Disposition": 'attachment; filename="bigboard-records.zip"'}
    return Response(content, media_type="application/zip", headers=headers)


@router.post("/me/records", status_code=201)
async def import_record(
    services: Services,
    network: Network,
    person: CurrentPerson,
    record: Annotated[dict[str, Any], Body()],
    seat: Annotated[int | None, Query(ge=0, le=99)] = None,
) -> TableAnswer:
    """Make a finished table from a record of another server; `seat` is the one you played."""
    await services.rate_limit.check_table(person.id, network)
    made, log = await asyncio.to_thread(record_import.import_record, short_id(12), record, person, seat)
    await services.store.add_table(made.to_json(), log)
    return (await services.lobby.find(made.id)).answer(person)


@router.get("/me/reminders")
async def my_reminders(services: Services, person: CurrentPerson) -> Reminders:
    return (await services.reminders.settings_of(person.id)).message(services.settings)


@router.put("/me/reminders")
async def change_reminders(services: Services, network: Network, person: CurrentPerson, body: MyReminders) -> Reminders:
    """Choose where to be reminded of your turn. A new mail address first receives a link that confirms it."""
    return (await services.reminders.change(person, body, network)).message(services.settings)


@router.get("/reminders/{code}", status_code=303, response_class=RedirectResponse)
async def confirm_address(
    services: Services, code: Annotated[str, Path(pattern="^[0-9A-Za-z_.-]{10,80}$")]
) -> RedirectResponse:
    """Confirm a mail address by the link that was sent there, and continue to the settings."""
    await services.reminders.confirm(code)
    return RedirectResponse("/settings", status_code=303)


@router.get("/me/answers")
async def my_answers(services: Services, person: CurrentPerson) -> Answers:
    return Answers.model_validate({"answers": list(await services.lobby.services.answers.kinds_of(person.id))})


@router.put("/me/answers")
async def change_answers(services: Services, person: CurrentPerson, body: Answers) -> Answers:
    """Choose what tables answer for you, also while you are away."""
    kept = await services.lobby.services.answers.change(person.id, list(body.answers))
    return Answers.model_validate({"answers": list(kept)})
