"""Someone who takes a lesson in the browser and does what it says."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.driver.acquire_player import Mouse
from tests.browser.driver.person import Message, Person
from tests.browser.driver.stockpile_player import Investor

from bigboard.coach.lessons.lesson import lessons
from bigboard.coach.lessons.progress import matches


def begin(person: Person, lesson: str) -> str:
    """From the list of lessons to the table; with bots that do not take their time."""
    person.open("/learn")
    card = person.page.locator(f"#lesson-{lesson}").locator("xpath=ancestor::*[self::li or @class][1]")
    card.locator("xpath=ancestor-or-self::*[.//button][1]").get_by_role("button").click()
    person.page.wait_for_url("**/t/*")
    person.wait(lambda: person.status == "running", "for the lesson")
    table = person.page.url.rsplit("/", 1)[-1]
    assert person.context.request.patch(f"/api/tables/{table}", data={"bot_pace_ms": 0}).ok
    return table


class Pupil:
    """Does what the lesson says; what it leaves open is done as by any player."""

    page: Page
    person: Person
    lesson: str
    met: list[str]

    def heed(self) -> Message:
        """The step that is due, once the page shows it; its pages are turned."""
        table = self.page.url.rsplit("/", 1)[-1]
        step: Message = self.person.context.request.get(f"/api/learn/tables/{table}?lang=en").json()
        panel = self.page.get_by_role("region", name="Lesson", exact=True)
        last = re.sub(r"\[([^\]|]+)\|\w+\]", r"\1", step["pages"][-1])
        for _ in step["pages"][1:]:
            following = panel.get_by_role("button", name="Next", exact=True)
            if last not in panel.inner_text():
                following.click()
        expect(panel).to_contain_text(last)
        if step["step"] is not None and step["step"] not in self.met:
            self.met.append(step["step"])
            for spot in step["spot"]:
                if spot.startswith("tile-"):
                    expect(self.page.locator(f"[data-tile='{spot[5:]}']")).to_have_attribute("data-lit", "")
        return step

    def wanted(self, step: Message, view: Message) -> list[Message]:
        """The legal answers that the lesson takes now."""
        patterns = next((s.allow for s in lessons()[self.lesson].steps if s.name == step["step"]), ())
        offers = view["offers"]["choices"]
        return [choice for choice in offers if not patterns or any(matches(choice, one) for one in patterns)]


class AcquirePupil(Pupil, Mouse):
    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.lesson, self.met = "acquire-first", []

    def decide(self, view: Message) -> None:
        self.step = self.heed()
        super().decide(view)

    def pick_tile(self, view: Message) -> str:
        return str(self.wanted(self.step, view)[0]["tile"])

    def buy(self, view: Message) -> None:
        count = next((s.count for s in lessons()[self.lesson].steps if s.name == self.step["step"]), None) or 0
        for _ in range(count):
            chain = self.wanted(self.step, view)[0]["chain"]
            self.press(self.page.get_by_role("button", name=re.compile(f"^Add {chain}")).first)
        self.press(self.page.get_by_role("button", name=re.compile(r"^Buy (\d|nothing)")))


class StockpilePupil(Pupil, Investor):
    def __init__(self, person: Person, lesson: str = "stockpile-first") -> None:
        super().__init__(person)
        self.lesson, self.met = lesson, []

    def decide(self, view: Message) -> None:
        self.step = self.heed()
        if self.step["step"] in ("place-up", "dividend", "sell"):
            self.do_as_told(view)
        else:
            super().decide(view)

    def do_as_told(self, view: Message) -> None:
        if view["decision"] == "place_card":
            cards = self.page.get_by_role("list", name="Your cards")
            self.press(cards.get_by_role("button", name=re.compile("Epic Electric")))
            self.press_any(self.page.get_by_role("button", name=re.compile("^here: ")))
        elif view["decision"] == "show_shares":
            self.press(self.turn.locator(".answers button").last)
        else:
            self.press(self.turn.get_by_role("button", name=re.compile(r"^(Keep all|Confirm)")))
