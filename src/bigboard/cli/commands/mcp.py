"""`bigboard mcp`: language models play through the Model Context Protocol."""

from __future__ import annotations

from typing import Annotated

import typer

from bigboard.cli.errors import sentences


def mcp_command(
    game: Annotated[str, typer.Option(metavar="GAME", help="The only game that can be opened; default: any.")] = "",
    server: Annotated[
        str, typer.Option(metavar="URL", help="A Big Board server to play on; default: games in this process.")
    ] = "",
    list_moves: Annotated[
        bool, typer.Option("--list-moves", metavar="", help="Show the legal moves in every state.")
    ] = False,
    obfuscate: Annotated[
        bool, typer.Option("--obfuscate", metavar="", help="Replace the names of chains, companies and the game.")
    ] = False,
    limit: Annotated[
        float | None,
        typer.Option(metavar="SECONDS", help="Time limit per decision; after it, greedy decides.", min=0.1),
    ] = None,
    http: Annotated[
        bool, typer.Option("--http", metavar="", help="Serve streamable HTTP at /mcp instead of stdio.")
    ] = False,
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="With --http: the address.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="NUMBER", help="With --http: the port.", min=1, max=65535)] = 8765,
) -> None:
    """Let a language model play through the Model Context Protocol (MCP), on stdio or streamable HTTP.

    It opens tables against bots in this process, or joins tables of a Big Board server.
    """
    with sentences("mcp"):
        from bigboard.client.mcp.server import Desk, mcp_server

        desk = Desk(game.lower(), server, list_moves, obfuscate, limit, shared=http)
        if game:
            desk.chosen_game(game)
        tools = mcp_server(desk)
        if http:
            tools.run("streamable-http", host=host, port=port)
        else:
            tools.run("stdio")
