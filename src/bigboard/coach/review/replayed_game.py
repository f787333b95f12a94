"""A game that was played: every state of it, every action, and where chance decided something."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bigboard.games.coach_facts import Prospects, prospects_of
from bigboard.games.contract import State
from bigboard.games.registry import title
from bigboard.records.record import RecordError, opening_state


@dataclass(frozen=True)
class Course:
    """`states[k]` is the state before action k, counted from 0; the last one is where the record ends."""

    states: list[State]
    actions: list[int]
    chance: list[bool]  # after which action something was drawn
    prospects: Prospects
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
    def decisions(self) -> list[int]:
        """The actions for which there was a choice."""
        return [k for k in range(len(self.actions)) if len(self.states[k].legal_actions()) > 1]

    @property
    def segments(self) -> list[tuple[int, int]]:
        """The actions between two pieces of chance, from the first to the one after the last."""
        starts = [0, *(k + 1 for k in range(len(self.actions)) if self.chance[k])]
        ends = [*starts[1:], len(self.actions)]
        return [(start, end) for start, end in zip(starts, ends, strict=True) if start < end]


def course_of(record: Mapping[str, Any]) -> Course:
    """RecordError names the place where a record cannot be replayed."""
    state = opening_state(record)
    state.events = False
    described = record.get("actions")
    if not isinstance(described, list):
        raise RecordError("The record's 'actions' is a list of described actions.")
    prospects = prospects_of(title(state.game.name))
    states, actions, chance = [state.clone()], [], []
    for number, action in enumerate(described, 1):
        if not isinstance(action, Mapping):
            raise RecordError(f"Action {number} is not a described action: {action!r}.")
        try:
            found = state.find(action)
            state.apply(found)
        except ValueError as error:
            raise RecordError(
                f"Action {number} of {len(described)}, {dict(action)}, is not legal there: {error}"
            ) from None
        states.append(state.clone())
        actions.append(found)
        drawn = prospects.drawn
        chance.append(drawn is not None and drawn(states[-1]) != drawn(states[-2]))
    if not actions:
        raise RecordError("Nothing has been played in this record yet, so there is nothing to look back on.")
    return Course(states, actions, chance, prospects, "deal" in record)
