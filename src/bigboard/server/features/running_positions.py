"""The positions of games that are still played, so that no one has them analyzed.

Only what a spectator sees is compared. A refusal that depended on hands or forecasts would tell which of them a rival
has. A position counts as that of a running game if it is nearly the same: one changed sum, or a move more or less, does
not make it another one.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from bigboard.games import registry
from bigboard.games.contract import SPECTATOR, State
from bigboard.room.game_log import GameLog
from bigboard.room.record import TableRecord
from bigboard.schemas.errors import Refused
from bigboard.server.tables.directory import Lobby
from bigboard.services.stored_table import read

ALIKE = 0.75  # part of the public facts that two positions have in common
OPENINGS = 8  # deals whose common facts are those of every opening, and say nothing

Facts = frozenset[str]


class Known(NamedTuple):
    """A running game as of one entry of its log: its latest positions. No positions: it may be analyzed."""

    seq: int
    game: str
    players: int
    latest: list[Facts]


class RunningPositions:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.known: dict[str, Known] = {}
        self.reading = asyncio.Lock()  # one request reads the changed games; the next one finds them read

    async def require_other(self, states: list[State]) -> None:
        """Refuse the analysis if one of the states is nearly that of a running game."""
        async with self.reading:
            await self._catch_up()
        game, players = states[0].game.name, states[0].players
        played = [known for known in self.known.values() if (known.game, known.players) == (game, players)]
        if await asyncio.to_thread(is_played, states, played):
            raise Refused("running_game", "A game in progress has this position. You can analyze it after the game.")

    async def _catch_up(self) -> None:
        """Read the games that have begun or moved on since the last request."""
        running = await self.lobby.repo.running_heads()
        self.known = {table_id: known for table_id, known in self.known.items() if table_id in running}
        for table_id, seq in running.items():
            known = self.known.get(table_id)
            if known is None or known.seq != seq:
                self.known[table_id] = await self._read(table_id, seq)

    async def _read(self, table_id: str, seq: int) -> Known:
        awake = self.lobby.tables.get(table_id)
        if awake is not None and awake.game_log.seq >= seq:
            return known_game(awake.record, awake.game_log)
        stored = await self.lobby.store.load_table(table_id)
        try:
            return known_game(*await asyncio.to_thread(read, stored)) if stored is not None else Known(seq, "", 0, [])
        except Exception:  # a table that cannot be read is not played
            return Known(seq, "", 0, [])


def known_game(record: TableRecord, game_log: GameLog) -> Known:
    """Return a game's latest positions; none for lessons and for moments of finished games that are played on."""
    practice = record.lesson is not None or (record.tried_from and not record.contest)
    states = [] if practice or game_log.state is None else [*game_log.earlier, game_log.state]
    return Known(game_log.seq, record.game, record.players, [public_facts(state) for state in states])


def is_played(states: list[State], played: list[Known]) -> bool:
    """Return whether one of the states is nearly a position of these games."""
    facts = [public_facts(state) for state in states]
    return any(alike(one, other) for known in played for other in known.latest for one in facts)


def alike(one: Facts, other: Facts) -> bool:
    if min(len(one), len(other)) < ALIKE * max(len(one), len(other)):
        return False
    common = len(one & other)
    return common >= ALIKE * (len(one) + len(other) - common)


def public_facts(state: State) -> Facts:
    """Return what a spectator sees, fact by fact, without what every game of these options begins with."""
    options = json.dumps(state.options_in_play(), sort_keys=True)
    return frozenset(list_facts(state.observe(SPECTATOR))) - opening_facts(state.game.name, state.players, options)


@lru_cache(maxsize=100)
def opening_facts(game: str, players: int, options: str) -> Facts:
    rules = registry.game(game)
    deals = (rules.deal(players, f"opening {number}", json.loads(options)) for number in range(OPENINGS))
    views = [frozenset(list_facts(rules.start(deal).observe(SPECTATOR))) for deal in deals]
    return frozenset.intersection(*views)


def list_facts(value: Any, path: str = "") -> Iterator[str]:
    """Yield every single value with its place; of a board that is written in rows, every letter.

    The place of a seat does not count: the same game with other seats is the same game.
    """
    if isinstance(value, Mapping):
        for name, part in value.items():
            if name != "offers":
                yield from list_facts(part, f"{path}.{name}")
    elif isinstance(value, list):
        board = len(value) > 1 and all(isinstance(row, str) and len(row) == len(value[0]) > 3 for row in value)
        for place, part in enumerate(value):
            here = path if path == ".seats" else f"{path}.{place}"
            yield from list_facts(list(part) if board else part, here)
    else:
        yield f"{path}={value}"
