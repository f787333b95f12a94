"""The game at a table, as its log tells it: a deal, then actions, some of them taken back.

Nothing here waits or writes. A change is prepared on a copy, the table stores its entry, and only then it counts.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from bigboard.games import registry, undo
from bigboard.games.contract import Event, IllegalAction, JsonDict, State
from bigboard.server.errors import Refused, illegal

Kind = Literal["start", "action", "undo"]
EARLIER = 8  # states kept for undo, so that it does not play the game again


class LogEntry(NamedTuple):
    """One line of the log. `key` is the client's own name for it, so that the same message counts once."""

    seq: int
    kind: Kind
    time: float
    seat: int = -1
    bot: str | None = None
    action: JsonDict | None = None
    undoes: int | None = None
    deal: JsonDict | None = None
    person: str | None = None
    key: str | None = None
    bank_ms: list[int] | None = None
    proof: JsonDict | None = None  # of an honest deal; records.honest

    def to_json(self) -> JsonDict:
        return {name: value for name, value in zip(self._fields, self, strict=True) if value is not None}

    @staticmethod
    def from_json(entry: JsonDict) -> LogEntry:
        """Fields of another version stay on disk, where they are."""
        return LogEntry(**{name: value for name, value in entry.items() if name in LogEntry._fields})


class Prepared(NamedTuple):
    """A change that is legal and not yet made."""

    entry: LogEntry
    state: State
    events: list[Event]
    no_undo: str | None = None  # why the action cannot be taken back


class GameLog:
    """State, log and events of one game."""

    def __init__(self, game: str) -> None:
        self.game = registry.game(game)
        self.entries: list[LogEntry] = []
        self.events: list[list[Event]] = []  # of each entry
        self.standing: list[LogEntry] = []  # the actions that were not taken back
        self.state: State | None = None
        self.keys: set[tuple[str, str, int]] = set()  # person, the client's name for a message, and its entry
        self.no_undo: list[str | None] = []  # why each of these cannot be taken back
        self.written: dict[tuple[int, int], bytes] = {}  # entries for the wire, by seat and number
        self.kept: JsonDict = {}  # parts of views, for the next ones
        self.earlier: deque[State] = deque(maxlen=EARLIER)  # before the latest of these actions
        self.taken_back: Counter[tuple[int, int]] = Counter()  # by seat, and by how many actions stood then

    @staticmethod
    def load(game: str, entries: list[JsonDict]) -> GameLog:
        """The game that a stored log holds."""
        game_log = GameLog(game)
        for stored in entries:
            game_log.with_stored(stored)
        return game_log

    def with_stored(self, stored: JsonDict) -> GameLog:
        """One entry further."""
        self.commit(self.prepare(LogEntry.from_json(stored)))
        return self

    @property
    def seq(self) -> int:
        return len(self.entries)

    @property
    def over(self) -> bool:
        return self.state is not None and self.state.seat < 0

    @property
    def deciding(self) -> int:
        return self.state.seat if self.state is not None else -1

    def running(self) -> State:
        """The state of a game that goes on; Refused if it does not."""
        if self.state is None or self.over:
            raise Refused("not_running", "The game has not started." if self.state is None else "The game is over.")
        return self.state

    def prepare_all(self, kind: Kind, actions: Sequence[JsonDict | None], **fields: Any) -> list[Prepared]:
        """The next entries, one for each action, with the consequences of each."""
        prepared: list[Prepared] = []
        for seq, action in enumerate(actions, self.seq + 1):
            entry = LogEntry(seq=seq, kind=kind, action=action, **fields)
            prepared.append(self.prepare(entry, prepared[-1].state if prepared else None))
        return prepared

    def prepare(self, entry: LogEntry, before: State | None = None) -> Prepared:
        """The entry's consequences, on a copy of the present state or of the one before it."""
        if entry.kind == "start":
            assert entry.deal is not None
            state = self.game.start(entry.deal)
            return Prepared(entry, state, list(state.opening))
        if entry.kind == "undo":
            return Prepared(entry, self.earlier[-1] if self.earlier else self.replayed(self.standing[:-1]), [])
        assert entry.action is not None
        before = before or self.state
        assert before is not None
        state = before.clone()
        events = state.apply(state.find(entry.action))
        return Prepared(entry, state, events, undo.why_not(before, events, state))

    def commit(self, prepared: Prepared) -> None:
        """The entry is stored: now it has happened."""
        entry = prepared.entry
        assert entry.seq == self.seq + 1, "the log has a gap"
        self.entries.append(entry)
        self.events.append(prepared.events)
        before, self.state = self.state, prepared.state
        if entry.kind == "action":
            assert before is not None
            self.earlier.append(before)
            self.standing.append(entry)
            self.no_undo.append(prepared.no_undo)
        elif entry.kind == "undo":
            self.taken_back[entry.seat, len(self.standing)] += 1
            self.standing.pop()
            self.no_undo.pop()
            if self.earlier:
                self.earlier.pop()
        if entry.person is not None and entry.key is not None:
            self.keys.add((entry.person, entry.key, entry.seq))

    def described(self, action: int | Mapping[str, Any]) -> JsonDict:
        """The action in words, if it is legal now; Refused names the clause that forbids it."""
        state = self.running()
        try:
            if isinstance(action, int):
                if action not in state.legal_actions():
                    if action >= self.game.num_actions:
                        raise Refused("bad_message", f"There is no action {action}.", where="action")
                    state.clone().apply(action)
                return state.describe(action)
            return state.describe(state.find(action))
        except IllegalAction as error:
            raise illegal(error) from None
        except (ValueError, TypeError, KeyError, AttributeError, OverflowError):
            raise Refused("bad_message", "This is not an action of the game.", where="action") from None

    def described_several(self, picks: Sequence[Mapping[str, Any]]) -> list[JsonDict]:
        """The actions that answer a choice of several, in words and in the game's order; Refused says why not."""
        trial = self.running().clone()
        trial.events = False
        described: list[JsonDict] = []
        try:
            for action in trial.find_several(picks):
                described.append(trial.describe(action))
                trial.apply(action)
        except IllegalAction as error:
            raise illegal(error) from None
        except (ValueError, TypeError, KeyError, AttributeError, OverflowError):
            raise Refused("bad_message", "These are not actions of the game.", where="picks") from None
        if not described:
            raise Refused("bad_message", "There is no choice of several now, so nothing was chosen.", where="picks")
        return described

    def replayed(self, actions: list[LogEntry]) -> State:
        """The state after the deal and these actions."""
        deal = self.entries[0].deal
        assert deal is not None
        state = self.game.start(deal)
        for entry in actions:
            assert entry.action is not None
            state.apply(state.find(entry.action))
        return state

    def actions_until(self, seq: int) -> list[JsonDict]:
        """The actions that stood after that entry, those that were taken back later among them."""
        standing: list[LogEntry] = []
        for entry in self.entries[1:seq]:
            if entry.kind == "undo":
                standing.pop()
            else:
                standing.append(entry)
        return [entry.action for entry in standing if entry.action is not None]

    # Undo: one's own latest action, while nothing was revealed and nobody else has acted.

    def why_no_undo(self, seat: int) -> str | None:
        """The reason why this seat cannot take its latest action back; None if it can."""
        if self.state is None or not any(entry.seat == seat for entry in self.standing):
            return "nothing"
        if self.over:
            return "game_over"
        latest = self.standing[-1]
        if latest.seat != seat or latest.bot is not None:
            return "others_acted"
        return self.no_undo[-1]

    def undo_used_up(self, seat: int, in_game: int, in_place: int) -> bool:
        """Whether a seat has taken back too much: in the whole game, or at the same place again and again."""
        of_seat = sum(times for (who, _), times in self.taken_back.items() if who == seat)
        return of_seat >= in_game or self.taken_back[seat, len(self.standing)] >= in_place

    # What a seat gets to see.

    def view(self, seat: int) -> JsonDict:
        """What the client of this seat is sent; a seat of -1 is a spectator's."""
        assert self.state is not None
        return self.state.view(seat)

    def views(self, seats: Sequence[int]) -> list[JsonDict]:
        """The same for several seats, for reading only."""
        assert self.state is not None
        return self.state.views(seats, self.kept)

    @staticmethod
    def past_view(state: State, seat: int) -> JsonDict:
        """An earlier state as the seat saw it: there is nothing to do in it."""
        return GameLog.without_question(state.view(seat))

    @staticmethod
    def without_question(view: JsonDict) -> JsonDict:
        """The view of somebody who has nothing to decide."""
        legal: JsonDict = {"legal": []} if "legal" in view else {}
        return view | legal | {"offers": {**view["offers"], "choices": [], "pick": None, "forbidden": []}}

    def events_since(self, steps: int, seat: int) -> list[JsonDict]:
        """What has happened after so many steps, the deal being the first, without what was taken back."""
        standing = [0, *(entry.seq - 1 for entry in self.standing)]
        return [event.seen_by(seat) for place in standing[steps:] for event in self.events[place]]

    def entry_for(self, seat: int, seq: int) -> JsonDict:
        """The fields of `messages.Entry`, written down without it: this is done for each seat and action."""
        entry = self.entries[seq - 1]
        return {
            "seq": seq,
            "kind": entry.kind,
            "time": entry.time,
            "seat": entry.seat,
            "bot": entry.bot,
            "undoes": entry.undoes,
            "events": [event.seen_by(seat) for event in self.events[seq - 1]],
        }

    def steps(self) -> Iterator[tuple[LogEntry, State, list[Event]]]:
        """The finished game again, without what was taken back."""
        deal = self.entries[0].deal
        assert deal is not None
        state = self.game.start(deal)
        yield self.entries[0], state, list(state.opening)
        for entry in self.standing:
            assert entry.action is not None
            events = state.apply(state.find(entry.action))
            yield entry, state, events
