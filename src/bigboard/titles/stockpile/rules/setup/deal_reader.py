"""Deals from any source, checked: ValueError names what is wrong with one."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.engine.table_base import zeros
from bigboard.games.validation import check_header, checked_seed
from bigboard.titles.stockpile.rules.cards.card_data import CardData
from bigboard.titles.stockpile.rules.cards.cards import (
    CARD_NAMES,
    COMMERCE_INDEX,
    COMPANY_INDEX,
    COMPANY_NAMES,
    FORECAST_INDEX,
    FORECAST_NAMES,
    FORECASTS,
    MARKET_INDEX,
)
from bigboard.titles.stockpile.rules.model.sizes import PAIRS
from bigboard.titles.stockpile.rules.setup.deal import StockpileDeal
from bigboard.titles.stockpile.rules.setup.decks import counts, decks_of
from bigboard.titles.stockpile.rules.setup.options import (
    RULES_VERSION,
    card_data_of,
    checked_options,
    players_of,
)

DEAL_FIELDS: Final = [
    "game", "rules", "players", "options", "seed", "first", "starting_shares", "market", "rounds", "commerce",
    "investors", "strategies",
]  # fmt: skip
EACH_COMPANY_ONCE: Final = 0x111111  # four bits each
# One company or forecast of each number. The table replaces `1 << n`, which mypyc leaves to C as a shift of 32 bits.
ONE_OF: Final = vec[i64]([1 << (4 * number) for number in range(FORECASTS)])


def read_deal(source: Mapping[str, Any]) -> StockpileDeal:
    rules = check_header(source, "deal", "stockpile", DEAL_FIELDS, RULES_VERSION)
    players = players_of(source["players"])
    options = checked_options(source.get("options"))
    card_data = card_data_of(options)
    seed = checked_seed(source["seed"]) if "seed" in source else None
    deal = StockpileDeal(rules, players, options, seed, card_data)
    first = source.get("first")
    if type(first) is not int or not 0 <= first < players:
        raise ValueError(f"A deal's 'first' is the seat that begins, 0 to {players - 1}, not {first!r}.")
    deal.first = first
    deal.starting = COMPANY_INDEX.read(checked_list(source, "starting_shares", "a company for each seat"))
    decks = decks_of(card_data, options, players)
    wanted = decks.market[:]
    for k in range(i64(len(deal.starting))):
        wanted[deal.starting[k]] -= 1
    if len(deal.starting) != players or not are_different(deal.starting):
        raise ValueError(f"A deal's 'starting_shares' are {players} different companies, one for each seat.")
    deal.market = MARKET_INDEX.read(checked_list(source, "market", "the market deck in draw order"))
    check_deck("market", deal.market, wanted, CARD_NAMES)
    rounds = card_data.rounds[players]
    deal.to_come = zeros(rounds * 2 * PAIRS)
    deal.dice = zeros(rounds * PAIRS)
    read_rounds(source, card_data, options["dice"], deal.to_come, deal.dice)
    for field in ("commerce", "investors", "strategies"):
        if not options[field] and source.get(field):
            raise ValueError(f"The deal has {field!r}, but the option {field!r} is off.")
    if options["commerce"]:
        deal.commerce = COMMERCE_INDEX.read(checked_list(source, "commerce", "a deck in dealing order"))
        check_deck("commerce", deal.commerce, decks.commerce_counts, COMMERCE_INDEX.names)
    if options["investors"]:
        deal.investors = card_data.investor_index.read(checked_list(source, "investors", "a deck in dealing order"))
        needed = players * (4 if players == 2 else 2)
        check_part("investors", deal.investors, decks.investor_counts, card_data.investor_names, needed)
    if options["strategies"]:
        deal.strategies = card_data.strategy_index.read(checked_list(source, "strategies", "a deck in dealing order"))
        allowed = decks.strategies_allowed(deal.strategies)
        check_part("strategies", deal.strategies, allowed, card_data.strategy_names, decks.strategies_needed)
    return deal


def checked_list(deal: Mapping[str, Any], field: str, what: str) -> list[Any]:
    value = deal.get(field)
    if not isinstance(value, list):
        raise ValueError(f"A deal's {field!r} is {what}, not {value!r}.")
    return value


def are_different(cards: vec[i64]) -> bool:
    seen: i64 = 0
    for k in range(i64(len(cards))):
        if (seen >> cards[k]) & 1:
            return False
        seen |= i64(1) << cards[k]
    return True


def check_part(field: str, cards: vec[i64], box: vec[i64], names: list[str], needed: i64) -> None:
    """Check that the cards are in the box and enough: a deal may be older than the newest card of the box."""
    found = counts(cards, len(box))
    for card in range(i64(len(box))):
        if found[card] > box[card]:
            raise ValueError(
                f"The deal's {field!r} has {names[card]} {found[card]} times; it can be there {box[card]} times."
            )
    if len(cards) < needed:
        raise ValueError(f"The deal's {field!r} are {len(cards)} cards; this game needs at least {needed}.")


def check_deck(field: str, cards: vec[i64], wanted: vec[i64], names: list[str]) -> None:
    """Check that each kind of card is there as often as wanted."""
    found = counts(cards, len(wanted))
    for kind in range(i64(len(wanted))):
        if found[kind] != wanted[kind]:
            raise ValueError(
                f"The deal's {field!r} has {names[kind]} {found[kind]} times; it must be there {wanted[kind]} times."
            )


def read_rounds(
    deal: Mapping[str, Any], card_data: CardData, with_dice: bool, to_come: vec[i64], dice: vec[i64]
) -> None:
    """Read each round's companies and forecasts into `to_come`, and its rolled forecasts into `dice`."""
    rounds = checked_list(deal, "rounds", "the list of all rounds")
    count = len(dice) // PAIRS
    if len(rounds) != count:
        raise ValueError(f"The deal has {len(rounds)} rounds; with this number of players there are {count}.")
    base = vec[i64](card_data.base_forecasts)
    fields = 2 if with_dice else 1
    for number in range(i64(count)):
        entry = rounds[number]
        if (
            not isinstance(entry, dict)
            or len(entry) != fields
            or "pairs" not in entry
            or (with_dice and "dice" not in entry)
        ):
            listed = "dice, pairs" if with_dice else "pairs"
            raise ValueError(f"Round {number + 1} of the deal has the fields {listed}, not {entry!r}.")
        rolled = read_roll(entry["dice"], card_data, number) if with_dice else base
        for k in range(i64(PAIRS)):
            dice[number * PAIRS + k] = rolled[k]
        read_pairs(entry["pairs"], number, rolled, to_come)


def read_pairs(pairs: object, number: i64, rolled: vec[i64], to_come: vec[i64]) -> None:
    """Read the pairs of one round: every company once, and the forecasts as rolled."""
    if not isinstance(pairs, list) or len(pairs) != PAIRS:
        raise ValueError(f"Round {number + 1} of the deal has six pairs [company, forecast], not {pairs!r}.")
    base = number * 2 * PAIRS
    companies: i64 = 0  # the number of each, four bits each; forecasts likewise
    shown: i64 = 0
    right: i64 = 0
    for k in range(i64(PAIRS)):
        pair = pairs[k]
        if not isinstance(pair, (list, tuple)) or len(pair) != 2:
            raise ValueError(f"Round {number + 1} of the deal has six pairs [company, forecast], not {pairs!r}.")
        company = i64(COMPANY_INDEX.number(pair[0]))
        forecast = i64(FORECAST_INDEX.number(pair[1]))
        to_come[base + k] = company
        to_come[base + PAIRS + k] = forecast
        companies += ONE_OF[company]
        shown += ONE_OF[forecast]
        right += ONE_OF[rolled[k]]
    if companies != EACH_COMPANY_ONCE:
        wrong = next(name for company, name in enumerate(COMPANY_NAMES) if (companies >> (4 * company)) & 15 != 1)
        raise ValueError(f"Round {number + 1} of the deal must have {wrong} in one pair.")
    if shown != right:
        for forecast in range(i64(FORECASTS)):
            found, wanted = (shown >> (4 * forecast)) & 15, (right >> (4 * forecast)) & 15
            if found != wanted:
                raise ValueError(
                    f"Round {number + 1} of the deal has the forecast {FORECAST_NAMES[forecast]} {found} times; "
                    f"it must be there {wanted} times."
                )


def read_roll(dice: object, card_data: CardData, number: i64) -> vec[i64]:
    if not isinstance(dice, list) or len(dice) != PAIRS:
        raise ValueError(f"Round {number + 1} of the deal: 'dice' are six forecasts, one for each die, not {dice!r}.")
    rolled = FORECAST_INDEX.read(dice)
    for die in range(i64(PAIRS)):
        shown = False
        for face in range(i64(PAIRS)):
            shown = shown or card_data.dice[die * PAIRS + face] == rolled[die]
        if not shown:
            name = FORECAST_NAMES[rolled[die]]
            raise ValueError(f"Round {number + 1} of the deal: die {die + 1} has no face {name}.")
    return rolled
