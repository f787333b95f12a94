"""Whole games, with every number on the screen compared with the engine's after every answer and on the results."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from tests.browser.driver.acquire_player import Mouse
from tests.browser.driver.player import Player, play
from tests.browser.driver.stockpile_player import Investor
from tests.browser.table.test_result_charts import EXACT, check, columns, rounds, turns
from tests.journeys.journey import Journey, Traveler
from tests.journeys.numbers_shown import SCREENS, Numbers, differences, read_numbers

import bigboard
from bigboard import State

NAMES = ("Anna", "Boris", "Bot 3")
Seen = list[tuple[int, int, Numbers]]  # the seat, the entry of the log, the numbers


def play_and_read(players: list[Player], game: str) -> Seen:
    """Play to the end; whoever is asked reads the table first."""
    seen: Seen = []

    def read() -> bool:
        for player in players:
            person = player.person
            view = person.question()
            if view is not None:
                seen.append((view["you"], person.seq, read_numbers(person, game, view)))
        return False

    play(players, until=read)
    return seen


def states(record: dict[str, object]) -> list[State]:
    """The game after each entry of its log, by the engine alone."""
    deal, actions = record["deal"], record["actions"]
    assert isinstance(deal, dict)
    assert isinstance(actions, list)
    state = bigboard.game(deal["game"]).start(deal)
    found = [state.clone()]
    for action in actions:
        state.apply(state.find(action))
        found.append(state.clone())
    return found


def check_results(person: Traveler, game: str, record: dict[str, object]) -> None:
    """The results page: everybody's total, and every point of the charts."""
    rows = person.page.get_by_role("group", name="Where the money came from").locator("tbody tr")
    names = rows.locator("th").all_inner_texts()
    totals = [int("".join(filter(str.isdigit, text))) for text in rows.locator("td.total").all_inner_texts()]
    scores = dict(zip(NAMES, bigboard.replay(record).scores(), strict=True))
    assert dict(zip(names, totals, strict=True)) == scores
    ends = rounds(record)[0] if game == "stockpile" else turns(record)
    check(person, "Net worth of each player", columns([end.worth for end in ends]), EXACT[game])
    if game == "stockpile":
        check(person, "Share prices", columns([end.prices for end in ends]), EXACT[game])


def table_of(person: Traveler) -> str:
    return f"/api/tables/{urlsplit(person.page.url).path.rpartition('/')[2]}"


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
    kind = Mouse if game == "acquire" else Investor
    for person in (anna, boris):
        person.open_sheet("Holdings")
    seen = play_and_read([kind(anna, 1), kind(boris, 2)], game)
    assert anna.expect_result() == boris.expect_result()
    record = anna.context.request.get(f"{table_of(anna)}/record").json()
    engine = states(record)
    assert len(seen) > 10
    for seat, entry, numbers in seen:
        wrong = differences(numbers, SCREENS[game].numbers(engine[entry - 1].view(seat)))
        assert not wrong, f"entry {entry}, seat {seat}: " + "; ".join(wrong)
    for person in (anna, boris):
        check_results(person, game, record)
