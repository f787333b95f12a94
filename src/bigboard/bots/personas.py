"""The bots with names and faces. `personas.toml` says who they are and how they play."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Literal

Tone = Literal["calm", "bold", "sour"]
FILE = Path(__file__).with_suffix(".toml")


@dataclass(frozen=True)
class Persona:
    """A bot as people meet it. `wins` is its measured win share against three greedy, in per cent, by game."""

    id: str
    name: str
    face: int
    temper: str
    about: str
    tone: Tone
    notices: int = 100
    whim: int = 0
    simulations: int = 0
    wins: Mapping[str, int] = field(default_factory=dict)
    weights: Mapping[str, Mapping[str, int]] = field(default_factory=dict)


@cache
def personas() -> dict[str, Persona]:
    """All of them by their id, in the order of the file: from the weakest to the strongest, as far as that goes."""
    with FILE.open("rb") as file:
        return {name: read(name, entry) for name, entry in tomllib.load(file).items()}


def read(name: str, entry: dict[str, Any]) -> Persona:
    own = {key: value for key, value in entry.items() if key in Persona.__dataclass_fields__}
    weights = {key: value for key, value in entry.items() if key not in own}
    return Persona(id=name, weights=weights, **own)
