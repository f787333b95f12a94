"""Samples that a seat cannot distinguish from the real state: the hidden tiles are dealt again.

A world is possible for a seat if it agrees with all that the seat has seen, and it is as likely as the deals are many
that lead to it. The notes of `hand_inference.py` are met while dealing. Hands with known facts come first
(`arrivals.py`); then those that were rid of dead tiles, the latest first, because what is allowed in it is allowed in
all the others too; then the rest, and the bag. The first hands may take tiles that the later ones need: then
these have fewer choices left, and the deal is kept with a chance that makes up for it, or dealt again. So it is, too,
if the player who is asked for a tile has none to play.
"""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.rng import Rng
from bigboard.titles.acquire.rules.hidden.hand_history import Arrivals, hands_with_facts
from bigboard.titles.acquire.rules.hidden.hand_inference import dead_since, recall_redrawn
from bigboard.titles.acquire.rules.model.board import playable
from bigboard.titles.acquire.rules.model.chains import several
from bigboard.titles.acquire.rules.model.sizes import EMPTY, HAND, LONE, NEVER
from bigboard.titles.acquire.rules.model.table import AcquireTable
from bigboard.titles.acquire.rules.model.tiles import CELLS
from bigboard.titles.acquire.rules.numbers import ASK_PLAY_TILE


def deal_hidden(t: AcquireTable, seat: i64, rng: Rng) -> None:
    """Deal all tiles that are hidden from this seat afresh. The table is a copy of the real one."""
    if not t.keeps_notes:
        recall_redrawn(t)
    tiles = hidden_tiles(t, seat)
    sorting = several(t.safe) and t.dead_tiles != NEVER
    own = i64(1) << seat if seat >= 0 else 0
    if len(t.stuck) > 0:
        hands = hands_with_facts(t, seat)
        expect(t, hands, tiles)
        while not deal_by_facts(t, own, hands, tiles, sorting, rng) or not agrees(t):
            pass
        return
    deal_rest(t, own, tiles, 0, sorting, rng)
    while not agrees(t):
        deal_rest(t, own, tiles, 0, sorting, rng)


def agrees(t: AcquireTable) -> bool:
    """Make sure that a seat which is asked for a tile has one to play."""
    return t.question != ASK_PLAY_TILE or can_play(t, t.actor)


def can_play(t: AcquireTable, seat: i64) -> bool:
    for k in range(seat * HAND, seat * HAND + t.hand_sizes[seat]):
        if playable(t, t.hands[k]):
            return True
    return False


def hidden_tiles(t: AcquireTable, seat: i64) -> vec[i64]:
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


def deal_rest(t: AcquireTable, dealt: i64, tiles: vec[i64], first: i64, sorting: bool, rng: Rng) -> None:
    """Deal the tiles from the first on to the hands that are not dealt yet, and the rest into the bag."""
    used = first
    other = t.turn
    if sorting:
        # First the hands without dead tiles, the latest sorted out first.
        for _seat in range(t.seats):
            other = other - 1 if other > 0 else t.seats - 1
            if not (dealt >> other) & 1 and t.unsorted[other] == 0:
                used = fill_hand(t, other, tiles, used, True, rng)
    for other in range(t.seats):
        if not (dealt >> other) & 1 and not (sorting and t.unsorted[other] == 0):
            used = fill_hand(t, other, tiles, used, False, rng)
    for k in range(used, len(tiles)):
        swap(tiles, k, k + rng.below(len(tiles) - k))
    t.bag = tiles[used:]
    t.drawn = 0


def fill_hand(t: AcquireTable, seat: i64, tiles: vec[i64], used: i64, sorted_out: bool, rng: Rng) -> i64:
    """Take random tiles into the hand and says how many are used up."""
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


def expect(t: AcquireTable, hands: list[Arrivals], tiles: vec[i64]) -> None:
    """The most choices that each hand can have: what the hands before it cannot leave over is not counted."""
    before: i64 = 0  # tiles in those hands
    for number, hand in enumerate(hands):
        hand.measure(tiles, 0)
        for since in range(hand.conclusions + 1):
            elsewhere: i64 = 0  # tiles of the hands before that this one cannot use anyhow
            for tile in tiles:
                if hand.earliest[tile] > since and fits_one_of(hands[:number], tile):
                    elsewhere += 1
            if before > elsewhere:
                hand.fitting[since] -= before - elsewhere
        hand.most = hand.choices()
        before += t.hand_sizes[hand.seat]


def fits_one_of(hands: list[Arrivals], tile: i64) -> bool:
    for hand in hands:
        if hand.fits(tile):
            return True
    return False


def deal_by_facts(t: AcquireTable, own: i64, hands: list[Arrivals], tiles: vec[i64], sorting: bool, rng: Rng) -> bool:
    """Deal all hidden tiles, the hands with known facts first; False if the deal is not to be kept."""
    chance = 1.0
    dealt = own
    used: i64 = 0
    for hand in hands:
        hand.measure(tiles, used)
        choices = hand.choices()
        chance *= choices / hand.most
        if chance == 0.0:
            return False
        used = hand.fill(t, tiles, used, choices, rng)
        dealt |= i64(1) << hand.seat
    if sorting:
        chance *= choices_left(t, dealt, tiles, used)
    if float(rng.word()) >= chance * 4294967296.0:
        return False
    deal_rest(t, dealt, tiles, used, sorting, rng)
    return True


def choices_left(t: AcquireTable, dealt: i64, tiles: vec[i64], first: i64) -> float:
    """The choices that hands without dead tiles have from the first tile on, compared with the most there can be."""
    compared = 1.0
    taken: i64 = 0  # by hands that were sorted out later: all those tiles are allowed in the earlier ones
    other = t.turn
    for _seat in range(t.seats):
        other = other - 1 if other > 0 else t.seats - 1
        if (dealt >> other) & 1 or t.unsorted[other] > 0:
            continue
        allowed: i64 = 0
        left: i64 = 0
        for k in range(i64(len(tiles))):
            if dead_since(t, tiles[k]) > t.sorted_out[other]:
                allowed += 1
                if k >= first:
                    left += 1
        dead = len(tiles) - allowed
        most = allowed - (first - dead if first > dead else 0)
        for _tile in range(t.hand_sizes[other]):
            if left <= taken:
                return 0.0
            compared *= float(left - taken) / float(most - taken)
            taken += 1
    return compared
