"""Plays Stockpile through the interface, with whatever modules are on the table."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from tests.browser.person import Message
from tests.browser.player import Player

SALES = {"sell", "sell_split", "sell_half"}
PLACES = {"place_up", "place_down", "place_commerce", "place_first_card"}


def types(view: Message) -> set[str]:
    return {legal["type"] for legal in view["legal"]}


class Investor(Player):
    """Clicks any legal answer; bids low and sells often, so that rounds pass quickly."""

    def asked(self, view: Message) -> tuple[object, ...]:
        if types(view) & SALES:  # a sale goes to the table in several steps
            return view["you"], view["round"], view["stage"], view["decision"]
        return (self.person.seq,)

    def decide(self, view: Message) -> None:
        offered = types(view)
        if view["offers"]["pick"] and not view["decision"].startswith("place_"):
            self.pick(view["offers"]["pick"]["least"])
        elif "bid" in offered:
            self.bid(view)
        elif offered & PLACES and view["decision"] != "hide_card":
            self.place()
        else:
            region = self.page.get_by_role("region", name="Your turn")
            self.press_any(region.get_by_role("button"))

    def bid(self, view: Message) -> None:
        bids = [legal for legal in view["legal"] if legal["type"] == "bid"]  # beside what an investor may do
        lowest = min(legal["space"] for legal in bids)
        bid = self.rng.choice([legal for legal in bids if legal["space"] == lowest])
        track = self.page.get_by_role("group", name=f"Stockpile {bid['pile'] + 1}", exact=True)
        space = track.locator("button[aria-pressed]").first
        if space.get_attribute("aria-pressed") == "false":
            self.press(space)
        self.press(self.page.get_by_role("button", name=re.compile(r"^Bid ")))

    def place(self) -> None:
        self.press_any(self.page.get_by_role("list", name="Your cards").get_by_role("button"))
        self.press_any(self.page.get_by_role("button", name=re.compile("^here: ")))

    def pick(self, least: int) -> None:
        """A choice of several: as many as there have to be, or everything, or nothing."""
        region = self.page.get_by_role("region", name="Your turn")
        for _ in range(least):
            self.press_any(region.locator("button[aria-label^='More: ']:enabled"))
        if not least and self.rng.random() < 0.5:
            self.press(region.get_by_role("button", name=re.compile("^(Sell all|All)$")))
        self.press(region.get_by_role("button", name=re.compile(r"^(Sell: |Keep all|Confirm)")))

    def press_any(self, buttons: Locator) -> None:
        expect(buttons.first).to_be_enabled()
        self.press(buttons.nth(self.rng.randrange(buttons.count())))
