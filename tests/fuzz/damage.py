"""Damaged input: what is right, with a few things in it made wrong. Each piece of damage follows from a seed."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

ODD: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    2,
    7,
    99,
    2**31,
    2**63,
    -(2**63) - 1,
    10**30,
    0.5,
    -0.0,
    1e308,
    "",
    "x",
    "0",
    "null",
    "1A",
    "\u0000",
    "\ud800",
    "é" * 50,
    "a" * 3000,
    [],
    {},
    [[]],
    [None],
    {"": None},
    {"type": "type"},
]


def odd(rng: random.Random) -> Any:
    """One of these, as a copy: what is put into a document may be damaged there."""
    return copy.deepcopy(rng.choice(ODD))


def deep(rng: random.Random) -> Any:
    """Brackets within brackets."""
    value: Any = 0
    for _ in range(rng.choice((5, 50, 200))):
        value = [value] if rng.random() < 0.5 else {"a": value}
    return value


def places_of(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a piece of JSON, as what holds it and the key there."""
    found: list[tuple[Any, Any]] = []
    waiting = [value]
    while waiting:
        holder = waiting.pop()
        keys = list(holder) if isinstance(holder, dict) else range(len(holder)) if isinstance(holder, list) else ()
        for key in keys:
            found.append((holder, key))
            waiting.append(holder[key])
    return found


def damaged(whole: Any, rng: random.Random) -> Any:
    """A copy in which one to three places are wrong."""
    wrong = json.loads(json.dumps(whole))
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        places = places_of(wrong)
        if not places:
            return odd(rng)
        holder, key = rng.choice(places)
        damage(holder, key, places, rng)
    return wrong


def damage(holder: Any, key: Any, places: list[tuple[Any, Any]], rng: random.Random) -> None:
    how = rng.randrange(8)
    if how == 0:
        del holder[key]
    elif how == 1:
        other, place = rng.choice(places)
        holder[key] = json.loads(json.dumps(other[place])) if still_there(other, place) else None
    elif how == 2 and isinstance(holder, dict):
        holder[f"{key}s"] = holder.pop(key)
    elif how == 2:
        holder.insert(key, holder[key])
    elif how == 3 and isinstance(holder[key], int):
        holder[key] = holder[key] + rng.choice((-1, 1, 10, -10, 1000))
    elif how == 4 and isinstance(holder[key], str) and holder[key]:
        at = rng.randrange(len(holder[key]))
        holder[key] = holder[key][:at] + rng.choice("Aa0 -\n😀") + holder[key][at + rng.randrange(2) :]
    elif how == 5 and isinstance(holder[key], list):
        rng.shuffle(holder[key])
    elif how == 6 and rng.random() < 0.1:
        holder[key] = deep(rng)
    else:
        holder[key] = odd(rng)


def still_there(holder: Any, key: Any) -> bool:
    return key in holder if isinstance(holder, dict) else key < len(holder)


def garbled(text: str, rng: random.Random) -> str:
    """A text with pieces cut out, doubled, exchanged or made up."""
    for _ in range(rng.choice((1, 1, 2, 5))):
        if not text:
            return rng.choice(("", "{", "[" * 500, '"', "\ufeff{}", "nul"))
        begin = rng.randrange(len(text))
        end = min(len(text), begin + rng.choice((1, 1, 2, 10, 100)))
        middle = rng.choice(("", text[begin:end] * 2, rng.choice('{}[]",:=#0-e\\\u2028\x00é'), str(rng.choice(ODD))))
        text = text[:begin] + middle + text[end:]
    return text
