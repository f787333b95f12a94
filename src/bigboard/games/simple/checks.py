"""Validation of a simple game's input: every ValueError says what is wrong and what is possible."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import UnionType
from typing import Any, Union, get_args, get_origin

from bigboard.games.contract import JsonDict
from bigboard.games.declaration import Declaration, Option, Value
from bigboard.games.simple.declared_game import DeclaredGame
from bigboard.games.validation import json_copy

HEADER = ("game", "rules", "players", "options")


def checked_options(declaration: Declaration, options: object) -> dict[str, Value]:
    """Return all options with their values, with defaults for those not named."""
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
    game: DeclaredGame, source: object, what: str, names: Collection[str], needed: Collection[str]
) -> None:
    """Check the fields of a deal or a position, and those about the game."""
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
    """Return the fields of a position; ValueError if one has not the type that the state annotates."""
    for name, kind in fields.items():
        if not fits(position[name], kind):
            raise ValueError(f"The position's {name!r} cannot be {position[name]!r}.")
    return {name: json_copy(position[name]) for name in fields}


def fits(value: object, kind: Any) -> bool:
    """Return True if a JSON value has an annotated type: int, str, bool, None, list[…], dict[str, …] or a union."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return any(fits(value, part) for part in parts)
    if origin is list:
        return isinstance(value, list) and all(fits(part, parts[0]) for part in value)
    if origin is dict:
        return isinstance(value, dict) and all(isinstance(k, str) and fits(v, parts[1]) for k, v in value.items())
    return type(value) is kind
