"""The analysis board: positions with moves tried on them, and their answers, judged step by step."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from bigboard.coach.judge.budgets import ANALYSIS
from bigboard.coach.judge.rollouts import SEED_BITS
from bigboard.games.contract import Event, IllegalAction, State
from bigboard.records.notation import position_text
from bigboard.records.packed_position import MARK, read_position
from bigboard.room.game_log import LogEntry
from bigboard.room.person import Person, short_id
from bigboard.room.record import Seat, TableRecord
from bigboard.room.table import Table
from bigboard.schemas.errors import Refused, illegal
from bigboard.schemas.learning.analysis import (
    AnalysisMove,
    AnalysisShown,
    AnalysisStep,
    AnalyzedMoment,
    NewMoves,
    PlayOn,
)
from bigboard.schemas.messages import Entry
from bigboard.schemas.tables import Result, SeatInfo
from bigboard.schemas.text_rules import TABLE_NAME_LIMIT, clean_name
from bigboard.server.features.position_reasons import explain
from bigboard.server.features.running_positions import RunningPositions
from bigboard.server.limits.rate_limit import RateLimiter
from bigboard.server.settings import Settings
from bigboard.server.tables.directory import Lobby
from bigboard.server.workers.bot_pool import BotsPool
from bigboard.services.play_on import BOT

EARLIER = 8  # moves before the present one that are compared with running games
FROM_ANALYSIS = "analysis"  # the origin of a table that continues a position
DAMAGED = (TypeError, KeyError, ValueError, AttributeError, IndexError, OverflowError, RecursionError)


class Line(NamedTuple):
    """A position and the moves of a line: `states[k]` is the state before move `k`, the last one after all."""

    position: str
    states: list[State]
    moves: list[AnalysisMove]
    events: list[list[Event]]
    at: int

    @property
    def state(self) -> State:
        return self.states[self.at]

    @property
    def compared(self) -> list[State]:
        """Return the states that must not be those of a running game: the first, and the latest up to this one."""
        return [self.states[0], *self.states[max(1, self.at - EARLIER) : self.at + 1]]


def bad_position(reason: str) -> Refused:
    return Refused("bad_position", f"This position cannot be analyzed. {reason}", why=reason[:400])


def open_state(text: str, language: str) -> State:
    """Return the state of a line or a packed position; Refused says why it cannot be."""
    try:
        return read_position(text)
    except ValueError as error:  # an IllegalAction, too
        raise bad_position(explain(str(error), language)) from None
    except DAMAGED:
        raise bad_position("It is damaged.") from None


def read_line(moment: AnalyzedMoment) -> Line:
    """Play the moves of a moment; Refused names the first that is not possible, and changes nothing."""
    state = open_state(moment.position, moment.language)
    text = moment.position.strip()
    line = Line(text if text.startswith(MARK) else position_text(state), [state], [], [list(state.opening)], 0)
    for move in moment.moves:
        try:
            actions = line.states[-1].parse(move)
        except IllegalAction as error:
            raise illegal(error) from None
        except DAMAGED as error:
            raise bad_position(f"The move {move!r} is not possible: {error}") from None
        for action in actions:
            add_action(line, action)
    at = len(line.moves) if moment.at is None else min(moment.at, len(line.moves))
    return line._replace(at=at)


def add_action(line: Line, action: int) -> None:
    before = line.states[-1]
    after = before.clone()
    after.events = True
    try:
        described = before.describe(action)
        line.moves.append(AnalysisMove(seat=before.seat, text=before.text(action), described=described))
        line.events.append(after.apply(action))
    except IllegalAction as error:
        raise illegal(error) from None
    line.states.append(after)


def add_moves(body: NewMoves) -> Line:
    """Play a new answer after the moves that are played, in place of those that follow in the line."""
    line = read_line(body)
    line = Line(line.position, line.states[: line.at + 1], line.moves[: line.at], line.events[: line.at + 1], line.at)
    if line.state.seat < 0:
        raise Refused("not_running", "The game is over.")
    try:
        if body.picks is not None:
            for action in line.state.find_several(body.picks):
                add_action(line, action)
        for named in body.actions or ():
            add_action(line, named if isinstance(named, int) else line.states[-1].find(named))
    except IllegalAction as error:
        raise illegal(error) from None
    except DAMAGED:
        raise Refused("bad_message", "This is not an action of the game.", where="actions") from None
    return line._replace(at=len(line.moves))


def show_line(line: Line) -> AnalysisShown:
    """Return the moment as the deciding seat sees it, with everything that has happened on the board."""
    state = line.state
    seat = state.seat
    entries = [
        Entry(
            seq=number + 1,
            kind="action" if number else "start",
            time=0.0,
            seat=line.moves[number - 1].seat if number else -1,
            bot=None,
            undoes=None,
            events=[event.seen_by(seat) for event in events],
        )
        for number, events in enumerate(line.events[: line.at + 1])
    ]
    return AnalysisShown(
        position=line.position,
        line=position_text(state),
        game=state.game.name,
        players=state.players,
        options=state.options_in_play(),
        seats=[analysis_seat(number) for number in range(state.players)],
        moves=line.moves,
        at=line.at,
        seat=seat,
        view=state.view(seat),
        entries=entries,
        result=Result(scores=state.scores(), winners=state.winners()) if seat < 0 else None,
    )


def analysis_seat(number: int) -> SeatInfo:
    return SeatInfo(
        seat=number, kind="person", name="", bot=None, person=None, connected=True, held_by=None, back_by=None
    )


class Analyses:
    """The steps of analyses, computed in the bots' background process."""

    def __init__(self, settings: Settings, lobby: Lobby, bots: BotsPool) -> None:
        self.settings = settings
        self.lobby = lobby
        self.bots = bots
        self.running = RunningPositions(lobby)
        self.limit = RateLimiter(settings.analyses, "Many positions were analyzed.")
        self.open: Counter[str] = Counter()  # analyses by network

    def check_room(self, network: str) -> None:
        """Count one more analysis of this network; Refused if there are too many."""
        if self.open[network] >= self.settings.most_analyses:
            raise Refused("too_fast", "Several of your positions are already being analyzed. Please wait.", wait_s=3)
        self.limit.check(network)

    @contextmanager
    def enter(self, network: str) -> Iterator[None]:
        """Count an analysis while a client reads it."""
        self.open[network] += 1
        try:
            yield
        finally:
            self.open[network] -= 1
            if not self.open[network]:
                del self.open[network]

    async def deepen(self, state: State, network: str) -> AsyncIterator[AnalysisStep]:
        """Yield the judged answers, each time with more simulations."""
        position = state.position()
        for step in range(len(ANALYSIS)):
            yield AnalysisStep.model_validate(await self.bots.analyze(state.game.name, position, step, network))

    async def play_on(self, body: PlayOn, person: Person) -> Table:
        """Return a private table that begins here, against bots. What the person may not know is dealt again."""
        line = read_line(body)
        state = line.state
        if state.seat < 0:
            raise Refused("not_running", "The game is over.")
        await self.running.require_other(line.compared)
        now = time.time()
        dealt = state.sample(state.seat, secrets.randbits(SEED_BITS))
        seats = [Seat(bot=BOT) for _ in range(state.players)]
        seats[state.seat] = Seat(person=person.id, name=person.name)
        start = LogEntry(seq=1, kind="start", time=now, deal={"position": dealt.position()})
        declared: dict[str, Any] = {
            name: value for name, value in state.options_in_play().items() if not isinstance(value, dict)
        }
        record = TableRecord(
            id=short_id(12),
            name=clean_name(body.name, 4 * TABLE_NAME_LIMIT)[:TABLE_NAME_LIMIT],
            game=state.game.name,
            players=state.players,
            options=declared,
            host=person.id,
            host_name=person.name,
            created=now,
            public=False,
            status="running",
            seats=seats,
            started=now,
            seq=1,
            invitation=short_id(16),
            tried_from=FROM_ANALYSIS,
        )
        await self.lobby.store.add_table(record.to_json(), [start.to_json()])
        return await self.lobby.find(record.id)
