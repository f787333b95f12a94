"""Plays Acquire through the interface: by mouse, by finger, or by keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from tests.browser.driver.person import Message
from tests.browser.driver.player import Player

SHARE_DECISIONS = ("trade_shares", "sell_shares")
# What ends a game soonest comes first.
EAGER = ["merges", "grows", "founds", "nothing"]


class Mouse(Player):
    """Clicks the answers. On a phone the same clicks are taps."""

    def asked(self, view: Message) -> tuple[object, ...]:
        decision = "shares" if view["decision"] in SHARE_DECISIONS else view["decision"]
        merger = (view.get("merger") or {}).get("acquired")
        choices = len(view["legal"]) if decision.startswith("choose") else 0
        return view["you"], view["turn_number"], decision, merger, choices

    def decide(self, view: Message) -> None:
        decision = view["decision"]
        if decision == "play_tile":
            self.play_tile(view)
        elif decision == "buy_shares":
            self.buy(view)
        elif decision in SHARE_DECISIONS:
            self.press(self.person.button(self.rng.choice(["Sell all", "Sell all", "Keep all"])))
            self.press(self.person.button("Confirm"))
        elif decision == "declare_end":
            self.press(self.person.button("Declare the end"))
        else:
            self.choose_chain(str(self.rng.choice(view["legal"])["chain"]))

    def pick_tile(self, view: Message) -> str:
        playable = {legal["tile"] for legal in view["legal"]}
        own = [tile for tile in view["hand"] if tile["tile"] in playable]
        return str(min(own, key=lambda tile: EAGER.index(tile["effect"]))["tile"])

    def play_tile(self, view: Message) -> None:
        tile = self.pick_tile(view)
        if self.rng.random() < 0.5:
            self.press(self.page.get_by_role("gridcell", name=re.compile(f"^{tile}: your tile")))
        else:
            hand = self.page.get_by_role("list", name="Your tiles")
            self.press(hand.get_by_role("button", name=re.compile(f"^{tile} ")))
        self.press(self.person.button(f"Play {tile}"))

    def choose_chain(self, chain: str) -> None:
        self.press(self.page.get_by_role("button", name=re.compile(f"^{chain} .*(tile|share)")))

    def buy(self, view: Message) -> None:
        offers = [legal["chain"] for legal in view["legal"] if legal["type"] == "buy"]
        wanted = self.rng.choice([0, 1, 1, 3]) if offers else 0
        button = self.page.get_by_role("button", name=re.compile(r"^Add .* \(\$")).and_(
            self.page.locator("button:enabled")
        )
        bought = 0
        while bought < wanted and button.count():
            self.press(button.nth(self.rng.randrange(button.count())))
            bought += 1
        self.press(self.page.get_by_role("button", name=re.compile(r"^Buy (\d|nothing)")))


class Keyboard(Mouse):
    """Touches nothing but keys, and never sets the focus by any other means."""

    def press(self, locator: Locator) -> None:
        self.walk_to(locator)
        self.page.keyboard.press("Enter")

    def walk_to(self, locator: Locator) -> None:
        expect(locator).to_be_enabled()
        for _ in range(300):
            if locator.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never reaches {locator}")

    def play_tile(self, view: Message) -> None:
        tile = self.pick_tile(view)
        number = [own["tile"] for own in view["hand"]].index(tile) + 1
        play = self.person.button(f"Play {tile}")
        hand = self.page.get_by_role("list", name="Your tiles").get_by_role("button", name=re.compile(f"^{tile} "))
        expect(hand).to_have_attribute("aria-disabled", "false")
        self.page.keyboard.press(str(number))
        expect(play).to_be_enabled()
        self.press(play)

    def choose_chain(self, chain: str) -> None:
        expect(self.page.get_by_role("button", name=re.compile(f"^{chain} .*(tile|share)"))).to_be_enabled()
        self.page.keyboard.press(chain[0].lower())

    def buy(self, view: Message) -> None:
        offers = [legal["chain"] for legal in view["legal"] if legal["type"] == "buy"]
        buy = self.page.get_by_role("button", name=re.compile(r"^Buy (\d|nothing)"))
        expect(buy).to_be_enabled()
        if offers:
            self.page.keyboard.press(str(self.rng.choice(offers))[0].lower())
            expect(buy).to_have_text(re.compile(r"Buy \d"))
        self.press(buy)
