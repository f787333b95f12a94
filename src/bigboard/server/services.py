"""What all tables of a server share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bigboard.server.archive import Archive
    from bigboard.server.auto_answers import AutoAnswers
    from bigboard.server.bots_pool import BotsPool
    from bigboard.server.doors import Doors
    from bigboard.server.limits import RateLimiter
    from bigboard.server.moderation import Moderation
    from bigboard.server.settings import Settings
    from bigboard.server.store import Store
    from bigboard.server.table import Table


@dataclass
class Services:
    """What every table of a server uses."""

    settings: Settings
    store: Store
    bots: BotsPool
    archive: Archive
    doors: Doors
    chat_limiter: RateLimiter
    talk_limiter: RateLimiter
    changed: Callable[[Table], None]
    answers: AutoAnswers
    moderation: Moderation
