"""Rate limits that several processes share: the level of each bucket."""

from __future__ import annotations

import math

from sqlalchemy import Connection, text

from bigboard.server.db.store import Store
from bigboard.server.settings import Rate

NOW = "extract(epoch from clock_timestamp())"
LEVEL = text(
    f"SELECT least(:burst, level + ({NOW} - at) * :rate) FROM rate_limits WHERE name = :name AND who = :who FOR UPDATE"
)
TAKE = text(
    f"INSERT INTO rate_limits (name, who, level, at) VALUES (:name, :who, :level - 1, {NOW}) "
    "ON CONFLICT (name, who) DO UPDATE SET level = excluded.level, at = excluded.at"
)
FULL = text(f"DELETE FROM rate_limits WHERE name = :name AND level + ({NOW} - at) * :rate >= :burst")
SWEEP_EVERY = 100


class RateLimitsRepo:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.counted = 0

    async def take(self, name: str, who: str, rate: Rate) -> int:
        """Count one use; return the seconds to wait if it is too many, or 0."""
        facts = {"name": name, "who": who, "burst": rate.burst, "rate": rate.per_second}
        self.counted += 1
        sweep = self.counted % SWEEP_EVERY == 0

        def count(connection: Connection) -> int:
            if sweep:
                connection.execute(FULL, facts)
            found = connection.execute(LEVEL, facts).scalar()
            level = rate.burst if found is None else float(found)
            if level >= 1:
                connection.execute(TAKE, {**facts, "level": level})
            return 0 if level >= 1 else math.ceil((1 - level) / rate.per_second)

        return await self.store.write(count)
