"""Validation of arguments: actions and seats are whole numbers, seeds are whole numbers or texts."""

from collections.abc import Mapping
from operator import index
from typing import Any


def whole_number(value: object, what: str) -> int:
    """Return the value as an int, numpy's integers included; TypeError says what it should have been."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise TypeError(f"{what} is a whole number, not {value!r}.")
    return index(value)


def checked_action(action: object) -> int:
    return whole_number(action, "An action")


def seat_among(seats: int, seat: object) -> int:
    """Return a seat of a table with that many, or -1; ValueError says which there are."""
    number = whole_number(seat, "A seat")
    if not -1 <= number < seats:
        raise ValueError(f"Seats run from 0 to {seats - 1}, and -1 is a spectator; there is no seat {number}.")
    return number


def checked_seed(seed: object) -> int | str:
    """Return a seed that can be written into a record; ValueError otherwise."""
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise ValueError(f"A seed is a whole number or a text, not {seed!r}.")
    return seed


def check_header(source: Mapping[Any, Any], what: str, game: str, fields: list[str], rules: int) -> int:
    """Check the fields that deals and positions of every game share, and return the version of their rules.

    ValueError names what is wrong.
    """
    if not isinstance(source, Mapping):
        raise ValueError(f"A {what} is a mapping, not {source!r}.")
    for name in source:
        if name not in fields:
            label = game.capitalize()
            raise ValueError(f"A {what} of {label} has no field {name!r}: its fields are {', '.join(fields)}.")
    if source.get("game", game) != game:
        raise ValueError(f"This is a {what} of {source['game']!r}, not of {game!r}.")
    if "players" not in source:
        raise ValueError(f"The {what} does not say how many players there are.")
    return checked_rules(source, what, rules)


def checked_rules(source: Mapping[Any, Any], what: str, rules: int) -> int:
    """Return the version of the rules that a deal or position names, or the newest.

    An engine plays all versions up to its own: games that began under earlier rules end under them.
    """
    version = source.get("rules", rules)
    if type(version) is not int or not 1 <= version <= rules:
        raise ValueError(
            f"This {what} is for version {version!r} of the rules; this engine plays version {rules}. "
            "A newer version of Big Board may read it."
        )
    return version


def checked_players(title: str, low: int, high: int, players: object) -> int:
    if type(players) is not int or not low <= players <= high:
        raise ValueError(f"{title} is for {low} to {high} players, not {players!r}.")
    return players


def json_copy(value: object) -> Any:
    """Return an independent copy of JSON, several times as fast as a deep copy."""
    if isinstance(value, str):  # most of a deal
        return value
    if isinstance(value, (list, tuple)):
        return [json_copy(item) for item in value]
    if isinstance(value, Mapping):
        return {key: json_copy(item) for key, item in value.items()}
    return value
