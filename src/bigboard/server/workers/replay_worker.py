"""What the archive's process does: it plays logs again and writes down what a seat saw."""

from __future__ import annotations

import json

from pydantic import TypeAdapter

from bigboard.games import registry
from bigboard.games.contract import JsonDict
from bigboard.server.features import replays
from bigboard.server.room.game_log import GameLog
from bigboard.server.schemas.protocol import Step
from bigboard.server.workers.compression import pack

STEPS: TypeAdapter[list[Step]] = TypeAdapter(list[Step])


def ready() -> None:
    """Loads the games, so that the first question does not wait for it."""
    for name in registry.names():
        registry.game(name)


def moment(game: str, deal: JsonDict, actions: list[JsonDict], seat: int) -> str:
    """What a seat saw after these actions, written."""
    state = registry.game(game).start(deal)
    state.events = False
    for action in actions:
        state.apply(state.find(action))
    return json.dumps(GameLog.past_view(state, seat), ensure_ascii=False, separators=(",", ":"))


def packed_replay(game: str, entries: list[JsonDict], seat: replays.Viewpoint, head: str) -> bytes:
    """A finished game step by step behind the head of its answer, compressed."""
    steps = STEPS.dump_json(replays.steps(GameLog.load(game, entries), seat))
    return pack(b"%s%s}" % (head.encode(), steps))
