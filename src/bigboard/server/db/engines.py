"""The database behind a URL: SQLite as it has to be for a log, or PostgreSQL as people write its address."""

from __future__ import annotations

import time
from collections.abc import Generator
from functools import cache
from typing import Any

from sqlalchemy import Engine, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

CONNECT_S = 3
# A server that is stopped in the middle of a transaction must not keep the others from taking its tables over.
SERVING = "-c idle_in_transaction_session_timeout=3000 -c lock_timeout=5000 -c statement_timeout=7000"
ANSWER_S = 7.5  # for which a server waits on a line that is open and says nothing: longer than the database itself does
ALIVE = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 5000}

BLOCKED = ("55P03", "40P01", "57014")  # lock timeout, deadlock, statement timeout
GONE = ("25P03", "57P01", "57P02", "57P03", "57P05")  # what PostgreSQL says when it ends a line itself


DatabaseError = SQLAlchemyError  # whatever goes wrong with a database


class NoDriver(ValueError):
    """The package that speaks to this kind of database is not installed."""


def open_engine(url: str, serving: bool = False) -> Engine:
    """SQLite in WAL mode that syncs every commit, or whatever else the URL names."""
    address = make_url(url)
    if address.drivername in ("postgresql", "postgres"):
        address = address.set(drivername="postgresql+psycopg")
    options: dict[str, Any] = {}
    if address.drivername == "postgresql+psycopg":
        options = {"connect_timeout": CONNECT_S, "application_name": "bigboard", **ALIVE}
        options = {name: value for name, value in options.items() if name not in address.query}
        if serving:
            options["options"] = " ".join([str(address.query.get("options", "")), SERVING]).strip()
    try:
        engine = create_engine(address, connect_args=options, hide_parameters=True)  # deals and secrets are among them
    except ModuleNotFoundError as error:
        if error.name == "psycopg":
            raise NoDriver("PostgreSQL needs its driver: pip install 'bigboard[postgres]'.") from None
        raise
    if serving and engine.dialect.name == "postgresql":

        @event.listens_for(engine, "do_connect")
        def connect(_dialect: Any, _record: Any, arguments: Any, named: dict[str, Any]) -> Any:
            return impatient(ANSWER_S).connect(*arguments, **named)

    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _record: Any) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode = WAL")
            cursor.execute("PRAGMA synchronous = FULL")
            cursor.execute("PRAGMA busy_timeout = 10000")
            cursor.close()

    return engine


@cache
def impatient(seconds: float) -> Any:
    """A kind of connection that gives a database up which keeps the line open and does not answer for so long.

    The database's own limits do not help when it hangs itself or something between here and there swallows its words,
    and the kernel's only when no one takes what we send.
    """
    import psycopg

    class Impatient(psycopg.Connection[Any]):
        def wait(self, gen: Any, *more: Any, **named: Any) -> Any:
            return super().wait(limit_memory(gen, self), *more, **named)

    def limit_memory(steps: Generator[Any, Any, Any], line: Impatient) -> Generator[Any, Any, Any]:
        end, sent = time.monotonic() + seconds, None
        try:
            while True:
                wanted = steps.send(sent)
                sent = yield wanted
                if not sent and time.monotonic() > end:
                    line.pgconn.finish()  # nothing that comes over it later counts
                    raise psycopg.OperationalError(f"The database has not answered for {seconds:g} s.")
        except StopIteration as done:
            return done.value

    return Impatient


def plain_line(engine: Engine, answer_s: float) -> Any:
    """A connection to PostgreSQL that belongs to no pool and commits each statement, to listen on."""
    address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    return impatient(answer_s).connect(address, autocommit=True, connect_timeout=CONNECT_S, **ALIVE)


def is_shared(engine: Engine) -> bool:
    """Return whether several processes may serve from the database."""
    return engine.dialect.name == "postgresql"


def is_lost(error: BaseException) -> bool:
    """Return whether the connection to the database is lost, or it does not answer; then a retry may help."""
    if not isinstance(error, DBAPIError):
        return False
    state = getattr(error.orig, "sqlstate", "")  # SQLite has none, and no connection to lose
    return error.connection_invalidated or state is None or state in GONE


def is_blocked(error: BaseException) -> bool:
    """Return whether another transaction blocked this one for too long; it ends soon, or the database ends it."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in BLOCKED
