"""The HTTP part of puzzles."""

from __future__ import annotations

import asyncio
import random
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from bigboard.bots.personas import personas
from bigboard.coach.puzzles.answers import Answer, Question
from bigboard.coach.puzzles.difficulty import GRADERS
from bigboard.coach.puzzles.puzzle import Puzzle, collection, games_with_puzzles, puzzle_of
from bigboard.games.contract import Event, IllegalAction, State
from bigboard.server.access import place_asking
from bigboard.server.errors import Refused, illegal
from bigboard.server.features.puzzle_progress import Solvers
from bigboard.server.features.puzzle_progress import shown as shown_solver
from bigboard.server.http.deps import Anybody, Somebody, TheLobby
from bigboard.server.http.tables import ERRORS, GameName, parts
from bigboard.server.room.person import Person
from bigboard.server.schemas import coach, messages, protocol, puzzle_answers
from bigboard.server.workers import coach_worker

router = APIRouter(prefix="/api/puzzles", responses=ERRORS, tags=["puzzles"])
parts.append(router)
PuzzleId = Annotated[str, Path(pattern="^[a-z][a-z0-9-]{0,39}-[0-9]{1,5}$", examples=["acquire-12"])]


def solvers_of(request: Request) -> Solvers:
    found: Solvers = request.app.state.solvers
    return found


def no_puzzle() -> Refused:
    return Refused("no_puzzle", "There is no such puzzle.")


@router.get("")
async def puzzles(request: Request, person: Anybody) -> puzzle_answers.Puzzles:
    """How many puzzles there are, and how you fare with them."""
    mine = await solvers_of(request).find(person.id if person else None)
    games = [
        puzzle_answers.PuzzlesOfGame(
            game=name, puzzles=len(collection(name)), solved=sum(one.id in mine.solved for one in collection(name))
        )
        for name in games_with_puzzles()
    ]
    return puzzle_answers.Puzzles(games=games, you=shown_solver(mine))


@router.get("/{game}/next")
async def next_puzzle(
    request: Request,
    lobby: TheLobby,
    person: Anybody,
    game: GameName,
    but: Annotated[str, Query(max_length=50)] = "",
) -> puzzle_answers.PuzzleShown:
    """A puzzle that you have not tried, of about your strength."""
    mine = await solvers_of(request).find(person.id if person else None)
    found = mine.next_of(collection(game), random.choice, but) if game in games_with_puzzles() else None
    if found is None:
        raise no_puzzle()
    lobby.services.doors.looks.check(place_asking(request))
    return await asyncio.to_thread(shown, found, person, mine.tried(found.id))


@router.get("/{puzzle_id}")
async def one_puzzle(
    request: Request, lobby: TheLobby, person: Anybody, puzzle_id: PuzzleId
) -> puzzle_answers.PuzzleShown:
    mine = await solvers_of(request).find(person.id if person else None)
    found = puzzle_of(puzzle_id)
    if found is None:
        raise no_puzzle()
    lobby.services.doors.looks.check(place_asking(request))
    return await asyncio.to_thread(shown, found, person, mine.tried(found.id))


@router.post("/{puzzle_id}")
async def attempt(
    request: Request, lobby: TheLobby, person: Somebody, puzzle_id: PuzzleId, body: puzzle_answers.PuzzleAttempt
) -> puzzle_answers.PuzzleResult:
    """Your answer, and what it and the others are worth."""
    found = puzzle_of(puzzle_id)
    if found is None:
        raise no_puzzle()
    lobby.services.doors.looks.check(place_asking(request))
    state = await asyncio.to_thread(found.state)
    answer = answered(state, body)
    right = answer == found.right
    solvers = solvers_of(request)
    mine = await solvers.find(person.id)
    before = round(mine.rating)
    counted = mine.count(found, right)
    if counted:
        await solvers.keep(person.id, mine)
    reasons = await lobby.services.bots.review(coach_worker.puzzle_reasons, found.id, answer)
    return puzzle_answers.PuzzleResult(
        right=right,
        counted=counted,
        yours=described(state, answer),
        answers=[
            puzzle_answers.PuzzleAnswer(
                described=described(state, worth.answer),
                money=round(worth.money),
                chance=worth.chance,
                yours=worth.answer == answer,
            )
            for worth in found.worths
        ],
        reasons=[coach.CoachReason.model_validate(reason) for reason in reasons],
        bots_tried=sum(tries for _, _, tries in GRADERS),
        bots_failed=sum(found.failed),
        before=before,
        you=shown_solver(mine),
    )


def answered(state: State, body: puzzle_answers.PuzzleAttempt) -> Answer:
    """The engine's actions for what somebody answers; Refused if that is not legal, or not all of an answer."""
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
        if picked not in question.kinds or not question.goes_on(after):
            return given[:place]  # without the action that ends a choice of which nothing is left
    raise Refused("bad_message", "This is not yet the whole answer.", where="picks")


def described(state: State, answer: Answer) -> list[protocol.Described]:
    at = state.clone()
    at.events = False
    told = []
    for action in answer:
        told.append(at.describe(action))
        at.apply(action)
    return told


def shown(puzzle: Puzzle, person: Person | None, tried: bool) -> puzzle_answers.PuzzleShown:
    """The position from its seat, with all that this seat has seen happen."""
    state = puzzle.opening()
    steps: list[tuple[int, list[Event]]] = [(-1, list(state.opening))]
    for action in puzzle.actions:
        mover = state.seat
        steps.append((mover, state.apply(action)))
    seat = state.seat
    names = [one for one in personas() if personas()[one].simulations == 0]
    seats = [
        protocol.SeatInfo(
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
        messages.Entry(
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
    return puzzle_answers.PuzzleShown(
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
