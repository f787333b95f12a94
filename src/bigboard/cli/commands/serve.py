"""`bigboard serve` and `bigboard bot`: the game in the browser, and a bot that comes to a table from elsewhere."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Annotated

import typer

from bigboard.cli.errors import sentences

PORT = 8000
PORTS_TRIED = 100

Host = Annotated[str, typer.Option(metavar="ADDRESS", help="0.0.0.0 lets other devices on your network play.")]
Port = Annotated[
    int | None,
    typer.Option(metavar="NUMBER", help=f"The port; default: {PORT} or the next free one.", min=0, max=65535),
]
Database = Annotated[
    str,
    typer.Option(
        metavar="URL", help="Where games are stored: sqlite:///games.sqlite, postgresql://…; default: your data folder."
    ),
]
Data = Annotated[str, typer.Option(metavar="FILE", help="Corrected card values for all new Stockpile tables.")]
Workers = Annotated[
    int | None,
    typer.Option(metavar="NUMBER", help="Server processes; more than one requires PostgreSQL.", min=1, max=64),
]
SettingsFile = Annotated[
    str, typer.Option("--settings", metavar="FILE", help="A TOML file with all settings: see docs/host/run-a-site.md.")
]
Mail = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar="BIGBOARD_MAIL",
        help="A mail server for turn reminders: smtp://user:password@host:587?from=games@example.org.",
    ),
]
Address = Annotated[
    str,
    typer.Option(metavar="URL", help="The server's public address, for links in emails: https://games.example.org."),
]
Webhooks = Annotated[
    bool, typer.Option("--webhooks", metavar="", help="Let players set a webhook that is called when it is their turn.")
]
Open = Annotated[bool, typer.Option("--open", metavar="", help="Open the browser, if this machine has a screen.")]
Join = Annotated[
    str,
    typer.Option(
        metavar="URL",
        help="The table's link, such as http://host:8000/t/k3v9m2q7w5xd; or the server's, to wait for invitations.",
    ),
]
Token = Annotated[
    str,
    typer.Option(
        metavar="TOKEN",
        envvar="BIGBOARD_BOT_TOKEN",
        help="Token of a bot account; without one, a new account is created.",
    ),
]
Bot = Annotated[
    str,
    typer.Option(
        metavar="BOT",
        help="Default: medium. One of random, greedy, easy, medium, hard, expert; search, learned, learned+search, "
        "with settings such as search:seconds=1; theo, lulu, otto, bruno, marta, ines, pavel, wanda, viktor, amina; or "
        "module:Class.",
    ),
]
Cmd = Annotated[
    str,
    typer.Option(metavar="COMMAND", help="A program in any language instead of a bot: docs/bots/bot-protocol.md."),
]
Name = Annotated[str, typer.Option(metavar="NAME", help="Its name at the table.")]
Seat = Annotated[
    int | None, typer.Option(metavar="NUMBER", help="Its seat, counted from 1; default: the first free one.", min=1)
]

Limit = Annotated[
    float, typer.Option(metavar="SECONDS", help="Time limit per decision; after it, greedy decides.", min=0.001)
]
Strict = Annotated[bool, typer.Option("--strict", metavar="", help="Stop at the first decision the bot fails to make.")]


def serve_command(
    host: Host = "127.0.0.1",
    port: Port = None,
    database: Database = "",
    data: Data = "",
    settings: SettingsFile = "",
    mail: Mail = "",
    address: Address = "",
    webhooks: Webhooks = False,
    workers: Workers = None,
    open_: Open = False,
) -> None:
    """Start the server and play in the browser. Ctrl-C stops it; games continue when it is started again.

    Open a table, send its link to friends, or play against bots. `--host 0.0.0.0` lets other devices on your network
    play too; the address to send them is printed.
    """
    with sentences("server"):
        from bigboard.server.features.mailer import Outside
        from bigboard.server.run.serve import serve

        if port is None:
            port = free_port(host)
        outside = Outside(mail, address, webhooks)
        screen = open_ and has_screen(sys.platform, os.environ)
        serve(
            host,
            port,
            database or None,
            data,
            open_browser=screen,
            settings_file=settings,
            outside=outside,
            workers=workers,
        )


def bot_command(
    join: Join,
    bot: Bot = "",
    cmd: Cmd = "",
    name: Name = "",
    seat: Seat = None,
    limit: Limit = 30.0,
    strict: Strict = False,
    token: Token = "",
) -> None:
    """Let a bot on this machine take a seat at a table and play the game to the end.

    With the link of a server instead of a table, it stays online and plays where it is invited, until Ctrl-C. If the
    bot fails, `greedy` decides for it, and the reason is printed.
    """
    with sentences("server"):
        from bigboard.bots import bot as find_bot
        from bigboard.client.invited_bot import is_server, wait_for_invitations
        from bigboard.client.remote_bot import join as join_table

        if bot and cmd:
            raise ValueError("--bot and --cmd both name a player for the seat. Leave one of them out.")
        bot = f"cmd:{cmd}" if cmd else bot or "medium"
        find_bot(bot)  # before it takes a seat that it could not play
        if is_server(join):
            wait_for_invitations(join, bot, name or None, token, limit=limit, strict=strict)
            return
        place = None if seat is None else seat - 1
        result = join_table(join, bot, name or None, place, limit=limit, strict=strict, token=token)
        winners = " and ".join(str(winner + 1) for winner in result["winners"])
        typer.echo(f"The game is over. Money by seat: {', '.join(f'${score:,}' for score in result['scores'])}.")
        typer.echo(f"Winner: seat {winners}.")


def free_port(host: str) -> int:
    """The usual port, or the next one that is free; it says so."""
    from bigboard.server.run.serve import CannotServe, bound_socket

    for port in range(PORT, PORT + PORTS_TRIED):
        try:
            bound_socket(host, port).close()
        except CannotServe as error:
            if port == PORT + PORTS_TRIED - 1 or "in use" not in str(error):
                raise
        else:
            if port != PORT:
                typer.echo(f"Port {PORT} is taken, so this is port {port}.")
            return port
    raise AssertionError


def has_screen(platform: str, environment: Mapping[str, str]) -> bool:
    """True if a browser can show a window; without a screen, Python would open one in the terminal."""
    if platform in ("win32", "darwin", "cygwin"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
