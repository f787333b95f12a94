"""The application: routes, middleware and error handlers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

import bigboard
from bigboard.server.container import Container, build_container, run_container
from bigboard.server.error_handlers import add_error_handlers
from bigboard.server.http import daily, finished, games, health, my_games, play, previews, tables, transcripts
from bigboard.server.http.learning import analysis, lessons, puzzles, training
from bigboard.server.http.middleware import Middleware
from bigboard.server.http.people import account, admin, bot_accounts, passkeys, reminders
from bigboard.server.http.static import StaticClient
from bigboard.server.settings import Settings
from bigboard.server.ws import endpoint

PARTS = (
    account,
    passkeys,
    games,
    tables,
    play,
    bot_accounts,
    finished,
    my_games,
    reminders,
    lessons,
    puzzles,
    analysis,
    transcripts,
    training,
    daily,
    previews,
    endpoint,
    health,
    admin,
)


class Application(FastAPI):
    """A server of games. `container` holds its services from the start on."""

    container: Container


def create_app(settings: Settings | None = None) -> Application:
    """Return a server that continues all games of its database when it is started."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        app.container = build_container(chosen)
        async with run_container(app.container):
            yield

    app = Application(
        title="Big Board",
        version=bigboard.__version__,
        summary="Stock-market board games: people and tables. Play goes over WebSockets: docs/reference/protocol.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
    )
    for part in PARTS:
        app.include_router(part.router)
    app.router.default = StaticClient(chosen.static, app.router.default)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Middleware, settings=chosen)
    add_error_handlers(app)
    return app
