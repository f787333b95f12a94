"""One game between bots, played to its end."""

from __future__ import annotations

import json
from collections.abc import Callable
from time import perf_counter_ns
from typing import Any, NamedTuple, Protocol

import bigboard
from bigboard.bots import Bot, Referee, bot
from bigboard.bots.random import RandomBot
from bigboard.games.contract import Event, JsonDict, State
from bigboard.games.rng import Rng
from bigboard.lab.run.durations import slot_of
from bigboard.lab.run.pairings import Field, Fixture

Decide = Callable[[State, Rng], int]
dumps = json.JSONEncoder(separators=(",", ":")).encode


class Watcher(Protocol):
    """Watches the real game and notes facts."""

    def begin(self, state: State) -> None:
        """Start watching a game; `state.opening` has the events of the deal."""

    def see(self, state: State, seat: int, decision: str, events: list[Event]) -> None:
        """A seat has decided, and this has happened."""

    def facts(self, state: State) -> dict[str, Any]:
        """Return the facts to keep of this game, ready for JSON."""


class Listening:
    """A referee that gives its bot, before each decision, the events since the last one."""

    def __init__(self, referee: Referee, seat: int, log: list[Event]) -> None:
        self.referee = referee
        self.seat = seat
        self.log = log  # of the whole game; it grows
        self.heard = 0

    def news(self) -> list[JsonDict]:
        news = [event.seen_by(self.seat) for event in self.log[self.heard :]]
        self.heard = len(self.log)
        return news

    def decide(self, state: State, rng: Rng) -> int:
        return self.referee.decide(state, rng, self.news())

    def finish(self, state: State) -> None:
        self.referee.finish(self.news(), state.scores(), state.winners())


class Outcome(NamedTuple):
    """The facts kept of a game. `money` and the rest are by seat; `times` counts decisions by slots of their duration.

    With its deal, the actions are the whole game.
    """

    fixture: Fixture
    money: list[int]
    winners: list[int]
    decisions: list[int]
    failures: list[int]
    times: list[dict[int, int]]
    facts: dict[str, Any] | None = None
    actions: list[int] | None = None  # none where random bots play in compiled code
    illegal: list[int] | None = None  # illegal answers, which are failures too

    def line(self) -> str:
        """The outcome as a line of JSON. Lists of whole numbers look the same in Python and in JSON."""
        deal, rotation = self.fixture
        text = f'{{"deal":{deal},"rotation":{rotation},"money":{self.money},"winners":{self.winners}'
        if self.decisions:
            text += f',"decisions":{self.decisions}'
        if self.times:
            text += f',"times":{dumps(self.times)}'
        if any(self.failures):
            text += f',"failures":{self.failures}'
        if self.illegal is not None and any(self.illegal):
            text += f',"illegal":{self.illegal}'
        if self.facts is not None:
            text += f',"facts":{dumps(self.facts)}'
        if self.actions is not None:
            text += f',"actions":{dumps(self.actions)}'
        return text + "}"

    @classmethod
    def from_json(cls, line: dict[str, Any]) -> Outcome:
        seats = len(line["money"])
        return cls(
            Fixture(line["deal"], line["rotation"]),
            line["money"],
            line["winners"],
            line.get("decisions", [0] * seats),
            line.get("failures", [0] * seats),
            [{int(slot): count for slot, count in seat.items()} for seat in line.get("times", [{}] * seats)],
            line.get("facts"),
            line.get("actions"),
            line.get("illegal"),
        )


class Deals:
    """The deals of a field, each as its first state."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.game = bigboard.game(field.game)
        self.start: State | None = None  # of the deal asked for last: every rotation plays a clone of it
        self.deal = -1

    def start_deal(self, deal: int) -> State:
        if self.start is None or self.deal != deal:
            dealt = self.game.deal(self.field.players, self.field.deal_seed(deal), self.field.options)
            self.start = self.game.start(dealt)
            self.deal = deal
        return self.start.clone()


class Match(Deals):
    """A series of games of one field.

    The random bot alone sees the true state: it looks at nothing but the legal actions. Random bots among themselves
    play in compiled code.
    """

    def __init__(self, field: Field, watcher: Callable[[], Watcher] | None = None, strict: bool = False) -> None:
        super().__init__(field)
        self.strict = strict
        self.watcher = watcher
        self.all_random = watcher is None and all(type(bot(spec)) is RandomBot for spec in set(field.bots))

    def play(self, fixture: Fixture) -> Outcome:
        state = self.start_deal(fixture.deal)
        if self.all_random:
            self.game.playout(state, self.field.rng(fixture, 0))
            return Outcome(fixture, state.scores(), state.winners(), [], [], [])
        return self.play_by_turns(state, fixture)

    def play_by_turns(self, state: State, fixture: Fixture) -> Outcome:
        seats = range(self.field.players)
        seating = self.field.seating(fixture.rotation)
        referees: list[Referee | None] = []
        log: list[Event] = []
        listening: list[Listening] = []
        deciders: list[Decide] = []
        for seat in seats:
            spec = self.field.bots[seating[seat]]
            player: Bot = bot(spec)
            referee = None if type(player) is RandomBot else Referee(player, spec, self.field.limit, self.strict)
            referees.append(referee)
            if referee is None:
                deciders.append(player.choose)
            elif referee.listener is None and referee.finisher is None:
                deciders.append(referee.decide)
            else:
                listening.append(Listening(referee, seat, log))
                deciders.append(listening[-1].decide)
        rngs = [self.field.rng(fixture, seat) for seat in seats]
        actions: list[int] = []
        if self.watcher is None:
            times = play_timed(state, deciders, rngs, actions, log if listening else None)
            decisions = [sum(slots.values()) for slots in times]
            facts = None
        else:
            times = []
            decisions, facts = play_watched(state, deciders, rngs, self.watcher(), actions, log if listening else None)
        for one in listening:
            one.finish(state)
        failures = [referee.failures if referee is not None else 0 for referee in referees]
        illegal = [referee.illegal if referee is not None else 0 for referee in referees]
        return Outcome(fixture, state.scores(), state.winners(), decisions, failures, times, facts, actions, illegal)


def play_timed(
    state: State, deciders: list[Decide], rngs: list[Rng], actions: list[int], log: list[Event] | None = None
) -> list[dict[int, int]]:
    """Play to the end; return, for each seat, the number of decisions in each slot of time.

    The actions are added to those given, and the events to the log, if there is one; events take time.
    """
    times: list[dict[int, int]] = [{} for _ in deciders]
    state.events = log is not None
    if log is not None:
        log += state.opening
    clock = perf_counter_ns
    while (seat := state.seat) >= 0:
        began = clock()
        action = deciders[seat](state, rngs[seat])
        slot = slot_of(clock() - began)
        slots = times[seat]
        slots[slot] = slots.get(slot, 0) + 1
        actions.append(action)
        events = state.apply(action)
        if log is not None:
            log += events
    return times


def play_watched(
    state: State,
    deciders: list[Decide],
    rngs: list[Rng],
    watcher: Watcher,
    actions: list[int],
    log: list[Event] | None = None,
) -> tuple[list[int], dict[str, Any]]:
    """Play to the end with a watcher; return the decisions by seat, and the watcher's facts."""
    decisions = [0] * len(deciders)
    state.events = True
    watcher.begin(state)
    if log is not None:
        log += state.opening
    while (seat := state.seat) >= 0:
        decisions[seat] += 1
        decision = state.decision
        action = deciders[seat](state, rngs[seat])
        actions.append(action)
        events = state.apply(action)
        watcher.see(state, seat, decision, events)
        if log is not None:
            log += events
    return decisions, watcher.facts(state)
