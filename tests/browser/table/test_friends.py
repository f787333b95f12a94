"""Friends who are invited and who are away, and the strength of the bots."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Person

Arrive = Callable[..., Person]
SHARED = "navigator.share = (sent) => { window.shared = sent; return Promise.resolve(); };"


def test_a_link_is_shared_in_one_tap_and_scanned(house: RunningServer, arrive: Arrive) -> None:
    anna, boris = arrive(house, "Anna"), arrive(house, "Boris")
    anna.page.add_init_script(SHARED)
    anna.new_table("With friends", 2)
    link = anna.page.get_by_label("Invite friends").input_value()
    assert "invitation=" in link
    expect(anna.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    anna.button("Share link").click()
    assert anna.page.evaluate("window.shared.url") == link
    boris.take_seat(link)


def test_the_waiting_room_names_a_guest_who_is_away(house: RunningServer, arrive: Arrive) -> None:
    anna, boris = arrive(house, "Anna"), arrive(house, "Boris")
    boris.take_seat(anna.new_table("With friends", 2))
    expect(anna.page.get_by_text("Everyone is here.")).to_be_visible()
    boris.page.close()
    expect(anna.page.get_by_text("Boris is away.")).to_be_visible()
    expect(anna.page.get_by_text("Everyone is here.")).to_have_count(0)


def test_one_control_sets_the_strength_of_all_bots(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    anna.open("/new")
    anna.choose("Players", "3")
    seats = [anna.page.get_by_label(f"Seat {seat}", exact=True) for seat in (2, 3)]
    expect(seats[0].locator("option", has_text="Otto · A miser")).to_have_count(1)
    expect(seats[0].locator("option", has_text="Greedy")).to_have_count(0)
    anna.choose("Strength of the bots", "Hard")
    for seat in seats:
        expect(seat).to_have_value("bot:hard")
    seats[1].select_option("more")
    expect(seats[1]).to_have_value("bot:hard")
    expect(seats[1].locator("option", has_text="Greedy")).to_have_count(1)
