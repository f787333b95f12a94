"""Bots that misbehave, for the tests: `tests.lab.strange_bots:Crashing` and so on."""

from __future__ import annotations

import os
from pathlib import Path
from time import sleep
from typing import Any

from bigboard import Rng, State


class First:
    """Takes the first legal action."""

    def choose(self, world: State, rng: Rng) -> int:
        return world.legal_actions()[0]


class Attentive(First):
    """Fails unless it hears of the game before every decision, the deal first, and is the one that decided before."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.asked = 0
        self.calls = 0

    def hear(self, events: list[dict[str, Any]]) -> None:
        self.heard += events
        self.calls += 1

    def choose(self, world: State, rng: Rng) -> int:
        self.asked += 1
        assert self.heard
        assert self.calls == self.asked
        return super().choose(world, rng)


class Crashing(First):
    def choose(self, world: State, rng: Rng) -> int:
        raise RuntimeError("no idea")


class Illegal(First):
    def choose(self, world: State, rng: Rng) -> int:
        return -1


class Sleepy(First):
    def choose(self, world: State, rng: Rng) -> int:
        sleep(30)
        return super().choose(world, rng)


class Deadly(First):
    """Kills its process, in every game or until the file exists."""

    def __init__(self, once: str = "") -> None:
        self.once = Path(once) if once else None

    def choose(self, world: State, rng: Rng) -> int:
        if self.once is None or not self.once.exists():
            if self.once is not None:
                self.once.touch()
            os._exit(7)
        return super().choose(world, rng)


class Slow(First):
    """Takes a moment, so that a run can be stopped in its midst."""

    def choose(self, world: State, rng: Rng) -> int:
        sleep(0.0005)
        return super().choose(world, rng)
