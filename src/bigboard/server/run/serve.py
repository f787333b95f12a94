"""`bigboard serve`: the server on this machine."""

from __future__ import annotations

import errno
import os
import socket
import threading
import webbrowser

from bigboard.server.db.engines import DatabaseError, NoDriver
from bigboard.server.db.file_lock import DatabaseTaken
from bigboard.server.db.migrate import WrongLayout
from bigboard.server.db.store import Store
from bigboard.server.features.mailer import Outside
from bigboard.server.ops import log_config
from bigboard.server.run.supervisor import Supervisor
from bigboard.server.run.uvicorn_server import run_server
from bigboard.server.settings import Settings, data_of, default_database, read_settings

ANYWHERE = ("0.0.0.0", "::", "")


class CannotServe(ValueError):
    """The server cannot start, and why."""


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
        elsewhere = isinstance(error, socket.gaierror) or getattr(error, "errno", 0) == errno.EADDRNOTAVAIL
        remedy = "--host" if elsewhere else "--port"
        raise CannotServe(f"Nothing can be served at {host}:{port}: {reason}. Try another {remedy}.") from None
    return listener


def stand_somewhere() -> None:
    """Bots' processes begin in the folder where the server stands: one that its user may not enter would stop them."""
    try:
        os.chdir(os.getcwd())
    except OSError:
        os.chdir("/")


def check_database(url: str, workers: int = 1) -> None:
    """CannotServe if the database cannot be opened, before anything else begins."""
    try:
        store = Store(url)
        store.close()
        if workers > 1 and not store.shared:
            raise CannotServe(
                f"A SQLite file belongs to one process, so there cannot be {workers} workers. "
                "They need PostgreSQL: --database postgresql://user@host/name."
            )
    except CannotServe:
        raise
    except (DatabaseTaken, NoDriver, WrongLayout) as error:
        raise CannotServe(str(error)) from None
    except OSError as error:
        raise CannotServe(f"The database cannot be opened: {error.filename}: {error.strerror}.") from None
    except (DatabaseError, ImportError, ValueError) as error:
        reason = str(error).splitlines()[0]
        raise CannotServe(f"The database cannot be opened: {reason}") from None


def address(host: str, port: int) -> str:
    """Return the address at which a browser on this machine finds the server."""
    shown = "localhost" if host in ANYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def network_address(port: int) -> str | None:
    """Return the address for other devices in the same network, for a server that listens everywhere."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: nothing is sent, a way is only looked up
            return f"http://{probe.getsockname()[0]}:{port}/"
        except OSError:
            return None


def chosen_settings(database: str | None, data: str, file: str, workers: int | None = None) -> Settings:
    """Return the settings: the command line overrides the environment, which overrides the file."""
    said: dict[str, object] = {} if workers is None else {"workers": workers}
    if database:
        said["database"] = database
    if data:
        said["data"] = data_of(data)
    settings = read_settings(file, **said)
    if "database" not in settings.model_fields_set:
        settings = settings.model_copy(update={"database": default_database()})
    return settings


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    data: str = "",
    open_browser: bool = False,
    settings: Settings | None = None,
    settings_file: str = "",
    outside: Outside | None = None,
    workers: int | None = None,
) -> None:
    """Serves until it is stopped. Port 0 takes any free one. CannotServe says why it cannot begin."""
    if settings is None:
        settings = chosen_settings(database, data, settings_file, workers)
    log_config.begin(settings.log_format, settings.log_level)
    stand_somewhere()
    check_database(settings.database, settings.workers)
    listener = bound_socket(host, port)
    port = listener.getsockname()[1]
    url = address(host, port)
    if outside is not None:
        settings = settings.model_copy(
            update={
                "mail": outside.mail or settings.mail,
                "address": (outside.address or settings.address or url).rstrip("/"),
                "webhooks": outside.webhooks or settings.webhooks,
            }
        )
    elsewhere = network_address(port) if host in ANYWHERE else None

    def print_address() -> None:
        print(f"Big Board is at {url}  (Ctrl-C stops it; games are kept)", flush=True)
        if elsewhere is not None:
            print(f"Others in your network find it at {elsewhere}", flush=True)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    try:
        if settings.workers > 1:
            listener.listen(1024)
            begun = Supervisor(settings, host, listener).run(print_address)
        else:
            begun = run_server(settings, host, listener, print_address)
    except KeyboardInterrupt:
        return
    finally:
        listener.close()
    if not begun:
        raise CannotServe("The server could not start; the reason is above.")
