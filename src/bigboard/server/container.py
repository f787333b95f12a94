"""What all tables of a server share, and the routes beside them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bigboard.server.accounts.moderation import Moderation
from bigboard.server.db.store import Store
from bigboard.server.limits.connection_limit import Doors
from bigboard.server.limits.rate_limit import RateLimiter
from bigboard.server.room.auto_reply import AutoAnswers
from bigboard.server.room.ports import LiveTable
from bigboard.server.settings import Settings
from bigboard.server.workers.bot_pool import BotsPool
from bigboard.server.workers.replay_pool import Archive


@dataclass
class Services:
    """The services of a server. Tables know of them what `room.ports.TableServices` says."""

    settings: Settings
    store: Store
    bots: BotsPool
    archive: Archive
    doors: Doors
    chat_limiter: RateLimiter
    talk_limiter: RateLimiter
    changed: Callable[[LiveTable], None]
    answers: AutoAnswers
    moderation: Moderation
