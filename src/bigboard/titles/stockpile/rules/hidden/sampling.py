"""Samples that a seat cannot distinguish from the real state: hidden cards are dealt again (STK-HID-14).

`hidden_shares.py` deals the market cards; here follow pairs, commerce cards, strategy cards and investors. Hidden cards
are always sorted before they are shuffled, so a seat that sees the same gets the same worlds. In such a world the other
players know of each other's portfolios the public facts only.
"""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.engine.table_base import zeros
from bigboard.games.rng import Rng
from bigboard.titles.stockpile.rules import numbers as ids
from bigboard.titles.stockpile.rules.cards.cards import (
    COMMERCE_KINDS,
    COMPANIES,
    FIRST_COMMERCE,
    INVESTORS,
    STRATEGIES,
)
from bigboard.titles.stockpile.rules.flow.legal import fill_legal, room_for_answers
from bigboard.titles.stockpile.rules.flow.preparation import dealt_each
from bigboard.titles.stockpile.rules.hidden.hidden_shares import deal_market
from bigboard.titles.stockpile.rules.model.sizes import MAX_PLAYERS, PAIRS, PILE_ROOM, PUBLIC, SEEN
from bigboard.titles.stockpile.rules.model.strategy_hands import bits, put_card
from bigboard.titles.stockpile.rules.model.table import (
    COMMERCE,
    COMPANY,
    DISCARDED,
    DISCARDED_TWICE,
    FORECAST,
    IN_HAND,
    IN_HAND_TWICE,
    OPENING,
    PLAYED,
    PLAYED_TWICE,
    SEEN_BY,
    StockpileTable,
)
from bigboard.titles.stockpile.rules.setup.fast_deal import shuffle_pairs


def deal_hidden(t: StockpileTable, seat: int, rng: Rng) -> None:
    """Deal all that is hidden from this seat afresh. The table is a copy of the real one."""
    if t.question == ids.GAME_OVER:
        return
    viewer: i64 = seat if seat >= 0 else PUBLIC
    if t.with_investors and t.stage == ids.STAGE_CHOOSING:
        deal_investors(t, viewer, rng)
    if t.with_strategies:
        deal_strategies(t, viewer, rng)
    if t.with_commerce:
        deal_commerce(t, viewer, rng)
    deal_fresh_pairs(t, viewer, rng)
    deal_market(t, viewer, rng)


def deal_fresh_pairs(t: StockpileTable, viewer: i64, rng: Rng) -> None:
    """Companies and forecasts of unseen pairs are paired afresh; later rounds are all new."""
    first = t.round
    t.to_come = t.to_come[:]
    if t.stage >= ids.STAGE_BEFORE_INFORMATION:
        first += 1
        shuffle_unseen(t, viewer, COMPANY, rng)
        shuffle_unseen(t, viewer, FORECAST, rng)
        start = t.round * 2 * PAIRS
        for k in range(i64(PAIRS)):  # nothing of the real pairs remains
            t.to_come[start + k] = t.pairs[COMPANY + k]
            t.to_come[start + PAIRS + k] = t.pairs[FORECAST + k]
    if first < t.rounds:
        t.dice = t.dice[:]
        companies = zeros(COMPANIES)
        forecasts = zeros(PAIRS)
        for k in range(i64(PAIRS)):
            companies[k] = k
            forecasts[k] = t.card_data.base_forecasts[k]
        for number in range(first, t.rounds):
            shuffle_pairs(t, number, companies, forecasts, rng)


def shuffle_unseen(t: StockpileTable, viewer: i64, cards: i64, rng: Rng) -> None:
    """The companies, or the forecasts, of the pairs that the viewer has not seen."""
    unseen = zeros(PAIRS)
    count: i64 = 0
    for pair in range(i64(PAIRS)):
        if not (t.pairs[SEEN_BY + pair] >> viewer) & 1:
            card = t.pairs[cards + pair]
            at = count
            while at > 0 and unseen[at - 1] > card:
                unseen[at] = unseen[at - 1]
                at -= 1
            unseen[at] = card
            count += 1
    for pair in range(i64(PAIRS)):
        if not (t.pairs[SEEN_BY + pair] >> viewer) & 1:
            pick = rng.below(count)
            t.pairs[cards + pair] = unseen[pick]
            count -= 1
            unseen[pick] = unseen[count]


def deal_commerce(t: StockpileTable, viewer: i64, rng: Rng) -> None:
    """Other players' commerce cards and the rest of the deck."""
    counts = zeros(COMMERCE_KINDS)
    total: i64 = 0
    for k in range(t.commerce_drawn, len(t.commerce)):
        counts[t.commerce[k]] += 1
        total += 1
    for place in range(i64(COMMERCE), i64(OPENING)):
        if t.hands[place] >= 0 and (place - COMMERCE) // 2 != viewer:
            counts[t.hands[place]] += 1
            total += 1
    hidden = zeros(int(total))
    at: i64 = 0
    for kind in range(i64(COMMERCE_KINDS)):
        for _card in range(counts[kind]):
            hidden[at] = kind
            at += 1
    rng.shuffle_numbers(hidden)
    used: i64 = 0
    second: i64 = -1  # the place of a seat's second card, which allows conclusions
    if t.question == ids.ASK_PLACE_COMMERCE and t.step == 1 and t.actor != viewer:
        bring_forward(t, hidden, rng)
        second = COMMERCE + t.actor * 2
        if t.hands[second] < 0:
            second += 1
        t.hands[second] = hidden[0]
        used = 1
    for place in range(i64(COMMERCE), i64(OPENING)):
        if t.hands[place] >= 0 and (place - COMMERCE) // 2 != viewer and place != second:
            t.hands[place] = hidden[used]
            used += 1
    t.commerce = hidden[used:]
    t.commerce_drawn = 0


def bring_forward(t: StockpileTable, hidden: vec[i64], rng: Rng) -> None:
    """The second of two cards is not lower than the first, nor equal to one that lies on the last pile."""
    pile = t.first_pile
    first = t.piles[pile * PILE_ROOM + t.pile_sizes[pile] - 1] % SEEN - FIRST_COMMERCE
    least = first + 1 if pile == t.piles_in_play - 1 else first
    k = rng.below(len(hidden))
    while hidden[k] < least:
        k = rng.below(len(hidden))
    card = hidden[k]
    hidden[k] = hidden[0]
    hidden[0] = card
    t.equal_cards = 1 if card == first else 0


def add_cards(counts: vec[i64], once: i64, twice: i64, sign: i64) -> None:
    for card in range(i64(STRATEGIES)):
        counts[card] += sign * (((once >> card) & 1) + ((twice >> card) & 1))


def deal_strategies(t: StockpileTable, viewer: i64, rng: Rng) -> None:
    """Other hands, other discards, and the rest of the deck."""
    counts = zeros(STRATEGIES)
    for card in t.strategies:
        counts[card] += 1
    add_cards(counts, t.cards[PLAYED], t.cards[PLAYED_TWICE], -1)
    if viewer < t.seats:
        add_cards(counts, t.cards[IN_HAND + viewer], t.cards[IN_HAND_TWICE + viewer], -1)
        add_cards(counts, t.cards[DISCARDED + viewer], t.cards[DISCARDED_TWICE + viewer], -1)
    left: i64 = 0
    for card in range(i64(STRATEGIES)):
        left += counts[card]
    deck = vec[i64]([0] * int(left))
    at: i64 = 0
    for card in range(i64(STRATEGIES)):
        for _copy in range(counts[card]):
            deck[at] = card
            at += 1
    rng.shuffle_numbers(deck)
    used = hand_out_strategies(t, viewer, deck)
    while t.stage == ids.STAGE_DISCARDING and t.actor != viewer and fill_legal(t, room_for_answers(t)) == 0:
        rng.shuffle_numbers(deck)
        used = hand_out_strategies(t, viewer, deck)
    if t.stage <= ids.STAGE_DISCARDING:
        # The top of the deck will still be drawn; of the cards dealt before, only the kinds matter.
        whole = t.strategies[:]
        for k in range(used, len(deck)):
            whole[t.strategies_drawn + k - used] = deck[k]
        t.strategies = same_cards(t, whole)
    else:
        t.strategies = in_order(t.strategies)  # nothing will be drawn, and nothing of the real deal remains


def in_order(cards: vec[i64]) -> vec[i64]:
    counts = zeros(STRATEGIES)
    for k in range(len(cards)):
        counts[cards[k]] += 1
    ordered = cards[:]
    at: i64 = 0
    for card in range(i64(STRATEGIES)):
        for _copy in range(counts[card]):
            ordered[at] = card
            at += 1
    return ordered


def hand_out_strategies(t: StockpileTable, viewer: i64, deck: vec[i64]) -> i64:
    used: i64 = 0
    for seat in range(t.seats):
        if seat == viewer:
            continue
        size = bits(t.cards[IN_HAND + seat]) + bits(t.cards[IN_HAND_TWICE + seat])
        gone = bits(t.cards[DISCARDED + seat]) + bits(t.cards[DISCARDED_TWICE + seat])
        t.cards[IN_HAND + seat] = 0
        t.cards[IN_HAND_TWICE + seat] = 0
        t.cards[DISCARDED + seat] = 0
        t.cards[DISCARDED_TWICE + seat] = 0
        for _card in range(size):
            put_card(t.cards, IN_HAND + seat, IN_HAND_TWICE + seat, deck[used])
            used += 1
        for _card in range(gone):
            put_card(t.cards, DISCARDED + seat, DISCARDED_TWICE + seat, deck[used])
            if t.stage == ids.STAGE_DISCARDING and seat == t.actor:
                t.discarded_first = deck[used]
            used += 1
    return used


def same_cards(t: StockpileTable, whole: vec[i64]) -> vec[i64]:
    """The dealt part of the deck holds all cards that are in hands and discards."""
    at: i64 = 0
    for seat in range(t.seats):
        for word in range(i64(4)):
            for card in range(i64(STRATEGIES)):
                if (t.cards[word * MAX_PLAYERS + seat] >> card) & 1:
                    whole[at] = card
                    at += 1
    return whole


def deal_investors(t: StockpileTable, viewer: i64, rng: Rng) -> None:
    """Deal the investors that others can choose from, and have chosen in secret (STK-SET-10)."""
    each = dealt_each(t)
    cards = vec[i64]([0] * INVESTORS)
    count: i64 = 0
    for investor in range(i64(INVESTORS)):
        if not in_play(t, investor) or dealt_to(t, viewer, investor):
            continue
        cards[count] = investor
        count += 1
    cards = cards[:count]
    t.dealt = t.dealt[:]
    t.investors = t.investors[:]
    while True:
        rng.shuffle_numbers(cards)
        used: i64 = 0
        for seat in range(t.seats):
            if seat == viewer:
                continue
            for k in range(each):
                t.dealt[seat * 4 + k] = cards[used]
                used += 1
            keep_first_dealt(t, seat)
        if t.actor == viewer or fill_legal(t, room_for_answers(t)) > 0:
            return


def in_play(t: StockpileTable, investor: i64) -> bool:
    """STK-INV-5."""
    needs = t.card_data.investor_needs[investor]
    if needs == "bonds":
        return t.with_bonds
    if needs == "commerce":
        return t.with_commerce
    return t.with_strategies if needs == "strategies" else True


def dealt_to(t: StockpileTable, viewer: i64, investor: i64) -> bool:
    if viewer < t.seats:
        for k in range(viewer * 4, viewer * 4 + dealt_each(t)):
            if t.dealt[k] == investor:
                return True
    return False


def keep_first_dealt(t: StockpileTable, seat: i64) -> None:
    """Of cards dealt at random the first are as good a choice as any."""
    place = seat - t.first if seat >= t.first else seat - t.first + t.seats
    kept: i64 = 0
    if place < t.at:
        kept = t.meeples
    elif place == t.at:
        kept = t.step
    one = t.dealt[seat * 4]
    two = t.dealt[seat * 4 + 1]
    if kept == 1:
        t.investors[seat * 2] = one
    elif kept == 2:
        t.investors[seat * 2] = one if one < two else two
        t.investors[seat * 2 + 1] = two if one < two else one
