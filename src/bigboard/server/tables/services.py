"""The services that tables share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bigboard.room.auto_reply import AutoReplies
from bigboard.room.ports import LiveTable
from bigboard.server.db.store import Store
from bigboard.server.limits.rate_limit import RateLimiter
from bigboard.server.settings import Settings
from bigboard.server.workers.bot_pool import BotsPool


@dataclass(frozen=True)
class TableServices:
    """The port `room.ports.TableServices`, with the server's database and bots."""

    settings: Settings
    store: Store
    bots: BotsPool
    talk_limiter: RateLimiter
    answers: AutoReplies
    changed: Callable[[LiveTable], None]
