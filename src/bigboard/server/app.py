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
from bigboard.server.accounts.identity import Identities
from bigboard.server.cluster.ownership import Elsewhere
from bigboard.server.db.store import Store
from bigboard.server.errors import Refused
from bigboard.server.features.contests import Contests
from bigboard.server.features.my_games import MyGames
from bigboard.server.features.puzzle_progress import Solvers
from bigboard.server.features.reminders import Reminders
from bigboard.server.features.reviews import Reviews
from bigboard.server.features.transcripts import Evenings
from bigboard.server.http import (
    account,
    admin,
    daily,
    health,
    lessons,
    my_games,
    passkeys,
    peers,
    people,
    play_on,
    puzzles,
    reviews,
    static,
    tables,
    transcripts,
)
from bigboard.server.http.middleware import Middleware, too_big
from bigboard.server.limits.rate_limit import RateLimiter
from bigboard.server.limits.shared_rate_limit import Brakes
from bigboard.server.ops.metrics import BROKEN, REFUSALS, watch_lag
from bigboard.server.settings import Rate, Settings
from bigboard.server.tables import lifecycle
from bigboard.server.tables.directory import Lobby
from bigboard.server.tables.news import ClusterNews
from bigboard.server.workers.bot_pool import BotsPool
from bigboard.server.workers.replay_pool import Archive
from bigboard.server.ws import endpoint
from bigboard.server.ws.forwarding import Forwarding, answer_from

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
        contests = app.state.contests = Contests(lobby)
        app.state.brakes = Brakes(app.state.limiters, store, lambda: lobby.ownership.secret)
        app.state.my_games = MyGames(lobby, contests, store)
        app.state.solvers = Solvers(store)
        app.state.evenings = Evenings(store)
        news = ClusterNews(lobby, identities)
        if store.shared:
            lobby.address = await lobby.links.open(app, chosen.link_host, chosen.link_port)
        await lobby.ownership.open(news.hear, lobby.let_go)
        await lobby.open()
        lifecycle.begin(lobby)
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
    app.include_router(tables.router)
    app.include_router(my_games.router)
    app.include_router(lessons.router)
    app.include_router(account.router)
    app.include_router(passkeys.router)
    app.include_router(my_games.links)
    app.include_router(people.router)
    app.include_router(reviews.router)
    app.include_router(play_on.router)
    app.include_router(puzzles.router)
    app.include_router(transcripts.router)
    app.include_router(daily.router)
    app.include_router(daily.matches)
    app.include_router(endpoint.router)
    app.include_router(health.router)
    app.include_router(admin.router)
    app.include_router(peers.router)
    app.include_router(static.router)
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
        problem = endpoint.bad_message(list(error.errors()))
        return JSONResponse(problem.fields(), problem.status)

    @app.exception_handler(HTTPException)
    async def not_there(request: Request, error: HTTPException) -> JSONResponse:
        if error.status_code == 405:
            problem = Refused("bad_method", "This address does not take that method.")
            allowed = tables.methods_at(request) or {"GET", "HEAD"}
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
