"""Puzzles: the next one, an attempt at it, and a person's progress."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, NamedTuple

from bigboard.bots.personas import personas
from bigboard.coach.judge.answers import Answer, Question
from bigboard.coach.puzzles.difficulty import GRADERS
from bigboard.coach.puzzles.progress import Solver
from bigboard.coach.puzzles.puzzle import Puzzle, collection, games_with_puzzles, puzzle_of
from bigboard.games.contract import Event, IllegalAction, JsonDict, State
from bigboard.records.packed_position import pack_position
from bigboard.room.actor import run_aside
from bigboard.room.person import Person
from bigboard.schemas.base import Described, OptionValue
from bigboard.schemas.errors import Refused, illegal
from bigboard.schemas.learning import puzzles as schemas
from bigboard.schemas.learning.analysis import PositionLink
from bigboard.schemas.learning.coach import CoachReason
from bigboard.schemas.learning.puzzles import (
    PuzzleAnswer,
    PuzzleAttempt,
    PuzzleResult,
    Puzzles,
    PuzzleShown,
    PuzzlesOfGame,
)
from bigboard.schemas.messages import Entry
from bigboard.schemas.tables import SeatInfo
from bigboard.services.ports import SolverStore, Thinkers
from bigboard.services.workers import coach_worker


class Position(NamedTuple):
    """The fields of a question that puzzles and a player's own decisions share."""

    game: str
    players: int
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    seat: int
    view: JsonDict
    entries: list[Entry]


class PuzzleProgress:
    """Progress in puzzles, by person."""

    def __init__(self, repo: SolverStore) -> None:
        self.repo = repo

    async def find(self, person: str | None) -> Solver:
        document = await self.repo.find(person) if person is not None else None
        return Solver(**document) if document is not None else Solver()

    async def keep(self, person: str, solver: Solver) -> None:
        await self.repo.put(person, asdict(solver))


def progress_message(solver: Solver) -> schemas.Solver:
    return schemas.Solver(
        rating=round(solver.rating),
        solved=len(solver.solved),
        tried=len(solver.solved) + len(solver.failed),
        streak=solver.streak,
        best_streak=solver.best_streak,
    )


def find_puzzle(puzzle_id: str) -> Puzzle:
    found = puzzle_of(puzzle_id)
    if found is None:
        raise no_puzzle()
    return found


def no_puzzle() -> Refused:
    return Refused("no_puzzle", "This puzzle does not exist.")


async def list_puzzles(progress: PuzzleProgress, person: Person | None) -> Puzzles:
    """Return the number of puzzles, and a person's progress."""
    mine = await progress.find(person.id if person else None)
    games = [
        PuzzlesOfGame(
            game=name, puzzles=len(collection(name)), solved=sum(one.id in mine.solved for one in collection(name))
        )
        for name in games_with_puzzles()
    ]
    return Puzzles(games=games, you=progress_message(mine))


async def next_puzzle(progress: PuzzleProgress, person: Person | None, game: str, but: str) -> PuzzleShown:
    """Return a puzzle that the person has not tried, of about their strength."""
    mine = await progress.find(person.id if person else None)
    found = mine.next_of(collection(game), random.choice, but) if game in games_with_puzzles() else None
    if found is None:
        raise no_puzzle()
    return await run_aside(show_puzzle, found, person, mine.is_tried(found.id))


async def one_puzzle(progress: PuzzleProgress, person: Person | None, puzzle_id: str) -> PuzzleShown:
    mine = await progress.find(person.id if person else None)
    found = find_puzzle(puzzle_id)
    return await run_aside(show_puzzle, found, person, mine.is_tried(found.id))


async def puzzle_position(progress: PuzzleProgress, person: Person | None, puzzle_id: str) -> PositionLink:
    """Return the position of a puzzle that the person has answered."""
    found = find_puzzle(puzzle_id)
    mine = await progress.find(person.id if person else None)
    if not mine.is_tried(found.id):
        raise Refused("not_tried", "Try to solve the puzzle first; then you can analyze it.")
    state = await run_aside(found.state)
    return PositionLink(position=pack_position(state.position()))


async def attempt(
    progress: PuzzleProgress, bots: Thinkers, person: Person | None, puzzle_id: str, body: PuzzleAttempt
) -> PuzzleResult:
    """Count an answer, of a person with a name; return the value of it and of the others."""
    found = find_puzzle(puzzle_id)
    state = await run_aside(found.state)
    answer = resolve_answer(state, body)
    right = answer == found.right
    mine = await progress.find(person.id if person else None)
    before = round(mine.rating)
    counted = person is not None and mine.count(found, right)
    if counted and person is not None:
        await progress.keep(person.id, mine)
    reasons = await bots.review(coach_worker.puzzle_reasons, found.id, answer)
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
        you=progress_message(mine),
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
    raise Refused("bad_message", "The answer is not complete yet.", where="picks")


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
    return PuzzleShown(
        id=puzzle.id,
        number=puzzle.number,
        rating=puzzle.rating,
        tried=tried,
        **show_position(puzzle.opening(), puzzle.actions, puzzle.options, person, puzzle.number)._asdict(),
    )


def show_position(
    state: State, actions: Sequence[int], options: Mapping[str, Any], person: Person | None, shift: int
) -> Position:
    """Return the position after these actions, from the seat that decides; bots' names stand for the other players."""
    steps: list[tuple[int, list[Event]]] = [(-1, list(state.opening))]
    for action in actions:
        mover = state.seat
        steps.append((mover, state.apply(action)))
    seat = state.seat
    names = [one for one in personas() if personas()[one].simulations == 0]
    seats = [
        SeatInfo(
            seat=number,
            kind="person" if number == seat else "bot",
            name=person.name if number == seat and person is not None else "",
            bot=None if number == seat else names[(number + shift) % len(names)],
            person=person.id if number == seat and person is not None else None,
            connected=number == seat,
            held_by=None,
            back_by=None,
        )
        for number in range(state.players)
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
    return Position(state.game.name, state.players, dict(options), seats, seat, state.view(seat), entries)
