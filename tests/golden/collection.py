"""Golden games of any game: full records with every event and all the money they must replay to, for ever."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from bigboard.records.record import replay_steps

Json = dict[str, Any]
Features = Callable[[Json], set[str]]


def golden(name: str, record: Json) -> Json:
    """The record with all that it must replay to."""
    steps = list(replay_steps(record))
    events = [[event.to_json() for event in told] for _, _, told in steps]
    end = steps[-1][0]
    return {"name": name, "record": record, "events": events, "money": end.scores(), "winners": end.winners()}


def check(game: Json) -> None:
    """Replays a golden game to the same events, money and record, by the version of the rules that it names."""
    told = []
    for state, _, events in replay_steps(game["record"]):
        told.append([event.to_json() for event in events])
        last = state
    assert told == game["events"]
    assert last.scores() == game["money"]
    assert last.winners() == game["winners"]
    assert last.decision == "game_over"
    assert last.record() == game["record"]


def shown(games: Iterable[Json], features: Features) -> set[str]:
    return set().union(*(features(game["record"]) for game in games))


def with_hunted(games: list[Json], features: Features, wanted: set[str], hunt: Callable[[str], Json]) -> list[Json]:
    """The games, and for each wanted thing that none of them shows one that was hunted for it."""
    seen = shown(games, features)
    for feature in sorted(wanted):
        if feature not in seen:
            games.append(hunt(feature))
            seen |= features(games[-1]["record"])
            print(games[-1]["name"])
    return games


def folder(game: str) -> Path:
    return Path(__file__).with_name(game)


def files(game: str) -> list[Path]:
    return sorted(folder(game).glob("*.jsonl.gz"))


def read(game: str) -> list[Json]:
    games = []
    for path in files(game):
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            games += [json.loads(line) for line in lines]
    return games


def write(game: str, games: list[Json]) -> None:
    """One file for each number of players."""
    folder(game).mkdir(exist_ok=True)
    for players in sorted({one["record"]["deal"]["players"] for one in games}):
        lines = [
            json.dumps(one, separators=(",", ":")) + "\n"
            for one in games
            if one["record"]["deal"]["players"] == players
        ]
        pack(game, f"{players}_players", lines)


def pack(game: str, name: str, lines: list[str]) -> None:
    packed = gzip.compress("".join(lines).encode(), compresslevel=9, mtime=0)
    (folder(game) / f"{name}.jsonl.gz").write_bytes(packed)
    print(f"{name}: {len(lines)} games, {len(packed)} bytes")
