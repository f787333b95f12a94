"""Reminders of a turn: a person's addresses, devices and quiet hours, and the webhook of a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query
from fastapi.responses import RedirectResponse

from bigboard.schemas.my_games import MyReminders, NewDevice, Reminders, TableWebhook
from bigboard.server.http.deps import CurrentPerson, Network, PathTable, Services, api_router

router = api_router("", "reminders")


@router.get("/me/reminders")
async def my_reminders(services: Services, person: CurrentPerson) -> Reminders:
    return services.reminders.message(await services.reminders.settings_of(person.id))


@router.put("/me/reminders")
async def change_reminders(services: Services, network: Network, person: CurrentPerson, body: MyReminders) -> Reminders:
    """Choose where to be reminded of your turn. A new mail address first receives a link that confirms it."""
    return services.reminders.message(await services.reminders.change(person, body, network))


@router.post("/me/push")
async def add_device(services: Services, person: CurrentPerson, body: NewDevice) -> Reminders:
    """Remind this browser of your turns, also while no page is open (Web Push)."""
    return services.reminders.message(await services.reminders.add_device(person, body))


@router.delete("/me/push")
async def remove_device(
    services: Services, person: CurrentPerson, endpoint: Annotated[str, Query(max_length=1000)]
) -> Reminders:
    return services.reminders.message(await services.reminders.remove_device(person.id, endpoint))


@router.get("/reminders/{code}", status_code=303, response_class=RedirectResponse)
async def confirm_address(
    services: Services, code: Annotated[str, Path(pattern="^[0-9A-Za-z_.-]{10,80}$")]
) -> RedirectResponse:
    """Confirm a mail address by the link that was sent there, and continue to the settings."""
    await services.reminders.confirm(code)
    return RedirectResponse("/settings", status_code=303)


@router.get("/tables/{table_id}/webhook")
async def table_webhook(services: Services, table: PathTable, person: CurrentPerson) -> TableWebhook:
    """The webhook of the table, for its host."""
    chosen = await services.reminders.table_webhook(table, person)
    return TableWebhook(webhook=chosen.webhook, language=chosen.language)


@router.put("/tables/{table_id}/webhook")
async def change_table_webhook(
    services: Services, table: PathTable, person: CurrentPerson, body: TableWebhook
) -> TableWebhook:
    """Have an address called when a player of this table is awaited, as the host."""
    await services.reminders.change_table_webhook(table, person, body)
    return body
