"""A game that counts is played without help, against bots too: the deal of the day and duplicate matches."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.features.test_duplicate_matches import copied, seat
from tests.server.guests import Guest, Message, Place, play_on

from bigboard.coach.daily import Day
from bigboard.i18n import LANGUAGES, Messages
from bigboard.services import contests, daily

MakeGuest = Callable[[str | None], Guest]
OWN = 1  # our seat


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "day_of", lambda game, when: Day(game, when, 2, {}, ("random", None)))
    monkeypatch.setattr(contests, "BENCHMARK", "random")


def todays(anna: Guest, _: Guest, game: str, practice: bool = False) -> str:
    return str(anna.do("POST", f"/api/today/{game}", {"practice": practice}, 201)["table"]["id"])


def of_a_match(anna: Guest, ben: Guest, game: str) -> str:
    """Against a bot, as against people: the other group plays the same deal."""
    table, twin, invitation = copied(anna, game=game, hints=True, seats=[{"bot": "random"}, {"me": True}])
    seat(ben, twin, OWN, invitation)
    anna.do("POST", f"/api/tables/{table}/start")
    return table


def my_decision(place: Place) -> Message:
    while True:
        view = place.views.get(OWN)
        if view is not None and view["view"]["legal"]:
            return view
        place.receive()


def kinds_of_help(action: int) -> dict[str, dict[str, Any]]:
    return {
        "hint": {"type": "hint"},
        "what would be best": {"type": "coach"},
        "a warning before the answer": {"type": "coach", "action": action},
        "a warning before a choice of several": {"type": "coach", "picks": []},
        "a position to search": {"type": "world"},
    }


@pytest.mark.parametrize("begin", [todays, of_a_match])
@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_no_kind_of_help_is_given_in_a_game_that_counts(
    guest: MakeGuest, game: str, begin: Callable[[Guest, Guest, str], str]
) -> None:
    anna = guest("Anna")
    table = begin(anna, guest("Ben"), game)
    with anna.visit(table) as place:
        decision = my_decision(place)
        for name, request in kinds_of_help(decision["view"]["legal"][0]["action"]).items():
            place.send(**request, id=name, seat=OWN)
            refused = place.refused("no_hint")
            assert (refused["id"], refused["reason"]) == (name, "counts"), refused
            assert refused["message"] == "Hints are not available in a game that counts."
    assert not anna.table(table)["hints"]
    assert anna.do("PATCH", f"/api/tables/{table}", {"hints": True}, 403)["code"] == "in_contest"


def test_what_was_revealed_is_not_taken_back_in_a_game_that_counts(guest: MakeGuest) -> None:
    """The bot waits for a second before it acts, so only the reveal itself forbids the undo."""
    anna = guest("Anna")
    table = todays(anna, anna, "acquire")
    with anna.visit(table) as place:
        while True:
            decision = my_decision(place)
            place.act(OWN)
            place.until("ack")
            while place.views[OWN]["seq"] == decision["seq"]:
                place.receive()
            after = place.views[OWN]
            if after["view"]["seat"] != OWN:
                break
        place.send(type="undo", id="peek", seat=OWN, seq=after["seq"])
        assert place.refused("no_undo")["reason"] in ("revealed", "turn_over")


def test_practice_does_not_count_so_the_coach_answers(guest: MakeGuest) -> None:
    anna = guest("Anna")
    table = todays(anna, anna, "acquire")
    anna.do("PATCH", f"/api/tables/{table}", {"bot_pace_ms": 0})
    with anna.visit(table) as place:
        play_on(place, {OWN}, random.Random(1))
    with anna.visit(todays(anna, anna, "acquire", practice=True)) as place:
        my_decision(place)
        place.send(type="coach", id="c", seat=OWN)
        assert place.until("coach", id="c")["options"]


def test_the_refusal_is_a_sentence_in_every_language() -> None:
    said = {Messages(language).say("error-no_hint-counts") for language in LANGUAGES}
    assert "error-no_hint-counts" not in said
    assert len(said) == len(LANGUAGES) == 5
