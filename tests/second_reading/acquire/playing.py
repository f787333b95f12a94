"""A whole game of Acquire, turn by turn."""

from __future__ import annotations

from tests.second_reading.acquire.board import GONE, LONE
from tests.second_reading.acquire.chart import CHAINS, bonuses
from tests.second_reading.acquire.merging import merge
from tests.second_reading.acquire.table import Table
from tests.second_reading.asking import Play, ask

HAND = 6
SHARES_A_TURN = 3


def play(table: Table) -> Play:
    while True:
        yield from take_a_turn(table)
        if table.end_declared:
            break
        if not any(table.hands):
            break
        # A whole round in which no one could place a tile.
        if table.turns_without_tile == table.players:
            break
        table.turn = (table.turn + 1) % table.players
        table.turn_number += 1
    score(table)


def take_a_turn(table: Table) -> Play:
    table.bought = 0
    yield from play_a_tile(table)
    if table.may_be_ended():
        answer = yield from ask(table.turn, "declare_end", [{"type": "declare_end"}, {"type": "play_on"}])
        table.end_declared = answer["type"] == "declare_end"
    yield from buy_shares(table)
    if not table.end_declared:
        draw(table)
        exchange_dead_tiles(table)


def play_a_tile(table: Table) -> Play:
    """A tile must be played if one can be. With one playable tile the player is asked too, as no one else knows."""
    hand = table.hands[table.turn]
    playable = [tile for tile in hand if table.board.can_be_played(tile)]
    if not playable:
        table.turns_without_tile += 1
        return
    table.turns_without_tile = 0
    answer = yield from ask(
        table.turn, "play_tile", [{"type": "play_tile", "tile": tile} for tile in playable], even_if_forced=True
    )
    tile: str = answer["tile"]
    hand.remove(tile)
    effect = table.board.effect(tile)
    table.tile = tile
    table.board.on[tile] = LONE
    if effect == "founds":
        yield from found(table, tile)
    elif effect == "grows":
        grow(table, tile, table.board.chains_beside(tile)[0])
    elif effect == "merges":
        yield from merge(table, tile)
    table.tile = None


def found(table: Table, tile: str) -> Play:
    """The founder chooses a chain and receives one share of it, if the bank has one."""
    chains = table.board.chains_off_the_board()
    answer = yield from ask(table.turn, "found_chain", [{"type": "found", "chain": chain} for chain in chains])
    grow(table, tile, answer["chain"])
    if table.bank(answer["chain"]) > 0:
        table.shares[table.turn][answer["chain"]] += 1


def grow(table: Table, tile: str, chain: str) -> None:
    for cell in [tile, *table.board.lone_tiles_joined_by(tile)]:
        table.board.on[cell] = chain


def buy_shares(table: Table) -> Play:
    """Up to three, of chains on the board, paid at once. The questions go through the chart from top to bottom."""
    first = 0
    while table.bought < SHARES_A_TURN:
        for_sale = [
            chain
            for chain in CHAINS[first:]
            if chain in table.board.chains() and table.bank(chain) > 0 and table.price(chain) <= table.money[table.turn]
        ]
        buys = [{"type": "buy", "chain": chain} for chain in for_sale]
        answer = yield from ask(table.turn, "buy_shares", [*buys, {"type": "stop_buying"}])
        if answer["type"] == "stop_buying":
            break
        table.money[table.turn] -= table.price(answer["chain"])
        table.shares[table.turn][answer["chain"]] += 1
        table.bought += 1
        first = CHAINS.index(answer["chain"])


def draw(table: Table) -> None:
    hand = table.hands[table.turn]
    if len(hand) < HAND and table.bag:
        hand.append(table.bag.pop(0))


def exchange_dead_tiles(table: Table) -> None:
    """Dead tiles are discarded and as many drawn: until none is dead, or once, or never.

    The cell of a discarded tile stays empty for ever.
    """
    hand = table.hands[table.turn]
    times = {"repeat": len(table.bag) + 1, "once": 1, "never": 0}[table.dead_tiles]
    while times:
        dead = [tile for tile in hand if table.board.effect(tile) == "dead"]
        if not dead:
            break
        for tile in dead:
            hand.remove(tile)
            table.board.on[tile] = GONE
        drawn = table.bag[: len(dead)]
        del table.bag[: len(dead)]
        hand.extend(drawn)
        times -= 1


def score(table: Table) -> None:
    """Bonuses of all chains on the board, then all their shares are sold. Other shares are worth nothing."""
    table.money = worth_now(table)
    for mine in table.shares:
        for chain in table.board.chains():
            mine[chain] = 0


def worth_now(table: Table) -> list[int]:
    """Money by seat after a scoring at this moment. In a merger a bonus that was paid already is not paid again."""
    worth = list(table.money)
    for chain in table.board.chains():
        held = [mine[chain] for mine in table.shares]
        paid = table.merger is not None and chain in table.merger.bonus_paid
        if not paid:
            for seat, bonus in enumerate(bonuses(chain, table.board.size(chain), held)):
                worth[seat] += bonus
        for seat, shares in enumerate(held):
            worth[seat] += shares * table.price(chain)
    return worth
