"""The codec of actions: numbers to descriptions and back, as declared."""

from collections.abc import Mapping
from typing import Any, Final

from bigboard.games.declaration import Action, Declaration, Values

FEW: Final = 30  # names that an error lists; of more, only the first and the last


class Family:
    """Actions of one type, numbered from `base`, the last field counting fastest."""

    def __init__(self, action: Action, base: int) -> None:
        self.type: str = action.type
        self.base = base
        self.fields: dict[str, Values] = dict(action.fields)
        self.names: set[str] = {"type", *self.fields}
        self.facts: set[str] = set(action.facts)  # further fields that a description may have
        self.places: dict[str, dict[object, int]] = {}  # by field, the index of each value


class ActionWords:
    """The action space of a declaration. `names` replaces those of some values, by type: a deal may rename cards."""

    def __init__(self, declaration: Declaration, names: Mapping[str, list[str]] | None = None) -> None:
        self.families: dict[str, Family] = {}
        self.words: list[dict[str, Any]] = []
        for action in declaration.actions:
            family = Family(action, len(self.words))
            for field, values in family.fields.items():
                if names is not None and values.type in names:
                    family.fields[field] = Values(values.type, tuple(names[values.type]))
            self.families[family.type] = family
            described: list[dict[str, Any]] = [{"type": family.type}]
            for field, values in family.fields.items():
                described = [{**words, field: value} for words in described for value in values.values]
                family.places[field] = places_of(values)
            self.words.extend(described)

    def describe(self, action: int) -> dict[str, Any]:
        """Return the description of an action; ValueError if there is none."""
        if not 0 <= action < len(self.words):
            raise ValueError(f"There is no action {action}: actions run from 0 to {len(self.words) - 1}.")
        return self.words[action].copy()

    def type_of(self, action: int) -> str:
        kind: str = self.words[action]["type"]
        return kind

    def parse(self, described: object) -> int:
        """Return the number of a described action; ValueError says what is wrong with the description."""
        if not isinstance(described, Mapping):
            raise ValueError(f"An action is a mapping such as {self.words[-1]}, not {described!r}.")
        for name in described:
            if not isinstance(name, str):
                raise ValueError(f"The fields of an action are named by texts, not by {name!r}.")
        kind = described.get("type")
        if not isinstance(kind, str) or kind not in self.families:
            raise ValueError(f"There is no action of type {kind!r}: the types are {', '.join(self.families)}.")
        family = self.families[kind]
        if described.keys() != family.names and set(described) - family.facts != family.names:
            fields = sorted(family.names)
            raise ValueError(f"An action of type {kind!r} has the fields {fields}, not {sorted(described)}.")
        offset = 0
        for field, values in family.fields.items():
            place = index_of(described[field], family.places[field])
            if place < 0:
                raise ValueError(f"{kind!r}: {field!r} is {possible(values)}, not {described[field]!r}.")
            offset = offset * len(values.values) + place
        return family.base + offset


def places_of(values: Values) -> dict[object, int]:
    """Return the index of each value, names in lower case; `short` names are synonyms of the long ones."""
    places: dict[object, int] = {}
    for names in (values.short, values.values):
        for place, value in enumerate(names):
            places[value.lower() if isinstance(value, str) else value] = place
    return places


def index_of(value: object, places: dict[object, int]) -> int:
    """Return the index of a name (in either case) or a number; -1 if there is none."""
    if isinstance(value, str):
        return places.get(value.strip().lower(), -1)
    return places.get(value, -1) if type(value) is int else -1


def possible(values: Values) -> str:
    """Return the possible values of a field, for an error."""
    listed = [str(value) for value in values.values]
    first = values.values[0]
    if len(listed) > FEW or (isinstance(first, int) and values.values == tuple(range(first, first + len(listed)))):
        return f"from {listed[0]} to {listed[-1]}"
    return f"one of {', '.join(listed)}"
