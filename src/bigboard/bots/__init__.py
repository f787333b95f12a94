"""The players that are not people: one file a bot. `bot("hard")` makes one."""

from bigboard.bots.advice import Hint, hints
from bigboard.bots.bot import Adviser, Bot, Listener
from bigboard.bots.referee import BotFailed, Referee, stand_in
from bigboard.bots.registry import LEVELS, bot, names

__all__ = [
    "LEVELS",
    "Adviser",
    "Bot",
    "BotFailed",
    "Hint",
    "Listener",
    "Referee",
    "bot",
    "hints",
    "names",
    "stand_in",
]
