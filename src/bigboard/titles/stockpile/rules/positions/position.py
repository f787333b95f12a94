"""Positions: everything on the table as JSON, written and read. People write them too, for puzzles and tests.

Only `players` must be there. What is left out is as at the start of the game: the usual money, no cards, the decks
holding all other cards in a fixed order. A position with a `decision` is read as it stands. One without it begins
with its `stage` ("round_begins" if that is left out too): the stage is entered, and the first question follows from
the rules.
"""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from bigboard.games.contract import JsonDict
from bigboard.games.engine.origin import Origin
from bigboard.games.validation import checked_header
from bigboard.titles.stockpile.rules.cards.cards import (
    CARD_NAMES,
    COMMERCE_KINDS,
    COMPANIES,
    COMPANY_NAMES,
    FIRST_COMMERCE,
    FORECAST_NAMES,
    HELD_KINDS,
    MARKET_KINDS,
)
from bigboard.titles.stockpile.rules.flow.round import next_stage, proceed
from bigboard.titles.stockpile.rules.model.portfolio_history import recall_course
from bigboard.titles.stockpile.rules.model.strategy_hands import (
    DISCARDED,
    DISCARDED_TWICE,
    IN_HAND,
    IN_HAND_TWICE,
    PLAYED,
    PLAYED_TWICE,
    cards_in,
)
from bigboard.titles.stockpile.rules.model.table import (
    BIDDER,
    BONDS,
    COMMERCE,
    COMPANY,
    DEBTS,
    EVERYBODY,
    FEES_TAKEN,
    FORECAST,
    LAID,
    OPENING,
    PAIRS,
    PILE_ROOM,
    SEEN,
    SEEN_BY,
    SPACE,
    SUPPLY,
    WAITING,
    StockpileTable,
)
from bigboard.titles.stockpile.rules.numbers import GAME_OVER, QUESTIONS, STAGE_BEFORE_INFORMATION, STAGES
from bigboard.titles.stockpile.rules.positions.checks import check_cards, check_deck, check_entry, check_question
from bigboard.titles.stockpile.rules.positions.flow import read_flow, written_flow
from bigboard.titles.stockpile.rules.positions.reader import (
    read_cards,
    read_decks,
    read_holdings,
    read_pairs,
    read_piles,
)
from bigboard.titles.stockpile.rules.powers.catalogue import FIRST_STRATEGY
from bigboard.titles.stockpile.rules.setup.options import (
    RULES_VERSION,
    card_data_of,
    checked_options,
    checked_players,
    checked_rules,
    options_of,
    seat_players,
)
from bigboard.titles.stockpile.rules.views.view import counted, ended_on, seats_in

FIELDS: Final = [
    "game", "rules", "players", "options", "round", "first", "next_first", "stage", "decision", "seat", "money",
    "portfolios", "spaces", "discard", "market", "piles", "bids", "waiting", "placed", "hands", "commerce_hands",
    "opening", "pairs", "laid", "rounds", "starting_shares", "bonds", "bonds_left", "owes", "fees_taken", "ended_on",
    "commerce_held", "commerce", "strategies", "investors", "flow", "memory", "course",
]  # fmt: skip


def write_position(t: StockpileTable) -> JsonDict:
    seats = range(int(t.seats))
    if not t.keeps_notes:
        recall_course(t)
    position: JsonDict = {
        "game": "stockpile",
        "rules": RULES_VERSION,
        "players": int(t.seats),
        "options": options_of(t),
        "round": int(t.round) + 1,
        "first": int(t.first),
        "next_first": int(t.next_first) if t.next_first >= 0 else None,
        "stage": STAGES[t.stage],
        "decision": QUESTIONS[t.question],
        "seat": int(t.actor),
        "money": [int(t.money[seat]) for seat in seats],
        "portfolios": [written_portfolio(t, seat) for seat in seats],
        "spaces": {COMPANY_NAMES[c]: int(t.prices[c]) for c in range(COMPANIES)},
        "discard": counted(CARD_NAMES, [int(t.discard[kind]) for kind in range(MARKET_KINDS)]),
        "market": [CARD_NAMES[t.market[k]] for k in range(t.drawn, len(t.market))],
        "piles": [written_pile(t, pile) for pile in range(int(t.piles_in_play))],
        "bids": [written_bid(t, pile) for pile in range(int(t.piles_in_play))],
        "waiting": [int(t.ledger[WAITING + seat]) for seat in seats],
        "placed": int(t.placed),
        "hands": [named([int(t.hands[SUPPLY + seat * 2 + k]) for k in range(2)], 0) for seat in seats],
        "rounds": [written_round(t, number) for number in range(int(t.rounds))],
        "starting_shares": [COMPANY_NAMES[share] if share >= 0 else None for share in t.starting],
        "owes": [written_debts(t, seat) for seat in seats],
        "fees_taken": [int(t.ledger[FEES_TAKEN + seat]) for seat in seats],
        "ended_on": [ended_on(t, seat) for seat in seats],
        "flow": written_flow(t),
        "memory": [int(number) for number in t.memory],
        "course": [int(entry) for entry in t.course],
    }
    if t.stage >= STAGE_BEFORE_INFORMATION:
        position["pairs"] = [written_pair(t, pair) for pair in range(PAIRS)]
    if t.with_bonds:
        position["bonds"] = [int(t.ledger[BONDS + seat]) for seat in seats]
        position["bonds_left"] = int(t.bonds_left)
    if t.with_commerce:
        position["commerce_held"] = [written_commerce(t, seat) for seat in seats]
        position["commerce_hands"] = [
            named([int(t.hands[COMMERCE + seat * 2 + k]) for k in range(2)], FIRST_COMMERCE) for seat in seats
        ]
        position["commerce"] = [
            CARD_NAMES[FIRST_COMMERCE + t.commerce[k]] for k in range(t.commerce_drawn, len(t.commerce))
        ]
    if t.with_strategies:
        position["strategies"] = written_strategies(t)
        position["laid"] = [written_laid(t, k) for k in range(int(t.laid))]
    if t.with_investors:
        position["investors"] = written_investors(t)
        position["opening"] = [
            CARD_NAMES[kind] if kind >= 0 else None
            for kind in [int(t.hands[OPENING + pile]) for pile in range(int(t.piles_in_play))]
        ]
    return position


def named(kinds: list[int], base: int) -> list[str]:
    return [CARD_NAMES[base + kind] for kind in kinds if kind >= 0]


def written_portfolio(t: StockpileTable, seat: int) -> JsonDict:
    return {
        "normal": counted(CARD_NAMES, [int(t.hold[seat * HELD_KINDS + kind]) for kind in range(HELD_KINDS)]),
        "split": counted(COMPANY_NAMES, [int(t.split[seat * COMPANIES + c]) for c in range(COMPANIES)]),
    }


def written_pile(t: StockpileTable, pile: int) -> list[JsonDict]:
    cards: list[JsonDict] = []
    for k in range(int(t.pile_sizes[pile])):
        card = int(t.piles[pile * PILE_ROOM + k])
        entry: JsonDict = {"card": CARD_NAMES[card % SEEN]}
        if card // SEEN != EVERYBODY:
            entry["seen_by"] = seats_in(t, card // SEEN)
        cards.append(entry)
    return cards


def written_bid(t: StockpileTable, pile: int) -> JsonDict | None:
    if t.bids[BIDDER + pile] < 0:
        return None
    return {"seat": int(t.bids[BIDDER + pile]), "space": int(t.bids[SPACE + pile])}


def written_pair(t: StockpileTable, pair: int) -> JsonDict:
    seen = t.pairs[SEEN_BY + pair]
    return {
        "company": COMPANY_NAMES[t.pairs[COMPANY + pair]],
        "forecast": FORECAST_NAMES[t.pairs[FORECAST + pair]],
        "seen_by": "all" if seen == EVERYBODY else seats_in(t, seen),
    }


def written_laid(t: StockpileTable, k: int) -> JsonDict:
    at = LAID + 3 * k
    card = t.card_data.strategy_names[t.pairs[at + 1] - FIRST_STRATEGY]
    return {"pair": int(t.pairs[at]), "card": card, "seat": int(t.pairs[at + 2])}


def written_round(t: StockpileTable, number: int) -> JsonDict:
    base = number * 2 * PAIRS
    pairs = [[COMPANY_NAMES[t.to_come[base + k]], FORECAST_NAMES[t.to_come[base + PAIRS + k]]] for k in range(PAIRS)]
    if not t.with_dice:
        return {"pairs": pairs}
    return {"pairs": pairs, "dice": [FORECAST_NAMES[t.dice[number * PAIRS + k]] for k in range(PAIRS)]}


def written_debts(t: StockpileTable, seat: int) -> list[int]:
    """The numbers of the owed fee cards, 1 to 3, the oldest first."""
    owed = int(t.ledger[DEBTS + seat])
    fees: list[int] = []
    while owed:
        fees.append(owed & 3)
        owed >>= 2
    return fees


def written_commerce(t: StockpileTable, seat: int) -> dict[str, int]:
    cards = [int(t.commerce_held[seat * COMMERCE_KINDS + kind]) for kind in range(COMMERCE_KINDS)]
    return counted(CARD_NAMES[FIRST_COMMERCE : FIRST_COMMERCE + COMMERCE_KINDS], cards)


def written_strategies(t: StockpileTable) -> JsonDict:
    names = t.card_data.strategy_names
    seats = range(int(t.seats))

    def listed(once: i64, twice: i64) -> list[str]:
        return [names[card] for card in cards_in(once, twice)]

    return {
        "hands": [listed(t.cards[IN_HAND + seat], t.cards[IN_HAND_TWICE + seat]) for seat in seats],
        "discarded": [listed(t.cards[DISCARDED + seat], t.cards[DISCARDED_TWICE + seat]) for seat in seats],
        "played": listed(t.cards[PLAYED], t.cards[PLAYED_TWICE]),
        "deck": [names[card] for card in t.strategies],
        "drawn": int(t.strategies_drawn),
    }


def written_investors(t: StockpileTable) -> JsonDict:
    names = t.card_data.investor_names

    def listed(numbers: list[int]) -> list[str]:
        return [names[number] for number in numbers if number >= 0]

    seats = range(int(t.seats))
    return {
        "kept": [listed([int(t.investors[seat * 2 + k]) for k in range(2)]) for seat in seats],
        "dealt": [listed([int(t.dealt[seat * 4 + k]) for k in range(4)]) for seat in seats],
        "lots": listed([int(t.lots[pile]) for pile in range(int(t.piles_in_play))]),
        "used": listed([number for number in range(len(names)) if (t.used >> number) & 1]),
    }


def read_position(t: StockpileTable, position: Mapping[str, Any]) -> None:
    """Lays the table as the position says; ValueError names what cannot be."""
    checked_header(position, "position", "stockpile", FIELDS)
    players = checked_players(position["players"])
    checked_rules(position, "position")
    options = checked_options(position.get("options"))
    seat_players(t, players, options, card_data_of(options))
    read_flow(t, position)
    read_holdings(t, position)
    read_piles(t, position)
    read_pairs(t, position)
    read_cards(t, position, options)
    read_decks(t, position)
    check_cards(t)
    check_deck(t, "decision" not in position)
    if "decision" in position:
        check_question(t)
        t.origin = Origin("position", write_position(t), [])
        return
    check_entry(t)
    events = t.events
    t.events = False
    t.stage -= 1
    next_stage(t)
    if t.question != GAME_OVER:
        proceed(t)
    t.events = events
    t.origin = Origin("position", write_position(t), [])
