"""A deal as numbers: drawn, written as JSON, and known again when it comes back as it was handed out."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.contract import JsonDict
from bigboard.games.engine.table_base import zeros
from bigboard.games.rng import Shuffler
from bigboard.games.validation import checked_seed, is_number, is_text, json_copy
from bigboard.titles.stockpile.rules.cards.card_data import CardData
from bigboard.titles.stockpile.rules.cards.cards import (
    CARD_NAMES,
    COMPANIES,
    COMPANY_NAMES,
    FIRST_COMMERCE,
    FORECAST_NAMES,
    MARKET_KINDS,
)
from bigboard.titles.stockpile.rules.model.table import PAIRS
from bigboard.titles.stockpile.rules.setup.options import (
    RULES_VERSION,
    card_data_of,
    checked_options,
    checked_players,
    commerce_deck,
    investor_deck,
    strategy_deck,
)

BASE_FIELDS: Final = 9  # of a deal without modules
EVERY_COMPANY: Final = vec[i64](range(COMPANIES))


class Dealt:
    """A deal as numbers, checked; if it was drawn here, also the deal that was handed out."""

    def __init__(self, players: int, options: dict[str, Any], card_data: CardData) -> None:
        self.players = players
        self.options = options
        self.card_data = card_data
        self.seed: int | str | None = None
        self.first: i64 = 0
        self.starting: vec[i64] = vec[i64]()
        self.market: vec[i64] = vec[i64]()
        self.to_come: vec[i64] = vec[i64]()  # each round's six companies, then its six forecasts
        self.dice: vec[i64] = vec[i64]()  # each round's six forecasts as rolled
        self.commerce: vec[i64] = vec[i64]()
        self.investors: vec[i64] = vec[i64]()
        self.strategies: vec[i64] = vec[i64]()
        self.given: JsonDict | None = None  # as it came from elsewhere
        self.shown: JsonDict = {}

    def draw(self, seed: int | str) -> None:
        """Shuffles everything, in this order."""
        self.seed = seed
        shuffler = Shuffler(f"stockpile:{seed}")
        self.first = shuffler.below(self.players)
        companies = EVERY_COMPANY[:]
        shuffler.shuffle_numbers(companies)
        self.starting = companies[: self.players]
        self.market = market_without(self.card_data, self.starting)
        shuffler.shuffle_numbers(self.market)
        rounds = self.card_data.rounds[self.players]
        self.to_come = zeros(rounds * 2 * PAIRS)
        self.dice = zeros(rounds * PAIRS)
        base = vec[i64](self.card_data.base_forecasts)
        with_dice = bool(self.options["dice"])
        for number in range(i64(rounds)):
            draw_round(self, number, base[:], with_dice, shuffler)
        if self.options["commerce"]:
            self.commerce = vec[i64](commerce_deck(self.card_data))
            shuffler.shuffle_numbers(self.commerce)
        if self.options["investors"]:
            self.investors = vec[i64](investor_deck(self.card_data, self.options))
            shuffler.shuffle_numbers(self.investors)
        if self.options["strategies"]:
            self.strategies = vec[i64](strategy_deck(self.card_data, self.options, self.players))
            shuffler.shuffle_numbers(self.strategies)

    def written(self) -> JsonDict:
        """The deal as JSON, which shares nothing with the numbers."""
        if self.given is not None:
            return self.given
        deal: JsonDict = {
            "game": "stockpile",
            "rules": RULES_VERSION,
            "players": self.players,
            "options": json_copy(self.options) if "data" in self.options else dict(self.options),
            "seed": self.seed,
            "first": int(self.first),
            "starting_shares": named(self.starting, CARD_NAMES, 0),
            "market": named(self.market, CARD_NAMES, 0),
            "rounds": [self.round_in_words(number) for number in range(len(self.dice) // PAIRS)],
        }
        if self.options["commerce"]:
            deal["commerce"] = named(self.commerce, CARD_NAMES, FIRST_COMMERCE)
        if self.options["investors"]:
            deal["investors"] = named(self.investors, self.card_data.investor_names, 0)
        if self.options["strategies"]:
            deal["strategies"] = named(self.strategies, self.card_data.strategy_names, 0)
        return deal

    def round_in_words(self, number: i64) -> JsonDict:
        at = number * 2 * PAIRS
        pairs: list[Any] = [None] * PAIRS
        for k in range(i64(PAIRS)):
            pairs[k] = [COMPANY_NAMES[self.to_come[at + k]], FORECAST_NAMES[self.to_come[at + PAIRS + k]]]
        if not self.options["dice"]:
            return {"pairs": pairs}
        return {"dice": named(self.dice[number * PAIRS : number * PAIRS + PAIRS], FORECAST_NAMES, 0), "pairs": pairs}

    def show(self) -> JsonDict:
        """The deal for whoever asked for it, who may change it."""
        self.shown = self.written()
        return self.shown

    def is_unchanged(self, deal: object) -> bool:
        """Whether this is the deal that was handed out, and nothing in it has been touched: it needs no check then."""
        shown = self.shown
        if deal is not shown or "data" in self.options:
            return False
        fields = BASE_FIELDS
        for field in ("commerce", "investors", "strategies"):
            if self.options[field]:
                fields += 1
        options = shown.get("options")
        if len(shown) != fields or not isinstance(options, dict) or len(options) != len(self.options):
            return False
        for name, value in self.options.items():
            if options.get(name) is not value:
                return False
        return (
            is_text(shown.get("game"), "stockpile")
            and is_number(shown.get("rules"), RULES_VERSION)
            and is_number(shown.get("players"), self.players)
            and is_number(shown.get("first"), int(self.first))
            and shown.get("seed") is self.seed
            and are_named(shown.get("starting_shares"), self.starting, CARD_NAMES, 0)
            and are_named(shown.get("market"), self.market, CARD_NAMES, 0)
            and self.are_rounds(shown.get("rounds"))
            and (
                not self.options["commerce"]
                or are_named(shown.get("commerce"), self.commerce, CARD_NAMES, FIRST_COMMERCE)
            )
            and (
                not self.options["investors"]
                or are_named(shown.get("investors"), self.investors, self.card_data.investor_names, 0)
            )
            and (
                not self.options["strategies"]
                or are_named(shown.get("strategies"), self.strategies, self.card_data.strategy_names, 0)
            )
        )

    def are_rounds(self, rounds: object) -> bool:
        if not isinstance(rounds, list) or len(rounds) != len(self.dice) // PAIRS:
            return False
        fields = 2 if self.options["dice"] else 1
        at: i64 = 0
        for number in range(i64(len(rounds))):
            entry = rounds[number]
            if not isinstance(entry, dict) or len(entry) != fields:
                return False
            rolled = self.dice[number * PAIRS : number * PAIRS + PAIRS]
            if fields == 2 and not are_named(entry.get("dice"), rolled, FORECAST_NAMES, 0):
                return False
            pairs = entry.get("pairs")
            if not isinstance(pairs, list) or len(pairs) != PAIRS:
                return False
            for k in range(i64(PAIRS)):
                pair = pairs[k]
                if not isinstance(pair, list) or len(pair) != 2:
                    return False
                if pair[0] is not COMPANY_NAMES[self.to_come[at + k]]:
                    return False
                if pair[1] is not FORECAST_NAMES[self.to_come[at + PAIRS + k]]:
                    return False
            at += 2 * PAIRS
        return True


def named(cards: vec[i64], names: list[str], first: i64) -> list[str]:
    """The names of these cards; `first` is the place of the name of card 0."""
    found = [""] * len(cards)
    for k in range(i64(len(cards))):
        found[k] = names[first + cards[k]]
    return found


def are_named(found: object, cards: vec[i64], names: list[str], first: i64) -> bool:
    """Whether these are the very names that `named` gave."""
    if not isinstance(found, list) or len(found) != len(cards):
        return False
    for k in range(i64(len(cards))):
        if found[k] is not names[first + cards[k]]:
            return False
    return True


def draw_deal(wanted_players: object, seed: object, options: object) -> Dealt:
    """Shuffles everything. Equal arguments give equal deals, on every machine."""
    players = checked_players(wanted_players)
    chosen = checked_options(options)
    dealt = Dealt(players, chosen, card_data_of(chosen))
    dealt.draw(checked_seed(seed))
    return dealt


def market_without(card_data: CardData, starting: vec[i64]) -> vec[i64]:
    """The market deck as it comes from the box, without the starting shares."""
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


def draw_round(dealt: Dealt, number: i64, forecasts: vec[i64], with_dice: bool, shuffler: Shuffler) -> None:
    """STK-INF-1, STK-DIC-1."""
    if with_dice:
        for die in range(i64(PAIRS)):
            forecasts[die] = dealt.card_data.dice[die * PAIRS + shuffler.below(6)]
    for k in range(i64(PAIRS)):
        dealt.dice[number * PAIRS + k] = forecasts[k]
    companies = EVERY_COMPANY[:]
    shuffler.shuffle_numbers(companies)
    shuffler.shuffle_numbers(forecasts)
    for k in range(i64(PAIRS)):
        dealt.to_come[number * 2 * PAIRS + k] = companies[k]
        dealt.to_come[number * 2 * PAIRS + PAIRS + k] = forecasts[k]
