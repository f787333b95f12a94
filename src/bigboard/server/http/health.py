"""What whoever runs a server asks it: is it alive, may it get visitors, and how is it doing."""

from __future__ import annotations

import ipaddress

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bigboard.server.access import lobby_of, settings_of
from bigboard.server.errors import Refused
from bigboard.server.http.deps import owner_asks
from bigboard.server.ops.metrics import QUEUES, REGISTRY, SET_ASIDE, SOCKETS, TABLES
from bigboard.server.tables.directory import Lobby

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def alive() -> JSONResponse:
    """The process answers."""
    return JSONResponse({"status": "alive"}, headers={"Cache-Control": "no-store"})


@router.get("/readyz")
async def ready(request: Request) -> JSONResponse:
    """It takes visitors: the database can be read, and nobody has asked it to stop."""
    lobby = lobby_of(request)
    if lobby.draining:
        return JSONResponse({"status": "draining"}, 503, headers={"Cache-Control": "no-store"})
    await lobby.store.ping()
    return JSONResponse({"status": "ready"}, headers={"Cache-Control": "no-store"})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    require_owner(request)
    return Response(written(lobby_of(request)), media_type=CONTENT_TYPE_LATEST, headers={"Cache-Control": "no-store"})


def written(lobby: Lobby) -> bytes:
    """The page of `/metrics`."""
    services = lobby.services
    TABLES.set(len(lobby.tables))
    SET_ASIDE.set(len(lobby.set_aside))
    SOCKETS.set(services.doors.open)
    QUEUES.labels("store").set(services.store.jobs.qsize())
    QUEUES.labels("archive").set(len(services.archive.turns))
    for name, length in services.bots.waiting().items():
        QUEUES.labels(name).set(length)
    return generate_latest(REGISTRY)


def require_owner(request: Request) -> None:
    """Whoever has the owner's secret; where there is none, whoever is on this machine."""
    if settings_of(request).owner_secret:
        if owner_asks(request):
            return
    elif request.client is not None and local(request.client.host):
        return
    raise Refused("not_yours", "This page is for whoever runs the server.")


def local(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
