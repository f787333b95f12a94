"""What a person does from beginning to end in a real browser, and everything that may not happen on the way."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, Protocol

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Request, Response
from tests.browser.driver.languages import holes, switch
from tests.browser.driver.person import Person
from tests.timeouts import HANG_S

OTHER: Final = "ru"  # the language in which journeys are sampled
LEFT: Final = "net::ERR_ABORTED"  # the page was left while it loaded something
# A control that is drawn again while it has the focus must keep it: otherwise a player with a keyboard is thrown back.
WATCH_FOCUS: Final = """
window.lostFocus = [];
const placeOf = element => element.parentElement?.closest('[aria-label]')?.getAttribute('aria-label') ?? '';
const nameOf = element =>
  `${placeOf(element)}: ${element.className} ${element.getAttribute('aria-label') ?? element.textContent.trim()}`;
let focused = null, name = '';
addEventListener('focusin', event => { focused = event.target; name = nameOf(focused); });
new MutationObserver(() => {
  if (!focused || focused.isConnected) return;
  const gone = name;
  focused = null;
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const again = [...document.querySelectorAll('button:enabled, a, input, select, textarea')];
    if (again.some(element => nameOf(element) === gone)) window.lostFocus.push(gone);
  });
}).observe(document, { childList: true, subtree: true });
"""


class House(Protocol):
    """A server that people reach at an address."""

    url: str


class Traveler(Person):
    """A person whose browser may complain of nothing at all."""

    def __init__(self, name: str, context: BrowserContext) -> None:
        context.add_init_script(WATCH_FOCUS)
        super().__init__(name, context)
        self.hold_notes()
        self.page.on("requestfailed", self.note_failure)
        self.page.on("response", self.note_refusal)

    def overhear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"console: {message.text}")

    def note_failure(self, request: Request) -> None:
        if request.failure != LEFT:
            self.complaints.append(f"request failed: {request.url}: {request.failure}")

    def note_refusal(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"request refused: {response.url}: {response.status}")

    def open(self, place: str) -> None:
        self.note_lost_focus()
        super().open(place)

    def introduce(self) -> None:
        """Be known to the server by name."""
        self.open("/")
        assert self.context.request.put("/api/me", data={"name": self.name}).ok

    @contextmanager
    def in_another_language(self, *names: str) -> Iterator[None]:
        """Look at the same page in another language; nothing but names may be left in English."""
        switch(self.page, OTHER)
        untranslated = [text for text in holes(self.page, OTHER) if text not in names]
        assert not untranslated, f"not in {OTHER}: {untranslated}"
        yield
        switch(self.page, "en")

    def note_lost_focus(self) -> None:
        """Call it before the page is left."""
        lost: list[str] = self.page.evaluate("() => (window.lostFocus ?? []).splice(0)")
        self.complaints += [f"lost the focus: {control}" for control in lost]


class Journey:
    """The people of one journey; it fails if one of their browsers complains."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house
        self.people: list[Traveler] = []

    def arrive(self, name: str, **window: Any) -> Traveler:
        settings = {"locale": "en-US", "viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", **window}
        context = self.browser.new_context(base_url=self.house.url, **settings)
        context.set_default_timeout(HANG_S * 1000)
        self.people.append(Traveler(name, context))
        return self.people[-1]

    def end(self) -> None:
        for person in self.people:
            person.note_lost_focus()
            person.context.close()
        complaints = [f"{person.name}: {complaint}" for person in self.people for complaint in person.complaints]
        assert not complaints, "\n".join(complaints)
