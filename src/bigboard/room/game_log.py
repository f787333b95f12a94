"""The game at a table as a fold of its log: a deal, then actions, some of them undone.

Nothing here waits or writes. A change is prepared on a copy, the table stores its entry, and only then it counts.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from bigboard.games import registry, undo
from bigboard.games.contract import Event, IllegalAction, JsonDict, State
from bigboard.records.record import open_game
from bigboard.schemas.errors import Refused, illegal
from bigboard.schemas.json_text import Fragment
from bigboard.schemas.messages import Entry

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
    no_undo: str | None = None  # why the action cannot be undone


class GameLog:
    """State, log and events of one game."""

    def __init__(self, game: str) -> None:
        self.game = registry.game(game)
        self.entries: list[LogEntry] = []
        self.events: list[list[Event]] = []  # of each entry
        self.standing: list[LogEntry] = []  # the actions that were not undone
        self.state: State | None = None
        self.keys: set[tuple[str, str, int]] = set()  # person, the client's name for a message, and its entry
        self.no_undo: list[str | None] = []  # why each of these cannot be undone
        self.written: dict[tuple[int, int], Fragment] = {}  # entries as JSON, by seat and number
        self.kept: JsonDict = {}  # parts of views, for the next ones
        self.earlier: deque[State] = deque(maxlen=EARLIER)  # before the latest of these actions
        self.undone: Counter[tuple[int, int]] = Counter()  # by seat, and by how many actions stood then

    @staticmethod
    def load(game: str, entries: list[JsonDict]) -> GameLog:
        """Return the game of a stored log."""
        game_log = GameLog(game)
        for stored in entries:
            game_log.with_stored(stored)
        return game_log

    def with_stored(self, stored: JsonDict) -> GameLog:
        """Apply a stored entry."""
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
        """Return the state of a game that goes on; Refused if it does not."""
        if self.state is None or self.over:
            raise Refused("not_running", "The game has not started." if self.state is None else "The game is over.")
        return self.state

    def prepare_all(self, kind: Kind, actions: Sequence[int | None], **fields: Any) -> list[Prepared]:
        """Return the next entries, one for each action, with the consequences of each; Refused names the clause."""
        prepared: list[Prepared] = []
        for seq, action in enumerate(actions, self.seq + 1):
            entry = LogEntry(seq=seq, kind=kind, **fields)
            if action is None:
                prepared.append(self.prepare(entry))
            else:
                prepared.append(self._prepare_action(entry, action, prepared[-1].state if prepared else self.running()))
        return prepared

    def _prepare_action(self, entry: LogEntry, action: int, before: State) -> Prepared:
        state = before.clone()
        try:
            events = state.apply(action)
        except IllegalAction as error:
            raise illegal(error) from None
        described = entry._replace(action=before.describe(action))
        return Prepared(described, state, events, undo.why_not(before, events, state))

    def prepare(self, entry: LogEntry) -> Prepared:
        """Return a stored entry's consequences, on a copy of the present state."""
        if entry.kind == "start":
            assert entry.deal is not None
            state = open_game(self.game, entry.deal)
            return Prepared(entry, state, list(state.opening))
        if entry.kind == "undo":
            return Prepared(entry, self.earlier[-1] if self.earlier else self.replay(self.standing[:-1]), [])
        assert entry.action is not None
        before = self.state
        assert before is not None
        state = before.clone()
        events = state.apply(state.find(entry.action))
        return Prepared(entry, state, events, undo.why_not(before, events, state))

    def commit(self, prepared: Prepared) -> None:
        """Apply an entry that is stored."""
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
            self.undone[entry.seat, len(self.standing)] += 1
            self.standing.pop()
            self.no_undo.pop()
            if self.earlier:
                self.earlier.pop()
        if entry.person is not None and entry.key is not None:
            self.keys.add((entry.person, entry.key, entry.seq))

    def resolve(self, action: int | Mapping[str, Any]) -> int:
        """Return the number of an action that a client names; whether it is legal shows when it is prepared."""
        state = self.running()
        if isinstance(action, int):
            if not 0 <= action < self.game.num_actions:
                raise Refused("bad_message", f"There is no action {action}.", where="action")
            return action
        try:
            return state.find(action)
        except IllegalAction as error:
            raise illegal(error) from None
        except (ValueError, TypeError, KeyError, AttributeError, OverflowError):
            raise Refused("bad_message", "This is not an action of the game.", where="action") from None

    def resolve_several(self, picks: Sequence[Mapping[str, Any]]) -> list[int]:
        """Return the actions that answer a choice of several, in the game's order; Refused says why not."""
        try:
            actions = list(self.running().clone().find_several(picks))
        except IllegalAction as error:
            raise illegal(error) from None
        except (ValueError, TypeError, KeyError, AttributeError, OverflowError):
            raise Refused("bad_message", "These are not actions of the game.", where="picks") from None
        if not actions:
            raise Refused("bad_message", "There is no choice of several now, so nothing was chosen.", where="picks")
        return actions

    def describe_all(self, actions: Sequence[int]) -> list[JsonDict]:
        """Return legal actions in words, each as it stands after the ones before it."""
        trial = self.running().clone()
        trial.events = False
        described: list[JsonDict] = []
        try:
            for action in actions:
                described.append(trial.describe(action))
                trial.apply(action)
        except IllegalAction as error:
            raise illegal(error) from None
        return described

    def replay(self, actions: list[LogEntry]) -> State:
        """Return the state after the deal and these actions."""
        for _, state, _ in self.steps(actions):
            last = state
        return last

    def actions_until(self, seq: int) -> list[JsonDict]:
        """Return the actions that stood after that entry, also those that were undone later."""
        standing: list[LogEntry] = []
        for entry in self.entries[1:seq]:
            if entry.kind == "undo":
                standing.pop()
            else:
                standing.append(entry)
        return [entry.action for entry in standing if entry.action is not None]

    # Undo: the latest action of a seat, while nothing was revealed and no other seat has acted.

    def why_no_undo(self, seat: int) -> str | None:
        """Return the reason why this seat cannot undo its latest action; None if it can."""
        if self.state is None or not any(entry.seat == seat for entry in self.standing):
            return "nothing"
        if self.over:
            return "game_over"
        latest = self.standing[-1]
        if latest.seat != seat or latest.bot is not None:
            return "others_acted"
        return self.no_undo[-1]

    def undo_used_up(self, seat: int, in_game: int, in_place: int) -> bool:
        """Return whether a seat has undone too much: in the whole game, or at the same place again and again."""
        of_seat = sum(times for (who, _), times in self.undone.items() if who == seat)
        return of_seat >= in_game or self.undone[seat, len(self.standing)] >= in_place

    # Views.

    def view(self, seat: int) -> JsonDict:
        """Return the view of a seat; -1 is a spectator's."""
        assert self.state is not None
        return self.state.view(seat)

    def views(self, seats: Sequence[int]) -> list[JsonDict]:
        """Return the views of several seats, for reading only."""
        assert self.state is not None
        return self.state.views(seats, self.kept)

    def views_at_events(self, seats: Sequence[int]) -> list[list[JsonDict]]:
        """Return the views of several seats at each event of the latest entry, without questions.

        The list of an event is empty if its state is that of the event before. Ask for these before the present views:
        parts that stay the same are kept from each to the next.
        """
        found: list[list[JsonDict]] = []
        shown = None
        for state in self.states_at_events():
            found.append(state.views(seats, self.kept, asked=False) if state is not shown else [])
            shown = state
        return found

    def states_at_events(self) -> list[State]:
        """Return the state at each event of the latest entry; none if it has fewer than two events.

        Events of one scene are shown together: each has the state at the last of them.
        """
        action = self.entries[-1].action
        events = self.events[-1]
        if action is None or len(events) < 2:
            return []
        before = self.earlier[-1].clone()
        states = before.apply_in_steps(before.find(action))
        scene_of = registry.declaration(self.game.name).scene_of
        scenes = [scene_of.get(event.type) for event in events]
        for place in range(len(states) - 2, -1, -1):
            if scenes[place] is not None and scenes[place] == scenes[place + 1]:
                states[place] = states[place + 1]
        return states

    @staticmethod
    def past_view(state: State, seat: int) -> JsonDict:
        """Return the seat's view of an earlier state, without its question."""
        return GameLog.without_question(state.view(seat))

    @staticmethod
    def without_question(view: JsonDict) -> JsonDict:
        """Return the view without its question."""
        legal: JsonDict = {"legal": []} if "legal" in view else {}
        return view | legal | {"offers": {**view["offers"], "choices": [], "pick": None, "forbidden": []}}

    def events_since(self, steps: int, seat: int) -> list[JsonDict]:
        """Return the events after so many steps, the deal being the first, without what was undone."""
        standing = [0, *(entry.seq - 1 for entry in self.standing)]
        return [event.seen_by(seat) for place in standing[steps:] for event in self.events[place]]

    def entry_for(self, seat: int, seq: int) -> Entry:
        """Return an entry as a seat may see it."""
        entry = self.entries[seq - 1]
        events = [event.seen_by(seat) for event in self.events[seq - 1]]
        return Entry(
            seq=seq,
            kind=entry.kind,
            time=entry.time,
            seat=entry.seat,
            bot=entry.bot,
            undoes=entry.undoes,
            events=events,
        )

    def steps(self, actions: Sequence[LogEntry] | None = None) -> Iterator[tuple[LogEntry, State, list[Event]]]:
        """Replay these actions, or all of the game but what was undone."""
        deal = self.entries[0].deal
        assert deal is not None
        state = open_game(self.game, deal)
        yield self.entries[0], state, list(state.opening)
        for entry in self.standing if actions is None else actions:
            assert entry.action is not None
            yield entry, state, state.apply(state.find(entry.action))
