"""`bigboard bot --join URL`: a bot on another machine that plays a seat through the public protocol alone."""

from __future__ import annotations

import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

import bigboard
from bigboard.bots import Bot, Referee
from bigboard.bots import bot as make_bot
from bigboard.bots.program.bot import ProgramBot
from bigboard.games import registry
from bigboard.games.rng import Rng
from bigboard.schemas.base import PROTOCOL

RETRIES = 30
LIMIT_S = 30.0  # for a decision, by default
HOPELESS = {4000, 4001, 4003, 4004}  # close codes after which coming back is no use


class CannotJoin(ValueError):
    """The bot cannot play there, and why."""


def join(
    url: str,
    bot: str = "medium",
    name: str | None = None,
    seat: int | None = None,
    say: Callable[[str], None] = print,
    limit: float | None = LIMIT_S,
    strict: bool = False,
    token: str = "",
) -> dict[str, Any]:
    """Join the table of that link, play to the end and return the result; CannotJoin gives the reason.

    A decision that the bot fails to take is greedy's; a strict one ends with BotFailed instead. `token` is that of a
    bot account; without one, a new account is made.
    """
    host, table_id, invitation = split_link(url)
    guest = RemoteBot(host, table_id, bot, say, limit, strict, invitation)
    guest.token = token
    guest.sit_down(name or guest.usual_name(bot), seat)
    result = guest.play()
    guest.finish(result)
    return result


def split_link(url: str) -> tuple[str, str, str]:
    """Return server, table and invitation of a link such as http://host:8000/t/k3v9m2q7w5xd?invitation=8h2k."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    places = [place for place in parts.path.split("/") if place]
    if parts.scheme not in ("http", "https") or not parts.netloc or len(places) < 2 or places[-2] != "t":
        raise CannotJoin(f"{url!r} is not the link of a table; it looks like http://host:8000/t/k3v9m2q7w5xd.")
    invitation = parse_qs(parts.query).get("invitation", [""])[0]
    return f"{parts.scheme}://{parts.netloc}", places[-1], urlencode({"invitation": invitation}) if invitation else ""


class RemoteBot:
    def __init__(
        self,
        host: str,
        table_id: str,
        bot: str,
        say: Callable[[str], None],
        limit: float | None = LIMIT_S,
        strict: bool = False,
        invitation: str = "",
        make: Callable[[], Bot] | None = None,
    ) -> None:
        self.invited = f"?{invitation}" if invitation else ""
        self.host = host
        self.table_id = table_id
        self.new_referee: Callable[[], Referee] = lambda: Referee(
            make() if make is not None else make_bot(bot), bot, limit, strict
        )
        self.referee = self.new_referee()
        self.entries: list[dict[str, Any]] = []  # of the log, without what was taken back
        self.heard = 0  # how many of them the bot knows
        self.lost = 0  # decisions of earlier bots of this game that greedy took
        self.logged = 0  # the latest entry of the log, taken back or not
        self.say = say
        self.rng = Rng(secrets.randbits(62))
        self.token = ""
        self.seat = -1
        self.seq = 0
        self.game = ""

    def usual_name(self, bot: str) -> str:
        """Return the name that a program gives itself, or that of the bot; CannotJoin if the program does not run."""
        if not isinstance(self.referee.bot, ProgramBot):
            return bot.capitalize()
        try:
            return self.referee.bot.check() or "Program"
        except ValueError as error:
            raise CannotJoin(str(error)) from None

    def finish(self, result: dict[str, Any]) -> None:
        """Tell the bot the result, and say how many decisions it has lost."""
        self.referee.finish(self.news(), result["scores"], result["winners"])
        lost = self.lost + self.referee.failures
        if lost:
            self.say(f"Decisions that greedy took instead (crash, illegal, too slow): {lost}.")

    def news(self) -> list[dict[str, Any]]:
        """Return the events that the bot does not know yet."""
        news = [event for entry in self.entries[self.heard :] for event in entry["events"]]
        self.heard = len(self.entries)
        return news

    def request(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """One HTTP request; the server's sentence becomes the error."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(self.host + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=20) as response:
                answer: dict[str, Any] = json.load(response)
                return answer
        except urllib.error.HTTPError as error:
            try:
                sentence = json.load(error)["message"]
            except (ValueError, KeyError, TypeError):
                sentence = f"The server answers {error.code}."
            raise CannotJoin(sentence) from None
        except (OSError, ValueError) as error:
            raise CannotJoin(f"There is no Big Board server at {self.host}: {error}") from None

    def sit_down(self, name: str, seat: int | None) -> None:
        version = self.request("GET", "/api/version")
        if version.get("protocol") != PROTOCOL:
            raise CannotJoin(f"The server speaks protocol {version.get('protocol')}, this bot speaks {PROTOCOL}.")
        table = self.request("GET", f"/api/tables/{self.table_id}{self.invited}")["table"]
        self.game = table["game"]
        if seat is None:
            empty = [place["seat"] for place in table["seats"] if place["kind"] == "empty"]
            if not empty:
                raise CannotJoin("There is no empty seat at this table.")
            seat = empty[0]
        if not self.token:
            self.token = self.request("POST", "/api/bots", {"name": name[:24], "accepts": False})["token"]
        self.request("PUT", "/api/me/answers", {"answers": []})  # a bot decides which shares it shows
        self.request("PUT", f"/api/tables/{self.table_id}/seats/{seat}{self.invited}", {})
        self.seat = seat
        self.say(f"Sitting in seat {seat + 1} of {table['name'] or f'the table {self.table_id}'}.")

    def play(self) -> dict[str, Any]:
        """Play until the game is over, and reconnect when the connection breaks."""
        address = f"{self.host.replace('http', 'ws', 1)}/api/tables/{self.table_id}/ws{self.invited}"
        failures = 0
        while True:
            try:
                headers = {"Authorization": f"Bearer {self.token}"}
                with connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
                    hello = {"type": "hello", "protocol": PROTOCOL, "client": f"bot {bigboard.__version__}"}
                    socket.send(json.dumps({**hello, "since": self.logged}))
                    while True:
                        result = self.answer(socket, json.loads(socket.recv()))
                        failures = 0
                        if result is not None:
                            return result
            except (OSError, WebSocketException) as error:
                code = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd is not None else None
                failures += 1
                if code in HOPELESS or failures > RETRIES:
                    raise CannotJoin(f"The table cannot be reached any more: {error}") from None
                time.sleep(min(5.0, 0.2 * failures))

    def answer(self, socket: ClientConnection, message: dict[str, Any]) -> dict[str, Any] | None:
        """Handle a message; return the result when the game is over."""
        kind = message["type"]
        if kind in ("welcome", "table"):
            result: dict[str, Any] | None = message["table"]["result"]
            if self.seat not in message["you"]["seats"]:
                raise CannotJoin("The host has given the seat to someone else.")
            return result
        if kind == "history" and message["seat"] == self.seat:
            for entry in message["entries"]:
                self.follow(entry)
        if kind in ("view", "update") and message["seat"] == self.seat:
            if kind == "update":
                self.follow(message["entry"])
            self.seq = message["seq"]
            if message["view"]["legal"]:
                self.ask_world(socket)
        elif kind == "world" and message["seq"] == self.seq:
            world = registry.game(self.game).position(message["position"])
            if world.seat == self.seat:
                world.moves = len(self.entries) - 1  # all but the deal
                action = self.referee.decide(world, self.rng, self.news())
                act = {"type": "act", "id": f"a{self.seq}-{secrets.token_hex(4)}", "seat": self.seat}
                socket.send(json.dumps({**act, "seq": self.seq, "action": action}))
        elif kind == "error" and message["code"] in ("too_fast", "unavailable"):
            time.sleep(message["args"].get("wait_s", 1))
            self.ask_world(socket)
        elif kind == "error" and message["code"] == "no_hint":  # there are no worlds in a game that counts
            raise CannotJoin(message["message"])
        elif kind == "error" and message["code"] not in ("late", "not_your_turn", "not_running"):
            self.say(f"The server refuses: {message['message']}")
        return None

    def follow(self, entry: dict[str, Any]) -> None:
        """Follow the log. After an undo of something the bot has heard, a new bot replaces it."""
        if entry["seq"] <= self.logged:
            return
        self.logged = entry["seq"]
        if entry["kind"] != "undo":
            self.entries.append(entry)
            return
        self.entries.pop()
        if self.heard > len(self.entries):
            self.lost += self.referee.failures
            self.referee = self.new_referee()
            self.heard = 0

    def ask_world(self, socket: ClientConnection) -> None:
        socket.send(json.dumps({"type": "world", "id": f"w{self.seq}", "seat": self.seat}))
