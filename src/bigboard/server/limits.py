"""Gentle limiters: so many things at once, then so many a second."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable

from bigboard.server.errors import Refused
from bigboard.server.settings import Rate

REMEMBERED = 10_000


class Bucket:
    """Fills up with time and is emptied by use."""

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.level = rate.burst
        self.at = now

    def take(self, now: float) -> float:
        """Zero if there is room, otherwise the seconds to wait."""
        self.level = min(self.rate.burst, self.level + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.level >= 1:
            self.level -= 1
            return 0.0
        return (1 - self.level) / self.rate.per_second


class RateLimiter:
    """A bucket for everybody, the latest ten thousand of them."""

    def __init__(self, rate: Rate, what: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.what = what
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, who: str) -> None:
        """Counts one use; Refused when it is too many."""
        now = self.clock()
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate, now)
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        wait = bucket.take(now)
        if wait > 0:
            seconds = math.ceil(wait)
            raise Refused("too_fast", f"{self.what} Please wait {seconds} s.", wait_s=seconds)
