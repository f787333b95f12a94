"""Gives a chosen answer to a question of either game, by clicking what a player clicks."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page
from tests.server.http.puzzle_answers import Body, page_body

from bigboard.coach.judge.answers import Answer
from bigboard.games.contract import State

ENDS = ("stop", "pass", "end_turn")  # the page lists these answers last


class Solver:
    def __init__(self, page: Page, state: State) -> None:
        self.page = page
        self.state = state
        self.offers = state.offers(state.seat)

    def give(self, answer: Answer) -> None:
        """Click through one whole answer."""
        body = page_body(self.state, answer)
        described = self.state.describe(answer[0])
        if self.state.game.name == "acquire":
            self.give_acquire(body, described)
        elif "picks" in body:
            for pick in body["picks"]:
                self.turn.get_by_role("button", name=re.compile("^More: ")).nth(self.place(pick)).click()
            self.turn.get_by_role("button", name=re.compile("^(Sell: |Keep all|Confirm)")).click()
        else:
            self.give_stockpile(described)

    @property
    def turn(self) -> Locator:
        return self.page.get_by_role("region", name="Your turn")

    def place(self, pick: Body) -> int:
        return [item["item"] for item in self.offers["pick"]["items"]].index(pick)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(name))

    def give_acquire(self, body: Body, described: dict[str, Any]) -> None:
        kind = described["type"]
        if kind == "play_tile":
            hand = self.page.get_by_role("list", name="Your tiles")
            hand.get_by_role("button", name=re.compile(f"^{described['tile']} ")).click()
            self.button(f"^Play {described['tile']}$").click()
        elif kind in ("declare_end", "play_on"):
            self.button("^Declare the end$" if kind == "declare_end" else "^Play on$").click()
        elif "picks" not in body:
            self.button(f"^{described['chain']} .*(tile|share)").click()
        elif kind in ("buy", "stop_buying"):
            for pick in body["picks"]:
                self.button(f"^Add {pick['chain']}").click()
            self.button(r"^Buy (\d|nothing)").click()
        else:
            for pick in body["picks"]:
                self.button(f"^More: {pick['type'].capitalize()}$").click()
            self.button("^Confirm$").click()

    def give_stockpile(self, described: dict[str, Any]) -> None:
        kind = described["type"]
        if kind == "bid":
            self.page.locator(f'[data-drop="bid:{described["pile"]}:{described["space"]}"]').click()
            self.turn.get_by_role("button", name=re.compile("^Bid ")).click()
        elif kind.startswith("place_"):
            face = "face down" if kind == "place_down" else "face up"
            cards = self.page.get_by_role("list", name="Your cards").get_by_role("button")
            shown = re.sub(r"^Trading Fee (\d)$", r"Trading fee\\s*\\$\1K", described["card"])
            cards.filter(has_text=re.compile(shown, re.IGNORECASE)).filter(has_text=face).first.click()
            self.button(f"^here: .*{described['pile'] + 1}").click()
        elif kind in ("boom", "bust"):
            self.turn.get_by_role("button", name=f"Pick up Stock {kind.capitalize()}").click()
            self.turn.locator(".answers button", has_text=described["company"]).click()
        elif kind in ("play", "use"):
            name = described.get("card") or described["investor"]
            self.turn.locator("button.playable", has_text=name).first.click()
            self.page.get_by_role("dialog", name=name).get_by_role("button", name="Play this card").click()
        elif kind in ENDS and self.state.decision == "act":
            self.turn.get_by_role("button", name=re.compile("^(Pass|No more|End your turn)$")).click()
        else:
            self.turn.locator(".answers button").nth(self.place_of_answer(described)).click()

    def place_of_answer(self, described: dict[str, Any]) -> int:
        listed = sorted(self.offers["choices"], key=lambda choice: choice["type"] in ENDS)
        return next(at for at, choice in enumerate(listed) if described.items() <= choice.items())
