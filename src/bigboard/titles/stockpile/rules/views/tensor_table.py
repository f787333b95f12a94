"""The table as numbers: seats, stockpiles, pairs, and the viewer's own cards."""

from typing import Final

from mypy_extensions import i64

from bigboard.games.engine.tensor_writer import TensorWriter, flag, lay_marked, put, put_row, write, write_row
from bigboard.titles.stockpile.rules import numbers as ids
from bigboard.titles.stockpile.rules.cards.cards import (
    COMMERCE_KINDS,
    COMPANIES,
    FIRST_COMMERCE,
    FORECASTS,
    HELD_KINDS,
    STRATEGIES,
)
from bigboard.titles.stockpile.rules.flow.preparation import dealt_each
from bigboard.titles.stockpile.rules.model.pair_visibility import owner_of_pair
from bigboard.titles.stockpile.rules.model.sizes import (
    ALL_SEATS,
    MAX_PLAYERS,
    PAIRS,
    PILE_ROOM,
    PUBLIC,
    SEEN,
    SEEN_BITS,
)
from bigboard.titles.stockpile.rules.model.strategy_hands import hand_size
from bigboard.titles.stockpile.rules.model.table import (
    BIDDER,
    BONDS,
    CAP,
    COMMERCE,
    COMPANY,
    DEBTS,
    DISCARDED,
    DISCARDED_TWICE,
    ENDED,
    FEES_TAKEN,
    FORECAST,
    IN_HAND,
    IN_HAND_TWICE,
    KNOWN,
    LAID,
    OPENING,
    SEEN_BY,
    SPACE,
    SUPPLY,
    UNKNOWN,
    WAITING,
    StockpileTable,
)
from bigboard.titles.stockpile.rules.powers.catalog import FIRST_STRATEGY

FACE_UP: Final = 32
A_CARD: Final = 64


def relative_seat(t: StockpileTable, seat: i64, base: i64) -> i64:
    """The seat counted clockwise from the base."""
    place = seat - base
    return place if place >= 0 else place + t.seats


def fill_seats(t: StockpileTable, viewer: i64, writer: TensorWriter) -> None:
    """`viewer` is a seat, or PUBLIC."""
    owner: i64 = viewer if viewer != PUBLIC else i64(0)
    at: i64 = ids.AT_SEATS
    for _seat in range(t.seats):
        money = t.money[owner]
        write(writer, at + ids.SEATS_MONEY, money if money < 50 else i64(50))
        if money > 50:
            fill_money(writer, at, money)
        if viewer == owner or t.question == ids.GAME_OVER:
            write_row(writer, at + ids.SEATS_KNOWN, t.hold, owner * HELD_KINDS, HELD_KINDS)
            write(writer, at + ids.SEATS_UNKNOWN, 0)
        else:
            fill_known(t, viewer * MAX_PLAYERS + owner, at, writer)
        put_row(writer, at + ids.SEATS_SPLIT, t.split, owner * COMPANIES, COMPANIES)
        fill_ledger(t, owner, at, writer)
        if t.with_investors:
            fill_investors(t, viewer, owner, at, writer)
        at += ids.SEATS_EACH
        owner += 1
        if owner == t.seats:
            owner = 0


def fill_money(writer: TensorWriter, at: i64, money: i64) -> None:
    """Write the part of a large sum that exceeds the first number."""
    put(writer, at + ids.SEATS_MORE_MONEY, money - 50 if money < 150 else i64(100))
    if money > 150:
        put(writer, at + ids.SEATS_MUCH_MONEY, money - 150 if money < 400 else i64(250))
        put(writer, at + ids.SEATS_MUCH_MONEY + 1, money - 400)


def fill_known(t: StockpileTable, place: i64, at: i64, writer: TensorWriter) -> None:
    """Write another player's portfolio: the known cards, the number of others, and the kinds that these cannot be."""
    memory = t.memory
    write_row(writer, at + ids.SEATS_KNOWN, memory, KNOWN + place * HELD_KINDS, HELD_KINDS)
    unknown = memory[UNKNOWN + place]
    write(writer, at + ids.SEATS_UNKNOWN, unknown)
    if unknown > 0:
        spot: i64 = writer.base + at + ids.SEATS_RULED_OUT
        first = CAP + place * HELD_KINDS
        for k in range(first, first + HELD_KINDS):
            if memory[k] == 0:
                lay_marked(writer, spot, writer.one)
            spot += 1


def fill_ledger(t: StockpileTable, owner: i64, at: i64, writer: TensorWriter) -> None:
    ledger = t.ledger
    if ledger[WAITING + owner]:
        put(writer, at + ids.SEATS_WAITING, ledger[WAITING + owner])
    if ledger[FEES_TAKEN + owner]:
        put(writer, at + ids.SEATS_FEES_TAKEN, ledger[FEES_TAKEN + owner])
    ended = ledger[ENDED + owner]
    if ended > 15:
        put(writer, at + ids.SEATS_ENDED_ON, ended >> 4)
        put(writer, at + ids.SEATS_ENDED_ON + 1, ended & 15)
    elif ended:
        put(writer, at + ids.SEATS_ENDED_ON, ended)
    owed = ledger[DEBTS + owner]
    number: i64 = ids.SEATS_OWES
    while owed:
        put(writer, at + number, owed & 255)
        owed >>= 8
        number += 1
    if t.with_bonds:
        put(writer, at + ids.SEATS_BONDS, t.ledger[BONDS + owner])
    if t.with_commerce:
        put_row(writer, at + ids.SEATS_COMMERCE, t.commerce_held, owner * COMMERCE_KINDS, COMMERCE_KINDS)
    if t.with_strategies:
        put(writer, at + ids.SEATS_STRATEGIES, hand_size(t, owner))


def fill_investors(t: StockpileTable, viewer: i64, owner: i64, at: i64, writer: TensorWriter) -> None:
    if t.stage == ids.STAGE_CHOOSING and viewer != owner:
        return
    first = True
    for k in range(owner * 2, owner * 2 + 2):
        investor = t.investors[k]
        if investor >= 0:
            flag(writer, at + ids.SEATS_INVESTORS + investor)
            if first:
                put(writer, at + ids.SEATS_FIRST_INVESTOR, investor + 1)
                first = False
            if (t.used >> investor) & 1:
                flag(writer, ids.AT_USED + investor)


def fill_piles(t: StockpileTable, viewer: i64, writer: TensorWriter) -> None:
    base: i64 = viewer if viewer != PUBLIC else i64(0)
    at: i64 = ids.AT_PILES
    for pile in range(t.piles_in_play):
        if t.pile_sizes[pile]:
            fill_pile(t, viewer, base, pile, at, writer)
        bidder = t.bids[BIDDER + pile]
        if bidder >= 0:
            flag(writer, at + ids.PILES_BIDDER + relative_seat(t, bidder, base))
            flag(writer, at + ids.PILES_SPACE + t.bids[SPACE + pile])
        if t.stage == ids.STAGE_AUCTION:
            put(writer, at + ids.PILES_INVESTOR, t.lots[pile] + 1)
        at += ids.PILES_EACH


def fill_pile(t: StockpileTable, viewer: i64, base: i64, pile: i64, at: i64, writer: TensorWriter) -> None:
    """Write the cards that the viewer knows, by kind, and for each place the seats that have seen it."""
    kinds = writer.counts
    piles = t.piles
    table = writer.table
    all_seats = (i64(1) << t.seats) - 1
    back = t.seats - base
    card_row = i64(writer.rows[at + ids.PILES_CARD])
    seen_row = i64(writer.rows[at + ids.PILES_SEEN])
    kind_row = i64(writer.rows[at + ids.PILES_KINDS])
    start: i64 = writer.base + at + ids.PILES_KINDS
    spot: i64 = writer.base + at + ids.PILES_CARD
    unknown: i64 = 0
    first = pile * PILE_ROOM
    last = first + t.pile_sizes[pile]
    for k in range(first, last):
        card = piles[k]
        seen = card >> SEEN_BITS
        if (seen >> viewer) & 1:
            kind = card & (SEEN - 1)
            count = kinds[kind] + 1
            kinds[kind] = count
            lay_marked(writer, start + kind, table[kind_row + count])
            lay_marked(writer, spot, table[card_row + kind + 1])
        else:
            unknown += 1
        shown: i64 = FACE_UP
        if seen != ALL_SEATS:
            seen &= all_seats
            shown = ((seen >> base) | (seen << back)) & all_seats
        lay_marked(writer, spot + (ids.PILES_SEEN - ids.PILES_CARD), table[seen_row + A_CARD + shown])
        spot += 1
    for k in range(first, last):
        kinds[piles[k] & (SEEN - 1)] = 0
    put(writer, at + ids.PILES_UNKNOWN, unknown)


def fill_pairs(t: StockpileTable, viewer: i64, writer: TensorWriter) -> None:
    base: i64 = viewer if viewer != PUBLIC else i64(0)
    pairs = t.pairs
    one = writer.one
    all_seats = (i64(1) << t.seats) - 1
    back = t.seats - base
    spot: i64 = writer.base + ids.AT_PAIRS
    for pair in range(i64(PAIRS)):
        company = pairs[COMPANY + pair]
        forecast = pairs[FORECAST + pair]
        owner = owner_of_pair(t, pair)
        if owner >= 0:
            lay_marked(writer, spot + ids.PAIRS_OWNER + relative_seat(t, owner, base), one)
        seen = pairs[SEEN_BY + pair]
        if (seen >> viewer) & 1:
            lay_marked(writer, spot + ids.PAIRS_COMPANY + company, one)
            lay_marked(writer, spot + ids.PAIRS_FORECAST + forecast, one)
            if seen == ALL_SEATS:
                lay_marked(writer, spot + ids.PAIRS_OPEN, one)
        seen &= all_seats
        among = ((seen >> base) | (seen << back)) & all_seats
        place = spot + ids.PAIRS_SEEN_BY
        while among:
            if among & 1:
                lay_marked(writer, place, one)
            among >>= 1
            place += 1
        spot += ids.PAIRS_EACH
    if t.laid > 0:
        fill_laid(t, base, writer)


def fill_forecasts(t: StockpileTable, in_play: bool, writer: TensorWriter) -> None:
    """Write the number of each forecast, which is constant within a round."""
    counts = writer.counts
    if in_play:
        for pair in range(i64(PAIRS)):
            counts[t.pairs[FORECAST + pair]] += 1
    write_row(writer, ids.AT_FORECASTS, counts, 0, FORECASTS)
    if in_play:
        for pair in range(i64(PAIRS)):
            counts[t.pairs[FORECAST + pair]] = 0


def fill_laid(t: StockpileTable, base: i64, writer: TensorWriter) -> None:
    at: i64 = ids.AT_LAID
    for pair in range(i64(PAIRS)):
        for k in range(t.laid):
            if t.pairs[LAID + 3 * k] != pair:
                continue
            power = t.pairs[LAID + 3 * k + 1]
            by = t.pairs[LAID + 3 * k + 2]
            flag(writer, at + ids.LAID_PAIR + pair)
            flag(writer, at + ids.LAID_SEAT + relative_seat(t, by, base))
            put(writer, at + ids.LAID_COST, t.card_data.cost[power])
            put(writer, at + ids.LAID_CARD, power - FIRST_STRATEGY + 1)
            at += ids.LAID_EACH


def fill_own(t: StockpileTable, seat: i64, writer: TensorWriter) -> None:
    """Write the cards that only this seat sees."""
    fill_hand(t, SUPPLY + seat * 2, 2, ids.AT_OWN_MARKET_ORDER, ids.AT_OWN_MARKET, 0, writer)
    if t.with_commerce:
        fill_hand(t, COMMERCE + seat * 2, 2, ids.AT_OWN_COMMERCE_ORDER, ids.AT_OWN_COMMERCE, FIRST_COMMERCE, writer)
    if t.with_strategies:
        fill_cards(t.cards[IN_HAND + seat], t.cards[IN_HAND_TWICE + seat], ids.AT_OWN_STRATEGIES, writer)
        fill_cards(t.cards[DISCARDED + seat], t.cards[DISCARDED_TWICE + seat], ids.AT_OWN_DISCARDED, writer)
    if t.with_investors:
        if t.stage == ids.STAGE_CHOOSING:
            for k in range(dealt_each(t)):
                flag(writer, ids.AT_OWN_DEALT + t.dealt[seat * 4 + k])
                put(writer, ids.AT_OWN_DEALT_ORDER + k, t.dealt[seat * 4 + k] + 1)
        if seat == t.power_seat:
            fill_hand(t, OPENING, t.piles_in_play, ids.AT_OWN_OPENING, -1, 0, writer)


def fill_hand(
    t: StockpileTable, first: i64, size: i64, order: i64, kinds: i64, more: i64, writer: TensorWriter
) -> None:
    """The cards of a hand one after the other, and how many of each kind; `more` is the number of its first kind."""
    place: i64 = 0
    for k in range(first, first + size):
        kind = t.hands[k]
        if kind >= 0:
            put(writer, order + place, kind + more + 1)
            place += 1
            if kinds >= 0:
                # Two equal cards have the same place, so the later number stays.
                put(writer, kinds + kind, 2 if k > first and t.hands[k - 1] == kind else 1)


def fill_cards(once: i64, twice: i64, at: i64, writer: TensorWriter) -> None:
    """A set of strategy cards that counts to two."""
    card: i64 = 0
    while once:
        if once & 1:
            flag(writer, at + card)
            if (twice >> card) & 1:
                flag(writer, at + STRATEGIES + card)
        once >>= 1
        card += 1
