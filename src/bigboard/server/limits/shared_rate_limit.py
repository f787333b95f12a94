"""Rate limits on new people, links and tables, which all processes on one database share.

One process alone counts in memory. Several count in the database under a keyed hash, so that no address is stored.
Frequent requests (messages, chat, replays) are counted by each process for itself.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from bigboard.schemas.errors import Refused
from bigboard.server.db.repos.rate_limits import RateLimitsRepo
from bigboard.server.db.store import Store
from bigboard.server.limits.rate_limit import RateLimiter
from bigboard.server.settings import Settings


class SharedRateLimit:
    def __init__(self, settings: Settings, store: Store, secret: Callable[[], str]) -> None:
        self.limiters = {
            "people": RateLimiter(settings.new_people, "Too many people from one place."),
            "links": RateLimiter(settings.links, "Too many personal links."),
            "tables": RateLimiter(settings.new_tables, "You make many tables."),
            "invitations": RateLimiter(settings.invitations, "You invite many people."),
            "address_tables": RateLimiter(settings.address_tables, "Many tables are made at your place."),
        }
        self.secret = secret
        self.shared = store.shared
        self.repo = RateLimitsRepo(store)

    async def check(self, name: str, key: str) -> None:
        """Count one use by `key`; Refused when there are too many."""
        limiter = self.limiters[name]
        if not self.shared:
            limiter.check(key)
            return
        hidden = hashlib.blake2b(key.encode(), key=self.secret().encode()[:64], digest_size=16).hexdigest()
        wait = await self.repo.take(name, hidden, limiter.rate)
        if wait > 0:
            raise Refused("too_fast", f"{limiter.what} Please wait {wait} s.", wait_s=wait)

    async def check_table(self, person: str, network: str) -> None:
        """Count one new table, import or practice game of a person, and of the network that it comes from."""
        await self.check("tables", person)
        await self.check("address_tables", network)
