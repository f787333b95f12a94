"""The rules of a table around the game: sit, stand, change, begin. Nothing here waits or writes."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Container
from typing import Any

from bigboard.bots.personas import personas
from bigboard.games import registry
from bigboard.games.contract import Game
from bigboard.room.person import Person, checked_name, short_id
from bigboard.room.record import Seat, TableRecord
from bigboard.schemas.base import OptionValue
from bigboard.schemas.bot_catalog import LEVEL_NAMES
from bigboard.schemas.errors import Refused
from bigboard.schemas.matches import MatchRequest
from bigboard.schemas.tables import PACES, BotSeat, MySeat, NewTable, TableChanges
from bigboard.schemas.text_rules import TABLE_NAME_LIMIT, clean_name

MATCH_SIZE = 4  # players of a quick match of any size, where the game allows it
AFTER_START = {"bot_pace_ms", "name", "hints"}  # what the host may still change
FIXED_IN_CONTESTS = {
    "players",
    "options",
    "public",
    "spectators",
    "hints",
}  # and may not where others play the same deal


def checked_game(name: str) -> Game:
    if name not in registry.names():
        known = registry.names()
        raise Refused("no_game", f"There is no such game here. Choose from {', '.join(known)}.", games=known)
    return registry.game(name)


def checked_bot(level: str) -> str:
    if level not in LEVEL_NAMES:
        known = ", ".join(LEVEL_NAMES)
        raise Refused("no_bot", f"There is no such bot: the levels are {known}.", bots=list(LEVEL_NAMES))
    return level


def checked_players(game: Game, players: int) -> int:
    low, high = game.min_players, game.max_players
    if not low <= players <= high:
        sentence = f"{registry.title(game.name).label} is for {low} to {high} players, not {players}."
        raise Refused("bad_players", sentence, min=low, max=high)
    return players


def checked_options(game: Game, players: int, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """Return the options with all defaults filled in, as the game itself sees them.

    A game may know options that are not for strangers, such as a file to read; only those shown may be chosen.
    """
    shown = [option.name for option in registry.declaration(game.name).options]
    for name in options:
        if name not in shown:
            sentence = (
                f"{registry.title(game.name).label} has no option {name[:40]!r}: its options are {', '.join(shown)}."
            )
            raise Refused("bad_option", sentence, option=name[:40])
    try:
        deal = game.deal(players, "options", options)
    except ValueError as error:
        raise Refused("bad_option", str(error)) from None
    chosen: dict[str, OptionValue] = deal.get("options", options)
    return chosen


def new_document(table_id: str, request: NewTable, host: Person, now: float) -> TableRecord:
    """Return the table that a person asks for."""
    game = checked_game(request.game)
    players = checked_players(game, request.players)
    record = TableRecord(
        id=table_id,
        name=clean_name(request.name, TABLE_NAME_LIMIT) if request.name is not None else "",
        game=game.name,
        players=players,
        options=checked_options(game, players, request.options),
        host=host.id,
        host_name=host.name,
        created=now,
        public=request.public,
        spectators=request.spectators,
        hints=request.hints,
        undo=request.undo,
        autostart=request.autostart,
        bot_pace_ms=request.bot_pace_ms,
        clock=request.clock.model_dump() if request.clock is not None else None,
        grace_s=request.grace_s,
        seats=[Seat() for _ in range(players)],
        invitation=short_id(16),
        deal_secret=secrets.token_hex(32),
    )
    wanted = request.seats if request.seats is not None else [MySeat(me=True)]
    if len(wanted) > players:
        raise Refused("bad_message", f"There are {players} seats, not {len(wanted)}.", where="seats")
    for number, seat in enumerate(wanted):
        if isinstance(seat, BotSeat):
            record.seats[number] = Seat(bot=checked_bot(seat.bot))
        elif isinstance(seat, MySeat):
            name = checked_name(host.id, seat.name) if seat.name is not None else host.name
            record.seats[number] = Seat(person=host.id, name=name)
    return record


def match_document(table_id: str, request: MatchRequest, host: Person, now: float) -> TableRecord:
    """Return the table of a quick match: public, for people, with the settings of its pace."""
    game = checked_game(request.game)
    usual = max(game.min_players, min(MATCH_SIZE, game.max_players))
    players = request.players if request.players is not None else usual
    pace = next(profile for profile in PACES if profile.name == request.pace)
    wanted = NewTable(
        game=request.game,
        players=players,
        hints=False,
        autostart=True,
        bot_pace_ms=pace.bot_pace_ms,
        clock=pace.clock,
        grace_s=pace.grace_s,
    )
    record = new_document(table_id, wanted, host, now)
    record.fill_at, record.pace = now + request.wait_s, pace.name
    return record


def fill_with_bots(record: TableRecord, here: Container[str]) -> int:
    """Put bots into the free seats of a quick match; return how many.

    Players who are not `here` any more lose their seats. Without any player the table is closed.
    """
    for number, seat in enumerate(record.seats):
        if seat.person is not None and seat.person not in here:
            record.seats[number] = Seat()
    if not any(seat.person for seat in record.seats):
        record.status, record.fill_at = "closed", None
        return 0
    pass_on_host(record)
    free = [number for number, seat in enumerate(record.seats) if seat.empty]
    taken = {seat.bot for seat in record.seats}
    known = [name for name in personas() if name not in taken]
    secrets.SystemRandom().shuffle(known)
    for number in free:
        record.seats[number] = Seat(bot=known.pop() if known else LEVEL_NAMES[0])
    return len(free)


def rematch_document(table_id: str, old: TableRecord, asker: Person, now: float) -> TableRecord:
    """Return the same table again: settings, people and bots. The person who asks is the host."""
    record = TableRecord.from_json(old.to_json())
    record.id = table_id
    record.host, record.host_name = asker.id, asker.name
    record.created = now
    record.status = "open"
    record.autostart, record.fill_at = False, None
    record.started = record.finished = record.result = record.next_table = None
    record.kicked = []
    record.lesson, record.lesson_done = None, False
    record.seq = 0
    record.deal_secret = secrets.token_hex(32)
    record.contest = record.deal_seed = ""
    for seat in record.seats:
        seat.left = False
    return record


def seat_at(record: TableRecord, number: int) -> Seat:
    if not 0 <= number < record.players:
        raise Refused("no_seat", f"Seats run from 0 to {record.players - 1}.", seat=number)
    return record.seats[number]


def own_seat(record: TableRecord, number: int, person: Person | None) -> Seat:
    """Return the seat, if it is this person's."""
    seat = seat_at(record, number)
    if person is None or seat.person != person.id:
        raise Refused("not_yours", f"Seat {number + 1} is not yours.", seat=number)
    return seat


def require_host(record: TableRecord, person: Person) -> None:
    if record.host != person.id:
        raise Refused("not_host", "Only the host of the table can do that.")


def require_open(record: TableRecord) -> None:
    if record.status != "open":
        raise Refused("started", "You can only do that before the game starts.")


def sit(record: TableRecord, number: int, person: Person, name: str | None) -> str | None:
    """Take a seat, rename it, or take it back from the bot; return the code of the announcement."""
    seat = seat_at(record, number)
    chosen = checked_name(person.id, name) if name is not None else None
    if person.id in record.kicked:
        raise asked_to_leave()
    if seat.person == person.id:
        if chosen is not None:
            seat.name = chosen
        came_back = seat.left
        seat.left = False
        return "returned" if came_back else None
    require_open(record)
    if not seat.empty:
        raise Refused("seat_taken", f"Seat {number + 1} is already taken.", seat=number)
    if record.public and record.host != person.id and record.seats_of(person.id):
        raise Refused("not_host", "At a public table, only the host can take a second seat.")
    record.seats[number] = Seat(person=person.id, name=chosen if chosen is not None else person.name)
    if record.contest and not record.seats_of(record.host):
        pass_on_host(record)  # the maker of a table for another group does not play there
    return "joined"


def asked_to_leave() -> Refused:
    return Refused("kicked", "The host has asked you to leave this table.")


def seat_bot(record: TableRecord, number: int, person: Person, level: str) -> None:
    seat = seat_at(record, number)
    require_host(record, person)
    require_open(record)
    checked_bot(level)
    if seat.person is not None:
        raise Refused("seat_taken", f"{seat.name} sits in seat {number + 1}.", seat=number)
    record.seats[number] = Seat(bot=level)


def vacate(record: TableRecord, number: int, person: Person) -> str | None:
    """Stand up, or empty another seat; return the code of the announcement."""
    seat = seat_at(record, number)
    if seat.person == person.id:
        if record.status == "running":
            seat.left = True
            return "left"
        require_open(record)
        record.seats[number] = Seat()
        if record.host == person.id:
            pass_on_host(record)
        return "left"
    require_host(record, person)
    require_open(record)
    if seat.empty:
        return None
    record.seats[number] = Seat()
    if seat.person is None:
        return None
    record.kicked.append(seat.person)
    for other, held in enumerate(record.seats):
        if held.person == seat.person:
            record.seats[other] = Seat()
    return "kicked"


def pass_on_host(record: TableRecord) -> None:
    """Make a player the host, if the host has no seat and there is a player."""
    if record.seats_of(record.host):
        return
    for seat in record.seats:
        if seat.person is not None:
            record.host, record.host_name = seat.person, seat.name
            return


def change(record: TableRecord, person: Person, changes: TableChanges) -> None:
    """Apply the host's changes, all of them or none."""
    require_host(record, person)
    wanted: dict[str, Any] = {name: getattr(changes, name) for name in changes.model_fields_set}
    if set(wanted) - AFTER_START:
        require_open(record)
    if record.contest and set(wanted) & FIXED_IN_CONTESTS:
        raise Refused("in_contest", "That is fixed for everyone who plays this deal.")
    game = checked_game(record.game)
    players = checked_players(game, wanted.get("players", record.players))
    if any(not seat.empty for seat in record.seats[players:]):
        raise Refused("seat_taken", "One of the seats you want to remove is taken.", seat=players)
    if "options" in wanted or players != record.players:
        wanted["options"] = checked_options(game, players, wanted.get("options", record.options))
    if "name" in wanted:
        wanted["name"] = clean_name(wanted["name"], TABLE_NAME_LIMIT)
    if wanted.get("clock") is not None:
        wanted["clock"] = wanted["clock"].model_dump()
    record.seats = record.seats[:players] + [Seat() for _ in range(players - len(record.seats))]
    for name, value in wanted.items():
        setattr(record, name, value)


def require_ready(record: TableRecord) -> None:
    require_open(record)
    empty = [number for number, seat in enumerate(record.seats) if seat.empty]
    if empty:
        names = ", ".join(str(number + 1) for number in empty)
        raise Refused("seats_empty", f"Seat {names} is still free. Wait, or add bots.", seats=empty)


def require_invitation(record: TableRecord, person: Person | None, code: str) -> None:
    """Refused if a stranger comes to a private table without its invitation."""
    if record.public:
        return
    if person is not None and (person.id == record.host or record.seats_of(person.id)):
        return
    if not record.invitation or not hmac.compare_digest(code.encode(), record.invitation.encode()):
        raise Refused("not_invited", "This table is private. Ask someone at the table for the invitation link.")


def turned_away(record: TableRecord, person: Person | None) -> Refused | None:
    """Return why a person may not watch a game that has begun: players and the host may, others where it is allowed."""
    if person is not None and person.id in record.kicked:
        return asked_to_leave()
    if record.contest and (person is None or not record.seats_of(person.id)):
        return Refused("in_contest", "You can see this game after you have played the deal yourself.")
    if record.spectators or (person is not None and (person.id == record.host or record.seats_of(person.id))):
        return None
    return Refused("spectators_off", "Spectators are off at this table.")


def may_watch(record: TableRecord, person: Person | None) -> bool:
    return turned_away(record, person) is None
