"""The built site behind a static file server, and people whose tables are played in their browser."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect
from tests.browser.driver.person import Person
from tests.ports import free_port
from tests.timeouts import HANG_S

SITE = Path(__file__).parents[2] / "dist" / "site"
HANG_MS = HANG_S * 1000
# The page's messages to and from its worker, as a WebSocket would carry them.
OVERHEAR = """{
const Plain = Worker;
window.Worker = class extends Plain {
  constructor(...settings) {
    super(...settings);
    this.addEventListener('message', ({ data }) => data?.kind === 'message' && overheard('in', data.text));
  }
  postMessage(message, ...rest) {
    if (message?.kind === 'connect') overheard('at', message.path);
    if (message?.kind === 'send') overheard('out', message.text);
    super.postMessage(message, ...rest);
  }
};
}"""


class StaticServer:
    """`python -m http.server` with the site; `cut` ends it, and with it the network."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        command = [
            sys.executable,
            "-m",
            "http.server",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--directory",
            str(folder),
        ]
        self.process = subprocess.Popen(
            [*command, "--directory", str(folder)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={"PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        assert str(self.port) in self.process.stdout.readline()

    def cut(self) -> None:
        self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


class LonePerson(Person):
    """A person who plays without a server."""

    def __init__(self, name: str, context: BrowserContext) -> None:
        context.expose_binding("overheard", lambda _, way, text: self.overhear_worker(way, text))
        context.add_init_script(OVERHEAR)
        super().__init__(name, context)

    def overhear_worker(self, way: str, text: str) -> None:
        if way == "in":
            self.hear(text)
        elif way == "out":
            self.send(text)
        elif text != self.table:
            self.table, self.views, self.told, self.seq, self.status = text, {}, {}, 0, ""
            self.sent, self.acknowledged = set(), 0


@pytest.fixture
def site(tmp_path: Path) -> Iterator[StaticServer]:
    if not (SITE / "worker.js").exists():
        pytest.skip("The site is not built: make site")
    # A copy, so that the site can be built again while the tests run.
    running = StaticServer(shutil.copytree(SITE, tmp_path / "site"))
    yield running
    running.cut()


@pytest.fixture
def arrive(browser: Browser) -> Iterator[Callable[..., LonePerson]]:
    """Open a fresh browser for a person. Any complaint of it fails the test."""
    arrived: list[LonePerson] = []

    def make(site: StaticServer, name: str, **window: Any) -> LonePerson:
        settings = {"locale": "en-US", "viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce", **window}
        context = browser.new_context(**{"base_url": site.url, **settings})
        context.set_default_timeout(HANG_MS)
        expect.set_options(timeout=HANG_MS)
        arrived.append(LonePerson(name, context))
        return arrived[-1]

    yield make
    for person in arrived:
        person.context.close()
    for person in arrived:
        assert person.complaints == [], f"{person.name}'s browser complains"
