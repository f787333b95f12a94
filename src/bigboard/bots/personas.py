"""The bots with names and faces, from `personas.toml` here and in each title."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Literal

from bigboard.games.manifest import Title
from bigboard.games.registry import titles

Tone = Literal["calm", "bold", "sour"]
FILE = Path(__file__).with_suffix(".toml")


@dataclass(frozen=True)
class Persona:
    """A bot with a name. `wins` is its measured win share against three greedy, in per cent, by game."""

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
    """Return all personas by id, roughly from the weakest to the strongest."""
    with FILE.open("rb") as file:
        known: dict[str, Any] = tomllib.load(file)
    by_title = {name: play_of(title) for name, title in titles().items()}
    return {
        name: Persona(
            id=name,
            **entry,
            wins={game: play[name]["wins"] for game, play in by_title.items() if name in play},
            weights={game: play[name].get("weights", {}) for game, play in by_title.items() if name in play},
        )
        for name, entry in known.items()
    }


def play_of(title: Title) -> dict[str, Any]:
    """Return a title's file about the personas: strength and weights by id."""
    file = title.file("personas.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file is not None else {}
