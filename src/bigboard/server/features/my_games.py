"""A person's own games: what runs and whose turn it is, what was played, how it went, and the records to take along."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections import OrderedDict
from collections.abc import Iterable

from bigboard.games import registry
from bigboard.games.contract import JsonDict
from bigboard.server.cluster.ownership import Elsewhere
from bigboard.server.db.repos.tables import TablesRepo
from bigboard.server.db.store import Store
from bigboard.server.db.stored_table import set_aside
from bigboard.server.errors import Refused, no_table
from bigboard.server.features import replays
from bigboard.server.features.contests import Contests
from bigboard.server.features.skill_rating import Ratings, Reviewed, ratings
from bigboard.server.room.game_log import GameLog
from bigboard.server.room.person import Person
from bigboard.server.room.record import Seat, TableRecord
from bigboard.server.schemas import own_games, protocol
from bigboard.server.tables.directory import Lobby

MOST = 100_000  # tables of one person
SHOWN = 100  # finished games in the list; the statistics count them all
RATED_FROM = 200  # latest games whose reviews make the rating
MOMENTS_FROM = 40  # latest games whose best moments are looked for
REMEMBERED = 2000  # best moments of tables


def place_of(record: TableRecord, seat: int) -> int:
    """1 for a winner; for the others, how many have more money, and one."""
    assert record.result is not None
    if seat in record.result["winners"]:
        return 1
    scores = record.result["scores"]
    return max(2, 1 + sum(score > scores[seat] for score in scores))


def unusual(record: TableRecord) -> dict[str, protocol.OptionValue]:
    """The options that are not as usual."""
    usual = {option.name: option.default for option in registry.declaration(record.game).options}
    return {name: value for name, value in record.options.items() if name in usual and value != usual[name]}


def statistics(games: Iterable[tuple[TableRecord, int]]) -> list[own_games.Statistic]:
    """How it went in each game with each choice of options, the most played first."""
    rows: dict[str, own_games.Statistic] = {}
    for record, seat in games:
        options = unusual(record)
        key = json.dumps([record.game, record.players, options], sort_keys=True)
        row = rows.get(key)
        if row is None:
            row = rows[key] = own_games.Statistic(
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
        row.places[place_of(record, seat) - 1] += 1
    return sorted(rows.values(), key=lambda row: -row.games)


class MyGames:
    """Reads from the store; what is slow runs in threads and is remembered."""

    def __init__(self, lobby: Lobby, contests: Contests, store: Store) -> None:
        self.lobby = lobby
        self.contests = contests
        self.store = store
        self.ratings = Ratings(store)
        self.moments: OrderedDict[tuple[str, int, frozenset[int]], own_games.BestMoment | None] = OrderedDict()

    async def tables(self, person: Person) -> tuple[list[TableRecord], int]:
        """The tables of the games that are installed, and how many cannot be read."""
        known = registry.names()
        stored = await self.store.tables_of(person.id, MOST)
        unread = await TablesRepo(self.store).count_of(person.id) - len(stored)
        found = []
        for document in stored:
            try:
                if document["game"] in known:
                    found.append(TableRecord.from_json(document))
            except (LookupError, TypeError, AttributeError):
                unread += 1
        return found, max(0, unread)

    async def overview(self, person: Person) -> own_games.MyGames:
        records, aside = await self.tables(person)
        waiting = []
        for record in records:
            if record.status in ("open", "running") and not record.lesson_done:
                try:
                    waiting.append(await self.running(record.id, person))
                except Refused as refused:  # one table that cannot be opened does not hide the others
                    if refused.code not in ("set_aside", "no_table"):
                        raise
                    aside += refused.code == "set_aside"
        finished = [
            (record, next(iter(record.seats_of(person.id)), -1))  # -1: a table of bots, or somebody else's record
            for record in records
            if record.status == "finished" and record.result is not None and record.lesson is None
        ]
        finished.sort(key=lambda game: -(game[0].finished or 0.0))
        played = [(record, seat) for record, seat in finished if seat >= 0 and not record.tried_from]
        judged = await self.ratings.reviewed(played[:RATED_FROM])
        return own_games.MyGames(
            running=sorted(waiting, key=lambda mine: (not mine.your_turn, mine.table.status, mine.since)),
            finished=[
                own_games.MyFinished(
                    table=record.info(), seat=seat, place=place_of(record, seat) if seat >= 0 else None
                )
                for record, seat in finished[:SHOWN]
            ],
            statistics=statistics(played),
            moments=await self.best_moments(played[:MOMENTS_FROM], judged),
            ratings=ratings(played[:RATED_FROM], judged),
            set_aside=aside,
        )

    async def running(self, table_id: str, person: Person) -> own_games.MyRunning:
        try:
            table = await self.lobby.find(table_id)
        except Elsewhere:
            return await self.running_elsewhere(table_id, person)
        entries = table.game_log.entries
        return own_games.MyRunning(
            table=table.info(),
            your_turn=table.running and table.game_log.deciding in table.record.seats_of(person.id),
            since=entries[-1].time if entries else table.record.created,
        )

    async def running_elsewhere(self, table_id: str, person: Person) -> own_games.MyRunning:
        """A table that another process has, as far as the database tells."""
        for status in ("open", "running"):
            for _, document, latest in await self.store.looked_up([table_id], status):
                record, entry = TableRecord.from_json(json.loads(document)), json.loads(latest)
                return own_games.MyRunning(
                    table=record.info(deciding=entry.get("next", -1)),
                    your_turn=entry.get("next", -1) in record.seats_of(person.id),
                    since=entry.get("time", record.created),
                )
        raise no_table(table_id)

    async def best_moments(self, games: list[tuple[TableRecord, int]], judged: Reviewed) -> list[own_games.BestMoment]:
        """The largest sum at once in each game of the box, not counting what a review calls a mistake."""
        best: dict[str, own_games.BestMoment] = {}
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

    async def _moment(self, record: TableRecord, seat: int, mistakes: frozenset[int]) -> own_games.BestMoment | None:
        stored = await self.store.load_table(record.id)
        if stored is None or not stored[1]:
            return None
        entries = stored[1]
        try:
            return await asyncio.to_thread(
                lambda: best_moment(record, GameLog.load(record.game, entries), seat, mistakes)
            )
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
                    kept = await self.exported(record)
                except Refused as refused:
                    if refused.code == "unavailable":
                        raise
                    index.append({"file": None, "table": record.name, "id": record.id, "why": refused.message})
                    continue
                archive.writestr(name, json.dumps(kept, ensure_ascii=False))
                index.append({"file": name, "table": record.name, **kept["table"], "result": record.result})
            archive.writestr("index.json", json.dumps(index, ensure_ascii=False, indent=1))
        return written.getvalue()

    async def exported(self, record: TableRecord) -> JsonDict:
        """Return the record of a finished game; Refused if its log cannot be played."""
        try:
            stored = await self.store.load_table(record.id)
            return await asyncio.to_thread(exported, record, stored[1] if stored is not None else [])
        except Refused:
            raise
        except Exception as error:
            raise set_aside(error) from error


def exported(record: TableRecord, entries: list[JsonDict]) -> JsonDict:
    """A record as `bigboard replay` and the import read it, with who sat where and when it ended."""
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
) -> own_games.BestMoment | None:
    """The event that brought the seat most at once, before the final count.

    `mistakes` are the numbers of the seat's actions that its review flags: they are never praised, however much they
    brought. Selling a portfolio brings most at once, and is often what cost the game.
    """
    flows = {event.type: event.money for event in registry.declaration(record.game).events if event.money}
    best: own_games.BestMoment | None = None
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
                best = own_games.BestMoment(
                    game=record.game, table=record.id, seq=entry.seq, amount=amount, event=seen, time=entry.time
                )
    return best
