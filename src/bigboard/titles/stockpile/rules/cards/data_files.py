"""Data files: the values of the printed box, and the corrections of a player who owns a box.

A file of corrections, or a folder of them, is read once, when a game is dealt. What it changes is checked and goes
into the deal as JSON, table by table, so that a deal and its actions give the same game on every machine, whatever
becomes of the file.
"""

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.rules.cards.card_data import CardData
from bigboard.titles.stockpile.rules.cards.toml_table import is_value

DATA: Final = Path(__file__).parents[2] / "data"
OPTION: Final = "option 'data'"  # where values come from that are in no file
MOST_KEPT: Final = 16  # corrected sets of card data that are kept at hand


class ChangedValue:
    """A value that a data file corrects: its place, the old and the new value."""

    def __init__(self, where: str, field: str, printed: Any, corrected: Any) -> None:
        self.where = where  # "investor.ana"
        self.field = field  # "cash"
        self.printed = printed  # as the data files have it, with its source; None where nothing is printed
        self.corrected = corrected

    def __str__(self) -> str:
        return f"[{self.where}] {self.field}: {value_text(self.printed)} → {value_text(self.corrected)}"


def value_text(entry: Any) -> str:
    if entry is None:
        return "nothing"
    return f"{entry['value']} ({entry['source']})" if is_value(entry) else str(entry)


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
        if isinstance(old, Mapping) and isinstance(value, Mapping) and not is_value(old):
            merged[name] = lay_over(old, value)
        else:
            merged[name] = value
    return merged


def differences(printed: Mapping[str, Any], corrected: Mapping[str, Any]) -> JsonDict:
    """Return the values of the corrected tables that are not as printed."""
    changed: JsonDict = {}
    for name, value in corrected.items():
        old = printed.get(name)
        if isinstance(old, Mapping) and isinstance(value, Mapping) and not is_value(old):
            inner = differences(old, value)
            if inner:
                changed[name] = inner
        elif value != old:
            changed[name] = value
    return changed


def plain(values: JsonDict) -> JsonDict:
    """A copy that shares nothing, as it comes back from JSON."""
    copied: JsonDict = json.loads(json.dumps(values))
    return copied


class DataFiles:
    """The printed tables, each with the file it is from, and the card data made of them."""

    def __init__(self) -> None:
        self.tables: dict[str, tuple[str, Mapping[str, Any]]] = {}
        for file in sorted(DATA.glob("*.toml")):
            for table, values in read_toml(file).items():
                self.tables[table] = (file.name, values)
        self.printed = CardData(self.tables)
        self.corrected: dict[str, CardData] = {}  # by the mapping they were read from, written as JSON

    def correct(self, sources: list[tuple[str, Mapping[str, Any]]]) -> CardData:
        """The card data with corrections laid over them; ValueError names file, card and field."""
        merged = dict(self.tables)
        for file, tables in sources:
            for table, values in tables.items():
                if table not in merged:
                    raise ValueError(f"{file}: there is no table [{table}]; the tables are {', '.join(self.tables)}.")
                if not isinstance(values, Mapping):
                    raise ValueError(f"{file}: [{table}] is a table, not {values!r}.")
                merged[table] = (file, lay_over(merged[table][1], values))
        checked = CardData(merged)
        changes: JsonDict = {}
        for table, (_, values) in merged.items():
            changed = differences(self.tables[table][1], values)
            if changed:
                changes[table] = changed
        if not changes:
            return self.printed
        checked.changes = plain(changes)
        return checked

    def from_mapping(self, values: Mapping[str, Any]) -> CardData:
        """The same from a mapping, as deals and views carry it; read once for all games that are played with it."""
        text = json.dumps(values, default=str)
        if text not in self.corrected:
            if len(self.corrected) == MOST_KEPT:
                self.corrected.clear()
            self.corrected[text] = self.correct([(OPTION, values)])
        return self.corrected[text]


PRINTED: Final = DataFiles()


def printed_data() -> CardData:
    return PRINTED.printed


def corrected_data(source: object) -> CardData:
    """The card data with the corrections of a file, of a folder of files, or of a mapping of tables."""
    if isinstance(source, Mapping):
        return PRINTED.from_mapping(source)
    if not isinstance(source, str) or not source:
        raise ValueError(f"Option 'data' is the path of a data file or folder, or corrected tables, not {source!r}.")
    place = Path(source)
    found = sorted(place.glob("*.toml")) if place.is_dir() else [place]
    if not found:
        raise ValueError(f"{place}: there is no data file (*.toml) in this folder.")
    return PRINTED.correct([(str(file), read_toml(file)) for file in found])


def corrected_values(source: object) -> JsonDict:
    """Return the values that differ from the printed ones, by table and ready for JSON, as a deal has them."""
    return plain(corrected_data(source).changes)


def check_data(path: str) -> list[ChangedValue]:
    """Every value that a data file or folder changes; ValueError names file, card and field of a mistake."""
    found: list[ChangedValue] = []
    for table, changes in corrected_data(path).changes.items():
        list_changes(table, changes, PRINTED.tables[table][1], found)
    return found


def list_changes(where: str, changes: Mapping[str, Any], printed: Mapping[str, Any], found: list[ChangedValue]) -> None:
    for name, value in changes.items():
        old = printed.get(name)
        if isinstance(value, Mapping) and not is_value(value):
            shared = printed.get("all", {})  # of a company of the standard board
            list_changes(f"{where}.{name}", value, shared if old is None else old, found)
        else:
            found.append(ChangedValue(where, name, old, value))
