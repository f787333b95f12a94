"""What a game's title brings to the terminal: its modules `questions`, `screen` and `sentences`."""

from __future__ import annotations

from types import ModuleType

from bigboard.cli.messages import say
from bigboard.cli.terminal import UserError
from bigboard.games.registry import title
from bigboard.games.title import load_part


def plugin(kind: str, game: str) -> ModuleType:
    """The module of that game; UserError where the terminal does not know the game yet."""
    home = title(game).terminal
    if not home:
        raise UserError(say("cli-not-here", game=title(game).label))
    module: ModuleType = load_part(f"{home}.{kind}")
    return module
