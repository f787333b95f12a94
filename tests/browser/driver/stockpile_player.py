"""Plays Stockpile through the interface, with whatever modules are on the table."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from tests.browser.driver.person import Message
from tests.browser.driver.player import Player

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
        several = view["offers"]["pick"]
        if several and not view["decision"].startswith("place_"):
            self.pick(several)
        elif "bid" in offered:
            self.bid(view)
        elif offered & PLACES and view["decision"] != "hide_card":
            self.place()
        elif view["decision"] == "act":
            self.act(view)
        else:
            self.press_any(self.turn.locator(".answers button"))

    @property
    def turn(self) -> Locator:
        return self.page.get_by_role("region", name="Your turn")

    def bid(self, view: Message) -> None:
        bids = [legal for legal in view["legal"] if legal["type"] == "bid"]  # beside what an investor may do
        lowest = min(legal["space"] for legal in bids)
        bid = self.rng.choice([legal for legal in bids if legal["space"] == lowest])
        track = self.page.get_by_role("group", name=f"Stockpile {bid['pile'] + 1}", exact=True)
        other = self.page.get_by_role("button", name=f"Stockpile {bid['pile'] + 1}: show its bids", exact=True)
        if other.count() and other.is_visible():  # on a phone one track is shown at a time
            self.press(other)
        space = track.locator("button[aria-pressed]").first
        if space.get_attribute("aria-pressed") == "false":
            self.press(space)
        self.press(self.turn.get_by_role("button", name=re.compile(r"^Bid ")))

    def place(self) -> None:
        self.press_any(self.page.get_by_role("list", name="Your cards").get_by_role("button"))
        self.press_any(self.page.get_by_role("button", name=re.compile("^here: ")))

    def act(self, view: Message) -> None:
        """Any card: a Boom or a Bust is taken up and played on the market, others are opened and played."""
        answer = self.rng.choice(view["legal"])
        if answer["type"] in ("boom", "bust"):
            self.press(self.turn.get_by_role("button", name=f"Pick up Stock {answer['type'].capitalize()}"))
            self.press_any(self.page.get_by_role("region", name="Prices").locator("button.to"))
            self.press(self.turn.get_by_role("button", name="Confirm"))
        elif answer["type"] in ("play", "use"):
            name = answer.get("card") or answer["investor"]
            self.press(self.turn.locator("button.playable", has_text=name).first)
            self.press(self.page.get_by_role("dialog", name=name).get_by_role("button", name="Play this card"))
        else:
            self.press(self.turn.get_by_role("button", name=re.compile("^(Pass|No more|End your turn)$")))

    def pick(self, several: Message) -> None:
        """A choice of several: as many as there have to be, or everything, or nothing."""
        cards = self.page.get_by_role("list", name="Your cards").get_by_role("button", pressed=False)
        tiles = self.turn.get_by_role("button", name=re.compile("^More: "), disabled=False)
        on_table = any("held" in item or "cash" in item for item in several["items"])
        for _ in range(several["least"]):
            self.press_any(cards if on_table else tiles)
        everything = self.turn.get_by_role("button", name=re.compile("^(Sell all|All)$"))
        if not several["least"] and self.rng.random() < 0.5 and everything.count():
            self.press(everything)
        self.press(self.turn.get_by_role("button", name=re.compile(r"^(Sell: |Keep all|Confirm)")))

    def press_any(self, buttons: Locator) -> None:
        expect(buttons.first).to_be_enabled()
        self.press(buttons.nth(self.rng.randrange(buttons.count())))
