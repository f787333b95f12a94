"""Finished public games of people who agreed to open data, without anything that leads back to a person.

A game is chosen if it is finished, public and dealt here, and if every person who sits or has acted in it agrees now.
Deals that several tables play (contests), lessons, tries and recorded tabletop games are left out, and so are games in
which several people shared one account: only its owner was asked.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

from bigboard.records.open_data import BOT, OpenAction, OpenGame, write_open_data
from bigboard.room.game_log import GameLog, LogEntry
from bigboard.room.person import is_bot_account
from bigboard.room.record import TableRecord
from bigboard.server.db.maintenance import logged_of, moment_of, open_database
from bigboard.server.db.schema import open_data, reviews, tables
from bigboard.services.ports import WHOLE

SOURCE = "Finished public games on a server of Big Board, of people who all agreed to publish them."


class Pseudonyms:
    """Random numbers in place of ids, for one export."""

    def __init__(self, people: set[str]) -> None:
        order = sorted(people)
        random.SystemRandom().shuffle(order)
        self.names = {
            person: f"BOT-{number}" if is_bot_account(person) else f"person-{number}"
            for number, person in enumerate(order, 1)
        }

    def __getitem__(self, person: str) -> str:
        return self.names[person]


def export_public(url: str, folder: Path) -> tuple[int, int]:
    """Write the open data of a database into a folder; return how many games and decisions there are."""
    engine = open_database(url)
    try:
        with moment_of(engine) as connection:
            return write_open_data(folder, open_games(connection), SOURCE)
    finally:
        engine.dispose()


def open_games(connection: Connection) -> Iterator[OpenGame]:
    """Yield the games that may be published, in a random order."""
    agreed = set(connection.execute(select(open_data.c.person)).scalars())
    names = Pseudonyms(agreed)
    query = select(tables.c.id).where(tables.c.status == "finished", tables.c.public)
    ids = sorted(connection.execute(query).scalars())
    random.SystemRandom().shuffle(ids)
    for table_id in ids:
        game = read_game(connection, table_id, agreed, names)
        if game is not None:
            yield game


def read_game(connection: Connection, table_id: str, agreed: set[str], names: Pseudonyms) -> OpenGame | None:
    """Return a game; None if it may not be published or cannot be read."""
    document = connection.execute(select(tables.c.document).where(tables.c.id == table_id)).scalar_one()
    try:
        record = TableRecord.from_json(json.loads(document))
        if not is_publishable(record):
            return None
        logged = logged_of(connection, table_id)
        if not people_of(record, logged) <= agreed:
            return None
        game_log = GameLog.load(record.game, logged)
        deal = game_log.entries[0].deal
    except (ValueError, LookupError, TypeError):
        return None
    if deal is None or "position" in deal or not game_log.over:
        return None
    seats = [names[seat.person] if seat.person is not None else f"{BOT}{seat.bot}" for seat in record.seats]
    actions = [OpenAction(entry.action or {}, player_of(entry, seats)) for entry in game_log.standing]
    stored = connection.execute(
        select(reviews.c.result).where(reviews.c.table_id == table_id, reviews.c.piece == WHOLE)
    ).scalar()
    review = json.loads(stored) if stored is not None else {"decisions": [], "engine": None}
    verdicts = {one["n"]: one for one in review["decisions"]}
    return OpenGame(record.game, deal, seats, actions, verdicts, review["engine"])


def is_publishable(record: TableRecord) -> bool:
    special = record.contest or record.lesson or record.tried_from or record.kept
    people = [seat.person for seat in record.seats if seat.person is not None]
    shared = len(set(people)) < len(people)
    return record.public and record.status == "finished" and not special and not shared


def people_of(record: TableRecord, logged: list[dict[str, Any]]) -> set[str]:
    """Return all people who sit at the table or have acted there, also those who left."""
    acted = {entry["person"] for entry in logged if entry.get("person") and entry["kind"] != "start"}
    return {*acted, *(seat.person for seat in record.seats if seat.person is not None)}


def player_of(entry: LogEntry, seats: list[str]) -> str:
    return f"{BOT}{entry.bot}" if entry.bot is not None else seats[entry.seat]
