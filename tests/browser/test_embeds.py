"""Replays and puzzles in a frame on another site's page, where the browser sends no cookies."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import FrameLocator, expect
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Person
from tests.browser.test_puzzles import founding
from tests.server.guests import Guest, wait_for

Arrive = Callable[..., Person]


class Site(ThreadingHTTPServer):
    """Another site, with one page."""

    page = ""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Shown)

    @property
    def url(self) -> str:
        return f"http://localhost:{self.server_port}/"  # another site than 127.0.0.1


class Shown(BaseHTTPRequestHandler):
    server: Site

    def do_GET(self) -> None:
        body = f'<!doctype html><link rel="icon" href="data:,"><h1>My blog</h1>{self.server.page}'.encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def site() -> Iterator[Site]:
    with Site() as site:
        threading.Thread(target=site.serve_forever, args=(0.05,), daemon=True).start()
        yield site
        site.shutdown()


def embed(house: RunningServer, site: Site, anna: Person, path: str) -> FrameLocator:
    """Open the other site with the frame that oEmbed describes."""
    answer = anna.context.request.get(f"{house.url}/api/oembed", params={"url": house.url + path})
    site.page = answer.json()["html"]
    anna.page.goto(site.url)
    return anna.page.frame_locator("iframe")


def test_a_replay_plays_on_another_site(house: RunningServer, site: Site, arrive: Arrive) -> None:
    host = Guest(house.url, "Host")
    table = host.new_table(game="acquire", seats=[{"bot": "random"}, {"bot": "random"}], autostart=True)
    wait_for(lambda: host.table(table)["status"] == "finished")
    host.close()
    anna = arrive(house, "Anna")
    frame = embed(house, site, anna, f"/replay/{table}")
    expect(frame.get_by_text(re.compile(r"^1 / \d+$"))).to_be_visible()
    frame.get_by_role("button", name="Step forward").click()
    expect(frame.get_by_text(re.compile(r"^2 / \d+$"))).to_be_visible()
    expect(frame.locator("header")).to_have_count(0)
    with anna.context.expect_page() as opened:
        frame.get_by_role("link", name="Big Board").click()
    expect(opened.value).to_have_url(re.compile(f"/replay/{table}"))


def test_a_puzzle_is_solved_on_another_site(house: RunningServer, site: Site, arrive: Arrive) -> None:
    puzzle, right, _ = founding()
    anna = arrive(house, "Anna")
    frame = embed(house, site, anna, f"/puzzles/{puzzle.id}")
    frame.get_by_role("button", name=re.compile(f"^{right}")).last.click()
    expect(frame.get_by_role("heading", name="Right!")).to_be_visible()
    frame.get_by_role("button", name="Next puzzle").click()
    expect(frame.get_by_role("heading", level=1)).not_to_have_text(f"Puzzle {puzzle.number}")
    assert "/embed/puzzles/" in anna.page.frames[1].url


def test_no_other_page_is_shown_in_a_frame(house: RunningServer, site: Site, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    site.page = f'<iframe src="{house.url}/settings"></iframe>'
    with anna.page.expect_console_message(lambda said: "frame-ancestors" in said.text):
        anna.page.goto(site.url)
    expect(anna.page.frame_locator("iframe").locator("#app")).to_have_count(0)
    anna.complaints.clear()
