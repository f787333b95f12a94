"""What the bots of a table hear, and who makes way when something is taken back."""

from __future__ import annotations

from unittest.mock import Mock

import pytest

from bigboard.room.bot_seats import BotSeats
from bigboard.room.game_log import GameLog, LogEntry
from bigboard.room.person import Presence
from bigboard.room.ports import FIRST, LAST, LATER, SeatedBot


def add(log: GameLog, kind: str) -> None:
    """The next entry: the deal, the first legal action, or an undo of the last one."""
    if kind == "start":
        entry = LogEntry(seq=1, kind="start", time=0.0, deal=log.game.deal(3, 7))
    elif kind == "undo":
        entry = LogEntry(seq=log.seq + 1, kind="undo", time=0.0, undoes=log.standing[-1].seq)
    else:
        state = log.running()
        entry = LogEntry(seq=log.seq + 1, kind="action", time=0.0, action=state.describe(state.legal_actions()[0]))
    log.commit(log.prepare(entry))


def test_a_bot_hears_every_step_once_and_nothing_that_was_taken_back() -> None:
    log = GameLog("acquire")
    for kind in ("start", "action"):
        add(log, kind)
    first = log.events_since(0, 1)
    assert first == [event.seen_by(1) for events in log.events for event in events]
    for kind in ("action", "undo", "action", "action"):
        add(log, kind)
    rest = log.events_since(2, 1)
    assert rest == [event.seen_by(1) for place in (4, 5) for event in log.events[place]]
    assert log.events_since(0, 1) == first + rest
    assert log.events_since(len(log.standing) + 1, 1) == []


def test_only_a_bot_that_has_heard_of_what_is_taken_back_makes_way() -> None:
    bots = BotSeats(Mock())
    for seat, heard in enumerate((0, 3, 4)):
        bot = SeatedBot()
        bot.heard = heard
        bots.seated[seat, "easy"] = bot
    bots.forget_undone(2)
    assert list(bots.seated) == [(0, "easy"), (1, "easy")]


def test_a_bot_that_goes_on_with_the_same_thing_takes_a_short_pause() -> None:
    table = Mock(moved=10.0)
    table.record.bot_pace_ms = 1000
    table.loop.time.return_value = 10.0
    bots = BotSeats(table)
    bots.last = (1, "buy_shares")
    assert bots.pause(1, "play_tile") == bots.pause(2, "buy_shares") == 1.0
    assert bots.pause(1, "buy_shares") == 0.25
    table.loop.time.return_value = 12.0
    assert bots.pause(2, "play_tile") == 0.0


@pytest.mark.parametrize(
    ("seated", "watched", "waits", "rank"),
    [(True, True, True, FIRST), (True, False, False, LATER), (False, True, False, LATER), (False, False, False, LAST)],
)
def test_bots_among_themselves_come_last(seated: bool, watched: bool, waits: bool, rank: int) -> None:
    """A game over days, whose players are away, and one that someone watches have their usual time."""
    table = Mock(presence=Presence({"": 1} if watched else {}))
    table.has_player_here.return_value = waits
    table.record.seats = [Mock(person="anna" if seated else None), Mock(person=None)]
    assert BotSeats(table).rank() == rank
