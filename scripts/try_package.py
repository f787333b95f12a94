"""Try an installed package: `python scripts/try_package.py compiled` or `… uncompiled`.

cibuildwheel runs this with every wheel it builds, and the release workflow with the pure one.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import bigboard
from bigboard.games import registry
from bigboard.games.manifest import declaration_of

SEED = 7


def main(expected: str) -> None:
    """Play and replay a game of every title with all modules; exit with a sentence if something is missing."""
    engine = bigboard.engine()
    if engine.partition(" ")[0] != expected:
        sys.exit(f"The rules should be {expected}, but they are {engine}.")
    if not (Path(bigboard.__file__).parent / "server" / "static" / "index.html").exists():
        sys.exit("The web client is missing.")
    for title in registry.titles().values():
        game = bigboard.game(title.name)
        state = game.start(game.deal(players=4, seed=SEED, options=declaration_of(title).switched_on("all")))
        rng = random.Random(SEED)
        while not state.is_over:
            state.apply(rng.choice(state.legal_actions()))
        if bigboard.replay(state.record()).scores() != state.scores():
            sys.exit(f"A game of {title.name} replays to another result.")
        print(f"{title.name}: {state.scores()}")
    print(f"Big Board {bigboard.__version__}, {engine}")


if __name__ == "__main__":
    main(sys.argv[1])
