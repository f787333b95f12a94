"""Golden games of Stockpile: full records that must replay to the same events and the same money, for ever."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from tests.golden.stockpile_features import WANTED, features

from bigboard.records.record import replay_steps

Json = dict[str, Any]
FILES = sorted(Path(__file__).with_name("stockpile").glob("*.jsonl.gz"))


def games_of(path: Path) -> list[Json]:
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


GAMES = [game for path in FILES for game in games_of(path)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game["name"].replace(" ", "_"))
def test_a_golden_game_replays_to_the_same_events_and_money(game: Json) -> None:
    told = []
    for state, _, events in replay_steps(game["record"]):
        told.append([event.to_json() for event in events])
        last = state
    assert told == game["events"]
    assert last.scores() == game["money"]
    assert last.winners() == game["winners"]
    assert last.decision == "game_over"
    assert last.record() == game["record"]


def test_there_are_at_least_150_golden_games_and_they_are_small() -> None:
    assert len(GAMES) >= 150
    assert sum(path.stat().st_size for path in FILES) < 5_000_000


def test_the_golden_games_show_every_module_every_card_and_every_rare_thing() -> None:
    shown = set().union(*(features(game["record"]) for game in GAMES))
    assert WANTED - shown == set()


def test_the_golden_games_show_many_combinations_of_modules() -> None:
    deals = [game["record"]["deal"] for game in GAMES]
    met = {(deal["players"], *sorted(deal["options"].items())) for deal in deals}
    assert len(met) >= 90
    assert all(sum(key[0] == players for key in met) >= 20 for players in range(2, 6))
