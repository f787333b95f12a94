"""Who has solved which puzzles, and how they are rated: Elo, the puzzle being the opponent."""

from __future__ import annotations

import json
import random
from dataclasses import asdict, dataclass, field

from sqlalchemy import Connection, delete, insert, select

from bigboard.coach.puzzles.puzzle import Puzzle
from bigboard.server import protocol_puzzles, schema
from bigboard.server.store import Store, dump

BEGIN = 1200
QUICK, SLOW = 48, 20  # how much one result moves the rating: at first, and later
SETTLED = 20  # puzzles
NEAREST = 6  # among so many of about one's own strength the next puzzle is drawn
AIM = 50  # above this one would solve more than half: a little easier than oneself keeps people going


@dataclass
class SolverRecord:
    """What is kept of somebody."""

    rating: float = BEGIN
    streak: int = 0
    best_streak: int = 0
    solved: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)

    def tried(self, puzzle: str) -> bool:
        return puzzle in self.solved or puzzle in self.failed

    def count(self, puzzle: Puzzle, right: bool) -> bool:
        """Takes a first attempt into account; later ones change nothing."""
        if self.tried(puzzle.id):
            return False
        step = QUICK if len(self.solved) + len(self.failed) < SETTLED else SLOW
        expected = 1 / (1 + 10 ** ((puzzle.rating - self.rating) / 400))
        self.rating += step * ((1.0 if right else 0.0) - expected)
        self.streak = self.streak + 1 if right else 0
        self.best_streak = max(self.best_streak, self.streak)
        (self.solved if right else self.failed).append(puzzle.id)
        return True

    def shown(self) -> protocol_puzzles.Solver:
        return protocol_puzzles.Solver(
            rating=round(self.rating),
            solved=len(self.solved),
            tried=len(self.solved) + len(self.failed),
            streak=self.streak,
            best_streak=self.best_streak,
        )

    def next_of(self, puzzles: tuple[Puzzle, ...], but: str = "") -> Puzzle | None:
        """One that was not tried yet, of about the solver's strength; when all were, one that was failed, or any."""
        left = [one for one in puzzles if not self.tried(one.id) and one.id != but]
        left = left or [one for one in puzzles if one.id in self.failed and one.id != but] or list(puzzles)
        near = sorted(left, key=lambda one: abs(one.rating - (self.rating - AIM)))[:NEAREST]
        return random.choice(near) if near else None


class Solvers:
    """The solvers of a server, in its database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, person: str | None) -> SolverRecord:
        if person is None:
            return SolverRecord()
        query = select(schema.solvers.c.document).where(schema.solvers.c.person == person)
        document = await self.store.read(lambda c: c.execute(query).scalar())
        return SolverRecord(**json.loads(document)) if document is not None else SolverRecord()

    async def keep(self, person: str, record: SolverRecord) -> None:
        document = dump(asdict(record))

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.solvers).where(schema.solvers.c.person == person))
            connection.execute(insert(schema.solvers).values(person=person, document=document))

        await self.store.write(work)
