"""The deal: everything that chance decides, checked and laid out (STK-SET-1 … 11).

A deal is JSON:

* `first`: the seat that begins (STK-SET-8).
* `starting_shares`: a company for each seat, all different (STK-SET-6).
* `market`: the market deck in draw order, after the starting shares were taken out.
* `rounds`: for each round its `pairs`, [company, forecast] in dealing order: the players' in turn order from the
  round's first player (for two players two after each other), then the open pair, then the face-down ones. With
  the dice also `dice`: the six forecasts as rolled, die by die.
* `commerce`, `investors`, `strategies`: those decks in dealing order. Investors and strategy cards are dealt to
  seat 0 first, then to seat 1, and so on; what is left of the strategies is drawn later.
"""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.engine.table_base import nones
from bigboard.games.validation import checked_header, checked_seed, json_copy
from bigboard.titles.stockpile.rules.cards.card_data import CardData
from bigboard.titles.stockpile.rules.cards.cards import (
    CARD_NAMES,
    COMPANIES,
    COMPANY_NAMES,
    FIRST_COMMERCE,
    FORECAST_NAMES,
    FORECASTS,
    commerce_number,
    company_number,
    forecast_number,
    market_number,
    numbers_of,
)
from bigboard.titles.stockpile.rules.flow.preparation import dealt_each
from bigboard.titles.stockpile.rules.model.strategy_hands import IN_HAND, IN_HAND_TWICE, put_card
from bigboard.titles.stockpile.rules.model.table import MAX_PLAYERS, PAIRS, StockpileTable
from bigboard.titles.stockpile.rules.numbers import ASK_PLACE_CARD, STAGE_CHOOSING
from bigboard.titles.stockpile.rules.setup.deal_codec import Dealt
from bigboard.titles.stockpile.rules.setup.options import (
    card_data_of,
    checked_options,
    checked_players,
    checked_rules,
    investor_deck,
    strategies_allowed,
    strategies_needed,
)

DEAL_FIELDS: Final = [
    "game", "rules", "players", "options", "seed", "first", "starting_shares", "market", "rounds", "commerce",
    "investors", "strategies",
]  # fmt: skip


def checked_list(deal: Mapping[str, Any], field: str, what: str) -> list[Any]:
    value = deal.get(field)
    if not isinstance(value, list):
        raise ValueError(f"A deal's {field!r} is {what}, not {value!r}.")
    return value


def checked_part(field: str, cards: list[int], box: list[int], names: list[str], needed: int) -> None:
    """No card more often than in the box, and enough of them: a deal may be older than the newest card of the box."""
    left = counts_of(box, len(names))
    for card in cards:
        left[card] -= 1
        if left[card] < 0:
            found, most = cards.count(card), box.count(card)
            raise ValueError(f"The deal's {field!r} has {names[card]} {found} times; it can be there {most} times.")
    if len(cards) < needed:
        raise ValueError(f"The deal's {field!r} are {len(cards)} cards; this game needs at least {needed}.")


def checked_deck(field: str, cards: list[int], wanted: list[int], names: list[str]) -> None:
    """Every card as often as `wanted` says by kind; ValueError names the first that is not."""
    found = counts_of(cards, len(wanted))
    for kind in range(len(wanted)):
        if found[kind] != wanted[kind]:
            raise ValueError(
                f"The deal's {field!r} has {names[kind]} {found[kind]} times; it must be there {wanted[kind]} times."
            )


def counts_of(cards: list[int], kinds: int) -> list[int]:
    """How many there are of each kind."""
    counts = [0] * kinds
    for card in cards:
        counts[card] += 1
    return counts


def checked_rounds(
    deal: Mapping[str, Any], card_data: CardData, options: Mapping[str, Any], count: int
) -> list[list[int]]:
    """For each round its companies, its forecasts and what was rolled, as numbers."""
    rounds = checked_list(deal, "rounds", "the list of all rounds")
    if len(rounds) != count:
        raise ValueError(f"The deal has {len(rounds)} rounds; with this number of players there are {count}.")
    checked: list[list[int]] = []
    for number, entry in enumerate(rounds, 1):
        fields = {"pairs", "dice"} if options["dice"] else {"pairs"}
        if not isinstance(entry, Mapping) or set(entry) != fields:
            raise ValueError(f"Round {number} of the deal has the fields {', '.join(sorted(fields))}, not {entry!r}.")
        rolled = list(card_data.base_forecasts)
        if options["dice"]:
            rolled = checked_roll(entry["dice"], card_data, number)
        pairs = entry["pairs"]
        if not isinstance(pairs, list) or len(pairs) != PAIRS or not are_pairs(pairs):
            raise ValueError(f"Round {number} of the deal has six pairs [company, forecast], not {pairs!r}.")
        companies = [company_number(pair[0]) for pair in pairs]
        forecasts = [forecast_number(pair[1]) for pair in pairs]
        there = counts_of(companies, COMPANIES)
        for company in range(COMPANIES):
            if there[company] != 1:
                raise ValueError(f"Round {number} of the deal must have {COMPANY_NAMES[company]} in one pair.")
        shown = counts_of(forecasts, FORECASTS)
        right = counts_of(rolled, FORECASTS)
        for forecast in range(FORECASTS):
            if shown[forecast] != right[forecast]:
                raise ValueError(
                    f"Round {number} of the deal has the forecast {FORECAST_NAMES[forecast]} {shown[forecast]} times; "
                    f"it must be there {right[forecast]} times."
                )
        checked.append(companies + forecasts + rolled)
    return checked


def are_pairs(pairs: list[Any]) -> bool:
    for pair in pairs:
        if not isinstance(pair, (list, tuple)) or len(pair) != 2:
            return False
    return True


def checked_roll(dice: object, card_data: CardData, number: int) -> list[int]:
    if not isinstance(dice, list) or len(dice) != COMPANIES:
        raise ValueError(f"Round {number} of the deal: 'dice' are six forecasts, one for each die, not {dice!r}.")
    rolled = [forecast_number(name) for name in dice]
    for die, forecast in enumerate(rolled):
        faces = [int(card_data.dice[die * COMPANIES + face]) for face in range(6)]
        if forecast not in faces:
            raise ValueError(f"Round {number} of the deal: die {die + 1} has no face {FORECAST_NAMES[forecast]}.")
    return rolled


def read_deal(deal: Mapping[str, Any]) -> Dealt:
    """A deal from anywhere, checked; ValueError names what is wrong with it."""
    checked_header(deal, "deal", "stockpile", DEAL_FIELDS)
    players = checked_players(deal["players"])
    rules = checked_rules(deal, "deal")
    options = checked_options(deal.get("options"))
    card_data = card_data_of(options)
    dealt = Dealt(players, options, card_data)
    if "seed" in deal:
        dealt.seed = checked_seed(deal["seed"])
    first = deal.get("first")
    if type(first) is not int or not 0 <= first < players:
        raise ValueError(f"A deal's 'first' is the seat that begins, 0 to {players - 1}, not {first!r}.")
    starting = [company_number(name) for name in checked_list(deal, "starting_shares", "a company for each seat")]
    if len(starting) != players or len(set(starting)) != players:
        raise ValueError(f"A deal's 'starting_shares' are {players} different companies, one for each seat.")
    market = [market_number(name) for name in checked_list(deal, "market", "the market deck in draw order")]
    wanted = card_data.market[:]
    for company in starting:
        wanted[company] -= 1
    checked_deck("market", market, wanted, CARD_NAMES)
    rounds = checked_rounds(deal, card_data, options, card_data.rounds[players])
    for field in ("commerce", "investors", "strategies"):
        if not options[field] and deal.get(field):
            raise ValueError(f"The deal has {field!r}, but the option {field!r} is off.")
    if options["commerce"]:
        dealt.commerce = vec[i64](checked_cards(deal, "commerce", card_data, options, players))
    if options["investors"]:
        dealt.investors = vec[i64](checked_cards(deal, "investors", card_data, options, players))
    if options["strategies"]:
        dealt.strategies = vec[i64](checked_cards(deal, "strategies", card_data, options, players))
    dealt.given = json_copy(deal) | {
        "game": "stockpile",
        "rules": rules,
        "players": players,
        "options": options,
    }
    dealt.first = first
    dealt.starting = vec[i64](starting)
    dealt.market = vec[i64](market)
    dealt.to_come = vec[i64]([number for entry in rounds for number in entry[: 2 * PAIRS]])
    dealt.dice = vec[i64]([number for entry in rounds for number in entry[2 * PAIRS :]])
    return dealt


def lay_out(t: StockpileTable, dealt: Dealt) -> None:
    """Lays the cards of a deal on a table where the players have sat down."""
    t.first = dealt.first
    t.starting = dealt.starting
    t.market = dealt.market
    t.to_come = dealt.to_come
    t.dice = dealt.dice
    t.commerce = dealt.commerce
    deal_cards(t, dealt.investors, dealt.strategies)
    if t.events:
        tell_set_up(t)


def checked_cards(
    deal: Mapping[str, Any], field: str, card_data: CardData, options: Mapping[str, Any], players: int
) -> list[int]:
    names = checked_list(deal, field, "a deck in dealing order")
    if field == "commerce":
        cards = [commerce_number(name) for name in names]
        checked_deck(field, cards, card_data.commerce, CARD_NAMES[FIRST_COMMERCE:])
    elif field == "investors":
        cards = numbers_of(names, card_data.investor_names, "investor")
        needed = players * (4 if players == 2 else 2)
        checked_part(field, cards, investor_deck(card_data, options), card_data.investor_names, needed)
    else:
        cards = numbers_of(names, card_data.strategy_names, "strategy card")
        needed = strategies_needed(card_data, options, players)
        allowed = strategies_allowed(card_data, options, players, cards)
        checked_part(field, cards, allowed, card_data.strategy_names, needed)
    return cards


def deal_cards(t: StockpileTable, investors: vec[i64], strategies: vec[i64]) -> None:
    """Investors to choose from and strategy hands, and the game is about to begin."""
    if t.with_investors:
        each = dealt_each(t)
        t.dealt = nones(MAX_PLAYERS * 4)
        for seat in range(t.seats):
            for k in range(each):
                t.dealt[seat * 4 + k] = investors[seat * each + k]
    if t.with_strategies:
        t.strategies_drawn = 0
        for seat in range(t.seats):
            for _ in range(3 + t.rounds):
                put_card(t.cards, IN_HAND + seat, IN_HAND_TWICE + seat, strategies[t.strategies_drawn])
                t.strategies_drawn += 1
        t.strategies = strategies
    t.stage = STAGE_CHOOSING
    t.question = ASK_PLACE_CARD


def tell_set_up(t: StockpileTable) -> None:
    t.tell("first_player", t.first, "STK-SET-8", {})
    for seat in range(t.seats):
        if t.with_strategies:
            hand = [t.card_data.strategy_names[t.strategies[seat * (3 + t.rounds) + k]] for k in range(3 + t.rounds)]
            t.whisper("strategies_dealt", seat, "STK-STR-1", {"cards": len(hand)}, {"hand": hand})
        if t.with_investors:
            names = [t.card_data.investor_names[t.dealt[seat * 4 + k]] for k in range(dealt_each(t))]
            t.whisper("investors_dealt", seat, "STK-INV-1", {"cards": len(names)}, {"hand": names})
