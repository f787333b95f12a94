"""Golden games of Acquire: full records that must replay to the same events and the same money, for ever."""

from __future__ import annotations

import pytest
from tests.golden.acquire_features import WANTED, features
from tests.golden.collection import Json, check, files, read, shown

GAMES = read("acquire")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game["name"].replace(" ", "_"))
def test_a_golden_game_replays_to_the_same_events_and_money(game: Json) -> None:
    check(game)


def test_there_are_at_least_sixty_golden_games_and_they_are_small() -> None:
    assert len(GAMES) >= 60
    assert sum(path.stat().st_size for path in files("acquire")) < 3_000_000


@pytest.fixture(scope="module")
def things_shown() -> set[str]:
    return shown(GAMES, features)


@pytest.mark.once
def test_the_golden_games_show_every_rare_thing(things_shown: set[str]) -> None:
    assert WANTED - things_shown == set()


def test_every_number_of_players_meets_every_combination_of_options() -> None:
    deals = [game["record"]["deal"] for game in GAMES]
    met = {(deal["players"], deal["options"]["dead_tiles"], deal["options"]["open_holdings"]) for deal in deals}
    assert len(met) == 5 * 3 * 2


@pytest.mark.once
def test_no_golden_game_shows_what_the_rules_exclude(things_shown: set[str]) -> None:
    assert not things_shown & {"redrawn tile dead and kept (repeat)", "dead tile exchanged (never)"}
