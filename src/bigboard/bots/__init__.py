"""The players that are not people: one file a bot. `bot("hard")` makes one."""

from bigboard.bots.hints import Hint, hints
from bigboard.bots.protocol import Adviser, Bot, Declared, Finisher, Listener, reason_against
from bigboard.bots.referee import BotFailed, Referee, stand_in
from bigboard.bots.registry import LEVELS, bot, names

__all__ = [
    "LEVELS",
    "Adviser",
    "Bot",
    "BotFailed",
    "Declared",
    "Finisher",
    "Hint",
    "Listener",
    "Referee",
    "bot",
    "hints",
    "names",
    "reason_against",
    "stand_in",
]
