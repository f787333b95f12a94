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
from bigboard.games.stockpile.rules.card_numbers import CardNumbers
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
    TRACK_SPACES,
    forecast_number,
)
from bigboard.games.stockpile.rules.toml_table import TomlTable, least_certain

DATA: Final = Path(__file__).parents[1] / "data"
BOARD_SPACES: Final = 16  # room for one company on a board
BOARDS: Final = ["standard", "advanced"]
MODULES_NEEDED: Final = ("bonds", "commerce", "strategies")


class Board:
    """The price tracks of one side of the board."""

    def __init__(self) -> None:
        self.prices: vec[i64] = vec[i64]([0] * (COMPANIES * BOARD_SPACES))
        self.dollars: vec[i64] = vec[i64]([0] * (COMPANIES * BOARD_SPACES))
        self.last: vec[i64] = vec[i64]([0] * COMPANIES)
        self.start: vec[i64] = vec[i64]([0] * COMPANIES)
        self.reset: vec[i64] = vec[i64]([0] * COMPANIES)


class CardData(CardNumbers):
    """All that the data files say, ready to be played with."""

    def __init__(self, files: dict[str, tuple[str, Mapping[str, Any]]]) -> None:
        self.files = files
        self.words: ActionWords | None = None  # the actions with the names of these cards, made when first needed
        self.read_market()
        self.read_forecasts()
        self.read_commerce()
        self.boards: list[Board] = [self.read_board(name) for name in BOARDS]
        investors = self.cards("investor", INVESTOR_KEYS)
        strategies = self.cards("strategy", STRATEGY_KEYS)
        super().__init__(investors, strategies)
        self.read_investors(investors)
        self.read_strategies(strategies)
        # What a person reads on a card, by number of the power: investors first, strategy cards after them.
        self.printed_numbers: list[dict[str, Any]] = [
            table.printed for table in [*investors.values(), *strategies.values()]
        ]

    def table(self, *path: str) -> TomlTable:
        where = ".".join(path)
        file, values = self.files[path[0]]
        for name in path[1:]:
            inner = values.get(name)
            if not isinstance(inner, Mapping):
                raise ValueError(f"{file}: the table [{where}] is missing.")
            values = inner
        return TomlTable(values, f"[{where}]", file)

    def new_name(self, table: TomlTable, name: str, others: list[str]) -> str:
        """Deals and actions speak of cards by name, so each name stands for one card."""
        for other in others:
            if other.lower() == name.lower():
                raise table.wrong("name", f"another card is called {other!r} already.")
        return name

    def read_market(self) -> None:
        table = self.table("market")
        shares = table.number("shares_per_company", 10, 10)
        fees = table.number("fees_of_each_kind", 4, 4)
        booms, busts = table.number("booms", 4, 4), table.number("busts", 4, 4)
        self.market: list[int] = [shares] * COMPANIES + [booms, busts] + [fees] * 3
        self.fees: vec[i64] = vec[i64](table.numbers("fees", 3, 0))
        table.done()
        if not self.fees[0] <= self.fees[1] <= self.fees[2]:
            raise table.wrong("fees", "they are listed from the cheapest to the dearest.")
        table = self.table("game")
        self.rounds: list[int] = table.by_players("rounds", 1)
        self.cash: list[int] = table.by_players("starting_cash", 0)
        self.track: vec[i64] = vec[i64](table.numbers("bidding_track", TRACK_SPACES, 0))
        self.majority: i64 = table.number("majority", 0)
        self.tied_majority: i64 = table.number("tied_majority", 0)
        self.second_split: i64 = table.number("second_split", 0)
        self.action_steps: i64 = table.number("action_card_steps", 1, 9)
        table.done()
        for space in range(1, TRACK_SPACES):
            if self.track[space] <= self.track[space - 1]:
                raise table.wrong("bidding_track", "every space costs more than the one before it.")
        if self.track[0] != 0:
            raise table.wrong("bidding_track", "the first space is free, so that everybody can bid.")
        for players in range(2, 6):
            cards = 4 + 8 if players == 2 else 3 * players
            if self.rounds[players] * cards > sum(self.market) - players:
                raise table.wrong("rounds", f"the market deck does not last that long with {players} players.")

    def read_forecasts(self) -> None:
        table = self.table("forecasts")
        self.base_forecasts: list[int] = self.forecasts(table, "base", table.value("base"))
        copies = table.number("copies", 1, 6)
        dice = table.value("dice")
        if not isinstance(dice, list) or len(dice) != COMPANIES:
            raise table.wrong("dice", f"there are six dice, each a list of six forecasts, not {dice!r}.")
        self.dice: vec[i64] = vec[i64]([face for die in dice for face in self.forecasts(table, "dice", die)])
        table.done()
        for forecast in range(FORECASTS):
            showing = sum(1 for die in dice if forecast in self.forecasts(table, "dice", die))
            if showing > copies:
                raise table.wrong("copies", f"{showing} dice can show the same forecast, so there are too few cards.")

    def forecasts(self, table: TomlTable, field: str, names: object) -> list[int]:
        if not isinstance(names, list) or len(names) != COMPANIES:
            raise table.wrong(field, f"it is a list of six forecasts, not {names!r}.")
        try:
            return [forecast_number(name) for name in names]
        except ValueError as error:
            raise table.wrong(field, str(error)) from None

    def read_commerce(self) -> None:
        table = self.table("bonds")
        self.bonds: i64 = table.number("cards", 0)
        self.bond_limit: i64 = table.number("limit", 1, 5)
        self.bond_price: list[int] = table.by_players("price", 0)
        self.interest: i64 = table.number("interest", 0)
        table.done()
        table = self.table("commerce")
        kinds, taxes = table.number("commodities_of_each_kind", 3, 3), table.number("taxes", 7, 7)
        self.commerce: list[int] = [kinds] * COMMODITIES + [taxes]
        sets = table.numbers("sets", COMMODITIES, 0)
        sets.insert(0, 0)
        self.sets: vec[i64] = vec[i64](sets)
        penalties = table.numbers("tax_penalties", taxes, 0)
        penalties.insert(0, 0)
        self.penalties: vec[i64] = vec[i64](penalties)
        table.done()
        assert len(self.commerce) == GOODS_KINDS

    def read_board(self, name: str) -> Board:
        board = Board()
        tables = self.table("boards", name)
        everywhere = "all" in tables.values
        for company in range(COMPANIES):
            table = self.table("boards", name, "all" if everywhere else COMPANY_NAMES[company])
            spaces = table.numbers("spaces", 0, 0)
            if not 2 <= len(spaces) <= BOARD_SPACES:
                raise table.wrong("spaces", f"a track has 2 to {BOARD_SPACES} spaces, not {len(spaces)}.")
            for space, price in enumerate(spaces):
                board.prices[company * BOARD_SPACES + space] = price
            board.last[company] = len(spaces) - 1
            board.start[company] = table.number("start", 1, len(spaces)) - 1
            board.reset[company] = table.number("split", 1, len(spaces)) - 1
            if "dollars" in table.values:
                for space in table.numbers("dollars", 0, 1, len(spaces)):
                    board.dollars[company * BOARD_SPACES + space - 1] = 1
            table.done()
        return board

    def read_investors(self, tables: dict[str, TomlTable]) -> None:
        self.investor_names: list[str] = []
        self.investor_texts: list[str] = []
        self.investor_needs: list[str] = []
        self.investor_marks: list[str] = []
        self.investor_marks_of_two: list[str] = []
        self.investor_cash: list[int] = []
        self.investor_cash_of_two: list[int] = []
        for table in tables.values():
            self.investor_names.append(self.new_name(table, table.text("name"), self.investor_names))
            self.investor_texts.append(table.text("text"))
            self.investor_needs.append(self.needs(table))
            numbers = list(table.marks)
            self.investor_cash.append(table.number("cash", 0))
            self.investor_cash_of_two.append(table.number("cash_of_two", 0))
            table.done()
            # A game uses one of the two starting sums, so a card's mark depends on the number of players.
            self.investor_marks.append(least_certain([table.marks[-2], *numbers]))
            self.investor_marks_of_two.append(least_certain([table.marks[-1], *numbers]))

    def read_strategies(self, tables: dict[str, TomlTable]) -> None:
        self.strategy_names: list[str] = []
        self.strategy_texts: list[str] = []
        self.strategy_needs: list[str] = []
        self.strategy_marks: list[str] = []
        self.strategy_copies: list[int] = []
        self.strategy_promo: list[bool] = []
        self.cost: vec[i64] = vec[i64]([0] * (INVESTORS + STRATEGIES))  # by number of the power; investors cost nothing
        for table in tables.values():
            name = table.value("name")
            if not isinstance(name, str) or not name:
                raise table.wrong("name", f"it is a text, not {name!r}.")
            self.cost[INVESTORS + len(self.strategy_names)] = table.number("cost", 0)
            self.strategy_names.append(self.new_name(table, name, self.strategy_names))
            self.strategy_texts.append(table.text("text"))
            self.strategy_needs.append(self.needs(table))
            self.strategy_copies.append(table.number("copies", 0, 2))
            promo = table.values.get("promo", False)
            table.read.add("promo")
            if type(promo) is not bool:
                raise table.wrong("promo", f"it is true or false, not {promo!r}.")
            self.strategy_promo.append(promo)
            self.strategy_marks.append(table.done())

    def cards(self, kind: str, keys: list[str]) -> dict[str, TomlTable]:
        file, values = self.files[kind]
        for key in values:
            if key not in keys:
                raise ValueError(f"{file}: there is no card [{kind}.{key}]; the cards are {', '.join(keys)}.")
        return {key: self.table(kind, key) for key in keys}

    def needs(self, table: TomlTable) -> str:
        module = table.text("needs", "")
        if module and module not in MODULES_NEEDED:
            raise table.wrong("needs", f"a card needs one of {', '.join(MODULES_NEEDED)}, not {module!r}.")
        return module

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


def open_box(path: str | None) -> CardData:
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
    return CardData(files)


_boxes: dict[str, tuple[list[int], CardData]] = {}


def printed_data() -> CardData:
    """The box as printed, opened once."""
    if "" not in _boxes:
        _boxes[""] = ([], open_box(None))
    return _boxes[""][1]


def corrected_box(path: str) -> CardData:
    """The box with the corrections of a file or folder, opened again whenever a file has changed."""
    place = Path(path)
    files = sorted(place.glob("*.toml")) if place.is_dir() else [place]
    changed = [file.stat().st_mtime_ns for file in files if file.exists()]
    if path not in _boxes or _boxes[path][0] != changed:
        _boxes[path] = (changed, open_box(path))
    return _boxes[path][1]
