"""A seat's view as a dict, for people (STK-HID-1 … 15)."""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.engine.position_fields import write_counts
from bigboard.titles.stockpile.rules import numbers as ids
from bigboard.titles.stockpile.rules.actions import describe
from bigboard.titles.stockpile.rules.cards.boards import BOARD_SPACES
from bigboard.titles.stockpile.rules.cards.cards import (
    CARD_NAMES,
    COMMERCE_INDEX,
    COMMERCE_KINDS,
    COMPANIES,
    COMPANY_INDEX,
    COMPANY_NAMES,
    FIRST_COMMERCE,
    FORECAST_NAMES,
    HELD_KINDS,
    MARKET_INDEX,
    TRACK_SPACES,
)
from bigboard.titles.stockpile.rules.flow.bidding import free_money, lowest_space
from bigboard.titles.stockpile.rules.flow.legal import legal_list
from bigboard.titles.stockpile.rules.flow.preparation import dealt_each
from bigboard.titles.stockpile.rules.model.inventory import commerce_on_table
from bigboard.titles.stockpile.rules.model.lookups import price_of
from bigboard.titles.stockpile.rules.model.pair_visibility import owner_words
from bigboard.titles.stockpile.rules.model.power import FEE_TAKEN
from bigboard.titles.stockpile.rules.model.sizes import ALL_SEATS, MAX_PLAYERS, PAIRS, PILE_ROOM, PUBLIC, SEEN
from bigboard.titles.stockpile.rules.model.strategy_hands import cards_in, hand_size
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
    GAP,
    KNOWN,
    LAID,
    OPENING,
    PLAYED,
    PLAYED_TWICE,
    PLAYS,
    SALE_BONUS,
    SEEN_BY,
    SPACE,
    SUPPLY,
    WAITING,
    StockpileTable,
)
from bigboard.titles.stockpile.rules.offer_types import Face
from bigboard.titles.stockpile.rules.powers.catalog import FIRST_STRATEGY, POWERS
from bigboard.titles.stockpile.rules.setup.options import options_of
from bigboard.titles.stockpile.rules.view_types import (
    BidView,
    CompanyView,
    DividendView,
    LaidCard,
    Legal,
    OwnView,
    PairView,
    PileCard,
    PileView,
    Portfolio,
    PriceMoveView,
    SeatView,
    View,
)
from bigboard.titles.stockpile.rules.views.card_view import (
    corrected_numbers,
    hand_view,
    investor_view,
    power_view,
    values_view,
)
from bigboard.titles.stockpile.rules.views.net_worth import net_worth, places_by_worth, shares_worth


def company_view(t: StockpileTable, company: int) -> CompanyView:
    spaces = int(t.board.last[company]) + 1
    base = company * BOARD_SPACES
    return {
        "name": COMPANY_NAMES[company],
        "price": int(price_of(t, company)),
        "space": int(t.prices[company]),
        "track": [int(t.board.prices[base + space]) for space in range(spaces)],
        "dollars": [space for space in range(spaces) for _ in range(t.board.dollars[base + space])],
        "start": int(t.board.start[company]),
        "split": int(t.board.reset[company]),
    }


def pile_view(t: StockpileTable, viewer: int, pile: int) -> PileView:
    cards: list[PileCard] = []
    for k in range(int(t.pile_sizes[pile])):
        card = int(t.piles[pile * PILE_ROOM + k])
        seen = card // SEEN
        face: Face = "up" if seen == ALL_SEATS else "down"
        known = CARD_NAMES[card % SEEN] if (seen >> viewer) & 1 else None
        entry: PileCard = {"card": known, "face": face}
        if face == "down":
            entry["seen_by"] = seats_in(t, seen)
        cards.append(entry)
    bidder = int(t.bids[BIDDER + pile])
    lowest = int(lowest_space(t, pile))
    view: PileView = {
        "cards": cards,
        "bid": bid_view(t, bidder, int(t.bids[SPACE + pile])) if bidder >= 0 else None,
        "lowest_space": lowest if lowest < TRACK_SPACES else None,
    }
    if t.stage == ids.STAGE_AUCTION:
        view["investor"] = investor_view(t, int(t.lots[pile]))
    return view


def bid_view(t: StockpileTable, bidder: int, space: int) -> BidView:
    """Return the bidder, the space and its price."""
    return {"seat": bidder, "space": space, "price": int(t.prices_of[bidder * TRACK_SPACES + space])}


def seats_in(t: StockpileTable, seen: i64) -> list[int]:
    return [seat for seat in range(int(t.seats)) if (seen >> seat) & 1]


def pair_view(t: StockpileTable, viewer: int, pair: int) -> PairView:
    seen = t.pairs[SEEN_BY + pair]
    sees = (seen >> viewer) & 1 != 0
    laid: list[LaidCard] = []
    for k in range(int(t.laid)):
        if t.pairs[LAID + 3 * k] == pair:
            by = int(t.pairs[LAID + 3 * k + 2])
            power = int(t.pairs[LAID + 3 * k + 1])
            card = t.card_data.strategy_names[power - FIRST_STRATEGY]
            laid.append({"seat": by, "cost": int(t.card_data.cost[power]), "card": card})
    return {
        "owner": owner_words(t, pair),
        "company": COMPANY_NAMES[t.pairs[COMPANY + pair]] if sees else None,
        "forecast": FORECAST_NAMES[t.pairs[FORECAST + pair]] if sees else None,
        "open": seen == ALL_SEATS,
        "seen_by": seats_in(t, seen),
        "laid": laid,
    }


def possible_forecasts(t: StockpileTable, viewer: int) -> dict[str, list[str]]:
    """For each company the forecasts that this viewer cannot rule out."""
    unseen = [k for k in range(PAIRS) if not (t.pairs[SEEN_BY + k] >> viewer) & 1]
    left = sorted({int(t.pairs[FORECAST + k]) for k in unseen})
    possible: dict[str, list[str]] = {}
    for company in range(COMPANIES):
        for k in range(PAIRS):
            if t.pairs[COMPANY + k] == company:
                mine = left if k in unseen else [int(t.pairs[FORECAST + k])]
                possible[COMPANY_NAMES[company]] = [FORECAST_NAMES[forecast] for forecast in mine]
    return possible


def portfolio_view(t: StockpileTable, viewer: int, owner: int) -> Portfolio:
    """Return the split portfolio, and of the normal one the known cards and the number of others."""
    held = [int(t.hold[owner * HELD_KINDS + kind]) for kind in range(HELD_KINDS)]
    known = held
    base = (viewer * MAX_PLAYERS + owner) * HELD_KINDS
    ruled_out: list[str] = []
    if viewer != owner and t.question != ids.GAME_OVER:
        known = [int(t.memory[KNOWN + base + kind]) for kind in range(HELD_KINDS)]
        if sum(held) > sum(known):
            ruled_out = [CARD_NAMES[kind] for kind in range(HELD_KINDS) if t.memory[CAP + base + kind] == 0]
    return {
        "cards": sum(held),
        "known": {CARD_NAMES[kind]: number for kind, number in enumerate(known) if number},
        "unknown": sum(held) - sum(known),
        "ruled_out": ruled_out,
        "split": write_counts(COMPANY_INDEX, t.split, owner * COMPANIES),
        "worth": shares_worth(t, owner, known),
    }


def debts_of(t: StockpileTable, seat: int) -> list[int]:
    """Owed fees in thousands, the oldest first."""
    owed = int(t.ledger[DEBTS + seat])
    fees: list[int] = []
    while owed:
        fees.append(int(t.card_data.fees[(owed & 3) - 1]))
        owed >>= 2
    return fees


def ended_on(t: StockpileTable, seat: int) -> list[int]:
    """The spaces on which the seat's meeples ended this round."""
    ended = int(t.ledger[ENDED + seat])
    return [nibble - 1 for nibble in (ended >> 4, ended & 15) if nibble]


def fees_for(t: StockpileTable, seat: int) -> list[int]:
    """Return the seat's cost of a trading fee of each kind; negative if it receives the money."""
    fees = [int(fee) for fee in t.card_data.fees]
    for investor in (t.investors[seat * 2], t.investors[seat * 2 + 1]):
        if investor >= 0 and t.moments[seat] & FEE_TAKEN:
            fees = [int(POWERS[investor].fee_cost(fee)) for fee in fees]
    return fees


def seat_view(t: StockpileTable, viewer: int, owner: int) -> SeatView:
    held = portfolio_view(t, viewer, owner)
    owed = debts_of(t, owner)
    view: SeatView = {
        "money": int(t.money[owner]),
        "worth": net_worth(t, owner, held["worth"], owed),
        "free_money": int(t.money[owner] if t.stage == ids.STAGE_AUCTION else free_money(t, owner)),
        "bid_prices": [int(t.prices_of[owner * TRACK_SPACES + space]) for space in range(TRACK_SPACES)],
        "outbid_by": int(t.traits[GAP + owner]),
        "fees": fees_for(t, owner),
        "sale_bonus": int(t.traits[SALE_BONUS + owner]),
        "portfolio": held,
        "owes": owed,
        "meeples_waiting": int(t.ledger[WAITING + owner]),
        "ended_on": ended_on(t, owner),
        "fees_taken": int(t.ledger[FEES_TAKEN + owner]),
    }
    if t.with_bonds:
        view["bonds"] = int(t.ledger[BONDS + owner])
    if t.with_commerce:
        view["commerce"] = write_counts(COMMERCE_INDEX, t.commerce_held, owner * COMMERCE_KINDS)
    if t.with_strategies:
        view["strategies"] = int(hand_size(t, owner))
        view["plays"] = int(t.traits[PLAYS + owner])
    if t.with_investors:
        secret = t.stage == ids.STAGE_CHOOSING and viewer != owner
        numbers = [int(t.investors[owner * 2 + k]) for k in range(2)]
        view["investors"] = [investor_view(t, number) for number in numbers if number >= 0 and not secret]
    return view


def own_view(t: StockpileTable, seat: int) -> OwnView:
    """Return the cards that only this seat sees."""
    hands = [int(t.hands[SUPPLY + seat * 2 + k]) for k in range(2)]
    view: OwnView = {"hand": [CARD_NAMES[kind] for kind in hands if kind >= 0]}
    if t.with_commerce:
        cards = [int(t.hands[COMMERCE + seat * 2 + k]) for k in range(2)]
        view["commerce"] = [CARD_NAMES[FIRST_COMMERCE + kind] for kind in cards if kind >= 0]
    if t.with_strategies:
        view["strategies"] = hand_view(t, seat)
        gone = cards_in(t.cards[DISCARDED + seat], t.cards[DISCARDED_TWICE + seat])
        view["discarded"] = [t.card_data.strategy_names[card] for card in gone]
    if t.with_investors:
        if t.stage == ids.STAGE_CHOOSING:
            dealt = [int(t.dealt[seat * 4 + k]) for k in range(dealt_each(t))]
            view["investors"] = [investor_view(t, number) for number in dealt if number >= 0]
        opening = [int(t.hands[OPENING + k]) for k in range(int(t.piles_in_play))]
        if seat == t.power_seat and max(opening) >= 0:
            view["opening"] = [CARD_NAMES[kind] for kind in opening if kind >= 0]
    return view


def in_common(t: StockpileTable) -> View:
    """Return a spectator's view, which is part of every view."""
    over = t.question == ids.GAME_OVER
    in_round = t.stage >= ids.STAGE_BEFORE_INFORMATION
    forecasts = sorted([int(t.pairs[FORECAST + k]) for k in range(PAIRS)])
    seats = [seat_view(t, PUBLIC, owner) for owner in range(int(t.seats))]
    view: View = {
        "game": "stockpile",
        "players": int(t.seats),
        "rules": int(t.rules),
        "options": options_of(t),
        "you": -1,
        "round": int(t.round) + 1,
        "rounds": int(t.rounds),
        "first": int(t.first),
        "next_first": int(t.next_first) if t.next_first >= 0 else None,
        "stage": "game_over" if over else ids.STAGES[t.stage],
        "seat": -1 if over else int(t.actor),
        "decision": ids.QUESTIONS[t.question],
        "power": power_view(t),
        "values": values_view(t),
        "corrected": corrected_numbers(t),
        "track": [int(value) for value in t.card_data.track],
        "companies": [company_view(t, company) for company in range(COMPANIES)],
        "piles": [pile_view(t, PUBLIC, pile) for pile in range(int(t.piles_in_play))],
        "forecasts": [FORECAST_NAMES[forecast] for forecast in forecasts] if in_round else None,
        "pairs": [pair_view(t, PUBLIC, pair) for pair in range(PAIRS)] if in_round else [],
        "possible": possible_forecasts(t, PUBLIC) if in_round else None,
        "market": int(len(t.market) - t.drawn),
        "discard": write_counts(MARKET_INDEX, t.discard, 0),
        "seats": seats,
        "places": places_by_worth(seats),
        "dividend": dividend_view(t),
        "move": move_view(t),
        "selling_from": COMPANY_NAMES[t.sell_from] if t.sell_from < COMPANIES else None,
    }
    if t.with_bonds:
        view["bonds"] = int(t.bonds_left)
    if t.with_commerce:
        view["commerce"] = int(len(t.commerce) - t.commerce_drawn)
        view["commerce_gone"] = commerce_gone(t)
    if t.with_strategies:
        played = cards_in(t.cards[PLAYED], t.cards[PLAYED_TWICE])
        view["played"] = [t.card_data.strategy_names[card] for card in played]
        view["plays_left"] = int(t.plays_left)
    return view


def seen_from(t: StockpileTable, common: View, seat: int, asked: bool = True) -> View:
    """Return the common view with the seat's own knowledge, and with its legal answers unless no seat is asked."""
    view = common.copy()
    if seat < 0:
        return view
    view["you"] = seat
    view["piles"] = [
        pile_view(t, seat, pile) if saw_in_pile(t, seat, pile) else common["piles"][pile]
        for pile in range(int(t.piles_in_play))
    ]
    if t.stage >= ids.STAGE_BEFORE_INFORMATION:
        view["pairs"] = [
            pair_view(t, seat, pair) if saw_pair(t, seat, pair) else common["pairs"][pair] for pair in range(PAIRS)
        ]
        view["possible"] = possible_forecasts(t, seat)
    view["seats"] = [
        seat_view(t, seat, owner) if knows_more(t, seat, owner) else common["seats"][owner]
        for owner in range(int(t.seats))
    ]
    view["places"] = places_by_worth(view["seats"])
    view["own"] = own_view(t, seat)
    view["legal"] = legal_view(t) if asked and seat == t.actor and t.question != ids.GAME_OVER else []
    return view


def saw_in_pile(t: StockpileTable, seat: int, pile: int) -> bool:
    """Return True if the seat has seen a card of the pile that lies face down."""
    for k in range(pile * PILE_ROOM, pile * PILE_ROOM + t.pile_sizes[pile]):
        if is_news(t.piles[k] // SEEN, seat):
            return True
    return False


def is_news(seen: i64, seat: i64) -> bool:
    """Return True if the seat has seen more than the public."""
    return (seen >> seat) & 1 != (seen >> PUBLIC) & 1


def saw_pair(t: StockpileTable, seat: int, pair: int) -> bool:
    """Return True if the seat has seen a pair that is not open."""
    return is_news(t.pairs[SEEN_BY + pair], seat)


def knows_more(t: StockpileTable, seat: int, owner: int) -> bool:
    """Return True if the seat knows more of the owner's cards than the public."""
    if t.question == ids.GAME_OVER:
        return False
    if seat == owner:
        return True
    mine = KNOWN + (seat * MAX_PLAYERS + owner) * HELD_KINDS
    common = KNOWN + (PUBLIC * MAX_PLAYERS + owner) * HELD_KINDS
    for kind in range(i64(HELD_KINDS)):
        if t.memory[mine + kind] != t.memory[common + kind]:
            return True
        if t.memory[mine - KNOWN + CAP + kind] != t.memory[common - KNOWN + CAP + kind]:
            return True
    return False


def observe(t: StockpileTable, seat: int) -> View:
    """All that this seat may know, and nothing more."""
    return seen_from(t, in_common(t), t.checked_seat(seat))


def commerce_gone(t: StockpileTable) -> dict[str, int]:
    """The commerce cards that have left the game."""
    left = commerce_on_table(t)
    for k in range(t.commerce_drawn, len(t.commerce)):
        left[t.commerce[k]] += 1
    gone = vec[i64]([t.card_data.commerce[kind] - left[kind] for kind in range(COMMERCE_KINDS)])
    return write_counts(COMMERCE_INDEX, gone, 0)


def move_view(t: StockpileTable) -> PriceMoveView | None:
    """The price move that waits for a dividend to be paid."""
    if t.move_company < 0:
        return None
    return {"company": COMPANY_NAMES[t.move_company], "left": int(t.move_left)}


def dividend_view(t: StockpileTable) -> DividendView | None:
    if t.dividend_company < 0:
        return None
    return {"company": COMPANY_NAMES[t.dividend_company], "amount": int(t.dividend)}


def legal_view(t: StockpileTable) -> list[Legal]:
    return [{"action": action, **describe(t.card_data, action, int(t.seats))} for action in legal_list(t)]
