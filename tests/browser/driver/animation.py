"""Make the animation of the README: `python -m tests.browser.driver.animation docs/images/moments.webp`.

A merger with its bonuses in Acquire and the whole Movement of a round in Stockpile, with a split or a bankruptcy. Bots
have played up to them; each scene is told with time standing still and photographed on its way.
"""

from __future__ import annotations

import io
import shutil
import sys
import tempfile
from itertools import count
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.driver.chromium import FLAGS
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Person
from tests.browser.table.test_scenes import Happening, Theatre

import bigboard
from bigboard.bots import bot
from bigboard.games.rng import Rng

WINDOW: Any = {"width": 1180, "height": 740}
WIDTH = 760
PLAYERS = 4
# How far a scene has gone in each of its pictures, and how long they are shown.
STEPS = [(0.3, 160), (0.65, 160), (1.0, 620)]
GO = """part => {
  for (const motion of document.getAnimations()) {
    const end = motion.effect.getComputedTiming().endTime;
    if (end === Infinity) continue;
    motion.pause();
    motion.currentTime = part * end;
  }
}"""
# What begins the moment, what ends it, and what has to be in it.
MOMENTS = {
    "acquire": ("chain_acquired", "merger_complete", {"bonus", "chain_absorbed"}),
    "stockpile": ("pair_revealed", "round", {"split", "shares_split", "dividend_paid"}),
}


def moment(game: str) -> Happening:
    """The first time that bots let all of it happen."""
    rules = bigboard.game(game)
    begins, ends, wanted = MOMENTS[game]
    for seed in count():
        rng = Rng(seed)
        state = rules.start(rules.deal(players=PLAYERS, seed=seed))
        player = bot("greedy")
        so_far: Happening | None = None
        while state.seat >= 0:
            seat, before = state.seat, state.view(0)
            events = [event.seen_by(0) for event in state.apply(player.choose(state.sample(seat, rng), rng))]
            kinds = {event["type"] for event in events}
            if so_far is None and begins in kinds and seat:
                so_far = Happening(seat, before, [], before)
            if so_far is not None:
                so_far = Happening(so_far.seat, so_far.before, so_far.events + events, state.view(0))
                if ends in kinds:
                    if {event["type"] for event in so_far.events} >= wanted:
                        return so_far
                    so_far = None
    raise AssertionError


def photograph(page: Page) -> Image.Image:
    shot = Image.open(io.BytesIO(page.screenshot(type="png")))
    return shot.convert("RGB").resize((WIDTH, WIDTH * shot.height // shot.width), Image.Resampling.LANCZOS)


def make(browser: Browser, house: RunningServer, target: Path) -> None:
    taken: list[tuple[Image.Image, int]] = []
    for game in MOMENTS:
        context = browser.new_context(base_url=house.url, locale="en-US", viewport=WINDOW, color_scheme="light")
        anna = Person("Anna", context)
        theatre = Theatre.open(house, anna, game, PLAYERS)
        for kind in theatre.tell(moment(game)):
            if kind in ("summary", "deal", "opening"):
                break
            for part, ms in STEPS:
                anna.page.clock.run_for(150)  # money is counted; less than a scene takes
                anna.page.evaluate(GO, part)
                taken.append((photograph(anna.page), ms))
        context.close()
    (first, _), *rest = taken
    times = [ms for _, ms in taken]
    first.save(
        target, save_all=True, append_images=[image for image, _ in rest], duration=times, loop=0, quality=60, method=4
    )


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place, RunningServer(Path(place)) as house, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        make(chromium, house, Path(sys.argv[1]))
        chromium.close()
