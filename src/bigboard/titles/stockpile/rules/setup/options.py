"""The options of a game: board, modules, data file. Every combination is allowed that makes sense (STK-SET-2)."""

from collections.abc import Mapping
from typing import Any, Final

from bigboard.games.validation import checked_players
from bigboard.titles.stockpile.rules.cards.boards import BOARDS
from bigboard.titles.stockpile.rules.cards.card_data import INVESTOR_SETS, CardData
from bigboard.titles.stockpile.rules.cards.cards import INVESTORS
from bigboard.titles.stockpile.rules.cards.data_files import corrected_data, corrected_values, plain, printed_data
from bigboard.titles.stockpile.rules.model.sizes import MAX_PLAYERS
from bigboard.titles.stockpile.rules.model.table import StockpileTable
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
FLAGS: Final = [name for name, default in DEFAULT_OPTIONS.items() if default is False]


def players_of(players: object) -> int:
    """STK-SET-1."""
    return checked_players("Stockpile", MIN_PLAYERS, MAX_PLAYERS, players)


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
    for name in FLAGS:
        if type(chosen[name]) is not bool:
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


def seat_players(t: StockpileTable, players: int, options: Mapping[str, Any], card_data: CardData) -> None:
    """Set up the table for these players and options."""
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
