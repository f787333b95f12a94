"""Puzzles: the next one, an attempt at it, and a person's progress."""

from __future__ import annotations

import asyncio
import random
from typing import Annotated

from fastapi import Path, Query

from bigboard.coach.puzzles.difficulty import GRADERS
from bigboard.coach.puzzles.puzzle import Puzzle, collection, games_with_puzzles, puzzle_of
from bigboard.room.person import Person
from bigboard.schemas.coach import CoachReason
from bigboard.schemas.errors import Refused
from bigboard.schemas.puzzles import (
    PuzzleAnswer,
    PuzzleAttempt,
    PuzzleResult,
    Puzzles,
    PuzzleShown,
    PuzzlesOfGame,
)
from bigboard.server.container import Container
from bigboard.server.features.puzzle_progress import progress_message as shown_solver
from bigboard.server.http.deps import CurrentPerson, GameName, Network, OptionalPerson, Services, api_router
from bigboard.server.http.positions import describe_answer, resolve_answer, show_position
from bigboard.server.workers import coach_worker

router = api_router("/puzzles", "puzzles")
PuzzleId = Annotated[str, Path(pattern="^[a-z][a-z0-9-]{0,39}-[0-9]{1,5}$", examples=["acquire-12"])]


def find_puzzle(services: Container, network: str, puzzle_id: str) -> Puzzle:
    found = puzzle_of(puzzle_id)
    if found is None:
        raise no_puzzle()
    services.connection_limit.looks.check(network)
    return found


def no_puzzle() -> Refused:
    return Refused("no_puzzle", "This puzzle does not exist.")


@router.get("")
async def puzzles(services: Services, person: OptionalPerson) -> Puzzles:
    """The number of puzzles, and your progress."""
    mine = await services.puzzle_progress.find(person.id if person else None)
    games = [
        PuzzlesOfGame(
            game=name, puzzles=len(collection(name)), solved=sum(one.id in mine.solved for one in collection(name))
        )
        for name in games_with_puzzles()
    ]
    return Puzzles(games=games, you=shown_solver(mine))


@router.get("/{game}/next")
async def next_puzzle(
    services: Services,
    network: Network,
    person: OptionalPerson,
    game: GameName,
    but: Annotated[str, Query(max_length=50)] = "",
) -> PuzzleShown:
    """A puzzle that you have not tried, of about your strength."""
    mine = await services.puzzle_progress.find(person.id if person else None)
    found = mine.next_of(collection(game), random.choice, but) if game in games_with_puzzles() else None
    if found is None:
        raise no_puzzle()
    services.connection_limit.looks.check(network)
    return await asyncio.to_thread(show_puzzle, found, person, mine.is_tried(found.id))


@router.get("/{puzzle_id}")
async def one_puzzle(services: Services, network: Network, person: OptionalPerson, puzzle_id: PuzzleId) -> PuzzleShown:
    mine = await services.puzzle_progress.find(person.id if person else None)
    found = find_puzzle(services, network, puzzle_id)
    return await asyncio.to_thread(show_puzzle, found, person, mine.is_tried(found.id))


@router.post("/{puzzle_id}")
async def attempt(
    services: Services, network: Network, person: CurrentPerson, puzzle_id: PuzzleId, body: PuzzleAttempt
) -> PuzzleResult:
    """Submit your answer; see the value of it and of the others."""
    found = find_puzzle(services, network, puzzle_id)
    state = await asyncio.to_thread(found.state)
    answer = resolve_answer(state, body)
    right = answer == found.right
    mine = await services.puzzle_progress.find(person.id)
    before = round(mine.rating)
    counted = mine.count(found, right)
    if counted:
        await services.puzzle_progress.keep(person.id, mine)
    reasons = await services.bots.review(coach_worker.puzzle_reasons, found.id, answer)
    return PuzzleResult(
        right=right,
        counted=counted,
        yours=describe_answer(state, answer),
        answers=[
            PuzzleAnswer(
                described=describe_answer(state, worth.answer),
                money=round(worth.money),
                chance=worth.chance,
                yours=worth.answer == answer,
            )
            for worth in found.worths
        ],
        reasons=[CoachReason.model_validate(reason) for reason in reasons],
        bots_tried=sum(tries for _, _, tries in GRADERS),
        bots_failed=sum(found.failed),
        before=before,
        you=shown_solver(mine),
    )


def show_puzzle(puzzle: Puzzle, person: Person | None, tried: bool) -> PuzzleShown:
    """Return the position from its seat, with all that this seat has seen."""
    return PuzzleShown(
        id=puzzle.id,
        number=puzzle.number,
        rating=puzzle.rating,
        tried=tried,
        **show_position(puzzle.opening(), puzzle.actions, puzzle.options, person, puzzle.number)._asdict(),
    )
