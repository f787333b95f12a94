"""The administrator's page: load, tables, people, reported chat. It needs the administrator's secret."""

from __future__ import annotations

import time
from typing import Annotated, get_args
from urllib.parse import parse_qsl

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from bigboard.schemas.errors import Refused
from bigboard.server.accounts.moderation import Kind
from bigboard.server.http.deps import Administrator, Services
from bigboard.server.http.people import admin_html
from bigboard.server.tables import blocking, lifecycle

DAYS = {"day": 1.0, "week": 7.0, "ever": None}


class SecretWanted(Exception):
    """The request has no secret of the administrator, or a wrong one."""


async def ask_for_secret(request: Request, error: Exception) -> Response:
    headers = {"WWW-Authenticate": 'Basic realm="Big Board", charset="UTF-8"', "Cache-Control": "no-store"}
    return Response("Send the administrator's secret as the password, with any name.", 401, headers)


async def require_secret(services: Services, administrator: Administrator) -> None:
    if not services.settings.owner_secret:
        raise Refused(
            "not_yours",
            "This page needs the setting owner_secret, which this server does not have: see docs/host/run-a-site.md.",
        )
    if not administrator:
        raise SecretWanted


async def read_form(request: Request) -> dict[str, str]:
    return dict(parse_qsl((await request.body()).decode("utf-8", "replace"), max_num_fields=10))


Form = Annotated[dict[str, str], Depends(read_form)]
router = APIRouter(prefix="/admin", include_in_schema=False, dependencies=[Depends(require_secret)])


def back() -> Response:
    return RedirectResponse("/admin", status_code=303)


@router.get("")
async def page(services: Services, q: Annotated[str, Query(max_length=100)] = "") -> Response:
    """Show the page; `q` searches all people by name or id."""
    reports = await services.moderation.reports()
    found = await services.identities.search(q.strip()) if q.strip() else None
    content = admin_html.page(services, reports, time.time(), q, found)
    return HTMLResponse(content, headers={"Cache-Control": "no-store"})


@router.post("/measures")
async def impose(services: Services, form: Form) -> Response:
    """Mute or block a person. A blocked person leaves at once."""
    person, lasts = form.get("person", ""), form.get("lasts", "ever")
    kind: Kind = "blocked" if form.get("kind") == "blocked" else "muted"
    if not person or lasts not in DAYS or form.get("kind") not in get_args(Kind):
        raise Refused("bad_message", "A moderation action needs a person, a kind and a duration.", where="form")
    names = [one.name for one in await services.identities.search(person) if one.id == person]
    await services.moderation.impose(person, kind, names[0] if names else person, DAYS[lasts])
    if kind == "blocked":
        await blocking.send_away(services.lobby, person)
    return back()


@router.post("/measures/lift")
async def lift(services: Services, form: Form) -> Response:
    await services.moderation.lift(form.get("person", ""))
    return back()


@router.post("/reports/dismiss")
async def dismiss(services: Services, form: Form) -> Response:
    n = form.get("n", "")
    if not n.isdecimal():
        raise Refused("bad_message", "A report is identified by its table and its number.", where="form")
    await services.moderation.dismiss(form.get("table", ""), int(n[:9]))
    return back()


@router.post("/tables/close")
async def close_table(services: Services, form: Form) -> Response:
    """Close a table that is open or running; its record is kept."""
    table = await services.lobby.find(form.get("table", ""))
    await table.ask(lambda: lifecycle.give_up(table))
    return back()
