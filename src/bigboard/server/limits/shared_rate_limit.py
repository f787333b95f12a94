"""The brakes on making people, links and tables, which all processes on one database share.

One process alone counts in its memory. Several count in the database, by a keyed hash: no address is kept there.
What is asked often (messages, chat, replays, open sockets) each process counts for itself.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable

from sqlalchemy import Connection, text

from bigboard.server.db.store import Store
from bigboard.server.errors import Refused
from bigboard.server.limits.rate_limit import RateLimiter

NOW = "extract(epoch from clock_timestamp())"
LEVEL = text(
    f"SELECT least(:burst, level + ({NOW} - at) * :rate) FROM brakes WHERE name = :name AND who = :who FOR UPDATE"
)
TAKE = text(
    f"INSERT INTO brakes (name, who, level, at) VALUES (:name, :who, :level - 1, {NOW}) "
    "ON CONFLICT (name, who) DO UPDATE SET level = excluded.level, at = excluded.at"
)
FULL = text(f"DELETE FROM brakes WHERE name = :name AND level + ({NOW} - at) * :rate >= :burst")
SWEEP_EVERY = 100


class Brakes:
    def __init__(self, limiters: dict[str, RateLimiter], store: Store, secret: Callable[[], str]) -> None:
        self.limiters, self.store, self.secret = limiters, store, secret
        self.counted = 0

    async def check(self, name: str, who: str) -> None:
        """Counts one use; Refused when it is too many."""
        limiter = self.limiters[name]
        if not self.store.shared:
            limiter.check(who)
            return
        wait = await self._wait(name, who)
        if wait > 0:
            raise Refused("too_fast", f"{limiter.what} Please wait {wait} s.", wait_s=wait)

    async def _wait(self, name: str, who: str) -> int:
        rate = self.limiters[name].rate
        key = hashlib.blake2b(who.encode(), key=self.secret().encode()[:64], digest_size=16).hexdigest()
        facts = {"name": name, "who": key, "burst": rate.burst, "rate": rate.per_second}
        waits: list[int] = []
        self.counted += 1
        sweep = self.counted % SWEEP_EVERY == 0

        def work(connection: Connection) -> None:
            if sweep:
                connection.execute(FULL, facts)
            found = connection.execute(LEVEL, facts).scalar()
            level = rate.burst if found is None else float(found)
            if level >= 1:
                connection.execute(TAKE, {**facts, "level": level})
            waits[:] = [0 if level >= 1 else math.ceil((1 - level) / rate.per_second)]

        await self.store.write(work)
        return waits[0]
