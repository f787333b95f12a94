"""One game between bots, and how much of its result was luck: see `bigboard.coach.review.chance`."""

from __future__ import annotations

import json
from dataclasses import asdict
from hashlib import sha256
from typing import Any

from bigboard.coach.review.chance import measure_luck
from bigboard.coach.review.replayed_game import replay_game
from bigboard.games.contract import JsonDict, State
from bigboard.games.rng import Rng
from bigboard.lab.run.match import Deals, Match
from bigboard.lab.run.pairings import Field, Fixture

DIGITS = 4  # after the point


class MeasuredMatch:
    """Play games of one field; the line of a game has the luck of every seat."""

    def __init__(self, field: Field, redraws: int, strict: bool = False) -> None:
        self.match = Match(field, strict=strict)
        self.match.all_random = False  # the actions are needed
        self.redraws = redraws

    def __call__(self, fixture: Fixture, /) -> str:
        outcome = self.match.play(fixture)
        assert outcome.actions is not None
        line: dict[str, Any] = json.loads(outcome.line())
        if self.redraws:
            line["luck"] = measure_fixture(self.match, fixture, outcome.actions, self.redraws)
        return json.dumps(line, separators=(",", ":"))


def replay_fixture(deals: Deals, fixture: Fixture, actions: list[int]) -> State:
    """Play the actions of a game again; IllegalAction names the first that is not legal."""
    state = deals.start_deal(fixture.deal)
    state.events = False
    for action in actions:
        state.apply(action)
    return state


def measure_fixture(deals: Deals, fixture: Fixture, actions: list[int], redraws: int) -> JsonDict:
    """Return the luck of a game; the same for the same game, on every machine."""
    text = f"{deals.field.seed}:{fixture.deal}:{fixture.rotation}:luck"
    rng = Rng(int.from_bytes(sha256(text.encode()).digest()[:8], "big"))
    luck = measure_luck(replay_game(replay_fixture(deals, fixture, actions).record()), redraws, rng)
    return {name: [round(value, DIGITS) for value in values] for name, values in asdict(luck).items()}
