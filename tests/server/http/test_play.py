"""Play without a WebSocket: the view of a seat, a long poll, actions as number, description and text."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.server.guests import Guest

import bigboard

MakeGuest = Callable[[str | None], Guest]


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_a_whole_game_is_played_by_http_alone(guest: MakeGuest, game: str) -> None:
    anna = guest("Anna")
    table = anna.new_table(game=game, seats=[{"me": True}, {"bot": "random"}], autostart=True)
    view = f"/api/tables/{table}/view?seat=0"
    shown = anna.do("GET", view)
    asked = 0
    while shown["status"] == "running":
        if shown["texts"]:
            number, text = sorted(shown["texts"].items())[0]
            answer = [{"text": text}, {"action": int(number)}][asked % 2]
            asked += 1
            taken = anna.do("POST", f"/api/tables/{table}/actions", {"seat": 0, "seq": shown["seq"], **answer})
            assert taken["seq"] > shown["seq"]
            shown = anna.do("GET", view)
        else:
            shown = anna.do("GET", f"{view}&since={shown['seq']}&wait=20")
    assert asked > 10
    assert shown["result"] == anna.table(table)["result"]
    record = anna.do("GET", f"/api/tables/{table}/record")
    assert bigboard.replay(record).scores() == shown["result"]["scores"]


def test_a_seat_shows_its_own_secrets_only_to_its_player(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.new_table(seats=[{"me": True}, None], autostart=True)
    ben.sit(table, 1)
    mine = anna.do("GET", f"/api/tables/{table}/view?seat=0")["view"]
    assert mine["hand"]
    assert ben.do("GET", f"/api/tables/{table}/view?seat=0", status=403)["code"] == "not_yours"
    watched = ben.do("GET", f"/api/tables/{table}/view?seat=-1")
    assert watched["texts"] == {}
    assert not watched["view"].get("hand")
    closed = anna.new_table(seats=[{"me": True}, {"bot": "random"}], spectators=False, autostart=True)
    assert ben.do("GET", f"/api/tables/{closed}/view?seat=-1", status=403)["code"] == "spectators_off"


def test_what_is_wrong_with_an_action_is_said_and_nothing_changes(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.new_table(seats=[{"me": True}, None])
    ben.sit(table, 1)
    actions = f"/api/tables/{table}/actions"
    assert anna.do("GET", f"/api/tables/{table}/view?seat=0", status=409)["code"] == "not_running"
    anna.do("POST", f"/api/tables/{table}/start")
    players = [anna, ben]
    deciding = anna.table(table)["deciding"]
    mover, other = players[deciding], players[1 - deciding]
    seq = mover.do("GET", f"/api/tables/{table}/view?seat={deciding}")["seq"]
    common = {"seat": deciding, "seq": seq}
    assert mover.do("POST", actions, common, status=422)["code"] == "bad_message"
    assert mover.do("POST", actions, {**common, "text": "1A", "action": 1}, status=422)["code"] == "bad_message"
    assert mover.do("POST", actions, {**common, "text": "sing a song"}, status=422)["code"] == "bad_message"
    refused = mover.do("POST", actions, {**common, "action": 177}, status=409)
    assert refused["code"] == "illegal"
    assert refused["rule"]
    assert other.do("POST", actions, {**common, "action": 0}, status=403)["code"] == "not_yours"
    late = {"seat": 1 - deciding, "seq": seq, "action": 0}
    assert other.do("POST", actions, late, status=409)["code"] == "not_your_turn"
    assert mover.do("POST", actions, {**common, "seq": seq + 7, "action": 0}, status=409)["code"] == "late"
    assert mover.do("GET", f"/api/tables/{table}/view?seat={deciding}")["seq"] == seq


def test_an_action_that_is_sent_twice_counts_once(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.new_table(seats=[{"me": True}, None], autostart=True)
    ben.sit(table, 1)
    deciding = anna.table(table)["deciding"]
    mover = [anna, ben][deciding]
    shown = mover.do("GET", f"/api/tables/{table}/view?seat={deciding}")
    action = int(next(iter(shown["texts"])))
    body = {"seat": deciding, "seq": shown["seq"], "action": action, "id": "once"}
    first = mover.do("POST", f"/api/tables/{table}/actions", body)
    assert mover.do("POST", f"/api/tables/{table}/actions", body) == first
