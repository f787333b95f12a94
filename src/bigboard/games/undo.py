"""The undo rule of all games.

An action may be taken back if it showed no player anything that was hidden or left to chance. Facts that players show
themselves do not count: the secret is gone, but a slip can still be corrected.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bigboard.games import registry
from bigboard.games.contract import Event, State

Reason = Literal["turn_over", "revealed"]


def why_not(before: State, events: Sequence[Event], after: State) -> Reason | None:
    """Return why the action between these states, with these events, cannot be taken back; None if it can."""
    declaration = registry.declaration(before.game.name)
    kinds = [declaration.kinds.get(event.type) for event in events]
    closed = any(kind is not None and kind.undo_unless for kind in kinds)
    options = before.options_in_play() if closed else {}
    for event, kind in zip(events, kinds, strict=True):
        if kind is None or kind.ends_undo(event.seat, options):
            return "revealed"
    return "turn_over" if after.turns > before.turns else None
