"""The edition without a server: loaded once, it plays whole games with the network cut, with coach and review."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.driver.player import Player, play, times
from tests.journeys.watched_game import PLAYERS
from tests.site.conftest import LonePerson, StaticServer

Arrive = Callable[..., LonePerson]
KEPT = "() => navigator.serviceWorker.ready.then(() => true)"


def load(site: StaticServer, anna: LonePerson) -> None:
    """Open the site, wait until all of it is kept, and cut the network."""
    anna.open("/")
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    assert anna.page.evaluate(KEPT)
    expect(anna.button("New table")).to_be_visible()
    site.cut()
    anna.context.set_offline(True)


def ask_coach(anna: LonePerson) -> None:
    anna.wait(lambda: anna.question() is not None, "for a question")
    asked = sum(message["type"] == "coach" for message in anna.heard)
    anna.button("What do you think?").click()
    anna.wait(lambda: sum(one["type"] == "coach" for one in anna.heard) > asked, "for the coach")


def play_a_game(anna: LonePerson, game: str, players: int, everything: bool = False, bot: str = "greedy") -> None:
    """Play a game with the coach's advice on the way; look at its result and its review, and save its record."""
    page = anna.page
    anna.new_table(players=players, game=game, bot=bot, everything=everything)
    player: Player = PLAYERS[game.lower()](anna, 1)
    play([player], until=times(2))
    ask_coach(anna)
    play([player])
    anna.expect_result()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".json")
    anna.button("Review").click()
    anna.button("Review this game").click()
    expect(page.get_by_role("progressbar").or_(page.get_by_text("Results so far")).first).to_be_visible()


def test_no_friends_lobby_or_mail_are_offered(site: StaticServer, arrive: Arrive) -> None:
    anna = arrive(site, "Anna")
    load(site, anna)
    page = anna.page
    expect(page.get_by_role("heading", name="Live", exact=True)).to_have_count(0)
    anna.open("/new")
    expect(page.get_by_text("Against bots", exact=True)).to_be_visible()
    expect(page.get_by_text("On this device", exact=True)).to_be_visible()
    expect(page.get_by_text("With friends", exact=True)).to_have_count(0)
    anna.open("/settings")
    expect(page.get_by_role("heading", name="Stored in this browser")).to_be_visible()
    expect(page.get_by_text("Personal link", exact=True)).to_have_count(0)


@pytest.mark.parametrize(("game", "players"), [("Acquire", 2), ("Stockpile", 2)], ids=["acquire", "stockpile"])
def test_a_whole_game_with_coach_and_review_with_the_network_cut(
    site: StaticServer, arrive: Arrive, game: str, players: int
) -> None:
    anna = arrive(site, "Anna")
    load(site, anna)
    play_a_game(anna, game, players)
    anna.open("/games")  # from the kept files and the kept game
    expect(anna.page.get_by_role("heading", name="Records", exact=True)).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "players", "everything"),
    [("Acquire", 4, False), ("Stockpile", 4, True)],
    ids=["acquire", "stockpile-everything"],
)
def test_a_long_game_against_medium_bots_and_its_whole_review(
    site: StaticServer, arrive: Arrive, game: str, players: int, everything: bool
) -> None:
    anna = arrive(site, "Anna")
    load(site, anna)
    play_a_game(anna, game, players, everything, "medium")
    sums = anna.page.get_by_role("group", name="Where the results come from")
    expect(sums.locator("tbody tr:not(.lane)")).to_have_count(players, timeout=1_800_000)
