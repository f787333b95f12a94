"""A random game of Stockpile: the loop that every program has."""

import bigboard

game = bigboard.game("stockpile")
state = game.start(game.deal(players=4, seed=7))
rng = bigboard.Rng(1)

while not state.is_over:
    actions = state.legal_actions()
    action = actions[rng.below(len(actions))]
    print(f"{state.moves:3}. seat {state.seat} {state.text(action)}")
    for event in state.apply(action):
        print(f"     {event.rule}: {event.type}")

outcome = state.outcome()
assert outcome is not None
print(f"Scores {outcome.scores}, won by {outcome.winners}, ended by {outcome.rule}.")
