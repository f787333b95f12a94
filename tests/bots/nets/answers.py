"""Prints the logits and choices of the learned bots for a few decisions: run compiled and uncompiled, and compared."""

from __future__ import annotations

import sys

import bigboard
from bigboard import Rng
from bigboard.bots import bot
from bigboard.bots.nets.policy import policy_for


def main() -> None:
    print(bigboard.engine())
    for name in ("acquire", "stockpile"):
        game = bigboard.game(name)
        state = game.start(game.deal(4, 11))
        rng = Rng(5)
        greedy = bot("greedy")
        number = 0
        while state.seat >= 0:
            world = state.sample(state.seat, rng)
            if len(world.legal_actions()) > 2:
                number += 1
                if number % 12 == 1:
                    policy = policy_for(world, None)
                    assert policy is not None
                    choices = [bot(spec).choose(world, Rng(3)) for spec in ("learned", "learned+search:simulations=8")]
                    print(name, number, policy.opinions(world), choices)
            state.apply(greedy.choose(world, rng))
    assert "numpy" not in sys.modules


if __name__ == "__main__":
    main()
