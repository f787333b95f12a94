"""A person as a table knows them, the ids of people and tables, and who is present."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that reads like something else


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
