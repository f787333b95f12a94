"""A game being played at one table: who sits where, what happened, saving, resuming and taking back."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bigboard.cli.errors import UserError
from bigboard.cli.language import say
from bigboard.cli.opponents import for_seats, has_name
from bigboard.data_folder import data_folder
from bigboard.games import undo
from bigboard.games.contract import Event, JsonDict, State
from bigboard.records.record import RecordError, read_record, replay_steps, write_record

HUMAN = "human"
LONGEST_NAME = 12


@dataclass(frozen=True)
class Seating:
    """The names of all seats, and `human` or the name of a bot for each."""

    names: list[str]
    players: list[str]

    def humans(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]

    def to_json(self) -> JsonDict:
        return {"names": self.names, "players": self.players}


@dataclass(frozen=True)
class Step:
    """The effect of one line of a person, and the state before it."""

    before: State
    seat: int
    events: int  # before it
    no_undo: str | None  # why it cannot be taken back


class Session:
    """The real game. Whatever people and bots are shown goes through `observe`, `sample` and `seen_by`."""

    def __init__(self, state: State, seating: Seating, path: Path) -> None:
        self.state = state
        self.seating = seating
        self.path = path
        self.log: list[Event] = list(state.opening)
        self.steps: list[Step] = []  # of the player who acted last

    def take(self, *actions: int) -> list[Event]:
        """All of the actions, or none and IllegalAction."""
        seat = self.state.seat
        after = self.state.clone()
        events: list[Event] = []
        for action in actions:
            events += after.apply(action)
        if self.steps and self.steps[-1].seat != seat:
            self.steps.clear()
        self.steps.append(Step(self.state, seat, len(self.log), undo.why_not(self.state, events, after)))
        self.state = after
        self.log += events
        return events

    def undo(self, seat: int) -> None:
        """Undo the seat's last step; UserError explains why it is not possible."""
        if not self.steps:
            raise UserError(say("error-no_undo-nothing"))
        step = self.steps[-1]
        if step.seat != seat:
            raise UserError(say("error-no_undo-others_acted"))
        if step.no_undo is not None:
            raise UserError(say(f"error-no_undo-{step.no_undo}"))
        self.steps.pop()
        self.state = step.before
        del self.log[step.events :]

    def record(self) -> JsonDict:
        """The record, and who sat where."""
        record = self.state.record()
        actions = record.pop("actions")
        return {**record, "table": self.seating.to_json(), "actions": actions}

    def save(self) -> None:
        write_record(self.path, self.record())

    def finish(self) -> Path:
        """Move a finished game to the folder of games; return its path."""
        target = data_folder() / "games" / self.path.name
        write_record(target, self.record())
        if self.path.parent == data_folder() / "unfinished":
            self.path.unlink(missing_ok=True)
        return target


def new_path(game: str) -> Path:
    """Return a new file for every game, so that two games at once do not disturb each other."""
    moment = datetime.now(tz=UTC).astimezone().strftime("%Y-%m-%d-%H%M%S")
    return data_folder() / "unfinished" / f"{game}-{moment}-{secrets.token_hex(2)}.json"


def last_unfinished() -> Path:
    found = sorted((data_folder() / "unfinished").glob("*.json"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise UserError(say("cli-nothing-to-resume"))
    return found[-1]


def resume(path: Path, against: Sequence[str] = ()) -> Session:
    """The game in a file, played up to where it was left; with `against`, other bots play on."""
    try:
        record = read_record(path)
        session: Session | None = None
        for state, described, _ in replay_steps(record):
            if session is None:
                seats = seating_of(record, state.players, against, trusted=path.parent == data_folder() / "unfinished")
                session = Session(state.clone(), seats, path)
            elif described is not None:
                session.take(session.state.find(described))
    except RecordError as error:
        raise UserError(say("cli-cannot-resume", trouble=str(error))) from None
    if session is None or session.state.seat < 0:
        raise UserError(say("cli-game-is-over", file=str(path)))
    return session


def seating_of(record: Mapping[str, Any], players: int, against: Sequence[str], trusted: bool) -> Seating:
    """Return the seating of a record. A record without one puts you in the first seat.

    A foreign file must not make this machine run a module, so only `trusted` ones may name one.
    """
    table = record.get("table")
    if table is None:
        names = [say("player-number", number=seat + 1) for seat in range(players)]
        kinds = [HUMAN, *for_seats(against or ["random"], players - 1)]
        return Seating(names, kinds)
    names, kinds = texts(table, "names", players), texts(table, "players", players)
    if HUMAN not in kinds:
        raise RecordError("No player at the table of this record is human.")
    if against:
        bots = iter(for_seats(against, players - kinds.count(HUMAN)))
        kinds = [HUMAN if kind == HUMAN else next(bots) for kind in kinds]
    elif not trusted:
        for kind in kinds:
            if kind != HUMAN and not has_name(kind):
                raise RecordError(f"The record's 'table' has a player {kind!r}; --against says who plays instead.")
    return Seating([printable(name) for name in names], kinds)


def texts(table: Any, name: str, players: int) -> list[str]:
    """A list in the record's table, with a text for each seat."""
    found = table.get(name) if isinstance(table, Mapping) else None
    if not isinstance(found, list) or len(found) != players or not all(isinstance(text, str) for text in found):
        raise RecordError(f"The record's 'table' has {name!r}, a list of {players} texts; here it is {found!r}.")
    return found


def printable(name: str) -> str:
    """A name from a file or the command line, without anything that could steer a terminal."""
    return "".join(sign for sign in name if sign.isprintable()).strip()[:LONGEST_NAME] or say("player")
