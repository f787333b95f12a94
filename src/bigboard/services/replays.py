"""Records and replays of finished games, and who may see them."""

from __future__ import annotations

from bigboard.games.contract import JsonDict
from bigboard.records.packed_position import pack_position
from bigboard.room import seating
from bigboard.room.person import Person
from bigboard.room.record import TableRecord
from bigboard.room.table import Table
from bigboard.schemas.errors import Refused
from bigboard.services.contests import Contests
from bigboard.services.workers.replay_worker import Viewpoint


async def require_open(contests: Contests, record: TableRecord, person: Person | None) -> None:
    """Refuse a game's deal, record, replay or review to a person who may not know all of it now.

    Each way by which a deal leaves the server passes here: over `http.deps.OpenTable`, or the archive of one's records.
    """
    retired = record.status == "closed" and record.started is not None
    if record.status != "finished" and not retired:
        raise Refused("not_finished", "You can see that when the game is over.")
    if record.contest:
        if not await contests.is_open_book(record, person):
            raise Refused("in_contest", "You can see this game when everyone who plays the deal has finished.")
    elif not seating.may_watch(record, person):
        raise Refused("not_yours", "Only its players can see this game.")


def record(table: Table) -> JsonDict:
    """Return the deal and all actions, with the proof of a fair deal, or the known cards of a real game."""
    game_log, kept = table.game_log, table.record.kept
    assert game_log.state is not None
    proof = game_log.entries[0].proof
    found = game_log.state.record() | ({"proof": proof} if proof is not None else {})
    return found | ({"kept": kept} if kept is not None else {})


def position_link(table: Table, seq: int) -> str:
    """Return the position after that entry, in one word; the last position if the log is shorter."""
    standing = [entry for entry in table.game_log.standing if entry.seq <= seq]
    return pack_position(table.game_log.replay(standing).position())


def viewpoint(text: str, players: int) -> Viewpoint:
    if text == "all":
        return "all"
    if text in [str(seat) for seat in range(-1, players)]:
        return int(text)
    raise Refused("no_seat", f"The seat is 'all', -1 for the spectator, or a seat from 0 to {players - 1}.")
