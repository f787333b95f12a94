"""What whoever runs a server can adjust."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bigboard.data_folder import data_folder
from bigboard.games import registry
from bigboard.games.title import declaration_of, game_of

STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Rate:
    """So many at once, and then so many a second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Settings:
    """The defaults suit a server for friends; tests shorten the times."""

    database: str = "sqlite:///bigboard.sqlite"
    static: Path = STATIC
    origins: tuple[str, ...] = ()  # other sites whose pages may use this server
    secure_cookie: bool = False  # behind https

    data: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # corrected values of each game, by its name

    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    bot_limit_s: float = 30.0  # thinking longer than this, a bot loses the decision
    substitute: str = "medium"  # plays for the absent
    adviser: str = "hard"  # gives hints

    address: str = ""  # where people find this server, for links in mails: https://games.example.org
    mail: str = ""  # the host's mail server, as in smtp://user:password@host:587?from=games@example.org
    webhooks: bool = False  # people may name an address that is called when it is their turn
    webhooks_anywhere: bool = False  # even one in this server's own network
    remind_after_s: float = 600.0  # of absence
    remind_every_s: float = 30.0

    hello_s: float = 10.0
    outbox: int = 1000  # messages waiting for a slow reader
    lobby_pause_s: float = 0.5
    sweep_s: float = 60.0
    idle_s: float = 3600.0  # a table nobody uses leaves the memory
    open_for_s: float = 24 * 3600.0  # a table that does not start is closed
    link_for_s: float = 24 * 3600.0

    chats: Rate = Rate(8, 0.5)
    table_talk: Rate = Rate(1, 1 / 25)  # by bots, at each table
    new_tables: Rate = Rate(10, 0.2)
    new_people: Rate = Rate(60, 1.0)
    messages: Rate = Rate(200, 50.0)


def data_of(path: str) -> dict[str, dict[str, Any]]:
    """The corrected values of a data file, by the game they belong to; ValueError says what is wrong with the file.

    They are tried with every module and number of players, so that no table finds out later.
    """
    found: dict[str, dict[str, Any]] = {}
    for title in registry.titles().values():
        if title.corrections:
            game, declared = game_of(title), declaration_of(title)
            values = title.load("corrections")(path)
            for players in range(game.min_players, game.max_players + 1):
                for modules in ({}, declared.switched_on("all")):
                    game.deal(players, "data", {**modules, "data": values})
            found[title.name] = values
    return found


def default_database() -> str:
    """The file `bigboard serve` uses when none is named."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'bigboard.sqlite'}"
