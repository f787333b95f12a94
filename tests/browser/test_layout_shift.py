"""Nothing moves while a page arrives: the browser's own measure of layout shift, on a phone and on a desk."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.driver.drawing import wait_until_drawn
from tests.browser.driver.house import RunningServer

MOST = 0.05  # of the window, weighed by the distance: what a page may move in all
OBSERVE = """
window.shifts = [];
new PerformanceObserver(list => {
  for (const entry of list.getEntries())
    if (!entry.hadRecentInput)
      window.shifts.push([entry.value, ...entry.sources.map(one => one.node?.className ?? '')]);
}).observe({ type: 'layout-shift', buffered: true });
"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_nothing_moves_while_a_page_arrives(browser: Browser, house: RunningServer, width: int, height: int) -> None:
    context = browser.new_context(
        base_url=house.url, viewport={"width": width, "height": height}, locale="en-US", reduced_motion="reduce"
    )
    context.add_init_script(OBSERVE)
    assert context.request.put("/api/me", data={"name": "Anna"}).ok
    seats = [{"me": True}, {"bot": "random"}]
    wanted = {"game": "acquire", "players": 2, "seats": seats, "autostart": True, "bot_pace_ms": 10_000}
    table = context.request.post("/api/tables", data=wanted).json()["table"]["id"]
    page = context.new_page()
    for path in ("/", "/new", f"/t/{table}", "/learn", "/puzzles", "/today"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        expect(page.get_by_role("main")).not_to_contain_text("Loading")
        wait_until_drawn(page)
        shifts = page.evaluate("shifts")
        assert sum(shift[0] for shift in shifts) <= MOST, f"{path}: {shifts}"
    context.close()
