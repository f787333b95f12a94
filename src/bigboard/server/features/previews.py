"""Previews of links: the title, description and picture that a messenger or a social network shows.

A preview has what a spectator without a name may know. A table that strangers cannot watch has the same preview as a
table that does not exist.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from bigboard.bots.personas import personas
from bigboard.coach.puzzles.puzzle import puzzle_of
from bigboard.games import registry
from bigboard.i18n import DEFAULT_LANGUAGE, Messages, language_of
from bigboard.room import seating
from bigboard.room.record import Seat, TableRecord
from bigboard.schemas.errors import Refused
from bigboard.server.settings import Settings
from bigboard.server.tables.directory import Lobby
from bigboard.server.workers import preview_worker
from bigboard.server.workers.preview_worker import Picture, Row
from bigboard.server.workers.replay_pool import ReplayPool
from bigboard.services import contests

TABLE = re.compile(r"/(?:embed/)?(t|replay|review)/([0-9a-z]{1,32})")
PUZZLE = re.compile(r"/(?:embed/)?puzzles/([a-z][a-z0-9-]{0,39}-[0-9]{1,5})")
DAY = re.compile(r"/today(?:/([0-9]{4}-[0-9]{2}-[0-9]{2}))?")
EMBEDDED = re.compile(r"/embed/(?:replay/[0-9a-z]{1,32}|puzzles/[a-z][a-z0-9-]{0,39}-[0-9]{1,5})")
KEPT = 200  # pictures in memory, of about 30 kB each
LIVE_S, STILL_S = 60, 24 * 3600  # for which others may keep a picture of a running game, and any other

Source = Literal["example", "puzzle", "table"]


@dataclass(frozen=True)
class Link:
    """The preview of a page; `embed` is the page that other sites may show in a frame, if there is one."""

    path: str
    title: str
    description: str
    picture: Picture
    source: Source = "example"
    id: str = ""  # of the table or puzzle
    embed: str = ""
    live: bool = False


@dataclass(frozen=True)
class Drawn:
    png: bytes
    max_age: int  # seconds


def accepted_language(header: str) -> str:
    """Return the first language of an Accept-Language header that has messages, or English."""
    wanted = (part.partition(";")[0] for part in header[:200].split(","))
    return next((code for code in map(language_of, wanted) if code), DEFAULT_LANGUAGE)


@cache
def messages(language: str) -> Messages:
    return Messages(language)


def is_public(record: TableRecord) -> bool:
    """Return whether strangers find this table in the lobby, and its game is no contest or lesson."""
    return record.public and not record.contest and not record.lesson and record.status != "closed"


def may_show_game(record: TableRecord) -> bool:
    """Return whether a stranger may watch the game, or may have watched it."""
    return is_public(record) and record.status != "open" and seating.may_watch(record, None)


class Previews:
    def __init__(self, settings: Settings, lobby: Lobby, all_contests: contests.Contests, replays: ReplayPool) -> None:
        self.settings = settings
        self.lobby = lobby
        self.contests = all_contests
        self.replays = replays
        self.pictures: OrderedDict[tuple[Any, ...], bytes] = OrderedDict()
        self.being_drawn: dict[tuple[Any, ...], asyncio.Task[bytes]] = {}

    async def link(self, path: str, language: str) -> Link:
        """Return the preview of a page. A page without one of its own has the preview of the site."""
        path = path.rstrip("/")
        record = None
        if found := TABLE.fullmatch(path):
            with contextlib.suppress(Refused):  # the database is away; the page comes all the same
                record = (await self.contests.records([found[2]])).get(found[2])
        # The first message of a language reads its files.
        return await asyncio.to_thread(write_link, path, record, messages(language))

    async def draw(self, path: str, language: str, network: str) -> Drawn:
        """Return the picture of a page, from memory or drawn in the worker process."""
        link = await self.link(path, language)
        if link.source == "table":
            table = await self.lobby.find(link.id)
            state = table.game_log.state
            if state is None or not may_show_game(table.record):  # changed a moment ago
                return await self.draw("", language, network)
            key = (link.picture, link.id, table.game_log.seq)
            job: tuple[Any, ...] = (preview_worker.draw_view, link.picture, state.observe(-1), self.settings.static)
        elif link.source == "puzzle":
            key = (link.picture, link.id, 0)
            job = (preview_worker.draw_puzzle, link.picture, link.id, self.settings.static)
        else:
            key = (link.picture, "", 0)
            job = (preview_worker.draw_example, link.picture, self.settings.static)
        return Drawn(await self._draw_once(key, network, *job), LIVE_S if link.live else STILL_S)

    async def _draw_once(self, key: tuple[Any, ...], network: str, *job: Any) -> bytes:
        if key not in self.pictures:
            if key not in self.being_drawn:
                task = self.being_drawn[key] = asyncio.create_task(self.replays.run(network, *job))
                task.add_done_callback(lambda _: self.being_drawn.pop(key, None) and None)
            self.pictures[key] = await asyncio.shield(self.being_drawn[key])
            while len(self.pictures) > KEPT:
                self.pictures.popitem(last=False)
        self.pictures.move_to_end(key)
        return self.pictures[key]


def write_link(path: str, record: TableRecord | None, say: Messages) -> Link:
    if found := TABLE.fullmatch(path):
        if record is None or not is_public(record) or (found[1] != "t" and not may_show_game(record)):
            return invited_link(path, say)
        return table_link(path, found[1], record, say)
    if found := PUZZLE.fullmatch(path):
        return puzzle_link(path, found[1], say)
    if found := DAY.fullmatch(path):
        return day_link(path, found[1] or "", say)
    return site_link(path, say)


def site_link(path: str, say: Messages) -> Link:
    picture = Picture(registry.names()[0], site_note(say), say.say("home-title"), say.say("preview-play"))
    return Link(path, "Big Board", say.say("home-subtitle"), picture)


def site_note(say: Messages) -> str:
    return " · ".join(label(game, say) for game in registry.names())


def invited_link(path: str, say: Messages) -> Link:
    heading = say.say("preview-invited")
    picture = Picture(registry.names()[0], "", heading, say.say("preview-take-seat"))
    return Link(path, f"{heading} · Big Board", say.say("preview-invited-note"), picture)


def label(game: str, say: Messages) -> str:
    key = f"game-{game}"
    return say.say(key) if say.has(key) else registry.titles()[game].label


def name_of(number: int, seat: Seat, say: Messages) -> str:
    """Return the name of a seat as the client shows it."""
    if seat.empty:
        return say.say("seat-empty")
    if seat.bot is None:
        return seat.name
    if seat.bot in personas():
        key = f"bot-{seat.bot}"
        return say.say(key) if say.has(key) else personas()[seat.bot].name
    return say.say("bot-player", number=number + 1)


def money(game: str, amount: int, say: Messages) -> str:
    unit = registry.titles()[game].money_unit
    return say.thousands(amount) if unit == 1000 else say.dollars(amount * unit)


def table_link(path: str, kind: str, record: TableRecord, say: Messages) -> Link:
    """Return the preview of a public table: free seats, the game so far, or the result."""
    game = label(record.game, say)
    names = [name_of(number, seat, say) for number, seat in enumerate(record.seats)]
    playing = ", ".join(name for name, seat in zip(names, record.seats, strict=True) if not seat.empty)
    shown = may_show_game(record)
    free = sum(seat.empty for seat in record.seats)
    heading, note, order, scores = record.name, [game, playing], list(range(len(names))), None
    action = say.say("watch") if shown else say.say("preview-play")
    if record.status == "open" and free:
        action = say.say("preview-take-seat")
        note.append(say.say("seats-free", count=free))
    elif record.status == "finished" and shown and record.result is not None:
        scores = record.result["scores"]
        winners = record.result["winners"]
        heading = say.say("won-by", count=len(winners), winners=", ".join(names[seat] for seat in winners))
        order = sorted(order, key=lambda seat: -scores[seat])
        note = [game, *(f"{names[seat]} {money(record.game, scores[seat], say)}" for seat in order)]
        action = say.say("preview-see-result") if kind == "t" else say.say("preview-watch-replay")
    rows = tuple(
        Row(
            names[seat],
            money(record.game, scores[seat], say) if scores is not None else "",
            scores is not None and seat in (record.result or {}).get("winners", ()),
            seat,
        )
        for seat in order
    )
    return Link(
        path=path,
        title=f"{heading} · {record.name} · Big Board" if heading != record.name else f"{heading} · Big Board",
        description=join_parts(note),
        picture=Picture(record.game, game, heading, action, rows),
        source="table" if shown else "example",
        id=record.id,
        embed=f"/embed/replay/{record.id}" if shown and record.status == "finished" else "",
        live=record.status in ("open", "running"),
    )


def join_parts(parts: Iterable[str]) -> str:
    return " · ".join(part for part in parts if part)


def puzzle_link(path: str, puzzle_id: str, say: Messages) -> Link:
    puzzle = puzzle_of(puzzle_id)
    if puzzle is None:
        return site_link(path, say)
    game, number = label(puzzle.game, say), say.say("puzzle-number", number=say.number(puzzle.number))
    rated = Row(say.say("puzzle-rated", rating=say.number(puzzle.rating)))
    picture = Picture(
        puzzle.game, f"{game} · {number}", say.say("preview-best-move"), say.say("preview-solve"), (rated,)
    )
    title = f"{say.say('preview-best-move')} · {number} · {game}"
    return Link(path, title, say.say("puzzles-note"), picture, "puzzle", puzzle.id, embed=f"/embed/puzzles/{puzzle.id}")


def day_link(path: str, day: str, say: Messages) -> Link:
    """Return the preview of the deals of a day. The picture is an example: a deal is not shown before it is played."""
    if day:
        try:
            contests.date_of(day)
        except Refused:
            return site_link(path, say)
    games = registry.names()
    heading = say.say("deal-of-day")
    rows = tuple(Row(label(game, say)) for game in games)
    picture = Picture(games[-1], day, heading, say.say("day-play"), rows)
    return Link(path, join_parts([heading, day, "Big Board"]), say.say("day-note"), picture)
