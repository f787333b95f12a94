"""A position as a question: what its seat has seen, and the answer that a person gives as a whole choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bigboard.bots.personas import personas
from bigboard.coach.judge.answers import Answer, Question
from bigboard.games.contract import Event, IllegalAction, JsonDict, State
from bigboard.room.person import Person
from bigboard.schemas.base import Described, OptionValue
from bigboard.schemas.errors import Refused, illegal
from bigboard.schemas.messages import Entry
from bigboard.schemas.puzzles import PuzzleAttempt
from bigboard.schemas.tables import SeatInfo


class Position(NamedTuple):
    """The fields of a question that puzzles and cards share."""

    game: str
    players: int
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    seat: int
    view: JsonDict
    entries: list[Entry]


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
