"""Plays fixed games of every kind and prints one hash a step: what compiled and uncompiled rules must agree on.

    python tests/games/engine/step_by_step.py

The first line says which engine ran.
"""

from __future__ import annotations

import hashlib
import json
from array import array
from typing import Any

import bigboard
from bigboard import Rng

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "acquire": [{}, {"dead_tiles": "once", "open_holdings": False}, {"dead_tiles": "never"}],
}


def digest(value: object) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]


def refusals(state: bigboard.State, rng: Rng) -> list[str]:
    """What three random actions are answered with, where they are illegal."""
    answers = []
    for _ in range(3):
        action = int(rng.below(state.game.num_actions))
        try:
            answers.append(str(state.find(state.describe(action))))
        except bigboard.IllegalAction as refusal:
            answers.append(f"{refusal} {refusal.reason} {sorted(refusal.args.items())}")
    return answers


def play(game: bigboard.Game, players: int, seed: int, options: dict[str, Any]) -> None:
    rng = Rng(seed)
    state = game.start(game.deal(players, seed, options))
    events = state.opening
    out = array("f", [0.0]) * game.tensor_size
    step = 0
    while True:
        seat = step % players
        state.tensor(seat, out)
        told = [event.to_json() for event in events]
        whole = [state.position(), state.legal_actions(), told, state.observe(seat), state.scores(), out.tolist()]
        whole += [refusals(state, rng), state.sample(seat, rng).position()]
        print(game.name, players, seed, step, digest(whole))
        if state.seat < 0:
            break
        legal = state.legal_actions()
        if len(legal) == 2 and state.decision == "declare_end" and rng.below(6):
            legal = legal[1:]
        events = state.apply(legal[rng.below(len(legal))])
        step += 1
    print(digest([state.record(), state.winners(), game.playouts(3, players, seed, options)]))


def main() -> None:
    print(bigboard.engine())
    for name in bigboard.game_names():
        game = bigboard.game(name)
        for players in range(game.min_players, game.max_players + 1):
            for seed, options in enumerate(OPTIONS.get(name, [{}])):
                play(game, players, seed, options)


if __name__ == "__main__":
    main()
