"""Imported records: replayed by the rules, and stored as a finished table of the person who brings them."""

from __future__ import annotations

import time
from typing import Any

from bigboard.games import registry
from bigboard.games.contract import JsonDict, State
from bigboard.records import transcript_record
from bigboard.records.record import RecordError, replay_steps
from bigboard.room.game_log import LogEntry
from bigboard.room.person import Person, short_id
from bigboard.room.record import Seat, TableRecord
from bigboard.schemas.bot_catalog import LEVEL_NAMES
from bigboard.schemas.errors import Refused
from bigboard.schemas.text_rules import clean_name

STRANGER = "imported"  # the id of people who are not of this server


def bad_record(reason: str) -> Refused:
    return Refused("bad_record", f"This record cannot be read. {reason}", why=reason)


def check_record(record: dict[str, Any]) -> tuple[State, list[LogEntry]]:
    """Return the final state and the log; Refused names the place where the record is damaged."""
    deal = record.get("deal")
    if not isinstance(deal, dict):
        raise bad_record("It does not begin with a deal.")
    name = record.get("game", deal.get("game"))
    if name not in registry.names():
        raise bad_record(f"Its game is not one of {', '.join(registry.names())}.")
    options = deal.get("options")
    if isinstance(options, dict) and isinstance(options.get("data"), str):
        raise bad_record("It names a data file of another machine.")  # and must not make us read one of ours
    now = time.time()
    log = [LogEntry(seq=1, kind="start", time=now, deal=deal)]
    try:
        seat = -1
        for state, described, _ in replay_steps(record):
            if described is not None:
                log.append(LogEntry(seq=len(log) + 1, kind="action", time=now, seat=seat, action=described))
            seat = state.seat
    except RecordError as error:
        raise bad_record(str(error)[:400]) from None
    except (TypeError, KeyError, ValueError, AttributeError, IndexError, OverflowError, RecursionError):
        raise bad_record("Its deal or one of its actions is damaged.") from None
    if state.seat >= 0:
        raise bad_record(f"The game is not finished: after {len(log) - 1} actions seat {state.seat + 1} decides.")
    return state, log


def seats_of(record: dict[str, Any], players: int, person: Person, own: int | None) -> list[Seat]:
    """Return the seats, with the names and bots that the record gives in a readable form."""
    table = record.get("table")
    seated = table if isinstance(table, dict) else {}
    seats = []
    for number in range(players):
        bot = entry_of(seated.get("players"), number)
        if number == own:
            # At a real table a person may have another name than here.
            named = entry_of(seated.get("names"), number) if "kept" in record else ""
            seats.append(Seat(person=person.id, name=readable(named, number) if named else person.name))
        elif bot in LEVEL_NAMES:
            seats.append(Seat(bot=bot))
        else:
            seats.append(Seat(person=STRANGER, name=readable(entry_of(seated.get("names"), number), number)))
    return seats


def entry_of(entries: object, number: int) -> str:
    found = entries[number] if isinstance(entries, list) and number < len(entries) else ""
    return found if isinstance(found, str) else ""


def readable(name: str, number: int) -> str:
    try:
        return clean_name(name)
    except Refused:
        return f"Player {number + 1}"


def import_record(
    table_id: str, record: dict[str, Any], person: Person, own: int | None
) -> tuple[TableRecord, list[JsonDict]]:
    """Return the table of the record, and its log."""
    state, log = check_record(record)
    if own is not None and own >= state.players:
        raise bad_record(f"It has {state.players} seats, so seat {own + 1} was not yours.")
    table = record.get("table")
    ended = table.get("finished") if isinstance(table, dict) else None
    now = log[0].time
    when = float(ended) if isinstance(ended, (int, float)) and 0 < ended <= now else now
    options = log[0].deal.get("options", {}) if log[0].deal else {}
    declared = {option.name for option in registry.declaration(state.game.name).options}
    made = TableRecord(
        id=table_id,
        name=person.name,
        game=state.game.name,
        players=state.players,
        options={name: value for name, value in options.items() if name in declared},
        host=person.id,
        host_name=person.name,
        created=when,
        public=False,
        status="finished",
        seats=seats_of(record, state.players, person, own),
        started=when,
        finished=when,
        result={"scores": state.scores(), "winners": state.winners()},
        seq=len(log),
        invitation=short_id(16),
        kept=transcript_record.kept_of(record, state.players),
    )
    return made, [entry.to_json() for entry in log]
