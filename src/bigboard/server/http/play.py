"""Play without a WebSocket: a seat's view by HTTP, which waits for the next entry if asked to, and an action."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Annotated, Any

from fastapi import Query, Response

from bigboard.games.contract import SPECTATOR, IllegalAction, State
from bigboard.room.person import Person
from bigboard.room.seating import own_seat, turned_away
from bigboard.room.table import Table
from bigboard.schemas import messages
from bigboard.schemas.base import Outgoing
from bigboard.schemas.errors import Refused, illegal
from bigboard.schemas.play import ActionTaken, NewAction, SeatView
from bigboard.server.http.deps import CurrentPerson, OptionalPerson, PathTable, Services, api_router
from bigboard.services import requests

router = api_router("", "tables")
LONGEST_WAIT_S = 30.0
LOOK_S = 0.25  # between two looks for a new entry

SeatQuery = Annotated[int, Query(ge=-1, le=99, description="Your seat; -1 is a spectator.")]
Since = Annotated[int, Query(ge=-1, description="Wait until the log is longer than this.")]
Wait = Annotated[float, Query(ge=0, le=LONGEST_WAIT_S, description="For so many seconds at most.")]


class Answer:
    """The acknowledgement of one request, in place of a connection."""

    def __init__(self, person: Person) -> None:
        self.person: Person | None = person
        self.seq = 0

    def send(self, message: Any) -> None:
        if isinstance(message, messages.Ack):
            self.seq = message.seq


@router.get("/tables/{table_id}/view", response_model=SeatView)
async def view_seat(
    services: Services, table: PathTable, person: OptionalPerson, seat: SeatQuery, since: Since = -1, wait: Wait = 0.0
) -> Response:
    """A seat's view, its legal actions as text too. With `since` and `wait`, a long poll."""
    require_viewer(table, seat, person)
    until = time.monotonic() + wait
    while table.game_log.seq <= since and time.monotonic() < until and not services.lobby.draining:
        await asyncio.sleep(LOOK_S)
        table = await services.lobby.find(table.record.id)
    require_viewer(table, seat, person)
    if table.game_log.state is None:
        raise Refused("not_running", "The game has not started.")
    return Response(seat_view(table, seat).encode(), media_type="application/json")


def require_viewer(table: Table, seat: int, person: Person | None) -> None:
    if seat != SPECTATOR:
        own_seat(table.record, seat, person)
    elif (refused := turned_away(table.record, person)) is not None:
        raise refused


def seat_view(table: Table, seat: int) -> Outgoing:
    log = table.game_log
    state = log.state
    assert state is not None
    view = table.broadcast.view(seat)
    return SeatView(
        seat=seat,
        seq=log.seq,
        status=table.record.status,
        view=view,
        texts=texts_of(state, view) if seat != SPECTATOR else {},
        result=table.info().result,
    )


def texts_of(state: State, view: dict[str, Any]) -> dict[str, str]:
    """Return the seat's legal actions as text, by number; they tell no more than the view itself."""
    return {str(action): state.text(action) for action in state.legal_actions()} if view.get("legal") else {}


@router.post("/tables/{table_id}/actions")
async def act(services: Services, table: PathTable, person: CurrentPerson, body: NewAction) -> ActionTaken:
    """Take an action: its number, its description, several at once, or the game's notation as text."""
    services.action_limit.check(person.id)
    answer = Answer(person)

    async def job() -> None:
        fields: dict[str, Any] = {"action": body.action, "picks": body.picks}
        if body.text is not None:
            own_seat(table.record, body.seat, person)
            actions = parse_text(requests.current(table, body.seq), body.seat, body.text)
            several = len(actions) > 1
            fields = {"picks": table.game_log.describe_all(actions)} if several else {"action": actions[0]}
        key = body.id or f"http-{secrets.token_hex(8)}"
        await requests.act(table, answer, messages.Act(type="act", id=key, seat=body.seat, seq=body.seq, **fields))

    await table.ask(job)
    return ActionTaken(seq=answer.seq)


def parse_text(state: State, seat: int, text: str) -> list[int]:
    if state.seat != seat:
        raise Refused("not_your_turn", f"Seat {state.seat + 1} decides now, not seat {seat + 1}.", seat=state.seat)
    try:
        return state.parse(text)
    except IllegalAction as error:
        raise illegal(error) from None
    except ValueError as error:
        raise Refused("bad_message", str(error), where="text") from None
