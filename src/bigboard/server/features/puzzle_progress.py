"""People's progress in puzzles, in the database."""

from __future__ import annotations

from dataclasses import asdict

from bigboard.coach.puzzles.progress import Solver
from bigboard.schemas import puzzles
from bigboard.server.db.repos.solvers import SolversRepo
from bigboard.server.db.store import Store


class PuzzleProgress:
    """Progress in puzzles, by person."""

    def __init__(self, store: Store) -> None:
        self.repo = SolversRepo(store)

    async def find(self, person: str | None) -> Solver:
        document = await self.repo.find(person) if person is not None else None
        return Solver(**document) if document is not None else Solver()

    async def keep(self, person: str, solver: Solver) -> None:
        await self.repo.put(person, asdict(solver))


def progress_message(solver: Solver) -> puzzles.Solver:
    return puzzles.Solver(
        rating=round(solver.rating),
        solved=len(solver.solved),
        tried=len(solver.solved) + len(solver.failed),
        streak=solver.streak,
        best_streak=solver.best_streak,
    )
