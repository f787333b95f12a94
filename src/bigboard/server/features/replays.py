"""Finished games again: the record to download, and the steps to scrub through."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bigboard.games.contract import JsonDict, State
from bigboard.server.accounts.identity import Person
from bigboard.server.errors import Refused
from bigboard.server.room import seating
from bigboard.server.room.game_log import GameLog
from bigboard.server.room.record import TableRecord
from bigboard.server.schemas import protocol

if TYPE_CHECKING:
    from bigboard.server.features.contests import Contests
    from bigboard.server.room.table import Table

Viewpoint = int | Literal["all"]


async def require_open(contests: Contests, record: TableRecord, person: Person | None) -> None:
    """Refuse a game's deal, record, replay or review to a person who may not know all of it now.

    Each way by which a deal leaves the server passes here: over `access.OpenTable`, or the archive of one's records.
    """
    retired = record.status == "closed" and record.started is not None
    if record.status != "finished" and not retired:
        raise Refused("not_finished", "That is shown when the game is over.")
    if record.contest:
        if not await contests.is_open_book(record, person):
            raise Refused("in_contest", "This deal is shown when everybody who plays it has finished.")
    elif not seating.may_watch(record, person):
        raise Refused("not_yours", "This game is only for those who played it.")


def record(table: Table) -> JsonDict:
    """The deal and all actions, with the proof that nobody chose the deal, or what of a real game is known."""
    game_log, kept = table.game_log, table.record.kept
    assert game_log.state is not None
    proof = game_log.entries[0].proof
    found = game_log.state.record() | ({"proof": proof} if proof is not None else {})
    return found | ({"kept": kept} if kept is not None else {})


def viewpoint(text: str, players: int) -> Viewpoint:
    if text == "all":
        return "all"
    if text in [str(seat) for seat in range(-1, players)]:
        return int(text)
    raise Refused("no_seat", f"The seat is 'all', -1 for the spectator, or a seat from 0 to {players - 1}.")


def private_parts(state: State, public: JsonDict, seat: int) -> JsonDict:
    """Those fields of a seat's view that the spectator's does not have, or has otherwise."""
    return {
        name: value
        for name, value in state.observe(seat).items()
        if name not in ("you", "legal") and (name not in public or public[name] != value)
    }


def steps(game_log: GameLog, seat: Viewpoint) -> list[protocol.Step]:
    """Every state of the game, as that seat saw it or with everything."""
    told = []
    for entry, state, events in game_log.steps():
        view = game_log.past_view(state, -1 if seat == "all" else seat)
        private = None
        if seat == "all":
            seen = [{**event.seen_by(-1), **(event.secret or {})} for event in events]
            private = [private_parts(state, view, other) for other in range(state.players)]
        else:
            seen = [event.seen_by(seat) for event in events]
        step = protocol.Step(
            seq=entry.seq,
            time=entry.time,
            seat=entry.seat,
            bot=entry.bot,
            action=entry.action,
            events=seen,
            scores=state.scores(),
            view=view,
            private=private,
        )
        told.append(step)
    return told
