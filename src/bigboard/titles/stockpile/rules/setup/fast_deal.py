"""Random deals of simulated games, shuffled as numbers."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.engine.table_base import zeros
from bigboard.games.rng import Rng
from bigboard.titles.stockpile.rules.model.sizes import PAIRS
from bigboard.titles.stockpile.rules.model.table import StockpileTable
from bigboard.titles.stockpile.rules.setup.deal import EVERY_COMPANY, deal_cards, market_without
from bigboard.titles.stockpile.rules.setup.decks import decks_of


class FastDeal:
    """The decks of simulated games: sorted, and in the order of the last shuffle."""

    def __init__(self, t: StockpileTable, options: dict[str, Any]) -> None:
        self.card_data = t.card_data
        self.sorted = decks_of(t.card_data, options, int(t.seats))
        self.sorted_strategies: vec[i64] = self.sorted.strategy_deck() if t.with_strategies else vec[i64]()
        self.sort()

    def sort(self) -> None:
        """Put all decks into the order of the box."""
        self.companies: vec[i64] = EVERY_COMPANY[:]
        self.base: vec[i64] = self.sorted.forecasts[:]
        self.commerce: vec[i64] = self.sorted.commerce[:]
        self.investors: vec[i64] = self.sorted.investors[:]
        self.strategies: vec[i64] = self.sorted_strategies[:]

    def lay_out(self, t: StockpileTable, rng: Rng) -> None:
        """Deal on a table where the players are seated."""
        t.first = rng.below(t.seats)
        rng.shuffle_numbers(self.companies)
        t.starting = self.companies[: t.seats]
        t.market = market_without(self.card_data, t.starting)
        rng.shuffle_numbers(t.market)
        t.to_come = zeros(t.rounds * 2 * PAIRS)
        t.dice = zeros(t.rounds * PAIRS)
        for number in range(t.rounds):
            shuffle_pairs(t, number, self.companies, self.base, rng)
        if t.with_commerce:
            rng.shuffle_numbers(self.commerce)
            t.commerce = self.commerce[:]
        if t.with_investors:
            rng.shuffle_numbers(self.investors)
        if t.with_strategies:
            rng.shuffle_numbers(self.strategies)
        deal_cards(t, self.investors, self.strategies[:])


def shuffle_pairs(t: StockpileTable, number: i64, companies: vec[i64], forecasts: vec[i64], rng: Rng) -> None:
    """Shuffle the pairs of one round; roll its dice."""
    if t.with_dice:
        for die in range(i64(PAIRS)):
            forecasts[die] = t.card_data.dice[die * PAIRS + rng.below(6)]
    for k in range(i64(PAIRS)):
        t.dice[number * PAIRS + k] = forecasts[k]
    rng.shuffle_numbers(companies)
    rng.shuffle_numbers(forecasts)
    for k in range(i64(PAIRS)):
        t.to_come[number * 2 * PAIRS + k] = companies[k]
        t.to_come[number * 2 * PAIRS + PAIRS + k] = forecasts[k]
