"""Ratings of play: what a person's decisions cost on average, from the reviews of their games."""

from __future__ import annotations

import json
from collections import OrderedDict
from dataclasses import dataclass

from sqlalchemy import Connection, select

from bigboard.server.protocol_mine import Rating
from bigboard.server.reviews import WHOLE
from bigboard.server.schema import reviews
from bigboard.server.store import Store
from bigboard.server.table_record import TableRecord

REMEMBERED = 5000  # seats of reviewed games


@dataclass(frozen=True)
class Played:
    """How well a seat was played in one game."""

    decisions: int
    average_loss: float
    blunders: int


class Ratings:
    """Reads reviews from the store once, and remembers what they say of a seat: a finished review never changes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[tuple[str, int], Played] = OrderedDict()

    async def of(self, games: list[tuple[TableRecord, int]]) -> list[Rating]:
        """One for each game of the box in which something was reviewed."""
        unknown = [(record.id, seat) for record, seat in games if (record.id, seat) not in self.known]
        if unknown:
            self.known.update(await self.store.read(lambda connection: reviewed(connection, unknown)))
        ratings: dict[str, list[Played]] = {}
        for record, seat in games:
            found = self.known.get((record.id, seat))
            if found is not None and found.decisions:
                ratings.setdefault(record.game, []).append(found)
        while len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return [rating(game, played) for game, played in sorted(ratings.items())]


def reviewed(connection: Connection, wanted: list[tuple[str, int]]) -> dict[tuple[str, int], Played]:
    """What the reviews of these tables say of these seats; most tables have none."""
    found: dict[tuple[str, int], Played] = {}
    for table_id, seat in wanted:
        query = select(reviews.c.result).where((reviews.c.table_id == table_id) & (reviews.c.piece == WHOLE))
        text = connection.execute(query).scalar()
        if text is None:
            continue
        for row in json.loads(text)["seats"]:
            if row["seat"] == seat:
                found[table_id, seat] = Played(row["decisions"], row["average_loss"], row["blunders"])
    return found


def rating(game: str, played: list[Played]) -> Rating:
    decisions = sum(one.decisions for one in played)
    loss = sum(one.average_loss * one.decisions for one in played)
    return Rating(
        game=game,
        games=len(played),
        decisions=decisions,
        average_loss=loss / decisions,
        blunders=sum(one.blunders for one in played),
    )
