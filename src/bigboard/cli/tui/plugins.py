"""A title's parts for the terminal: its modules `questions`, `screen` and `sentences`, or the plain ones."""

from __future__ import annotations

from functools import cache

from bigboard.games.manifest import load_part
from bigboard.games.registry import title

PLAIN = "bigboard.cli.tui.plain"  # for titles without a terminal; loaded by name as they are


@cache
def plugin(kind: str, game: str) -> object:
    """Return the part of that kind; one made from the game's declaration where its title has none."""
    home = title(game).terminal
    return load_part(f"{home}.{kind}") if home else load_part(f"{PLAIN}.{kind}:PART")(title(game))
