"""The options of a game: board, modules, data file. Every combination is allowed that makes sense (STK-SET-2)."""

from collections.abc import Mapping
from typing import Any, Final

from bigboard.titles.stockpile.rules.cards.boards import BOARDS
from bigboard.titles.stockpile.rules.cards.card_data import INVESTOR_SETS, CardData
from bigboard.titles.stockpile.rules.cards.cards import INVESTORS, STRATEGIES
from bigboard.titles.stockpile.rules.cards.data_files import corrected_data, corrected_values, plain, printed_data
from bigboard.titles.stockpile.rules.model.table import MAX_PLAYERS, StockpileTable
from bigboard.titles.stockpile.rules.powers.timing import seat_investors

RULES_VERSION: Final = 1  # deals, positions and records name the version they are played by
MIN_PLAYERS: Final = 2
DEFAULT_OPTIONS: Final[dict[str, Any]] = {
    "board": "standard",
    "bonds": False,
    "commerce": False,
    "dice": False,
    "strategies": False,
    "promo": False,
    "investors": False,
    "investor_set": "all",
    "fair": False,
    "auction": False,
    "first_player_card": False,
}


def checked_players(players: object) -> int:
    """STK-SET-1."""
    if type(players) is not int or not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise ValueError(f"Stockpile is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {players!r}.")
    return players


def checked_rules(source: Mapping[str, Any], what: str) -> int:
    """The version of the rules that a deal or position names; one that names none means this version."""
    rules = source.get("rules", RULES_VERSION)
    if type(rules) is not int or rules != RULES_VERSION:
        raise ValueError(
            f"This {what} is for version {rules!r} of the rules; this engine plays version {RULES_VERSION}. "
            "A newer version of Big Board may read it."
        )
    return rules


def checked_options(options: object) -> dict[str, Any]:
    """The options with defaults filled in; ValueError names an unknown one, a bad value or an impossible pair."""
    if options is None:
        return dict(DEFAULT_OPTIONS)
    if not isinstance(options, Mapping):
        raise ValueError(f"Options are a mapping of names to values, not {options!r}.")
    for name in options:
        if name not in DEFAULT_OPTIONS and name != "data":
            known = ", ".join([*DEFAULT_OPTIONS, "data"])
            raise ValueError(f"Stockpile has no option {name!r}: its options are {known}.")
    chosen = {**DEFAULT_OPTIONS, **options}
    if chosen["board"] not in BOARDS:
        raise ValueError(f"Option 'board' is one of {', '.join(BOARDS)}, not {chosen['board']!r}.")
    if chosen["investor_set"] not in INVESTOR_SETS:
        raise ValueError(f"Option 'investor_set' is one of {', '.join(INVESTOR_SETS)}, not {chosen['investor_set']!r}.")
    for name, default in DEFAULT_OPTIONS.items():
        if type(default) is bool and type(chosen[name]) is not bool:
            raise ValueError(f"Option {name!r} is true or false, not {chosen[name]!r}.")
    if chosen["auction"] and not chosen["investors"]:
        raise ValueError("Option 'auction' sells investors, so it needs option 'investors' (STK-AUC-1).")
    if chosen["fair"] and not chosen["investors"]:
        raise ValueError("Option 'fair' is about the cash of investors, so it needs option 'investors' (STK-INV-19).")
    if chosen["promo"] and not chosen["strategies"]:
        raise ValueError("Option 'promo' adds strategy cards, so it needs option 'strategies' (STK-STR-3).")
    data = chosen.pop("data", None)
    if data is not None:
        values = corrected_values(data)
        if values:
            chosen["data"] = values
    return chosen


def card_data_of(options: Mapping[str, Any]) -> CardData:
    """The card data that checked options ask for."""
    return corrected_data(options["data"]) if "data" in options else printed_data()


def has_module(options: Mapping[str, Any], needed: str) -> bool:
    return not needed or bool(options[needed])


def strategies_needed(card_data: CardData, options: Mapping[str, Any], players: int) -> int:
    """So many are dealt, and drawn by Illicit Ivan."""
    rounds = card_data.rounds[players]
    return players * (3 + rounds) + (rounds - 1 if options["investors"] else 0)


def fitting_strategies(card_data: CardData, options: Mapping[str, Any], promo: bool) -> list[int]:
    """The strategy cards of the box that go with the modules in play, promo cards too if they are wanted."""
    return [
        card
        for card in range(STRATEGIES)
        for _ in range(card_data.strategy_copies[card])
        if has_module(options, card_data.strategy_needs[card]) and (promo or not card_data.strategy_promo[card])
    ]


def strategy_deck(card_data: CardData, options: Mapping[str, Any], players: int) -> list[int]:
    """The strategy cards in play (STK-STR-3, STK-STR-4); ValueError if the data leave too few."""
    if not options["strategies"]:
        return []
    deck = fitting_strategies(card_data, options, options["promo"])
    needed = strategies_needed(card_data, options, players)
    if len(deck) < needed:
        deck = fitting_strategies(card_data, options, True)
    if len(deck) < needed:
        raise ValueError(f"There are {len(deck)} strategy cards in play, and {players} players need {needed}.")
    return deck


def strategies_allowed(card_data: CardData, options: Mapping[str, Any], players: int, cards: list[int]) -> list[int]:
    """Those that such a deck may have. An older box had fewer cards, so that its promo cards joined earlier."""
    usual = [card for card in cards if options["promo"] or not card_data.strategy_promo[card]]
    too_few = len(usual) < strategies_needed(card_data, options, players)
    return fitting_strategies(card_data, options, too_few or options["promo"])


def commerce_deck(card_data: CardData) -> list[int]:
    """The commerce cards of the box."""
    return [kind for kind, count in enumerate(card_data.commerce) for _ in range(count)]


def investor_deck(card_data: CardData, options: Mapping[str, Any]) -> list[int]:
    """The investors in play (STK-INV-5, STK-INV-12)."""
    if not options["investors"]:
        return []
    largest = INVESTOR_SETS.index(options["investor_set"])
    return [
        number
        for number in range(INVESTORS)
        if card_data.investor_sets[number] <= largest and has_module(options, card_data.investor_needs[number])
    ]


def seat_players(t: StockpileTable, players: int, options: Mapping[str, Any], card_data: CardData) -> None:
    """What follows from the number of players and the options."""
    t.card_data = card_data
    t.seats = players
    t.piles_in_play = 4 if players == 2 else players
    t.meeples = 2 if players == 2 else 1
    t.rounds = card_data.rounds[players]
    t.advanced = options["board"] == BOARDS[1]
    t.board = card_data.boards[1 if t.advanced else 0]
    t.with_bonds = options["bonds"]
    t.with_commerce = options["commerce"]
    t.with_dice = options["dice"]
    t.with_strategies = options["strategies"]
    t.with_promo = options["promo"]
    t.with_investors = options["investors"]
    t.investor_set = INVESTOR_SETS.index(options["investor_set"])
    t.fair = options["fair"]
    t.starting_cash = card_data.investor_cash
    t.investor_marks = card_data.investor_marks
    if players == 2:
        t.starting_cash = card_data.investor_cash_of_two
        t.investor_marks = card_data.investor_marks_of_two
    elif t.fair:
        t.starting_cash = card_data.investor_fair_cash
        t.investor_marks = ["house"] * INVESTORS
    t.with_auction = options["auction"]
    t.with_first_card = options["first_player_card"]
    t.prices = t.board.start[:]
    t.bonds_left = card_data.bonds if t.with_bonds else 0
    for k in range(len(t.bids)):
        t.bids[k] = -1
    seat_investors(t)


def options_of(t: StockpileTable) -> dict[str, Any]:
    options: dict[str, Any] = {
        "board": BOARDS[1 if t.advanced else 0],
        "bonds": t.with_bonds,
        "commerce": t.with_commerce,
        "dice": t.with_dice,
        "strategies": t.with_strategies,
        "promo": t.with_promo,
        "investors": t.with_investors,
        "investor_set": INVESTOR_SETS[t.investor_set],
        "fair": t.fair,
        "auction": t.with_auction,
        "first_player_card": t.with_first_card,
    }
    if t.card_data.changes:
        options["data"] = plain(t.card_data.changes)
    return options
