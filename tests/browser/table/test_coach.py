"""The coach at the table: advice on request, and a warning before a blunder."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from tests.browser.driver.acquire_player import Mouse
from tests.browser.driver.drawing import wait_until_drawn
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Message, Person
from tests.browser.driver.player import play
from tests.browser.driver.stockpile_player import Investor
from tests.browser.test_accessibility import PHONE, serious

Arrive = Callable[..., Person]
# Whether a tap in the lower half of the catch-up's line hits it.
LINE_IS_FREE = """() => {
  const line = document.querySelector('.catch-up'), box = line.getBoundingClientRect();
  return line.contains(document.elementFromPoint(box.left + box.width / 2, box.bottom - box.height / 4));
}"""


def ask(person: Person) -> None:
    person.button("What do you think?").click()
    expect(note(person.page)).to_be_visible()


def note(page: Page) -> Locator:
    return page.get_by_role("status").filter(has=page.get_by_role("button", name="Close"))


def test_the_coach_asks_first_and_answers_on_request(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    anna.new_table(players=2)
    play([Mouse(anna)], until=lambda: (anna.question() or {}).get("decision") == "play_tile")
    anna.page.get_by_role("list", name="Your tiles").get_by_role("button").first.click()
    ask(anna)
    panel = anna.page.get_by_role("region", name="The coach")
    expect(panel).to_be_hidden()
    anna.button("Show me why").click()
    expect(panel.get_by_role("row").nth(1)).to_contain_text(re.compile(r"Play \d+[A-I].*%", re.S))
    expect(panel).to_contain_text("Your move")
    expect(panel).to_contain_text("simulated games")
    expect(anna.page.locator(".board .aim")).to_be_visible()
    assert serious(anna.page) == []
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_be_hidden()


def test_on_a_phone_the_coach_looks_at_a_bid(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna", **PHONE)
    anna.new_table(players=3, game="Stockpile")
    play([Investor(anna)], until=lambda: (anna.question() or {}).get("decision") == "bid")
    ask(anna)
    wait_until_drawn(anna.page)
    assert anna.page.evaluate(LINE_IS_FREE), "the catch-up is covered"
    anna.button("Show me why").click()
    panel = anna.page.get_by_role("region", name="The coach")
    expect(panel.get_by_role("row").nth(1)).to_contain_text(re.compile(r"Stockpile \d.*%", re.S))
    expect(anna.page.locator(".pile.pointed")).to_have_count(1)
    assert serious(anna.page) == []


def option(action: int, tile: str, loss: float) -> Message:
    described = [{"type": "play_tile", "tile": tile}]
    sums = {"money": 30_000 - loss, "win": 0.3, "loss": loss, "error": 100.0, "loss_money": loss, "loss_win": 0.1}
    return {"actions": [action], "described": described, **sums, "simulations": 60}


def strict_coach(line: WebSocketRoute) -> None:
    """Everything goes to the server; but what the coach is asked about is a blunder, and 5E would have been better."""
    server = line.connect_to_server()

    def hear(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] != "coach":
            server.send(text)
            return
        own, best = option(1, "1A", 4000.0), option(2, "5E", 0.0)
        parts = {name: own[name] for name in ("loss", "error", "loss_money", "loss_win")}
        verdict = {"name": "blunder", **parts, "chosen": own, "best": best}
        said = {"decision": "play_tile", "group": "placing", "simulations": 60, "reasons": [], "options": [best, own]}
        line.send(json.dumps({**message, **said, "seq": seen["seq"], "verdict": verdict}))

    seen = {"seq": 0}

    def pass_on(text: str | bytes) -> None:
        seen["seq"] = max(seen["seq"], json.loads(text).get("seq") or 0)
        line.send(text)

    server.on_message(pass_on)
    line.on_message(hear)


def test_a_player_who_wants_it_is_warned_before_a_blunder_counts(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    anna.open("/settings")
    anna.page.get_by_role("switch", name="Warn me about blunders").check()
    anna.page.route_web_socket("**/api/tables/**", strict_coach)
    anna.new_table(players=2)
    anna.wait(lambda: (anna.question() or {}).get("decision") == "play_tile", "for the first question")
    before = anna.seq
    Mouse(anna).play_tile(anna.question() or {})
    expect(note(anna.page)).to_contain_text("Sure? Look at 5E.")
    assert anna.seq == before
    anna.button("Do it anyway").click()
    anna.wait(lambda: anna.seq > before, "for the tile")
