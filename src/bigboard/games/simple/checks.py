"""What somebody hands to a simple game, looked over: every ValueError says what is wrong and what is possible."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import UnionType
from typing import TYPE_CHECKING, Any, Union, get_args, get_origin

from bigboard.games.contract import JsonDict
from bigboard.games.declaration import Declaration, Option, Value

if TYPE_CHECKING:
    from bigboard.games.simple.game import SimpleGame

HEADER = ("game", "rules", "players", "options")


def copied(value: Any) -> Any:
    """JSON of one's own; what is no list and no dict never changes and is shared."""
    if isinstance(value, list):
        return [copied(part) for part in value]
    if isinstance(value, dict):
        return {name: copied(part) for name, part in value.items()}
    return value


def checked_options(declaration: Declaration, options: object) -> dict[str, Value]:
    """All options with their values, those that are not named by default."""
    if options is None:
        options = {}
    if not isinstance(options, Mapping):
        raise ValueError(f"Options are a mapping of names to values, not {options!r}.")
    known = {option.name: option for option in declaration.options}
    for name in options:
        if name not in known:
            there = f"its options are {', '.join(known)}" if known else "it has none"
            raise ValueError(f"There is no option {name!r} in {declaration.game}: {there}.")
    chosen = {name: checked_option(option, options.get(name, option.default)) for name, option in known.items()}
    for name, option in known.items():
        if option.needs and chosen[name] and not chosen[option.needs]:
            raise ValueError(f"Option {name!r} needs the option {option.needs!r}.")
    return chosen


def checked_option(option: Option, value: object) -> Value:
    for choice in option.choices:
        if choice.value == value and type(choice.value) is type(value):
            return choice.value
    if not option.choices and isinstance(value, bool):
        return value
    possible = ", ".join(repr(choice.value) for choice in option.choices) or "true or false"
    raise ValueError(f"Option {option.name!r} can be {possible}, not {value!r}.")


def checked_header(
    game: SimpleGame, source: object, what: str, names: Collection[str], needed: Collection[str]
) -> None:
    """The fields of a deal or a position, and what they say about the game."""
    if not isinstance(source, Mapping):
        raise ValueError(f"A {what} is a mapping, not {source!r}.")
    fields = (*HEADER, *names)
    for name in source:
        if name not in fields:
            raise ValueError(f"A {what} of {game.label} has no field {name!r}: its fields are {', '.join(fields)}.")
    for name in ("players", *needed):
        if name not in source:
            raise ValueError(f"The {what} has no {name!r}.")
    if source.get("game", game.name) != game.name:
        raise ValueError(f"This is a {what} of {source['game']!r}, not of {game.name!r}.")
    if source.get("rules", game.rules_version) != game.rules_version:
        raise ValueError(
            f"This {what} is for version {source['rules']!r} of the rules; "
            f"this engine plays version {game.rules_version}."
        )


def checked_fields(fields: Mapping[str, Any], position: Mapping[str, Any]) -> JsonDict:
    """A position's own fields, each of the type that the state annotates."""
    for name, kind in fields.items():
        if not fits(position[name], kind):
            raise ValueError(f"The position's {name!r} cannot be {position[name]!r}.")
    return {name: copied(position[name]) for name in fields}


def fits(value: object, kind: Any) -> bool:
    """Whether a JSON value is of an annotated type: int, str, bool, None, list[…], dict[str, …], or one of several."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return any(fits(value, part) for part in parts)
    if origin is list:
        return isinstance(value, list) and all(fits(part, parts[0]) for part in value)
    if origin is dict:
        return isinstance(value, dict) and all(isinstance(k, str) and fits(v, parts[1]) for k, v in value.items())
    return type(value) is kind
