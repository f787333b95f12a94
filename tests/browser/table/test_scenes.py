"""Every moment of both games is told, holds on its board and can be skipped: measured in Chromium with frozen time.

What happens comes from random games of the engine and is told to the page over its own line, scene by scene. With a
folder in BIGBOARD_PICTURES each scene is kept there as a picture, to be looked at.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import count, cycle
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect
from tests.browser.driver.desk import Desk, options
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Message, Person

import bigboard

Arrive = Callable[..., Person]
MEASURE = (Path(__file__).parents[1] / "driver" / "moments.js").read_text(encoding="utf-8")
SIZES = [(1366, 768), (390, 844)]
MORE_SIZES = [(1024, 768), (360, 640), (844, 390)]  # in `make test-long`
LANGUAGES = cycle(["en", "pt", "ru", "el", "fr"])
PLAYERS = {"acquire": 6, "stockpile": 5}
A_FRAME = 20  # ms that pass for the page to draw what it was told
SETTLED = 3000  # until money has been counted
MOST = 60  # scenes of one entry
# What happens, by an event that only this has, and the scenes that tell it.
TOLD: dict[str, dict[str, list[str]]] = {
    "acquire": {
        "chain_founded": ["founded"],
        "chain_acquired": ["tile", "acquired", "bonus"],
        "chain_absorbed": ["absorbed"],
        "shares_sold": ["disposed"],
        "safe": ["safe"],
        "share_bought": ["bought"],
        "end_declared": ["end", "count", "result"],
    },
    "stockpile": {
        "beaten": ["outbid"],
        "pile_bought": ["auction"],
        "boom": ["note", "price_moved"],
        "split": ["split"],
        "bankruptcy": ["bankruptcy"],
        "dividend": ["dividend"],
        "interest": ["paid"],
        "round": ["summary", "round"],
        "open_pair": ["deal"],
        "pair_revealed": ["phase", "reveal"],
        "cards_dealt": ["opening"],
        "game_over": ["count", "result"],
    },
}


class Happening(NamedTuple):
    """An entry of another seat's doing, as seat 0 sees it, between two views."""

    seat: int
    before: Message
    events: list[Message]
    after: Message
    steps: Sequence[Message] = ()  # the views at the events


def became_safe(happening: Happening) -> bool:
    safe = [
        {chain["name"] for chain in view["chains"] if chain["safe"]} for view in (happening.before, happening.after)
    ]
    return bool(safe[1] - safe[0]) and any(event["type"] == "chain_grew" for event in happening.events)


@cache
def happenings(game: str, players: int) -> dict[str, Happening]:
    """Of each thing that has to be told, the one with the most events in a few random games."""
    rules = bigboard.game(game)
    found: dict[str, Happening] = {}
    for seed in count():
        if seed >= 4 and found.keys() >= TOLD[game].keys():
            return found
        rng = Random(seed)
        state = rules.start(rules.deal(players=players, seed=seed, options=options(game, seed)))
        while state.seat >= 0:
            seat, before, trial = state.seat, state.view(0), state.clone()
            action = rng.choice(state.legal_actions())
            events = [event.seen_by(0) for event in state.apply(action)]
            if seat == 0:
                continue
            happening = Happening(seat, before, events, state.view(0))
            kinds = {event["type"] for event in events} | (
                {"safe"} if game == "acquire" and became_safe(happening) else set()
            )
            if not any(event["type"] == "beaten" and event["seat"] == 0 for event in events):
                kinds.discard("beaten")  # only what happens to oneself is a scene
            for kind in kinds & TOLD[game].keys():
                if kind not in found or len(found[kind].events) < len(events):
                    if not happening.steps:
                        views = [at.views([0], asked=False)[0] for at in trial.apply_in_steps(action)]
                        happening = happening._replace(steps=views)
                    found[kind] = happening
    raise AssertionError


class Theatre(Desk):
    """A table that tells what the test lets happen, one scene at a key."""

    @classmethod
    def open(cls, house: RunningServer, person: Person, game: str, players: int) -> Theatre:
        """From here on no scene passes by itself."""
        person.page.clock.install()
        theatre = cls(house, person, game, players)
        person.page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))
        return theatre

    def tell(self, happening: Happening) -> Iterator[str]:
        """Each scene while it is on the screen."""
        self.seq += 1
        shown = {"seat": 0, "can_undo": False, "clock": None}
        # The page begins with the view before: a new line has nothing to tell.
        self.say({"type": "view", "seq": self.seq, "view": happening.before, **shown})
        self.page.clock.run_for(SETTLED)
        self.page.keyboard.press("Escape")
        self.seq += 1
        entry = {"seq": self.seq, "kind": "action", "time": 0, "bot": "random", "undoes": None}
        entry |= {"seat": happening.seat, "events": happening.events}
        news = {"entry": entry, "view": happening.after, "steps": happening.steps}
        self.say({"type": "update", "seq": self.seq, **news, **shown})
        scene = self.page.locator("[data-scene]")
        expect(scene).to_be_visible()
        for _ in range(MOST):
            self.page.clock.run_for(A_FRAME)
            if not scene.count():
                return
            yield str(scene.get_attribute("data-scene"))
            self.page.keyboard.press("Space")
        raise AssertionError("it does not end")

    def say(self, message: dict[str, Any]) -> None:
        self.lines[0].send(json.dumps(message))


def in_full(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


@pytest.mark.parametrize(
    "size",
    [
        *(pytest.param(size, id=in_full(size)) for size in SIZES),
        *(pytest.param(size, id=in_full(size), marks=pytest.mark.long) for size in MORE_SIZES),
    ],
)
@pytest.mark.parametrize("game", TOLD)
def test_every_moment_is_told_and_holds(house: RunningServer, arrive: Arrive, game: str, size: tuple[int, int]) -> None:
    touch = min(size) < 700
    window: dict[str, Any] = {"has_touch": True, "is_mobile": True} if touch else {}
    person = arrive(house, "Wilhelmina", reduced_motion="no-preference", **window)
    theatre = Theatre.open(house, person, game, PLAYERS[game])
    theatre.arrange(next(LANGUAGES), size)
    faults: list[str] = []
    for thing, happening in happenings(game, PLAYERS[game]).items():
        kinds = []
        for at, kind in enumerate(theatre.tell(happening)):
            place = f"{game}, {theatre.language}, {size[0]}×{size[1]}, {thing}, scene {at}: {kind}"
            if kind not in kinds:  # the first of its kind stands for the others
                faults += [f"{place}: {fault}" for fault in person.page.evaluate(MEASURE, touch)]
                keep(person, f"{game}-{size[0]}x{size[1]}-{thing}-{at:02}-{kind}")
            kinds.append(kind)
        missing = [kind for kind in TOLD[game][thing] if kind not in kinds]
        faults += [f"{game}: {thing} is told by {kinds}, without {missing}"] if missing else []
    assert not faults, "\n".join(faults)


def keep(person: Person, name: str) -> None:
    if folder := os.environ.get("BIGBOARD_PICTURES"):
        person.page.screenshot(path=Path(folder) / f"{name}.png", animations="disabled")
