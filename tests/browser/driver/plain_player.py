"""Someone who plays any game at the plain table: by the buttons of its answers, or by a panel for several things."""

from __future__ import annotations

from tests.browser.driver.person import Message
from tests.browser.driver.player import Player


class PlainPlayer(Player):
    def asked(self, view: Message) -> tuple[object, ...]:
        if view["offers"]["pick"] is not None:  # one answer, though the game takes it step by step
            return view["decision"], view["round"]
        return view["decision"], view["offers"]["choices"], view["seats"]

    def decide(self, view: Message) -> None:
        panel = self.page.get_by_role("region", name="Your turn")
        if view["offers"]["pick"] is None:
            answers = panel.locator(".answers").get_by_role("button")
            self.press(answers.nth(self.rng.randrange(len(view["offers"]["choices"]))))
            return
        more = panel.get_by_role("button", name="More:")
        for _ in range(self.rng.randrange(3)):
            open_ones = [button for button in more.all() if button.is_enabled()]
            if open_ones:
                self.press(self.rng.choice(open_ones))
        self.press(panel.get_by_role("button", name="Confirm"))
