"""A newcomer chooses opponents with one control; names are described, and all other bots are behind "More bots"."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.journeys.journey import Journey

STRENGTH = "Strength of the bots"
LEVELS = ["Easy", "Medium", "Hard", "Expert"]


def test_one_control_sets_the_strength_of_all_bots(journey: Journey) -> None:
    anna = journey.arrive("Anna")
    anna.open("/new")
    page = anna.page
    page.get_by_role("textbox", name="Your name", exact=True).fill("Anna")
    anna.choose("Who is playing?", "Against bots")
    anna.choose("Players", "3")
    strength = page.get_by_role("group", name=STRENGTH)
    assert strength.locator("label").all_inner_texts() == LEVELS
    anna.choose(STRENGTH, "Hard")
    seats = [page.get_by_label(f"Seat {number}", exact=True) for number in (2, 3)]
    for seat in seats:
        expect(seat).to_have_value("bot:hard")
        values = [option.get_attribute("value") for option in seat.locator("option").all()]
        assert not {"bot:greedy", "bot:random", "bot:learned"} & set(values), values
        named = seat.locator("optgroup").nth(1).locator("option").all_inner_texts()
        assert named
        assert all(len(text.split()) > 3 for text in named), named  # a name and a few words
    seats[0].select_option("more")
    values = [option.get_attribute("value") for option in seats[0].locator("option").all()]
    assert {"bot:greedy", "bot:random"} <= set(values)
    expect(seats[0]).to_have_value("bot:hard")
