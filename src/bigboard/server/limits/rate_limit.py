"""Rate limits: a burst, then so many per second, by key."""

from __future__ import annotations

import hashlib
import logging
import math
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable

from bigboard.schemas.errors import Refused
from bigboard.server.settings import Rate

REMEMBERED = 10_000
NOTE_EVERY_S = 60.0  # so that a refused client cannot fill the log
PEPPER = secrets.token_bytes(16)  # of this run, so that no log can be compared with another
log = logging.getLogger("bigboard.server")


def mark_of(who: str) -> str:
    """Return a pseudonym of a network or person for the log, which lasts until the server restarts."""
    return hashlib.blake2b(who.encode(), key=PEPPER, digest_size=4).hexdigest()


class Bucket:
    """A token bucket: it fills with time and is emptied by use."""

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.level = rate.burst
        self.at = now
        self.noted = -NOTE_EVERY_S  # when it was last logged

    def take(self, now: float, cost: float = 1.0) -> float:
        """Return zero if there is room, otherwise the seconds to wait. A cost above the burst counts as the burst."""
        cost = min(cost, self.rate.burst)
        self.level = min(self.rate.burst, self.level + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.level >= cost:
            self.level -= cost
            return 0.0
        return (cost - self.level) / self.rate.per_second


class RateLimiter:
    """A bucket for each key, for the latest ten thousand keys."""

    def __init__(self, rate: Rate, what: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.what = what
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, who: str, cost: float = 1.0) -> None:
        """Count one use, or one that costs more; Refused when there are too many."""
        wait = self.wait_for(who, cost)
        if wait > 0:
            seconds = math.ceil(wait)
            bucket = self.buckets[who]
            if bucket.at - bucket.noted >= NOTE_EVERY_S:
                bucket.noted = bucket.at
                log.warning("%s (%s)", self.what, mark_of(who))
            raise Refused("too_fast", f"{self.what} Please wait {seconds} s.", wait_s=seconds)

    def wait_for(self, who: str, cost: float = 1.0) -> float:
        """Count a use and return zero; or return the seconds to wait."""
        now = self.clock()
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate, now)
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        return bucket.take(now, cost)
