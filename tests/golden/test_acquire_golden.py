"""Golden games of Acquire: full records that must replay to the same events and the same money, for ever."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from tests.golden.acquire_features import WANTED, features

from bigboard.records.record import replay_steps

Json = dict[str, Any]
FILES = sorted(Path(__file__).with_name("acquire").glob("*.jsonl.gz"))


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


def test_there_are_at_least_sixty_golden_games_and_they_are_small() -> None:
    assert len(GAMES) >= 60
    assert sum(path.stat().st_size for path in FILES) < 3_000_000


def test_the_golden_games_show_every_rare_thing() -> None:
    shown = set().union(*(features(game["record"]) for game in GAMES))
    assert WANTED - shown == set()


def test_every_number_of_players_meets_every_combination_of_options() -> None:
    deals = [game["record"]["deal"] for game in GAMES]
    met = {(deal["players"], deal["options"]["dead_tiles"], deal["options"]["open_holdings"]) for deal in deals}
    assert len(met) == 5 * 3 * 2


def test_no_golden_game_shows_what_the_rules_exclude() -> None:
    shown = set().union(*(features(game["record"]) for game in GAMES))
    assert "redrawn tile dead and kept (repeat)" not in shown
    assert "dead tile exchanged (never)" not in shown
