"""A replayed game: every state, every action, the choices of the players, and where chance decided something."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from bigboard.coach.judge.answers import choice_ends
from bigboard.games.coach_facts import CoachFacts, coach_facts_of
from bigboard.games.contract import State
from bigboard.games.registry import title
from bigboard.records.record import RecordError, replay_steps


@dataclass(frozen=True)
class ReplayedGame:
    """`states[k]` is the state before action k, counted from 0; the last one is where the record ends."""

    states: list[State]
    actions: list[int]
    chance: list[bool]  # after which action something was drawn
    facts: CoachFacts
    dealt: bool  # whether it began with a deal, not with a position

    @property
    def game(self) -> str:
        return self.states[0].game.name

    @property
    def players(self) -> int:
        return self.states[0].players

    @property
    def end(self) -> State:
        return self.states[-1]

    @property
    def finished(self) -> bool:
        return self.end.seat < 0

    @property
    def decisions(self) -> list[tuple[int, int]]:
        """The choices of the players, from the first action to the one after the last."""
        found = []
        start = 0
        while start < len(self.actions):
            end = choice_ends(self.states, self.actions, start)
            if any(len(self.states[k].legal_actions()) > 1 for k in range(start, end)):
                found.append((start, end))
            start = end
        return found

    @property
    def segment_ranges(self) -> list[tuple[int, int]]:
        """The actions between two pieces of chance, from the first to the one after the last."""
        starts = [0, *(k + 1 for k in range(len(self.actions)) if self.chance[k])]
        ends = [*starts[1:], len(self.actions)]
        return [(start, end) for start, end in zip(starts, ends, strict=True) if start < end]


def replay_game(record: Mapping[str, Any]) -> ReplayedGame:
    """Replay a record; RecordError names the place where that is not possible."""
    states: list[State] = []
    actions: list[int] = []
    for state, described, _ in replay_steps(record, events=False):
        if described is not None:
            actions.append(states[-1].find(described))
        states.append(state.clone())
    if not actions:
        raise RecordError("Nothing has been played in this record yet, so there is nothing to look back on.")
    facts = coach_facts_of(title(states[0].game.name))
    drawn = facts.drawn
    marks = [drawn(state) if drawn is not None else () for state in states]
    chance = [earlier != later for earlier, later in pairwise(marks)]
    return ReplayedGame(states, actions, chance, facts, "deal" in record)
