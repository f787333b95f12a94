"""A person as a table knows them, and the ids of people and tables."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that reads like something else


@dataclass
class Person:
    id: str
    name: str


def short_id(length: int) -> str:
    """A random name for a person or a table; each character carries almost five bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
