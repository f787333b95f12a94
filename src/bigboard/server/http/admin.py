"""The page of whoever runs the server: load, tables, people, and reported chat. It needs the owner's secret."""

from __future__ import annotations

import time
from typing import Annotated, get_args
from urllib.parse import parse_qsl

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from bigboard.server.access import lobby_of, settings_of
from bigboard.server.accounts.moderation import Kind
from bigboard.server.errors import Refused
from bigboard.server.http import admin_html
from bigboard.server.http.deps import owner_asks
from bigboard.server.tables import errands

DAYS = {"day": 1.0, "week": 7.0, "ever": None}


class SecretWanted(Exception):
    """Whoever asks has not said the owner's secret, or a wrong one."""


async def ask_for_secret(request: Request, error: Exception) -> Response:
    asking = {"WWW-Authenticate": 'Basic realm="Big Board", charset="UTF-8"', "Cache-Control": "no-store"}
    return Response("The owner's secret, please: as the password, with any name.", 401, asking)


async def require_secret(request: Request) -> None:
    """Let the owner alone through."""
    if not settings_of(request).owner_secret:
        raise Refused("not_yours", "This page opens with an owner's secret, and this server has none: docs/host.md.")
    if not owner_asks(request):
        raise SecretWanted


router = APIRouter(prefix="/admin", include_in_schema=False, dependencies=[Depends(require_secret)])


async def form(request: Request) -> dict[str, str]:
    return dict(parse_qsl((await request.body()).decode("utf-8", "replace"), max_num_fields=10))


Fields = Annotated[dict[str, str], Depends(form)]


def back() -> Response:
    return RedirectResponse("/admin", status_code=303)


@router.get("")
async def page(request: Request) -> Response:
    lobby = lobby_of(request)
    reports = await lobby.services.moderation.reported()
    return HTMLResponse(admin_html.page(lobby, reports, time.time()), headers={"Cache-Control": "no-store"})


@router.post("/measures")
async def impose(request: Request, fields: Fields) -> Response:
    """Somebody may not chat any more, or not play here any more; whoever is blocked leaves at once."""
    person, lasts = fields.get("person", ""), fields.get("lasts", "ever")
    kind: Kind = "blocked" if fields.get("kind") == "blocked" else "muted"
    if not person or lasts not in DAYS or fields.get("kind") not in get_args(Kind):
        raise Refused("bad_message", "A measure names a person, a kind, and how long it lasts.", where="form")
    lobby = lobby_of(request)
    await lobby.services.moderation.impose(person, kind, await name_of(request, person), DAYS[lasts])
    if kind == "blocked":
        await errands.send_away(lobby, person)
    return back()


async def name_of(request: Request, person: str) -> str:
    """What somebody is called, if they are here or were reported; otherwise their id."""
    lobby = lobby_of(request)
    for window in lobby.connections():
        if window.person is not None and window.person.id == person:
            return window.person.name
    reports = await lobby.services.moderation.reported()
    return next((report.name for report in reports if report.person == person), person)


@router.post("/measures/lift")
async def lift(request: Request, fields: Fields) -> Response:
    await lobby_of(request).services.moderation.lift(fields.get("person", ""))
    return back()


@router.post("/reports/dismiss")
async def dismiss(request: Request, fields: Fields) -> Response:
    n = fields.get("n", "")
    if not n.isdecimal():
        raise Refused("bad_message", "A report is named by its table and its number.", where="form")
    await lobby_of(request).services.moderation.dismiss(fields.get("table", ""), int(n[:9]))
    return back()


@router.post("/tables/close")
async def close_table(request: Request, fields: Fields) -> Response:
    """A table that is open or running ends here; its record is kept."""
    await errands.do(lobby_of(request), "give_up", fields.get("table", ""))
    return back()
