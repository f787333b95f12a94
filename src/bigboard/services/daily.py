"""The deal of the day and duplicate matches, as a person may see them."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from bigboard.coach.daily import FIRST_DAY, Day, day_of
from bigboard.games import registry
from bigboard.games.ranking import rank
from bigboard.room.person import Person
from bigboard.room.seating import checked_game
from bigboard.room.table import Table
from bigboard.schemas.daily import DayGame, Group, GroupSeat, Match, MyTry, Today, TryResult
from bigboard.services import contests

SHOWN_DAYS = 30
SHOWN_RESULTS = 100


def chosen_day(day: str | None) -> date:
    return contests.date_of(day) if day is not None else contests.today()


async def show_day(all_contests: contests.Contests, person: Person | None, day: str | None) -> Today:
    """Return the deals of a day, with all results for those who have played them."""
    now, chosen = contests.today(), chosen_day(day)
    midnight = datetime(now.year, now.month, now.day, tzinfo=UTC) + timedelta(days=1)
    earlier = [now - timedelta(days=back) for back in range(SHOWN_DAYS)]
    return Today(
        day=str(chosen),
        today=str(now),
        ends=midnight.timestamp(),
        games=[await describe_day(all_contests, day_of(name, chosen), person) for name in registry.names()],
        days=[str(one) for one in earlier if one >= FIRST_DAY],
    )


async def begin(all_contests: contests.Contests, game: str, person: Person, practice: bool, day: str | None) -> Table:
    """Begin the try that counts, or return to it; later ones are practice."""
    return await all_contests.begin(day_of(checked_game(game).name, chosen_day(day)), person, practice)


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


async def show_match(all_contests: contests.Contests, table: Table, person: Person) -> Match:
    """Return both groups of a match, seat by seat; the scores when both have finished."""
    known = await all_contests.tries(table.record.contest) if table.record.contest else []
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
