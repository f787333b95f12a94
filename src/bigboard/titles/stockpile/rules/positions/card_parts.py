"""Decks, strategy cards, investors and knowledge of a position."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.contract import JsonDict
from bigboard.games.engine.position_fields import (
    check_number,
    checked_list,
    per_seat,
    read_numbers,
    whole,
)
from bigboard.titles.stockpile.rules import numbers as ids
from bigboard.titles.stockpile.rules.cards.cards import (
    ACTION_KINDS,
    COMMERCE_INDEX,
    COMPANY_INDEX,
    HELD_KINDS,
    INVESTORS,
    MARKET_INDEX,
    STRATEGIES,
)
from bigboard.titles.stockpile.rules.model.inventory import missing_commerce, missing_market_cards
from bigboard.titles.stockpile.rules.model.lookups import normal_cards
from bigboard.titles.stockpile.rules.model.portfolio_history import ENTRIES_END, recall_portfolio_history
from bigboard.titles.stockpile.rules.model.sizes import (
    MAX_LAID,
    MAX_PILES,
    MAX_PLAYERS,
    PAIRS,
    VIEWERS,
)
from bigboard.titles.stockpile.rules.model.strategy_hands import cards_in, put_card
from bigboard.titles.stockpile.rules.model.table import (
    CAP,
    DISCARDED,
    DISCARDED_TWICE,
    IN_HAND,
    IN_HAND_TWICE,
    KNOWN,
    LAID,
    PLAYED,
    PLAYED_TWICE,
    UNKNOWN,
    StockpileTable,
)
from bigboard.titles.stockpile.rules.powers.catalog import FIRST_STRATEGY, POWERS
from bigboard.titles.stockpile.rules.powers.timing import seat_investors
from bigboard.titles.stockpile.rules.setup.decks import Decks, counts, decks_of
from bigboard.titles.stockpile.rules.setup.options import options_of


def write_laid(t: StockpileTable) -> list[JsonDict]:
    names = t.card_data.strategy_names
    return [
        {
            "pair": int(t.pairs[at]),
            "card": names[t.pairs[at + 1] - FIRST_STRATEGY],
            "seat": int(t.pairs[at + 2]),
        }
        for at in range(LAID, LAID + 3 * int(t.laid), 3)
    ]


def read_laid(t: StockpileTable, position: Mapping[str, Any]) -> None:
    for entry in checked_list(position.get("laid", []), "The position's 'laid'"):
        if not isinstance(entry, Mapping) or set(entry) != {"pair", "card", "seat"} or t.laid == MAX_LAID:
            raise ValueError(f"A laid card has the fields pair, card and seat, not {entry!r}.")
        at = LAID + 3 * t.laid
        card = t.card_data.strategy_index.number(entry["card"])
        if not POWERS[FIRST_STRATEGY + card].laid:
            raise ValueError(f"{t.card_data.strategy_names[card]} is not laid on forecasts.")
        t.pairs[at] = check_number(entry["pair"], "The pair of a laid card", 0, PAIRS - 1)
        t.pairs[at + 1] = FIRST_STRATEGY + card
        t.pairs[at + 2] = check_number(entry["seat"], "The seat of a laid card", 0, int(t.seats) - 1)
        t.laid += 1


def write_strategies(t: StockpileTable) -> JsonDict:
    names = t.card_data.strategy_names
    seats = range(int(t.seats))

    def list_keys(once: i64, twice: i64) -> list[str]:
        return [names[card] for card in cards_in(t.cards[once], t.cards[twice])]

    return {
        "hands": [list_keys(IN_HAND + seat, IN_HAND_TWICE + seat) for seat in seats],
        "discarded": [list_keys(DISCARDED + seat, DISCARDED_TWICE + seat) for seat in seats],
        "played": list_keys(PLAYED, PLAYED_TWICE),
        "deck": t.card_data.strategy_index.write(t.strategies),
        "drawn": int(t.strategies_drawn),
    }


def read_strategies(t: StockpileTable, position: Mapping[str, Any]) -> None:
    if not t.with_strategies:
        return
    cards = position.get("strategies", {})
    fields = ["deck", "discarded", "drawn", "hands", "played"]
    if not isinstance(cards, Mapping) or set(cards) - set(fields):
        raise ValueError(f"The position's 'strategies' have the fields {', '.join(fields)}.")
    for seat, hand in enumerate(per_seat(cards, "hands", int(t.seats), [])):
        read_card_set(t, hand, f"The strategies' 'hands' of seat {seat}", IN_HAND + seat, IN_HAND_TWICE + seat)
    for seat, hand in enumerate(per_seat(cards, "discarded", int(t.seats), [])):
        label = f"The strategies' 'discarded' of seat {seat}"
        read_card_set(t, hand, label, DISCARDED + seat, DISCARDED_TWICE + seat)
    read_card_set(t, cards.get("played", []), "The played strategies", PLAYED, PLAYED_TWICE)
    t.strategies = t.card_data.strategy_index.read(checked_list(cards.get("deck", []), "The deck"))
    decks = decks_of(t.card_data, options_of(t), int(t.seats))
    if len(t.strategies) == 0:
        t.strategies = decks.strategy_deck()
    elif not is_strategy_deck(t, decks):
        raise ValueError("The strategies' 'deck' is the whole deck in play, dealt cards included.")
    t.strategies_drawn = whole(cards, "drawn", 0, 0, len(t.strategies))


def is_strategy_deck(t: StockpileTable, decks: Decks) -> bool:
    """Check that a game can be played with the deck: it may be older than the newest cards of the box."""
    found, allowed = counts(t.strategies, STRATEGIES), decks.strategies_allowed(t.strategies)
    enough = len(t.strategies) >= decks.strategies_needed
    return enough and all(found[card] <= allowed[card] for card in range(STRATEGIES))


def read_card_set(t: StockpileTable, cards: object, label: str, once: i64, twice: i64) -> None:
    for entry in checked_list(cards, label):
        card = t.card_data.strategy_index.number(entry)
        if (t.cards[twice] >> card) & 1:
            raise ValueError(f"There are 3 cards of {t.card_data.strategy_names[card]}; only 2 are in play.")
        put_card(t.cards, once, twice, card)


def write_investors(t: StockpileTable) -> JsonDict:
    names = t.card_data.investor_names

    def list_keys(numbers: list[int]) -> list[str]:
        return [names[number] for number in numbers if number >= 0]

    seats = range(int(t.seats))
    return {
        "kept": [list_keys([int(t.investors[seat * 2 + k]) for k in range(2)]) for seat in seats],
        "dealt": [list_keys([int(t.dealt[seat * 4 + k]) for k in range(4)]) for seat in seats],
        "lots": list_keys([int(t.lots[pile]) for pile in range(int(t.piles_in_play))]),
        "used": list_keys([number for number in range(len(names)) if (t.used >> number) & 1]),
    }


def read_investors(t: StockpileTable, position: Mapping[str, Any]) -> None:
    if not t.with_investors:
        return
    investors = position.get("investors", {})
    fields = ["kept", "dealt", "lots", "used"]
    if not isinstance(investors, Mapping) or set(investors) - set(fields):
        raise ValueError(f"The position's 'investors' have the fields {', '.join(fields)}.")
    index = t.card_data.investor_index

    def numbers(value: object, label: str, most: int) -> list[int]:
        found = [index.number(name) for name in checked_list(value, label)]
        if len(found) > most:
            raise ValueError(f"{label} has more than {most} investors.")
        return found

    placed: set[int] = set()
    for seat, kept in enumerate(per_seat(investors, "kept", int(t.seats), [])):
        for k, number in enumerate(numbers(kept, f"What seat {seat} has kept", int(t.meeples))):
            if number in placed:
                raise ValueError(f"{index.names[number]} is there twice.")
            placed.add(number)
            t.investors[seat * 2 + k] = number
    for seat, dealt in enumerate(per_seat(investors, "dealt", int(t.seats), [])):
        for k, number in enumerate(numbers(dealt, f"What seat {seat} was dealt", 2 * int(t.meeples))):
            t.dealt[seat * 4 + k] = number
    for pile, number in enumerate(numbers(investors.get("lots", []), "The auction", MAX_PILES)):
        t.lots[pile] = number
    for number in numbers(investors.get("used", []), "The used investors", INVESTORS):
        t.used |= i64(1) << number
    if t.stage >= ids.STAGE_DISCARDING:
        seat_investors(t)


def write_starting_shares(t: StockpileTable) -> list[str | None]:
    return [COMPANY_INDEX.names[share] if share >= 0 else None for share in t.starting]


def read_starting_shares(t: StockpileTable, position: Mapping[str, Any]) -> None:
    names = per_seat(position, "starting_shares", int(t.seats), None)
    t.starting = vec[i64]([-1 if name is None else COMPANY_INDEX.number(name) for name in names])


def write_market(t: StockpileTable) -> list[str]:
    return MARKET_INDEX.write(t.market[t.drawn :])


def read_market(t: StockpileTable, position: Mapping[str, Any]) -> None:
    if "market" in position:
        t.market = MARKET_INDEX.read(checked_list(position["market"], "The market deck"))
    else:
        t.market = vec[i64](missing_market_cards(t))


def write_commerce(t: StockpileTable) -> list[str]:
    return COMMERCE_INDEX.write(t.commerce[t.commerce_drawn :])


def read_commerce(t: StockpileTable, position: Mapping[str, Any]) -> None:
    if t.with_commerce and "commerce" in position:
        t.commerce = COMMERCE_INDEX.read(checked_list(position["commerce"], "The commerce deck"))
    elif t.with_commerce:
        t.commerce = vec[i64](missing_commerce(t))


def write_course(t: StockpileTable) -> list[int]:
    return [int(entry) for entry in t.portfolio_history]


def read_course(t: StockpileTable, position: Mapping[str, Any]) -> None:
    if position.get("memory") is None or "course" not in position:
        recall_portfolio_history(t)
    else:
        entries = read_numbers(position["course"], "course", "An entry of the course", -1, 0, ENTRIES_END - 1)
        t.portfolio_history = entries


def forget_all(t: StockpileTable) -> None:
    """Reset all knowledge: each player knows only their own cards."""
    for owner in range(int(t.seats)):
        cards = normal_cards(t, owner)
        place = (owner - int(t.first)) % int(t.seats)
        played = (
            t.stage > ids.STAGE_ACTION
            or (t.stage == ids.STAGE_ACTION and place < t.at)
            or t.stage <= ids.STAGE_BEFORE_INFORMATION
        )
        for viewer in range(VIEWERS):
            if viewer == owner:
                continue
            at = viewer * MAX_PLAYERS + owner
            t.memory[UNKNOWN + at] = cards
            for kind in range(HELD_KINDS):
                t.memory[KNOWN + at * HELD_KINDS + kind] = 0
                gone = played and kind in ACTION_KINDS
                t.memory[CAP + at * HELD_KINDS + kind] = 0 if gone else cards
