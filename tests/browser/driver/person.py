"""A person at a browser: a window of their own, and everything that came to it over the wire."""

from __future__ import annotations

import copy
import json
import re
import time
from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, WebSocket, expect
from tests.timeouts import HANG_S

from bigboard.games.view_diff import apply_changes

Message = dict[str, Any]
# A browser reports lost connections by itself; the page shows them in its own way.
EXPECTED = (
    "Failed to load resource",
    "WebSocket connection to",
    "net::ERR_",
    "An unknown error occurred when fetching the script.",  # of the service worker
)
# Bubbles of the chat and words like "Copied" go after some seconds. On a busy machine a test would come too late.
HOLD = """{
const start = setTimeout, stop = clearTimeout, held = new Map();
window.setTimeout = (work, ms, ...rest) => {
  if (!(ms >= 2000)) return start(work, ms, ...rest);
  held.set(-1 - held.size, work);
  return -held.size;
};
window.clearTimeout = id => held.has(id) ? held.set(id, () => {}) : stop(id);
window.letNotesGo = () => held.forEach((work, id) => { held.set(id, () => {}); work(); });
}"""


class Person:
    def __init__(self, name: str, context: BrowserContext) -> None:
        self.name = name
        self.context = context
        self.page: Page = context.new_page()
        self.heard: list[Message] = []
        self.views: dict[int, Message] = {}
        self.told: dict[int, int] = {}
        self.sent: set[str] = set()  # answers that the server has not acknowledged
        self.acknowledged = 0
        self.table = ""
        self.seq = 0
        self.status = ""
        self.complaints: list[str] = []
        self.page.on("websocket", self.listen)
        self.page.on("pageerror", lambda error: self.complaints.append(f"{error.name}: {error.message}"))
        self.page.on("console", self.overhear)

    # What comes over the wire

    def listen(self, socket: WebSocket) -> None:
        if "/api/tables/" not in socket.url:
            return
        if socket.url != self.table:  # at another table everything is new
            self.table, self.views, self.told, self.seq, self.status = socket.url, {}, {}, 0, ""
            self.sent, self.acknowledged = set(), 0
        socket.on("framereceived", self.hear)
        socket.on("framesent", self.send)

    def send(self, frame: str | bytes) -> None:
        message: Message = json.loads(frame)
        if message["type"] == "act":
            self.sent.add(message["id"])

    def hear(self, frame: str | bytes) -> None:
        message: Message = json.loads(frame)
        if message["type"] == "changes":  # what the page makes of it
            view = apply_changes(self.views[message["seat"]], message["changes"])
            message = {**message, "type": "update", "view": copy.deepcopy(view)}
        self.heard.append(copy.deepcopy(message))
        if message["type"] in ("ack", "error"):
            self.sent.discard(message.get("id") or "")
        if message["type"] == "ack":
            self.acknowledged = max(self.acknowledged, message["seq"])
        if message["type"] in ("welcome", "table"):
            self.status = message["table"]["status"]
        if message["type"] in ("view", "update"):
            self.views[message["seat"]] = message["view"]
            self.seq = self.told[message["seat"]] = message["seq"]

    def overhear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(text in message.text for text in EXPECTED):
            self.complaints.append(message.text)

    def question(self) -> Message | None:
        """The view of the seat that this person has to decide for now."""
        if not self.up_to_date():
            return None
        for view in self.views.values():
            if view.get("legal") and self.status == "running":
                return view
        return None

    def up_to_date(self) -> bool:
        """Whether all seats of this person have been told of the last action, and of all that was answered."""
        heard = set(self.told.values())
        return len(heard) <= 1 and not self.sent and all(seq >= self.acknowledged for seq in heard)

    def several_seats(self) -> bool:
        """Whether this person passes the device to others."""
        return len(self.views) > 1

    def wait(self, condition: Callable[[], Any], what: str = "") -> None:
        """Lets the browser go on until the condition holds."""
        end = time.monotonic() + HANG_S
        while not condition():
            assert time.monotonic() < end, f"{self.name} waits in vain {what}: {self.page.locator('main').inner_text()}"
            self.page.wait_for_timeout(5)

    # What is on the screen

    def hold_notes(self) -> None:
        """Keep what the page shows for seconds, from the next page on, until `let_notes_go`."""
        self.context.add_init_script(HOLD)

    def let_notes_go(self) -> None:
        self.page.evaluate("letNotesGo()")

    def button(self, name: str, exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def open_sheet(self, name: str) -> None:
        """Open a page of the side sheet: Holdings, Log, Chat."""
        tab = self.page.get_by_role("tab", name=re.compile(rf"^{name}\b"))  # a chat may be unread
        if tab.get_attribute("aria-selected") == "false":
            tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")

    def open(self, place: str) -> None:
        """A path, or a link that someone sent."""
        parts = urlsplit(place)
        self.page.goto(parts._replace(scheme="", netloc="").geturl())

    def choose(self, group: str, text: str) -> None:
        """One choice out of a row of them."""
        self.page.get_by_role("group", name=group).get_by_text(text, exact=True).click()

    def new_table(
        self,
        company: str = "Against bots",
        players: int = 2,
        game: str = "Acquire",
        bot: str = "random",
        bots: Iterable[int] = (),
        everything: bool = False,
    ) -> str:
        """Makes a table with the form, with fast bots; `bots` take those seats beside friends."""
        page = self.page
        self.open("/new")
        page.get_by_role("textbox", name="Your name", exact=True).fill(self.name)
        if page.get_by_role("group", name="Game", exact=True).count():
            self.choose("Game", game)
        self.choose("Ways to start", "Base game")
        self.choose("Who is playing?", company)
        self.choose("Players", str(players))
        seats = range(1, players) if company == "Against bots" else bots
        for seat in seats:
            self.seat_bot(seat, bot)
        if everything:
            self.choose("Ways to start", "Epic: everything")
            self.choose("Players", str(players))
            for seat in seats:
                self.seat_bot(seat, bot)
        page.get_by_text("Table settings", exact=True).click()
        page.get_by_label("Bot speed").select_option("0")
        page.locator("form button[type=submit]").click()
        page.wait_for_url("**/t/*")
        self.wait(lambda: self.status and urlsplit(page.url).path.split("/")[-1] in self.table, "for the table")
        return page.url

    def seat_bot(self, seat: int, bot: str) -> None:
        """Choose a bot in the form; those that few people want are behind "More bots"."""
        field = self.page.get_by_label(f"Seat {seat + 1}", exact=True)
        if field.locator(f'option[value="bot:{bot}"]').count() == 0:
            field.select_option("more")
        field.select_option(f"bot:{bot}")

    def finished_table(self, game: str, players: int = 3, modules: bool = True) -> str:
        """A game with every module, or with none, that bots have played to the end: its path."""
        request = self.context.request
        games = request.get("/api/games").json()["games"]
        flags = [option for entry in games if entry["name"] == game for option in entry["options"]]
        settings = {
            "game": game,
            "players": players,
            "options": {option["name"]: modules for option in flags if option["group"] == "modules"},
            "seats": [{"bot": "random"}] * players,
            "autostart": True,
            "bot_pace_ms": 0,
        }
        self.open("/")
        assert request.put("/api/me", data={"name": self.name}).ok
        made = request.post("/api/tables", data=settings)
        assert made.ok, made.text()
        path = f"/api/tables/{made.json()['table']['id']}"
        self.wait(lambda: request.get(path).json()["table"]["status"] == "finished", "for the bots")
        return path.removeprefix("/api/tables/")

    def take_seat(self, link: str) -> None:
        self.open(link)
        self.page.get_by_role("textbox", name="Your name", exact=True).fill(self.name)
        self.button("Sit here").first.click()
        expect(self.button("Stand up")).to_be_visible()

    def expect_result(self) -> str:
        """The heading of the results."""
        heading = (
            self.page.get_by_role("heading", level=1)
            .filter(has_text="win")
            .or_(self.page.get_by_role("heading", level=1).filter(has_text="share the victory"))
        )
        expect(heading).to_be_visible()
        expect(self.page.get_by_role("heading", name="Where the money came from")).to_be_visible()
        return heading.inner_text()
