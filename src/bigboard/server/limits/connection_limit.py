"""How many may come in from one place, and how much they may ask for together."""

from __future__ import annotations

import ipaddress
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from bigboard.server.errors import Refused
from bigboard.server.limits.rate_limit import RateLimiter, mark_of
from bigboard.server.settings import Settings

log = logging.getLogger("bigboard.server")
NETWORK = 64  # an address of IPv6 costs nothing; the network it is in does


def place_of(address: str) -> str:
    """What counts as one place: an IPv4 address, or a network of IPv6."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 6 and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((found, NETWORK), strict=False))
    return str(found.ipv4_mapped or found) if found.version == 6 else str(found)


class Doors:
    """The sockets that are open, by place, and the brakes that all of a place's sockets share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.by_place: Counter[str] = Counter()
        self.messages = RateLimiter(settings.address_messages, "Too many messages come from your place.")
        self.looks = RateLimiter(settings.looks, "Many earlier moments were asked for.")
        self.replays = RateLimiter(settings.replays, "Many games were opened.")

    @property
    def open(self) -> int:
        return self.by_place.total()

    @contextmanager
    def enter(self, place: str) -> Iterator[None]:
        """One more socket of that place, for as long as it lasts; Refused when there are too many."""
        if self.by_place[place] >= self.settings.address_sockets or self.open >= self.settings.most_sockets:
            log.warning("Refused a socket: %d from %s, %d in all.", self.by_place[place], mark_of(place), self.open)
            raise Refused("too_many", "Too many windows are open from your address. Close some of them.")
        self.by_place[place] += 1
        try:
            yield
        finally:
            self.by_place[place] -= 1
            if not self.by_place[place]:
                del self.by_place[place]
