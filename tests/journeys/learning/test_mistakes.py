"""A bad choice at the table comes back as a card: missed, the next day right, and listed where Anna loses."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import pytest
from benchmarks.training.planted_mistakes import a_mistake
from playwright.sync_api import Browser, expect
from tests.browser.driver.puzzle_solver import Solver
from tests.browser.test_accessibility import serious
from tests.journeys.journey import Journey, Traveler
from tests.journeys.numbers_shown import read_numbers
from tests.server.guests import Guest, MovableServer, Place, wait_for

from bigboard.bots import bot
from bigboard.coach import REVIEW
from bigboard.coach.judge.answers import Answer, answer_of
from bigboard.coach.training.card import Card
from bigboard.coach.training.schedule import DAY_S
from bigboard.games.contract import State
from bigboard.games.rng import Rng
from bigboard.room.game_log import GameLog
from bigboard.server.settings import STATIC
from bigboard.server.workers import bot_pool

KINDS = {"acquire": ("play_tile", "buy_shares"), "stockpile": ("bid",)}  # questions that Anna answers badly
SEARCHED = replace(REVIEW, simulations=800, insist=2)
GAMES = 4  # in which there may be no answer that costs enough
MOST_CARDS = 60
Moment = tuple[str, int]  # a table, and the number of an action


@dataclass
class Visit:
    """Anna's window, her server, and a socket with which the rest of her game is played fast."""

    journey: Journey
    server: MovableServer
    anna: Traveler

    def guest(self) -> Guest:
        guest = Guest(self.server.url, None)
        for cookie in self.anna.context.cookies():
            guest.http.cookies.set(cookie["name"], cookie["value"])
        return guest

    def cards(self) -> dict[str, tuple[Moment, Card]]:
        """The cards on disk: the moment of each, and the card, by id."""
        path = str(self.server.settings.database).removeprefix("sqlite:///")
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            rows = connection.execute("select id, table_id, n, document from cards").fetchall()
        return {row[0]: ((row[1], row[2]), Card.from_json(json.loads(row[3]))) for row in rows}


@pytest.fixture
def visit(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visit]:
    """A server that reviews games by itself, as fast as it can."""
    monkeypatch.setattr(bot_pool, "BEHIND", 0)
    settings = {"static": STATIC, "auto_reviews": 20, "review_simulations": 150, "review_redraws": 1}
    with MovableServer(tmp_path, **settings) as server:
        journey = Journey(browser, server)
        yield Visit(journey, server, journey.arrive("Anna"))
        journey.end()


def play_until_a_mistake(visit: Visit, game: str) -> tuple[str, int]:
    """Play games until Anna has clicked one bad answer; return the table and the number of that action."""
    for _ in range(GAMES):
        table, planted = play_with_a_mistake(visit, game)
        if planted:
            return table, planted
    raise AssertionError("there was no answer that costs enough")


def play_with_a_mistake(visit: Visit, game: str) -> tuple[str, int]:
    """Play a game in which Anna clicks one bad answer, if there is one; return the table and that action's number."""
    guest, rng = visit.guest(), Rng(1)
    seats = [{"me": True}, {"bot": "greedy"}]
    table = guest.new_table(game=game, players=2, seats=seats, autostart=True)
    log: GameLog = visit.server.app.container.lobby.tables[table].game_log
    planted = 0
    with guest.visit(table) as place:
        while True:
            wait_for(lambda: log.over or log.deciding == 0)
            if log.over:
                break
            state = log.state
            assert state is not None
            state = state.clone()
            done, seq = len(log.standing), log.seq
            bad = a_mistake(state, rng, SEARCHED) if not planted and state.decision in KINDS[game] else None
            if bad is not None:
                planted = done + 1
                visit.anna.open(f"/t/{table}")
                visit.anna.wait(visit.anna.question, "for the question")
                Solver(visit.anna.page, state).give(bad)
                wait_for(partial(is_past, log, seq))
            else:
                answer_by_socket(place, log, state, answer_of(bot("greedy"), state, rng))
    guest.close()
    return table, planted


def answer_by_socket(place: Place, log: GameLog, state: State, answer: Answer) -> None:
    seq = log.seq
    while place.views.get(0, {"seq": -1})["seq"] < seq:
        place.receive()
    place.act(0, answer[0])
    wait_for(partial(is_past, log, seq))


def is_past(log: GameLog, seq: int) -> bool:
    return log.seq > seq


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_a_mistake_comes_back_until_it_is_answered_right(visit: Visit, game: str) -> None:
    anna, server = visit.anna, visit.server
    page = anna.page
    anna.introduce()
    table, planted = play_until_a_mistake(visit, game)
    wait_for(lambda: (table, planted) in {moment for moment, _ in visit.cards().values()}, 240)

    # The card: her own seat at that moment, and nothing about the game.
    anna.open("/games")
    page.get_by_role("link", name="My mistakes").click()
    with anna.in_another_language("Anna"):
        expect(page.get_by_role("switch")).to_be_checked()
    assert serious(page) == []
    missed = answer_cards(visit, (table, planted), right=False)
    expect(page.get_by_text("It comes back tomorrow.")).to_be_visible()
    anna.open("/mistakes")
    server.advance(DAY_S + 1)
    anna.open("/mistakes")
    assert answer_cards(visit, (table, planted), right=True) == missed
    expect(page.get_by_text("It comes back in 3 days.")).to_be_visible()
    page.get_by_role("link", name="Show me").click()
    page.wait_for_url(f"**/replay/{table}#*")

    # The report lists the decision, and leads to its moment.
    anna.open("/losses")
    expect(page.get_by_text("You lose most here")).to_be_visible()
    with anna.in_another_language("Anna"):
        assert page.locator("table").count() == 3
    assert serious(page) == []
    page.locator("table").first.get_by_role("button").first.click()
    expect(page.locator("table ol li").first).to_be_visible()
    for row in page.locator("table").first.get_by_role("button").all():
        if row.get_attribute("aria-expanded") == "false":
            row.click()
        if page.locator(f"a[href$='decision={planted}']").count():
            break
    page.locator(f"a[href$='decision={planted}']").first.click()
    page.wait_for_url(f"**/replay/{table}#*decision={planted}")


def answer_cards(visit: Visit, planted: Moment, right: bool) -> str:
    """Answer what is due, all of it right except the planted one, until that has been asked; return its id."""
    anna, page = visit.anna, visit.anna.page
    page.get_by_role("button", name="Start").click()
    for _ in range(MOST_CARDS):
        page.wait_for_url("**/mistakes/*")
        expect(page.get_by_role("heading", name="Decide")).to_be_visible()
        card_id = page.url.rpartition("/")[2]
        asked, card = visit.cards()[card_id]
        state = card.state()
        wanted = asked == planted
        if wanted:
            anna.open_sheet("Holdings")
            read_numbers(anna, card.game, state.view(state.seat))
        good = right or not wanted
        Solver(page, state).give(card.right if good else tuple(card.chosen["actions"]))
        expect(page.get_by_role("heading", name="Right!" if good else "Not the best move.")).to_be_visible()
        if wanted:
            return card_id
        page.get_by_role("button", name="Next decision").click()
        expect(page).not_to_have_url(re.compile(f"{card_id}$"))
    raise AssertionError("the planted mistake was not asked")
