"""`bigboard.server` with faults that BIGBOARD_FAULTS names, to see that the tests notice them.

`no_sweep`: lost news are never made up for. `drop_news`: three of ten announcements are lost. `no_news`: all are.
`ack_losers`: an action whose entry another process has written is acknowledged all the same.
`wrong_clock`: the clock of this machine is an hour fast.
"""

from __future__ import annotations

import os
import random
import sys
import time
from typing import Any

from bigboard.schemas import messages
from bigboard.schemas.errors import Refused
from bigboard.server.db import news
from bigboard.server.run.serve import serve
from bigboard.server.tables.follower import Follower
from bigboard.services import requests as handlers

FAULTS = set(os.environ.get("BIGBOARD_FAULTS", "").split(","))


async def no_sweep(self: Follower) -> None:
    """Look at nothing."""


def acknowledging(accept: Any) -> Any:
    async def accept_all(table: Any, connection: Any, kind: str, request: Any, *more: Any, **fields: Any) -> None:
        try:
            await accept(table, connection, kind, request, *more, **fields)
        except Refused as refused:
            if refused.code != "late":
                raise
            connection.send(messages.Ack(id=request.id, seq=request.seq + 1))

    return accept_all


def dropping(tell: Any, share: float) -> Any:
    rng = random.Random(7)

    def tell_some(self: news.Members, words: str) -> None:
        if rng.random() >= share:
            tell(self, words)

    return tell_some


if __name__ == "__main__":
    if "no_sweep" in FAULTS:
        Follower.sweep = no_sweep  # type: ignore[method-assign]
    for fault, share in (("drop_news", 0.3), ("no_news", 1.0)):
        if fault in FAULTS:
            news.Members.tell = dropping(news.Members.tell, share)  # type: ignore[method-assign]
    if "ack_losers" in FAULTS:
        handlers.accept = acknowledging(handlers.accept)
    if "wrong_clock" in FAULTS:
        true_time = time.time
        time.time = lambda: true_time() + 3600
    serve(host=sys.argv[1], port=int(sys.argv[2]), database=sys.argv[3])
