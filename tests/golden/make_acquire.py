"""Makes the golden games of Acquire: full records with every event they must replay to.

    python -m tests.golden.make_acquire

Run it only when the rules change on purpose, and read the difference. The games are the same every time: first
two for each number of players and each combination of options, then, for each rare thing that none of them
shows, the first game of a hunt by seeds and by ways to play.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import TYPE_CHECKING

from tests.golden.acquire_features import WANTED, features
from tests.golden.collection import Json, golden, with_hunted, write

import bigboard
from bigboard import Rng

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bigboard import State

Liking = Callable[[Json], int]

GAME = bigboard.game("acquire")
OPTIONS = [
    {"dead_tiles": dead_tiles, "open_holdings": open_holdings}
    for dead_tiles in ("repeat", "once", "never")
    for open_holdings in (True, False)
]
HUNT_LIMIT = 20000


def no_liking(words: Json) -> int:
    return 0


def patient(words: Json) -> int:
    """Never declares the end."""
    return -1 if words["type"] == "declare_end" else 0


def hoarder(words: Json) -> int:
    """Buys whatever can be bought, keeps every share, and never declares the end."""
    if words["type"] == "buy":
        return 1
    return -1 if words["type"] == "declare_end" else -int(words.get("shares", 0))


def trader(words: Json) -> int:
    """Buys whatever can be bought and trades as much as possible."""
    if words["type"] == "buy":
        return 1
    return int(words["shares"]) if words["type"] == "trade" else 0


def founder(words: Json) -> int:
    """Founds chains and keeps them apart as long as possible; never declares the end."""
    liking = {"founds": 3, "nothing": 2, "grows": 1, "merges": 0}
    return -1 if words["type"] == "declare_end" else liking.get(words.get("effect", ""), 0)


def merger(words: Json) -> int:
    """Saves up tiles that connect many chains; lays them when nothing else is left."""
    chains = len(words.get("chains", ()))
    return {0: 2, 1: 1, 2: 0}.get(chains, 3)


WAYS: dict[str, Liking] = {
    "random": no_liking,
    "patient": patient,
    "hoarder": hoarder,
    "trader": trader,
    "founder": founder,
    "merger": merger,
}


def choose(state: State, like: Liking, rng: Rng) -> int:
    """One of the actions that are liked best; now and then any."""
    view = state.observe(state.seat)
    effects = {held["tile"]: held for held in view["hand"]}
    legal = view["legal"]
    likings = [like({**effects.get(words.get("tile", ""), {}), **words}) for words in legal]
    best = [words["action"] for words, liking in zip(legal, likings, strict=True) if liking == max(likings)]
    return int(best[rng.below(len(best))])


def play(players: int, seed: int, options: Json, way: str) -> Json:
    state = GAME.start(GAME.deal(players, seed, options))
    rng = Rng(seed)
    while state.seat >= 0:
        state.apply(choose(state, WAYS[way], rng))
    return state.record()


def regular_games() -> Iterator[Json]:
    ways = cycle(WAYS)
    for players in range(2, 7):
        for number, options in enumerate([*OPTIONS, *OPTIONS]):
            way = next(ways)
            yield golden(f"{way} {players}-{number}", play(players, 100 * players + number, options, way))
        next(ways)


def hunted_game(feature: str) -> Json:
    """The first game of the hunt that shows the feature."""
    for number in range(HUNT_LIMIT):
        players = 2 + number % 5
        way = list(WAYS)[number // 5 % len(WAYS)]
        options = OPTIONS[number // 30 % len(OPTIONS)]
        record = play(players, 10_000 + number, options, way)
        if feature in features(record):
            return golden(f"{feature}: {way} {players}", record)
    raise LookupError(f"No game shows {feature!r}.")


if __name__ == "__main__":
    write("acquire", with_hunted(list(regular_games()), features, WANTED, hunted_game))
