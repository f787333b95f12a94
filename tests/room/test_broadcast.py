"""Views of which only the differences are sent: a client that applies them has the same view as everyone else."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import cast

import orjson
import pytest
from tests.server.guests import Guest, Place, RunningServer, everything, play_on

import bigboard
from bigboard.games.view_diff import Comparison, apply_changes, differences
from bigboard.room.broadcast import Broadcast
from bigboard.room.game_log import GameLog, LogEntry
from bigboard.room.table import Table

NewGuest = Callable[[str | None], Guest]


def caught_up(place: Place, seq: int) -> Place:
    while not place.views or max(view["seq"] for view in place.views.values()) < seq:
        place.receive()
    return place


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_changes_and_whole_views_show_the_same(house: RunningServer, guest: NewGuest, game: str) -> None:
    anna, watcher = guest("Anna"), guest("Watcher")
    seats = [{"me": True}, {"bot": "random"}, {"bot": "random"}]
    table = anna.new_table(game=game, players=3, seats=seats, autostart=True, options=everything(game))
    with (
        anna.visit(table, views="changes") as here,
        anna.visit(table) as there,
        watcher.visit(table, views="changes") as beside,
        watcher.visit(table) as behind,
    ):
        last = play_on(here, {0}, random.Random(3), until_seq=60)["seq"]
        for lean, full in ((here, there), (beside, behind)):
            caught_up(full, last), caught_up(lean, last)
            views = [by_seq(place) for place in (lean, full)]
            both = views[0].keys() & views[1].keys()
            assert len(both) > 30
            for seq in both:
                assert views[0][seq] == views[1][seq]
            assert bytes_of(lean) < 0.7 * bytes_of(full)


def by_seq(place: Place) -> dict[int, object]:
    """The view after each entry, worked out again from what was heard."""
    views: dict[int, object] = {}
    for text in place.heard:
        message = json.loads(text)
        if message["type"] == "changes":
            views[message["seq"]] = apply_changes(views[message["seq"] - 1], message["changes"])
        elif message["type"] in ("view", "update"):
            views[message["seq"]] = message["view"]
    return views


def bytes_of(place: Place) -> float:
    told = [text for text in place.heard if text.startswith(('{"type":"changes"', '{"type":"update"'))]
    return sum(map(len, told)) / len(told)


def test_a_player_who_comes_back_gets_the_whole_view_and_then_changes(guest: NewGuest) -> None:
    anna = guest("Anna")
    seats = [{"me": True}, {"me": True}]
    table = anna.new_table(seats=seats, autostart=True)
    with anna.visit(table, views="changes") as here:
        seq = play_on(here, {0, 1}, random.Random(1), until_seq=8)["seq"]
    with anna.visit(table, since=seq, views="changes") as again, anna.visit(table) as full:
        play_on(again, {0, 1}, random.Random(2), until_seq=16)
        kinds = [json.loads(text)["type"] for text in again.heard]
        assert kinds.count("view") == 2  # one for each seat
        assert kinds.count("changes") > 8
        assert "update" not in kinds
        caught_up(full, 16)
        assert {seat: view["view"] for seat, view in again.views.items()} == {
            seat: view["view"] for seat, view in full.views.items()
        }


def test_a_step_taken_back_is_told_by_changes_too(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.new_table(seats=[{"me": True}, {"me": True}], autostart=True)
    with anna.visit(table, views="changes") as here, anna.visit(table) as full:
        for _ in range(2):
            here.until("view")
        while True:
            seat = next(seat for seat, view in here.views.items() if view["view"]["legal"])
            here.act(seat)
            told = [here.until("update") for _ in range(2)]
            if any(message["can_undo"] for message in told):
                break
        seat, seq = told[0]["entry"]["seat"], told[0]["seq"]
        here.send(type="undo", id="u", seat=seat, seq=seq)
        for _ in range(2):
            here.until("update", seq=seq + 1)
        caught_up(full, seq + 1)
        while any(view["seq"] <= seq for view in full.views.values()):
            full.receive()
        assert all(here.views[one]["view"] == full.views[one]["view"] for one in (0, 1))


def test_a_programme_that_asks_for_nothing_gets_whole_views(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.new_table(seats=[{"me": True}, {"bot": "random"}], autostart=True)
    with anna.visit(table) as here:
        play_on(here, {0}, random.Random(1), until_seq=12)
        assert not any('"type":"changes"' in text for text in here.heard)


@pytest.mark.parametrize(
    ("old", "new", "changes"),
    [
        ({"a": 1}, {"a": 1}, []),
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}, [["b", 1, 3]]),
        ({"a": {"b": 1}}, {"a": {"c": 1}}, [["a", {"c": 1}]]),
        ({"a": [1]}, {"a": [1, 2]}, [["a", [1, 2]]]),
        ({"a": None}, {"a": {}}, [["a", {}]]),
        ({"a": 1}, {"a": 1, "b": None}, [[{"a": 1, "b": None}]]),
    ],
)
def test_differences_are_as_small_as_they_can_be(old: object, new: object, changes: list[list[object]]) -> None:
    assert differences(old, new) == changes
    assert apply_changes(old, changes) == new


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
@pytest.mark.parametrize("modules", [False, True], ids=["plain", "everything"])
def test_views_that_share_parts_change_as_views_of_their_own_do(game: str, modules: bool) -> None:
    rng, seats = random.Random(5), [-1, 0, 1, 2]
    played = bigboard.game(game)
    state = played.start(played.deal(3, 5, everything(game) if modules else {}))
    before = state.views(seats)
    while state.seat >= 0 and state.moves < 80:
        state.apply(rng.choice(state.legal_actions()))
        now, comparison = state.views(seats), Comparison()
        for old, new in zip(before, now, strict=True):
            found = comparison.differences(old, new)
            assert found == differences(old, new)
            assert apply_changes(old, found) == new
        before = now


def test_the_same_list_at_two_places_is_told_for_both() -> None:
    old, new = [1, 2], [1, 3]
    comparison = Comparison()
    assert comparison.differences({"a": old, "b": old}, {"a": new, "b": new}) == [["a", 1, 3], ["b", 1, 3]]
    assert comparison.differences({"a": old, "c": {"a": old}}, {"a": new, "c": {"a": new}}) == [
        ["a", 1, 3],
        ["c", "a", 1, 3],
    ]


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_an_entry_is_kept_once_for_all_who_are_told_the_same(game: str) -> None:
    rng, seats = random.Random(2), (-1, 0, 1, 2)
    played = bigboard.game(game)
    game_log = GameLog(game)
    game_log.commit(game_log.prepare(LogEntry(1, "start", 0.0, deal=played.deal(3, 2, {}))))
    while game_log.seq < 40:
        state = game_log.running()
        action = state.describe(rng.choice(state.legal_actions()))
        game_log.commit(game_log.prepare(LogEntry(game_log.seq + 1, "action", 0.0, state.seat, action=action)))
    telling = Broadcast(cast(Table, SimpleNamespace(game_log=game_log)))
    told_more = 0
    for seq in range(1, 41):
        for seat in seats:
            assert orjson.dumps(telling.entry(seat, seq)) == game_log.entry_for(seat, seq).encode()
            told_more += any(seat in event.privy for event in game_log.events[seq - 1])
    assert told_more > 0
    assert len(game_log.written) == 40 + told_more
