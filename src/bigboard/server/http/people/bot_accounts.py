"""Bot accounts: make one, say what it accepts, read its inbox and its event stream; invite one to a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends
from fastapi.responses import StreamingResponse

from bigboard.room.person import BOT_ID, Person, checked_name
from bigboard.schemas import bot_accounts as schemas
from bigboard.schemas.errors import Refused
from bigboard.server.features.bot_accounts import require_bot
from bigboard.server.http.deps import Administrator, CurrentPerson, Network, PathTable, Services, TableId, api_router

router = api_router("", "bots")


async def bot_person(person: CurrentPerson) -> Person:
    require_bot(person)
    return person


BotPerson = Annotated[Person, Depends(bot_person)]


@router.get("/bots")
async def online_bots(services: Services) -> schemas.BotList:
    """Bot accounts that are online and accept games."""
    return schemas.BotList(bots=await services.bot_accounts.online())


@router.post("/bots", status_code=201)
async def new_bot(
    services: Services, network: Network, administrator: Administrator, body: schemas.NewBot
) -> schemas.BotToken:
    """Make a bot account, with the secret to send as bearer token. It is always marked BOT."""
    allowed = services.settings.bot_accounts
    if allowed == "off" or (allowed == "administrator" and not administrator):
        who = "Only the administrator makes" if allowed == "administrator" else "This server has no"
        raise Refused("not_yours", f"{who} bot accounts{' here' if allowed == 'administrator' else ''}.")
    name = checked_name(BOT_ID, body.name)
    services.moderation.require_decent("bad_name", name)
    await services.rate_limit.check("people", network)
    person, secret = await services.identities.create(name, bot=True)
    return schemas.BotToken(token=secret, bot=await services.bot_accounts.add(person, body))


@router.get("/bots/me")
async def my_account(services: Services, person: BotPerson) -> schemas.BotAccount:
    return await services.bot_accounts.account(person)


@router.put("/bots/me")
async def change_account(services: Services, person: BotPerson, body: schemas.BotChanges) -> schemas.BotAccount:
    """Say what the bot accepts from now on."""
    return await services.bot_accounts.add(person, body)


@router.get("/bots/me/invitations")
async def my_invitations(services: Services, person: BotPerson) -> schemas.Inbox:
    """The invitations that wait. To accept one, sit down at its table."""
    return schemas.Inbox(invitations=await services.bot_accounts.inbox(person))


@router.delete("/bots/me/invitations/{table_id}")
async def decline(services: Services, person: BotPerson, table_id: TableId) -> schemas.Inbox:
    await services.bot_accounts.repo.decline(person.id, table_id)
    return await my_invitations(services, person)


@router.get("/bots/me/events", response_class=StreamingResponse)
async def my_events(services: Services, person: BotPerson) -> StreamingResponse:
    """One stream of server-sent events: invitations, starts and ends of games. It keeps the bot online."""
    services.bot_accounts.stream_limit.check(person.id)
    events = services.bot_accounts.events(person)
    return StreamingResponse(events, media_type="text/event-stream", headers={"Cache-Control": "no-store"})


@router.post("/tables/{table_id}/invitations", tags=["tables"])
async def invite(
    services: Services, table: PathTable, person: CurrentPerson, body: schemas.Invite
) -> schemas.BotAccount:
    """Invite a bot account to your table."""
    return await services.bot_accounts.invite(table, person, body.bot)
