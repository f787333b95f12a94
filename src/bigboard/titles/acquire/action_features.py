"""Features of each action in Acquire for a learned net: the chains it is about, and the situation.

All of it lies open on the board, or in the seat's own hand. Dollars, shares and tiles are divided so that they are
around 1.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bigboard.bots.nets.action_features import ActionFeatures, Floats, Numbers, as_array
from bigboard.games.contract import State
from bigboard.titles.acquire.heuristic.policy import AcquirePolicy, tiles_left
from bigboard.titles.acquire.rules.flow.endgame import fill_worth
from bigboard.titles.acquire.rules.model.board import SEEN
from bigboard.titles.acquire.rules.model.chains import CHAINS, SAFE_SIZE, share_price
from bigboard.titles.acquire.rules.model.sizes import EMPTY, GONE, HAND
from bigboard.titles.acquire.rules.model.tiles import CELLS, NEIGHBORS
from bigboard.titles.acquire.rules.numbers import (
    ACQUIRE_FIRST,
    ASK_SELL_SHARES,
    ASK_TRADE_SHARES,
    BUY,
    DECLARE_END,
    FOUND,
    PLAY_TILE,
    SELL,
    STOP_BUYING,
    SURVIVE,
    TRADE,
)

KINDS: Final = 9  # of questions
CHAIN: Final = 21  # numbers about a chain
TILE: Final = 4  # what a tile does: nothing, founds, grows, merges
PLAIN: Final = 3  # how many shares, what a merger pays, whether it is a pause
SITUATION: Final = 10
DOLLARS: Final = 5000.0
MOST_SHARES: Final = 13.0
BITS: Final = 1 << np.arange(CHAINS)
SEEN_BITS: Final = np.array([int(bits) for bits in SEEN])
NEXT_TO: Final = np.array([int(cell) for cell in NEIGHBORS])[: CELLS * 4].reshape(CELLS, 4)


class AcquireActionFeatures(ActionFeatures):
    size = KINDS + 2 * CHAIN + TILE + PLAIN + SITUATION

    def __init__(self) -> None:
        self.heuristic = AcquirePolicy()  # for places among the holders
        self.chains = np.zeros((CHAINS + 1, CHAIN), np.float32)  # the last row is for no chain
        self.leads = np.zeros(CHAINS)

    def write(self, world: State, actions: Numbers, out: Floats) -> None:
        t: Any = world
        me = int(t.actor)
        sizes = as_array(t.sizes)
        touched = self.around(t)
        self.look_at_chains(t, me, sizes, touched)
        out[:] = 0.0
        out[:, int(t.question)] = 1.0
        out[:, -SITUATION:] = self.situation(t, me)
        for row, action in zip(out, actions.tolist(), strict=True):
            self.look_at_action(t, row, action, sizes, touched)

    def around(self, t: Any) -> NDArray[np.bool_]:
        """Return the chains that touch each cell; the last column: whether a lone tile touches it."""
        seen = SEEN_BITS[as_array(t.board) - GONE]
        bits = np.bitwise_or.reduce(seen[NEXT_TO], axis=1)
        found: NDArray[np.bool_] = (bits[:, None] & np.append(BITS, 128)) > 0
        return found

    def look_at_chains(self, t: Any, me: int, sizes: Numbers, touched: NDArray[np.bool_]) -> None:
        """Prices, holders, and where each chain can grow, be acquired or acquire: anywhere, and from one's hand."""
        table = self.chains
        open_cells = as_array(t.board)[:CELLS] == EMPTY
        near = touched[:, :CHAINS] & open_cells[:, None]
        several = near.sum(axis=1) > 1
        safe = sizes >= SAFE_SIZE
        joined = several & ((near & safe).sum(axis=1) < 2)
        largest = (near * sizes).max(axis=1)[:, None]
        grows = near & ~several[:, None]
        under = near & joined[:, None] & (sizes < largest)
        over = near & joined[:, None] & (sizes == largest)
        hand = as_array(t.hands)[me * HAND : me * HAND + int(t.hand_sizes[me])]
        shares = as_array(t.shares).reshape(-1, CHAINS)[: int(t.seats)]
        mine = shares[me]
        rivals = np.sort(np.delete(shares, me, axis=0), axis=0)
        most = rivals[-1]
        table[:CHAINS, 0] = np.minimum(sizes, 41) / 41
        table[:CHAINS, 1] = np.minimum(sizes, SAFE_SIZE) / SAFE_SIZE
        table[:CHAINS, 3] = sizes > 0
        table[:CHAINS, 4] = safe
        table[:CHAINS, 5] = as_array(t.bank) / 25
        table[:CHAINS, 6] = mine / MOST_SHARES
        table[:CHAINS, 7] = most / MOST_SHARES
        table[:CHAINS, 8] = rivals[-2] / MOST_SHARES if len(rivals) > 1 else 0
        table[:CHAINS, 9] = np.clip(mine - most, -4, 4) / 4
        table[:CHAINS, 10] = np.minimum(grows.sum(axis=0), 10) / 10
        table[:CHAINS, 11] = np.minimum(under.sum(axis=0), 8) / 4
        table[:CHAINS, 12] = np.minimum(over.sum(axis=0), 8) / 4
        table[:CHAINS, 13] = grows[hand].sum(axis=0) / 2
        table[:CHAINS, 14] = under[hand].sum(axis=0)
        table[:CHAINS, 15] = over[hand].sum(axis=0)
        money = int(t.money[me])
        for chain in range(CHAINS):
            price = int(share_price(chain, int(sizes[chain])))
            self.heuristic.look_at_rivals(t, me, chain)
            held = int(mine[chain])
            lead = int(self.heuristic.lead_with(held))
            self.leads[chain] = lead
            row = table[chain]
            row[2] = price / 1000
            row[16] = lead / DOLLARS
            row[17] = (int(self.heuristic.lead_with(held + 1)) - lead) / DOLLARS
            row[18] = (int(self.heuristic.lead_with(held + 3)) - lead) / DOLLARS
            row[19] = (money - price) / DOLLARS if money < price + 2000 else 0.4
            row[20] = held * price / DOLLARS

    def situation(self, t: Any, me: int) -> list[float]:
        money = as_array(t.money)[: int(t.seats)]
        worth = self.heuristic.totals
        fill_worth(t, worth)
        totals = as_array(worth)[: int(t.seats)]
        best = max(1, int(totals.max()))
        rival = int(np.delete(totals, me).max())
        own = int(money[me])
        return [
            1.0,
            min(own, 20000) / 10000,
            min(own, 1500) / 1500,
            int(np.delete(money, me).max()) / 20000,
            (int(totals[me]) - rival) / best,
            best / 40000,
            int(tiles_left(t)) / 100,
            int(t.bought) / 3,
            int(as_array(t.sizes).astype(bool).sum()) / CHAINS,
            int(as_array(t.sizes).max()) / 41,
        ]

    def look_at_action(self, t: Any, row: Floats, action: int, sizes: Numbers, touched: NDArray[np.bool_]) -> None:
        one = other = CHAINS
        plain = row[KINDS + 2 * CHAIN + TILE :]
        if action < FOUND:
            one, other, paid = self.look_at_tile(row, sizes, touched[action - PLAY_TILE])
            plain[1] = paid / DOLLARS
        elif action < SURVIVE:
            one = action - FOUND
        elif action < ACQUIRE_FIRST:
            one = action - SURVIVE
        elif action < TRADE:
            one, other = action - ACQUIRE_FIRST, int(t.survivor)
        elif t.question == ASK_TRADE_SHARES or t.question == ASK_SELL_SHARES:
            one, other = int(t.acquired), int(t.survivor)
            plain[0] = (action - (TRADE if t.question == ASK_TRADE_SHARES else SELL)) / MOST_SHARES
        elif BUY <= action < STOP_BUYING:
            one = action - BUY
        else:
            plain[2] = 1.0 if action in (STOP_BUYING, DECLARE_END) else 0.0
        row[KINDS : KINDS + CHAIN] = self.chains[one]
        row[KINDS + CHAIN : KINDS + 2 * CHAIN] = self.chains[other]

    def look_at_tile(self, row: Floats, sizes: Numbers, touched: NDArray[np.bool_]) -> tuple[int, int, float]:
        """The chain that grows or the dearest that goes under, the survivor, and the lead in bonuses."""
        near = np.flatnonzero(touched[:CHAINS])
        does = row[KINDS + 2 * CHAIN :]
        if not len(near):
            does[1 if touched[CHAINS] else 0] = 1.0
            return CHAINS, CHAINS, 0.0
        if len(near) == 1:
            does[2] = 1.0
            return int(near[0]), CHAINS, 0.0
        does[3] = 1.0
        survivor = int(near[sizes[near].argmax()])
        under = [int(chain) for chain in near if chain != survivor]
        return max(under, key=lambda chain: self.leads[chain]), survivor, float(sum(self.leads[under]))
