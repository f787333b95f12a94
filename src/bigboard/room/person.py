"""A person as a table knows them, the ids of people and tables, and who is present."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from bigboard.schemas.errors import Refused
from bigboard.schemas.text_rules import NAME_LIMIT, clean_name

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that reads like something else


BOT_ID = "bot"  # how ids of bot accounts begin; no other id can, because it has no "o"
BOT_NAME = "BOT "  # how their names begin, and no other's


def is_bot_account(person: str | None) -> bool:
    """Return whether an id is that of a bot account. An id never changes, so the mark never goes."""
    return person is not None and person.startswith(BOT_ID)


def checked_name(person: str | None, text: str) -> str:
    """Return a name as this person may have it; Refused says what is wrong with it.

    The names of bot accounts begin with BOT, wherever they appear; those of people never do.
    """
    if is_bot_account(person):
        return BOT_NAME + clean_name(strip_mark(text))
    name = clean_name(text)
    if strip_mark(name) != name:
        raise Refused(
            "bad_name", "Only bot accounts may have names that begin with BOT.", reason="bot", limit=NAME_LIMIT
        )
    return name


def strip_mark(name: str) -> str:
    """Return a name without the mark of bot accounts."""
    bare = name.lstrip()
    while bare.casefold().startswith(BOT_NAME.casefold()):
        bare = bare[len(BOT_NAME) :].lstrip()
    return bare if bare != name.lstrip() else name


@dataclass
class Person:
    id: str
    name: str


def short_id(length: int) -> str:
    """Return a random id for a person or a table; each character carries almost five bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class Presence(NamedTuple):
    """People with open windows at a table, in any process, as the database knows them. "" stands for all strangers."""

    windows: Mapping[str, int] = {}
    names: Mapping[str, str] = {}
    since: Mapping[str, float] = {}  # when each person came or left last
    players_since: float = 0.0  # since when a player has been here without a break
