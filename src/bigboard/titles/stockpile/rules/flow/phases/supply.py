"""Supply Phase: the stockpiles are built (STK-SUP-1 … 8), with commerce cards and the First Player Card."""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.titles.stockpile.rules import numbers as ids
from bigboard.titles.stockpile.rules.cards.cards import CARD_NAMES, FIRST_COMMERCE, FIRST_PLAYER_CARD
from bigboard.titles.stockpile.rules.model.lookups import add_to_pile, seat_at
from bigboard.titles.stockpile.rules.model.sizes import AGAIN, ALL_SEATS, DONE, MAX_PILES, WAIT
from bigboard.titles.stockpile.rules.model.table import BOTH_DOWN, COMMERCE, OPENING, SUPPLY, StockpileTable


def draw(t: StockpileTable) -> i64:
    """The next card of the market deck."""
    t.drawn += 1
    return t.market[t.drawn - 1]


def draw_opening(t: StockpileTable) -> None:
    """STK-SUP-2: one card for each stockpile."""
    for pile in range(i64(MAX_PILES)):
        t.pile_sizes[pile] = 0
    for pile in range(t.piles_in_play):
        t.hands[OPENING + pile] = draw(t)


def lay_opening(t: StockpileTable) -> None:
    """Face up, unless one has been laid face down already."""
    for pile in range(t.piles_in_play):
        kind = t.hands[OPENING + pile]
        if kind >= 0:
            add_to_pile(t, pile, kind, ALL_SEATS)
            t.hands[OPENING + pile] = -1
            if t.events:
                t.tell(
                    "card_placed",
                    -1,
                    "STK-SUP-2",
                    {"pile": int(pile), "face": "up", "card": CARD_NAMES[kind]},
                )


def deal_supply(t: StockpileTable) -> None:
    """STK-SUP-3: two cards each, in turn order."""
    for place in range(t.seats):
        seat = seat_at(t, place)
        for k in range(i64(2)):
            t.hands[SUPPLY + seat * 2 + k] = draw(t)
        if t.events:
            cards = [CARD_NAMES[t.hands[SUPPLY + seat * 2 + k]] for k in range(2)]
            t.whisper("cards_dealt", seat, "STK-SUP-3", {"cards": 2}, {"hand": cards})


def advance_supply(t: StockpileTable) -> i64:
    """STK-SUP-4: in turn order all players place both cards; two players do so twice (STK-TWO-5)."""
    if t.at < t.seats:
        t.actor = seat_at(t, t.at)
        t.question = ids.ASK_PLACE_CARD
        return WAIT
    if t.batch + 1 < t.meeples:
        t.batch += 1
        t.at = 0
        deal_supply(t)
        return AGAIN
    return DONE


def fill_places(t: StockpileTable, out: vec[i64]) -> i64:
    """STK-SUP-5: first the card that lies face up, then the other face down.

    Who may place both face down begins with either card on any pile: an order of the cards would tell what they are.
    """
    one = t.hands[SUPPLY + t.actor * 2]
    two = t.hands[SUPPLY + t.actor * 2 + 1]
    count: i64 = 0
    if t.step == 1:
        card = one if one >= 0 else two
        for pile in range(t.piles_in_play):
            out[count] = ids.PLACE_DOWN + card * MAX_PILES + pile
            count += 1
        return count
    for pile in range(t.piles_in_play):
        out[count] = ids.PLACE_UP + one * MAX_PILES + pile
        count += 1
        if two != one:
            out[count] = ids.PLACE_UP + two * MAX_PILES + pile
            count += 1
    if t.traits[BOTH_DOWN + t.actor]:
        for pile in range(t.piles_in_play):
            out[count] = ids.PLACE_DOWN + one * MAX_PILES + pile
            count += 1
            if two != one:
                out[count] = ids.PLACE_DOWN + two * MAX_PILES + pile
                count += 1
    return count


def place_card(t: StockpileTable, action: i64) -> None:
    seat = t.actor
    up = action < ids.PLACE_DOWN
    number: i64 = action - ids.PLACE_UP if up else action - ids.PLACE_DOWN
    kind = number // MAX_PILES
    pile = number % MAX_PILES
    add_to_pile(t, pile, kind, ALL_SEATS if up else i64(1) << seat)
    own = SUPPLY + seat * 2
    t.hands[own if t.hands[own] == kind else own + 1] = -1
    if t.events:
        if up:
            t.tell("card_placed", seat, "STK-SUP-5", {"pile": int(pile), "face": "up", "card": CARD_NAMES[kind]})
        else:
            data = {"pile": int(pile), "face": "down"}
            t.whisper("card_placed", seat, "STK-SUP-5", data, {"card": CARD_NAMES[kind]})
    if t.step == 0:
        t.step = 1
        if not up:
            t.first_pile = pile
        return
    t.step = 0
    t.first_pile = -1
    t.at += 1
    if t.with_commerce and t.batch + 1 == t.meeples:
        draw_commerce(t, seat)


def draw_commerce(t: StockpileTable, seat: i64) -> None:
    """STK-COM-2: one commerce card, seen by its owner only; two in the two-player game."""
    names: list[str] = []
    for k in range(t.meeples):
        kind = t.commerce[t.commerce_drawn]
        t.commerce_drawn += 1
        t.hands[COMMERCE + seat * 2 + k] = kind
        if t.events:
            names.append(CARD_NAMES[FIRST_COMMERCE + kind])
    if t.events:
        t.whisper("commerce_drawn", seat, "STK-COM-2", {"cards": int(t.meeples)}, {"hand": names})


def advance_commerce(t: StockpileTable) -> i64:
    if t.at == t.seats:
        return DONE
    t.actor = seat_at(t, t.at)
    t.question = ids.ASK_PLACE_COMMERCE
    return WAIT


def fill_commerce(t: StockpileTable, out: vec[i64]) -> i64:
    """STK-COM-3: two players place two cards on two piles, the lower card first, equal ones in order of the piles."""
    one = t.hands[COMMERCE + t.actor * 2]
    two = t.hands[COMMERCE + t.actor * 2 + 1]
    count: i64 = 0
    if t.step == 1 or t.meeples == 1:
        card = one if one >= 0 else two
        for pile in range(t.piles_in_play):
            if pile > t.first_pile or (pile < t.first_pile and not t.equal_cards):
                out[count] = ids.PLACE_COMMERCE + card * MAX_PILES + pile
                count += 1
        return count
    card = one if one < two else two
    last = t.piles_in_play - 1 if one == two else t.piles_in_play
    for pile in range(last):
        out[count] = ids.PLACE_COMMERCE + card * MAX_PILES + pile
        count += 1
    return count


def place_commerce(t: StockpileTable, action: i64) -> None:
    seat = t.actor
    kind = (action - ids.PLACE_COMMERCE) // MAX_PILES
    pile = (action - ids.PLACE_COMMERCE) % MAX_PILES
    own = COMMERCE + seat * 2
    t.first_pile = pile
    t.equal_cards = 1 if t.hands[own] == t.hands[own + 1] else 0
    t.hands[own if t.hands[own] == kind else own + 1] = -1
    add_to_pile(t, pile, FIRST_COMMERCE + kind, ALL_SEATS)
    if t.events:
        data = {"pile": int(pile), "face": "up", "card": CARD_NAMES[FIRST_COMMERCE + kind]}
        t.tell("card_placed", seat, "STK-COM-2", data)
    t.step += 1
    if t.step == t.meeples:
        t.step = 0
        t.at += 1
        t.first_pile = -1
        t.equal_cards = 0


def advance_first_card(t: StockpileTable) -> i64:
    """STK-FPC-2, and STK-FPC-4: not in the last round."""
    if not t.with_first_card or t.at > 0 or t.round + 1 == t.rounds:
        return DONE
    t.actor = t.first
    t.question = ids.ASK_PLACE_FIRST_CARD
    return WAIT


def fill_first_card(t: StockpileTable, out: vec[i64]) -> i64:
    for pile in range(t.piles_in_play):
        out[pile] = ids.PLACE_FIRST_CARD + pile
    return t.piles_in_play


def place_first_card(t: StockpileTable, action: i64) -> None:
    pile = action - ids.PLACE_FIRST_CARD
    add_to_pile(t, pile, FIRST_PLAYER_CARD, ALL_SEATS)
    t.at = 1
    if t.events:
        data = {"pile": int(pile), "face": "up", "card": CARD_NAMES[FIRST_PLAYER_CARD]}
        t.tell("card_placed", t.actor, "STK-FPC-2", data)
