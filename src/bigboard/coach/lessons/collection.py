"""Collections of positions: a teacher's own lesson, shared as a JSON file or as one word in a link.

Each position has the teacher's question, the accepted answers in notation, and an explanation. docs/learn/teachers.md
describes the file.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from bigboard.games.contract import IllegalAction, State
from bigboard.records.packed_position import MARK, pack_position, read_position, unpack_position

FORMAT: Final = "bigboard-collection"
MOST_POSITIONS: Final = 40
MOST_LETTERS: Final = 1000  # of one text
MOST_ANSWERS: Final = 20
FIELDS: Final = ("position", "question", "answers", "explanation")


class BadCollection(ValueError):
    """A collection that cannot be used. `place` is the number of its position, counted from 1, if it is about one."""

    def __init__(self, reason: str, place: int = 0) -> None:
        super().__init__(f"Position {place}: {reason}" if place else reason)
        self.reason = reason
        self.place = place


@dataclass(frozen=True)
class Exercise:
    """A position and the teacher's words. An answer is the moves of one decision, joined by ";"; none: any move."""

    position: str
    question: str = ""
    answers: tuple[str, ...] = ()
    explanation: str = ""


@dataclass(frozen=True)
class Collection:
    title: str
    exercises: tuple[Exercise, ...]

    def to_json(self) -> dict[str, Any]:
        return {"format": FORMAT, "title": self.title, "positions": [asdict(one) for one in self.exercises]}

    def word(self) -> str:
        """Return the collection as one word for a link."""
        return pack_position(self.to_json())


def read_collection(text: str) -> Collection:
    """Return the collection of a file or of a link's word, with every position and answer checked."""
    try:
        entry = unpack_position(text) if text.strip().startswith(MARK) else json.loads(text)
    except (ValueError, RecursionError):
        raise BadCollection("This is not a collection of positions, or it is damaged.") from None
    return check_collection(entry)


def check_collection(entry: object) -> Collection:
    """Return the collection; BadCollection says what is wrong with it."""
    if not isinstance(entry, Mapping) or entry.get("format") != FORMAT or not isinstance(entry.get("positions"), list):
        raise BadCollection("This is not a collection of positions, or it is damaged.")
    positions = entry["positions"]
    if not positions:
        raise BadCollection("The collection has no position.")
    if len(positions) > MOST_POSITIONS:
        raise BadCollection(f"A collection has at most {MOST_POSITIONS} positions.")
    title = checked_text(entry.get("title"), 0) or "?"
    return Collection(title, tuple(check_exercise(one, place) for place, one in enumerate(positions, 1)))


def check_exercise(entry: object, place: int) -> Exercise:
    answers = entry.get("answers", []) if isinstance(entry, Mapping) else None
    if not isinstance(entry, Mapping) or not isinstance(answers, list) or set(entry) - set(FIELDS):
        raise BadCollection("This is not a collection of positions, or it is damaged.", place)
    if len(answers) > MOST_ANSWERS:
        raise BadCollection(f"A position has at most {MOST_ANSWERS} answers.", place)
    line = entry.get("position")
    try:
        state = read_position(line if isinstance(line, str) else "")
    except ValueError as error:
        raise BadCollection(str(error), place) from None
    except (TypeError, KeyError, AttributeError, IndexError, OverflowError, RecursionError):
        raise BadCollection("This is not a collection of positions, or it is damaged.", place) from None
    if state.seat < 0:
        raise BadCollection("The game is over in this position.", place)
    checked = tuple(check_answer(state, checked_text(answer, place), place) for answer in answers)
    question, explanation = (checked_text(entry.get(name, ""), place) for name in ("question", "explanation"))
    return Exercise(str(line).strip(), question, tuple(one for one in checked if one), explanation)


def check_answer(state: State, answer: str, place: int) -> str:
    """Return the moves of an answer as the engine writes them."""
    state, texts = state.clone(), []
    for move in answer.split(";"):
        if not move.strip():
            continue
        try:
            for action in state.parse(move.strip()):
                texts.append(state.text(action))
                state.apply(action)
        except (IllegalAction, ValueError, KeyError):
            raise BadCollection(f"The move {move.strip()!r} is not possible.", place) from None
    return ";".join(texts)


def checked_text(text: object, place: int) -> str:
    if not isinstance(text, str):
        raise BadCollection("This is not a collection of positions, or it is damaged.", place)
    if len(text) > MOST_LETTERS:
        raise BadCollection(f"A text has at most {MOST_LETTERS} letters.", place)
    return text.strip()
