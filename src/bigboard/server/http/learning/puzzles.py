"""Puzzles: the next one, an attempt at it, and a person's progress."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query

from bigboard.schemas.learning.analysis import PositionLink
from bigboard.schemas.learning.puzzles import PuzzleAttempt, PuzzleResult, Puzzles, PuzzleShown
from bigboard.server.http.deps import GameName, Network, OptionalPerson, Services, api_router
from bigboard.services.learning import puzzles as service

router = api_router("/puzzles", "puzzles")
PuzzleId = Annotated[str, Path(pattern="^[a-z][a-z0-9-]{0,39}-[0-9]{1,5}$", examples=["acquire-12"])]


@router.get("")
async def puzzles(services: Services, person: OptionalPerson) -> Puzzles:
    """The number of puzzles, and your progress."""
    return await service.list_puzzles(services.puzzle_progress, person)


@router.get("/{game}/next")
async def next_puzzle(
    services: Services,
    network: Network,
    person: OptionalPerson,
    game: GameName,
    but: Annotated[str, Query(max_length=50)] = "",
) -> PuzzleShown:
    """A puzzle that you have not tried, of about your strength."""
    services.look_limit.check(network)
    return await service.next_puzzle(services.puzzle_progress, person, game, but)


@router.get("/{puzzle_id}")
async def one_puzzle(services: Services, network: Network, person: OptionalPerson, puzzle_id: PuzzleId) -> PuzzleShown:
    services.look_limit.check(network)
    return await service.one_puzzle(services.puzzle_progress, person, puzzle_id)


@router.get("/{puzzle_id}/position")
async def puzzle_position(
    services: Services, network: Network, person: OptionalPerson, puzzle_id: PuzzleId
) -> PositionLink:
    """The position of a puzzle that you have answered, for the analysis board."""
    services.look_limit.check(network)
    return await service.puzzle_position(services.puzzle_progress, person, puzzle_id)


@router.post("/{puzzle_id}")
async def attempt(
    services: Services, network: Network, person: OptionalPerson, puzzle_id: PuzzleId, body: PuzzleAttempt
) -> PuzzleResult:
    """Submit your answer; see the value of it and of the others. Without a name it is not counted."""
    if person is not None:
        services.moderation.require_welcome(person.id)
    services.look_limit.check(network)
    return await service.attempt(services.puzzle_progress, services.bots, person, puzzle_id, body)
