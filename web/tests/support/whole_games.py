"""Write random games as a client hears them, with the engine's views at every event: one game a line.

    .venv/bin/python web/tests/support/whole_games.py stockpile 5 9    # the games with the seeds 5 to 8
"""

import asyncio
import json
import random
import sys
from types import SimpleNamespace

import bigboard
from bigboard.games import registry
from bigboard.room.broadcast import Broadcast
from bigboard.room.game_log import GameLog, LogEntry


def random_options(name, rng):
    chosen = {}
    for option in registry.declaration(name).options:
        chosen[option.name] = rng.choice([choice.value for choice in option.choices] or [False, True])
        if option.needs and not chosen[option.needs]:
            chosen[option.name] = option.default
    return chosen


def whole_game(name, seed):
    """All messages to one seat, or to a spectator; beside each the seat's views at its events."""
    rng, game = random.Random(seed), bigboard.game(name)
    players = rng.randint(game.min_players, game.max_players)
    seat, log, sent = rng.randrange(-1, players), GameLog(name), []
    viewer = SimpleNamespace(seats=(seat,), changes=True, send=sent.append)
    table = SimpleNamespace(
        game_log=log,
        connections=[viewer],
        can_undo=lambda seat: False,
        clock=None,
        record=SimpleNamespace(lesson=None),
        loop=asyncio.new_event_loop(),
        services=SimpleNamespace(answers=SimpleNamespace(will_answer=lambda table, seat: False)),
    )
    deal = game.deal(players, seed, random_options(name, rng))
    log.commit(log.prepare(LogEntry(seq=1, kind="start", time=0.0, deal=deal)))
    telling, truth = Broadcast(table), [[]]
    telling.update()
    while not log.over:
        action = rng.choice(log.state.legal_actions())
        entry = LogEntry(seq=log.seq + 1, kind="action", time=0.0, seat=log.state.seat, action=log.state.describe(action))
        states = log.state.clone().apply_in_steps(action)
        log.commit(log.prepare(entry))
        if len(states) == 1:
            states = [log.state]  # a single event is shown with the table after it
        truth.append([state.views([seat], asked=False)[0] for state in states])
        telling.update()
    return {"seat": seat, "players": players, "messages": [json.loads(text) for text in sent], "truth": truth}


def main(name, first, end):
    for seed in range(int(first), int(end)):
        print(json.dumps(whole_game(name, seed), separators=(",", ":")))


if __name__ == "__main__":
    main(*sys.argv[1:])
