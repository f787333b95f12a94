"""Games from elsewhere, which tell the coach nothing about themselves."""

from __future__ import annotations

from tests import outside
from tests.coach.played_games import record, states

from bigboard.coach import Budget, Plan, explain, judge, review
from bigboard.games.rng import Rng


def test_their_decisions_are_judged_and_luck_is_left_out() -> None:
    with outside.installed():
        state, action = next(one for one in states(outside.NAME, 3) if len(one[0].legal_actions()) > 1)
        judgment = judge(state, state.seat, Rng(1), Budget(40, 10.0), (action,))
        assert judgment.group == "deciding"
        explain(state, state.seat, judgment.options[-1].actions, judgment.best.actions, Rng(2), 4)
        found = review(record(outside.NAME, 3, level="random"), Plan(simulations=10))
    assert not found.measured
    assert found.timeline == []
    assert [seat.luck for seat in found.seats] == [0.0] * 3
