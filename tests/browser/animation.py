"""Make the animation of the README anew: python -m tests.browser.animation docs/images/moments.webp

A merger in Acquire and the Movement of a round in Stockpile, as they are told to somebody who watches four bots.
"""

from __future__ import annotations

import io
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Locator, Page, sync_playwright
from tests.browser.conftest import FLAGS
from tests.browser.house import RunningServer
from tests.browser.person import Person

WINDOW: Any = {"width": 1180, "height": 740}
WIDTH = 760
FRAME_MS = 450
MOST = 22  # frames of one game
# What is on the screen when the moment begins.
BEGINS = {"acquire": ".caption:has-text('acquires')", "stockpile": "body:has(header:has-text('Movement')) .market .lit"}


def watched(browser: Browser, house: RunningServer, game: str) -> Person:
    """Somebody who watches bots play: everything is told, and nobody has to answer."""
    context = browser.new_context(base_url=house.url, locale="en-US", viewport=WINDOW, color_scheme="light")
    context.add_init_script("localStorage.setItem('bigboard.prefs', JSON.stringify({ speed: 'slow' }))")
    anna = Person("Anna", context)
    anna.open("/")
    request = context.request
    assert request.put("/api/me", data={"name": "Anna"}).ok
    bots = [{"bot": "greedy"}] * 4
    settings = {"game": game, "players": 4, "seats": bots, "autostart": True, "bot_pace_ms": 700, "name": "Evening"}
    made = request.post("/api/tables", data=settings)
    assert made.ok, made.text()
    anna.open(f"/t/{made.json()['table']['id']}")
    return anna


def wait_for(page: Page, moment: Locator) -> None:
    """Skips everything that is told before it."""
    for _ in range(6000):
        if moment.count():
            return
        if page.locator(".layout .scene").count():
            page.keyboard.press("Space")
        page.wait_for_timeout(20)
    raise AssertionError("the moment does not come")


def frames(page: Page) -> list[Image.Image]:
    taken: list[Image.Image] = []
    for _ in range(MOST):
        shot = Image.open(io.BytesIO(page.screenshot(type="png")))
        taken.append(shot.convert("RGB").resize((WIDTH, WIDTH * shot.height // shot.width), Image.Resampling.LANCZOS))
    return taken


def make(browser: Browser, house: RunningServer, target: Path) -> None:
    taken: list[Image.Image] = []
    for game, moment in BEGINS.items():
        anna = watched(browser, house, game)
        wait_for(anna.page, anna.page.locator(moment).first)
        # The bots wait, so that the stage does not hurry.
        slower = anna.context.request.patch(f"/api/tables/{anna.page.url.split('/')[-1]}", data={"bot_pace_ms": 10_000})
        assert slower.ok, slower.text()
        taken += frames(anna.page)
        anna.context.close()
    first, *rest = taken
    first.save(target, save_all=True, append_images=rest, duration=FRAME_MS, loop=0, quality=55, method=4)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place, RunningServer(Path(place)) as house, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        make(chromium, house, Path(sys.argv[1]))
        chromium.close()
