"""The market cards that a seat has not seen, dealt again to all the places that it has not seen.

The unknown places of portfolios are filled first (`places.py`), the rest is shuffled. What else can be concluded from a
question ("the seat is asked to discard an action card, so it has one") is met by dealing again.
"""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.engine.table_base import zeros
from bigboard.games.rng import Rng
from bigboard.titles.stockpile.rules.cards.cards import COMPANIES, HELD_KINDS, MARKET_KINDS
from bigboard.titles.stockpile.rules.flow.legal import fill_legal, room_for_answers
from bigboard.titles.stockpile.rules.flow.phases.action import has_action_cards, has_open_reason
from bigboard.titles.stockpile.rules.hidden.unseen_places import Places
from bigboard.titles.stockpile.rules.model.portfolio_history import forget_portfolio_history
from bigboard.titles.stockpile.rules.model.sizes import MAX_PLAYERS, PILE_ROOM, PUBLIC, SEEN
from bigboard.titles.stockpile.rules.model.table import (
    CAP,
    COMMERCE,
    KNOWN,
    OPENING,
    START,
    SUPPLY,
    UNKNOWN,
    StockpileTable,
)
from bigboard.titles.stockpile.rules.numbers import ASK_ACT, ASK_PICK_CARD, STAGE_HANDING_OUT
from bigboard.titles.stockpile.rules.powers.catalog import POWERS


def deal_market(t: StockpileTable, viewer: i64, rng: Rng) -> None:
    counts = zeros(MARKET_KINDS)
    hidden_places = count_hidden(t, viewer, counts)
    if t.stage < STAGE_HANDING_OUT:
        deal_starting_shares(t, counts, rng)
    else:
        deal_portfolios(t, viewer, counts, rng)
        forget_secrets(t, viewer)
    cards = vec[i64]([0] * int(hidden_places))
    at: i64 = 0
    for kind in range(i64(MARKET_KINDS)):
        for _card in range(counts[kind]):
            cards[at] = kind
            at += 1
    rng.shuffle_numbers(cards)
    used: i64 = 0
    for pile in range(t.piles_in_play):
        for k in range(pile * PILE_ROOM, pile * PILE_ROOM + t.pile_sizes[pile]):
            if not ((t.piles[k] // SEEN) >> viewer) & 1:
                t.piles[k] = t.piles[k] - t.piles[k] % SEEN + cards[used]
                used += 1
    for place in range(i64(SUPPLY), i64(COMMERCE)):
        if t.hands[place] >= 0 and place // 2 != viewer:
            t.hands[place] = cards[used]
            used += 1
    if t.power_seat != viewer:
        for place in range(i64(OPENING), i64(OPENING + 5)):
            if t.hands[place] >= 0:
                t.hands[place] = cards[used]
                used += 1
    t.market = cards[used:]
    t.drawn = 0


def count_hidden(t: StockpileTable, viewer: i64, counts: vec[i64]) -> i64:
    """Count the market cards that the viewer has not seen, by kind; returns the places outside portfolios."""
    places: i64 = 0
    for k in range(t.drawn, len(t.market)):
        counts[t.market[k]] += 1
        places += 1
    for pile in range(t.piles_in_play):
        for k in range(pile * PILE_ROOM, pile * PILE_ROOM + t.pile_sizes[pile]):
            if not ((t.piles[k] // SEEN) >> viewer) & 1:
                counts[t.piles[k] % SEEN] += 1
                places += 1
    for place in range(i64(SUPPLY), i64(COMMERCE)):
        if t.hands[place] >= 0 and place // 2 != viewer:
            counts[t.hands[place]] += 1
            places += 1
    if t.power_seat != viewer:
        for place in range(i64(OPENING), i64(OPENING + 5)):
            if t.hands[place] >= 0:
                counts[t.hands[place]] += 1
                places += 1
    if t.stage < STAGE_HANDING_OUT:
        for seat in range(t.seats):
            counts[t.starting[seat]] += 1
        return places
    for owner in range(t.seats):
        if owner != viewer:
            base = KNOWN + (viewer * MAX_PLAYERS + owner) * HELD_KINDS
            for kind in range(i64(HELD_KINDS)):
                counts[kind] += t.hold[owner * HELD_KINDS + kind] - t.memory[base + kind]
    return places


def deal_starting_shares(t: StockpileTable, counts: vec[i64], rng: Rng) -> None:
    """Deal any different companies, before a starting share has been seen."""
    companies = zeros(COMPANIES)
    for company in range(i64(COMPANIES)):
        companies[company] = company
    rng.shuffle_numbers(companies)
    t.starting = companies[: t.seats]
    for seat in range(t.seats):
        counts[t.starting[seat]] -= 1


def deal_portfolios(t: StockpileTable, viewer: i64, counts: vec[i64], rng: Rng) -> None:
    """Until the deal agrees with the question. One card in the right place is enough, so that is soon."""
    places = Places(t, viewer)
    places.prepare(counts)
    hidden = counts[:]
    doubtful = t.actor != viewer and (t.question == ASK_ACT or t.question >= ASK_PICK_CARD)
    fill_portfolios(t, viewer, places, counts, rng)
    while doubtful and not agrees(t):
        for kind in range(i64(MARKET_KINDS)):
            counts[kind] = hidden[kind]
        fill_portfolios(t, viewer, places, counts, rng)


def agrees(t: StockpileTable) -> bool:
    """Return True if the actor can have been asked this question."""
    if t.question == ASK_ACT:
        return has_open_reason(t, t.actor) or has_action_cards(t, t.actor)
    return POWERS[t.power].allows(t) and fill_legal(t, room_for_answers(t)) > 0


def fill_portfolios(t: StockpileTable, viewer: i64, places: Places, counts: vec[i64], rng: Rng) -> None:
    """Known cards, and a deal of hidden ones to the unknown places."""
    places.fill(counts, rng)
    t.starting = t.starting[:]
    for owner in range(t.seats):
        if owner != viewer:
            t.starting[owner] = places.start_kinds[owner]
            base = KNOWN + (viewer * MAX_PLAYERS + owner) * HELD_KINDS
            for kind in range(i64(HELD_KINDS)):
                t.hold[owner * HELD_KINDS + kind] = t.memory[base + kind]
    for draw in range(places.draws):
        t.hold[places.draw_owner[draw] * HELD_KINDS + places.draw_kind[draw]] += 1


def forget_secrets(t: StockpileTable, viewer: i64) -> None:
    """Forget the secret knowledge of the other seats, which belongs to the real game only."""
    memory = t.memory
    for other in range(t.seats):
        if other == viewer:
            continue
        for owner in range(t.seats):
            if owner == viewer or owner == other:
                continue
            place = other * MAX_PLAYERS + owner
            public: i64 = PUBLIC * MAX_PLAYERS + owner
            memory[UNKNOWN + place] = memory[UNKNOWN + public]
            memory[START + place] = memory[START + public]
            for kind in range(i64(HELD_KINDS)):
                memory[KNOWN + place * HELD_KINDS + kind] = memory[KNOWN + public * HELD_KINDS + kind]
                memory[CAP + place * HELD_KINDS + kind] = memory[CAP + public * HELD_KINDS + kind]
    forget_portfolio_history(t, viewer)
