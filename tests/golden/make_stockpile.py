"""Makes the golden games of Stockpile: full records with every event they must replay to.

    python -m tests.golden.make_stockpile

Run it only when the rules change on purpose, and read the difference. The games are the same every time: for each
number of players each module alone, all modules at once, two sets of investors and modules combined at random, then,
for each thing that none of them shows, the first game of a hunt by seeds, by options and by ways to play.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import TYPE_CHECKING

from tests.golden.collection import Json, golden, with_hunted, write
from tests.golden.stockpile_features import ALONE, EVERYTHING, WANTED, features

import bigboard
from bigboard import Rng

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bigboard import State

Liking = Callable[[Json], int]

GAME = bigboard.game("stockpile")
MODULES = ["bonds", "commerce", "dice", "strategies", "promo", "investors", "auction", "first_player_card"]
NEEDS = {"promo": "strategies", "auction": "investors"}
COMBINATIONS = 12
HUNT_LIMIT = 6000
PEOPLE = ("play", "use")


def no_liking(words: Json) -> int:
    return 0


def busy(words: Json) -> int:
    """Plays every card and uses every investor; leaves nothing unused."""
    return {"play": 2, "use": 2, "pass": -1, "stop": -1, "end_turn": -1}.get(words["type"], 0)


def spender(words: Json) -> int:
    """Bids as high as possible, buys bonds and pays for cards: soon there is no money for fees."""
    if words["type"] == "bid":
        return int(words["space"])
    return int(words.get("bonds", 1 if words["type"] in PEOPLE else 0))


def miser(words: Json) -> int:
    """Bids little, shows nothing and sells nothing."""
    return -int(words.get("space", 0)) - int(words.get("cards", 0) if words["type"] == "show" else 0)


def bull(words: Json) -> int:
    """Pushes Computers and Steel up and keeps all shares."""
    if words["type"] in ("boom", "raise"):
        return 2 if words["company"] in ("Cosmic Computers", "Stanford Steel") else 1
    return {"sell": -2, "sell_split": -2, "stop": 1, "lower": -1, "bust": -1}.get(words["type"], 0)


def bear(words: Json) -> int:
    """Pushes the first two companies down and keeps all shares."""
    if words["type"] in ("bust", "lower"):
        return 2 if words["company"] in ("American Automotive", "Bottomline Bank") else 1
    return {"sell": -2, "sell_split": -2, "stop": 1, "raise": -1, "boom": -1}.get(words["type"], 0)


def seller(words: Json) -> int:
    """Sells whatever can be sold, halves first, and shows part of it."""
    return {"sell_half": 3, "sell_split": 2, "sell": 2, "use": 3, "stop": -1}.get(words["type"], 0)


def gambler(words: Json) -> int:
    """Sells everything at once and bids all the money."""
    return int(words["space"]) if words["type"] == "bid" else seller(words)


WAYS: dict[str, Liking] = {
    "random": no_liking,
    "busy": busy,
    "spender": spender,
    "miser": miser,
    "bull": bull,
    "bear": bear,
    "seller": seller,
    "gambler": gambler,
}


def choose(state: State, like: Liking, rng: Rng) -> int:
    """One of the actions that are liked best; now and then any."""
    legal = state.legal_actions()
    if rng.below(6):
        likings = [like(state.describe(action)) for action in legal]
        legal = [action for action, liking in zip(legal, likings, strict=True) if liking == max(likings)]
    return legal[rng.below(len(legal))]


def stacked(deal: Json) -> Json:
    """The same deal with trading fees and taxes at the bottom of their decks, where they hurt most."""
    decks = {name: sorted(deal[name], key=lambda card: card[:3] in ("Tra", "Tax")) for name in ("market", "commerce")}
    return deal | decks


def play(players: int, seed: int, options: Json, way: str, stack: bool = False) -> Json:
    deal = GAME.deal(players, seed, options)
    state = GAME.start(stacked(deal) if stack else deal)
    state.events = False
    rng = Rng(seed)
    while state.seat >= 0:
        state.apply(choose(state, WAYS[way], rng))
    return state.record()


def combination(number: int) -> Json:
    """Options drawn at random, the same for the same number."""
    rng = Rng(number)
    options: Json = {name: rng.below(2) == 1 for name in MODULES}
    for name, needed in NEEDS.items():
        options[name] = options[name] and options[needed]
    return options | {"board": ["standard", "advanced"][rng.below(2)]}


def regular_games() -> Iterator[Json]:
    ways = cycle(WAYS)
    for players in range(2, 6):
        for number, (name, options) in enumerate([*ALONE.items(), *ALONE.items()]):
            way = next(ways)
            yield golden(f"{name} {players}-{number} {way}", play(players, 100 * players + number, options, way))
        for number, way in enumerate(("busy", "random", "bull", "seller")):
            yield golden(f"everything {players}-{number} {way}", play(players, 50 + number, EVERYTHING, way))
        for chosen in ("base", "epic"):
            options = {"investors": True, "investor_set": chosen}
            yield golden(f"{chosen} investors {players} spender", play(players, 61, options, "spender"))
        for number in range(COMBINATIONS):
            way = next(ways)
            seed = 1000 * players + number
            yield golden(f"combination {players}-{number} {way}", play(players, seed, combination(seed), way))


def hunted_game(feature: str) -> Json:
    """The first game of the hunt that shows the feature."""
    for number in range(HUNT_LIMIT):
        players = 2 + number % 4
        way = list(WAYS)[number // 4 % len(WAYS)]
        stack = number % 3 == 2
        options = [combination(number), list(ALONE.values())[number // 3 % len(ALONE)], EVERYTHING][number % 3]
        record = play(players, 10_000 + number, options, way, stack)
        if feature in features(record):
            return golden(f"{feature}: {players} {way}", record)
    raise LookupError(f"No game shows {feature!r}.")


if __name__ == "__main__":
    write("stockpile", with_hunted(list(regular_games()), features, WANTED, hunted_game))
