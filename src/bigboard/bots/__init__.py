"""The players that are not people: one file a bot. `bot("hard")` makes one."""

from bigboard.bots.advice import Hint, hints
from bigboard.bots.bot import Adviser, Bot
from bigboard.bots.referee import Referee, stand_in
from bigboard.bots.registry import LEVELS, bot, names

__all__ = ["LEVELS", "Adviser", "Bot", "Hint", "Referee", "bot", "hints", "names", "stand_in"]
