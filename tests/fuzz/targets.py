"""What reads the input of strangers, each with input that is right to begin with and the errors that it may answer.

Anything else that is raised is a mistake of ours: a message would be answered by "broken", a command by a traceback.
"""

from __future__ import annotations

import functools
import json
import random
import tempfile
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.fuzz.damage import damaged, garbled

import bigboard
from bigboard.games import registry
from bigboard.games.contract import State
from bigboard.records.record import read_record, replay
from bigboard.room.game_log import GameLog, LogEntry
from bigboard.schemas.errors import Refused
from bigboard.services import record_import, requests
from bigboard.titles.stockpile.rules.cards.data_files import corrected_values

GAMES = ("acquire", "stockpile")
MESSAGES: list[dict[str, Any]] = [
    {"type": "act", "id": "a1", "seat": 0, "seq": 12, "action": 17},
    {"type": "act", "id": "a2", "seat": 1, "seq": 3, "action": {"type": "play_tile", "tile": "6B"}},
    {"type": "act", "id": "a8", "seat": 0, "seq": 12, "picks": [{"type": "buy", "chain": "Tower"}]},
    {"type": "undo", "id": "a2", "seat": 0, "seq": 13},
    {"type": "chat", "id": "a3", "text": "well played"},
    {"type": "react", "id": "a9", "reaction": "clap"},
    {"type": "hint", "id": "a4", "seat": 0},
    {"type": "coach", "id": "c1", "seat": 0, "action": 17},
    {"type": "world", "id": "a6", "seat": 0},
    {"type": "look", "id": "a7", "seat": 0, "seq": 7},
    {"type": "commit", "id": "b1", "commitment": "0" * 64},
    {"type": "reveal", "id": "b2", "value": "f" * 64},
    {"type": "ping", "id": "a5"},
]


def with_modules(game: str) -> dict[str, Any]:
    return dict(registry.declaration(game).switched_on("all"))


@functools.cache
def played(game: str, modules: bool) -> list[State]:
    """Some moments of a random game, its beginning and its end among them."""
    rules = bigboard.game(game)
    rng = random.Random(game)
    state = rules.start(rules.deal(players=3, seed=5, options=with_modules(game) if modules else {}))
    moments = [state.clone()]
    while state.seat >= 0:
        state.apply(rng.choice(state.legal_actions()))
        if rng.random() < 0.15:
            moments.append(state.clone())
    return [*moments, state]


def some_moment(rng: random.Random) -> State:
    return rng.choice(played(rng.choice(GAMES), rng.random() < 0.5))


def expect(refused: Refused, *codes: str) -> None:
    assert refused.code in codes, refused.code


def message(rng: random.Random) -> None:
    """A message over a WebSocket, read and answered by its id."""
    whole = rng.choice(MESSAGES)
    text = (
        json.dumps(damaged(whole, rng)) if rng.random() < 0.7 else garbled(json.dumps(whole, ensure_ascii=False), rng)
    )
    requests.loose_id(text)
    try:
        requests.parse(text)
    except Refused as refused:
        expect(refused, "bad_message", "too_big")


def answer(rng: random.Random) -> None:
    """An action or a choice of several, described by a client, at a moment of a game."""
    state = some_moment(rng)
    log = GameLog(state.game.name)
    log.state = state
    legal = state.legal_actions()
    whole = state.describe(rng.choice(legal)) if legal else {"type": "pass"}
    try:
        if rng.random() < 0.5:
            log.resolve(damaged(whole, rng))
        elif rng.random() < 0.5:
            log.resolve(rng.choice((-1, 0, 5, 10**6, 2**64)))
        else:
            pick = state.offers(state.seat).get("pick") if legal else None
            items = [item["item"] for item in pick["items"]] if pick else [whole]
            wrong = damaged([rng.choice(items or [whole]) for _ in range(rng.randrange(1, 4))], rng)
            log.resolve_several([one for one in wrong if isinstance(one, dict)] if isinstance(wrong, list) else [])
    except Refused as refused:
        expect(refused, "bad_message", "illegal", "not_running")


def position(rng: random.Random) -> None:
    """A position: refused with a sentence, or a state with which everything can be done."""
    state = some_moment(rng)
    wrong = damaged(state.position(), rng)
    try:
        read = bigboard.game(state.game.name).position(wrong)
    except ValueError:
        return
    use(read)


def use(state: State) -> None:
    for seat in range(-1, state.players):
        state.view(seat)
    state.scores()
    state.position()
    if state.seat >= 0:
        state.apply(state.legal_actions()[0])
        state.sample(0, 7)


def record(rng: random.Random) -> None:
    """A record from elsewhere, as the server takes it in."""
    whole = played(rng.choice(GAMES), rng.random() < 0.3)[min(3, rng.randrange(20))].record()
    wrong = damaged(whole, rng)
    if not isinstance(wrong, dict):
        return
    try:
        record_import.check_record(wrong)
    except Refused as refused:
        expect(refused, "bad_record")
    try:
        replay(wrong)
    except ValueError:  # RecordError, which names the place
        return


def record_file(rng: random.Random) -> None:
    """The same as a file that someone has edited."""
    whole = json.dumps(played(rng.choice(GAMES), False)[1].record(), ensure_ascii=False)
    with tempfile.NamedTemporaryFile("wb", suffix=".json") as file:
        file.write(garbled(whole, rng).encode("utf-8", "surrogatepass"))
        file.flush()
        try:
            replay(read_record(file.name))
        except ValueError:
            return


@functools.cache
def tables() -> list[str]:
    folder = Path(bigboard.__file__).parent / "titles" / "stockpile" / "data"
    return [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.toml"))]


def data_file(rng: random.Random) -> None:
    """A file of corrected values for Stockpile: refused with a sentence, or good for a deal."""
    text = garbled(rng.choice(tables()), rng)
    try:
        tomllib.loads(text)
    except (ValueError, RecursionError):
        if rng.random() < 0.9:  # what is no TOML is soon read, and tells little
            return
    with tempfile.NamedTemporaryFile("wb", suffix=".toml") as file:
        file.write(text.encode("utf-8", "surrogatepass"))
        file.flush()
        try:
            values = corrected_values(file.name)
            bigboard.game("stockpile").deal(3, 7, {"data": values})
        except ValueError:
            return


def stored(rng: random.Random) -> None:
    """A log whose rows are damaged: one table that is set aside, by an error that the server expects."""
    rules = bigboard.game("acquire")
    deal = rules.deal(players=2, seed=1)
    state = rules.start(deal)
    entries: list[dict[str, Any]] = [LogEntry(1, "start", 1.0, deal=deal).to_json()]
    for seq in range(2, 6):
        described = state.describe(state.legal_actions()[0])
        entries.append(LogEntry(seq, "action", 1.0, state.seat, action=described).to_json())
        state.apply(state.legal_actions()[0])
    wrong = damaged(entries, rng)
    try:
        GameLog.load("acquire", wrong)
    except Exception:  # whatever it is, waking sets the table aside
        return


Target = Callable[[random.Random], None]
# How many inputs each gets of a million.
SHARES: dict[Target, int] = {
    message: 600_000,
    answer: 150_000,
    position: 120_000,
    record: 50_000,
    record_file: 30_000,
    data_file: 40_000,
    stored: 10_000,
}
