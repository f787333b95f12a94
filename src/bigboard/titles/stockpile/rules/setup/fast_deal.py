"""Fresh random deals for simulated games, without the detour over names."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.engine.table_base import zeros
from bigboard.games.rng import Rng
from bigboard.titles.stockpile.rules.model.table import PAIRS, StockpileTable
from bigboard.titles.stockpile.rules.setup.deal import deal_cards
from bigboard.titles.stockpile.rules.setup.deal_codec import EVERY_COMPANY, market_without
from bigboard.titles.stockpile.rules.setup.options import card_data_of, commerce_deck, investor_deck, strategy_deck


def shuffle(cards: vec[i64], rng: Rng) -> None:
    """Fisher and Yates, from the last card down."""
    for k in range(len(cards) - 1, 0, -1):
        j = rng.below(k + 1)
        card = cards[k]
        cards[k] = cards[j]
        cards[j] = card


class FastDeal:
    """Fresh random deals for simulated games, without the detour over names."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.card_data = card_data_of(options)
        # As they come from the box, and as they were shuffled last.
        self.sorted_base: vec[i64] = vec[i64](self.card_data.base_forecasts)
        self.sorted_commerce: vec[i64] = vec[i64](commerce_deck(self.card_data))
        self.sorted_investors: vec[i64] = vec[i64](investor_deck(self.card_data, options))
        self.sorted_strategies: vec[i64] = vec[i64](strategy_deck(self.card_data, options, players))
        self.put_in_order()

    def put_in_order(self) -> None:
        """All decks as they come from the box."""
        self.companies: vec[i64] = EVERY_COMPANY[:]
        self.base: vec[i64] = self.sorted_base[:]
        self.commerce: vec[i64] = self.sorted_commerce[:]
        self.investors: vec[i64] = self.sorted_investors[:]
        self.strategies: vec[i64] = self.sorted_strategies[:]

    def lay_out(self, t: StockpileTable, rng: Rng) -> None:
        """On a table where the players have sat down."""
        t.first = rng.below(t.seats)
        shuffle(self.companies, rng)
        t.starting = self.companies[: t.seats]
        t.market = market_without(self.card_data, t.starting)
        shuffle(t.market, rng)
        t.to_come = zeros(t.rounds * 2 * PAIRS)
        t.dice = zeros(t.rounds * PAIRS)
        for number in range(t.rounds):
            shuffle_pairs(t, number, self.companies, self.base, rng)
        if t.with_commerce:
            shuffle(self.commerce, rng)
            t.commerce = self.commerce[:]
        if t.with_investors:
            shuffle(self.investors, rng)
        if t.with_strategies:
            shuffle(self.strategies, rng)
        deal_cards(t, self.investors, self.strategies[:])


def shuffle_pairs(t: StockpileTable, number: i64, companies: vec[i64], forecasts: vec[i64], rng: Rng) -> None:
    """Fresh pairs, and dice, for one round."""
    if t.with_dice:
        for die in range(i64(PAIRS)):
            forecasts[die] = t.card_data.dice[die * PAIRS + rng.below(6)]
    for k in range(i64(PAIRS)):
        t.dice[number * PAIRS + k] = forecasts[k]
    shuffle(companies, rng)
    shuffle(forecasts, rng)
    for k in range(i64(PAIRS)):
        t.to_come[number * 2 * PAIRS + k] = companies[k]
        t.to_come[number * 2 * PAIRS + PAIRS + k] = forecasts[k]
