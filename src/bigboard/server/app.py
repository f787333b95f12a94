"""The application: everything above put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import bigboard
from bigboard.server import (
    admin,
    api,
    api_evening,
    api_learn,
    api_mine,
    api_passkeys,
    api_people,
    api_puzzles,
    api_review,
    api_today,
    api_try,
    devices,
    errands,
    operation,
    pages,
    sockets,
)
from bigboard.server.archive import Archive
from bigboard.server.bots_pool import BotsPool
from bigboard.server.brakes import Brakes
from bigboard.server.cluster_news import ClusterNews
from bigboard.server.errors import Refused
from bigboard.server.evenings import Evenings
from bigboard.server.forwarding import Forwarding, answer_from
from bigboard.server.identity import Identities
from bigboard.server.limits import RateLimiter
from bigboard.server.lobby import Lobby
from bigboard.server.metrics import BROKEN, REFUSALS, watch_lag
from bigboard.server.middleware import Middleware, too_big
from bigboard.server.my_games import MyGames
from bigboard.server.ownership import Elsewhere
from bigboard.server.reminders import Reminders
from bigboard.server.reviews import Reviews
from bigboard.server.settings import Rate, Settings
from bigboard.server.solvers import Solvers
from bigboard.server.store import Store

SECRETS = Rate(10, 1 / 30)  # guesses of the owner's secret
log = logging.getLogger("bigboard.server")


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server that begins to work when it is started, and continues every game it finds in its database."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(chosen.database)
        bots = BotsPool(chosen.bot_workers, chosen.bot_limit_s)
        archive = Archive(store)
        lobby = Lobby(chosen, store, bots, archive)
        identities = app.state.identities = Identities(store, chosen.link_for_s)
        app.state.lobby = lobby
        app.state.brakes = Brakes(app.state.limiters, store, lobby.ownership)
        app.state.my_games = MyGames(lobby, store)
        app.state.solvers = Solvers(store)
        app.state.evenings = Evenings(store)
        news = ClusterNews(lobby, identities)
        if store.shared:
            lobby.address = await lobby.links.open(app, chosen.link_host, chosen.link_port)
        await lobby.ownership.open(news.hear, lobby.let_go)
        await lobby.open()
        if store.shared:
            news.open()
        app.state.reviews = Reviews(chosen, store, bots, lobby)
        await app.state.reviews.open()
        watch = asyncio.create_task(watch_lag())
        app.state.reminders = Reminders(chosen, store, lobby)
        app.state.reminders.open()
        try:
            yield
        finally:
            watch.cancel()
            lobby.handover.close()
            await app.state.reminders.close()
            await app.state.reviews.close()
            await news.close()
            await lobby.close()
            await lobby.ownership.close()
            await lobby.links.close()
            archive.close()
            bots.close()
            store.close()

    app = FastAPI(
        title="Big Board",
        version=bigboard.__version__,
        summary="Stock-market board games: people and tables. Play itself goes over WebSockets: docs/protocol.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.settings = chosen
    app.state.limiters = {
        "people": RateLimiter(chosen.new_people, "Too many people from one place."),
        "links": RateLimiter(chosen.links, "Too many personal links."),
        "tables": RateLimiter(chosen.new_tables, "You make many tables."),
        "address_tables": RateLimiter(chosen.address_tables, "Many tables are made at your place."),
        "secrets": RateLimiter(SECRETS, "Too many wrong secrets."),
    }
    app.include_router(api.router)
    app.include_router(api_mine.router)
    app.include_router(api_learn.router)
    app.include_router(devices.router)
    app.include_router(api_passkeys.router)
    app.include_router(api_mine.links)
    app.include_router(api_people.router)
    app.include_router(api_review.router)
    app.include_router(api_try.router)
    app.include_router(api_puzzles.router)
    app.include_router(api_evening.router)
    app.include_router(api_today.router)
    app.include_router(api_today.matches)
    app.include_router(sockets.router)
    app.include_router(operation.router)
    app.include_router(admin.router)
    app.include_router(errands.router)
    app.include_router(pages.router)
    app.add_middleware(Forwarding)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Middleware, origins=chosen.origins, request_s=chosen.request_s)
    app.add_exception_handler(admin.SecretWanted, admin.ask_for_secret)
    say_no_clearly(app)
    return app


def say_no_clearly(app: FastAPI) -> None:
    """Every error has a code and a sentence."""

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> JSONResponse:
        REFUSALS.labels(error.code).inc()
        wait = error.facts.get("wait_s")
        headers = {"Retry-After": str(wait)} if wait is not None else None
        return JSONResponse(error.fields(), error.status, headers)

    @app.exception_handler(Elsewhere)
    async def elsewhere(request: Request, error: Elsewhere) -> Response:
        return await answer_from(request.app.state.lobby, request, error)

    @app.exception_handler(RequestValidationError)
    async def not_understood(request: Request, error: RequestValidationError) -> JSONResponse:
        problem = sockets.bad_message(list(error.errors()))
        return JSONResponse(problem.fields(), problem.status)

    @app.exception_handler(HTTPException)
    async def not_there(request: Request, error: HTTPException) -> JSONResponse:
        if error.status_code == 405:
            problem = Refused("bad_method", "This address does not take that method.")
            allowed = api.methods_at(request) or {"GET", "HEAD"}
            return JSONResponse(problem.fields(), problem.status, {"Allow": ", ".join(sorted(allowed))})
        if error.status_code == 413:
            problem = too_big()
        elif error.status_code == 408:
            problem = Refused("too_slow", "The request did not arrive in time.")
        elif error.status_code == 404:
            problem = Refused("no_page", "There is nothing at this address.")
        else:
            problem = Refused("bad_message", str(error.detail)[:200])
        return JSONResponse(problem.fields(), problem.status, error.headers)

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> JSONResponse:
        BROKEN.inc()
        problem = Refused("broken", "A mistake in the server. It has been noted.")
        return JSONResponse(problem.fields(), problem.status)
