"""The optional clock: a time for each decision, and a bank for each seat when that is not enough."""

from __future__ import annotations

from bigboard.server.schemas.messages import ClockView
from bigboard.server.schemas.protocol import ClockTimes


class Clock:
    """Times are seconds of a monotonic clock that the caller reads."""

    def __init__(self, times: ClockTimes, players: int, bank_ms: list[int] | None = None) -> None:
        self.times = times
        self.bank = [ms / 1000 for ms in bank_ms] if bank_ms else [float(times.bank_s)] * players
        self.seat = -1
        self.since = 0.0

    def run_for(self, seat: int, now: float, gone: float = 0.0) -> None:
        """A decision begins, or began so many seconds ago; -1 stops the clock."""
        self.stop(now)
        self.seat = seat
        self.since = now - gone

    def stop(self, now: float) -> None:
        """The running decision has ended: what exceeded its time comes out of the bank."""
        if self.seat >= 0:
            self.bank[self.seat] = self.bank_left(now)
            self.seat = -1

    def bank_left(self, now: float) -> float:
        over = now - self.since - self.times.decision_s
        return max(0.0, self.bank[self.seat] - max(0.0, over))

    def deadline(self) -> float | None:
        """When the running decision is out of time."""
        if self.seat < 0:
            return None
        return self.since + self.times.decision_s + self.bank[self.seat]

    def bank_ms(self, now: float) -> list[int]:
        left = list(self.bank)
        if self.seat >= 0:
            left[self.seat] = self.bank_left(now)
        return [round(seconds * 1000) for seconds in left]

    def view(self, now: float) -> ClockView:
        left = max(0.0, self.since + self.times.decision_s - now) if self.seat >= 0 else 0.0
        return ClockView(seat=self.seat, left_ms=round(left * 1000), bank_ms=self.bank_ms(now))
