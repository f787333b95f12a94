"""The HTTP part of the protocol."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import JSONResponse
from starlette.routing import Match, Route

import bigboard
from bigboard.games import registry
from bigboard.games import rulebook as rules
from bigboard.server.access import identities_of, lobby_of, person_of, place_asking
from bigboard.server.errors import STATUS
from bigboard.server.features import replays
from bigboard.server.http.declarations import describe_declaration
from bigboard.server.http.deps import Anybody, OpenTable, Somebody, TheContests, TheLobby, TheTable, set_cookie
from bigboard.server.http.games import describe_game
from bigboard.server.limits.shared_rate_limit import Brakes
from bigboard.server.room import host_actions
from bigboard.server.room.person import Person
from bigboard.server.room.seating import checked_game
from bigboard.server.schemas import protocol
from bigboard.server.schemas.bot_catalog import LEVELS
from bigboard.server.schemas.text_rules import CHAT_LIMIT, NAME_LIMIT, TABLE_NAME_LIMIT, clean_name
from bigboard.server.tables.lobby_feed import LISTED
from bigboard.server.workers.compression import packed_for

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": protocol.ErrorBody, "description": ", ".join(c for c, s in STATUS.items() if s == status)}
    for status in (401, 403, 404, 409, 413, 422, 429, 503)
}
router = APIRouter(prefix="/api", responses=ERRORS)
parts = [router]  # of the API; the other files add theirs

GameName = Annotated[str, Path(pattern="^[a-z][a-z0-9-]{0,39}$", examples=["acquire"])]
SeatPath = Annotated[int, Path(ge=0, le=99)]


async def brake(request: Request, name: str, who: str) -> None:
    """Counts one use; Refused when it is too many."""
    brakes: Brakes = request.app.state.brakes
    await brakes.check(name, who)


def shown(person: Person) -> protocol.Person:
    return protocol.Person(id=person.id, name=person.name)


# People


@router.get("/me", tags=["people"])
async def who_am_i(person: Anybody) -> protocol.Me:
    return protocol.Me(person=shown(person) if person is not None else None)


@router.put("/me", tags=["people"])
async def name_me(request: Request, response: Response, body: protocol.MyName) -> protocol.Me:
    """Creates you, or renames you."""
    name = clean_name(body.name)
    require_decent(request, name)
    identities = identities_of(request)
    person = await person_of(request)
    if person is None:
        await brake(request, "people", place_asking(request))
        person, secret = await identities.create(name)
        set_cookie(response, request, secret)
    else:
        await identities.rename(person, name)
    return protocol.Me(person=shown(person))


@router.post("/me/link", tags=["people"])
async def make_link(request: Request, person: Somebody) -> protocol.Link:
    """A link to continue on another device, good once, for a day."""
    await brake(request, "links", place_asking(request))
    code, expires = await identities_of(request).make_link(person)
    return protocol.Link(code=code, path=f"/link/{code}", expires=expires)


@router.post("/me/claim", tags=["people"])
async def claim_link(request: Request, response: Response, body: protocol.Claim) -> protocol.Me:
    """Makes this device the person's whose link it is."""
    await brake(request, "links", place_asking(request))
    person, secret = await identities_of(request).claim(body.code)
    set_cookie(response, request, secret)
    return protocol.Me(person=shown(person))


@router.post("/tokens", tags=["people"], status_code=201)
async def new_token(request: Request, body: protocol.MyName) -> protocol.Token:
    """A new person for a program, with the secret to send as bearer token."""
    name = clean_name(body.name)
    require_decent(request, name)
    await brake(request, "people", place_asking(request))
    person, secret = await identities_of(request).create(name)
    return protocol.Token(token=secret, person=shown(person))


@router.get("/me/tables", tags=["people"])
async def my_tables(lobby: TheLobby, person: Somebody) -> protocol.TableList:
    return protocol.TableList(tables=await lobby.tables_of(person))


def require_decent(request: Request, *names: str | None) -> None:
    lobby_of(request).services.moderation.require_decent("bad_name", *names)


# Games


@router.get("/version", tags=["games"])
async def version() -> protocol.Version:
    return protocol.Version(protocol=protocol.PROTOCOL, server=bigboard.__version__, games=registry.names())


@router.get("/games", tags=["games"])
async def games() -> protocol.Games:
    return protocol.Games(
        games=[protocol.GameInfo(**describe_game(registry.game(name))) for name in registry.names()],
        bots=[protocol.BotInfo(**level.to_json()) for level in LEVELS],
        limits=protocol.Limits(name=NAME_LIMIT, table_name=TABLE_NAME_LIMIT, chat=CHAT_LIMIT),
    )


@router.get("/games/{game}/declaration", tags=["games"])
async def declaration(game: GameName) -> protocol.DeclaredGame:
    """What a game declares of its actions, questions and events: enough to show it at a plain table."""
    return describe_declaration(registry.declaration(checked_game(game).name))


@router.get("/rules/{game}", tags=["games"])
async def rulebook(
    game: GameName,
    lang: Annotated[str, Query(pattern="^[a-z]{2}$")] = rules.DEFAULT_LANGUAGE,
) -> protocol.Rulebook:
    """The clauses of a game, in the order of the rulebook."""
    name = checked_game(game).name
    found = rules.clauses(name, lang)
    language = lang if found is not rules.clauses(name) else rules.DEFAULT_LANGUAGE
    clauses = [
        protocol.ClauseInfo(
            id=clause.id,
            title=clause.title,
            text=clause.text,
            source=clause.source,
            table=[list(row) for row in clause.table],
        )
        for clause in found.values()
    ]
    return protocol.Rulebook(game=name, language=language, clauses=clauses)


# Tables


@router.get("/tables", tags=["tables"])
async def list_tables(
    lobby: TheLobby,
    status: Annotated[list[Literal["open", "running", "finished"]] | None, Query(max_length=3)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> protocol.TableList:
    """Public tables, the latest first."""
    return protocol.TableList(tables=lobby.listing.listed(status or LISTED, limit))


@router.post("/tables", tags=["tables"], status_code=201)
async def new_table(
    request: Request, lobby: TheLobby, person: Somebody, body: protocol.NewTable
) -> protocol.TableAnswer:
    await brake(request, "tables", person.id)
    await brake(request, "address_tables", place_asking(request))
    require_decent(request, body.name, *(seat.name for seat in body.seats or () if isinstance(seat, protocol.MySeat)))
    table = await lobby.create(body, person)
    return table.answer(person)


@router.get("/tables/{table_id}", tags=["tables"])
async def show_table(table: TheTable, person: Anybody) -> protocol.TableAnswer:
    return table.answer(person)


@router.patch("/tables/{table_id}", tags=["tables"])
async def change_table(
    request: Request, table: TheTable, person: Somebody, body: protocol.TableChanges
) -> protocol.TableAnswer:
    """The host's changes: before the start all settings, after it a few."""
    require_decent(request, body.name)
    await host_actions.change(table, person, body)
    return table.answer(person)


@router.put("/tables/{table_id}/seats/{seat}", tags=["tables"])
async def sit_down(
    request: Request, table: TheTable, contests: TheContests, seat: SeatPath, person: Somebody, body: protocol.Sitting
) -> protocol.TableAnswer:
    """Sit down, take your seat back from the bot, or (the host) put a bot there."""
    require_decent(request, body.name)
    await contests.require_one_group(table, person)
    await host_actions.sit(table, seat, person, body)
    return table.answer(person)


@router.delete("/tables/{table_id}/seats/{seat}", tags=["tables"])
async def stand_up(table: TheTable, seat: SeatPath, person: Somebody) -> protocol.TableAnswer:
    """Stand up, or (the host, before the start) empty a seat."""
    await host_actions.vacate(table, seat, person)
    return table.answer(person)


@router.post("/tables/{table_id}/start", tags=["tables"])
async def start(table: TheTable, person: Somebody, body: protocol.Begin | None = None) -> protocol.TableAnswer:
    await host_actions.start(table, person, body.value if body is not None else None)
    return table.answer(person)


@router.post("/tables/{table_id}/rematch", tags=["tables"])
async def rematch(request: Request, table: TheTable, lobby: TheLobby, person: Somebody) -> protocol.TableAnswer:
    """The same people once more: the new table."""
    await brake(request, "tables", person.id)
    await brake(request, "address_tables", place_asking(request))
    return (await lobby.rematch(table, person)).answer(person)


@router.get("/tables/{table_id}/record", tags=["finished games"], response_model=dict[str, Any])
async def get_record(table: OpenTable, download: bool = False) -> Response:
    """The deal and all actions of a finished game."""
    name = f"{table.record.game}-{table.record.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'} if download else {}
    return JSONResponse(replays.record(table), headers=headers)


@router.get("/tables/{table_id}/replay", tags=["finished games"], response_model=protocol.Replay)
async def get_replay(
    request: Request,
    table: OpenTable,
    seat: Annotated[str, Query(pattern="^(all|-1|[0-9])$")] = "-1",
) -> Response:
    """A finished game step by step, as a seat saw it or with everything."""
    game_log = table.game_log
    point = replays.viewpoint(seat, table.record.players)
    services, place = lobby_of(request).services, place_asking(request)
    services.doors.replays.check(place)

    def work() -> tuple[Any, ...]:
        head = protocol.Replay(table=table.info(), seat=point, steps=[]).model_dump_json().removesuffix("[]}")
        return game_log.game.name, [entry.to_json() for entry in game_log.entries], point, head

    packed = await services.archive.replay(table.record.id, seat, place, work)
    body, coding = await asyncio.to_thread(packed_for, packed, request.headers.get("accept-encoding", ""))
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": coding} if coding else {})
    return Response(body, media_type="application/json", headers=headers)


def methods_at(request: Request) -> set[str]:
    """All methods that an address of the API takes; each of its routes knows only its own."""
    methods: set[str] = set()
    for route in (route for part in parts for route in part.routes):
        if isinstance(route, Route) and route.matches(request.scope)[0] != Match.NONE:
            methods |= route.methods or set()
    return methods
