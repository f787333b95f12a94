"""What a game's title brings to the terminal: its modules `questions`, `screen` and `sentences`, or plain ones."""

from __future__ import annotations

from functools import cache

from bigboard.games.manifest import load_part
from bigboard.games.registry import title


@cache
def plugin(kind: str, game: str) -> object:
    """The part of that kind; one made from the game's declaration where its title brings none."""
    home = title(game).terminal
    if not home:
        from bigboard.cli.tui.plain import PARTS

        return PARTS[kind](title(game))
    return load_part(f"{home}.{kind}")
