"""The box: every number and card of the data files, checked when it is opened.

The files of `data/` hold the values of the printed box. `options={"data": path}` lays a TOML file, or a folder of
them, over these: whoever owns a box corrects a value there, and what the file leaves out stays as it is.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.action_words import ActionWords
from bigboard.games.stockpile.rules.cards import (
    COMMODITIES,
    COMPANIES,
    COMPANY_NAMES,
    FORECASTS,
    GOODS_KINDS,
    INVESTOR_KEYS,
    INVESTORS,
    MARKET_KINDS,
    STRATEGIES,
    STRATEGY_KEYS,
    forecast_number,
)
from bigboard.games.stockpile.rules.toml_table import MOST, Page, least_certain

DATA: Final = Path(__file__).parents[1] / "data"
TRACK_SPACES: Final = 8
BOARD_SPACES: Final = 16  # room for one company on a board
BOARDS: Final = ["standard", "advanced"]
MODULES_NEEDED: Final = ("bonds", "commerce", "strategies")

# The numbers of each card, in the order in which its class reads them: `cost`, then `amount` and `extra`.
STRATEGY_FIELDS: Final = {
    "block_trading": ["amount", "space"],
    "value_investing": ["amount", "space"],
    "corner_the_market": ["amount"],
    "corporate_espionage": ["pairs"],
    "insider_trading": ["amount", "pairs"],
    "data_broker": ["amount"],
    "diversification": ["amount"],
    "dividend_growth_investing": ["amount"],
    "special_dividend": ["amount"],
    "falsified_earnings": ["steps"],
    "interpositioning": ["amount"],
    "market_maker": ["steps", "companies"],
    "naked_short": ["amount"],
    "systemic_shock": ["steps", "companies"],
    "bear_raid": ["price", "shares"],
    "pump_and_dump": ["steps"],
    "buyback": ["steps"],
    "golden_parachute": ["amount", "limit"],
    "wash_trade": ["steps"],
    "kickback": ["amount"],
}
INVESTOR_FIELDS: Final = {
    "ana": ["amount"],
    "barack": ["discount"],
    "cramer": ["steps"],
    "carlos": ["spaces"],
    "dangote": ["amount"],
    "donald": ["spaces"],
    "deborah": ["amount"],
    "graham": ["amount"],
    "ivan": ["plays"],
    "liliane": ["amount", "fine"],
    "li": ["amount"],
    "mitt": ["amount"],
    "oprah": ["amount"],
    "soros": ["price"],
    "sanders": ["taken", "given"],
}


class Board:
    """The price tracks of one side of the board."""

    def __init__(self) -> None:
        self.prices: vec[i64] = vec[i64]([0] * (COMPANIES * BOARD_SPACES))
        self.dollars: vec[i64] = vec[i64]([0] * (COMPANIES * BOARD_SPACES))
        self.last: vec[i64] = vec[i64]([0] * COMPANIES)
        self.start: vec[i64] = vec[i64]([0] * COMPANIES)
        self.reset: vec[i64] = vec[i64]([0] * COMPANIES)


class Box:
    """All that the data files say, ready to be played with."""

    def __init__(self, files: dict[str, tuple[str, Mapping[str, Any]]]) -> None:
        self.files = files
        self.words: ActionWords | None = None  # the actions with the names of this box, made when first needed
        self.read_market()
        self.read_forecasts()
        self.read_commerce()
        self.boards: list[Board] = [self.read_board(name) for name in BOARDS]
        self.read_investors()
        self.read_strategies()

    def page(self, *path: str) -> Page:
        where = ".".join(path)
        file, values = self.files[path[0]]
        for name in path[1:]:
            inner = values.get(name)
            if not isinstance(inner, Mapping):
                raise ValueError(f"{file}: the table [{where}] is missing.")
            values = inner
        return Page(values, f"[{where}]", file)

    def new_name(self, page: Page, name: str, others: list[str]) -> str:
        """Deals and actions speak of cards by name, so each name stands for one card."""
        for other in others:
            if other.lower() == name.lower():
                raise page.wrong("name", f"another card is called {other!r} already.")
        return name

    def read_market(self) -> None:
        page = self.page("market")
        shares = page.number("shares_per_company", 10, 10)
        fees = page.number("fees_of_each_kind", 4, 4)
        booms, busts = page.number("booms", 4, 4), page.number("busts", 4, 4)
        self.market: list[int] = [shares] * COMPANIES + [booms, busts] + [fees] * 3
        self.fees: vec[i64] = vec[i64](page.numbers("fees", 3, 0))
        page.done()
        if not self.fees[0] <= self.fees[1] <= self.fees[2]:
            raise page.wrong("fees", "they are listed from the cheapest to the dearest.")
        page = self.page("game")
        self.rounds: list[int] = page.by_players("rounds", 1)
        self.cash: list[int] = page.by_players("starting_cash", 0)
        self.track: vec[i64] = vec[i64](page.numbers("bidding_track", TRACK_SPACES, 0))
        self.majority: i64 = page.number("majority", 0)
        self.tied_majority: i64 = page.number("tied_majority", 0)
        self.second_split: i64 = page.number("second_split", 0)
        self.action_steps: i64 = page.number("action_card_steps", 1, 9)
        page.done()
        for space in range(1, TRACK_SPACES):
            if self.track[space] <= self.track[space - 1]:
                raise page.wrong("bidding_track", "every space costs more than the one before it.")
        if self.track[0] != 0:
            raise page.wrong("bidding_track", "the first space is free, so that everybody can bid.")
        for players in range(2, 6):
            cards = 4 + 8 if players == 2 else 3 * players
            if self.rounds[players] * cards > sum(self.market) - players:
                raise page.wrong("rounds", f"the market deck does not last that long with {players} players.")

    def read_forecasts(self) -> None:
        page = self.page("forecasts")
        self.base_forecasts: list[int] = self.forecasts(page, "base", page.value("base"))
        copies = page.number("copies", 1, 6)
        dice = page.value("dice")
        if not isinstance(dice, list) or len(dice) != COMPANIES:
            raise page.wrong("dice", f"there are six dice, each a list of six forecasts, not {dice!r}.")
        self.dice: vec[i64] = vec[i64]([face for die in dice for face in self.forecasts(page, "dice", die)])
        page.done()
        for forecast in range(FORECASTS):
            showing = sum(1 for die in dice if forecast in self.forecasts(page, "dice", die))
            if showing > copies:
                raise page.wrong("copies", f"{showing} dice can show the same forecast, so there are too few cards.")

    def forecasts(self, page: Page, field: str, names: object) -> list[int]:
        if not isinstance(names, list) or len(names) != COMPANIES:
            raise page.wrong(field, f"it is a list of six forecasts, not {names!r}.")
        try:
            return [forecast_number(name) for name in names]
        except ValueError as error:
            raise page.wrong(field, str(error)) from None

    def read_commerce(self) -> None:
        page = self.page("bonds")
        self.bonds: i64 = page.number("cards", 0)
        self.bond_limit: i64 = page.number("limit", 1, 5)
        self.bond_price: list[int] = page.by_players("price", 0)
        self.interest: i64 = page.number("interest", 0)
        page.done()
        page = self.page("commerce")
        kinds, taxes = page.number("commodities_of_each_kind", 3, 3), page.number("taxes", 7, 7)
        self.commerce: list[int] = [kinds] * COMMODITIES + [taxes]
        sets = page.numbers("sets", COMMODITIES, 0)
        sets.insert(0, 0)
        self.sets: vec[i64] = vec[i64](sets)
        penalties = page.numbers("tax_penalties", taxes, 0)
        penalties.insert(0, 0)
        self.penalties: vec[i64] = vec[i64](penalties)
        page.done()
        assert len(self.commerce) == GOODS_KINDS

    def read_board(self, name: str) -> Board:
        board = Board()
        tables = self.page("boards", name)
        everywhere = "all" in tables.values
        for company in range(COMPANIES):
            page = self.page("boards", name, "all" if everywhere else COMPANY_NAMES[company])
            spaces = page.numbers("spaces", 0, 0)
            if not 2 <= len(spaces) <= BOARD_SPACES:
                raise page.wrong("spaces", f"a track has 2 to {BOARD_SPACES} spaces, not {len(spaces)}.")
            for space, price in enumerate(spaces):
                board.prices[company * BOARD_SPACES + space] = price
            board.last[company] = len(spaces) - 1
            board.start[company] = page.number("start", 1, len(spaces)) - 1
            board.reset[company] = page.number("split", 1, len(spaces)) - 1
            if "dollars" in page.values:
                for space in page.numbers("dollars", 0, 1, len(spaces)):
                    board.dollars[company * BOARD_SPACES + space - 1] = 1
            page.done()
        return board

    def read_investors(self) -> None:
        self.investor_names: list[str] = []
        self.investor_texts: list[str] = []
        self.investor_needs: list[str] = []
        self.investor_marks: list[str] = []
        self.investor_marks_of_two: list[str] = []
        self.investor_cash: list[int] = []
        self.investor_cash_of_two: list[int] = []
        # By number of the power: investors first, strategy cards after them.
        self.amount: vec[i64] = vec[i64]([0] * (INVESTORS + STRATEGIES))
        self.extra: vec[i64] = vec[i64]([0] * (INVESTORS + STRATEGIES))
        self.cost: vec[i64] = vec[i64]([0] * (INVESTORS + STRATEGIES))
        self.barbaras_track: vec[i64] = vec[i64]([0] * TRACK_SPACES)
        self.known_keys("investor", INVESTOR_KEYS)
        for number, key in enumerate(INVESTOR_KEYS):
            page = self.page("investor", key)
            self.investor_names.append(self.new_name(page, page.text("name"), self.investor_names))
            self.investor_texts.append(page.text("text"))
            self.investor_needs.append(self.needs(page))
            self.investor_cash.append(page.number("cash", 0))
            self.investor_cash_of_two.append(page.number("cash_of_two", 0))
            self.read_numbers(page, number, INVESTOR_FIELDS.get(key, []))
            if "track" in page.values:
                self.barbaras_track = vec[i64](page.numbers("track", TRACK_SPACES, -MOST))
                if self.barbaras_track[0] > 0:
                    raise page.wrong("track", "the first space must cost nothing, so that everybody can bid.")
                for space in range(1, TRACK_SPACES):
                    if self.barbaras_track[space] < self.barbaras_track[space - 1]:
                        raise page.wrong("track", "no space costs less than the one before it.")
            page.done()
            # Each table uses one of the two starting sums, so a card's mark depends on the number of players.
            cash, cash_of_two = page.marks[0], page.marks[1]
            rest = page.marks[2:]
            self.investor_marks.append(least_certain([cash, *rest]))
            self.investor_marks_of_two.append(least_certain([cash_of_two, *rest]))

    def read_strategies(self) -> None:
        self.strategy_names: list[str] = []
        self.strategy_texts: list[str] = []
        self.strategy_needs: list[str] = []
        self.strategy_marks: list[str] = []
        self.strategy_copies: list[int] = []
        self.strategy_promo: list[bool] = []
        self.known_keys("strategy", STRATEGY_KEYS)
        for number, key in enumerate(STRATEGY_KEYS):
            page = self.page("strategy", key)
            name = page.value("name")
            if not isinstance(name, str) or not name:
                raise page.wrong("name", f"it is a text, not {name!r}.")
            self.strategy_names.append(self.new_name(page, name, self.strategy_names))
            self.strategy_texts.append(page.text("text"))
            self.strategy_needs.append(self.needs(page))
            self.strategy_copies.append(page.number("copies", 0, 2))
            promo = page.values.get("promo", False)
            page.read.add("promo")
            if type(promo) is not bool:
                raise page.wrong("promo", f"it is true or false, not {promo!r}.")
            self.strategy_promo.append(promo)
            self.cost[INVESTORS + number] = page.number("cost", 0)
            self.read_numbers(page, INVESTORS + number, STRATEGY_FIELDS.get(key, []))
            self.strategy_marks.append(page.done())

    def known_keys(self, table: str, keys: list[str]) -> None:
        file, values = self.files[table]
        for key in values:
            if key not in keys:
                raise ValueError(f"{file}: there is no card [{table}.{key}]; the cards are {', '.join(keys)}.")

    def needs(self, page: Page) -> str:
        module = page.text("needs", "")
        if module and module not in MODULES_NEEDED:
            raise page.wrong("needs", f"a card needs one of {', '.join(MODULES_NEEDED)}, not {module!r}.")
        return module

    def read_numbers(self, page: Page, power: int, fields: list[str]) -> None:
        for place, field in enumerate(fields):
            value = page.number(field, 0)
            if place == 0:
                self.amount[power] = value
            else:
                self.extra[power] = value

    def market_cards(self) -> list[int]:
        return [kind for kind in range(MARKET_KINDS) for _ in range(self.market[kind])]


def read_toml(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            return tomllib.load(file)
    except OSError as error:
        raise ValueError(f"{path}: the data file cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise ValueError(f"{path}: this is not a text in UTF-8.") from None
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{path}: this is not TOML: {error}.") from None


def lay_over(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """Tables are merged, values replaced."""
    merged = dict(below)
    for name, value in above.items():
        old = merged.get(name)
        if isinstance(old, Mapping) and isinstance(value, Mapping) and "source" not in old:
            merged[name] = lay_over(old, value)
        else:
            merged[name] = value
    return merged


def open_box(path: str | None) -> Box:
    """The box with the corrections of a file or folder, or as printed; ValueError names file, card and field."""
    files: dict[str, tuple[str, Mapping[str, Any]]] = {}
    for printed in sorted(DATA.glob("*.toml")):
        for table, values in read_toml(printed).items():
            files[table] = (printed.name, values)
    if path is not None:
        place = Path(path)
        found = sorted(place.glob("*.toml")) if place.is_dir() else [place]
        if not found:
            raise ValueError(f"{place}: there is no data file (*.toml) in this folder.")
        for corrected in found:
            for table, values in read_toml(corrected).items():
                if table not in files:
                    raise ValueError(f"{corrected}: there is no table [{table}]; the tables are {', '.join(files)}.")
                if not isinstance(values, Mapping):
                    raise ValueError(f"{corrected}: [{table}] is a table, not {values!r}.")
                files[table] = (str(corrected), lay_over(files[table][1], values))
    return Box(files)


_boxes: dict[str, tuple[list[int], Box]] = {}


def the_box() -> Box:
    """The box as printed, opened once."""
    if "" not in _boxes:
        _boxes[""] = ([], open_box(None))
    return _boxes[""][1]


def corrected_box(path: str) -> Box:
    """The box with the corrections of a file or folder, opened again whenever a file has changed."""
    place = Path(path)
    files = sorted(place.glob("*.toml")) if place.is_dir() else [place]
    changed = [file.stat().st_mtime_ns for file in files if file.exists()]
    if path not in _boxes or _boxes[path][0] != changed:
        _boxes[path] = (changed, open_box(path))
    return _boxes[path][1]
