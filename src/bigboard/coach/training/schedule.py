"""The time at which a card is asked again: after 1, 3, 7, 14, 30 and 60 days, and from the start when it was missed."""

from __future__ import annotations

from dataclasses import dataclass

DAY_S = 24 * 3600.0
DAYS = (1, 3, 7, 14, 30, 60)
NEW = -1  # the step of a card that was never answered: it is due at once


@dataclass(frozen=True)
class Turn:
    """The place of a card in `DAYS`, and the time at which it is due, in seconds."""

    step: int
    due: float


def next_turn(step: int, right: bool, now: float) -> Turn:
    """Return when a card is asked again that was answered now. The last interval repeats."""
    following = min(step + 1, len(DAYS) - 1) if right else 0
    return Turn(following, now + DAYS[following] * DAY_S)


def day_of(now: float) -> int:
    """Return the number of the day, by UTC, to which a day's portion belongs."""
    return int(now // DAY_S)
