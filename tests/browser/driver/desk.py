"""A table in a browser to which any question can be put, without playing up to it: see test_layout.py."""

from __future__ import annotations

import json
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.driver.drawing import wait_until_drawn
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Message, Person
from tests.golden.stockpile_features import EVERYTHING

import bigboard

MEASURE = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
RARE_GAMES = 60
# Questions that every number of players is asked often enough to wait for them.
QUESTIONS = {
    "acquire": [
        "play_tile",
        "found_chain",
        "choose_survivor",
        "trade_shares",
        "sell_shares",
        "declare_end",
        "buy_shares",
    ],
    "stockpile": [
        "keep_investor",
        "offer_investor",
        "bid_investor",
        "discard_strategy",
        "buy_bonds",
        "place_card",
        "place_commerce",
        "bid",
        "act",
        "sell",
        "show_shares",
        "show_companies",
        "choose_company",
        "split_share",
        "give_up_share",
        "take_card",
        "lay_card",
    ],
}


def options(game: str, seed: int) -> dict[str, Any]:
    """Everything on; investors are auctioned in every other game."""
    return {**EVERYTHING, "auction": seed % 2 == 0} if game == "stockpile" else {}


@cache
def questions(game: str, players: int, rare: bool = False) -> dict[str, Message]:
    """Each question as the first seat is asked it late in a random game, when the table is full; `rare` ones too."""
    rules = bigboard.game(game)
    found: dict[str, Message] = {}
    for seed in count():
        if seed >= RARE_GAMES * rare and found.keys() >= set(QUESTIONS[game]):
            break
        rng = Random(seed)
        state = rules.start(rules.deal(players=players, seed=seed, options=options(game, seed)))
        while state.seat >= 0:
            if state.seat == 0:
                found[state.decision] = state.view(0)
            state.apply(rng.choice(state.legal_actions()))
    return found


class Desk:
    """A person at a table whose line the test holds: it says what the table asks."""

    def __init__(self, house: RunningServer, person: Person, game: str, players: int) -> None:
        self.page: Page = person.page
        self.game = game
        self.players = players
        self.lines: list[WebSocketRoute] = []
        self.seq = 1000
        self.language, self.size = "en", (0, 0)
        person.open("/")
        request = person.context.request
        assert request.put("/api/me", data={"name": "Wilhelmina"}).ok
        settings: dict[str, Any] = {
            "game": game,
            "players": players,
            "options": options(game, 0),
            "seats": [{"me": True}, *[{"bot": "random"}] * (players - 1)],
            "autostart": True,
        }
        made = request.post("/api/tables", data=settings)
        assert made.ok, made.text()
        self.page.route_web_socket("**/api/tables/**", self.hold)
        person.open(f"/t/{made.json()['table']['id']}")
        expect(self.page.locator(".layout > .board")).to_be_visible()

    def hold(self, line: WebSocketRoute) -> None:
        """Lets the table speak until it has shown its first view."""
        server = line.connect_to_server()
        self.lines = [line]
        shown = False

        def speak(message: str | bytes) -> None:
            nonlocal shown
            if not shown:
                line.send(message)
            shown = shown or json.loads(message)["type"] == "view"

        server.on_message(speak)

    def arrange(self, language: str, size: tuple[int, int]) -> None:
        if language != self.language:
            self.page.locator("header select").select_option(language)
            expect(self.page.locator("html")).to_have_attribute("lang", language)
        if size != self.size:
            self.page.set_viewport_size({"width": size[0], "height": size[1]})
            self.page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=size)
        self.language, self.size = language, size

    def show(self, decision: str, language: str, size: tuple[int, int]) -> None:
        """The question on the screen, with what has to be opened to answer it."""
        self.arrange(language, size)
        self.seq += 1
        usual = questions(self.game, self.players)
        view = (usual if decision in usual else questions(self.game, self.players, rare=True))[decision]
        message = {"type": "view", "seat": 0, "seq": self.seq, "view": view, "can_undo": True, "clock": None}
        self.lines[0].send(json.dumps(message))
        expect(self.page.locator(".layout > .bar.asked")).to_be_visible()
        if decision == "play_tile":  # what a tile does needs room too
            tile = self.page.locator("ul .playable").last
            if tile.get_attribute("aria-pressed") == "false":  # a second click would play it
                self.page.mouse.move(0, 0)  # off the tile it was over: what that does may lie above this one
                tile.click()
        if decision == "bid":  # so does what a bid costs
            space = self.page.locator("button.space[aria-pressed]").first
            if space.get_attribute("aria-pressed") == "false":
                space.click()
        wait_until_drawn(self.page)

    def faults(self, decision: str, language: str, size: tuple[int, int], touch: bool) -> list[str]:
        self.show(decision, language, size)
        found: list[str] = self.page.evaluate(MEASURE, touch)
        place = f"{self.game}, {self.players} players, {language}, {size[0]}×{size[1]}, {decision}"
        return [f"{place}: {fault}" for fault in found]
