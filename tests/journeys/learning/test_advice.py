"""The coach at the table: one verdict for a whole choice, a table that agrees with it, reasons that are sentences."""

from __future__ import annotations

import os
import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect
from tests.journeys.journey import Journey, Traveler
from tests.journeys.moments import decide_at

from bigboard import State
from bigboard.coach.judge.answers import answers

PICTURES: Final = os.environ.get("JOURNEY_PICTURES")  # a folder, to look at the screens
APPROVED: Final = ("best move", "good move")
# A count of simulations is no reason; it may stand beside one, smaller.
NO_REASON: Final = re.compile(r"world|simulation|second-best")


def is_merger(state: State) -> bool:
    return state.decision == "trade_shares" and len(answers(state)) > 5


def is_purchase(state: State) -> bool:
    return state.decision == "buy_shares" and len(answers(state)) > 8


def is_bid(state: State) -> bool:
    return state.decision == "bid" and len(state.legal_actions()) > 8


class Advice:
    """The coach's answer on the screen, and the message behind it."""

    def __init__(self, person: Traveler) -> None:
        asked = sum(message["type"] == "coach" for message in person.heard)
        person.button("What do you think?").click()
        person.wait(lambda: sum(one["type"] == "coach" for one in person.heard) > asked, "for the coach")
        self.message = next(one for one in reversed(person.heard) if one["type"] == "coach")
        page = person.page
        self.note: Locator = page.get_by_role("status").filter(has=page.get_by_role("button", name="Close"))
        self.said = self.note.locator("p").inner_text()
        person.button("Show me why").click()
        self.panel = page.get_by_role("region", name="The coach")
        expect(self.panel).to_be_visible()
        self.rows = [self.row(row) for row in self.panel.locator("tbody tr").all()]
        if PICTURES:
            page.screenshot(path=f"{PICTURES}/{person.name}-{len(os.listdir(PICTURES))}.png")

    def row(self, row: Locator) -> tuple[str, int, int, bool]:
        """Return an answer as its row shows it: words, per cent, dollars, and whether it is the reader's."""
        words, own = row.locator("th").inner_text(), row.locator(".mark").count() > 0
        win, money = (re.split(r"\s", cell.inner_text().strip())[0] for cell in row.locator("td").all())
        dollars = int(re.sub(r"[^0-9]", "", money)) * (-1 if money.startswith("−") else 1)
        return words.split("\n")[0].strip(), int(win.rstrip("%")), dollars, own

    def check(self) -> None:
        """The table is in order, the verdict agrees with it, and reasons are sentences."""
        verdict = self.message["verdict"]
        shown = [(win, money) for _, win, money, _ in self.rows]
        listed = shown[: len(self.message["options"])]
        assert listed == sorted(listed, reverse=True), "a better answer stands below a worse one"
        assert shown[0] == max(shown)
        own = [row for row in self.rows if row[3]]
        assert len(own) == (verdict is not None)
        if verdict is not None:
            name = self.panel.locator(".verdict b").inner_text().partition(": ")[2]
            lost = self.rows[0][1] - own[0][1]
            assert (name == "best move") == (own[0] == self.rows[0])
            assert (name in APPROVED) == (verdict["name"] in ("best", "fine"))
            if name in APPROVED:
                assert lost <= 3, f"{name}, and {lost}% of the chance to win are lost"
                assert lost <= 0 or name == "best move" or f"{lost}%" in self.said
            else:
                assert self.said.startswith("Sure?")
        for reason in self.panel.locator("li").all():
            small = reason.locator("small").inner_text()
            sentence = reason.inner_text().removesuffix(small).strip()
            assert sentence.endswith(".")
            assert not NO_REASON.search(sentence), sentence

    def close(self) -> None:
        self.panel.get_by_role("button", name="Close").click()
        self.note.get_by_role("button", name="Close").click()


@pytest.mark.parametrize("width", [1440, 390], ids=["desk", "phone"])
def test_a_merger_is_judged_as_traded_sold_and_kept_together(journey: Journey, width: int) -> None:
    window = {"viewport": {"width": width, "height": 900}, "has_touch": width < 500, "is_mobile": width < 500}
    anna = journey.arrive(f"Anna {width}", **window)
    state = decide_at(anna, "acquire", is_merger)
    whole = {tuple(answer) for answer in answers(state)}
    for button, words in (("Keep all", r"^Keep all shares$"), ("Sell all", r"^Sell \d+ shares?$")):
        anna.button(button).click()
        advice = Advice(anna)
        advice.check()
        assert re.match(words, next(row[0] for row in advice.rows if row[3]))
        assert tuple(advice.message["verdict"]["chosen"]["actions"]) in whole
        assert all(tuple(option["actions"]) in whole for option in advice.message["options"])
        advice.close()


def test_all_shares_of_a_purchase_are_one_answer(journey: Journey) -> None:
    anna = journey.arrive("Anna")
    state = decide_at(anna, "acquire", is_purchase)
    whole = {tuple(answer) for answer in answers(state)}
    add = anna.page.get_by_role("button", name=re.compile(r"^Add .* \(\$"))
    for _ in range(2):
        add.and_(anna.page.locator("button:enabled")).first.click()
    advice = Advice(anna)
    advice.check()
    chosen = advice.message["verdict"]["chosen"]
    assert tuple(chosen["actions"]) in whole
    assert [part["type"] for part in chosen["described"]].count("buy") == 2
    assert "×" in next(row[0] for row in advice.rows if row[3])


def test_bids_are_named_with_their_amount(journey: Journey) -> None:
    anna = journey.arrive("Anna")
    decide_at(anna, "stockpile", is_bid)
    advice = Advice(anna)
    advice.check()
    for words, *_ in advice.rows:
        assert re.search(r"Stockpile \d · \$\d+K?$", words), words
    assert re.search(r"\$\d", advice.said), advice.said
