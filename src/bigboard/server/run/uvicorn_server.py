"""The application in this process, served by uvicorn until it is stopped."""

from __future__ import annotations

import gc
import socket
import threading
from collections.abc import Callable
from types import FrameType

import uvicorn

from bigboard.schemas.messages import MESSAGE_LIMIT
from bigboard.server.app import Application, create_app
from bigboard.server.run.uvicorn_timeouts import LimitedSocket, limited_http
from bigboard.server.settings import Settings

COLLECT_AFTER = (20_000, 20, 50)  # new objects, then rounds of the younger ones
KEEP_ALIVE_S = 75  # longer than proxies and clients keep theirs: none sends into a connection that is being closed


class DrainingServer(uvicorn.Server):
    """A server that is "not ready" after the first request to stop; it ends a while later, or at the second request."""

    def __init__(self, config: uvicorn.Config, drain_s: float) -> None:
        super().__init__(config)
        self.drain_s = drain_s

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        app = self.config.app
        if self.drain_s <= 0 or not (isinstance(app, Application) and self.started) or app.container.lobby.draining:
            super().handle_exit(sig, frame)
            return
        app.container.lobby.draining = True
        timer = threading.Timer(self.drain_s, super().handle_exit, (sig, frame))
        timer.daemon = True
        timer.start()


def server_config(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """Return the configuration of uvicorn."""
    return uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        http=limited_http(settings.request_s),
        ws=LimitedSocket,
        ws_max_size=4 * MESSAGE_LIMIT,
        ws_per_message_deflate=False,
        timeout_keep_alive=KEEP_ALIVE_S,
        timeout_graceful_shutdown=3,
        log_config=None,
        access_log=False,
        forwarded_allow_ips=trusted_networks(settings),
    )


def trusted_networks(settings: Settings) -> list[str]:
    """List the proxies' networks for uvicorn; those of IPv4 also as a socket shows them that listens on both."""
    networks = settings.trusted_proxies
    mapped = [f"::ffff:{one.network_address}/{96 + one.prefixlen}" for one in networks if one.version == 4]
    return [*map(str, networks), *mapped]


def relax_collector() -> None:
    """Exempt the objects of the start from garbage collection, and collect less often."""
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def run_server(settings: Settings, host: str, listener: socket.socket, started: Callable[[], None]) -> bool:
    """Serve in this process until it is stopped; False if it could not begin."""

    class Server(DrainingServer):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            relax_collector()
            if self.started and not self.should_exit:
                started()

    server = Server(server_config(settings, host, listener.getsockname()[1]), settings.drain_s)
    server.run(sockets=[listener])
    return server.started
