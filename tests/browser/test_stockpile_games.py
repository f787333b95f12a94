"""Whole games of Stockpile through the interface."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import expect
from tests.browser.driver.drawing import wait_until_drawn
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Message, Person
from tests.browser.driver.player import play, times
from tests.browser.driver.stockpile_player import Investor

import bigboard

Arrive = Callable[..., Person]


def test_two_people_and_three_bots_with_all_modules(house: RunningServer, arrive: Arrive) -> None:
    anna, boris = arrive(house, "Anna"), arrive(house, "Boris")
    link = anna.new_table("With friends", 5, "Stockpile", bots=(2, 3, 4), everything=True)
    boris.take_seat(link)
    anna.button("Start the game").click()
    play([Investor(anna, 1), Investor(boris, 2)])
    assert anna.expect_result() == boris.expect_result()
    view = anna.views[0]
    assert view["options"]["board"] == "advanced"
    assert all(on for name, on in view["options"].items() if name not in ("board", "fair"))


def test_the_two_player_game(house: RunningServer, arrive: Arrive) -> None:
    anna, boris = arrive(house, "Anna"), arrive(house, "Boris")
    boris.take_seat(anna.new_table("With friends", 2, "Stockpile"))
    anna.button("Start the game").click()
    play([Investor(anna, 3), Investor(boris, 4)])
    assert anna.expect_result() == boris.expect_result()


def questions_with_one_answer(anna: Person, table: str) -> int:
    """How often the finished game left the first seat a single answer."""
    record = anna.context.request.get(f"/api/tables/{table}/record").json()
    state = bigboard.game("stockpile").start(record["deal"])
    alone = 0
    for action in record["actions"]:
        alone += state.seat == 0 and len(state.legal_actions()) == 1
        state.apply(state.find(action))
    return alone


def test_no_one_sees_a_question_with_one_answer(house: RunningServer, arrive: Arrive) -> None:
    """The player of these tests refuses such a question. The deals are chance: some games leave none."""
    anna = arrive(house, "Anna")
    alone = games = 0
    while not alone and games < 4:
        games += 1
        table = urlsplit(anna.new_table(players=2, game="Stockpile")).path.removeprefix("/t/")
        play([Investor(anna, 5)])
        anna.expect_result()
        alone = questions_with_one_answer(anna, table)
    assert alone, "no game asked such a question, so nothing was to be seen"


def until_asked(person: Person, decision: str) -> Message:
    """Plays to a question of that kind, and gives the view."""
    play([Investor(person)], until=lambda: (person.question() or {}).get("decision") == decision)
    view = person.question()
    assert view is not None
    return view


def laid_on(person: Person, pile: int) -> int:
    return len(person.views[0]["piles"][pile]["cards"])


def test_a_card_is_dragged_to_a_stockpile_and_a_meeple_to_a_bid(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    anna.new_table(players=3, game="Stockpile")
    until_asked(anna, "place_card")
    before = laid_on(anna, 1)
    card = anna.page.get_by_role("list", name="Your cards").get_by_role("button").first
    card.drag_to(anna.page.locator("li.pile").nth(1))
    anna.wait(lambda: laid_on(anna, 1) == before + 1, "for the card")
    view = until_asked(anna, "bid")
    wanted = [legal for legal in view["legal"] if legal["type"] == "bid"][-1]
    track = anna.page.get_by_role("group", name=f"Stockpile {wanted['pile'] + 1}", exact=True)
    anna.page.get_by_role("img", name="Your meeple").drag_to(track.locator("button[aria-pressed]").last)
    before = anna.seq
    anna.page.get_by_role("button", name=re.compile("^Bid ")).click()
    anna.wait(lambda: anna.seq > before, "for the bid")
    anna.page.get_by_role("tab", name="Log").click()
    expect(anna.page.get_by_role("log")).to_contain_text(f"for stockpile {wanted['pile'] + 1}")


def test_a_finger_taps_a_card_and_a_stockpile(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    anna.new_table(players=3, game="Stockpile")
    until_asked(anna, "place_card")
    before = laid_on(anna, 2)
    anna.page.get_by_role("list", name="Your cards").get_by_role("button").first.tap()
    anna.page.get_by_role("button", name="here: Stockpile 3").tap()
    anna.wait(lambda: laid_on(anna, 2) == before + 1, "for the card")


def test_a_chosen_bid_does_not_outlive_its_auction(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    anna.new_table(players=3, game="Stockpile")
    for _ in range(2):
        until_asked(anna, "bid")
        expect(anna.page.locator("button.space[aria-pressed=true]")).to_have_count(0)
        Investor(anna).answer()


def test_on_a_phone_and_passed_on(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    anna.new_table("On this device", 2, "Stockpile")
    overflow = "document.documentElement.scrollWidth - window.innerWidth"
    enough = times(30)

    def look() -> bool:
        wait_until_drawn(anna.page)
        assert anna.page.evaluate(overflow) <= 0
        return enough()

    play([Investor(anna, 5)], until=look)


def test_a_spectator_never_hears_of_hidden_cards(house: RunningServer, arrive: Arrive) -> None:
    anna, watcher = arrive(house, "Anna"), arrive(house, "Watcher")
    link = anna.new_table("With friends", 3, "Stockpile", bots=(1, 2), everything=True)
    watcher.open(link)
    expect(watcher.page.get_by_role("region", name="Prices")).to_be_visible()
    play([Investor(anna, 6)], until=times(24))
    watcher.wait(lambda: watcher.seq == anna.seq, "for the last entry")
    seen = 0
    for message in watcher.heard:
        if message["type"] not in ("view", "update"):
            continue
        view = message["view"]
        assert message["seat"] == -1
        assert not {"own", "legal"} & set(view)
        for pair in view["pairs"]:
            assert pair["open"] or (pair["company"], pair["forecast"]) == (None, None)
        for pile in view["piles"]:
            for card in pile["cards"]:
                assert card["face"] == "up" or card["card"] is None
                seen += card["face"] == "down"
    assert seen
    expect(watcher.page.get_by_role("region", name="Your turn")).to_have_count(0)
