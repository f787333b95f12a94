"""Acquire's table holds at every size, in every language and for every number of players: measured in Chromium.

The questions come from random games of the engine and are put to the page over its own line; nothing has to be played.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count, cycle, product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.house import RunningServer
from tests.browser.person import Message, Person

import bigboard

Arrive = Callable[..., Person]
MEASURE = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
DESKS = [(1920, 1080), (1440, 900), (1366, 768), (1024, 768)]
HANDHELDS = [(768, 1024), (390, 844), (360, 640), (844, 390)]
LANGUAGES = ["en", "pt", "ru", "el", "fr"]
PLAYERS = [2, 3, 4, 5, 6]
QUESTIONS = [
    "play_tile",
    "found_chain",
    "choose_survivor",
    "trade_shares",
    "sell_shares",
    "declare_end",
    "buy_shares",
]


@cache
def questions(players: int) -> dict[str, Message]:
    """Each question as the first seat is asked it late in a random game, when the table is full."""
    game = bigboard.game("acquire")
    found: dict[str, Message] = {}
    for seed in count():
        if found.keys() >= set(QUESTIONS):
            break
        rng = Random(seed)
        state = game.start(game.deal(players=players, seed=seed))
        while state.seat >= 0:
            if state.seat == 0:
                found[state.decision] = state.view(0)
            state.apply(rng.choice(state.legal_actions()))
    return found


class Desk:
    """A person at a table whose line the test holds: it says what the table asks."""

    def __init__(self, house: RunningServer, person: Person, players: int) -> None:
        self.page: Page = person.page
        self.lines: list[WebSocketRoute] = []
        self.seq = 1000
        person.open("/")
        request = person.context.request
        assert request.put("/api/me", data={"name": "Wilhelmina"}).ok
        settings: dict[str, Any] = {
            "game": "acquire",
            "players": players,
            "seats": [{"me": True}, *[{"bot": "random"}] * (players - 1)],
            "autostart": True,
        }
        made = request.post("/api/tables", data=settings)
        assert made.ok, made.text()
        self.page.route_web_socket("**/api/tables/**", self.hold)
        person.open(f"/t/{made.json()['table']['id']}")
        expect(self.page.get_by_role("grid")).to_be_visible()

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

    def ask(self, view: Message) -> None:
        self.seq += 1
        message = {"type": "view", "seat": 0, "seq": self.seq, "view": view, "can_undo": True, "clock": None}
        self.lines[0].send(json.dumps(message))

    def faults(self, decision: str, players: int, language: str, size: tuple[int, int], touch: bool) -> list[str]:
        if self.page.locator("html").get_attribute("lang") != language:
            self.page.locator("header select").select_option(language)
            expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=size)
        self.ask(questions(players)[decision])
        if decision == "play_tile":  # what a tile does needs room too
            tile = self.page.locator("ul .playable").last
            if tile.get_attribute("aria-pressed") == "false":  # a second click would play it
                tile.click()
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found: list[str] = self.page.evaluate(MEASURE, touch)
        return [f"{players} players, {language}, {size[0]}×{size[1]}, {decision}: {fault}" for fault in found]


def windows(touch: bool) -> dict[str, Any]:
    return {"has_touch": True, "is_mobile": True} if touch else {}


def sample() -> Iterator[tuple[int, bool, list[tuple[str, str, tuple[int, int]]]]]:
    """Every question in every size, every language in every size, and every number of players."""
    languages = cycle(LANGUAGES)
    for players, touch in ((4, False), (6, True)):
        sizes = HANDHELDS if touch else DESKS
        asked = [(decision, next(languages), size) for decision, size in product(QUESTIONS, sizes)]
        yield players, touch, asked
    for players, touch in ((2, True), (6, False)):
        sizes = HANDHELDS if touch else DESKS
        yield players, touch, [("buy_shares", "ru", size) for size in sizes]


def measure(
    house: RunningServer, arrive: Arrive, players: int, touch: bool, asked: list[tuple[str, str, tuple[int, int]]]
) -> list[str]:
    desk = Desk(house, arrive(house, "Wilhelmina", **windows(touch)), players)
    faults: list[str] = []
    for decision, language, size in sorted(asked, key=lambda one: (one[1], one[2])):
        faults += desk.faults(decision, players, language, size, touch)
    return faults


@pytest.mark.parametrize(("players", "touch", "asked"), list(sample()), ids=lambda value: str(value)[:5])
def test_a_covering_sample_of_tables_holds(
    house: RunningServer, arrive: Arrive, players: int, touch: bool, asked: list[tuple[str, str, tuple[int, int]]]
) -> None:
    assert measure(house, arrive, players, touch, asked) == []


@pytest.mark.long
@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_every_table_holds(house: RunningServer, arrive: Arrive, players: int, touch: bool) -> None:
    asked = list(product(QUESTIONS, LANGUAGES, HANDHELDS if touch else DESKS))
    assert measure(house, arrive, players, touch, asked) == []
