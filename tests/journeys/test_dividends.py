"""Shares are shown for dividends without a question, unless the player keeps them secret."""

from __future__ import annotations

from tests.journeys.journey import Journey
from tests.journeys.moments import find_decision, sit_at

from bigboard import State


def has_shares_to_show(state: State) -> bool:
    return state.decision == "show_shares" and len(state.legal_actions()) > 1


def test_shares_are_shown_for_dividends_unless_the_player_keeps_them_secret(journey: Journey) -> None:
    anna = journey.arrive("Anna")
    table, number, state = find_decision(anna, "stockpile", has_shares_to_show)
    sit_at(anna, table, number)
    entry = anna.seq
    anna.wait(lambda: anna.views[state.seat]["decision"] != "show_shares" or anna.seq > entry, "for the dividend")
    shown = anna.context.request.get("/api/me/answers").json()["answers"]
    assert shown == ["show"]

    anna.open("/settings")
    anna.page.get_by_role("switch", name="Keep shares secret").check()
    anna.wait(lambda: anna.context.request.get("/api/me/answers").json()["answers"] == [], "for the setting")
    sit_at(anna, table, number)
    anna.wait(lambda: (anna.question() or {}).get("decision") == "show_shares", "for the question")
