"""Health and metrics, for the administrator and the tools that watch the server."""

from __future__ import annotations

import asyncio
import ipaddress

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST

from bigboard.schemas.errors import Refused
from bigboard.server.container import set_gauges
from bigboard.server.db.store import Store
from bigboard.server.http.deps import Administrator, Services
from bigboard.server.ops.metrics import DATABASE_AWAY, write_metrics

router = APIRouter(include_in_schema=False)
PING_S = 4.0  # less than Prometheus waits for /metrics
UNCACHED = {"Cache-Control": "no-store"}


@router.get("/healthz")
async def alive() -> JSONResponse:
    """Answer: the process is alive."""
    return JSONResponse({"status": "alive"}, headers=UNCACHED)


@router.get("/readyz")
async def ready(services: Services) -> JSONResponse:
    """Answer whether the server accepts clients: it can read the database and is not about to stop."""
    if services.lobby.draining:
        return JSONResponse({"status": "draining"}, 503, headers=UNCACHED)
    await services.store.ping()
    return JSONResponse({"status": "ready"}, headers=UNCACHED)


@router.get("/metrics")
async def metrics(request: Request, services: Services, administrator: Administrator) -> Response:
    """Metrics for Prometheus, with the administrator's secret; without a secret, for this machine alone."""
    local = not services.settings.owner_secret and request.client is not None and is_loopback(request.client.host)
    if not (administrator or local):
        raise Refused("not_yours", "This page is for the administrator of the server.")
    set_gauges(services)
    DATABASE_AWAY.set(not await is_database_there(services.store))
    return Response(write_metrics(), media_type=CONTENT_TYPE_LATEST, headers=UNCACHED)


async def is_database_there(store: Store) -> bool:
    try:
        async with asyncio.timeout(PING_S):
            await store.ping()
    except (Refused, TimeoutError):
        return False
    return True


def is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
