"""Features of each action in Acquire for a learned net: the chains it is about, and the situation.

All of it lies open on the board, or in the seat's own hand. Dollars, shares and tiles are divided so that they are
around 1.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.bots.nets.action_features import ONE, ActionFeatures, clip, flag, fraction
from bigboard.games.contract import State
from bigboard.games.engine.table_base import zeros
from bigboard.titles.acquire.heuristic.policy import AcquirePolicy, tiles_left
from bigboard.titles.acquire.rules.flow.endgame import fill_worth
from bigboard.titles.acquire.rules.model.board import LONE_NEIGHBOR, around
from bigboard.titles.acquire.rules.model.chains import ALL_CHAINS, CHAINS, SAFE_SIZE, several, share_price
from bigboard.titles.acquire.rules.model.sizes import EMPTY, HAND
from bigboard.titles.acquire.rules.model.table import AcquireTable
from bigboard.titles.acquire.rules.model.tiles import CELLS
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
from bigboard.titles.acquire.rules.state import AcquireState

KINDS: Final = 9  # of questions
CHAIN: Final = 21  # numbers about a chain
TILE: Final = 4  # what a tile does: nothing, founds, grows, merges
PLAIN: Final = 3  # how many shares, what a merger pays, whether it is a pause
SITUATION: Final = 10
TILE_AT: Final = KINDS + 2 * CHAIN
PLAIN_AT: Final = TILE_AT + TILE
SITUATION_AT: Final = PLAIN_AT + PLAIN
DOLLARS: Final = 5000
MOST_SHARES: Final = 13
LARGEST: Final = 41  # tiles


class AcquireActionFeatures(ActionFeatures):
    def __init__(self) -> None:
        super().__init__()
        self.size = SITUATION_AT + SITUATION
        self.heuristic = AcquirePolicy()  # for places among the holders
        self.chains: vec[i64] = zeros((CHAINS + 1) * CHAIN)  # the last row is for no chain
        self.leads: vec[i64] = zeros(CHAINS)
        # By chain, the empty cells where it would grow, be acquired or acquire: all, and those of own tiles.
        self.places: vec[i64] = zeros(CHAINS * 3)
        self.places_in_hand: vec[i64] = zeros(CHAINS * 3)

    def write(self, state: State, actions: vec[i64], count: i64, out: vec[i64], stride: i64) -> None:
        assert isinstance(state, AcquireState)
        me = state.actor
        self.look_at_board(state, me)
        for chain in range(i64(CHAINS)):
            self.look_at_chain(state, me, chain)
        self.write_situation(state, me, out)
        for k in range(count):
            at = k * stride
            if k > 0:
                for number in range(i64(SITUATION)):
                    out[at + SITUATION_AT + number] = out[SITUATION_AT + number]
            out[at + state.question] = ONE
            self.look_at_action(state, actions[k], out, at)

    def look_at_board(self, t: AcquireTable, me: i64) -> None:
        """Count where each chain can grow, be acquired or acquire."""
        for k in range(i64(CHAINS * 3)):
            self.places[k] = 0
            self.places_in_hand[k] = 0
        for cell in range(i64(CELLS)):
            if t.board[cell] == EMPTY:
                self.count_place(t, cell, self.places)
        for k in range(me * HAND, me * HAND + t.hand_sizes[me]):
            if t.board[t.hands[k]] == EMPTY:
                self.count_place(t, t.hands[k], self.places_in_hand)

    def count_place(self, t: AcquireTable, cell: i64, places: vec[i64]) -> None:
        near = around(t, cell) & ALL_CHAINS
        if near == 0:
            return
        joins = several(near)
        if joins and several(near & t.safe):
            return
        largest: i64 = 0
        if joins:
            for chain in range(i64(CHAINS)):
                if (near >> chain) & 1 and t.sizes[chain] > largest:
                    largest = t.sizes[chain]
        for chain in range(i64(CHAINS)):
            if (near >> chain) & 1:
                if not joins:
                    places[chain * 3] += 1
                elif t.sizes[chain] < largest:
                    places[chain * 3 + 1] += 1
                else:
                    places[chain * 3 + 2] += 1

    def look_at_chain(self, t: AcquireTable, me: i64, chain: i64) -> None:
        """Write price, holders and possible growth of a chain."""
        row = self.chains
        at = chain * CHAIN
        size = t.sizes[chain]
        price = share_price(chain, size)
        money = t.money[me]
        held = t.shares[me * CHAINS + chain]
        most: i64 = 0
        second: i64 = 0
        for seat in range(t.seats):
            if seat != me:
                theirs = t.shares[seat * CHAINS + chain]
                if theirs >= most:
                    second = most
                    most = theirs
                elif theirs > second:
                    second = theirs
        self.heuristic.look_at_rivals(t, me, chain)
        lead = self.heuristic.lead_with(held)
        self.leads[chain] = lead
        row[at] = fraction(clip(size, 0, LARGEST), LARGEST)
        row[at + 1] = fraction(clip(size, 0, SAFE_SIZE), SAFE_SIZE)
        row[at + 2] = fraction(price, 1000)
        row[at + 3] = flag(size > 0)
        row[at + 4] = flag(size >= SAFE_SIZE)
        row[at + 5] = fraction(t.bank[chain], 25)
        row[at + 6] = fraction(held, MOST_SHARES)
        row[at + 7] = fraction(most, MOST_SHARES)
        row[at + 8] = fraction(second, MOST_SHARES)
        row[at + 9] = fraction(clip(held - most, -4, 4), 4)
        row[at + 10] = fraction(clip(self.places[chain * 3], 0, 10), 10)
        row[at + 11] = fraction(clip(self.places[chain * 3 + 1], 0, 8), 4)
        row[at + 12] = fraction(clip(self.places[chain * 3 + 2], 0, 8), 4)
        row[at + 13] = fraction(self.places_in_hand[chain * 3], 2)
        row[at + 14] = fraction(self.places_in_hand[chain * 3 + 1], 1)
        row[at + 15] = fraction(self.places_in_hand[chain * 3 + 2], 1)
        row[at + 16] = fraction(lead, DOLLARS)
        row[at + 17] = fraction(self.heuristic.lead_with(held + 1) - lead, DOLLARS)
        row[at + 18] = fraction(self.heuristic.lead_with(held + 3) - lead, DOLLARS)
        row[at + 19] = fraction(money - price if money < price + 2000 else i64(2000), DOLLARS)
        row[at + 20] = fraction(held * price, DOLLARS)

    def write_situation(self, t: AcquireTable, me: i64, out: vec[i64]) -> None:
        """Write the part that all actions share, for the first of them."""
        totals = self.heuristic.totals
        fill_worth(t, totals)
        best: i64 = 1
        rival: i64 = 0
        richest: i64 = 0
        for seat in range(t.seats):
            if totals[seat] > best:
                best = totals[seat]
            if seat != me:
                if totals[seat] > rival:
                    rival = totals[seat]
                if t.money[seat] > richest:
                    richest = t.money[seat]
        founded: i64 = 0
        largest: i64 = 0
        for chain in range(i64(CHAINS)):
            if t.sizes[chain] > 0:
                founded += 1
            if t.sizes[chain] > largest:
                largest = t.sizes[chain]
        own = t.money[me]
        at: i64 = SITUATION_AT
        out[at] = ONE
        out[at + 1] = fraction(clip(own, 0, 20000), 10000)
        out[at + 2] = fraction(clip(own, 0, 1500), 1500)
        out[at + 3] = fraction(richest, 20000)
        out[at + 4] = fraction(totals[me] - rival, best)
        out[at + 5] = fraction(best, 40000)
        out[at + 6] = fraction(tiles_left(t), 100)
        out[at + 7] = fraction(t.bought, 3)
        out[at + 8] = fraction(founded, CHAINS)
        out[at + 9] = fraction(largest, LARGEST)

    def look_at_action(self, t: AcquireTable, action: i64, out: vec[i64], at: i64) -> None:
        one: i64 = CHAINS
        other: i64 = CHAINS
        plain = at + PLAIN_AT
        if action < FOUND:
            self.look_at_tile(t, action - PLAY_TILE, out, at)
            return
        if action < SURVIVE:
            one = action - FOUND
        elif action < ACQUIRE_FIRST:
            one = action - SURVIVE
        elif action < TRADE:
            one = action - ACQUIRE_FIRST
            other = t.survivor
        elif t.question == ASK_TRADE_SHARES or t.question == ASK_SELL_SHARES:
            one = t.acquired
            other = t.survivor
            first: i64 = TRADE if t.question == ASK_TRADE_SHARES else SELL
            out[plain] = fraction(action - first, MOST_SHARES)
        elif BUY <= action < STOP_BUYING:
            one = action - BUY
        elif action == STOP_BUYING or action == DECLARE_END:
            out[plain + 2] = ONE
        self.copy_chains(one, other, out, at)

    def copy_chains(self, one: i64, other: i64, out: vec[i64], at: i64) -> None:
        for k in range(i64(CHAIN)):
            out[at + KINDS + k] = self.chains[one * CHAIN + k]
            out[at + KINDS + CHAIN + k] = self.chains[other * CHAIN + k]

    def look_at_tile(self, t: AcquireTable, tile: i64, out: vec[i64], at: i64) -> None:
        """Write the chain that grows or the most valuable that goes under, the survivor, and the lead in bonuses."""
        seen = around(t, tile)
        near = seen & ALL_CHAINS
        if near == 0:
            out[at + TILE_AT + (1 if seen & LONE_NEIGHBOR else 0)] = ONE
            return
        survivor: i64 = -1
        for chain in range(i64(CHAINS)):
            if (near >> chain) & 1 and (survivor < 0 or t.sizes[chain] > t.sizes[survivor]):
                survivor = chain
        if not several(near):
            out[at + TILE_AT + 2] = ONE
            self.copy_chains(survivor, CHAINS, out, at)
            return
        out[at + TILE_AT + 3] = ONE
        under: i64 = -1
        paid: i64 = 0
        for chain in range(i64(CHAINS)):
            if (near >> chain) & 1 and chain != survivor:
                paid += self.leads[chain]
                if under < 0 or self.leads[chain] > self.leads[under]:
                    under = chain
        out[at + PLAIN_AT + 1] = fraction(paid, DOLLARS)
        self.copy_chains(under, survivor, out, at)
