"""Puzzles: the next one, an attempt at it, and a person's progress."""

from __future__ import annotations

import asyncio
import random
from typing import Annotated

from fastapi import Path, Query

from bigboard.bots.personas import personas
from bigboard.coach.judge.answers import Answer, Question
from bigboard.coach.puzzles.difficulty import GRADERS
from bigboard.coach.puzzles.puzzle import Puzzle, collection, games_with_puzzles, puzzle_of
from bigboard.games.contract import Event, IllegalAction, State
from bigboard.room.person import Person
from bigboard.schemas.base import Described
from bigboard.schemas.coach import CoachReason
from bigboard.schemas.errors import Refused, illegal
from bigboard.schemas.messages import Entry
from bigboard.schemas.puzzles import (
    PuzzleAnswer,
    PuzzleAttempt,
    PuzzleResult,
    Puzzles,
    PuzzleShown,
    PuzzlesOfGame,
)
from bigboard.schemas.tables import SeatInfo
from bigboard.server.container import Container
from bigboard.server.features.puzzle_progress import progress_message as shown_solver
from bigboard.server.http.deps import GameName, Network, OptionalPerson, Services, api_router
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
    services: Services, network: Network, person: OptionalPerson, puzzle_id: PuzzleId, body: PuzzleAttempt
) -> PuzzleResult:
    """Submit your answer; see the value of it and of the others. Without a name it is not counted."""
    if person is not None:
        services.moderation.require_welcome(person.id)
    found = find_puzzle(services, network, puzzle_id)
    state = await asyncio.to_thread(found.state)
    answer = resolve_answer(state, body)
    right = answer == found.right
    mine = await services.puzzle_progress.find(person.id if person else None)
    before = round(mine.rating)
    counted = person is not None and mine.count(found, right)
    if counted and person is not None:
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


def resolve_answer(state: State, body: PuzzleAttempt) -> Answer:
    """Return the engine's actions for an answer; Refused if it is not legal, or not complete."""
    if (body.action is None) == (body.picks is None):
        raise Refused("bad_message", "An answer is either an action or picks.", where="action")
    try:
        if body.picks is not None:
            given = tuple(state.find_several(body.picks))
        elif isinstance(body.action, int):
            state.clone().apply(body.action)
            given = (body.action,)
        else:
            given = (state.find(body.action or {}),)
    except IllegalAction as error:
        raise illegal(error) from None
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError):
        raise Refused("bad_message", "This is not an action of the game.", where="action") from None
    if not given:
        raise Refused("bad_message", "There is no choice of several here, so nothing was chosen.", where="picks")
    question, after = Question(state), state.clone()
    for place, action in enumerate(given, 1):
        picked = str(after.describe(action)["type"])
        after.apply(action)
        if not question.continues(picked, after):
            return given[:place]  # without the action that ends a choice of which nothing is left
    raise Refused("bad_message", "This is not yet the whole answer.", where="picks")


def describe_answer(state: State, answer: Answer) -> list[Described]:
    at = state.clone()
    at.events = False
    found = []
    for action in answer:
        found.append(at.describe(action))
        at.apply(action)
    return found


def show_puzzle(puzzle: Puzzle, person: Person | None, tried: bool) -> PuzzleShown:
    """Return the position from its seat, with all that this seat has seen."""
    state = puzzle.opening()
    steps: list[tuple[int, list[Event]]] = [(-1, list(state.opening))]
    for action in puzzle.actions:
        mover = state.seat
        steps.append((mover, state.apply(action)))
    seat = state.seat
    names = [one for one in personas() if personas()[one].simulations == 0]
    seats = [
        SeatInfo(
            seat=number,
            kind="person" if number == seat else "bot",
            name=person.name if number == seat and person is not None else "",
            bot=None if number == seat else names[(number + puzzle.number) % len(names)],
            person=person.id if number == seat and person is not None else None,
            connected=number == seat,
            held_by=None,
            back_by=None,
        )
        for number in range(puzzle.players)
    ]
    entries = [
        Entry(
            seq=place,
            kind="start" if place == 1 else "action",
            time=0.0,
            seat=mover,
            bot=None,
            undoes=None,
            events=[event.seen_by(seat) for event in events],
        )
        for place, (mover, events) in enumerate(steps, 1)
    ]
    return PuzzleShown(
        id=puzzle.id,
        game=puzzle.game,
        number=puzzle.number,
        rating=puzzle.rating,
        players=puzzle.players,
        options=puzzle.options,
        seats=seats,
        seat=seat,
        view=state.view(seat),
        entries=entries,
        tried=tried,
    )
