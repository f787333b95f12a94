"""`bigboard serve`: the server on this machine."""

from __future__ import annotations

import logging
import socket
import sys
import threading
import webbrowser
from dataclasses import replace

import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.config import WS_PROTOCOLS

from bigboard.server.app import create_app
from bigboard.server.messages import MESSAGE_LIMIT
from bigboard.server.post import Outside
from bigboard.server.settings import Settings, data_of, default_database
from bigboard.server.store import Store

WEBSOCKETS = "websockets-sansio"
ANYWHERE = ("0.0.0.0", "::", "")


class CannotServe(ValueError):
    """The server cannot start, and why."""


def server_config(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """How uvicorn runs the application. One process: tables have one owner each."""
    return uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        ws=WEBSOCKETS if WEBSOCKETS in WS_PROTOCOLS else "auto",
        ws_max_size=4 * MESSAGE_LIMIT,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        log_level="warning",
        access_log=False,
    )


def bound_socket(host: str, port: int) -> socket.socket:
    """The listening socket; CannotServe if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotServe(f"Nothing can be served at {host}:{port}: {reason}. Try another --port.") from None
    return listener


def check_database(url: str) -> None:
    """CannotServe if the database cannot be opened, before anything else begins."""
    try:
        Store(url).close()
    except (SQLAlchemyError, ImportError, ValueError) as error:
        reason = str(error).splitlines()[0]
        raise CannotServe(f"The database cannot be opened: {reason}") from None


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    shown = "localhost" if host in ANYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def network_address(port: int) -> str | None:
    """Where other devices in the same network find a server that listens everywhere."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: nothing is sent, a way is only looked up
            return f"http://{probe.getsockname()[0]}:{port}/"
        except OSError:
            return None


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    data: str = "",
    open_browser: bool = False,
    settings: Settings | None = None,
    outside: Outside | None = None,
) -> None:
    """Serves until it is stopped. Port 0 takes any free one. CannotServe says why it cannot begin."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    if settings is None:
        settings = Settings(database=database or default_database(), data=data_of(data) if data else {})
    check_database(settings.database)
    listener = bound_socket(host, port)
    port = listener.getsockname()[1]
    url = address(host, port)
    if outside is not None:
        found = (outside.address or url).rstrip("/")
        settings = replace(settings, mail=outside.mail, address=found, webhooks=outside.webhooks)
    elsewhere = network_address(port) if host in ANYWHERE else None

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started and not self.should_exit:
                print(f"Big Board is at {url}  (Ctrl-C stops it; games are kept)", flush=True)
                if elsewhere is not None:
                    print(f"Others in your network find it at {elsewhere}", flush=True)
                if open_browser:
                    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    server = Server(server_config(settings, host, port))
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()
    if not server.started:
        raise CannotServe("The server could not start; the reason is above.")


if __name__ == "__main__":
    serve(
        host=sys.argv[1] if len(sys.argv) > 1 else "127.0.0.1",
        port=int(sys.argv[2]) if len(sys.argv) > 2 else 8000,
        database=sys.argv[3] if len(sys.argv) > 3 else None,
    )
