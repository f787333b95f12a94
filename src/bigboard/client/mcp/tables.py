"""Tables that a model plays at: in this process against bots, or on a Big Board server through its protocol."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Mapping, Sequence
from typing import Any

import bigboard
from bigboard.bots import Referee, bot
from bigboard.client.mcp.model_seat import ModelSeat
from bigboard.client.remote_bot import RemoteBot, split_link
from bigboard.games.contract import Event, JsonDict
from bigboard.games.rng import Rng
from bigboard.text.names import Names

NAME = "Language model"


def names_of(game: str, hide: bool) -> Names:
    rules = bigboard.game(game)
    return Names(rules.start(rules.deal(rules.min_players, 1)), hide)


class LocalTable:
    """A game in a thread of this process, the model against bots."""

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        place: int,
        model: ModelSeat,
        seed: str,
        options: Mapping[str, Any],
        limit: float | None = None,
    ) -> None:
        rules = bigboard.game(game)
        self.id = secrets.token_hex(4)
        self.game = game
        self.model = model
        self.place = place
        self.state = rules.start(rules.deal(len(bots) + 1, seed, options))
        self.state.events = True
        others = iter(bots)
        self.referees = [
            Referee(model, NAME, limit) if number == place else Referee(bot(name := next(others)), name)
            for number in range(len(bots) + 1)
        ]
        self.rng = Rng(int.from_bytes(seed.encode()[:7].ljust(7), "big"))
        self.heard = [0] * len(self.referees)
        self.log: list[Event] = list(self.state.opening)
        model.show(self.state.observe(place))
        threading.Thread(target=self.play, daemon=True).start()

    def play(self) -> None:
        try:
            while not self.state.is_over:
                now = self.state.seat
                action = self.referees[now].decide(self.state, self.rng, self.news(now))
                self.log += self.state.apply(action)
                self.model.show(self.state.observe(self.place))
            for number, referee in enumerate(self.referees):
                referee.finish(self.news(number), self.state.scores(), self.state.winners())
        except Exception as error:  # the model is told; a thread that dies tells no one
            self.model.fail(f"{type(error).__name__}: {error}")

    def news(self, seat: int) -> list[JsonDict]:
        news = [event.seen_by(seat) for event in self.log[self.heard[seat] :]]
        self.heard[seat] = len(self.log)
        return news

    def record(self) -> JsonDict:
        return self.state.record()


class RemoteTable(RemoteBot):
    """A table of a server, where the model has taken a seat."""

    def __init__(self, link: str, name: str, place: int | None, model: ModelSeat, limit: float | None = None) -> None:
        host, table, invitation = split_link(link)
        super().__init__(host, table, NAME, lambda line: None, limit, invitation=invitation, make=lambda: model)
        self.id = table
        self.model = model
        self.sit_down(name or NAME, place)
        self.place = self.seat
        threading.Thread(target=self.play_to_the_end, daemon=True).start()

    def play_to_the_end(self) -> None:
        try:
            self.finish(self.play())
        except Exception as error:
            self.model.fail(str(error))

    def answer(self, socket: Any, message: dict[str, Any]) -> dict[str, Any] | None:
        if message["type"] in ("view", "update") and message["seat"] == self.seat:
            self.model.show(message["view"])
        return super().answer(socket, message)

    def record(self) -> JsonDict:
        return self.request("GET", f"/api/tables/{self.table_id}/record{self.invited}")


def open_tables(server: str) -> list[dict[str, Any]]:
    """Return the public tables of a server that still have an empty seat."""
    host = RemoteBot(server.rstrip("/"), "", NAME, lambda line: None, make=lambda: bot("random"))
    tables: list[dict[str, Any]] = host.request("GET", "/api/tables?status=open")["tables"]
    return [table for table in tables if any(seat["kind"] == "empty" for seat in table["seats"])]


def open_remote(server: str, game: str, bots: Sequence[str], options: Mapping[str, Any], name: str) -> str:
    """Open a table on a server with one empty seat, which begins when it is taken; return its link."""
    host = RemoteBot(server.rstrip("/"), "", NAME, lambda line: None, make=lambda: bot("random"))
    host.token = host.request("POST", "/api/bots", {"name": name[:24] or NAME, "accepts": False})["token"]
    seats = [None, *({"bot": level} for level in bots)]
    asked = {"game": game, "players": len(seats), "options": dict(options), "seats": seats, "autostart": True}
    asked["bot_pace_ms"] = 0  # a model does not watch bots think
    table = host.request("POST", "/api/tables", asked)["table"]
    return f"{host.host}/t/{table['id']}"
