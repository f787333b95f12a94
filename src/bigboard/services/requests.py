"""Requests of a connected person: act, undo, chat, advice, a sample to think about, an earlier moment."""

from __future__ import annotations

import json
import secrets
from typing import Any, Protocol

from pydantic import ValidationError

from bigboard.games.contract import State
from bigboard.room import fair_deal, lessons
from bigboard.room.announcements import chat_line
from bigboard.room.person import Person
from bigboard.room.seating import own_seat
from bigboard.room.table import Table
from bigboard.schemas import base, messages
from bigboard.schemas.errors import Refused, bad_message
from bigboard.schemas.json_text import Fragment
from bigboard.schemas.text_rules import clean_chat
from bigboard.services.learning.coach_requests import check_asking, coach, require_no_contest
from bigboard.services.ports import RequestServices, Visitor

TOO_FAST = 4029
CLOSE_CODES = {
    "wrong_protocol": 4000,
    "foreign_origin": 4003,
    "spectators_off": 4003,
    "not_invited": 4003,
    "blocked": 4003,
    "no_table": 4004,
    "quarantined": 4004,
    "too_many": TOO_FAST,
    "unavailable": 1013,
}
NO_HELLO = 4001
HELLO_FIRST = "The first message must be hello."
NO_UNDO = {
    "off": "Undo is off at this table.",
    "nothing": "You have nothing to undo.",
    "others_acted": "Another player has moved since then, so it cannot be undone.",
    "revealed": "It revealed something hidden or random, so it cannot be undone.",
    "turn_over": "Your turn is over, so it cannot be undone.",
    "game_over": "The game is over, so it cannot be undone.",
    "too_often": "You have undone this too many times, so the move is now final.",
}


class Asker(Protocol):
    """The sender of a request: a connection, or one request by HTTP."""

    person: Person | None

    def send(self, message: messages.Ack) -> None:
        """Acknowledge."""


async def answer(services: RequestServices, table: Table, connection: Visitor, request: messages.Request) -> None:
    """Do what is asked and answer it; Refused says why not."""
    if isinstance(request, messages.Act):
        await table.ask(lambda: act(table, connection, request))
    elif isinstance(request, messages.Undo):
        await table.ask(lambda: undo(table, connection, request))
    elif isinstance(request, messages.Say):
        await table.ask(lambda: say(services, table, connection, request))
    elif isinstance(request, messages.React):
        react(services, table, connection, request)
    elif isinstance(request, messages.AskHint):
        await hint(services, table, connection, request)
    elif isinstance(request, messages.AskCoach):
        await coach(services, table, connection, request)
    elif isinstance(request, messages.AskWorld):
        world(table, connection, request)
    elif isinstance(request, messages.Commit | messages.Reveal):
        await table.ask(lambda: commit(table, connection, request))
    elif isinstance(request, messages.LookBack):
        await look_back(services, table, connection, request)
    else:
        connection.send(messages.Pong(id=request.id, seq=table.game_log.seq))


async def act(table: Table, connection: Asker, request: messages.Act) -> None:
    person = require_seat(table, connection, request.seat)
    if await is_repeated(table, connection, person, request):
        return
    state = current(table, request.seq)
    if state.seat != request.seat:
        sentence = f"Seat {state.seat + 1} decides now, not seat {request.seat + 1}."
        raise Refused("not_your_turn", sentence, seat=state.seat)
    if table.record.seats[request.seat].left:
        raise Refused("not_yours", "A bot has been playing for you since you left. Sit down again to take it back.")
    if request.action is not None:
        actions = [table.game_log.resolve(request.action)]
    else:
        actions = table.game_log.resolve_several(request.picks or [])
    lessons.check(table, actions)
    await accept(table, connection, "action", request, person, actions=actions)
    await lessons.note_done(table)


async def undo(table: Table, connection: Visitor, request: messages.Undo) -> None:
    person = require_seat(table, connection, request.seat)
    if await is_repeated(table, connection, person, request):
        return
    reason = table.why_no_undo(request.seat)
    if reason != "game_over":
        current(table, request.seq)
    if reason is not None:
        raise Refused("no_undo", NO_UNDO[reason], reason=reason)
    await accept(table, connection, "undo", request, person, undoes=table.game_log.standing[-1].seq)


def require_seat(table: Table, connection: Asker, seat: int) -> Person:
    """Return the connection's person, if the seat is theirs."""
    own_seat(table.record, seat, connection.person)
    assert connection.person is not None
    return connection.person


async def is_repeated(table: Table, connection: Asker, person: Person, request: messages.Act | messages.Undo) -> bool:
    """Return whether this very message is in the log; if so, acknowledge it again, up to its last entry."""
    if request.seq > table.game_log.seq:
        await table.catch_up()  # the client has seen more at another process
    seq = request.seq
    while (person.id, request.id, seq + 1) in table.game_log.keys:
        seq += 1
    if seq == request.seq:
        return False
    connection.send(messages.Ack(id=request.id, seq=seq, repeated=True))
    return True


def current(table: Table, seq: int) -> State:
    """Return the running game, if the client knows all of it."""
    state = table.game_log.running()
    if seq != table.game_log.seq:
        raise Refused("late", f"The table is at entry {table.game_log.seq}, and you answered entry {seq}.")
    return state


async def accept(
    table: Table,
    connection: Asker,
    kind: str,
    request: messages.Act | messages.Undo,
    person: Person,
    **fields: Any,
) -> None:
    """Store, acknowledge, broadcast: in this order.

    If the entry is taken, it may be this very message, stored before its connection broke or over another process.
    """
    try:
        await table.append(
            kind,
            acknowledge=lambda seq: connection.send(messages.Ack(id=request.id, seq=seq)),
            seat=request.seat,
            person=person.id,
            key=request.id,
            **fields,
        )
    except Refused as refused:
        if refused.code != "late" or not await is_repeated(table, connection, person, request):
            raise


async def say(services: RequestServices, table: Table, connection: Visitor, request: messages.Say) -> None:
    text = clean_chat(request.text)
    services.moderation.require_decent("bad_chat", text)
    person, seat, name = speaker(services, table, connection)
    await table.catch_up()  # it may have been sent over another process before
    if not table.chat.holds(person.id, request.id, text):
        await table.write_chat(chat_line(table, seat, name, text, person=person.id, key=request.id))
    connection.send(messages.Ack(id=request.id, seq=table.game_log.seq))


def speaker(services: RequestServices, table: Table, connection: Visitor) -> tuple[Person, int, str]:
    """Return the person who speaks, their seat or -1, and their name here; Refused if they may not."""
    person = connection.person
    if person is None:
        raise Refused("no_identity", "Choose a name before you chat.")
    if person.id in table.record.silenced:
        raise Refused("silenced", "The host has turned off chat for you at this table.")
    services.moderation.require_voice(person.id)
    services.chat_limit.check(person.id)
    seats = table.record.seats_of(person.id)
    return person, seats[0] if seats else -1, table.record.seats[seats[0]].name if seats else person.name


def react(services: RequestServices, table: Table, connection: Visitor, request: messages.React) -> None:
    """Show a sign in all windows at the table."""
    person, seat, name = speaker(services, table, connection)
    sign = messages.Reaction(seat=seat, name=name, person=person.id, reaction=request.reaction)
    for other in table.connections:
        other.send(sign)
    services.store.tell("reaction", table.record.id, sign.encode().decode())
    connection.send(messages.Ack(id=request.id, seq=table.game_log.seq))


async def hint(services: RequestServices, table: Table, connection: Visitor, request: messages.AskHint) -> None:
    """Ask for advice; the table does not wait for it."""
    check_asking(table, connection, request.seat)
    state = table.game_log.running()
    seq = table.game_log.seq
    connection.asking = True
    try:
        level = services.settings.adviser
        advice = await services.bots.advise(state, request.seat, level, connection.place)
    finally:
        connection.asking = False
    if advice is None:
        raise Refused("no_hint", "The bots on this server do not give hints.", reason="no_adviser")
    legal = set(state.legal_actions())
    shown = [
        messages.Advice(action=action, described=state.describe(action), money=money, share=share)
        for action, money, share in advice
        if action in legal
    ]
    connection.send(messages.Hint(id=request.id, seat=request.seat, seq=seq, bot=level, advice=shown))


def world(table: Table, connection: Visitor, request: messages.AskWorld) -> None:
    require_seat(table, connection, request.seat)
    require_no_contest(table.record)  # a program can search the position for the best answer
    sampled = table.game_log.running().sample(request.seat, secrets.randbits(62))
    message = messages.World(id=request.id, seat=request.seat, seq=table.game_log.seq, position=sampled.position())
    connection.send(message)


async def commit(table: Table, connection: Visitor, request: messages.Commit | messages.Reveal) -> None:
    """A player's part in the deal. What does not count is ignored: the record shows what did."""
    person = connection.person
    if person is not None and table.record.status == "open" and table.record.seats_of(person.id):
        if isinstance(request, messages.Commit):
            await fair_deal.commit(table, person.id, request.commitment)
        else:
            await fair_deal.reveal(table, person.id, request.value)
    connection.send(messages.Ack(id=request.id, seq=table.game_log.seq))


async def look_back(services: RequestServices, table: Table, connection: Visitor, request: messages.LookBack) -> None:
    """Send the seat's view after an earlier entry."""
    if request.seat >= 0:
        require_seat(table, connection, request.seat)
    if not 1 <= request.seq <= table.game_log.seq:
        raise Refused("bad_message", f"The log has the entries 1 to {table.game_log.seq}.", where="seq")
    game_log = table.game_log
    services.look_limit.check(connection.place)
    key = (table.record.id, request.seq, request.seat)
    so_far = (game_log.game.name, game_log.entries[0].deal, game_log.actions_until(request.seq))
    view = await services.replays.moment(key, connection.place, *so_far)
    connection.send(messages.Moment(id=request.id, seat=request.seat, seq=request.seq, view=Fragment(view)))


# Messages as they arrive.


def parse_hello(text: str) -> messages.Hello:
    """Return the first message of a window; Refused if it is not hello, or of another protocol."""
    spoken = loose(text)
    if spoken.get("type") == "hello" and spoken.get("protocol") != base.PROTOCOL:
        theirs = spoken.get("protocol")
        raise Refused(
            "wrong_protocol",
            f"This server speaks protocol {base.PROTOCOL}. Reload the page, or update your client.",
            server=base.PROTOCOL,
            client=theirs if isinstance(theirs, int) else None,
        )
    try:
        return messages.HELLO.validate_json(text)
    except ValidationError:
        raise Refused("no_hello", HELLO_FIRST) from None


def parse(text: str) -> messages.Request:
    if len(text) > messages.MESSAGE_LIMIT or len(text.encode("utf-8", "replace")) > messages.MESSAGE_LIMIT:
        raise Refused(
            "too_big", f"A message can have at most {messages.MESSAGE_LIMIT} bytes.", limit=messages.MESSAGE_LIMIT
        )
    try:
        return messages.REQUEST.validate_json(text)
    except ValidationError as error:
        raise bad_message(error.errors(include_url=False, include_input=False)) from None


def loose(text: str) -> dict[str, object]:
    """Read a message without any demands, to answer it by its id or to see its version."""
    if len(text) > messages.MESSAGE_LIMIT:
        return {}
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def loose_id(text: str) -> str | None:
    key = loose(text).get("id")
    return key if isinstance(key, str) and len(key) <= 64 and key.isprintable() else None


def close_code(refused: Refused) -> int:
    """Return the code with which a window is closed that was refused."""
    return CLOSE_CODES.get(refused.code, NO_HELLO)
