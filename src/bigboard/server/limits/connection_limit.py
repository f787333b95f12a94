"""The number of open WebSockets per client network, and the rate limits that all connections of a network share."""

from __future__ import annotations

import ipaddress
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from bigboard.schemas.errors import Refused
from bigboard.server.limits.rate_limit import RateLimiter, mark_of
from bigboard.server.settings import Settings

log = logging.getLogger("bigboard.server")
NETWORK_BITS = 64  # an IPv6 customer has at least a /64, so single addresses say nothing


def network_of(address: str) -> str:
    """Return the unit that limits count: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 6 and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((found, NETWORK_BITS), strict=False))
    return str(found.ipv4_mapped or found) if found.version == 6 else str(found)


class ConnectionLimit:
    """The open sockets by network, and the limits that all sockets of a network share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.by_network: Counter[str] = Counter()
        self.messages = RateLimiter(settings.address_messages, "Too many messages come from your place.")
        self.looks = RateLimiter(settings.looks, "Many earlier moments were asked for.")
        self.replays = RateLimiter(settings.replays, "Many games were opened.")

    @property
    def open(self) -> int:
        return self.by_network.total()

    @contextmanager
    def enter(self, network: str) -> Iterator[None]:
        """Count one more socket of the network while it is open; Refused when there are too many."""
        if self.by_network[network] >= self.settings.address_sockets or self.open >= self.settings.most_sockets:
            count = self.by_network[network]
            log.warning("Refused a socket: %d from %s, %d in all.", count, mark_of(network), self.open)
            raise Refused("too_many", "Too many windows are open from your address. Close some of them.")
        self.by_network[network] += 1
        try:
            yield
        finally:
            self.by_network[network] -= 1
            if not self.by_network[network]:
                del self.by_network[network]
