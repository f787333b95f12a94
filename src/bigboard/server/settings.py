"""Settings of a server: from a file, from the environment, or from Python.

`BIGBOARD_DATABASE=postgresql://…` sets `database`, `BIGBOARD_CHATS='{"burst": 8, "per_second": 0.5}'` a rate limit.
A file named by `BIGBOARD_SETTINGS` or `--settings` has the same names in TOML; the environment takes precedence.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Literal

from pydantic import Field, IPvAnyNetwork, SecretStr, ValidationError
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    SettingsError,
    TomlConfigSettingsSource,
)

from bigboard.data_folder import data_folder
from bigboard.games import registry
from bigboard.games.manifest import declaration_of, game_of
from bigboard.server.ops.log_config import Format

STATIC = Path(__file__).parent / "static"
SETTINGS_FILE = "BIGBOARD_SETTINGS"
LOOPBACK = (ip_network("127.0.0.0/8"), ip_network("::1/128"))


@dataclass(frozen=True)
class Rate:
    """A rate limit: a burst, and then so many per second."""

    burst: float
    per_second: float


class Settings(BaseSettings):
    """All settings. The defaults suit a server for friends; tests shorten the times."""

    model_config = SettingsConfigDict(env_prefix="BIGBOARD_", frozen=True, extra="forbid")

    database: str = "sqlite:///bigboard.sqlite"
    static: Path = STATIC
    origins: tuple[str, ...] = ()  # other sites whose pages may use this server
    embedded_by: tuple[str, ...] = ("*",)  # sites whose pages may show /embed/… in a frame; () allows none
    trusted_proxies: tuple[IPvAnyNetwork, ...] = LOOPBACK  # whose X-Forwarded-For and X-Forwarded-Proto are believed
    secure_cookie: bool = False  # behind https
    owner_secret: SecretStr | None = None  # opens /metrics from elsewhere; without one they are for this machine only
    log_format: Format = "text"  # or "json"
    log_level: Literal["debug", "info", "warning", "error"] = "warning"

    data: Mapping[str, Mapping[str, Any]] = {}  # corrected values of each game, by its name

    workers: int = Field(default=1, ge=1, le=64)  # processes of this machine; more than one need PostgreSQL

    bot_workers: int = Field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    bot_limit_s: float = 30.0  # thinking longer than this, a bot loses the decision
    substitute: str = "medium"  # plays for the absent
    adviser: str = "hard"  # gives hints
    coach_simulations: int = 5000  # for a judgment of one decision; more where it is close
    coach_seconds: float = 0.9  # of processor time, with its reasons
    review_simulations: int = 1500  # for each decision of a finished game
    auto_reviews: int = Field(default=20, ge=0)  # of one person's games per day, without a request; 0: none
    review_redraws: int = 0  # of the deal at each piece of chance; 0 leaves it to the game

    address: str = ""  # where people find this server, for links in mails: https://games.example.org
    mail: str = ""  # the host's mail server, as in smtp://user:password@host:587?from=games@example.org
    webhooks: bool = False  # people may name an address that is called when it is their turn
    webhooks_anywhere: bool = False  # even one in this server's own network
    push: bool = False  # people may have their browser told when it is their turn, by its own push service
    remind_after_s: float = 600.0  # of absence
    remind_every_s: float = 30.0

    hello_s: float = 10.0
    outbox: int = 1000  # messages waiting for a slow reader
    outbox_bytes: int = 4_000_000
    slow_s: float = 20.0  # a reader who takes nothing for so long is dropped
    request_s: float = 20.0  # for the whole of a request to arrive
    answer_s: tuple[float, float] = (0.8, 4.0)  # a table that answers for a person takes at least and at most so long
    reveal_s: float = 3.0  # for the players' devices to reveal their values of the fair deal
    drain_s: float = 0.0  # between "please stop" and the end, so that a proxy can turn to another server
    lobby_pause_s: float = 0.5
    sweep_s: float = 60.0
    idle_s: float = 900.0  # an unused table leaves the memory
    most_awake: int = 1000  # tables that are woken for their bots; the others come when there is room
    open_for_s: float = 24 * 3600.0  # a table that does not start is closed
    running_for_s: float = 180 * 24 * 3600.0  # a game in which nothing has happened for so long is retired
    page: int = 200  # tables that tidying up reads at a time
    link_for_s: float = 24 * 3600.0

    bot_accounts: Literal["anyone", "administrator", "off"] = "anyone"  # who may make accounts for programs
    bot_poll_s: float = 1.0  # between two looks for events of a bot account

    forbidden_words: tuple[str, ...] = ()  # that no name and no line of chat may have in it

    # A household, a school or a café shares one address, so its limits are wider than a person's.
    chats: Rate = Rate(8, 0.5)
    actions: Rate = Rate(200, 20.0)  # by HTTP, of a person
    table_talk: Rate = Rate(1, 1 / 25)  # by bots, at each table
    new_tables: Rate = Rate(10, 0.2)  # a person
    invitations: Rate = Rate(20, 0.05)  # to a table, by a person
    address_tables: Rate = Rate(40, 0.1)
    new_people: Rate = Rate(30, 0.05)
    links: Rate = Rate(20, 0.1)  # made, looked at, claimed
    bot_invitations: Rate = Rate(10, 0.1)  # of bot accounts, by a person
    bot_streams: Rate = Rate(10, 0.1)  # event streams that a bot account opens
    replays: Rate = Rate(20, 0.5)
    looks: Rate = Rate(40, 10.0)
    analyses: Rate = Rate(40, 0.5)  # positions that the analysis board judges
    most_analyses: int = 3  # at the same time, from one address
    messages: Rate = Rate(200, 50.0)  # a socket, weighed by what they cost
    address_messages: Rate = Rate(2000, 500.0)
    address_requests: Rate = Rate(600, 30.0)  # over HTTP; a file of the client counts a fifth
    seat_changes: Rate = Rate(20, 0.2)  # sitting down and standing up, which tables announce, by a person
    address_sockets: int = 100
    most_sockets: int = 10_000
    undos: int = 200  # that a seat may take back in one game
    undos_of_decision: int = 10  # and of the same decision

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Return the sources in their order: arguments, environment, file."""
        file = os.environ.get(SETTINGS_FILE)
        if not file:
            return init_settings, env_settings
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls, file)


def read_settings(file: str = "", **chosen: Any) -> Settings:
    """Return the settings of file, environment and arguments; ValueError says what is wrong, without the values."""
    if file:
        os.environ[SETTINGS_FILE] = file
    path = os.environ.get(SETTINGS_FILE)
    if path and not Path(path).is_file():
        raise ValueError(f"There is no settings file {path}.")
    try:
        return Settings(**chosen)
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise ValueError(f"The setting {where!r} is not right: {first['msg']}.") from None
    except SettingsError as error:
        raise ValueError(f"The settings cannot be read: {error}.") from None
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"The settings file {path} is not TOML: {error}.") from None


def data_of(path: str) -> dict[str, dict[str, Any]]:
    """Return the corrected values of a data file, by game; ValueError says what is wrong with the file.

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
    """Return the database that `bigboard serve` uses when none is named."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'bigboard.sqlite'}"
