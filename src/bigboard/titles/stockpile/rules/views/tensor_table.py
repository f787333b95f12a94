"""What lies on the table, as numbers: seats, stockpiles, pairs, and what only the viewer has before their eyes."""

from typing import Final

from mypy_extensions import i64

from bigboard.games.engine.tensor_writer import Page, flag, lay_marked, put, put_row, write, write_row
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
from bigboard.titles.stockpile.rules.model.strategy_hands import (
    DISCARDED,
    DISCARDED_TWICE,
    IN_HAND,
    IN_HAND_TWICE,
    hand_size,
)
from bigboard.titles.stockpile.rules.model.table import (
    BIDDER,
    BONDS,
    CAP,
    COMMERCE,
    COMPANY,
    DEBTS,
    ENDED,
    EVERYBODY,
    FEES_TAKEN,
    FORECAST,
    KNOWN,
    LAID,
    MAX_PLAYERS,
    OPENING,
    PAIRS,
    PILE_ROOM,
    PUBLIC,
    SEEN,
    SEEN_BITS,
    SEEN_BY,
    SPACE,
    SUPPLY,
    UNKNOWN,
    WAITING,
    StockpileTable,
)
from bigboard.titles.stockpile.rules.numbers import (
    AT_FORECASTS,
    AT_LAID,
    AT_OWN_COMMERCE,
    AT_OWN_COMMERCE_ORDER,
    AT_OWN_DEALT,
    AT_OWN_DEALT_ORDER,
    AT_OWN_DISCARDED,
    AT_OWN_MARKET,
    AT_OWN_MARKET_ORDER,
    AT_OWN_OPENING,
    AT_OWN_STRATEGIES,
    AT_PAIRS,
    AT_PILES,
    AT_SEATS,
    AT_USED,
    GAME_OVER,
    LAID_CARD,
    LAID_COST,
    LAID_EACH,
    LAID_PAIR,
    LAID_SEAT,
    PAIRS_COMPANY,
    PAIRS_EACH,
    PAIRS_FORECAST,
    PAIRS_OPEN,
    PAIRS_OWNER,
    PAIRS_SEEN_BY,
    PILES_BIDDER,
    PILES_CARD,
    PILES_EACH,
    PILES_INVESTOR,
    PILES_KINDS,
    PILES_SEEN,
    PILES_SPACE,
    PILES_UNKNOWN,
    SEATS_BONDS,
    SEATS_COMMERCE,
    SEATS_EACH,
    SEATS_ENDED_ON,
    SEATS_FEES_TAKEN,
    SEATS_FIRST_INVESTOR,
    SEATS_INVESTORS,
    SEATS_KNOWN,
    SEATS_MONEY,
    SEATS_MORE_MONEY,
    SEATS_MUCH_MONEY,
    SEATS_OWES,
    SEATS_RULED_OUT,
    SEATS_SPLIT,
    SEATS_STRATEGIES,
    SEATS_UNKNOWN,
    SEATS_WAITING,
    STAGE_AUCTION,
    STAGE_CHOOSING,
)
from bigboard.titles.stockpile.rules.powers.catalogue import FIRST_STRATEGY

FACE_UP: Final = 32
A_CARD: Final = 64


def turned(t: StockpileTable, seat: i64, base: i64) -> i64:
    """The seat counted clockwise from the base."""
    place = seat - base
    return place if place >= 0 else place + t.seats


def fill_seats(t: StockpileTable, viewer: i64, page: Page) -> None:
    """`viewer` is a seat, or PUBLIC."""
    owner: i64 = viewer if viewer != PUBLIC else i64(0)
    at: i64 = AT_SEATS
    for _seat in range(t.seats):
        money = t.money[owner]
        write(page, at + SEATS_MONEY, money if money < 50 else i64(50))
        if money > 50:
            fill_money(page, at, money)
        if viewer == owner or t.question == GAME_OVER:
            write_row(page, at + SEATS_KNOWN, t.hold, owner * HELD_KINDS, HELD_KINDS)
            write(page, at + SEATS_UNKNOWN, 0)
        else:
            fill_known(t, viewer * MAX_PLAYERS + owner, at, page)
        put_row(page, at + SEATS_SPLIT, t.split, owner * COMPANIES, COMPANIES)
        fill_ledger(t, owner, at, page)
        if t.with_investors:
            fill_investors(t, viewer, owner, at, page)
        at += SEATS_EACH
        owner += 1
        if owner == t.seats:
            owner = 0


def fill_money(page: Page, at: i64, money: i64) -> None:
    """Of much money what the first number does not hold."""
    put(page, at + SEATS_MORE_MONEY, money - 50 if money < 150 else i64(100))
    if money > 150:
        put(page, at + SEATS_MUCH_MONEY, money - 150 if money < 400 else i64(250))
        put(page, at + SEATS_MUCH_MONEY + 1, money - 400)


def fill_known(t: StockpileTable, place: i64, at: i64, page: Page) -> None:
    """Of somebody else's portfolio what the viewer knows, how many cards they do not know, and what these cannot be."""
    memory = t.memory
    write_row(page, at + SEATS_KNOWN, memory, KNOWN + place * HELD_KINDS, HELD_KINDS)
    unknown = memory[UNKNOWN + place]
    write(page, at + SEATS_UNKNOWN, unknown)
    if unknown > 0:
        spot: i64 = page.base + at + SEATS_RULED_OUT
        first = CAP + place * HELD_KINDS
        for k in range(first, first + HELD_KINDS):
            if memory[k] == 0:
                lay_marked(page, spot, page.one)
            spot += 1


def fill_ledger(t: StockpileTable, owner: i64, at: i64, page: Page) -> None:
    ledger = t.ledger
    if ledger[WAITING + owner]:
        put(page, at + SEATS_WAITING, ledger[WAITING + owner])
    if ledger[FEES_TAKEN + owner]:
        put(page, at + SEATS_FEES_TAKEN, ledger[FEES_TAKEN + owner])
    ended = ledger[ENDED + owner]
    if ended > 15:
        put(page, at + SEATS_ENDED_ON, ended >> 4)
        put(page, at + SEATS_ENDED_ON + 1, ended & 15)
    elif ended:
        put(page, at + SEATS_ENDED_ON, ended)
    owed = ledger[DEBTS + owner]
    number: i64 = SEATS_OWES
    while owed:
        put(page, at + number, owed & 255)
        owed >>= 8
        number += 1
    if t.with_bonds:
        put(page, at + SEATS_BONDS, t.ledger[BONDS + owner])
    if t.with_commerce:
        put_row(page, at + SEATS_COMMERCE, t.commerce_held, owner * COMMERCE_KINDS, COMMERCE_KINDS)
    if t.with_strategies:
        put(page, at + SEATS_STRATEGIES, hand_size(t, owner))


def fill_investors(t: StockpileTable, viewer: i64, owner: i64, at: i64, page: Page) -> None:
    if t.stage == STAGE_CHOOSING and viewer != owner:
        return
    first = True
    for k in range(owner * 2, owner * 2 + 2):
        investor = t.investors[k]
        if investor >= 0:
            flag(page, at + SEATS_INVESTORS + investor)
            if first:
                put(page, at + SEATS_FIRST_INVESTOR, investor + 1)
                first = False
            if (t.used >> investor) & 1:
                flag(page, AT_USED + investor)


def fill_piles(t: StockpileTable, viewer: i64, page: Page) -> None:
    base: i64 = viewer if viewer != PUBLIC else i64(0)
    at: i64 = AT_PILES
    for pile in range(t.piles_in_play):
        if t.pile_sizes[pile]:
            fill_pile(t, viewer, base, pile, at, page)
        bidder = t.bids[BIDDER + pile]
        if bidder >= 0:
            flag(page, at + PILES_BIDDER + turned(t, bidder, base))
            flag(page, at + PILES_SPACE + t.bids[SPACE + pile])
        if t.stage == STAGE_AUCTION:
            put(page, at + PILES_INVESTOR, t.lots[pile] + 1)
        at += PILES_EACH


def fill_pile(t: StockpileTable, viewer: i64, base: i64, pile: i64, at: i64, page: Page) -> None:
    """Cards the viewer knows, by kind, and place by place who has seen what."""
    kinds = page.counts
    piles = t.piles
    table = page.table
    everybody = (i64(1) << t.seats) - 1
    back = t.seats - base
    card_row = i64(page.rows[at + PILES_CARD])
    seen_row = i64(page.rows[at + PILES_SEEN])
    kind_row = i64(page.rows[at + PILES_KINDS])
    start: i64 = page.base + at + PILES_KINDS
    spot: i64 = page.base + at + PILES_CARD
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
            lay_marked(page, start + kind, table[kind_row + count])
            lay_marked(page, spot, table[card_row + kind + 1])
        else:
            unknown += 1
        shown: i64 = FACE_UP
        if seen != EVERYBODY:
            seen &= everybody
            shown = ((seen >> base) | (seen << back)) & everybody
        lay_marked(page, spot + (PILES_SEEN - PILES_CARD), table[seen_row + A_CARD + shown])
        spot += 1
    for k in range(first, last):
        kinds[piles[k] & (SEEN - 1)] = 0
    put(page, at + PILES_UNKNOWN, unknown)


def fill_pairs(t: StockpileTable, viewer: i64, page: Page) -> None:
    base: i64 = viewer if viewer != PUBLIC else i64(0)
    pairs = t.pairs
    one = page.one
    everybody = (i64(1) << t.seats) - 1
    back = t.seats - base
    spot: i64 = page.base + AT_PAIRS
    for pair in range(i64(PAIRS)):
        company = pairs[COMPANY + pair]
        forecast = pairs[FORECAST + pair]
        owner = owner_of_pair(t, pair)
        if owner >= 0:
            lay_marked(page, spot + PAIRS_OWNER + turned(t, owner, base), one)
        seen = pairs[SEEN_BY + pair]
        if (seen >> viewer) & 1:
            lay_marked(page, spot + PAIRS_COMPANY + company, one)
            lay_marked(page, spot + PAIRS_FORECAST + forecast, one)
            if seen == EVERYBODY:
                lay_marked(page, spot + PAIRS_OPEN, one)
        seen &= everybody
        among = ((seen >> base) | (seen << back)) & everybody
        place = spot + PAIRS_SEEN_BY
        while among:
            if among & 1:
                lay_marked(page, place, one)
            among >>= 1
            place += 1
        spot += PAIRS_EACH
    if t.laid > 0:
        fill_laid(t, base, page)


def fill_forecasts(t: StockpileTable, in_play: bool, page: Page) -> None:
    """How often each is there: nothing changes that within a round, whoever has which."""
    counts = page.counts
    if in_play:
        for pair in range(i64(PAIRS)):
            counts[t.pairs[FORECAST + pair]] += 1
    write_row(page, AT_FORECASTS, counts, 0, FORECASTS)
    if in_play:
        for pair in range(i64(PAIRS)):
            counts[t.pairs[FORECAST + pair]] = 0


def fill_laid(t: StockpileTable, base: i64, page: Page) -> None:
    at: i64 = AT_LAID
    for pair in range(i64(PAIRS)):
        for k in range(t.laid):
            if t.pairs[LAID + 3 * k] != pair:
                continue
            power = t.pairs[LAID + 3 * k + 1]
            by = t.pairs[LAID + 3 * k + 2]
            flag(page, at + LAID_PAIR + pair)
            flag(page, at + LAID_SEAT + turned(t, by, base))
            put(page, at + LAID_COST, t.card_data.cost[power])
            put(page, at + LAID_CARD, power - FIRST_STRATEGY + 1)
            at += LAID_EACH


def fill_own(t: StockpileTable, seat: i64, page: Page) -> None:
    """What only this seat has before its eyes."""
    fill_hand(t, SUPPLY + seat * 2, 2, AT_OWN_MARKET_ORDER, AT_OWN_MARKET, 0, page)
    if t.with_commerce:
        fill_hand(t, COMMERCE + seat * 2, 2, AT_OWN_COMMERCE_ORDER, AT_OWN_COMMERCE, FIRST_COMMERCE, page)
    if t.with_strategies:
        fill_cards(t.cards[IN_HAND + seat], t.cards[IN_HAND_TWICE + seat], AT_OWN_STRATEGIES, page)
        fill_cards(t.cards[DISCARDED + seat], t.cards[DISCARDED_TWICE + seat], AT_OWN_DISCARDED, page)
    if t.with_investors:
        if t.stage == STAGE_CHOOSING:
            for k in range(dealt_each(t)):
                flag(page, AT_OWN_DEALT + t.dealt[seat * 4 + k])
                put(page, AT_OWN_DEALT_ORDER + k, t.dealt[seat * 4 + k] + 1)
        if seat == t.power_seat:
            fill_hand(t, OPENING, t.piles_in_play, AT_OWN_OPENING, -1, 0, page)


def fill_hand(t: StockpileTable, first: i64, size: i64, order: i64, kinds: i64, more: i64, page: Page) -> None:
    """The cards of a hand one after the other, and how many of each kind; `more` is the number of its first kind."""
    place: i64 = 0
    for k in range(first, first + size):
        kind = t.hands[k]
        if kind >= 0:
            put(page, order + place, kind + more + 1)
            place += 1
            if kinds >= 0:
                # Two alike stand in the same place: the later number is the one that stays.
                put(page, kinds + kind, 2 if k > first and t.hands[k - 1] == kind else 1)


def fill_cards(once: i64, twice: i64, at: i64, page: Page) -> None:
    """A set of strategy cards that counts to two."""
    card: i64 = 0
    while once:
        if once & 1:
            flag(page, at + card)
            if (twice >> card) & 1:
                flag(page, at + STRATEGIES + card)
        once >>= 1
        card += 1
