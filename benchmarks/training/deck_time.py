"""Measure how long a deck of mistakes takes to open: the overview, and the next card.

    python -m benchmarks.training.deck_time --cards 1000

A server with SQLite in a temporary folder has a person with so many cards of a random game, half of them due, and a
reviewed game for every ten cards. Times are of requests over a local socket-less client, the median of 20.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

from fastapi.testclient import TestClient

import bigboard
from bigboard.coach.review.replayed_game import replay_game
from bigboard.coach.training.card import card_of
from bigboard.coach.training.judged_game import JudgedDecision, JudgedGame
from bigboard.coach.training.schedule import DAY_S
from bigboard.games.contract import JsonDict
from bigboard.games.rng import Rng
from bigboard.server.app import create_app
from bigboard.server.db.repos.training import TrainingRepo
from bigboard.server.settings import Settings

GAME = "stockpile"
EACH = 10  # cards of one game
TIMES = 20


def cards() -> dict[int, JsonDict]:
    """Cards of the decisions of a random game, with made-up verdicts."""
    game, rng = bigboard.game(GAME), Rng(1)
    state = game.start(game.deal(3, 1, {}))
    while state.seat >= 0:
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    replay = replay_game(state.record())
    option = {"actions": [0], "described": [], "win": 0.5, "money": 1.0}
    places = [start + 1 for start, _ in replay.decisions][:EACH]
    return {n: card_of(replay, {"n": n, "chosen": option, "best": option}).to_json() for n in places}


async def fill(repo: TrainingRepo, person: str, number: int) -> None:
    made = cards()
    answer = [{"type": "bid"}]
    own = [JudgedDecision(n, "bidding", "early", "level", True, 5.0, 0.06, answer, answer) for n in range(1, 60)]
    for place in range(number // EACH):
        game = JudgedGame(f"t{place}", GAME, 0, float(place), 1, 1.0, 90.0, True, 1.0, 89.0, 2.0, own, {})
        due = time.time() + (DAY_S if place % 2 else -DAY_S)
        await repo.put_game(person, f"t{place}", 1, game.to_json(), made, due)


def measure(work: Callable[[], object]) -> float:
    """Return the median of some runs, in milliseconds."""
    taken = []
    for _ in range(TIMES):
        began = time.perf_counter()
        work()
        taken.append(time.perf_counter() - began)
    return 1000 * median(taken)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cards", type=int, default=1000)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(database=f"sqlite:///{Path(folder) / 'deck.sqlite'}", bot_workers=1, auto_reviews=0))
        with TestClient(app) as client:
            person = client.put("/api/me", json={"name": "Anna"}).json()["person"]["id"]
            assert client.portal is not None
            client.portal.call(asyncio.wait_for, fill(app.container.training.repo, person, chosen.cards), 300)
            for path in ("/api/me/mistakes", "/api/me/mistakes/next", "/api/me/losses"):
                assert client.get(path).status_code == 200
                print(f"{path}: {measure(partial(client.get, path)):.0f} ms")


if __name__ == "__main__":
    main()
