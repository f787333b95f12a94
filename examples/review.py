"""A review: two bots play, and the coach says what the costliest decisions were and how much was luck."""

import bigboard
from bigboard.bots import bot
from bigboard.coach.review.game_review import Plan, review
from bigboard.records.notation import action_text

game = bigboard.game("acquire")
state = game.start(game.deal(players=2, seed=3))
rng = bigboard.Rng(1)
players = [bot("greedy"), bot("easy")]
while not state.is_over:
    state.apply(players[state.seat].choose(state.sample(state.seat, rng), rng), events=False)

found = review(state.record(), Plan(simulations=8, redraws=2), names=["greedy", "easy"])
for seat in found.seats:
    name = found.names[seat.seat]
    print(f"{name}: ${seat.result:,.0f}, of which luck {seat.luck:+,.0f} and own play {seat.own:+,.0f}")
    for place in seat.costliest[:3]:
        decision = found.decisions[place]
        answer = ", ".join(action_text("acquire", described) for described in decision["chosen"]["described"])
        print(f"  move {decision['n']}: {answer} cost ${decision['loss']:,.0f}")
