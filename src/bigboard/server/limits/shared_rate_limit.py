"""The brakes on making people, links and tables, which all processes on one database share.

One process alone counts in its memory. Several count in the database, by a keyed hash: no address is kept there.
What is asked often (messages, chat, replays, open sockets) each process counts for itself.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from bigboard.server.db.repos.rate_limits import RateLimitsRepo
from bigboard.server.db.store import Store
from bigboard.server.errors import Refused
from bigboard.server.limits.rate_limit import RateLimiter


class Brakes:
    def __init__(self, limiters: dict[str, RateLimiter], store: Store, secret: Callable[[], str]) -> None:
        self.limiters, self.secret = limiters, secret
        self.shared = store.shared
        self.repo = RateLimitsRepo(store)

    async def check(self, name: str, who: str) -> None:
        """Counts one use; Refused when it is too many."""
        limiter = self.limiters[name]
        if not self.shared:
            limiter.check(who)
            return
        key = hashlib.blake2b(who.encode(), key=self.secret().encode()[:64], digest_size=16).hexdigest()
        wait = await self.repo.take(name, key, limiter.rate)
        if wait > 0:
            raise Refused("too_fast", f"{limiter.what} Please wait {wait} s.", wait_s=wait)
