"""The coach's knowledge of Acquire: the tiles in the bag are all that chance has still to decide."""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.coach_facts import CoachFacts, HiddenFact
from bigboard.games.contract import State
from bigboard.games.rng import Rng
from bigboard.titles.acquire.rules.state import AcquireState

GROUPS = {
    "play_tile": "placing",
    "found_chain": "founding",
    "choose_survivor": "mergers",
    "choose_acquired": "mergers",
    "trade_shares": "mergers",
    "sell_shares": "mergers",
    "buy_shares": "buying",
    "declare_end": "ending",
}

TELLING = {
    "chain_founded": ("seat", "chain"),
    "chain_acquired": ("chain",),
    "bonus": ("seat", "chain", "place"),
    "end_declared": ("seat",),
    "no_playable_tile": ("seat",),
}


def redrawn(state: State, rng: Rng) -> State:
    """The rest of the bag in another order."""
    assert isinstance(state, AcquireState)
    world = state.clone()
    world.forget()
    bag = world.bag[:]
    drawn = int(world.drawn)
    for k in range(len(bag) - 1, drawn, -1):
        j = drawn + rng.below(k + 1 - drawn)
        bag[k], bag[j] = bag[j], bag[k]
    world.bag = vec[i64](bag)
    return world


def chance_mark(state: State) -> tuple[int, ...]:
    assert isinstance(state, AcquireState)
    return (int(state.drawn),)


def hidden_facts(state: State) -> Iterator[HiddenFact]:
    """Yield the tiles of every hand."""
    for seat, hand in enumerate(state.position()["hands"]):
        yield from (HiddenFact("hand", seat, tile) for tile in hand)


COACH_FACTS = CoachFacts(GROUPS, TELLING, redrawn=redrawn, drawn=chance_mark, redraws=240, hidden=hidden_facts)
