"""A game from outside in the browser: this client has no table for it, so it is played at the plain one."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect
from tests import outside
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Person
from tests.browser.driver.plain_player import PlainPlayer
from tests.browser.driver.player import play, times

Arrive = Callable[..., Person]


@pytest.fixture(scope="module")
def third_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server on a machine where the example is installed."""
    packages = tmp_path_factory.mktemp("packages")
    outside.write_metadata(packages)
    with pytest.MonkeyPatch.context() as patch:
        places = [str(packages), str(outside.FOLDER), os.environ.get("PYTHONPATH", "")]
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, places)))
        with RunningServer(tmp_path_factory.mktemp("third-house")) as running:
            yield running


def test_a_whole_game_against_bots_at_the_plain_table(third_house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(third_house, "Anna")
    anna.new_table(players=3, game="Whisper Street")
    play([PlainPlayer(anna)])
    assert anna.expect_result()
    expect(anna.page.get_by_role("heading", name="Where the money came from")).to_be_visible()


def test_the_lobby_invites_to_it_in_its_own_words(third_house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(third_house, "Anna")
    anna.open("/")
    expect(anna.page.get_by_text("trade on what you heard")).to_be_visible()
    anna.button("Whisper Street against bots").click()
    expect(anna.page.get_by_role("heading", name="Companies")).to_be_visible()


def test_why_shows_its_rulebook(third_house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(third_house, "Anna")
    anna.new_table(players=2, game="Whisper Street")
    play([PlainPlayer(anna)], until=times(1))
    anna.wait(lambda: anna.question() is not None, "for a question")
    anna.page.get_by_role("button", name="Why? Your turn").click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text("the present price")
    dialog.get_by_role("link", name="All rules").click()
    expect(anna.page.get_by_role("heading", name="Bankruptcy", level=3)).to_be_visible()
