"""Game records: the deal (or position) a game began with and every action since, as JSON.

A record holds no results. Replaying it through the rules gives every state and event back, and proves on the way
that each action was legal.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from bigboard.games.contract import Event, Game, JsonDict, State
from bigboard.games.registry import game

FORMAT = 1


class RecordError(ValueError):
    """A record that cannot be replayed. The sentence names the place."""


def opening_state(record: Mapping[str, Any]) -> State:
    """The state that the record begins with."""
    if not isinstance(record, Mapping):
        raise RecordError(f"A record is a JSON object, not {type(record).__name__}.")
    if "format" not in record:
        raise RecordError("This is not a Big Board game record: it has no 'format'.")
    version = record["format"]
    if type(version) is not int or version != FORMAT:
        raise RecordError(f"The record's 'format' is {version!r}; this version reads format {FORMAT}.")
    starts = [name for name in ("deal", "position") if name in record]
    if len(starts) != 1:
        raise RecordError("A record has either a 'deal' or a 'position' to begin with.")
    start = record[starts[0]]
    if not isinstance(start, Mapping):
        raise RecordError(f"The record's {starts[0]!r} is a JSON object, not {start!r}.")
    name = record.get("game", start.get("game"))
    if not isinstance(name, str):
        raise RecordError("The record does not name its game.")
    try:
        rules = game(name)
        return rules.start(start) if starts[0] == "deal" else rules.position(start)
    except ValueError as error:
        raise RecordError(f"The record's {starts[0]!r} is damaged: {error}") from None


def open_game(rules: Game, start: Mapping[str, Any]) -> State:
    """Start the deal of a table, or the position that its game begins with: `{"position": …}`."""
    return rules.position(start["position"]) if "position" in start else rules.start(start)


def replay_steps(
    record: Mapping[str, Any], events: bool = True
) -> Iterator[tuple[State, JsonDict | None, list[Event]]]:
    """Yield the game move by move: the state, the action that led to it (None at the opening), and its events."""
    state = opening_state(record)
    state.events = events
    yield state, None, state.opening
    actions = record.get("actions")
    if not isinstance(actions, list):
        raise RecordError("The record's 'actions' is a list of described actions.")
    for number, described in enumerate(actions, 1):
        if not isinstance(described, Mapping):
            raise RecordError(f"Action {number} is not a described action: {described!r}.")
        try:
            happened = state.apply(state.find(described))
        except ValueError as error:
            raise RecordError(
                f"Action {number} of {len(actions)}, {dict(described)}, is not legal there: {error}"
            ) from None
        yield state, dict(described), happened


def replay(record: Mapping[str, Any]) -> State:
    """The state at the end of the record; RecordError names the place where it cannot be."""
    for state, _, _ in replay_steps(record):
        last = state
    return last


def read_record(path: str | Path) -> JsonDict:
    """The record in a file, not yet replayed; RecordError says what is wrong with the file."""
    try:
        text = Path(path).read_text(encoding="utf-8-sig")  # some editors put a mark in front
    except OSError as error:
        raise RecordError(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path} is not a text file.") from None
    if not text.strip():
        raise RecordError(f"{path} is empty.")
    try:
        record = json.loads(text)
    except json.JSONDecodeError as error:
        raise RecordError(
            f"{path} is not complete JSON: line {error.lineno}, column {error.colno}: {error.msg}."
        ) from None
    except RecursionError:
        raise RecordError(f"{path} is nested too deeply to be a record.") from None
    if not isinstance(record, dict):
        raise RecordError(f"{path} is JSON, but not a record of a game: a record begins with a brace.")
    return record


def write_record(path: str | Path, record: Mapping[str, Any]) -> None:
    """Write the whole file or nothing, so that a crash never leaves half a record."""
    target = Path(path)
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.with_name(f".{target.name}.draft")
    draft.write_text(json.dumps(record, ensure_ascii=False, indent=None) + "\n", encoding="utf-8")
    draft.replace(target)
