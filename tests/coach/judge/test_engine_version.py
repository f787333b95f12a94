"""Stored verdicts carry the version of the judge: a change of verdicts needs a new one."""

from __future__ import annotations

import hashlib
import json

import pytest
from tests.coach.played_games import states

from bigboard.coach.judge.budgets import ENGINE, Budget
from bigboard.coach.judge.judgment import judge
from bigboard.games.rng import Rng

pytestmark = pytest.mark.once
SAME_EVERYWHERE = Budget(simulations=24, seconds=300.0, insist=2)
EVERY = 9  # decisions
VERDICTS = {("acquire", 1): "13d07859c89fe618", ("stockpile", 1): "fdecacbc90268a70"}


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_verdicts_change_only_with_the_version(game: str) -> None:
    found = []
    for number, (state, _) in enumerate(states(game, 3, 5, level="greedy")):
        if number % EVERY == 0 and len(state.legal_actions()) > 1:
            judgment = judge(state, state.seat, Rng(number), SAME_EVERYWHERE, ())
            found.append([[list(one.actions), round(one.loss_win, 4), round(one.loss, 2)] for one in judgment.options])
    digest = hashlib.sha256(json.dumps(found).encode()).hexdigest()[:16]
    assert VERDICTS.get((game, ENGINE)) == digest, "Verdicts have changed: raise ENGINE, and write the new digest here."
