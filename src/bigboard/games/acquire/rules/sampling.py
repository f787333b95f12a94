"""Worlds that a seat cannot tell from the real one: the hidden tiles dealt afresh.

A world is possible for a seat if it agrees with all that the seat has seen, including what `memory.py` notes.
Conclusions about dead tiles are met while dealing: the hand that was sorted out last comes first, because what is
allowed in it is allowed in all the others too, and so the draw stays uniform. The few conclusions that remain
(somebody could, or could not, play) are met by dealing again; where they are so tight that this does not succeed,
the deal is repaired by swaps of hidden tiles until it agrees, and then mixed by many random swaps that keep it so,
which is uniform in the long run.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bigboard.games.acquire.rules.board import playable
from bigboard.games.acquire.rules.chains import several
from bigboard.games.acquire.rules.memory import STUCK_FIELDS, within
from bigboard.games.acquire.rules.numbers import ASK_PLAY_TILE
from bigboard.games.acquire.rules.table import EMPTY, FIRST_CHAIN, HAND, LONE, NEVER, NEVER_SAFE, Table
from bigboard.games.acquire.rules.tiles import CELLS, NEIGHBOURS
from bigboard.games.rng import Rng

TRIES: Final = 200
SWAPS: Final = 4000
MENDS: Final = 1000


def deal_hidden(t: Table, seat: i64, rng: Rng) -> None:
    """Deals all tiles that are hidden from this seat anew. The table is a copy of the real one."""
    tiles = hidden_tiles(t, seat)
    sorting = several(t.safe) and t.dead_tiles != NEVER
    uncertain = may_disagree(t, seat)
    if not uncertain:
        deal_once(t, seat, tiles, sorting, rng)
        return
    for _ in range(i64(TRIES)):
        deal_once(t, seat, tiles, sorting, rng)
        if violations(t, seat) == 0:
            return
    while not repair(t, seat, rng):
        deal_once(t, seat, tiles, sorting, rng)
    swap_hidden(t, seat, rng)


def hidden_tiles(t: Table, seat: i64) -> vec[i64]:
    """The tiles this seat has not seen, in board order: a seat that sees the same gets the same list."""
    board = t.board[:]
    if seat >= 0:
        for k in range(seat * HAND, seat * HAND + t.hand_sizes[seat]):
            board[t.hands[k]] = LONE
    tiles = board[:CELLS]
    hidden: i64 = 0
    for cell in range(i64(CELLS)):
        if board[cell] == EMPTY:
            tiles[hidden] = cell
            hidden += 1
    return tiles[:hidden]


def deal_once(t: Table, seat: i64, tiles: vec[i64], sorting: bool, rng: Rng) -> None:
    used: i64 = 0
    other = t.turn
    if sorting:
        # First the hands without dead tiles, the latest sorted out first.
        for _ in range(t.seats):
            other = other - 1 if other > 0 else t.seats - 1
            if other != seat and t.unsorted[other] == 0:
                used = fill_hand(t, other, tiles, used, True, rng)
    for other in range(t.seats):
        if other != seat and not (sorting and t.unsorted[other] == 0):
            used = fill_hand(t, other, tiles, used, False, rng)
    for k in range(used, len(tiles)):
        swap(tiles, k, k + rng.below(len(tiles) - k))
    t.bag = tiles[used:]
    t.drawn = 0


def fill_hand(t: Table, seat: i64, tiles: vec[i64], used: i64, sorted_out: bool, rng: Rng) -> i64:
    """Takes random tiles into the hand and says how many are used up."""
    left = len(tiles)
    for k in range(seat * HAND, seat * HAND + t.hand_sizes[seat]):
        pick = used + rng.below(left - used)
        while sorted_out and dead_since(t, tiles[pick]) <= t.sorted_out[seat]:
            pick = used + rng.below(left - used)
        swap(tiles, used, pick)
        t.hands[k] = tiles[used]
        used += 1
    return used


def swap(tiles: vec[i64], a: i64, b: i64) -> None:
    tile = tiles[a]
    tiles[a] = tiles[b]
    tiles[b] = tile


def dead_since(t: Table, tile: i64) -> i64:
    """The turn in which this tile became dead; NEVER_SAFE if it is not."""
    earliest: i64 = NEVER_SAFE  # when the first safe chain touched the cell
    second: i64 = NEVER_SAFE  # when another one did: from then on the tile was dead
    chain: i64 = -1
    for k in range(tile * 4, tile * 4 + 4):
        cell = NEIGHBOURS[k]
        other = t.board[cell] - FIRST_CHAIN
        if other >= 0 and (t.safe >> other) & 1:
            since = t.safe_since[other]
            if t.joined[cell] > since:
                since = t.joined[cell]
            if other == chain:
                if since < earliest:
                    earliest = since
            elif since < earliest:
                second = earliest
                earliest = since
                chain = other
            elif since < second:
                second = since
    return second


def may_disagree(t: Table, seat: i64) -> bool:
    """Whether there are conclusions that dealing alone does not meet."""
    if len(t.stuck) > 0:
        return True
    if t.question == ASK_PLAY_TILE and t.actor != seat:
        return True
    for other in range(t.seats):
        if t.unsorted[other] > 0:
            return True
    return False


def violations(t: Table, seat: i64) -> i64:
    """By how many tiles this deal disagrees with what the seat can conclude; 0 where it agrees."""
    tiles = missing_stuck(t)
    if t.question == ASK_PLAY_TILE and not can_play(t, t.actor):
        tiles += 1  # he is asked for a tile, so he has one to play
    if t.dead_tiles != NEVER and several(t.safe):
        for other in range(t.seats):
            if other != seat:
                tiles += surplus_dead(t, other)
    return tiles


def missing_stuck(t: Table) -> i64:
    """Whoever could play nothing still holds that many tiles that could not be played then: how many are missing."""
    missing: i64 = 0
    for k in range(0, len(t.stuck), i64(STUCK_FIELDS)):
        owner = t.stuck[k]
        among: i64 = 0
        for j in range(owner * HAND, owner * HAND + t.hand_sizes[owner]):
            if within(t.hands[j], t.stuck[k + 2], t.stuck[k + 3]):
                among += 1
        if among < t.stuck[k + 1]:
            missing += t.stuck[k + 1] - among
    return missing


def surplus_dead(t: Table, seat: i64) -> i64:
    """How many more dead tiles this hand holds than came into it since it was sorted out."""
    dead: i64 = 0
    for k in range(seat * HAND, seat * HAND + t.hand_sizes[seat]):
        if dead_since(t, t.hands[k]) <= t.sorted_out[seat]:
            dead += 1
    return dead - t.unsorted[seat] if dead > t.unsorted[seat] else 0


def can_play(t: Table, seat: i64) -> bool:
    for k in range(seat * HAND, seat * HAND + t.hand_sizes[seat]):
        if playable(t, t.hands[k]):
            return True
    return False


def hidden_places(t: Table, seat: i64) -> vec[i64]:
    """The places of the other hands; those of the bag come after them."""
    places = vec[i64]()
    for other in range(t.seats):
        if other != seat:
            for k in range(other * HAND, other * HAND + t.hand_sizes[other]):
                places = append(places, k)
    return places


def repair(t: Table, seat: i64, rng: Rng) -> bool:
    """Swaps after which the deal disagrees no more than before, until it agrees: owing nothing to the real deal."""
    places = hidden_places(t, seat)
    hidden = len(places) + len(t.bag)
    left = violations(t, seat)
    for _ in range(i64(MENDS)):
        if left == 0:
            return True
        a = rng.below(hidden)
        b = rng.below(hidden)
        exchange(t, places, a, b)
        now = violations(t, seat)
        if now > left:
            exchange(t, places, a, b)
        else:
            left = now
    return left == 0


def swap_hidden(t: Table, seat: i64, rng: Rng) -> None:
    """Random swaps of hidden tiles from a deal that agrees; a swap that breaks a conclusion is taken back."""
    places = hidden_places(t, seat)
    t.drawn = 0
    hidden = len(places) + len(t.bag)
    for _ in range(i64(SWAPS)):
        a = rng.below(hidden)
        b = rng.below(hidden)
        exchange(t, places, a, b)
        if violations(t, seat) > 0:
            exchange(t, places, a, b)


def exchange(t: Table, places: vec[i64], a: i64, b: i64) -> None:
    in_hands = len(places)
    first = t.hands[places[a]] if a < in_hands else t.bag[a - in_hands]
    second = t.hands[places[b]] if b < in_hands else t.bag[b - in_hands]
    if a < in_hands:
        t.hands[places[a]] = second
    else:
        t.bag[a - in_hands] = second
    if b < in_hands:
        t.hands[places[b]] = first
    else:
        t.bag[b - in_hands] = first
