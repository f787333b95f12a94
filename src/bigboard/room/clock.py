"""The optional clock: a time for each decision, and a bank for each seat when that is not enough.

It follows from the log and from who is present, by the time that all processes share, so that every process computes
the same: the latest entry holds the banks, and the decision began with it, or when the first player came back after
none was here.
"""

from __future__ import annotations

from bigboard.schemas.messages import ClockView
from bigboard.schemas.tables import ClockTimes


class Clock:
    """Banks and times are seconds; `seat` is -1 while the clock stands still."""

    def __init__(self, times: ClockTimes, players: int) -> None:
        self.times = times
        self.bank = [float(times.bank_s)] * players
        self.seat = -1
        self.since = 0.0

    def set(self, seat: int, since: float, bank_ms: list[int] | None) -> None:
        """Set the seat that decides, the beginning of its decision, and the banks of the latest entry."""
        self.seat, self.since = seat, since
        if bank_ms is not None:
            self.bank = [ms / 1000 for ms in bank_ms]

    def deadline(self) -> float | None:
        """Return the time at which the running decision is out of time."""
        return self.since + self.times.decision_s + self.bank[self.seat] if self.seat >= 0 else None

    def bank_ms(self, now: float) -> list[int]:
        """Return the banks: a decision that exceeds its time is paid from the bank of its seat."""
        left = list(self.bank)
        if self.seat >= 0:
            over = max(0.0, now - self.since - self.times.decision_s)
            left[self.seat] = max(0.0, left[self.seat] - over)
        return [round(seconds * 1000) for seconds in left]

    def view(self, now: float) -> ClockView:
        left = max(0.0, self.since + self.times.decision_s - now) if self.seat >= 0 else 0.0
        return ClockView(seat=self.seat, left_ms=round(left * 1000), bank_ms=self.bank_ms(now))
