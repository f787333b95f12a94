"""A seat's view as numbers, for machine learning. The declaration lists the fields.

Seats are counted clockwise from the viewer, whose own comes first.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.engine.tensor_writer import (
    Layout,
    TensorWriter,
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
from bigboard.titles.acquire.rules import numbers as ids
from bigboard.titles.acquire.rules.actions import fill_legal, room_for_answers
from bigboard.titles.acquire.rules.model.chains import CHAINS, share_price
from bigboard.titles.acquire.rules.model.sizes import EMPTY, GONE, HAND
from bigboard.titles.acquire.rules.model.table import AcquireTable
from bigboard.titles.acquire.rules.model.tiles import CELLS

LAYOUT: Final = Layout("Acquire", DECLARATION.tensor_wholes, ids.AT_LEGAL, ids.NUM_ACTIONS)

# Where the plane of a cell begins, by what it holds: gone, empty (which has none), lone, then the chains.
PLANES: Final = vec[i64]([ids.AT_GONE, 0, ids.AT_LONE] + [ids.AT_CHAINS + CELLS * chain for chain in range(CHAINS)])
MONEY_UNIT: Final = 100
FIRST_MONEY: Final = 100  # units in the first of a seat's numbers for money
MORE_MONEY: Final = 250  # in each of the others
MONEY_NUMBERS: Final = 6

# Where a writer keeps which of several is so; before these it keeps what every cell holds.
KEPT_QUESTION: Final = CELLS
KEPT_TURN: Final = CELLS + 1
KEPT_ACTOR: Final = CELLS + 2
KEPT_YOU: Final = CELLS + 3
KEPT_DEAD_TILES: Final = CELLS + 4
KEPT_TILE: Final = CELLS + 5
KEPT_BANK: Final = CELLS + 6  # of each chain


def fill_tensor(t: AcquireTable, viewer: i64, writer: TensorWriter) -> None:
    """Note all that the viewer may know, and nothing more; -1 is a spectator."""
    if writer.begin(t.seats):
        for seat in range(t.seats):
            write(writer, ids.AT_SEATS + seat * ids.SEATS_EACH + ids.SEATS_TAKEN, 1)
    if writer.kept_of is not t:
        choose(writer, KEPT_DEAD_TILES, ids.AT_DEAD_TILES + t.dead_tiles)
        write(writer, ids.AT_OPEN_HOLDINGS, 1 if t.open_holdings else 0)
        fill_board(t, writer)
    elif writer.kept_mark != t.laid:
        fill_board(t, writer)
    follow_row(writer, KEPT_BANK, ids.AT_BANK, t.bank, 0, CHAINS)
    choose(writer, KEPT_YOU, ids.AT_YOU + viewer if viewer >= 0 else i64(-1))
    if viewer >= 0:
        for k in range(viewer * HAND, viewer * HAND + t.hand_sizes[viewer]):
            flag(writer, ids.AT_HAND + t.hands[k])
    fill_flow(t, viewer if viewer >= 0 else i64(0), writer)
    fill_seats(t, viewer, writer)
    if viewer == t.actor and t.question != ids.GAME_OVER:
        out = room_for_answers(t)
        writer.add_answers(out, fill_legal(t, out))


def fill_board(t: AcquireTable, writer: TensorWriter) -> None:
    """The cells that hold something else than in the view before, and the chains on them."""
    board = t.board
    kept = writer.kept
    base = writer.base
    for cell in range(i64(CELLS)):
        holds = board[cell]
        before = kept[cell]
        if holds != before:
            if before != EMPTY:
                lay(writer, base + PLANES[before - GONE] + cell, 0)
            if holds != EMPTY:
                lay(writer, base + PLANES[holds - GONE] + cell, writer.one)
            kept[cell] = holds
    write_row(writer, ids.AT_SIZES, t.sizes, 0, CHAINS)
    for chain in range(i64(CHAINS)):
        size = t.sizes[chain]
        write(writer, ids.AT_PRICES + chain, share_price(chain, size) // MONEY_UNIT if size > 0 else i64(0))
        write(writer, ids.AT_SAFE + chain, (t.safe >> chain) & 1)
    writer.kept_of = t
    writer.kept_mark = t.laid


def fill_flow(t: AcquireTable, base: i64, writer: TensorWriter) -> None:
    """Write the question, the present merger and the turn."""
    choose(writer, KEPT_QUESTION, ids.AT_QUESTION + t.question)
    choose(writer, KEPT_TILE, ids.AT_TILE + t.tile if t.tile >= 0 else i64(-1))
    if t.to_settle != 0 or t.acquired >= 0:
        for chain in range(i64(CHAINS)):
            if (t.to_settle >> chain) & 1:
                flag(writer, ids.AT_TO_SETTLE + chain)
        if t.survivor >= 0:
            flag(writer, ids.AT_SURVIVOR + t.survivor)
        if t.acquired >= 0:
            flag(writer, ids.AT_ACQUIRED + t.acquired)
    turn = t.turn - base
    choose(writer, KEPT_TURN, ids.AT_TURN + (turn if turn >= 0 else turn + t.seats))
    actor = t.actor - base
    if actor < 0:
        actor += t.seats
    choose(writer, KEPT_ACTOR, ids.AT_ACTOR + actor if t.question != ids.GAME_OVER else i64(-1))
    if t.end_declared:
        flag(writer, ids.AT_END_DECLARED)
    write(writer, ids.AT_BAG, len(t.bag) - t.drawn)
    write(writer, ids.AT_BOUGHT, t.bought)
    write(writer, ids.AT_TURN_NUMBER, t.turn_number)
    put(writer, ids.AT_TURNS_WITHOUT_TILE, t.turns_without_tile)


def fill_seats(t: AcquireTable, viewer: i64, writer: TensorWriter) -> None:
    all_shown = t.open_holdings or t.question == ids.GAME_OVER  # ACQ-SET-8
    owner: i64 = viewer if viewer >= 0 else i64(0)
    at: i64 = ids.AT_SEATS
    for _seat in range(t.seats):
        write(writer, at + ids.SEATS_TILES, t.hand_sizes[owner])
        if all_shown or owner == viewer:
            fill_money(writer, at + ids.SEATS_MONEY, t.money[owner])
            write_row(writer, at + ids.SEATS_SHARES, t.shares, owner * CHAINS, CHAINS)
        else:
            write(writer, at + ids.SEATS_MONEY, 0)
            write_none(writer, at + ids.SEATS_SHARES, CHAINS)
        at += ids.SEATS_EACH
        owner += 1
        if owner == t.seats:
            owner = 0


def fill_money(writer: TensorWriter, at: i64, money: i64) -> None:
    left = money // MONEY_UNIT
    write(writer, at, left if left < FIRST_MONEY else i64(FIRST_MONEY))
    left -= FIRST_MONEY
    number: i64 = 1
    while left > 0 and number < MONEY_NUMBERS:
        put(writer, at + number, left if left < MORE_MONEY else i64(MORE_MONEY))
        left -= MORE_MONEY
        number += 1
