"""The course of a turn: play a tile, buy up to three shares, draw a tile (ACQ-TRN-1).

`step` takes one action and everything that follows from it without a choice.
"""

from mypy_extensions import i64

from bigboard.titles.acquire.rules import numbers as ids
from bigboard.titles.acquire.rules.flow.endgame import can_declare_end, declared_rule, finish, hands_empty
from bigboard.titles.acquire.rules.flow.mergers import acquire, begin_merger, name_survivor, sell_shares, trade_shares
from bigboard.titles.acquire.rules.hidden.hand_inference import forget_tile, remember_sorted_out, remember_stuck
from bigboard.titles.acquire.rules.model.board import DEAD, EFFECTS, around, effect, extend_chain, lay, playable
from bigboard.titles.acquire.rules.model.chains import ALL_CHAINS, CHAIN_NAMES, first_chain, several
from bigboard.titles.acquire.rules.model.shares import buy_share, can_buy_any, give_shares
from bigboard.titles.acquire.rules.model.sizes import GONE, HAND, LONE, ONCE, REPEAT
from bigboard.titles.acquire.rules.model.table import AcquireTable
from bigboard.titles.acquire.rules.model.tiles import TILE_NAMES


def step(t: AcquireTable, action: i64) -> None:
    """Take a legal action."""
    question = t.question
    if question == ids.ASK_PLAY_TILE:
        play_tile(t, action - ids.PLAY_TILE)
    elif question == ids.ASK_FOUND_CHAIN:
        found_chain(t, action - ids.FOUND)
    elif question == ids.ASK_CHOOSE_SURVIVOR:
        after_merger(t, name_survivor(t, action - ids.SURVIVE))
    elif question == ids.ASK_CHOOSE_ACQUIRED:
        after_merger(t, acquire(t, action - ids.ACQUIRE_FIRST))
    elif question == ids.ASK_TRADE_SHARES:
        after_merger(t, trade_shares(t, action - ids.TRADE))
    elif question == ids.ASK_SELL_SHARES:
        after_merger(t, sell_shares(t, action - ids.SELL))
    elif question == ids.ASK_DECLARE_END:
        declare_end(t, action == ids.DECLARE_END)
    else:
        buy(t, action)


def begin_turn(t: AcquireTable) -> None:
    t.actor = t.turn
    t.question = ids.ASK_PLAY_TILE
    t.bought = 0
    t.buy_from = 0
    first = t.turn * HAND
    for k in range(first, first + t.hand_sizes[t.turn]):
        if playable(t, t.hands[k]):
            return
    # ACQ-TRN-3: nothing to play, so the turn continues with buying.
    t.turns_without_tile += 1
    remember_stuck(t)
    if t.events:
        t.tell("no_playable_tile", t.turn, "ACQ-TRN-3", {})
    after_tile(t)


def take_from_hand(t: AcquireTable, seat: i64, tile: i64) -> None:
    last = seat * HAND + t.hand_sizes[seat] - 1
    k = seat * HAND
    while t.hands[k] != tile:
        k += 1
    t.hands[k] = t.hands[last]
    t.hand_sizes[seat] -= 1


def play_tile(t: AcquireTable, tile: i64) -> None:
    """The tile goes onto its cell and founds, grows, merges or does nothing (ACQ-TRN-2)."""
    seat = t.turn
    seen = around(t, tile)
    chains = seen & ALL_CHAINS
    data = {"tile": TILE_NAMES[tile], "effect": EFFECTS[effect(t, tile)]} if t.events else None
    take_from_hand(t, seat, tile)
    forget_tile(t, seat, tile)
    t.turns_without_tile = 0
    lay(t, tile, LONE)
    if data is not None:
        t.tell("tile_played", seat, "ACQ-TRN-2" if seen else "ACQ-TRN-4", data)
    if seen == 0:
        after_tile(t)  # ACQ-TRN-4
    elif chains == 0:
        t.tile = tile
        free = ALL_CHAINS & ~t.on_board
        if several(free):
            t.question = ids.ASK_FOUND_CHAIN
        else:
            found_chain(t, first_chain(free))
    elif several(chains):
        after_merger(t, begin_merger(t, tile, chains))
    else:
        chain = first_chain(chains)
        extend_chain(t, tile, chain)
        if t.events:
            t.tell("chain_grew", seat, "ACQ-GRW-1", {"chain": CHAIN_NAMES[chain], "size": int(t.sizes[chain])})
        after_tile(t)


def found_chain(t: AcquireTable, chain: i64) -> None:
    """A new chain, and one free share of it for its founder (ACQ-FND-2, ACQ-FND-3)."""
    tile = t.tile
    t.tile = -1
    extend_chain(t, tile, chain)
    if t.events:
        data = {"chain": CHAIN_NAMES[chain], "size": int(t.sizes[chain])}
        t.tell("chain_founded", t.turn, "ACQ-FND-2", data)
    if t.bank[chain] > 0:
        give_shares(t, t.turn, chain, 1)
        if t.events:
            t.tell("founder_share", t.turn, "ACQ-FND-3", {"chain": CHAIN_NAMES[chain]})
    after_tile(t)


def after_merger(t: AcquireTable, complete: bool) -> None:
    if complete:
        t.actor = t.turn
        after_tile(t)


def after_tile(t: AcquireTable) -> None:
    """ACQ-END-3: the end is declared, or not, after placing and before buying."""
    if can_declare_end(t):
        t.question = ids.ASK_DECLARE_END
    else:
        begin_buying(t)


def declare_end(t: AcquireTable, yes: bool) -> None:
    t.end_declared = yes
    if yes and t.events:
        t.tell("end_declared", t.turn, declared_rule(t), {})
    begin_buying(t)


def begin_buying(t: AcquireTable) -> None:
    if can_buy_any(t):
        t.question = ids.ASK_BUY_SHARES
    else:
        end_turn(t)  # ACQ-BUY-5


def buy(t: AcquireTable, action: i64) -> None:
    if action == ids.STOP_BUYING:
        end_turn(t)
        return
    buy_share(t, action - ids.BUY)
    if not can_buy_any(t):
        end_turn(t)


def end_turn(t: AcquireTable) -> None:
    """Draw, exchange dead tiles, and pass the turn to the left, unless the game is over."""
    if t.end_declared:
        finish(t)
        return
    if t.hand_sizes[t.turn] < HAND:  # ACQ-TRN-6
        draw(t)  # ACQ-TRN-5
    exchange_dead_tiles(t)
    if hands_empty(t) or t.turns_without_tile >= t.seats:
        finish(t)
    else:
        t.turn += 1
        if t.turn == t.seats:
            t.turn = 0
        t.turn_number += 1
        begin_turn(t)


def draw(t: AcquireTable) -> bool:
    """One tile from the bag into the hand of the player whose turn it is; False when the bag is empty (ACQ-TRN-6)."""
    if t.drawn == len(t.bag):
        return False
    seat = t.turn
    tile = t.bag[t.drawn]
    t.drawn += 1
    t.hands[seat * HAND + t.hand_sizes[seat]] = tile
    t.hand_sizes[seat] += 1
    if t.events:
        left = int(len(t.bag) - t.drawn)
        t.whisper("tile_drawn", seat, "ACQ-TRN-5", {"bag": left}, {"tile": TILE_NAMES[tile]})
    return True


def exchange_dead_tiles(t: AcquireTable) -> None:
    """ACQ-SAF-3: dead tiles are shown, discarded and redrawn, as the option `dead_tiles` says."""
    redrawn: i64 = 0
    if several(t.safe):
        if t.dead_tiles == REPEAT:
            while discard_dead_tiles(t, 1) > 0:
                draw(t)
        elif t.dead_tiles == ONCE:
            for _tile in range(discard_dead_tiles(t, HAND)):
                if draw(t):
                    redrawn += 1
    remember_sorted_out(t, redrawn)


def discard_dead_tiles(t: AcquireTable, limit: i64) -> i64:
    """Discard up to that many dead tiles and says how many there were. Their cells stay empty (ACQ-SAF-4)."""
    seat = t.turn
    found: i64 = 0
    k = seat * HAND
    while k < seat * HAND + t.hand_sizes[seat] and found < limit:
        tile = t.hands[k]
        if effect(t, tile) == DEAD:
            found += 1
            take_from_hand(t, seat, tile)
            forget_tile(t, seat, tile)
            lay(t, tile, GONE)
            if t.events:
                t.tell("dead_tile_discarded", seat, "ACQ-SAF-3", {"tile": TILE_NAMES[tile]})
        else:
            k += 1
    return found
