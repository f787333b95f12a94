"""Browser windows for people, whose complaints fail the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from playwright.sync_api import Browser, BrowserContext, expect
from tests.browser.driver.person import Person
from tests.timeouts import HANG_S

HANG_MS = HANG_S * 1000
expect.set_options(timeout=HANG_MS)  # for journeys, too
P = TypeVar("P", bound=Person)


class Place(Protocol):
    """A server, or the files of one."""

    url: str


@contextmanager
def arrivals(browser: Browser, person: Callable[[str, BrowserContext], P]) -> Iterator[Callable[..., P]]:
    """Yield a function that opens a fresh window for a person: `arrive(house, "Anna")`."""
    arrived: list[P] = []

    def arrive(place: Place, name: str, **window: Any) -> P:
        settings = {"locale": "en-US", "viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce", **window}
        context = browser.new_context(**{"base_url": place.url, **settings})
        context.set_default_timeout(HANG_MS)
        arrived.append(person(name, context))
        return arrived[-1]

    yield arrive
    for one in arrived:
        one.context.close()
    for one in arrived:
        assert one.complaints == [], f"{one.name}'s browser complains: {one.complaints}"
