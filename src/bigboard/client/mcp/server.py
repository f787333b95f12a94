"""The tools of `bigboard mcp`. Every tool answers in text."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import anyio.to_thread
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import bigboard
from bigboard.bots import bot
from bigboard.client.mcp.model_seat import ModelSeat
from bigboard.client.mcp.tables import LocalTable, RemoteTable, names_of, open_remote, open_tables
from bigboard.coach.review.game_review import Plan, Review, review
from bigboard.games.registry import names, title
from bigboard.records.notation import action_text
from bigboard.text.rules_text import rules_text

MOST_WAIT_S = 120.0
MOST_TABLES = 100
SHOWN_DECISIONS = 5
INSTRUCTIONS = """Play stock-market board games. Open or join a table, then repeat: wait_for_turn, read the state, act.
Look rules up with rules. Players are P1, P2, …; a * marks you."""


@dataclass
class Desk:
    """The tables of one process, and the settings of its owner."""

    game: str = ""  # the only game that can be opened
    server: str = ""  # address of a Big Board server
    list_moves: bool = False
    obfuscate: bool = False
    limit: float | None = None
    shared: bool = False  # several models use it, which do not see each other's tables
    simulations: int = 60  # of a decision, in a review
    tables: dict[str, LocalTable | RemoteTable] = field(default_factory=dict)

    def new_seat(self, game: str) -> ModelSeat:
        if len(self.tables) >= MOST_TABLES:
            raise ValueError(f"There are {MOST_TABLES} tables already.")
        return ModelSeat(names_of(game, self.obfuscate), self.list_moves)

    def table(self, name: str) -> LocalTable | RemoteTable:
        if name not in self.tables:
            raise ValueError(f"There is no table {name!r}. Open one with open_table, or join one with join_table.")
        return self.tables[name]

    def seat(self, name: str) -> ModelSeat:
        return self.table(name).model

    def chosen_game(self, game: str) -> str:
        wanted = self.game or game.lower()
        if wanted not in names():
            raise ValueError(f"There is no game {game!r}. Choose from {', '.join(names())}.")
        return wanted

    def list_tables(self) -> str:
        lines = []
        if not self.shared:
            lines += [f"{name}: {table.model.status()}" for name, table in self.tables.items()]
        if self.server:
            for info in open_tables(self.server):
                link = f"{self.server.rstrip('/')}/t/{info['id']}"
                lines.append(f"{link}: {info['game']}, {info['players']} players, host {info['host']}, a free seat")
        return "\n".join(lines) or "There is no table. Open one with open_table."

    def open_table(self, game: str, players: int, bots: str, seed: str, options: dict[str, Any]) -> str:
        chosen = self.chosen_game(game)
        rules = bigboard.game(chosen)
        if not rules.min_players <= players <= rules.max_players:
            raise ValueError(f"This game is for {rules.min_players} to {rules.max_players} players, not {players}.")
        levels = [name.strip() for name in bots.split(",")]
        if any(":" in level for level in levels):
            raise ValueError("A bot is one of the names that the description lists.")
        seated = [levels[number % len(levels)] for number in range(players - 1)]
        for level in set(seated):
            bot(level)
        if self.server:
            return self.join_table(open_remote(self.server, chosen, seated, options, ""), "")
        seat = self.new_seat(chosen)
        table = LocalTable(chosen, seated, 0, seat, seed or secrets.token_hex(8), options, self.limit)
        self.tables[table.id] = table
        return f"Table {table.id}. You are P1 of {players}. Call wait_for_turn."

    def join_table(self, link: str, name: str) -> str:
        seat = self.new_seat(self.game or names()[0])
        table = RemoteTable(link, name, None, seat, self.limit)
        seat.names = names_of(table.game, self.obfuscate)
        self.tables[table.id] = table
        return f"Table {table.id}. You are P{table.place + 1}. Call wait_for_turn."

    def state(self, table: str) -> str:
        return self.seat(table).state()

    def wait(self, table: str, seconds: float) -> str:
        seat = self.seat(table)
        seat.wait(min(max(seconds, 0.0), MOST_WAIT_S))
        news = seat.take_news()
        return f"{news}\n\n{seat.state()}" if news else seat.state()

    def act(self, table: str, move: str) -> str:
        seat = self.seat(table)
        try:
            return f"Played: {seat.act(move)}. Call wait_for_turn."
        except ValueError as error:
            if not seat.asked:
                raise
            return f"Refused: {error} Try again. Illegal answers so far: {seat.illegal}."

    def rules(self, word: str, table: str, game: str) -> str:
        if not table:
            return rules_text(self.chosen_game(game), word)
        hidden = self.seat(table).names
        return hidden.hide(rules_text(self.table(table).game, hidden.reveal(word)))

    def review(self, table: str) -> str:
        place, seat = self.table(table), self.seat(table)
        if seat.result is None:
            raise ValueError(f"Only a finished game can be reviewed. {seat.status()}")
        found = review(place.record(), Plan(simulations=self.simulations, redraws=10))
        counted = f"Decisions: {seat.decisions}. Illegal answers: {seat.illegal}."
        return f"{counted}\n{seat.names.hide(review_text(place.game, found, place.place))}"


def review_text(game: str, found: Review, place: int) -> str:
    """Return the sources of the seat's result and its costliest decisions."""
    seat = next(one for one in found.seats if one.seat == place)
    unit = title(game).money_unit
    parts = (("luck", seat.luck), ("your own play", seat.own), ("the others' play", seat.others))
    lines = [f"Result {seat.result * unit:,.0f}: {', '.join(f'{name} {part * unit:+,.0f}' for name, part in parts)}."]
    for number in seat.costliest[:SHOWN_DECISIONS]:
        decision = found.decisions[number]
        chosen, best = (
            ", ".join(action_text(game, described) for described in decision[one]["described"])
            for one in ("chosen", "best")
        )
        lines.append(f"Move {decision['n']}: {chosen} cost about {decision['loss'] * unit:,.0f}; better: {best}.")
    return "\n".join(lines)


def mcp_server(desk: Desk) -> MCPServer[Any]:
    """Return the server with its tools."""
    server: MCPServer[Any] = MCPServer("bigboard", instructions=INSTRUCTIONS, version=bigboard.__version__)

    async def run(work: Callable[..., str], *values: Any) -> str:
        try:
            return await anyio.to_thread.run_sync(work, *values)
        except ValueError as error:  # a sentence for the model; anything else is our mistake
            raise ToolError(str(error)) from None

    @server.tool()
    async def list_tables() -> str:
        """List your tables, and the tables of the server with a free seat."""
        return await run(desk.list_tables)

    @server.tool()
    async def open_table(
        game: str = "", players: int = 4, bots: str = "medium", seed: str = "", options: dict[str, Any] | None = None
    ) -> str:
        """Open a table and play against bots: easy, medium, hard, expert, greedy or random, separated by commas."""
        return await run(desk.open_table, game, players, bots, seed, options or {})

    @server.tool()
    async def join_table(link: str, name: str = "") -> str:
        """Take a free seat at the table of a server by its link, such as http://host:8000/t/k3v9m2q7w5xd."""
        return await run(desk.join_table, link, name)

    @server.tool()
    async def state(table: str) -> str:
        """Show the table as your seat sees it, with the question if it is your turn."""
        return await run(desk.state, table)

    @server.tool()
    async def wait_for_turn(table: str, seconds: float = 30.0) -> str:
        """Wait until it is your turn or the game is over; then show what has happened and the state."""
        return await run(desk.wait, table, seconds)

    @server.tool()
    async def act(table: str, move: str) -> str:
        """Make a move, written as the state shows. An illegal one is refused with its clause, and counted."""
        return await run(desk.act, table, move)

    @server.tool()
    async def rules(word: str = "", table: str = "", game: str = "") -> str:
        """Look up a clause by its id, or the clauses with a word; without one, list all. Name a table or a game."""
        return await run(desk.rules, word, table, game)

    @server.tool(name="review")
    async def review_(table: str) -> str:
        """Review a finished game: luck, play, and your costliest decisions. Takes a minute."""
        return await run(desk.review, table)

    if desk.list_moves:

        @server.tool()
        async def legal_moves(table: str) -> str:
            """List the legal moves."""
            return await run(lambda: desk.seat(table).legal_moves())

    return server
