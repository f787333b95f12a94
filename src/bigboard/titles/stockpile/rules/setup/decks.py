"""The decks of the box that a game is played with, sorted (STK-INV-5, STK-INV-12, STK-STR-3, STK-STR-4)."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.engine.table_base import zeros
from bigboard.titles.stockpile.rules.cards.card_data import INVESTOR_SETS, CardData
from bigboard.titles.stockpile.rules.cards.cards import INVESTORS, STRATEGIES


class Decks:
    """The sorted decks of one number of players and one set of options."""

    def __init__(self, card_data: CardData, options: Mapping[str, Any], players: int) -> None:
        rounds = card_data.rounds[players]
        self.players = players
        self.forecasts: vec[i64] = vec[i64](card_data.base_forecasts)
        self.market: vec[i64] = vec[i64](card_data.market)  # the number of each kind
        self.commerce_counts: vec[i64] = vec[i64](card_data.commerce)
        self.commerce: vec[i64] = vec[i64](
            [kind for kind, count in enumerate(card_data.commerce) for _ in range(count) if options["commerce"]]
        )
        largest = INVESTOR_SETS.index(options["investor_set"])
        investors = [
            number
            for number in range(INVESTORS)
            if options["investors"]
            and card_data.investor_sets[number] <= largest
            and has_module(options, card_data.investor_needs[number])
        ]
        self.investors: vec[i64] = vec[i64](investors)
        self.investor_counts: vec[i64] = counts(self.investors, INVESTORS)
        # The number of strategy cards that are dealt, and drawn by Illicit Ivan.
        self.strategies_needed: i64 = players * (3 + rounds) + (rounds - 1 if options["investors"] else 0)
        self.with_promo: bool = options["promo"]
        self.promo = card_data.strategy_promo
        usual = strategies_of(card_data, options, self.with_promo)
        every = strategies_of(card_data, options, True)
        self.strategies: vec[i64] = usual if len(usual) >= self.strategies_needed else every
        self.usual_counts: vec[i64] = counts(usual, STRATEGIES)
        self.every_count: vec[i64] = counts(every, STRATEGIES)

    def strategy_deck(self) -> vec[i64]:
        """Return the strategy cards in play; ValueError if the data leave too few."""
        found, needed = len(self.strategies), int(self.strategies_needed)
        if found < needed:
            raise ValueError(f"There are {found} strategy cards in play, and {self.players} players need {needed}.")
        return self.strategies[:]

    def strategies_allowed(self, cards: vec[i64]) -> vec[i64]:
        """Return the number of each card that such a deck may have.

        An older box had fewer cards, so that its promo cards joined earlier.
        """
        if self.with_promo:
            return self.every_count
        usual: i64 = 0
        for k in range(i64(len(cards))):
            if not self.promo[cards[k]]:
                usual += 1
        return self.every_count if usual < self.strategies_needed else self.usual_counts


def has_module(options: Mapping[str, Any], needed: str) -> bool:
    return not needed or bool(options[needed])


def strategies_of(card_data: CardData, options: Mapping[str, Any], promo: bool) -> vec[i64]:
    """Return the strategy cards of the box for the modules in play; with `promo`, promo cards too."""
    cards = [
        card
        for card in range(STRATEGIES)
        for _ in range(card_data.strategy_copies[card])
        if options["strategies"]
        and has_module(options, card_data.strategy_needs[card])
        and (promo or not card_data.strategy_promo[card])
    ]
    return vec[i64](cards)


def counts(cards: vec[i64], kinds: i64) -> vec[i64]:
    """Return the number of cards of each kind."""
    found = zeros(kinds)
    for k in range(i64(len(cards))):
        found[cards[k]] += 1
    return found


def decks_of(card_data: CardData, options: Mapping[str, Any], players: int) -> Decks:
    """Return the decks, which are made once for each card data."""
    key = (
        players,
        options["commerce"],
        options["bonds"],
        options["investors"],
        options["investor_set"],
        options["strategies"],
        options["promo"],
    )
    found = card_data.decks.get(key)
    if found is None:
        found = Decks(card_data, options, players)
        card_data.decks[key] = found
    decks: Decks = found
    return decks
