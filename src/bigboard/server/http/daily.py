"""The HTTP part of the deal of the day and of duplicate matches."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Annotated

from fastapi import APIRouter, Query, Request

from bigboard.coach.daily import FIRST_DAY, Day, day_of
from bigboard.games import registry
from bigboard.server.access import place_asking
from bigboard.server.features import contests
from bigboard.server.http.deps import Anybody, Somebody, TheContests, TheTable
from bigboard.server.http.tables import ERRORS, GameName, brake, parts
from bigboard.server.room.person import Person
from bigboard.server.room.seating import checked_game
from bigboard.server.schemas import daily_deal, protocol

router = APIRouter(prefix="/api/today", responses=ERRORS, tags=["deal of the day"])
matches = APIRouter(prefix="/api/tables", responses=ERRORS, tags=["tables"])
parts.extend((router, matches))

DayName = Annotated[str, Query(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="Another day than today.")]
SHOWN_DAYS = 30
SHOWN_RESULTS = 100


@router.get("")
async def today(all_: TheContests, person: Anybody, day: DayName | None = None) -> daily_deal.Today:
    """The deals of a day, with all results for those who have played them."""
    now = contests.today()
    chosen = contests.date_of(day) if day is not None else now
    midnight = datetime(now.year, now.month, now.day, tzinfo=UTC) + timedelta(days=1)
    earlier = [now - timedelta(days=back) for back in range(SHOWN_DAYS)]
    return daily_deal.Today(
        day=str(chosen),
        today=str(now),
        ends=midnight.timestamp(),
        games=[await told(all_, day_of(name, chosen), person) for name in registry.names()],
        days=[str(one) for one in earlier if one >= FIRST_DAY],
    )


async def told(all_: contests.Contests, day: Day, person: Person | None) -> daily_deal.DayGame:
    """A deal as this person may know it."""
    known = await all_.tries(contests.contest_of(day))
    firsts: dict[str, contests.Try] = {}
    for one in known:
        firsts.setdefault(one.person, one)
    mine = firsts.get(person.id) if person is not None else None
    finished = [one for one in firsts.values() if one.record.result is not None]
    results = None
    if mine is not None and mine.record.result is not None:
        results = sorted((result_of(one, day, one is mine) for one in finished), key=lambda one: -one.score)
    return daily_deal.DayGame(
        game=day.game,
        players=day.players,
        options=day.options,
        seat=day.seat,
        bots=list(day.bots),
        finished_by=sum(one.person != contests.NOBODY for one in finished),
        mine=my_try(mine, day) if mine is not None else None,
        practised=sum(one.person == mine.person for one in known) - 1 if mine is not None else 0,
        results=results[:SHOWN_RESULTS] if results is not None else None,
    )


def result_of(one: contests.Try, day: Day, you: bool) -> daily_deal.TryResult:
    scores = one.record.result["scores"] if one.record.result is not None else []
    seat = one.record.seats[day.seat]
    return daily_deal.TryResult(
        name=seat.name,
        you=you,
        bot=seat.bot,
        table=one.record.id,
        score=scores[day.seat],
        place=place_of(scores, day.seat),
        late=contests.is_late(one),
    )


def place_of(scores: list[int], seat: int) -> int:
    return 1 + sum(score > scores[seat] for score in scores)


def my_try(one: contests.Try, day: Day) -> daily_deal.MyTry:
    scores = one.record.result["scores"] if one.record.result is not None else None
    return daily_deal.MyTry(
        table=one.record.id,
        finished=scores is not None,
        late=contests.is_late(one),
        score=scores[day.seat] if scores is not None else None,
        place=place_of(scores, day.seat) if scores is not None else None,
        order=sorted(range(day.players), key=lambda seat: -scores[seat]) if scores is not None else [],
    )


@router.post("/{game}", status_code=201)
async def begin(
    request: Request,
    all_: TheContests,
    person: Somebody,
    game: GameName,
    body: daily_deal.NewTry,
    day: DayName | None = None,
) -> protocol.TableAnswer:
    """Begins the try that counts, or leads back to it; later ones are practice."""
    await brake(request, "tables", person.id)
    await brake(request, "address_tables", place_asking(request))
    chosen: date = contests.date_of(day) if day is not None else contests.today()
    table = await all_.begin(day_of(checked_game(game).name, chosen), person, body.practice)
    return table.answer(person)


# Duplicate matches


@matches.post("/{table_id}/copy", status_code=201)
async def copy(request: Request, table: TheTable, all_: TheContests, person: Somebody) -> daily_deal.Match:
    """A second table for another group, with the same deal; only before the game begins."""
    await brake(request, "tables", person.id)
    await brake(request, "address_tables", place_asking(request))
    await all_.copy(table, person)
    return await match(table, all_, person)


@matches.get("/{table_id}/match")
async def match(table: TheTable, all_: TheContests, person: Somebody) -> daily_deal.Match:
    """Both groups of a match, seat by seat; the scores when both have finished."""
    known = await all_.tries(table.record.contest) if table.record.contest else []
    finished = bool(known) and all(one.record.result is not None for one in known)
    invitation = None
    groups = []
    for one in known:
        record = one.record
        if record.id != table.record.id and one.person == person.id and record.status == "open":
            invitation = record.invitation
        scores = record.result["scores"] if record.result is not None and finished else None
        seats = [
            daily_deal.GroupSeat(
                seat=number, name=seat.name, bot=seat.bot, score=scores[number] if scores is not None else None
            )
            for number, seat in enumerate(record.seats)
        ]
        you = bool(record.seats_of(person.id))
        groups.append(daily_deal.Group(table=record.id, name=record.name, status=record.status, you=you, seats=seats))
    return daily_deal.Match(groups=groups, finished=finished, invitation=invitation)
