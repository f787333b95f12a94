"""What the terminal needs to know about a game: one module each in `questions`, `screens` and `sentences`."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from bigboard.cli.speech import say
from bigboard.cli.terminal import Complaint


def part(kind: str, game: str) -> ModuleType:
    """The module of that game; Complaint where the terminal does not know the game yet."""
    name = f"bigboard.cli.{kind}.{game}"
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        raise Complaint(say("cli-not-here", game=game.capitalize())) from None
