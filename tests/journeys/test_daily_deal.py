"""The deal of the day, from its card to its end: played by two people, compared, shared, and watched again."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import Locator, expect
from tests.browser.driver.acquire_player import Mouse
from tests.browser.driver.player import play
from tests.browser.test_accessibility import PHONE, serious
from tests.journeys.journey import Journey, Traveler
from tests.journeys.numbers_shown import read_numbers
from tests.journeys.watched_game import check_results, compare, play_and_read, record_of, states, table_id

import bigboard


def deal_of(person: Traveler) -> Locator:
    return person.page.get_by_role("article").filter(has=person.page.get_by_role("heading", name="Acquire"))


def begin(person: Traveler, day: str) -> str:
    """The deal of that day at a table with fast bots."""
    person.introduce()
    person.open(day)
    deal_of(person).get_by_role("button", name="Play the deal").click()
    person.page.wait_for_url("**/t/*")
    person.wait(lambda: person.status == "running", "for the game")
    table = table_id(person)
    assert person.context.request.patch(f"/api/tables/{table}", data={"bot_pace_ms": 0}).ok
    return table


def money_of(row: Locator) -> int:
    return int("".join(filter(str.isdigit, row.locator(".num").inner_text())))


def test_a_deal_of_the_day_is_played_compared_and_shared(journey: Journey) -> None:
    anna = journey.arrive("Anna", permissions=["clipboard-read", "clipboard-write"])
    page = anna.page
    anna.open("/today")
    expect(deal_of(anna).get_by_text("You will see the results after you have played.")).to_be_visible()
    # Both people name the day, so that midnight may come between them.
    day = f"/today/{anna.context.request.get('/api/today').json()['today']}"
    table = begin(anna, day)
    anna.open_sheet("Holdings")
    seen = play_and_read([Mouse(anna)], "acquire")
    anna.expect_result()
    record = record_of(anna)
    compare(seen, record)
    check_results(anna, record)
    scores = bigboard.replay(record).scores()
    seats = anna.context.request.get(f"/api/tables/{table}").json()["table"]["seats"]
    own = scores[next(at for at, seat in enumerate(seats) if seat["kind"] == "person")]
    place = 1 + sum(score > own for score in scores)

    # The results, in this language and in another, and as a text to share.
    page.get_by_role("link", name="Results: Deal of the day").click()
    page.wait_for_url("**/today/*")
    mine = deal_of(anna).get_by_role("row", name=re.compile("^Anna"))
    expect(mine).to_be_visible()
    assert money_of(mine) == own
    expect(mine).to_contain_text(re.compile(rf"\b{place}\b.* of {len(scores)}"))
    with anna.in_another_language():
        assert money_of(mine) == own
    deal_of(anna).get_by_role("button", name="Share").click()
    expect(deal_of(anna).get_by_role("button", name="Copied")).to_be_visible()
    text = str(page.evaluate("navigator.clipboard.readText()"))
    date = day.rpartition("/")[2]
    line = rf"[■□]+ Place {place} of {len(scores)} · \${own:,}"
    assert re.fullmatch(rf"Big Board · Acquire · {date}\n{line}\n\S+{day}", text), text
    assert serious(page) == []

    # Ben, on a phone, gets the same deal and the same bots; he sees nothing of Anna's before he has played.
    ben = journey.arrive("Ben", **PHONE)
    ben.open(day)
    expect(deal_of(ben).get_by_text(re.compile(r"(One person has|people have) finished it\."))).to_be_visible()
    expect(deal_of(ben).get_by_role("row")).to_have_count(0)
    begin(ben, day)
    play([Mouse(ben)])
    assert record_of(ben)["deal"] == record["deal"]
    assert record_of(ben)["actions"] == record["actions"]
    others = ben.context.request.get(f"/api/tables/{table_id(ben)}").json()["table"]["seats"]
    assert [seat["bot"] for seat in others] == [seat["bot"] for seat in seats]
    ben.open(day)
    expect(deal_of(ben).get_by_role("row", name=re.compile("in your seat"))).to_have_count(1)  # the bots' own
    expect(deal_of(ben).get_by_role("row")).to_have_count(3)
    assert [money_of(deal_of(ben).get_by_role("row", name=re.compile(f"^{name}"))) for name in ("Anna", "Ben")] == [
        own,
        own,
    ]

    # Anna watches her game again: its last moment is the engine's.
    mine.get_by_role("link").click()
    page.wait_for_url("**/replay/*")
    assert urlsplit(page.url).path == f"/replay/{table}"
    anna.button("To the end").click()
    page.get_by_label("View as").select_option("-1")
    anna.open_sheet("Holdings")
    read_numbers(anna, "acquire", states(record)[-1].view(-1))
