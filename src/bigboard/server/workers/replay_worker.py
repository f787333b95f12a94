"""What the archive's process does: it plays logs again and writes down what a seat saw."""

from __future__ import annotations

import json
from typing import Literal

from pydantic import TypeAdapter

from bigboard.games import registry
from bigboard.games.contract import JsonDict, State
from bigboard.server.room.game_log import GameLog
from bigboard.server.schemas import protocol
from bigboard.server.workers.compression import pack

Viewpoint = int | Literal["all"]
STEPS: TypeAdapter[list[protocol.Step]] = TypeAdapter(list[protocol.Step])


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


def private_parts(state: State, public: JsonDict, seat: int) -> JsonDict:
    """Those fields of a seat's view that the spectator's does not have, or has otherwise."""
    return {
        name: value
        for name, value in state.observe(seat).items()
        if name not in ("you", "legal") and (name not in public or public[name] != value)
    }


def steps(game_log: GameLog, seat: Viewpoint) -> list[protocol.Step]:
    """Every state of the game, as that seat saw it or with everything."""
    told = []
    for entry, state, events in game_log.steps():
        view = game_log.past_view(state, -1 if seat == "all" else seat)
        private = None
        if seat == "all":
            seen = [{**event.seen_by(-1), **(event.secret or {})} for event in events]
            private = [private_parts(state, view, other) for other in range(state.players)]
        else:
            seen = [event.seen_by(seat) for event in events]
        step = protocol.Step(
            seq=entry.seq,
            time=entry.time,
            seat=entry.seat,
            bot=entry.bot,
            action=entry.action,
            events=seen,
            scores=state.scores(),
            view=view,
            private=private,
        )
        told.append(step)
    return told


def packed_replay(game: str, entries: list[JsonDict], seat: Viewpoint, head: str) -> bytes:
    """A finished game step by step behind the head of its answer, compressed."""
    written = STEPS.dump_json(steps(GameLog.load(game, entries), seat))
    return pack(b"%s%s}" % (head.encode(), written))
