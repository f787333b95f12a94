"""A position puzzle: write a position in one line, and let the coach judge every answer."""

import bigboard
from bigboard.coach.judge.budgets import Budget
from bigboard.coach.judge.judgment import judge
from bigboard.records.notation import parse_position

# Tile 4A joins Worldwide and Tower. Seat 0 holds more of Worldwide, seat 1 more of Tower.
state = parse_position("acquire players=2 W=1A-3A T=5A,6A hands=4A,9I/7C,8C shares=W3T1/T2")
print(state)
for action in state.legal_actions():
    trial = state.clone()
    events = trial.apply(action)
    print(f"{state.text(action):3} {[event.type for event in events]}, then {trial.scores()}")

judgment = judge(state, state.seat, bigboard.Rng(1), Budget(simulations=400, seconds=60.0))
for option in judgment.options:
    answer = ", ".join(state.text(action) for action in option.actions)
    print(f"{answer:3} wins {option.win:.0%}, ends with ${option.money:,.0f}")

try:
    state.parse("7C")
except bigboard.IllegalAction as refusal:
    print(f"7C is not allowed: {refusal.message} The clause is {refusal.rule}.")
