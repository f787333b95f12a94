"""Whole games of Stockpile through the interface."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.player import play, times
from tests.browser.stockpile_player import Investor

Arrive = Callable[..., Person]


def test_two_people_and_two_bots_with_all_modules(house: House, arrive: Arrive) -> None:
    anna, boris = arrive(house, "Anna"), arrive(house, "Boris")
    link = anna.new_table("With friends", 4, "Stockpile", bots=(2, 3), everything=True)
    boris.take_seat(link)
    anna.button("Start the game").click()
    play([Investor(anna, 1), Investor(boris, 2)])
    assert anna.expect_result() == boris.expect_result()
    view = anna.views[0]
    assert view["options"]["board"] == "advanced"
    assert all(on for name, on in view["options"].items() if name != "board")


def test_the_two_player_game(house: House, arrive: Arrive) -> None:
    anna, boris = arrive(house, "Anna"), arrive(house, "Boris")
    boris.take_seat(anna.new_table("With friends", 2, "Stockpile"))
    anna.button("Start the game").click()
    play([Investor(anna, 3), Investor(boris, 4)])
    assert anna.expect_result() == boris.expect_result()


def test_on_a_phone_and_passed_on(house: House, arrive: Arrive) -> None:
    anna = arrive(house, "Anna", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    anna.new_table("On this device", 2, "Stockpile")
    overflow = "document.documentElement.scrollWidth - window.innerWidth"
    enough = times(30)

    def look() -> bool:
        assert anna.page.evaluate(overflow) <= 0
        return enough()

    play([Investor(anna, 5)], until=look)


def test_a_spectator_never_hears_of_hidden_cards(house: House, arrive: Arrive) -> None:
    anna, watcher = arrive(house, "Anna"), arrive(house, "Watcher")
    link = anna.new_table("With friends", 3, "Stockpile", bots=(1, 2), everything=True)
    watcher.open(link)
    expect(watcher.page.get_by_role("region", name="Prices")).to_be_visible()
    play([Investor(anna, 6)], until=times(40))
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
