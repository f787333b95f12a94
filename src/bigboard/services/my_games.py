"""A person's own games: running and finished ones, statistics, best moments, and their records as an archive."""

from __future__ import annotations

import io
import json
import zipfile
from collections import OrderedDict
from collections.abc import Iterable

from bigboard.games import registry
from bigboard.games.contract import JsonDict
from bigboard.games.ranking import rank
from bigboard.room.actor import run_aside
from bigboard.room.game_log import GameLog
from bigboard.room.person import Person
from bigboard.room.record import Seat, TableRecord
from bigboard.schemas import base, my_games
from bigboard.schemas.errors import Refused
from bigboard.services import replays
from bigboard.services.contests import Contests
from bigboard.services.directory import Directory
from bigboard.services.learning.skill_rating import Ratings, Reviewed, ratings
from bigboard.services.ports import ReviewStore
from bigboard.services.stored_table import quarantine

MOST = 100_000  # tables of one person
SHOWN = 100  # finished games in the list; the statistics count them all
RATED_FROM = 200  # latest games whose reviews make the rating
MOMENTS_FROM = 40  # latest games whose best moments are looked for
REMEMBERED = 2000  # best moments of tables


def final_rank(record: TableRecord, seat: int) -> int:
    """Return 1 for a winner; for others, one more than the number of richer seats."""
    assert record.result is not None
    if seat in record.result["winners"]:
        return 1
    return max(2, rank(record.result["scores"], seat))


def unusual(record: TableRecord) -> dict[str, base.OptionValue]:
    """Return the options that differ from the defaults."""
    usual = {option.name: option.default for option in registry.declaration(record.game).options}
    return {name: value for name, value in record.options.items() if name in usual and value != usual[name]}


def statistics(games: Iterable[tuple[TableRecord, int]]) -> list[my_games.Statistic]:
    """Return the results by game and options, the most played first."""
    rows: dict[str, my_games.Statistic] = {}
    for record, seat in games:
        options = unusual(record)
        key = json.dumps([record.game, record.players, options], sort_keys=True)
        row = rows.get(key)
        if row is None:
            row = rows[key] = my_games.Statistic(
                game=record.game,
                players=record.players,
                options=options,
                games=0,
                places=[0] * record.players,
                money=0.0,
                best=0,
            )
        assert record.result is not None
        score = record.result["scores"][seat]
        row.best = max(row.best, score) if row.games else score
        row.money = (row.money * row.games + score) / (row.games + 1)
        row.games += 1
        row.places[final_rank(record, seat) - 1] += 1
    return sorted(rows.values(), key=lambda row: -row.games)


class MyGames:
    """Overviews from the store. Slow parts run in threads and are cached."""

    def __init__(self, lobby: Directory, contests: Contests, reviews: ReviewStore) -> None:
        self.lobby = lobby
        self.contests = contests
        self.store = lobby.store
        self.ratings = Ratings(reviews)
        self.moments: OrderedDict[tuple[str, int, frozenset[int]], my_games.BestMoment | None] = OrderedDict()

    async def tables(self, person: Person) -> tuple[list[TableRecord], int]:
        """Return the tables of the installed games, and how many cannot be read."""
        known = registry.names()
        stored = await self.store.tables_of(person.id, MOST)
        unread = await self.store.count_of(person.id) - len(stored)
        found = []
        for document in stored:
            try:
                if document["game"] in known:
                    found.append(TableRecord.from_json(document))
            except (LookupError, TypeError, AttributeError):
                unread += 1
        return found, max(0, unread)

    async def overview(self, person: Person) -> my_games.MyGames:
        records, aside = await self.tables(person)
        waiting = []
        for record in records:
            if record.status in ("open", "running") and not record.lesson_done:
                try:
                    waiting.append(await self.running(record.id, person))
                except Refused as refused:  # one table that cannot be opened does not hide the others
                    if refused.code not in ("quarantined", "no_table"):
                        raise
                    aside += refused.code == "quarantined"
        finished = [
            (record, next(iter(record.seats_of(person.id)), -1))  # -1: a table of bots, or a record of others
            for record in records
            if record.status == "finished" and record.result is not None and record.lesson is None
        ]
        finished.sort(key=lambda game: -(game[0].finished or 0.0))
        played = [(record, seat) for record, seat in finished if seat >= 0 and not record.tried_from]
        judged = await self.ratings.reviewed_play(played[:RATED_FROM])
        return my_games.MyGames(
            running=sorted(waiting, key=lambda mine: (not mine.your_turn, mine.table.status, mine.since)),
            finished=[
                my_games.MyFinished(
                    table=record.info(), seat=seat, place=final_rank(record, seat) if seat >= 0 else None
                )
                for record, seat in finished[:SHOWN]
            ],
            statistics=statistics(played),
            moments=await self.best_moments(played[:MOMENTS_FROM], judged),
            ratings=ratings(played[:RATED_FROM], judged),
            quarantined=aside,
        )

    async def running(self, table_id: str, person: Person) -> my_games.MyRunning:
        table = await self.lobby.find(table_id)
        entries = table.game_log.entries
        return my_games.MyRunning(
            table=table.info(),
            your_turn=table.running and table.game_log.deciding in table.record.seats_of(person.id),
            since=entries[-1].time if entries else table.record.created,
        )

    async def best_moments(self, games: list[tuple[TableRecord, int]], judged: Reviewed) -> list[my_games.BestMoment]:
        """Return the largest single gain in each title, without those that a review calls mistakes."""
        best: dict[str, my_games.BestMoment] = {}
        for record, seat in games:
            played = judged.get((record.id, seat))
            mistakes = played.mistakes if played is not None else frozenset()
            key = (record.id, seat, mistakes)
            if key not in self.moments:
                self.moments[key] = await self._moment(record, seat, mistakes)
                if len(self.moments) > REMEMBERED:
                    self.moments.popitem(last=False)
            found = self.moments[key]
            if found is not None and (record.game not in best or found.amount > best[record.game].amount):
                best[record.game] = found
        return list(best.values())

    async def _moment(self, record: TableRecord, seat: int, mistakes: frozenset[int]) -> my_games.BestMoment | None:
        stored = await self.store.load_table(record.id)
        if stored is None or not stored.entries:
            return None
        entries = stored.entries
        try:
            return await run_aside(lambda: best_moment(record, GameLog.load(record.game, entries), seat, mistakes))
        except Exception:  # a log that cannot be played, whatever is wrong with it: `find` sets the table aside
            return None

    async def export(self, person: Person) -> bytes:
        """Write all finished games into one archive: a record each, and an index that says which are not in it."""
        written = io.BytesIO()
        index: list[JsonDict] = []
        with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
            for record in (await self.tables(person))[0]:
                if record.status != "finished" or record.lesson is not None:
                    continue
                name = f"{record.game}-{record.id}.json"
                try:
                    await replays.require_open(self.contests, record, person)
                    kept = await self.export_record(record)
                except Refused as refused:
                    if refused.code == "unavailable":
                        raise
                    index.append({"file": None, "table": record.name, "id": record.id, "why": refused.message})
                    continue
                archive.writestr(name, json.dumps(kept, ensure_ascii=False))
                index.append({"file": name, "table": record.name, **kept["table"], "result": record.result})
            archive.writestr("index.json", json.dumps(index, ensure_ascii=False, indent=1))
        return written.getvalue()

    async def export_record(self, record: TableRecord) -> JsonDict:
        """Return the record of a finished game; Refused if its log cannot be played."""
        try:
            stored = await self.store.load_table(record.id)
            return await run_aside(export_record, record, stored.entries if stored is not None else [])
        except Refused:
            raise
        except Exception as error:
            raise quarantine(error) from error


def export_record(record: TableRecord, entries: list[JsonDict]) -> JsonDict:
    """Return a record as `bigboard replay` and the import read it, with its players and the time of its end."""
    state = GameLog.load(record.game, entries).state
    assert state is not None
    kept: JsonDict = state.record()
    kept["table"] = {
        "names": [name_of(seat) for seat in record.seats],
        "players": [seat.bot or "human" for seat in record.seats],
        "finished": record.finished,
    }
    if record.kept is not None:
        kept["kept"] = record.kept
    return kept


def name_of(seat: Seat) -> str:
    return seat.name or (seat.bot or "").capitalize()


def best_moment(
    record: TableRecord, game_log: GameLog, seat: int, mistakes: frozenset[int]
) -> my_games.BestMoment | None:
    """Return the event that brought the seat most at once, before the final count.

    `mistakes` are the numbers of the seat's actions that its review flags: they are never praised, however much they
    brought. Selling a portfolio brings most at once, and is often what cost the game.
    """
    flows = {event.type: event.money for event in registry.declaration(record.game).events if event.money}
    best: my_games.BestMoment | None = None
    for number, (entry, _, events) in enumerate(game_log.steps()):  # the deal has number 0, the first action 1
        if number in mistakes:
            continue
        for event in events:
            if event.type == "game_over":
                return best
            seen = event.seen_by(-1)
            amount = sum(
                flow.sign * int(seen.get(flow.amount, 0))
                for flow in flows.get(event.type, ())
                if flow.entry != "start" and seen.get(flow.seat) == seat
            )
            if amount > 0 and (best is None or amount > best.amount):
                best = my_games.BestMoment(
                    game=record.game, table=record.id, seq=entry.seq, amount=amount, event=seen, time=entry.time
                )
    return best
