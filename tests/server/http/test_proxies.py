"""Who counts as the visitor behind a proxy, and whose word for it is believed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.guests import Guest, RunningServer
from tests.timeouts import HANG_S

from bigboard.server.settings import Rate, read_settings

VISITOR, ANOTHER = "203.0.113.7", "203.0.113.8"


class Proxy(Guest):
    """A proxy that reaches the server from an address of its own, and says for whom."""

    def __init__(self, house: RunningServer, address: str = "127.0.0.1") -> None:
        super().__init__(house.url, None)
        self.http.close()
        house.guests.append(self)
        transport = httpx.HTTPTransport(local_address=address)
        self.http = httpx.Client(base_url=house.url, timeout=HANG_S, transport=transport)

    def status(self, *forwarded: str) -> int:
        """The answer to a new person's name; one person may come from each address."""
        said = [("X-Forwarded-For", one) for one in forwarded]
        self.http.cookies.clear()
        answer = self.http.put("/api/me", json={"name": "Anna"}, headers=said)
        return answer.status_code


@pytest.fixture
def strict(folder: Path) -> Iterator[RunningServer]:
    """A server on which each address may bring one person, behind proxies in 127.9.0.0/16 and fd00::/8."""
    proxies = ["127.9.0.0/16", "fd00::/8"]
    with RunningServer(folder, new_people=Rate(1, 0.0001), trusted_proxies=proxies) as house:
        yield house


def test_visitors_behind_a_trusted_proxy_are_counted_one_by_one(strict: RunningServer) -> None:
    proxy = Proxy(strict, "127.9.1.1")
    assert [proxy.status(VISITOR), proxy.status(ANOTHER), proxy.status(VISITOR)] == [200, 200, 429]


def test_another_proxy_in_the_network_says_the_same(strict: RunningServer) -> None:
    assert Proxy(strict, "127.9.1.1").status(VISITOR) == 200
    assert Proxy(strict, "127.9.2.2").status(VISITOR) == 429


def test_who_is_not_trusted_is_not_believed(strict: RunningServer) -> None:
    stranger = Proxy(strict, "127.8.1.1")
    assert [stranger.status(VISITOR), stranger.status(ANOTHER)] == [200, 429]
    assert Proxy(strict, "127.9.1.1").status(VISITOR) == 200


@pytest.mark.parametrize("made_up", ["198.51.100.1", "127.9.1.1", "fd00::1", "::1", "unknown"])
def test_what_a_visitor_makes_up_changes_nothing(strict: RunningServer, made_up: str) -> None:
    """The proxy appends the address it sees, in the same header or in another one."""
    proxy = Proxy(strict, "127.9.1.1")
    assert proxy.status(VISITOR) == 200
    assert proxy.status(f"{made_up}, {VISITOR}") == 429
    assert proxy.status(made_up, VISITOR) == 429


def test_a_chain_of_trusted_proxies_is_skipped(strict: RunningServer) -> None:
    proxy = Proxy(strict, "127.9.1.1")
    assert proxy.status(f"198.51.100.1, {VISITOR}, fd00::5, 127.9.3.3") == 200
    assert proxy.status(VISITOR) == 429


def test_a_visitor_of_ipv6_counts_by_network(strict: RunningServer) -> None:
    proxy = Proxy(strict, "127.9.1.1")
    assert [proxy.status("2001:db8::1"), proxy.status("2001:db8::2"), proxy.status("2001:db8:1::1")] == [200, 429, 200]


def test_sockets_are_counted_by_visitor_too(folder: Path) -> None:
    with RunningServer(folder, address_sockets=1) as house:
        anna = house.guest(None)
        hello = {"type": "hello", "protocol": 1}
        with (
            anna.socket("/api/lobby/ws", **{"X-Forwarded-For": VISITOR}) as first,
            anna.socket("/api/lobby/ws", **{"X-Forwarded-For": ANOTHER}) as second,
        ):
            for place in (first, second):
                place.send(**hello)
                place.until("lobby")
            with anna.socket("/api/lobby/ws", **{"X-Forwarded-For": VISITOR}) as third:
                third.refused("too_many")


@pytest.mark.parametrize(("address", "secure"), [("127.9.1.1", True), ("127.8.1.1", False)])
def test_a_trusted_proxy_says_that_the_visitor_came_by_https(strict: RunningServer, address: str, secure: bool) -> None:
    proxy = Proxy(strict, address)
    answer = proxy.http.put("/api/me", json={"name": "Anna"}, headers={"X-Forwarded-Proto": "https"})
    assert ("secure" in answer.headers["set-cookie"].lower()) == secure


@pytest.mark.parametrize("listens", ["127.0.0.1", "::1", "::"])
def test_a_proxy_on_this_machine_is_trusted_however_it_comes(folder: Path, listens: str) -> None:
    """A socket that listens on `::` shows an address of IPv4 as one of IPv6."""
    with RunningServer(folder, listens, new_people=Rate(1, 0.0001)) as house:
        proxy = Proxy(house, "::1" if listens == "::1" else "127.0.0.1")
        assert [proxy.status(VISITOR), proxy.status(ANOTHER), proxy.status(VISITOR)] == [200, 200, 429]


@pytest.mark.parametrize("wrong", ["*", "10.0.0.5/8", "10.0.0.0/33", "proxy.example.org"])
def test_what_is_not_a_network_is_a_sentence(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"'trusted_proxies\.0' is not right: value is not a valid IPv4 or IPv6 net"):
        read_settings(trusted_proxies=[wrong])
