"""Durations in slots, eight to every doubling: fine enough for percentiles, small enough to keep for every game."""

from __future__ import annotations

from collections.abc import Mapping


def slot_of(nanoseconds: int) -> int:
    """The slot of a duration."""
    shift = nanoseconds.bit_length() - 4
    if shift <= 0:
        return nanoseconds
    return (shift << 3) + (nanoseconds >> shift)


def middle_of(slot: int) -> float:
    """The duration in the middle of a slot, in seconds."""
    if slot < 16:
        return slot * 1e-9
    shift = (slot >> 3) - 1
    return float(((slot - (shift << 3)) << shift) + (1 << shift) / 2) * 1e-9


def percentile(slots: Mapping[int, int], share: float) -> float | None:
    """The duration that this share of all does not exceed, in seconds, to within 6 %; None of nothing."""
    total = sum(slots.values())
    if not total:
        return None
    seen = 0
    for slot in sorted(slots):
        seen += slots[slot]
        if seen >= share * total:
            return middle_of(slot)
    raise AssertionError("the slots hold fewer than their sum")


def time_text(seconds: float | None) -> str:
    """A duration as people say it: 12 µs, 3.4 ms, 0.82 s, 4 min."""
    if seconds is None:
        return "–"
    for unit, size in (("µs", 1e-6), ("ms", 1e-3), ("s", 1.0)):
        count = seconds / size
        if count < 999.5 and (unit != "s" or count < 99.5):
            return f"{count:.0f} {unit}" if count >= 99.5 else f"{count:.2g} {unit}"
    if seconds < 99.5 * 60:
        return f"{seconds / 60:.0f} min"
    return f"{seconds / 3600:.1f} h"
