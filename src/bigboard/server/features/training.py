"""Practice from people's own games: automatic reviews, the deck of their mistakes, and the report of losses."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

from bigboard.coach.judge.answers import Answer
from bigboard.coach.judge.budgets import ENGINE
from bigboard.coach.training import losses
from bigboard.coach.training.card import Card, CardError
from bigboard.coach.training.judged_game import JudgedDecision, JudgedGame
from bigboard.coach.training.schedule import DAYS, day_of, next_turn
from bigboard.games.contract import JsonDict
from bigboard.room.person import Person
from bigboard.room.ports import LiveTable
from bigboard.room.record import TableRecord
from bigboard.room.table import Table
from bigboard.schemas.errors import Refused
from bigboard.schemas.learning import training
from bigboard.schemas.learning.coach import CoachOption, CoachReason
from bigboard.server.db.repos.people import PeopleRepo
from bigboard.server.db.repos.training import CardRow, TrainingRepo
from bigboard.server.db.store import Store
from bigboard.server.settings import Settings
from bigboard.server.tables.directory import Lobby
from bigboard.server.workers.bot_pool import BotsPool
from bigboard.services import replays
from bigboard.services.contests import Contests
from bigboard.services.learning.reviews import Reviews
from bigboard.services.workers import coach_worker

WORST = 30  # decisions that a line of the report lists
GRADED = 50  # games in the list
TRIED = 40  # due cards that are looked at until one can be asked
log = logging.getLogger("bigboard.server")


class Training:
    """The deck and the report of every person. Finished reviews arrive in `collect`."""

    def __init__(
        self, settings: Settings, store: Store, bots: BotsPool, lobby: Lobby, reviews: Reviews, contests: Contests
    ) -> None:
        self.reviews = reviews
        self.contests = contests
        self.lobby = lobby
        self.bots = bots
        self.store = store
        self.limit = settings.auto_reviews
        self.repo = TrainingRepo(self.store)
        self.people = PeopleRepo(self.store)
        self.tasks: set[asyncio.Task[None]] = set()
        reviews.collect = self.collect
        self.lobby.listeners.append(self.hear)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # Automatic reviews

    def hear(self, table: LiveTable) -> None:
        """Have a game reviewed that has just ended in this process."""
        if table.record.status == "finished" and self.limit and is_practice(table.record):
            self.review_soon(table.record)

    def review_soon(self, record: TableRecord) -> None:
        """Have a finished game reviewed for its players, in the background."""
        self._begin(self._review_for(record, sorted({seat.person for seat in record.seats if seat.person})))

    def _begin(self, work: Any) -> None:
        task = asyncio.ensure_future(self._safely(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _safely(self, work: Any) -> None:
        try:
            await work
        except Refused as refused:  # the next visit to the deck asks again
            log.warning("A game was not reviewed by itself: %s", refused.message)
        except Exception:
            log.exception("A game was not reviewed by itself.")

    async def _review_for(self, record: TableRecord, people: list[str]) -> None:
        for person in people:
            if record.id in self.reviews.queued or await self.repo.is_judged(person, record.id, ENGINE):
                return
            if await self._wants_review(record, person):
                await self.reviews.ask_automatically(record.id)

    async def _wants_review(self, record: TableRecord, person: str) -> bool:
        """Return whether a game may be reviewed for a person, and count it."""
        settings = await self.settings_of(person)
        if not settings.reviews or not await self._is_open(record, person):
            return False
        return await self.repo.count(person, "automatic", day_of(self.store.now()), self.limit) is not None

    async def _is_open(self, record: TableRecord, person_id: str) -> bool:
        found = await self.people.find(person_id)
        if found is None:  # a player of another server, or one who was deleted
            return False
        try:
            await replays.require_open(self.contests, record, Person(found.id, found.name))
        except Refused:
            return False
        return True

    async def catch_up(self, person: Person) -> None:
        """Have games reviewed that were missed: played before, closed at their end, or judged by an older judge."""
        for table_id in await self.repo.unjudged_games(person.id, ENGINE, self.limit):
            if table_id in self.reviews.queued or table_id in self.reviews.failed:
                continue
            record = (await self.lobby.find(table_id)).record
            played = is_practice(record) and record.seats_of(person.id)
            if played and await self._wants_review(record, person.id):
                await self.reviews.ask_automatically(table_id)

    async def collect(self, table: Table, record: JsonDict, review: str) -> None:
        """Store what a whole review says of each player's decisions, and the cards of their clear losses."""
        found = table.record
        if not is_practice(found):
            return
        seats = {seat.person: number for number, seat in reversed(list(enumerate(found.seats))) if seat.person}
        mine = {person: seat for person, seat in seats.items() if await self._is_open(found, person)}
        if not mine:
            return
        bots = [seat.bot if seat.person is None else None for seat in found.seats]
        judged = await self.reviews.compute(
            coach_worker.judge_game,
            found.id,
            record,
            review,
            sorted(mine.values()),
            bots,
            found.finished or found.created,
        )
        seqs = [1, *(entry.seq for entry in table.game_log.standing)]
        for person, seat in mine.items():
            game, cards = judged[seat]
            for one in game["decisions"]:
                one["seq"] = seqs[one["n"] - 1]
            await self.repo.put_game(person, found.id, ENGINE, game, cards, self.store.now())

    # The deck

    async def settings_of(self, person: str) -> training.TrainingSettings:
        return settings_in(await self.repo.find(person))

    async def change(self, person: Person, settings: training.TrainingSettings) -> training.Deck:
        await self.repo.change(person.id, settings.model_dump())
        return await self.deck(person)

    async def deck(self, person: Person) -> training.Deck:
        stored = await self.repo.find(person.id)
        settings = settings_in(stored)
        rows = await self.repo.deck(person.id)
        now = self.store.now()
        if settings.reviews and self.limit:
            self._begin(self.catch_up(person))
        names = sorted({row.game for row in rows})
        return training.Deck(
            cards=len(rows),
            due=sum(row.due <= now for row in rows),
            answered=answered_on(stored, day_of(now)),
            next_due=min((row.due for row in rows if row.due > now), default=None),
            learned=sum(row.step == len(DAYS) - 1 for row in rows),
            games=[
                training.DeckOfGame(
                    game=name,
                    cards=sum(row.game == name for row in rows),
                    due=sum(row.game == name and row.due <= now for row in rows),
                )
                for name in names
            ],
            waiting=await self.count_waiting(person),
            limit=self.limit,
            **settings.model_dump(),
        )

    async def count_waiting(self, person: Person) -> int:
        """Return how many games of a person are being reviewed or wait for it."""
        if not self.reviews.queued:
            return 0
        missing = await self.repo.unjudged_games(person.id, ENGINE, len(self.reviews.queued) + self.limit)
        return sum(table_id in self.reviews.queued for table_id in missing)

    async def next_card(self, person: Person, game: str, but: str) -> tuple[CardRow, Card, int]:
        """Return a card that is due and can be asked, and how many before it cannot; `but` comes last."""
        due = await self.repo.due_cards(person.id, self.store.now(), TRIED, game)
        unreadable = 0
        for row, document in sorted(due, key=lambda one: one.row.id == but):
            try:
                card = Card.from_json(json.loads(document))
                await asyncio.to_thread(card.state)
                return row, card, unreadable
            except (CardError, ValueError):
                unreadable += 1
        if unreadable:
            raise unreadable_card()
        raise Refused("no_card", "No card is due.")

    async def find_card(self, person: Person, card_id: str) -> tuple[CardRow, Card]:
        found = await self.repo.find_card(person.id, card_id)
        if found is None:
            raise Refused("no_card", "This card is not in your deck.")
        try:
            return found.row, Card.from_json(json.loads(found.document))
        except ValueError:
            raise unreadable_card() from None

    async def judge(self, person: Person, card: Card, answer: Answer) -> JsonDict:
        """Return the verdict on an answer: the one that is stored, if this version of the judge has given it."""
        return await self.bots.answer(coach_worker.card_verdict, card.to_json(), answer, who=person.id)

    async def answer(self, person: Person, row: CardRow, card: Card, answer: Answer, seen: int) -> training.CardResult:
        """Judge an answer, and count it if the card is due and still as the person has seen it."""
        verdict = await self.judge(person, card, answer)
        now = self.store.now()
        turn = next_turn(row.step, verdict["right"], now)
        elsewhere = row.answers != seen
        counted = not elsewhere and row.due <= now and await self.repo.answer(row, turn.step, turn.due)
        if counted:
            await self.repo.count(person.id, "answered", day_of(now))
        elif not elsewhere and row.due <= now:
            elsewhere = True
        fresh = await self.repo.find_card(person.id, row.id)
        after = fresh.row if fresh is not None else row
        rows = await self.repo.deck(person.id)
        return training.CardResult(
            right=verdict["right"],
            counted=counted,
            elsewhere=elsewhere,
            verdict=verdict["verdict"],
            yours=CoachOption.model_validate(verdict["yours"]),
            best=CoachOption.model_validate(verdict["best"]),
            reasons=[CoachReason.model_validate(reason) for reason in verdict["reasons"]],
            days=max(0, round((after.due - now) / (24 * 3600))),
            source=await self._source(person, row),
            answered=answered_on(await self.repo.find(person.id), day_of(now)),
            left=sum(one.due <= now for one in rows),
        )

    async def _source(self, person: Person, row: CardRow) -> training.CardSource | None:
        if not await self.repo.has_table(row.table_id):
            return None
        for game in await self.repo.judged_decisions(person.id, row.table_id):
            for one in game["decisions"]:
                if one["n"] == row.n:
                    return training.CardSource(table=row.table_id, seq=one["seq"], n=row.n)
        return None

    # The report

    async def report(self, person: Person) -> training.LossReports:
        stored = await self.repo.judged_decisions(person.id)
        reports = await asyncio.to_thread(lambda: losses.report([JudgedGame.from_json(one) for one in stored]))
        found = await asyncio.to_thread(lambda: [report_message(one) for one in reports])
        return training.LossReports(reports=found, waiting=await self.count_waiting(person))


def unreadable_card() -> Refused:
    return Refused(
        "bad_card", "This card comes from a different version of the rules and cannot be shown. It stays in your deck."
    )


def is_practice(record: TableRecord) -> bool:
    """Return whether the decisions of a game are its players' own: no lesson, and no game continued from another."""
    return record.lesson is None and not record.tried_from


def settings_in(stored: dict[str, Any]) -> training.TrainingSettings:
    names = training.TrainingSettings.model_fields
    return training.TrainingSettings(**{name: stored[name] for name in names if name in stored})


def answered_on(stored: dict[str, Any], day: int) -> int:
    counted, number = stored.get("answered", [day, 0])
    return int(number) if counted == day else 0


def report_message(found: losses.Losses) -> training.LossReport:
    return training.LossReport(
        game=found.game,
        games=len(found.games),
        total=line_message(found.total),
        lines=[line_message(line) for line in found.lines],
        graded=[graded_message(game) for game in found.games[:GRADED]],
    )


def line_message(line: losses.Line) -> training.LossLine:
    trend = line.trend
    return training.LossLine(
        dimension=line.dimension,
        name=line.name,
        decisions=line.decisions,
        mattered=line.mattered,
        mistakes=line.mistakes,
        loss=line.loss,
        loss_win=line.loss_win,
        share=line.share,
        trend=training.LossTrend(change=trend.change, low=trend.low, high=trend.high) if trend is not None else None,
        bots=[
            training.BotLoss(bot=one.bot, mattered=one.mattered, loss=one.loss, loss_win=one.loss_win)
            for one in line.bots
        ],
        worst=[costly_message(game, one) for game, one in line.worst[:WORST]],
    )


def costly_message(game: JudgedGame, one: JudgedDecision) -> training.CostlyDecision:
    return training.CostlyDecision(
        table=game.id,
        seq=one.seq,
        n=one.n,
        group=one.group,
        loss=one.loss,
        loss_win=one.loss_win,
        chosen=one.chosen,
        best=one.best,
    )


def graded_message(game: JudgedGame) -> training.GradedGame:
    return training.GradedGame(
        table=game.id,
        finished=game.finished,
        grade=losses.grade_of(game),
        lost=sum(one.loss_win for one in game.decisions),
        result=game.result,
        adjusted=game.adjusted if game.measured else None,
        adjusted_error=game.adjusted_error,
    )
