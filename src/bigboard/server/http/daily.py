"""The deal of the day, and duplicate matches."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Annotated

from fastapi import Query

from bigboard.coach.daily import FIRST_DAY, Day, day_of
from bigboard.games import registry
from bigboard.games.ranking import rank
from bigboard.room.person import Person
from bigboard.room.seating import checked_game
from bigboard.schemas.daily import DayGame, Group, GroupSeat, Match, MyTry, NewTry, Today, TryResult
from bigboard.schemas.tables import TableAnswer
from bigboard.server.features import contests
from bigboard.server.http.deps import CurrentPerson, GameName, Network, OptionalPerson, PathTable, Services, api_router

router = api_router("", "deal of the day")

DayName = Annotated[str, Query(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="Another day than today.")]
SHOWN_DAYS = 30
SHOWN_RESULTS = 100


@router.get("/today")
async def today(services: Services, person: OptionalPerson, day: DayName | None = None) -> Today:
    """The deals of a day, with all results for those who have played them."""
    now = contests.today()
    chosen = contests.date_of(day) if day is not None else now
    midnight = datetime(now.year, now.month, now.day, tzinfo=UTC) + timedelta(days=1)
    earlier = [now - timedelta(days=back) for back in range(SHOWN_DAYS)]
    return Today(
        day=str(chosen),
        today=str(now),
        ends=midnight.timestamp(),
        games=[await describe_day(services.contests, day_of(name, chosen), person) for name in registry.names()],
        days=[str(one) for one in earlier if one >= FIRST_DAY],
    )


async def describe_day(all_contests: contests.Contests, day: Day, person: Person | None) -> DayGame:
    """Return a deal with all that this person may know of it: the results only after the person's own try."""
    known = await all_contests.attempts(contests.contest_of(day))
    firsts: dict[str, contests.Attempt] = {}
    for one in known:
        firsts.setdefault(one.person, one)
    mine = firsts.get(person.id) if person is not None else None
    finished = [one for one in firsts.values() if one.status == "finished"]
    done = mine is not None and mine.status == "finished"
    scores = await all_contests.final_scores([one.table for one in finished]) if done else {}
    return DayGame(
        game=day.game,
        players=day.players,
        options=day.options,
        seat=day.seat,
        bots=list(day.bots),
        finished_by=sum(one.person != contests.NO_PERSON for one in finished),
        mine=my_try(mine, day, scores.get(mine.table)) if mine is not None else None,
        practised=sum(one.person == mine.person for one in known) - 1 if mine is not None else 0,
        results=await best_results(all_contests, day, finished, scores, mine) if done else None,
    )


async def best_results(
    all_contests: contests.Contests,
    day: Day,
    finished: list[contests.Attempt],
    scores: dict[str, list[int]],
    mine: contests.Attempt | None,
) -> list[TryResult]:
    """Return the best results in order, with the present names of their players."""
    ranked = sorted((one for one in finished if one.table in scores), key=lambda one: -scores[one.table][day.seat])
    best = ranked[:SHOWN_RESULTS]
    records = await all_contests.records([one.table for one in best])
    return [
        TryResult(
            name=records[one.table].seats[day.seat].name,
            you=one is mine,
            bot=records[one.table].seats[day.seat].bot,
            table=one.table,
            score=scores[one.table][day.seat],
            place=rank(scores[one.table], day.seat),
            late=contests.is_late(one, day),
        )
        for one in best
        if one.table in records
    ]


def my_try(mine: contests.Attempt, day: Day, scores: list[int] | None) -> MyTry:
    return MyTry(
        table=mine.table,
        finished=scores is not None,
        late=contests.is_late(mine, day),
        score=scores[day.seat] if scores is not None else None,
        place=rank(scores, day.seat) if scores is not None else None,
        order=sorted(range(day.players), key=lambda seat: -scores[seat]) if scores is not None else [],
    )


@router.post("/today/{game}", status_code=201)
async def begin(
    services: Services,
    network: Network,
    person: CurrentPerson,
    game: GameName,
    body: NewTry,
    day: DayName | None = None,
) -> TableAnswer:
    """Begin the try that counts, or return to it; later ones are practice."""
    await services.rate_limit.check_table(person.id, network)
    chosen: date = contests.date_of(day) if day is not None else contests.today()
    table = await services.contests.begin(day_of(checked_game(game).name, chosen), person, body.practice)
    return table.answer(person)


# Duplicate matches


@router.post("/tables/{table_id}/copy", status_code=201, tags=["tables"])
async def copy(services: Services, network: Network, table: PathTable, person: CurrentPerson) -> Match:
    """A second table for another group, with the same deal; only before the game begins."""
    await services.rate_limit.check_table(person.id, network)
    await services.contests.copy(table, person)
    return await match(services, table, person)


@router.get("/tables/{table_id}/match", tags=["tables"])
async def match(services: Services, table: PathTable, person: CurrentPerson) -> Match:
    """Both groups of a match, seat by seat; the scores when both have finished."""
    known = await services.contests.tries(table.record.contest) if table.record.contest else []
    finished = bool(known) and all(one.record.result is not None for one in known)
    invitation = None
    groups = []
    for one in known:
        record = one.record
        if record.id != table.record.id and one.person == person.id and record.status == "open":
            invitation = record.invitation
        scores = record.result["scores"] if record.result is not None and finished else None
        seats = [
            GroupSeat(seat=number, name=seat.name, bot=seat.bot, score=scores[number] if scores is not None else None)
            for number, seat in enumerate(record.seats)
        ]
        you = bool(record.seats_of(person.id))
        groups.append(Group(table=record.id, name=record.name, status=record.status, you=you, seats=seats))
    return Match(groups=groups, finished=finished, invitation=invitation)
