"""Declared English sentences with their facts inserted, for games without messages.

    {player} asks about {company}[ and hears {move:signed}].

A name in braces is a fact; after a colon stands what it is: money, signed, or seat. What is in square brackets is left
out where one of its facts is not known to the reader.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

FACT = re.compile(r"\{(\w+)(?::(\w+))?\}")
OPTIONAL = re.compile(r"\[([^\]]*)\]")

Teller = Callable[[str, Any], str]  # what it is, the value


def fill(text: str, facts: Mapping[str, Any], tell: Teller) -> str:
    """Return the text with its facts. `tell` formats a fact: as money, as a seat's name, or unchanged."""

    def part(found: re.Match[str]) -> str:
        names = [name for name, _ in FACT.findall(found[1])]
        return found[1] if all(facts.get(name) is not None for name in names) else ""

    def fact(found: re.Match[str]) -> str:
        return tell(found[2] or "text", facts.get(found[1]))

    return FACT.sub(fact, OPTIONAL.sub(part, text))


def words(name: str) -> str:
    """A name of the program as people read it: "stop_selling" is "Stop selling"."""
    text = name.replace("_", " ").replace("-", " ")
    return text[:1].upper() + text[1:]
