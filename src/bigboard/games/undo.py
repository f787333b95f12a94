"""May an action be taken back? One answer, for every game and whoever asks.

It may as long as it showed nobody anything that was hidden or left to chance. What players show of their own is
theirs to show: they do not get it back, and that is no reason to keep them from correcting a slip.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bigboard.games import registry
from bigboard.games.contract import Event, State

Reason = Literal["turn_over", "revealed"]


def why_not(before: State, events: Sequence[Event], after: State) -> Reason | None:
    """Why the action between these states, which told these events, cannot be taken back; None if it can."""
    declaration = registry.declaration(before.game.name)
    told = [declaration.kinds.get(event.type) for event in events]
    closed = any(kind is not None and kind.undo_unless for kind in told)
    options = before.options_in_play() if closed else {}
    for event, kind in zip(events, told, strict=True):
        if kind is None or kind.ends_undo(event.seat, options):
            return "revealed"
    return "turn_over" if after.turns > before.turns else None
