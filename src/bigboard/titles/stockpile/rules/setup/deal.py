"""The deal: all random parts of a game, drawn, written and laid out (STK-SET-1 … 11).

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

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.contract import JsonDict
from bigboard.games.engine.origin import CheckedDeal
from bigboard.games.engine.table_base import nones, zeros
from bigboard.games.rng import Shuffler
from bigboard.games.validation import checked_seed, json_copy
from bigboard.titles.stockpile.rules.cards.card_data import CardData
from bigboard.titles.stockpile.rules.cards.cards import (
    COMMERCE_INDEX,
    COMPANIES,
    COMPANY_INDEX,
    COMPANY_NAMES,
    FORECAST_INDEX,
    FORECAST_NAMES,
    MARKET_INDEX,
    MARKET_KINDS,
)
from bigboard.titles.stockpile.rules.flow.preparation import dealt_each
from bigboard.titles.stockpile.rules.model.sizes import MAX_PLAYERS, PAIRS
from bigboard.titles.stockpile.rules.model.strategy_hands import put_card
from bigboard.titles.stockpile.rules.model.table import IN_HAND, IN_HAND_TWICE, StockpileTable
from bigboard.titles.stockpile.rules.numbers import ASK_PLACE_CARD, STAGE_CHOOSING
from bigboard.titles.stockpile.rules.setup.decks import decks_of
from bigboard.titles.stockpile.rules.setup.options import (
    RULES_VERSION,
    card_data_of,
    checked_options,
    players_of,
)

EVERY_COMPANY: Final = vec[i64](range(COMPANIES))


class StockpileDeal(CheckedDeal):
    """A deal of Stockpile as numbers."""

    def __init__(
        self, rules: int, players: int, options: dict[str, Any], seed: int | str | None, card_data: CardData
    ) -> None:
        super().__init__(rules, players, options, seed)
        self.card_data = card_data
        self.first: i64 = 0
        self.starting: vec[i64] = vec[i64]()
        self.market: vec[i64] = vec[i64]()
        self.to_come: vec[i64] = vec[i64]()  # each round's six companies, then its six forecasts
        self.dice: vec[i64] = vec[i64]()  # each round's six forecasts as rolled
        self.commerce: vec[i64] = vec[i64]()
        self.investors: vec[i64] = vec[i64]()
        self.strategies: vec[i64] = vec[i64]()

    def draw(self) -> None:
        """Shuffle everything, in this order."""
        shuffler = Shuffler(f"stockpile:{self.seed}")
        self.first = shuffler.below(self.players)
        companies = EVERY_COMPANY[:]
        shuffler.shuffle_numbers(companies)
        self.starting = companies[: self.players]
        self.market = market_without(self.card_data, self.starting)
        shuffler.shuffle_numbers(self.market)
        rounds = self.card_data.rounds[self.players]
        self.to_come = zeros(rounds * 2 * PAIRS)
        self.dice = zeros(rounds * PAIRS)
        decks = decks_of(self.card_data, self.options, self.players)
        with_dice = bool(self.options["dice"])
        for number in range(i64(rounds)):
            draw_round(self, number, decks.forecasts[:], with_dice, shuffler)
        if self.options["commerce"]:
            self.commerce = decks.commerce[:]
            shuffler.shuffle_numbers(self.commerce)
        if self.options["investors"]:
            self.investors = decks.investors[:]
            shuffler.shuffle_numbers(self.investors)
        if self.options["strategies"]:
            self.strategies = decks.strategy_deck()
            shuffler.shuffle_numbers(self.strategies)

    def to_json(self) -> JsonDict:
        with_dice = bool(self.options["dice"])
        deal = self.header("stockpile")
        if "data" in self.options:
            deal["options"] = json_copy(self.options)
        deal["first"] = int(self.first)
        deal["starting_shares"] = COMPANY_INDEX.write(self.starting)
        deal["market"] = MARKET_INDEX.write(self.market)
        deal["rounds"] = [write_round(self.to_come, self.dice, k, with_dice) for k in range(len(self.dice) // PAIRS)]
        if self.options["commerce"]:
            deal["commerce"] = COMMERCE_INDEX.write(self.commerce)
        if self.options["investors"]:
            deal["investors"] = self.card_data.investor_index.write(self.investors)
        if self.options["strategies"]:
            deal["strategies"] = self.card_data.strategy_index.write(self.strategies)
        return deal


def write_round(to_come: vec[i64], dice: vec[i64], number: i64, with_dice: bool) -> JsonDict:
    at = number * 2 * PAIRS
    pairs: list[Any] = [None] * PAIRS
    for k in range(i64(PAIRS)):
        pairs[k] = [COMPANY_NAMES[to_come[at + k]], FORECAST_NAMES[to_come[at + PAIRS + k]]]
    if not with_dice:
        return {"pairs": pairs}
    return {"dice": FORECAST_INDEX.write(dice[number * PAIRS : number * PAIRS + PAIRS]), "pairs": pairs}


def draw_deal(wanted_players: object, seed: object, options: object) -> StockpileDeal:
    players = players_of(wanted_players)
    chosen = checked_options(options)
    deal = StockpileDeal(RULES_VERSION, players, chosen, checked_seed(seed), card_data_of(chosen))
    deal.draw()
    return deal


def market_without(card_data: CardData, starting: vec[i64]) -> vec[i64]:
    """Return the market deck in the order of the box, without the starting shares."""
    counts = vec[i64](card_data.market)
    total: i64 = 0
    for kind in range(i64(len(starting))):
        counts[starting[kind]] -= 1
    for kind in range(i64(MARKET_KINDS)):
        total += counts[kind]
    deck = zeros(total)
    at: i64 = 0
    for kind in range(i64(MARKET_KINDS)):
        for _ in range(counts[kind]):
            deck[at] = kind
            at += 1
    return deck


def draw_round(deal: StockpileDeal, number: i64, forecasts: vec[i64], with_dice: bool, shuffler: Shuffler) -> None:
    """STK-INF-1, STK-DIC-1."""
    if with_dice:
        for die in range(i64(PAIRS)):
            forecasts[die] = deal.card_data.dice[die * PAIRS + shuffler.below(6)]
    for k in range(i64(PAIRS)):
        deal.dice[number * PAIRS + k] = forecasts[k]
    companies = EVERY_COMPANY[:]
    shuffler.shuffle_numbers(companies)
    shuffler.shuffle_numbers(forecasts)
    for k in range(i64(PAIRS)):
        deal.to_come[number * 2 * PAIRS + k] = companies[k]
        deal.to_come[number * 2 * PAIRS + PAIRS + k] = forecasts[k]


def lay_out(t: StockpileTable, deal: StockpileDeal) -> None:
    """Lay the cards of a deal on a table where the players are seated."""
    t.first = deal.first
    t.starting = deal.starting
    t.market = deal.market
    t.to_come = deal.to_come
    t.dice = deal.dice
    t.commerce = deal.commerce
    deal_cards(t, deal.investors, deal.strategies)
    if t.events:
        tell_set_up(t)


def deal_cards(t: StockpileTable, investors: vec[i64], strategies: vec[i64]) -> None:
    """Deal the investors to choose from and the strategy hands, and enter the first stage."""
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
