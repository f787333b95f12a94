"""A page whose picture stays as it is: the fonts are loaded, nothing fades or moves, and nothing changes its place."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

# A list that measures itself, or a font that arrives, moves things a frame later. So the places and colors of all
# elements are compared from frame to frame, until they have been the same for a while of frames.
DRAWN: Final = """async () => {
  const frame = () => new Promise(done => requestAnimationFrame(done));
  const look = () => [...document.querySelectorAll('body *')].map(element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return [x, y, width, height, style.color, style.backgroundColor, style.opacity].join();
  }).join(';');
  await document.fonts.ready;
  await Promise.allSettled([...document.images].map(image => image.decode()));
  let before = '';
  for (let same = 0; same < 3;) {
    await frame();
    const endless = animation => animation.effect?.getComputedTiming().endTime === Infinity;
    const moving = document.getAnimations().filter(one => one.playState === 'running' && !endless(one));
    await Promise.allSettled(moving.map(animation => animation.finished));
    const now = look();
    same = now === before && moving.length === 0 ? same + 1 : 0;
    before = now;
  }
}"""


def wait_until_drawn(page: Page) -> None:
    page.evaluate(DRAWN)
