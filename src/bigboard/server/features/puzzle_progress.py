"""Who has solved which puzzles, as the database keeps it."""

from __future__ import annotations

import json
from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, select

from bigboard.coach.puzzles.progress import Solver
from bigboard.server.db import schema
from bigboard.server.db.store import Store, dump
from bigboard.server.schemas import puzzle_answers


class Solvers:
    """The solvers of a server."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, person: str | None) -> Solver:
        if person is None:
            return Solver()
        query = select(schema.solvers.c.document).where(schema.solvers.c.person == person)
        document = await self.store.read(lambda c: c.execute(query).scalar())
        return Solver(**json.loads(document)) if document is not None else Solver()

    async def keep(self, person: str, solver: Solver) -> None:
        document = dump(asdict(solver))

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.solvers).where(schema.solvers.c.person == person))
            connection.execute(insert(schema.solvers).values(person=person, document=document))

        await self.store.write(work)


def shown(solver: Solver) -> puzzle_answers.Solver:
    return puzzle_answers.Solver(
        rating=round(solver.rating),
        solved=len(solver.solved),
        tried=len(solver.solved) + len(solver.failed),
        streak=solver.streak,
        best_streak=solver.best_streak,
    )
