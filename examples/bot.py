"""A bot against three random players: it takes the action after which it would be richest."""

import bigboard
from bigboard.bots import bot


class OneAhead:
    """Looks one action ahead, in a few worlds that its seat cannot tell from the real game."""

    def choose(self, world: bigboard.State, rng: bigboard.Rng) -> int:
        seat = world.seat
        worlds = [world.sample(seat, rng) for _ in range(4)]

        def money(action: int) -> int:
            total = 0
            for possible in worlds:
                trial = possible.clone()
                trial.apply(action)
                total += trial.scores()[seat]
            return total

        return max(world.legal_actions(), key=money)


game = bigboard.game("acquire")
rng = bigboard.Rng(1)
wins = 0
for seed in range(8):
    players = [OneAhead(), bot("random"), bot("random"), bot("random")]
    state = game.start(game.deal(players=4, seed=seed))
    while not state.is_over:
        world = state.sample(state.seat, rng)  # a bot never gets the real game, so it cannot cheat
        state.apply(players[state.seat].choose(world, rng), events=False)
    wins += 0 in state.winners()
print(f"One action ahead wins {wins} of 8 games against three random players.")
