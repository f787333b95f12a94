"""What goes over the wire to a seat is what that seat may know: checked on the bytes, not on the screen."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from tests.server.guests import Guest, Place, RunningServer, everything, in_threads, play_on

import bigboard
from bigboard.records.record import replay_steps
from bigboard.room.game_log import GameLog

MakeGuest = Callable[[str | None], Guest]
TILE = re.compile(r"^(?:[1-9]|1[0-2])[A-I]$")


def recorded_game(guest: MakeGuest, game: str, options: dict[str, Any]) -> tuple[dict[str, Any], dict[int, Place]]:
    """A game of three people and a nameless spectator: its record, and what each of them heard."""
    people = [guest("Anna"), guest("Ben"), guest("Eva")]
    table = people[0].new_table(game=game, players=3, options=options)
    for seat in (1, 2):
        people[seat].sit(table, seat)
    places = {seat: people[seat].visit(table) for seat in range(3)}
    places[-1] = guest(None).visit(table)
    people[0].do("POST", f"/api/tables/{table}/start")
    in_threads([partial(play_on, place, {seat}, random.Random(seat)) for seat, place in places.items()])
    for place in places.values():
        place.socket.close()
    return people[0].do("GET", f"/api/tables/{table}/record"), places


def words(value: Any) -> Iterator[str]:
    """All texts in a message, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from words(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from words(inner)


def visible_tiles(record: dict[str, Any], seat: int) -> list[set[str]]:
    """For every entry of the log, the tiles that this seat may have heard of by then: laid ones and its own."""
    known: set[str] = set()
    sets = [set[str]()]
    for state, _, _ in replay_steps(record):
        position = state.position()
        known |= {tile for tiles in position["chains"].values() for tile in tiles}
        known |= {*position["lone"], *position["gone"]}
        known |= {position["tile"]} if position["tile"] else set()
        if seat >= 0:
            known |= set(position["hands"][seat])
        sets.append(set(known))
    return sets


@pytest.mark.parametrize("open_holdings", [True, False])
def test_no_message_names_a_tile_that_another_hand_or_the_bag_holds(
    house: RunningServer, guest: MakeGuest, open_holdings: bool
) -> None:
    record, places = recorded_game(guest, "acquire", {"open_holdings": open_holdings})
    for seat, place in places.items():
        allowed = visible_tiles(record, seat)
        named = 0
        for text in place.heard:
            message = json.loads(text)
            tiles = {word for word in words(message) if TILE.match(word)}
            named += len(tiles)
            assert tiles <= allowed[message.get("seq") or 0], f"seat {seat} heard {tiles}: {text}"
        assert named > 50


@pytest.mark.parametrize("full", [False, True], ids=["plain", "everything"])
@pytest.mark.parametrize("game", bigboard.game_names())
def test_every_view_and_event_is_exactly_what_the_rules_show_this_seat(
    house: RunningServer, guest: MakeGuest, game: str, full: bool
) -> None:
    record, places = recorded_game(guest, game, everything(game) if full else {})
    told: dict[int, dict[int, Any]] = {seat: {} for seat in places}
    for seat, place in places.items():
        for message in map(json.loads, place.heard):
            if message["type"] == "update":
                assert message["seat"] == seat
                told[seat][message["seq"]] = message
    for seq, (state, _, events) in enumerate(replay_steps(record), 1):
        for seat in places:
            message = told[seat][seq]
            view = state.view(seat)
            # By the table, unless the player keeps shares secret.
            answered = {state.describe(action)["type"] for action in state.legal_actions()} == {"show"}
            if view.get("legal") and (len(view["legal"]) == 1 or answered):  # only this seat may notice it
                view = GameLog.without_question(view)
            asked = seat >= 0 and seat == state.seat and len(state.legal_actions()) > 1 and not answered
            view = json.loads(json.dumps(view))
            legal = message["view"].pop("legal", None)
            view.pop("legal", None)
            assert message["view"] == view
            assert bool(legal) == asked
            assert message["entry"]["events"] == json.loads(json.dumps([event.seen_by(seat) for event in events]))
            assert "action" not in message["entry"]


def test_the_deal_and_its_seed_are_nowhere_on_the_wire_before_the_end(house: RunningServer, guest: MakeGuest) -> None:
    record, places = recorded_game(guest, "acquire", {})
    for place in places.values():
        assert not any(record["deal"]["seed"] in text for text in place.heard)


def test_a_world_for_a_bot_agrees_with_the_view_and_is_drawn_anew_each_time(
    house: RunningServer, guest: MakeGuest
) -> None:
    anna = guest("Anna")
    table = anna.new_table(players=3, seats=[{"me": True}, {"bot": "random"}, {"bot": "random"}], autostart=True)
    with anna.visit(table) as place:
        view = place.until("view")
        while view["view"]["seat"] != 0:
            view = place.until("update")
        hands = set()
        for _ in range(20):
            place.send(type="world", id="w", seat=0)
            position = place.until("world")["position"]
            assert sorted(position["hands"][0]) == sorted(held["tile"] for held in view["view"]["hand"])
            hands.add(tuple(position["hands"][1]))
        assert len(hands) > 10
        place.send(type="world", id="w", seat=1)
        place.refused("not_yours")


def test_an_earlier_moment_is_what_the_seat_was_shown_then(house: RunningServer, guest: MakeGuest) -> None:
    anna, watcher = guest("Anna"), guest("Watcher")
    table = anna.new_table(seats=[{"me": True}, {"me": True}], autostart=True)
    with anna.visit(table) as place, watcher.visit(table) as outside:
        place.until("view", seat=1)
        for _ in range(6):
            deciding = place.views[0]["view"]["seat"]
            place.act(deciding)
            place.until("ack")
            for seat in (0, 1):
                place.until("update", seat=seat)
        shown = [message for message in map(json.loads, place.heard) if message["type"] == "update"]
        assert len(shown) == 12
        for message in shown:
            place.send(type="look", id="l", seat=message["seat"], seq=message["seq"])
            moment = place.until("moment")["view"]
            assert {**moment, "offers": {}} == {**message["view"], "legal": [], "offers": {}}
            assert not moment["offers"]["choices"]
        outside.send(type="look", id="l", seat=-1, seq=shown[0]["seq"])
        assert not {"hand", "legal"} & set(outside.until("moment")["view"])
        outside.send(type="look", id="l", seat=0, seq=shown[0]["seq"])
        outside.refused("not_yours")
        for seq in (0, 99):
            place.send(type="look", id="l", seat=0, seq=seq)
            place.refused("bad_message")
