"""Taking back: one's own steps, while nothing was revealed and no one else has acted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.guests import Guest, Place, RunningServer, everything

import bigboard
from bigboard.games.contract import State
from bigboard.room.game_log import GameLog, LogEntry

MakeGuest = Callable[[str | None], Guest]


def move_on(place: Place, seat: int) -> dict[str, Any]:
    """Takes the first legal action and waits until both seats have heard of it."""
    place.act(seat)
    ack = place.until("ack")
    while not all(view["seq"] == ack["seq"] for view in place.views.values()):
        place.until("update")
    return place.views[seat]


@pytest.fixture
def solo(guest: MakeGuest) -> Iterator[tuple[Place, int, str, Guest]]:
    """Two seats of one person; the seat that begins."""
    anna = guest("Anna")
    table = anna.new_table(seats=[{"me": True}, {"me": True}], autostart=True)
    with anna.visit(table) as place:
        for seat in (0, 1):
            place.until("view", seat=seat)
        yield place, place.views[0]["view"]["seat"], table, anna


Solo = tuple[Place, int, str, Guest]


def undo(place: Place, seat: int, **fields: Any) -> None:
    message = {"type": "undo", "id": place.key(), "seat": seat, "seq": place.views[seat]["seq"]}
    place.send(**{**message, **fields})


def until_undoable(place: Place) -> dict[str, Any]:
    """Plays both seats on until someone's tile asks for another decision of the same player."""
    for _ in range(200):
        view = place.views[0]["view"]
        told = move_on(place, view["seat"])
        if told["can_undo"]:
            return told
    raise AssertionError("nothing in 200 actions could be taken back")


def test_a_step_without_surprises_can_be_taken_back(solo: Solo) -> None:
    place, _, table, anna = solo
    told = until_undoable(place)
    mover, seq = told["seat"], told["seq"]
    undo(place, mover)
    assert place.until("ack")["seq"] == seq + 1
    back = place.until("update", seat=mover)
    assert back["entry"] == {
        "seq": seq + 1, "kind": "undo", "time": back["entry"]["time"], "seat": mover, "bot": None,
        "undoes": seq, "events": [],
    }  # fmt: skip
    assert back["view"]["decision"] == "play_tile"
    assert back["view"]["seat"] == mover
    assert len(back["view"]["hand"]) == len(told["view"]["hand"]) + 1
    assert move_on(place, mover)["seq"] == seq + 2
    with anna.visit(table) as again:
        entries = again.until("history")["entries"]
        assert [entry["kind"] for entry in entries][-3:] == ["action", "undo", "action"]


def test_what_drew_a_tile_cannot_be_taken_back(solo: Solo) -> None:
    place, seat, _, _ = solo
    told = move_on(place, seat)
    assert told["entry"]["events"][0]["type"] == "tile_played"
    if told["view"]["seat"] != seat:  # a lone tile and nothing to buy: the turn ended with a draw
        undo(place, seat)
        assert place.refused("no_undo")["reason"] in ("revealed", "turn_over")
    while place.views[0]["view"]["seat"] == seat:
        move_on(place, seat)
    undo(place, seat)
    assert place.refused("no_undo")["reason"] in ("revealed", "turn_over")


def test_after_another_player_it_is_too_late(solo: Solo) -> None:
    place, seat, _, _ = solo
    while place.views[0]["view"]["seat"] == seat:
        move_on(place, seat)
    move_on(place, 1 - seat)
    undo(place, seat)
    assert place.refused("no_undo")["reason"] == "others_acted"


def test_nothing_done_nothing_to_undo(solo: Solo) -> None:
    place, seat, _, _ = solo
    undo(place, seat)
    assert place.refused("no_undo")["reason"] == "nothing"


def test_an_undo_sent_twice_counts_once(solo: Solo) -> None:
    place, _, _, _ = solo
    told = until_undoable(place)
    for _ in range(2):
        undo(place, told["seat"], id="twice", seq=told["seq"])
    assert place.until("ack")["repeated"] is False
    assert place.until("ack")["repeated"] is True


def test_a_table_can_do_without_undo(guest: MakeGuest) -> None:
    anna = guest("Anna")
    table = anna.new_table(seats=[{"me": True}, {"me": True}], undo=False, autostart=True)
    with anna.visit(table) as place:
        for seat in (0, 1):
            place.until("view", seat=seat)
        mover = place.views[0]["view"]["seat"]
        assert move_on(place, mover)["can_undo"] is False
        undo(place, mover)
        assert place.refused("no_undo")["reason"] == "off"


def started(state: State) -> tuple[GameLog, State]:
    match = GameLog(state.game.name)
    match.commit(match.prepare(LogEntry(1, "start", 0.0, deal=state.record()["deal"])))
    assert match.state is not None
    return match, match.state


@pytest.mark.parametrize("game", bigboard.game_names())
@pytest.mark.parametrize("seed", range(3))
def test_undo_gives_back_exactly_the_state_before(game: str, seed: int) -> None:
    """In a whole game: whatever may be taken back, is, and everyone sees again what they saw."""
    rules = bigboard.game(game)
    match, state = started(rules.start(rules.deal(3, seed, everything(game) if seed else {})))
    rng = bigboard.Rng(seed)
    taken_back = 0
    while not match.over:
        assert match.state is not None
        state = match.state
        seat = state.seat
        before = [state.observe(viewer) for viewer in range(-1, 3)]
        legal = state.legal_actions()
        action = state.describe(legal[int(rng.below(len(legal)))])
        for _ in range(2):
            match.commit(match.prepare(LogEntry(match.seq + 1, "action", 0.0, seat, action=action)))
            if match.why_no_undo(seat) is not None:
                break
            undone = match.standing[-1].seq
            match.commit(match.prepare(LogEntry(match.seq + 1, "undo", 0.0, seat, undoes=undone)))
            assert match.state is not None
            assert [match.state.observe(viewer) for viewer in range(-1, 3)] == before
            taken_back += 1
        else:
            match.commit(match.prepare(LogEntry(match.seq + 1, "action", 0.0, seat, action=action)))
    assert taken_back > 10
    again = GameLog.load(game, [entry.to_json() for entry in match.entries])
    assert again.state is not None
    assert match.state is not None
    assert again.state.position() == match.state.position()
    assert bigboard.replay(match.state.record()).scores() == match.state.scores()


def test_the_same_decision_is_taken_back_only_so_often(tmp_path: Path) -> None:
    with RunningServer(tmp_path, undos_of_decision=2) as house:
        anna = house.guest("Anna")
        table = anna.new_table(seats=[{"me": True}, {"me": True}], autostart=True)
        with anna.visit(table) as place:
            for seat in (0, 1):
                place.until("view", seat=seat)
            told = until_undoable(place)
            for _ in range(2):
                assert told["can_undo"]
                undo(place, told["seat"])
                for seat in (0, 1):
                    place.until("update", seat=seat)
                told = move_on(place, told["seat"])
            assert not told["can_undo"]
            undo(place, told["seat"])
            assert place.refused("no_undo")["reason"] == "too_often"
