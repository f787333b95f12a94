"""The effects of a tile, and of a merger on its chains: the rules tried on a copy of the table."""

from mypy_extensions import i64

from bigboard.titles.acquire.rules.flow.endgame import can_declare_end
from bigboard.titles.acquire.rules.flow.mergers import largest
from bigboard.titles.acquire.rules.model.board import (
    BLOCKED,
    DEAD,
    FOUNDS,
    GROWS,
    MERGES,
    absorb,
    around,
    effect,
    extend_chain,
)
from bigboard.titles.acquire.rules.model.chains import (
    ALL_CHAINS,
    CHAIN_NAMES,
    CHAINS,
    SHARES_PER_CHAIN,
    first_chain,
    several,
    share_price,
)
from bigboard.titles.acquire.rules.model.shares import holding
from bigboard.titles.acquire.rules.model.table import AcquireTable
from bigboard.titles.acquire.rules.model.tiles import TILE_NAMES
from bigboard.titles.acquire.rules.offer_types import (
    AcquiredChain,
    ChainBonuses,
    FoundableChain,
    FoundingTile,
    GrowingTile,
    HandTile,
    Merger,
    SurvivingChain,
    TileEffect,
)
from bigboard.titles.acquire.rules.refusals import unplayable
from bigboard.titles.acquire.rules.views.holdings import known_bonuses, knows_holders, own_bonus
from bigboard.titles.acquire.rules.views.view import chain_set
from bigboard.titles.acquire.rules.views.view_cache import Sight


def hand_outlook(t: AcquireTable, sight: Sight, seat: i64, hand: list[int]) -> list[HandTile]:
    """Return the effect of each tile of the seat's hand. Chains to be founded with the same size are listed once."""
    foundable: dict[int, list[FoundableChain]] = {}
    return [known_outlook(t, sight, seat, tile, foundable) for tile in hand]


def known_outlook(
    t: AcquireTable, sight: Sight, seat: i64, tile: i64, foundable: dict[int, list[FoundableChain]]
) -> HandTile:
    known = sight.tile_known(seat, tile)
    if known is not None:
        return known
    kind = effect(t, tile)
    entry: HandTile = {"tile": TILE_NAMES[tile], "outcome": tile_outlook(t, sight, seat, tile, foundable)}
    sight.keep_tile(seat, tile, entry, kind == FOUNDS or kind == MERGES)
    return entry


def tile_outlook(
    t: AcquireTable, sight: Sight, seat: i64, tile: i64, foundable: dict[int, list[FoundableChain]]
) -> TileEffect:
    """Return the effect of the tile if the seat played it now."""
    kind = effect(t, tile)
    chains = around(t, tile) & ALL_CHAINS
    if kind == FOUNDS:
        return founding(t, sight, seat, tile, foundable)
    if kind == GROWS:
        return growing(t, sight, tile, first_chain(chains))
    if kind == MERGES:
        return {"effect": "merges", "rule": "ACQ-MRG-1", **merger_outlook(t, sight, seat, tile, chains, -1, -1)}
    if kind == BLOCKED:
        return {"effect": "blocked", "rule": unplayable(t, tile).rule, "chains": []}
    if kind == DEAD:
        return {"effect": "dead", "rule": unplayable(t, tile).rule, "chains": chain_set(chains)}
    return {"effect": "nothing", "rule": "ACQ-TRN-4", "may_end": can_declare_end(t)}


def founding(
    t: AcquireTable, sight: Sight, seat: i64, tile: i64, foundable: dict[int, list[FoundableChain]]
) -> FoundingTile:
    """`foundable` has the chains by size, as far as they were asked for."""
    trial = sight.trial(t)
    chain = first_chain(ALL_CHAINS & ~t.on_board)
    extend_chain(trial, tile, chain)
    size = int(trial.sizes[chain])
    if size not in foundable:
        foundable[size] = [found_outlook(t, seat, c, size) for c in range(CHAINS) if not (t.on_board >> c) & 1]
    return {
        "effect": "founds",
        "rule": "ACQ-FND-1",
        "size": size,
        "chains": foundable[size],
        "may_end": can_declare_end(trial),
    }


def found_outlook(t: AcquireTable, seat: i64, chain: i64, size: i64) -> FoundableChain:
    """The chain if it is founded with that size; its founder gets a share if the bank has one (ACQ-FND-3)."""
    own = int(holding(t, seat, chain))
    free = t.bank[chain] > 0
    return {
        "chain": CHAIN_NAMES[chain],
        "size": int(size),
        "price": int(share_price(chain, size)),
        "founder_share": free,
        "shares": own,
        "shares_after": own + 1 if free else own,
    }


def growing(t: AcquireTable, sight: Sight, tile: i64, chain: i64) -> GrowingTile:
    trial = sight.trial(t)
    extend_chain(trial, tile, chain)
    return {
        "effect": "grows",
        "rule": "ACQ-GRW-1",
        "chain": CHAIN_NAMES[chain],
        "size": int(t.sizes[chain]),
        "size_after": int(trial.sizes[chain]),
        "price": int(share_price(chain, t.sizes[chain])),
        "price_after": int(share_price(chain, trial.sizes[chain])),
        "becomes_safe": trial.safe != t.safe,
        "may_end": can_declare_end(trial),
    }


def merger_outlook(
    t: AcquireTable, sight: Sight, seat: i64, tile: i64, chains: i64, survivor: i64, first: i64
) -> Merger:
    """The merger of these chains by this tile. `survivor` and `first`, the chain acquired first, are -1 while open."""
    candidates = largest(t, chains) if survivor < 0 else i64(1) << survivor
    named = first_chain(candidates)  # any of them: the sizes are the same
    trial = sight.trial(t)
    for chain in range(i64(CHAINS)):
        if (chains >> chain) & 1 and chain != named:
            absorb(trial, chain, named)
    extend_chain(trial, tile, named)
    size = trial.sizes[named]
    chosen = not several(candidates)
    acquired = chains & ~candidates if chosen else chains
    return {
        "survivor": CHAIN_NAMES[named] if chosen else None,
        "candidates": [surviving(t, seat, c, size) for c in range(CHAINS) if (candidates >> c) & 1],
        "acquired": [acquired_outlook(t, seat, c) for c in settling_order(t, acquired, first)],
        "size_after": int(size),
        "becomes_safe": trial.safe != t.safe,
        "may_end": can_declare_end(trial),
    }


def settling_order(t: AcquireTable, chains: i64, first: i64) -> list[int]:
    """ACQ-MRG-3: the largest first; equal ones in chart order, but for one that was chosen (ACQ-MRG-4)."""
    found = [c for c in range(CHAINS) if (chains >> c) & 1]
    return sorted(found, key=lambda c: (c != first, -int(t.sizes[c])))


def surviving(t: AcquireTable, seat: i64, chain: i64, size_after: i64) -> SurvivingChain:
    return {
        "chain": CHAIN_NAMES[chain],
        "size": int(t.sizes[chain]),
        "price": int(share_price(chain, t.sizes[chain])),
        "price_after": int(share_price(chain, size_after)),
        "shares": int(holding(t, seat, chain)),
    }


def chain_bonuses(t: AcquireTable, seat: i64, chain: i64) -> ChainBonuses:
    return {
        "chain": CHAIN_NAMES[chain],
        "bonuses": known_bonuses(t, seat, chain),
        "bonuses_known": knows_holders(t, seat, chain),
    }


def acquired_outlook(t: AcquireTable, seat: i64, chain: i64) -> AcquiredChain:
    return {
        "size": int(t.sizes[chain]),
        "price": int(share_price(chain, t.sizes[chain])),
        "shares": int(holding(t, seat, chain)),
        **chain_bonuses(t, seat, chain),
    }


def bonus_at_once(t: AcquireTable, seat: i64, chains: i64, first: i64) -> int:
    """Return the seat's own bonuses until a player is asked about shares: the money that it is sure of."""
    chain = first
    while chain >= 0 or chains != 0:
        if chain < 0:
            next_ones = largest(t, chains)
            if several(next_ones):
                return 0  # the order is asked first
            chain = first_chain(next_ones)
        if t.bank[chain] < SHARES_PER_CHAIN:
            return own_bonus(t, seat, chain) or 0
        chains &= ~(i64(1) << chain)
        chain = -1
    return 0
