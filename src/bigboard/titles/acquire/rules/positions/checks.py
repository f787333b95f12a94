"""Position checks: a board that the rules can lead to, and a question that they would ask."""

from mypy_extensions import i64

from bigboard.games.contract import NO_SEAT
from bigboard.titles.acquire.rules import numbers as ids
from bigboard.titles.acquire.rules.flow.endgame import can_declare_end, hands_empty
from bigboard.titles.acquire.rules.flow.mergers import largest, trades_possible
from bigboard.titles.acquire.rules.hidden.hand_history import hands_with_facts
from bigboard.titles.acquire.rules.hidden.hand_inference import dead_since
from bigboard.titles.acquire.rules.model.board import DEAD, FOUNDS, MERGES, around, effect
from bigboard.titles.acquire.rules.model.chains import (
    ALL_CHAINS,
    CHAIN_NAMES,
    CHAINS,
    SHARES_PER_CHAIN,
    first_chain,
    several,
)
from bigboard.titles.acquire.rules.model.shares import can_buy_any, holding
from bigboard.titles.acquire.rules.model.sizes import EMPTY, FIRST_CHAIN, GONE, HAND, LONE, NEVER
from bigboard.titles.acquire.rules.model.table import AcquireTable
from bigboard.titles.acquire.rules.model.tiles import CELLS, NEIGHBORS, TILE_NAMES


def check_board(t: AcquireTable) -> None:
    for chain in range(CHAINS):
        if t.sizes[chain]:
            check_chain(t, chain)
    together = 0
    for tile in range(CELLS):
        holds = t.board[tile]
        if holds == LONE and tile != t.tile:
            seen = around_without(t, tile, t.tile)
            if seen & ALL_CHAINS:
                raise ValueError(f"Lone tile {TILE_NAMES[tile]} touches a chain, so it would belong to it.")
            if seen:
                together += 1
        elif holds == GONE and t.dead_tiles == NEVER:
            raise ValueError(f"Tile {TILE_NAMES[tile]} is gone, but with the option 'never' none is discarded.")
        elif holds == GONE and effect(t, tile) != DEAD:
            raise ValueError(f"Tile {TILE_NAMES[tile]} is gone but was never dead: it joins no two safe chains.")
    if together > t.seats:
        raise ValueError(f"{together} lone tiles touch each other; only the {t.seats} start tiles may.")


def check_chain(t: AcquireTable, chain: int) -> None:
    """Two tiles or more, connected, and touching no other chain."""
    name = CHAIN_NAMES[chain]
    cells = [cell for cell in range(CELLS) if t.board[cell] == chain + FIRST_CHAIN]
    if len(cells) < 2:
        raise ValueError(f"{name} has one tile; a chain has two or more.")
    reached = {cells[0]}
    frontier = [cells[0]]
    while frontier:
        cell = frontier.pop()
        for k in range(4):
            neighbor = int(NEIGHBORS[cell * 4 + k])
            holds = t.board[neighbor]
            # In mid-merger the survivor's parts hang together by the tile just played.
            if holds == chain + FIRST_CHAIN or (neighbor == t.tile and chain == t.survivor):
                if neighbor not in reached:
                    reached.add(neighbor)
                    frontier.append(neighbor)
            elif holds >= FIRST_CHAIN and cell != t.tile:
                raise ValueError(f"{name} touches {CHAIN_NAMES[holds - FIRST_CHAIN]} at {TILE_NAMES[neighbor]}.")
    if not reached.issuperset(cells):
        apart = next(cell for cell in cells if cell not in reached)
        raise ValueError(f"{name} is not connected: {TILE_NAMES[apart]} is apart.")


def around_without(t: AcquireTable, tile: i64, ignored: i64) -> i64:
    """Return the neighbors of a cell, as if the tile just played were not there."""
    if ignored < 0:
        return around(t, tile)
    t.board[ignored] = EMPTY
    seen = around(t, tile)
    t.board[ignored] = LONE
    return seen


def check_decision(t: AcquireTable) -> None:
    """The question must be one that the rules would ask here."""
    problem = ""
    question = t.question
    merging = question in (ids.ASK_CHOOSE_SURVIVOR, ids.ASK_CHOOSE_ACQUIRED, ids.ASK_TRADE_SHARES, ids.ASK_SELL_SHARES)
    if (t.tile >= 0) != (merging or question == ids.ASK_FOUND_CHAIN):
        problem = "'tile' is the tile that founds or merges, and belongs to such decisions only"
    elif merging:
        problem = merger_problem(t)
    elif t.survivor >= 0 or t.acquired >= 0 or t.to_settle:
        problem = "'survivor', 'acquired' and 'to_settle' belong to mergers only"
    elif question == ids.ASK_FOUND_CHAIN and effect_of_played(t) != FOUNDS:
        problem = f"{TILE_NAMES[t.tile]} founds nothing"
    elif question == ids.ASK_FOUND_CHAIN and not several(ALL_CHAINS & ~t.on_board):
        problem = "there is only one chain to found"
    elif question == ids.ASK_DECLARE_END and not can_declare_end(t):
        problem = "the end cannot be declared"
    elif question == ids.ASK_BUY_SHARES and not can_buy_any(t):
        problem = "there is nothing to buy"
    elif question == ids.ASK_PLAY_TILE and t.turns_without_tile >= t.seats:
        problem = "a whole round without a tile ends the game"
    elif question == ids.GAME_OVER and has_shares_on_board(t):
        problem = "at the end all shares of chains on the board are sold"
    elif question == ids.GAME_OVER and not has_ended(t):
        problem = "the end was not declared, there are tiles left, and no whole round has passed without one"
    if (
        not problem
        and t.end_declared
        and (question not in (ids.ASK_BUY_SHARES, ids.GAME_OVER) or not can_declare_end(t))
    ):
        problem = "the end cannot have been declared"
    if not problem and t.turns_without_tile and (merging or question == ids.ASK_FOUND_CHAIN):
        problem = "a tile has been played, so 'turns_without_tile' is 0"
    if not problem and (t.bought or t.buy_from) and question not in (ids.ASK_BUY_SHARES, ids.GAME_OVER):
        problem = "'bought' and 'buy_from' belong to buying only"
    if not problem and t.actor != t.turn and question not in (ids.ASK_TRADE_SHARES, ids.ASK_SELL_SHARES, ids.GAME_OVER):
        problem = "the player whose turn it is decides this"
    if problem:
        raise ValueError(f"The decision cannot be {ids.QUESTIONS[question]!r}: {problem}.")


def has_ended(t: AcquireTable) -> bool:
    """Return True if there is a reason for the game to be over: a declaration, no tile left, or a deadlock."""
    return t.end_declared or (hands_empty(t) and t.drawn == len(t.bag)) or t.turns_without_tile == t.seats


def has_shares_on_board(t: AcquireTable) -> bool:
    for chain in range(CHAINS):
        if t.sizes[chain] and t.bank[chain] < SHARES_PER_CHAIN:
            return True
    return False


def check_memory(t: AcquireTable) -> None:
    """Check that the players' memory is true, and that hands were sorted out in turn."""
    latest = t.turn_number
    # A game that ends by itself (ACQ-END-4, ACQ-END-5) does so after the last hand was sorted out.
    last = t.turn if t.question == ids.GAME_OVER and not t.end_declared else t.turn - 1
    for back in range(int(t.seats)):
        seat = (last - back + t.seats) % t.seats
        if t.sorted_out[seat] > latest:
            raise ValueError(f"The memory's 'sorted_out' is out of order for seat {seat}: that is done in turn.")
        latest = t.sorted_out[seat]
        if t.dead_tiles != NEVER and surplus_dead(t, seat) > 0:
            raise ValueError(f"The memory says that seat {seat} holds no such dead tiles, but it does.")
    for hand in hands_with_facts(t, NO_SEAT):
        if not hand.holds_what_fits(t):
            raise ValueError("The memory's 'stuck' speaks of tiles that the hand does not hold.")


def surplus_dead(t: AcquireTable, seat: i64) -> i64:
    """Return the dead tiles that this hand holds beyond those drawn since it was sorted out."""
    dead: i64 = 0
    for k in range(seat * HAND, seat * HAND + t.hand_sizes[seat]):
        if dead_since(t, t.hands[k]) <= t.sorted_out[seat]:
            dead += 1
    return dead - t.unsorted[seat] if dead > t.unsorted[seat] else 0


def effect_of_played(t: AcquireTable) -> i64:
    """Return the effect of the tile just played: its effect before it was laid."""
    t.board[t.tile] = EMPTY
    found = effect(t, t.tile)
    t.board[t.tile] = LONE
    return found


def merger_problem(t: AcquireTable) -> str:
    """Return why the present merger is impossible; "" if it is possible."""
    touching = around(t, t.tile) & ALL_CHAINS
    named = t.to_settle
    if t.survivor >= 0:
        named |= i64(1) << t.survivor
    if t.acquired >= 0:
        named |= i64(1) << t.acquired
    if named & ~touching or effect_of_played(t) == DEAD:
        return f"{TILE_NAMES[t.tile]} does not merge the chains named"
    deciding = t.question in (ids.ASK_TRADE_SHARES, ids.ASK_SELL_SHARES)
    if (t.survivor >= 0) == (t.question == ids.ASK_CHOOSE_SURVIVOR) or (t.acquired >= 0) != deciding:
        return "'survivor' and 'acquired' do not fit it"
    if touching & ~named:
        left_out = CHAIN_NAMES[first_chain(touching & ~named)]
        return f"{TILE_NAMES[t.tile]} touches {left_out} too, which has no part in the merger"
    if t.question == ids.ASK_CHOOSE_SURVIVOR:
        if effect_of_played(t) != MERGES or not several(largest(t, touching)):
            return "there is one survivor without a choice"
        return ""
    survivor = i64(1) << t.survivor
    if t.to_settle & survivor or not largest(t, named) & survivor:
        return f"{CHAIN_NAMES[t.survivor]} cannot be the survivor"
    if t.question == ids.ASK_CHOOSE_ACQUIRED:
        return "" if several(largest(t, t.to_settle)) else "there is one chain to acquire without a choice"
    acquired = i64(1) << t.acquired
    if t.to_settle & acquired or acquired == survivor or not largest(t, t.to_settle | acquired) & acquired:
        return f"{CHAIN_NAMES[t.acquired]} cannot be acquired now"
    if holding(t, t.actor, t.acquired) == 0:
        return f"seat {t.actor} holds no share of {CHAIN_NAMES[t.acquired]}"
    if t.question == ids.ASK_TRADE_SHARES and trades_possible(t) == 0:
        return f"seat {t.actor} can trade nothing"
    return ""
