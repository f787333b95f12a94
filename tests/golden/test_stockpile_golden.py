"""Golden games of Stockpile: full records that must replay to the same events and the same money, for ever."""

from __future__ import annotations

import pytest
from tests.golden.collection import Json, check, files, read, shown
from tests.golden.stockpile_features import WANTED, features

GAMES = read("stockpile")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game["name"].replace(" ", "_"))
def test_a_golden_game_replays_to_the_same_events_and_money(game: Json) -> None:
    check(game)


def test_there_are_at_least_150_golden_games_and_they_are_small() -> None:
    assert len(GAMES) >= 150
    assert sum(path.stat().st_size for path in files("stockpile")) < 5_000_000


@pytest.mark.once
def test_the_golden_games_show_every_module_every_card_and_every_rare_thing() -> None:
    assert WANTED - shown(GAMES, features) == set()


def test_the_golden_games_show_many_combinations_of_modules() -> None:
    deals = [game["record"]["deal"] for game in GAMES]
    met = {(deal["players"], *sorted(deal["options"].items())) for deal in deals}
    assert len(met) >= 90
    assert all(sum(key[0] == players for key in met) >= 20 for players in range(2, 6))
