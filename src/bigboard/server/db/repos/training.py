"""Cards, reviewed games by player, and how people practice."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from bigboard.games.contract import JsonDict
from bigboard.room.person import short_id
from bigboard.server.db.schema import cards, judged_games, seatings, tables, training
from bigboard.server.db.store import Store
from bigboard.server.db.table_rows import dump

ID_LENGTH = 16


class CardRow(NamedTuple):
    id: str
    table_id: str
    n: int
    game: str
    step: int
    due: float
    answers: int


class DueCard(NamedTuple):
    row: CardRow
    document: str


COLUMNS = (cards.c.id, cards.c.table_id, cards.c.n, cards.c.game, cards.c.step, cards.c.due, cards.c.answers)


class TrainingRepo:
    def __init__(self, store: Store) -> None:
        self.store = store

    # Cards

    async def deck(self, person: str) -> list[CardRow]:
        """Return all cards of a person without their positions."""
        query = select(*COLUMNS).where(cards.c.person == person)
        return await self.store.read(lambda c: [CardRow(*row) for row in c.execute(query)])

    async def due_cards(self, person: str, now: float, most: int, game: str = "") -> list[DueCard]:
        """Return the cards that are due, those that wait longest first; new ones of one game in any order."""
        query = select(*COLUMNS, cards.c.document).where(cards.c.person == person, cards.c.due <= now)
        if game:
            query = query.where(cards.c.game == game)
        query = query.order_by(cards.c.due, cards.c.id).limit(most)
        return await self.store.read(lambda c: [DueCard(CardRow(*row[:-1]), row[-1]) for row in c.execute(query)])

    async def find_card(self, person: str, card_id: str) -> DueCard | None:
        query = select(*COLUMNS, cards.c.document).where(cards.c.person == person, cards.c.id == card_id)
        row = await self.store.read(lambda c: c.execute(query).first())
        return DueCard(CardRow(*row[:-1]), row[-1]) if row is not None else None

    async def answer(self, row: CardRow, step: int, due: float) -> bool:
        """Note an answer; return whether it counts: of two devices that answer the same turn, the first does."""
        turn = (cards.c.id == row.id) & (cards.c.answers == row.answers)
        change = update(cards).where(turn).values(step=step, due=due, answers=row.answers + 1)
        return await self.store.write(lambda c: c.execute(change).rowcount == 1)

    async def has_table(self, table_id: str) -> bool:
        query = select(tables.c.id).where(tables.c.id == table_id)
        return await self.store.read(lambda c: c.execute(query).first() is not None)

    # Reviewed games

    async def put_game(
        self, person: str, table_id: str, engine: int, game: JsonDict, made: Mapping[int, JsonDict], now: float
    ) -> None:
        """Store a reviewed game of a person with its cards. A card that exists keeps its place in the schedule."""
        text = dump(game)
        mine = (cards.c.person == person) & (cards.c.table_id == table_id)
        judged = (judged_games.c.person == person) & (judged_games.c.table_id == table_id)
        fixed = {"person": person, "table_id": table_id, "game": game["game"]}

        def change(connection: Connection) -> None:
            connection.execute(delete(judged_games).where(judged))
            row = {"person": person, "table_id": table_id, "engine": engine, "document": text}
            connection.execute(insert(judged_games).values(row))
            known = {row[1]: row[0] for row in connection.execute(select(cards.c.id, cards.c.n).where(mine))}
            for n, card_id in known.items():
                if n in made:
                    connection.execute(update(cards).where(cards.c.id == card_id).values(document=dump(made[n])))
                else:  # the judge has changed its mind
                    connection.execute(delete(cards).where(cards.c.id == card_id))
            for n in made.keys() - known.keys():
                new = {"id": short_id(ID_LENGTH), "n": n, "step": -1, "due": now, "answers": 0}
                connection.execute(insert(cards).values(**fixed, **new, document=dump(made[n])))

        await self.store.write(change)

    async def judged_decisions(self, person: str, table_id: str = "") -> list[JsonDict]:
        """Return the reviewed games of a person: all of them, or one."""
        query = select(judged_games.c.document).where(judged_games.c.person == person)
        if table_id:
            query = query.where(judged_games.c.table_id == table_id)
        return await self.store.read(lambda c: [json.loads(text) for text in c.execute(query).scalars()])

    async def is_judged(self, person: str, table_id: str, engine: int) -> bool:
        """Return whether this version of the judge has reviewed a game for a person."""
        query = select(judged_games.c.engine)
        query = query.where(judged_games.c.person == person, judged_games.c.table_id == table_id)
        return await self.store.read(lambda c: c.execute(query).scalar() == engine)

    async def unjudged_games(self, person: str, engine: int, most: int) -> list[str]:
        """Return the latest finished tables of a person that this version of the judge has not reviewed for them."""
        known = select(judged_games.c.table_id)
        known = known.where(judged_games.c.person == person, judged_games.c.engine == engine)
        query = select(tables.c.id).join(seatings, seatings.c.table_id == tables.c.id)
        query = query.where(seatings.c.person == person, tables.c.status == "finished", tables.c.id.not_in(known))
        query = query.order_by(tables.c.updated.desc()).limit(most)
        return await self.store.read(lambda c: list(c.execute(query).scalars()))

    # Settings, and today's count

    async def find(self, person: str) -> dict[str, Any]:
        query = select(training.c.document).where(training.c.person == person)
        text = await self.store.read(lambda c: c.execute(query).scalar())
        return json.loads(text) if text is not None else {}

    async def change(self, person: str, values: Mapping[str, Any]) -> dict[str, Any]:
        """Change some values of a person's document and return all of them."""

        def change(connection: Connection) -> dict[str, Any]:
            return put_values(connection, person, values)

        return await self.store.write(change)

    async def count(self, person: str, what: str, day: int, most: int | None = None) -> int | None:
        """Count one more of something on that day and return how many there are; None, and no change, above `most`."""

        def change(connection: Connection) -> int | None:
            stored = read_values(connection, person)
            counted, so_far = stored.get(what, [day, 0])
            number = (so_far if counted == day else 0) + 1
            if most is not None and number > most:
                return None
            put_values(connection, person, {what: [day, number]})
            return number

        return await self.store.write(change)


def read_values(connection: Connection, person: str) -> dict[str, Any]:
    text = connection.execute(select(training.c.document).where(training.c.person == person)).scalar()
    found: dict[str, Any] = json.loads(text) if text is not None else {}
    return found


def put_values(connection: Connection, person: str, changed: Mapping[str, Any]) -> dict[str, Any]:
    values = {**read_values(connection, person), **changed}
    connection.execute(delete(training).where(training.c.person == person))
    connection.execute(insert(training).values(person=person, document=dump(values)))
    return values
