"""A lesson at a table: the bots answer from the script, wrong answers are refused kindly, and nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.guests import Guest, Message, Place, RunningServer, wait_for

NewGuest = Callable[..., Guest]


def begin(guest: Guest, lesson: str = "acquire-first", **body: Any) -> str:
    """The table of the lesson, with bots that do not take their time."""
    table = str(guest.do("POST", f"/api/learn/lessons/{lesson}", body, status=201)["table"]["id"])
    guest.do("PATCH", f"/api/tables/{table}", {"bot_pace_ms": 0})
    return table


def step(guest: Guest, table: str, lang: str = "en") -> Message:
    return guest.do("GET", f"/api/learn/tables/{table}?lang={lang}")


def listed(guest: Guest) -> dict[str, Message]:
    """The lessons by their name, with how far this guest is."""
    return {lesson["name"]: lesson for lesson in guest.do("GET", "/api/learn")["lessons"]}


def asked(place: Place, question: str | None = None) -> Message:
    """The view of the person, once they are asked something, or that question."""
    while True:
        view = place.views[0]["view"] if 0 in place.views else {"seat": -1}
        if view["seat"] == 0 and question in (None, view["decision"]):
            return place.views[0]
        place.receive()


def acknowledged(place: Place) -> bool:
    """Whether the latest answer was taken."""
    while (message := place.receive())["type"] not in ("ack", "error"):
        pass
    return bool(message["type"] == "ack")


def answer(place: Place, *picks: Message, **action: Any) -> None:
    """Answers with an action in words, or with several pieces at once."""
    view = asked(place)
    place.views.clear()
    if picks:
        place.send(type="act", id=place.key(), seat=0, seq=view["seq"], picks=list(picks))
    else:
        wanted = next(
            legal for legal in view["view"]["legal"] if all(legal.get(name) == value for name, value in action.items())
        )
        place.send(type="act", id=place.key(), seat=0, seq=view["seq"], action=wanted["action"])


def test_a_lesson_is_a_private_table_with_its_own_deal_that_runs_at_once(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.table(begin(anna))
    assert (table["lesson"], table["status"], table["public"]) == ("acquire-first", "running", False)
    assert [seat["bot"] for seat in table["seats"]] == [None, "theo", "lulu"]
    others = guest("Ben").do("GET", "/api/tables")["tables"]
    assert table["id"] not in [other["id"] for other in others]


def test_the_first_step_is_told_in_the_readers_language_with_what_lights_up(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = begin(anna)
    told = step(anna, table)
    assert (told["state"], told["step"], told["number"], told["spot"]) == ("step", "place", 1, ["tile-5D"])
    assert told["pages"][0].startswith("Welcome!")
    assert step(anna, table, "fr")["pages"][0].startswith("Bienvenue")


def test_a_wrong_answer_is_refused_by_the_lesson_and_changes_nothing(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = begin(anna)
    with anna.visit(table) as place:
        before = asked(place)["seq"]
        answer(place, type="play_tile", tile="6D")
        refused = place.refused("lesson")
        assert refused["args"]["step"] == "place"
        assert anna.table(table)["seq"] == before
        assert step(anna, table)["step"] == "place"


def test_the_bots_answer_from_the_script(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = begin(anna)
    with anna.visit(table) as place:
        answer(place, type="play_tile", tile="5D")
        answer(place, type="found", chain="Festival")
        answer(place, *[{"type": "buy", "chain": "Festival"}] * 3)
        asked(place, "play_tile")
        assert step(anna, table)["step"] == "grow"
        tiles = [
            event["tile"]
            for text in place.heard
            for event in told_events(text)
            if event["type"] == "tile_played" and event["seat"] > 0
        ]
        assert tiles == ["8E", "4D"]


def told_events(text: str) -> list[Message]:
    message = json.loads(text)
    return list(message["entry"]["events"]) if message["type"] == "update" else []


def test_too_few_shares_are_refused_and_the_basket_can_be_filled_again(guest: NewGuest) -> None:
    anna = guest("Anna")
    with anna.visit(begin(anna)) as place:
        answer(place, type="play_tile", tile="5D")
        answer(place, type="found", chain="Tower")
        view = asked(place)
        answer(place, {"type": "buy", "chain": "Tower"})
        assert place.refused("lesson")["args"]["step"] == "buy"
        place.views[0] = view
        answer(place, *[{"type": "buy", "chain": "Tower"}] * 3)
        place.until("ack")


def test_a_step_that_was_taken_back_is_due_again(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = begin(anna)
    with anna.visit(table) as place:
        answer(place, type="play_tile", tile="5D")
        view = asked(place)
        assert step(anna, table)["step"] == "found"
        place.send(type="undo", id=place.key(), seat=0, seq=view["seq"])
        place.until("ack")
        assert step(anna, table)["step"] == "place"


def test_a_player_who_begins_again_is_led_to_where_they_left_unless_they_want_a_new_table(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = begin(anna)
    assert begin(anna) == table
    assert listed(anna)["acquire-first"]["table"] == table
    assert not listed(anna)["acquire-first"]["done"]
    assert begin(anna, again=True) != table


def test_a_short_lesson_is_done_when_its_steps_are_and_is_remembered(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = begin(anna, "stockpile-auction")
    with anna.visit(table) as place:
        while step(anna, table)["state"] != "done":
            view = asked(place)
            place.views.clear()
            legal = view["view"]["legal"][0]["action"]
            place.send(type="act", id=place.key(), seat=0, seq=view["seq"], action=legal)
            place.until("ack")
    done = step(anna, table)
    assert done["pages"]
    assert done["next"] is not None
    wait_for(lambda: listed(anna)["stockpile-auction"]["done"])
    assert listed(anna)["stockpile-auction"]["table"] is None
    assert anna.do("GET", "/api/me/games")["running"] == []


def test_a_lesson_goes_on_after_a_restart_where_it_was(folder: Path) -> None:
    with RunningServer(folder) as house:
        anna = house.guest("Anna")
        table = begin(anna)
        with anna.visit(table) as place:
            answer(place, type="play_tile", tile="5D")
            answer(place, type="found", chain="Festival")
            asked(place)
        secret = anna.http.cookies.get("bigboard")
        assert secret is not None
    with RunningServer(folder) as house:
        anna = house.guest(None)
        anna.http.cookies.set("bigboard", secret)
        assert begin(anna) == table
        assert step(anna, table)["step"] == "buy"
        with anna.visit(table) as place:
            answer(place, *[{"type": "buy", "chain": "Festival"}] * 3)
            asked(place, "play_tile")
            assert step(anna, table)["step"] == "grow"


def test_lessons_are_not_counted_among_the_games_that_one_has_played(guest: NewGuest) -> None:
    anna = guest("Anna")
    begin(anna)
    games = anna.do("GET", "/api/me/games")
    assert [mine["table"]["lesson"] for mine in games["running"]] == ["acquire-first"]
    assert games["statistics"] == []


def test_what_a_table_answers_for_someone_is_left_to_them_in_a_lesson(house: RunningServer, guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.do("PUT", "/api/me/answers", {"answers": ["show", "pass"]})
    table = begin(anna, "stockpile-first")
    with anna.visit(table) as place:
        while asked(place)["view"]["decision"] != "show_shares":
            view = place.views[0]
            place.views.clear()
            for legal in view["view"]["legal"]:  # the first answer that the lesson takes
                place.send(type="act", id=place.key(), seat=0, seq=view["seq"], action=legal["action"])
                if acknowledged(place):
                    break
        seq = place.views[0]["seq"]
        planned = house.app.container.lobby.services.answers.planned
        place.send(type="chat", id="after", text="The table has seen this question.")
        place.until("ack", id="after")
        assert planned.get(table, (0, None))[0] < seq, "the table has nothing to answer"
        assert anna.table(table)["seq"] == seq


def test_no_one_else_may_read_the_lesson_of_a_table(guest: NewGuest) -> None:
    table = begin(guest("Anna"))
    refused = guest("Ben").do("GET", f"/api/learn/tables/{table}", status=403)
    assert refused["code"] == "not_invited"


def test_an_unknown_lesson_is_named_as_such(guest: NewGuest) -> None:
    refused = guest("Anna").do("POST", "/api/learn/lessons/chess-first", {}, status=404)
    assert refused["code"] == "no_lesson"


def test_terms_and_the_page_of_two_minutes_come_in_the_readers_language(guest: NewGuest) -> None:
    anna = guest("Anna")
    terms = anna.do("GET", "/api/learn/terms/acquire?lang=fr")["terms"]
    assert [(term["title"], term["rule"]) for term in terms if term["id"] == "merger"] == [("Fusion", "ACQ-MRG-1")]
    page = anna.do("GET", "/api/learn/pages/stockpile?lang=en")["parts"]
    assert page[0]["place"] == "title"
    assert page[0]["heading"] == "Stockpile in two minutes"
