"""What a seat may see, as numbers for learning machines.

Everything is turned so that the viewer's own seat comes first. The declaration lists the fields.
"""

from struct import pack_into
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from bigboard.games.stockpile.rules.cards import (
    COMMERCE_KINDS,
    COMPANIES,
    FIRST_PLAYER_CARD,
    FORECASTS,
    HELD_KINDS,
    INVESTORS,
    MARKET_KINDS,
    STRATEGIES,
)
from bigboard.games.stockpile.rules.looking import owner_of_pair
from bigboard.games.stockpile.rules.numbers import (
    AT_ACTOR,
    AT_BIDDERS,
    AT_BIDS,
    AT_CARDS,
    AT_FIRST,
    AT_INVESTORS,
    AT_OPTIONS,
    AT_OWNERS,
    AT_PAIRS,
    AT_PILES,
    AT_QUESTION,
    AT_SEATS,
    AT_SPACES,
    AT_STAGE,
    GAME_OVER,
    STAGE_BEFORE_INFORMATION,
    STAGE_CHOOSING,
    TENSOR_SIZE,
)
from bigboard.games.stockpile.rules.strategy_hands import (
    IN_HAND,
    IN_HAND_TWICE,
    hand_size,
)
from bigboard.games.stockpile.rules.table import (
    BIDDER,
    BONDS,
    COMMERCE,
    COMPANY,
    FORECAST,
    KNOWN,
    MAX_PILES,
    MAX_PLAYERS,
    PAIRS,
    PILE_ROOM,
    PUBLIC,
    SEEN,
    SEEN_BY,
    SPACE,
    SUPPLY,
    UNKNOWN,
    StockpileTable,
    price_of,
)
from bigboard.games.stockpile.rules.view import debts_of

PILE_KINDS: Final = FIRST_PLAYER_CARD + 1

FLAGS: Final = AT_SEATS
FRACTIONS: Final = TENSOR_SIZE - FLAGS
SEAT_NUMBERS: Final = (AT_PILES - AT_SEATS) // MAX_PLAYERS
PILE_NUMBERS: Final = PILE_KINDS + 1
ONE: Final = 0x3F800000  # 1.0 as a float32


def fill_tensor(t: StockpileTable, seat: int, out: Any) -> None:
    """Writes the seat's view into a writable float32 buffer of TENSOR_SIZE numbers."""
    t.checked_seat(seat)
    target = memoryview(out).cast("B")
    if target.nbytes != TENSOR_SIZE * 4:
        raise ValueError(f"The tensor of Stockpile has {TENSOR_SIZE} float32 numbers, {TENSOR_SIZE * 4} bytes.")
    target[: FLAGS * 4] = memoryview(flags(t, seat)).cast("B")
    pack_into(f"{FRACTIONS}f", target, FLAGS * 4, *fractions(t, seat))


def turned(t: StockpileTable, seat: i64, viewer: i64) -> i64:
    """The seat counted clockwise from the viewer."""
    base: i64 = viewer if viewer >= 0 else 0
    return (seat - base + t.seats) % t.seats


def flags(t: StockpileTable, seat: i64) -> vec[i32]:
    """What is so or not so."""
    found = vec[i32]([0] * FLAGS)
    viewer: i64 = seat if seat >= 0 else PUBLIC
    found[AT_QUESTION + t.question] = ONE
    found[AT_STAGE + t.stage] = ONE
    found[AT_FIRST + turned(t, t.first, seat)] = ONE
    if t.question != GAME_OVER:
        found[AT_ACTOR + turned(t, t.actor, seat)] = ONE
    for company in range(i64(COMPANIES)):
        found[AT_SPACES + company * 16 + t.prices[company]] = ONE
    for pile in range(t.piles_in_play):
        bidder = t.bids[BIDDER + pile]
        if bidder >= 0:
            found[AT_BIDDERS + pile * MAX_PLAYERS + turned(t, bidder, seat)] = ONE
            found[AT_BIDS + pile * 8 + t.bids[SPACE + pile]] = ONE
    if t.stage >= STAGE_BEFORE_INFORMATION:
        for pair in range(i64(PAIRS)):
            owner = owner_of_pair(t, pair)
            if owner >= 0:
                found[AT_OWNERS + pair * MAX_PLAYERS + turned(t, owner, seat)] = ONE
            if (t.pairs[SEEN_BY + pair] >> viewer) & 1:
                at = AT_PAIRS + pair * (COMPANIES + FORECASTS)
                found[at + t.pairs[COMPANY + pair]] = ONE
                found[at + COMPANIES + t.pairs[FORECAST + pair]] = ONE
    for owner in range(t.seats):
        for k in range(owner * 2, owner * 2 + 2):
            if t.investors[k] >= 0 and (t.stage > STAGE_CHOOSING or owner == seat):
                found[AT_INVESTORS + turned(t, owner, seat) * INVESTORS + t.investors[k]] = ONE
    if seat >= 0:
        for card in range(i64(STRATEGIES)):
            if (t.cards[IN_HAND + seat] >> card) & 1:
                found[AT_CARDS + card] = ONE
            if (t.cards[IN_HAND_TWICE + seat] >> card) & 1:
                found[AT_CARDS + STRATEGIES + card] = ONE
    options = [
        t.advanced, t.with_bonds, t.with_commerce, t.with_dice, t.with_strategies, t.with_promo, t.with_investors,
        t.with_auction, t.with_first_card,
    ]  # fmt: skip
    for place in range(9):
        if options[place]:
            found[AT_OPTIONS + place] = ONE
    return found


def fraction(value: i64, whole: int) -> float:
    return int(value) / whole


def fractions(t: StockpileTable, seat: int) -> list[float]:
    """What is more or less: the seats clockwise from the viewer, the stockpiles, prices, discards, own hand."""
    values: list[float] = []
    viewer = seat if seat >= 0 else PUBLIC
    for k in range(MAX_PLAYERS):
        if k < t.seats:
            values.extend(seat_fractions(t, viewer, (max(seat, 0) + k) % int(t.seats)))
        else:
            values.extend([0.0] * SEAT_NUMBERS)
    for pile in range(MAX_PILES):
        values.extend(pile_fractions(t, viewer, pile))
    values.extend([fraction(price_of(t, company), 10) for company in range(COMPANIES)])
    values.extend([fraction(t.discard[kind], 10) for kind in range(MARKET_KINDS)])
    own = [0] * (MARKET_KINDS + COMMERCE_KINDS)
    if seat >= 0:
        for k in range(2):
            if t.hands[SUPPLY + seat * 2 + k] >= 0:
                own[t.hands[SUPPLY + seat * 2 + k]] += 1
            if t.hands[COMMERCE + seat * 2 + k] >= 0:
                own[MARKET_KINDS + t.hands[COMMERCE + seat * 2 + k]] += 1
    values.extend([count / 2 for count in own])
    values.append(fraction(t.round, int(t.rounds)))
    values.append(fraction(t.dividend if t.dividend_company >= 0 else 0, 3))
    values.append(fraction(t.sell_from, COMPANIES))
    return values


def seat_fractions(t: StockpileTable, viewer: int, owner: int) -> list[float]:
    held = [int(t.hold[owner * HELD_KINDS + kind]) for kind in range(HELD_KINDS)]
    known = held
    unknown = 0
    if viewer != owner and t.question != GAME_OVER:
        place = viewer * MAX_PLAYERS + owner
        known = [int(t.memory[KNOWN + place * HELD_KINDS + kind]) for kind in range(HELD_KINDS)]
        unknown = int(t.memory[UNKNOWN + place])
    values = [
        fraction(t.money[owner], 50),
        unknown / 10,
        fraction(t.ledger[BONDS + owner], 10),
        fraction(hand_size(t, owner), 10),
        sum(debts_of(t, owner)) / 10,
        1.0,  # the seat is taken
    ]
    values.extend([count / 10 for count in known])
    values.extend([fraction(t.split[owner * COMPANIES + c], 10) for c in range(COMPANIES)])
    values.extend([fraction(t.commerce_held[owner * COMMERCE_KINDS + kind], 7) for kind in range(COMMERCE_KINDS)])
    return values


def pile_fractions(t: StockpileTable, viewer: int, pile: int) -> list[float]:
    """Cards the viewer knows, by kind, and how many remain unknown."""
    cards = [0] * PILE_NUMBERS
    if pile < t.piles_in_play:
        for k in range(int(t.pile_sizes[pile])):
            card = int(t.piles[pile * PILE_ROOM + k])
            cards[card % SEEN if (card // SEEN) >> viewer & 1 else PILE_KINDS] += 1
    return [count / 4 for count in cards]
