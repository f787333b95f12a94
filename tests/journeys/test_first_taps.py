"""A tap right after the question counts, unless it is a second tap on the spot of the one before the question."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocket
from tests.journeys.journey import Journey, Traveler
from tests.journeys.moments import decide_at

from bigboard import State

# The fastest finger there is: it taps in the frame in which the button can be pressed first.
TAP_AT_ONCE = """([label, x, y]) => new Promise(resolve => {
  const look = () => {
    const buttons = [...document.querySelectorAll('button:enabled')];
    const button = buttons.find(one => one.textContent.trim().startsWith(label));
    if (!button) return requestAnimationFrame(look);
    button.dispatchEvent(new PointerEvent('pointerdown', { clientX: x, clientY: y, bubbles: true }));
    button.click();
    resolve();
  };
  look();
})"""


def tile_before_purchase(state: State) -> str:
    """Return a tile after which the player is asked what to buy at once; empty if there is none."""
    if state.decision != "play_tile":
        return ""
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        if after.seat == state.seat and after.decision == "buy_shares":
            return str(state.describe(action)["tile"])
    return ""


def answers_of(person: Traveler) -> list[str]:
    """The list of answers that the page sends from now on."""
    found: list[str] = []

    def note(frame: str | bytes) -> None:
        kind = json.loads(frame)["type"]
        if kind in ("act", "pick"):
            found.append(kind)

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", note)

    person.page.on("websocket", listen)
    return found


@pytest.mark.parametrize("same_spot", [False, True], ids=["elsewhere", "same-spot"])
def test_only_a_second_tap_on_the_same_spot_is_ignored(journey: Journey, same_spot: bool) -> None:
    anna = journey.arrive("Anna", reduced_motion="no-preference")
    sent = answers_of(anna)
    tile = tile_before_purchase(decide_at(anna, "acquire", lambda state: bool(tile_before_purchase(state))))
    hand = anna.page.get_by_role("list", name="Your tiles")
    hand.get_by_role("button", name=re.compile(f"^{tile} ")).click()
    play = anna.button(f"Play {tile}")
    box = play.bounding_box()
    assert box is not None
    spot = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    anna.page.mouse.click(*spot)
    away = 0 if same_spot else 200
    anna.page.evaluate(TAP_AT_ONCE, ["Buy nothing", spot[0] - away, spot[1]])
    if same_spot:
        assert len(sent) == 1, "the second tap has bought nothing"
        anna.button("Buy nothing").focus()
        anna.page.keyboard.press("Enter")
    anna.wait(lambda: (anna.question() or {}).get("decision") != "buy_shares", "for the purchase")
    assert len(sent) == 2
