"""An event loop whose clock a test can put forward: whatever sleeps until then wakes at once."""

from __future__ import annotations

import asyncio


class MovableLoop(asyncio.SelectorEventLoop):
    ahead_s = 0.0

    def time(self) -> float:
        return super().time() + self.ahead_s

    def advance(self, seconds: float) -> None:
        """Put the clock forward, from any thread."""

        def move() -> None:
            self.ahead_s += seconds

        self.call_soon_threadsafe(move)
