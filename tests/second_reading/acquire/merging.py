"""Merging two or more chains: survivor, bonuses, and what becomes of the shares."""

from __future__ import annotations

from tests.second_reading.acquire.chart import bonuses, price
from tests.second_reading.acquire.table import Merger, Table
from tests.second_reading.asking import Play, ask


def merge(table: Table, tile: str) -> Play:
    """The largest chain acquires the others, the largest of these first; the player of the tile settles ties."""
    board = table.board
    chains = board.chains_beside(tile)
    merger = Merger(tile, {chain: board.size(chain) for chain in chains}, to_settle=list(chains))
    table.merger = merger

    largest = [chain for chain in chains if merger.sizes[chain] == max(merger.sizes.values())]
    answer = yield from ask(table.turn, "choose_survivor", [{"type": "survive", "chain": chain} for chain in largest])
    survivor: str = answer["chain"]
    merger.survivor = survivor
    merger.to_settle.remove(survivor)

    while merger.to_settle:
        size = max(merger.sizes[chain] for chain in merger.to_settle)
        next_largest = [chain for chain in merger.to_settle if merger.sizes[chain] == size]
        answer = yield from ask(
            table.turn, "choose_acquired", [{"type": "acquire", "chain": chain} for chain in next_largest]
        )
        acquired: str = answer["chain"]
        merger.acquired = acquired
        merger.to_settle.remove(acquired)
        pay_bonuses(table, merger, acquired)
        for seat in table.clockwise_from_the_turn():
            yield from keep_trade_or_sell(table, seat, acquired, survivor, price(acquired, size))
        for cell, what in board.on.items():
            if what == acquired:
                board.on[cell] = survivor
        merger.acquired = None

    for cell in [tile, *board.lone_tiles_joined_by(tile)]:
        board.on[cell] = survivor
    table.merger = None


def pay_bonuses(table: Table, merger: Merger, chain: str) -> None:
    held = [shares[chain] for shares in table.shares]
    for seat, bonus in enumerate(bonuses(chain, merger.sizes[chain], held)):
        table.money[seat] += bonus
    merger.bonus_paid.append(chain)


def keep_trade_or_sell(table: Table, seat: int, acquired: str, survivor: str, sale_price: int) -> Play:
    """Trade two for one while the bank has shares of the survivor, sell some of the rest, keep what is left."""
    mine = table.shares[seat]
    trades = min(mine[acquired] // 2, table.bank(survivor))
    answer = yield from ask(
        seat, "trade_shares", [{"type": "trade", "shares": 2 * times} for times in range(trades + 1)]
    )
    mine[acquired] -= answer["shares"]
    mine[survivor] += answer["shares"] // 2
    answer = yield from ask(
        seat, "sell_shares", [{"type": "sell", "shares": shares} for shares in range(mine[acquired] + 1)]
    )
    mine[acquired] -= answer["shares"]
    table.money[seat] += answer["shares"] * sale_price
