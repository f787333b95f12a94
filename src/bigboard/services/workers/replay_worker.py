"""The work of the archive's process: it replays logs and writes down what a seat saw."""

from __future__ import annotations

import json
from typing import Literal

from bigboard.games import registry
from bigboard.games.contract import JsonDict, State
from bigboard.records.record import open_game
from bigboard.room.game_log import GameLog
from bigboard.schemas import tables

Viewpoint = int | Literal["all"]


def ready() -> None:
    """Loads the games, so that the first question does not wait for it."""
    for name in registry.names():
        registry.game(name)


def moment(game: str, deal: JsonDict, actions: list[JsonDict], seat: int) -> str:
    """Return what a seat saw after these actions, as JSON text."""
    state = open_game(registry.game(game), deal)
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


def steps(game_log: GameLog, seat: Viewpoint) -> list[tables.Step]:
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
        step = tables.Step(
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


def written_replay(game: str, entries: list[JsonDict], seat: Viewpoint, table: tables.TableInfo) -> bytes:
    """Return a finished game step by step, as JSON."""
    return tables.Replay(table=table, seat=seat, steps=steps(GameLog.load(game, entries), seat)).encode()
