"""Whole games, with every number on the screen compared with the engine's after every answer and on the results."""

from __future__ import annotations

import pytest
from tests.journeys.journey import Journey
from tests.journeys.watched_game import PLAYERS, check_results, compare, play_and_read, record_of


@pytest.mark.parametrize(
    ("title", "everything"),
    [("Acquire", False), ("Stockpile", True), pytest.param("Stockpile", False, marks=pytest.mark.long)],
    ids=["acquire", "stockpile-everything", "stockpile-base"],
)
def test_two_people_and_a_bot_play_a_whole_game_and_every_number_is_the_engines(
    journey: Journey, title: str, everything: bool
) -> None:
    game = title.lower()
    anna, boris = journey.arrive("Anna"), journey.arrive("Boris")
    boris.take_seat(anna.new_table("With friends", 3, title, bots=(2,), everything=everything))
    anna.button("Start the game").click()
    for person in (anna, boris):
        person.open_sheet("Holdings")
    seen = play_and_read([PLAYERS[game](anna, 1), PLAYERS[game](boris, 2)], game)
    assert anna.expect_result() == boris.expect_result()
    record = record_of(anna)
    assert len(seen) > 10
    compare(seen, record)
    for person in (anna, boris):
        check_results(person, record)
