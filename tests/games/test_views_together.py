"""Views of several seats at once: the same as one by one, with what all see made only once."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bigboard
from bigboard.games.contract import State

OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("acquire", {}),
    ("acquire", {"open_holdings": False}),
    ("stockpile", {}),
    ("stockpile", {"bonds": True, "commerce": True, "strategies": True, "investors": True}),
    ("stockpile", {"investors": True, "auction": True, "strategies": True, "promo": True}),
]


def whole_game(game: str, options: dict[str, Any], players: int) -> list[State]:
    played = bigboard.game(game)
    state = played.start(played.deal(players, players, options))
    rng, seen = random.Random(players), [state.clone()]
    while state.seat >= 0:
        state.apply(rng.choice(state.legal_actions()))
        seen.append(state.clone())
    return seen


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_together_seats_see_what_they_see_alone(game: str, options: dict[str, Any], players: int) -> None:
    seats = list(range(-1, players))
    for state in whole_game(game, options, players):
        alone, together = [state.view(seat) for seat in seats], state.views(seats)
        assert together == alone
        assert [list(view) for view in together] == [list(view) for view in alone]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_what_is_kept_for_the_next_views_shows_in_none_of_them(
    game: str, options: dict[str, Any], players: int
) -> None:
    """Forwards through the game, and then to and fro in it, as after taking back."""
    kept: dict[str, Any] = {}
    states = whole_game(game, options, players)
    there_and_back = [*states, *random.Random(1).choices(states, k=100)]
    for state in there_and_back:
        seats = random.Random(state.moves).sample(range(-1, players), players)
        assert state.views(seats, kept) == [state.view(seat) for seat in seats]


def test_what_an_action_leaves_as_it_was_is_not_made_again() -> None:
    kept: dict[str, Any] = {}
    then: list[Any] = []
    seen = 0
    for state in whole_game("acquire", {}, 3):
        now = state.views([0, 1, 2], kept)
        if then and now[0]["board"] == then[0]["board"]:
            seen += 1
            assert now[0]["board"] is then[0]["board"]
            for view, earlier in zip(now, then, strict=True):
                tiles = {tile["tile"]: tile for tile in earlier["offers"]["hand"]}
                for tile in view["offers"]["hand"]:
                    if tile["tile"] in tiles and tile["outcome"]["effect"] not in ("founds", "merges"):
                        assert tile is tiles[tile["tile"]]
            if now[0]["chains"] == then[0]["chains"]:
                assert now[0]["chains"] is then[0]["chains"]
        then = now
    assert seen > 50


@pytest.mark.parametrize(("game", "shared"), [("acquire", ["board", "chains", "seats"]), ("stockpile", ["companies"])])
def test_what_everyone_sees_is_made_once(game: str, shared: list[str]) -> None:
    state = whole_game(game, {}, 3)[10]
    first, *others = state.views([0, 1, 2])
    for name in shared:
        assert all(view[name] is first[name] for view in others)


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_a_state_knows_the_options_that_its_views_show(game: str, options: dict[str, Any]) -> None:
    played = bigboard.game(game)
    state = played.start(played.deal(2, 1, options))
    assert state.options_in_play() == state.observe(-1)["options"]
