"""The built site behind a static file server, and people whose tables are played in their browser."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext
from tests.browser.driver.arrivals import arrivals
from tests.browser.driver.person import Person
from tests.ports import free_port

SITE = Path(__file__).parents[2] / "dist" / "site"
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
        pytest.fail("These tests need the site: `make site` builds it.")
    # A copy, so that the site can be built again while the tests run.
    running = StaticServer(shutil.copytree(SITE, tmp_path / "site"))
    yield running
    running.cut()


@pytest.fixture
def arrive(browser: Browser) -> Iterator[Callable[..., LonePerson]]:
    with arrivals(browser, LonePerson) as arrive:
        yield arrive
