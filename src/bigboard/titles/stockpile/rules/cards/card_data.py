"""Every number and card of the data files, checked when they are read."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.contract import JsonDict
from bigboard.games.engine.action_codec import ActionWords
from bigboard.games.engine.name_index import NameIndex
from bigboard.titles.stockpile.rules.cards.boards import BOARDS, Board
from bigboard.titles.stockpile.rules.cards.card_limits import check_together
from bigboard.titles.stockpile.rules.cards.card_numbers import CardNumbers
from bigboard.titles.stockpile.rules.cards.cards import (
    COMMERCE_KINDS,
    COMMODITIES,
    COMPANIES,
    COMPANY_NAMES,
    FORECAST_INDEX,
    FORECASTS,
    INVESTOR_KEYS,
    INVESTORS,
    MARKET_KINDS,
    STRATEGIES,
    STRATEGY_KEYS,
    TRACK_SPACES,
)
from bigboard.titles.stockpile.rules.cards.toml_table import TomlTable, least_certain

NAME_WORDS: Final = 4
JOINTS: Final = str.maketrans("", "", "-'’&")
MODULES_NEEDED: Final = ("bonds", "commerce", "strategies")
INVESTOR_SETS: Final = ("base", "epic", "all")  # each has all of the one before it


class CardData(CardNumbers):
    """All that the data files say, ready to be played with."""

    def __init__(self, files: dict[str, tuple[str, Mapping[str, Any]]]) -> None:
        self.files = files
        self.words: ActionWords | None = None  # the actions with the names of these cards, made when first needed
        self.decks: dict[tuple[object, ...], Any] = {}  # of these cards by players and options; `decks.py` fills it
        self.changes: JsonDict = {}  # the values that are not as printed, table by table
        self.read_market()
        self.read_forecasts()
        self.read_commerce()
        self.boards: list[Board] = self.read_boards()
        investors = self.cards("investor", INVESTOR_KEYS)
        strategies = self.cards("strategy", STRATEGY_KEYS)
        super().__init__(investors, strategies)
        check_together(investors)
        self.read_investors(investors)
        self.read_strategies(strategies)
        self.investor_index = NameIndex("investor", self.investor_names)
        self.strategy_index = NameIndex("strategy card", self.strategy_names)
        self.power_index = NameIndex("card", [*self.investor_names, *self.strategy_names])
        # What a person reads on a card, by number of the power: investors first, strategy cards after them.
        self.printed_numbers: list[dict[str, Any]] = [
            table.printed for table in [*investors.values(), *strategies.values()]
        ]

    def table(self, *path: str) -> TomlTable:
        file, values = self.files[path[0]]
        for depth in range(1, len(path)):
            inner = values.get(path[depth])
            if not isinstance(inner, Mapping):
                where = ".".join(path[: depth + 1])
                raise ValueError(f"{file}: [{where}] is a table of values, not {inner!r}.")
            values = inner
        return TomlTable(values, f"[{'.'.join(path)}]", file)

    def require_known(self, table: TomlTable, names: list[str], one: str, several: str) -> None:
        """Nothing is passed over in silence: a table that is not known here is a mistake."""
        for name in table.values:
            if name not in names:
                inner = f"{table.where[1:-1]}.{name}"
                raise ValueError(f"{table.file}: there is no {one} [{inner}]; the {several} are {', '.join(names)}.")

    def new_name(self, table: TomlTable, name: str, others: list[str]) -> str:
        """Check a name: deals, actions and positions use it, so it must be unique and writable."""
        words = name.split()
        letters = "".join(words).translate(JOINTS)
        if not 1 <= len(words) <= NAME_WORDS or " ".join(words) != name or not letters.isalnum():
            raise table.wrong("name", f"it is one to four words of letters, digits, - ' and &, not {name!r}.")
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
        table.finish()
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
        table.finish()
        for space in range(1, TRACK_SPACES):
            if self.track[space] <= self.track[space - 1]:
                raise table.wrong("bidding_track", "every space costs more than the one before it.")
        if self.track[0] != 0:
            raise table.wrong("bidding_track", "the first space is free, so that every player can bid.")
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
        table.finish()
        for forecast in range(FORECASTS):
            showing = sum(1 for die in dice if forecast in self.forecasts(table, "dice", die))
            if showing > copies:
                raise table.wrong("copies", f"{showing} dice can show the same forecast, so there are too few cards.")

    def forecasts(self, table: TomlTable, field: str, names: object) -> list[int]:
        if not isinstance(names, list) or len(names) != COMPANIES:
            raise table.wrong(field, f"it is a list of six forecasts, not {names!r}.")
        try:
            return [FORECAST_INDEX.number(name) for name in names]
        except ValueError as error:
            raise table.wrong(field, str(error)) from None

    def read_commerce(self) -> None:
        table = self.table("bonds")
        self.bonds: i64 = table.number("cards", 0)
        self.bond_limit: i64 = table.number("limit", 1, 5)
        self.bond_price: list[int] = table.by_players("price", 0)
        self.interest: i64 = table.number("interest", 0)
        table.finish()
        table = self.table("commerce")
        kinds, taxes = table.number("commodities_of_each_kind", 3, 3), table.number("taxes", 7, 7)
        self.commerce: list[int] = [kinds] * COMMODITIES + [taxes]
        sets = [0, *table.numbers("sets", COMMODITIES, 0)]
        penalties = [0, *table.numbers("tax_penalties", taxes, 0)]
        table.finish()
        if sorted(sets) != sets:
            raise table.wrong("sets", "a larger set is never worth less.")
        if sorted(penalties) != penalties:
            raise table.wrong("tax_penalties", "more taxes never cost less.")
        self.sets: vec[i64] = vec[i64](sets)
        self.penalties: vec[i64] = vec[i64](penalties)
        assert len(self.commerce) == COMMERCE_KINDS

    def read_boards(self) -> list[Board]:
        """On the standard board one track holds for all companies, unless a correction gives one its own values."""
        self.require_known(self.table("boards"), BOARDS, "board", "boards")
        standard = self.table("boards", BOARDS[0])
        self.require_known(standard, ["all", *COMPANY_NAMES], "company", "companies")
        shared = self.table("boards", BOARDS[0], "all")
        one_for_all: list[TomlTable] = []
        for company in COMPANY_NAMES:
            track = self.table("boards", BOARDS[0], company) if company in standard.values else shared
            track.values = {**shared.values, **track.values}
            one_for_all.append(track)
        self.require_known(self.table("boards", BOARDS[1]), COMPANY_NAMES, "company", "companies")
        each_its_own = [self.table("boards", BOARDS[1], company) for company in COMPANY_NAMES]
        return [Board(one_for_all), Board(each_its_own)]

    def read_investors(self, tables: dict[str, TomlTable]) -> None:
        self.investor_names: list[str] = []
        self.investor_needs: list[str] = []
        self.investor_sets: list[int] = []  # the smallest of INVESTOR_SETS that has the investor
        self.investor_marks: list[str] = []
        self.investor_marks_of_two: list[str] = []
        self.investor_cash: list[int] = []
        self.investor_cash_of_two: list[int] = []
        self.investor_fair_cash: list[int] = []
        for table in tables.values():
            self.investor_names.append(self.new_name(table, table.text("name"), self.investor_names))
            self.investor_needs.append(self.needs(table))
            smallest = table.text("set")
            if smallest not in INVESTOR_SETS:
                raise table.wrong("set", f"it is one of {', '.join(INVESTOR_SETS)}, not {smallest!r}.")
            self.investor_sets.append(INVESTOR_SETS.index(smallest))
            numbers = list(table.marks)
            self.investor_cash.append(table.number("cash", 0))
            self.investor_cash_of_two.append(table.number("cash_of_two", 0))
            self.investor_fair_cash.append(self.fair_cash(table))
            table.finish()
            # A game uses one of the two starting sums, so a card's mark depends on the number of players.
            self.investor_marks.append(least_certain([table.marks[-2], *numbers]))
            self.investor_marks_of_two.append(least_certain([table.marks[-1], *numbers]))

    def fair_cash(self, table: TomlTable) -> int:
        """A house value for games with the option; a card without a measured value keeps its own."""
        if "fair_cash" not in table.values:
            return self.investor_cash[-1]
        cash = table.number("fair_cash", 0)
        table.marks.pop()  # it says nothing about the card
        return cash

    def read_strategies(self, tables: dict[str, TomlTable]) -> None:
        self.strategy_names: list[str] = []
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
            self.strategy_names.append(self.new_name(table, name, [*self.investor_names, *self.strategy_names]))
            self.strategy_needs.append(self.needs(table))
            self.strategy_copies.append(table.number("copies", 0, 2))
            table.marks.pop()  # how often a card is in the deck is not printed on it
            promo = table.values.get("promo", False)
            table.read.add("promo")
            if type(promo) is not bool:
                raise table.wrong("promo", f"it is true or false, not {promo!r}.")
            self.strategy_promo.append(promo)
            self.strategy_marks.append(table.finish())

    def cards(self, kind: str, keys: list[str]) -> dict[str, TomlTable]:
        self.require_known(self.table(kind), keys, "card", "cards")
        return {key: self.table(kind, key) for key in keys}

    def needs(self, table: TomlTable) -> str:
        module = table.text("needs", "")
        if module and module not in MODULES_NEEDED:
            raise table.wrong("needs", f"a card needs one of {', '.join(MODULES_NEEDED)}, not {module!r}.")
        return module

    def market_cards(self) -> list[int]:
        return [kind for kind in range(MARKET_KINDS) for _ in range(self.market[kind])]
