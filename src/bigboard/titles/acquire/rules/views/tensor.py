"""What a seat may see, as numbers for learning machines. The declaration lists the fields.

Seats are counted clockwise from the viewer, whose own comes first.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.engine.tensor_writer import (
    Layout,
    Page,
    choose,
    flag,
    follow_row,
    lay,
    put,
    write,
    write_none,
    write_row,
)
from bigboard.titles.acquire.declaration import DECLARATION
from bigboard.titles.acquire.rules.actions import fill_legal, room_for_answers
from bigboard.titles.acquire.rules.model.chains import CHAINS, share_price
from bigboard.titles.acquire.rules.model.table import EMPTY, GONE, HAND, AcquireTable
from bigboard.titles.acquire.rules.model.tiles import CELLS
from bigboard.titles.acquire.rules.numbers import (
    AT_ACQUIRED,
    AT_ACTOR,
    AT_BAG,
    AT_BANK,
    AT_BOUGHT,
    AT_CHAINS,
    AT_DEAD_TILES,
    AT_END_DECLARED,
    AT_GONE,
    AT_HAND,
    AT_LEGAL,
    AT_LONE,
    AT_OPEN_HOLDINGS,
    AT_PRICES,
    AT_QUESTION,
    AT_SAFE,
    AT_SEATS,
    AT_SIZES,
    AT_SURVIVOR,
    AT_TILE,
    AT_TO_SETTLE,
    AT_TURN,
    AT_TURN_NUMBER,
    AT_TURNS_WITHOUT_TILE,
    AT_YOU,
    GAME_OVER,
    NUM_ACTIONS,
    SEATS_EACH,
    SEATS_MONEY,
    SEATS_SHARES,
    SEATS_TAKEN,
    SEATS_TILES,
)

LAYOUT: Final = Layout("Acquire", DECLARATION.tensor_wholes, AT_LEGAL, NUM_ACTIONS)

# Where the plane of a cell begins, by what it holds: gone, empty (which has none), lone, then the chains.
PLANES: Final = vec[i64]([AT_GONE, 0, AT_LONE] + [AT_CHAINS + CELLS * chain for chain in range(CHAINS)])
MONEY_UNIT: Final = 100
FIRST_MONEY: Final = 100  # units in the first of a seat's numbers for money
MORE_MONEY: Final = 250  # in each of the others
MONEY_NUMBERS: Final = 6

# Where a page keeps which of several is so; before these it keeps what every cell holds.
KEPT_QUESTION: Final = CELLS
KEPT_TURN: Final = CELLS + 1
KEPT_ACTOR: Final = CELLS + 2
KEPT_YOU: Final = CELLS + 3
KEPT_DEAD_TILES: Final = CELLS + 4
KEPT_TILE: Final = CELLS + 5
KEPT_BANK: Final = CELLS + 6  # of each chain


def fill_page(t: AcquireTable, viewer: i64, page: Page) -> None:
    """Notes all that the viewer may know, and nothing more; -1 is a spectator."""
    if page.begin(t.seats):
        for seat in range(t.seats):
            write(page, AT_SEATS + seat * SEATS_EACH + SEATS_TAKEN, 1)
    if page.kept_of is not t:
        choose(page, KEPT_DEAD_TILES, AT_DEAD_TILES + t.dead_tiles)
        write(page, AT_OPEN_HOLDINGS, 1 if t.open_holdings else 0)
        fill_board(t, page)
    elif page.kept_mark != t.laid:
        fill_board(t, page)
    follow_row(page, KEPT_BANK, AT_BANK, t.bank, 0, CHAINS)
    choose(page, KEPT_YOU, AT_YOU + viewer if viewer >= 0 else i64(-1))
    if viewer >= 0:
        for k in range(viewer * HAND, viewer * HAND + t.hand_sizes[viewer]):
            flag(page, AT_HAND + t.hands[k])
    fill_flow(t, viewer if viewer >= 0 else i64(0), page)
    fill_seats(t, viewer, page)
    if viewer == t.actor and t.question != GAME_OVER:
        out = room_for_answers(t)
        page.add_answers(out, fill_legal(t, out))


def fill_board(t: AcquireTable, page: Page) -> None:
    """The cells that hold something else than in the view before, and the chains on them."""
    board = t.board
    kept = page.kept
    base = page.base
    for cell in range(i64(CELLS)):
        holds = board[cell]
        before = kept[cell]
        if holds != before:
            if before != EMPTY:
                lay(page, base + PLANES[before - GONE] + cell, 0)
            if holds != EMPTY:
                lay(page, base + PLANES[holds - GONE] + cell, page.one)
            kept[cell] = holds
    write_row(page, AT_SIZES, t.sizes, 0, CHAINS)
    for chain in range(i64(CHAINS)):
        size = t.sizes[chain]
        write(page, AT_PRICES + chain, share_price(chain, size) // MONEY_UNIT if size > 0 else i64(0))
        write(page, AT_SAFE + chain, (t.safe >> chain) & 1)
    page.kept_of = t
    page.kept_mark = t.laid


def fill_flow(t: AcquireTable, base: i64, page: Page) -> None:
    """Where we are: the question, the merger under way, and the turn."""
    choose(page, KEPT_QUESTION, AT_QUESTION + t.question)
    choose(page, KEPT_TILE, AT_TILE + t.tile if t.tile >= 0 else i64(-1))
    if t.to_settle != 0 or t.acquired >= 0:
        for chain in range(i64(CHAINS)):
            if (t.to_settle >> chain) & 1:
                flag(page, AT_TO_SETTLE + chain)
        if t.survivor >= 0:
            flag(page, AT_SURVIVOR + t.survivor)
        if t.acquired >= 0:
            flag(page, AT_ACQUIRED + t.acquired)
    turn = t.turn - base
    choose(page, KEPT_TURN, AT_TURN + (turn if turn >= 0 else turn + t.seats))
    actor = t.actor - base
    if actor < 0:
        actor += t.seats
    choose(page, KEPT_ACTOR, AT_ACTOR + actor if t.question != GAME_OVER else i64(-1))
    if t.end_declared:
        flag(page, AT_END_DECLARED)
    write(page, AT_BAG, len(t.bag) - t.drawn)
    write(page, AT_BOUGHT, t.bought)
    write(page, AT_TURN_NUMBER, t.turn_number)
    put(page, AT_TURNS_WITHOUT_TILE, t.turns_without_tile)


def fill_seats(t: AcquireTable, viewer: i64, page: Page) -> None:
    all_shown = t.open_holdings or t.question == GAME_OVER  # ACQ-SET-8
    owner: i64 = viewer if viewer >= 0 else i64(0)
    at: i64 = AT_SEATS
    for _seat in range(t.seats):
        write(page, at + SEATS_TILES, t.hand_sizes[owner])
        if all_shown or owner == viewer:
            fill_money(page, at + SEATS_MONEY, t.money[owner])
            write_row(page, at + SEATS_SHARES, t.shares, owner * CHAINS, CHAINS)
        else:
            write(page, at + SEATS_MONEY, 0)
            write_none(page, at + SEATS_SHARES, CHAINS)
        at += SEATS_EACH
        owner += 1
        if owner == t.seats:
            owner = 0


def fill_money(page: Page, at: i64, money: i64) -> None:
    left = money // MONEY_UNIT
    write(page, at, left if left < FIRST_MONEY else i64(FIRST_MONEY))
    left -= FIRST_MONEY
    number: i64 = 1
    while left > 0 and number < MONEY_NUMBERS:
        put(page, at + number, left if left < MORE_MONEY else i64(MORE_MONEY))
        left -= MORE_MONEY
        number += 1
