"""The pages that explain the games to people name the numbers by which the rules play."""

from __future__ import annotations

import pytest
from tests.docs.recipes import ROOT

import bigboard
from bigboard.titles.acquire.clause_values import QUOTES

WORDS = {2: "two", 3: "three", 5: "five", 6: "six", 7: "seven", 10: "ten", 11: "eleven"}


def page(game: str) -> str:
    return " ".join((ROOT / "docs" / "play" / f"{game}.md").read_text(encoding="utf-8").split())


def test_acquire_is_explained_with_its_numbers() -> None:
    text = page("acquire")
    for said in (
        f"{QUOTES['columns']} columns and {QUOTES['rows']} rows",
        f"the {QUOTES['cells']} tiles",
        f"starts with ${QUOTES['start_money']:,}",
        f"{QUOTES['shares_per_chain']} shares each",
        f"has {QUOTES['end_size']} tiles",
        f"chain of {word(QUOTES['safe_size'])} tiles or more is **safe**",
        f"Buy up to {word(QUOTES['buy_limit'])} shares",
        f"{word(QUOTES['majority_times'])} times the price of a share",
        f"{word(QUOTES['minority_times'])} times the price",
    ):
        assert said in text, said


def test_stockpile_is_explained_with_its_numbers() -> None:
    text = page("stockpile")
    game = bigboard.game("stockpile")
    view = game.start(game.deal(3, 1)).observe(0)
    values = view["values"]
    assert f"bring ${values['majority']}K" in text
    assert f"(tied players get ${values['tied_majority']}K each)" in text
    track = view["seats"][0]["bid_prices"]
    assert f"{', '.join(str(price) for price in track[1:-1])} or {track[-1]}K" in text


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_the_number_of_players_is_said_first(game: str) -> None:
    rules = bigboard.game(game)
    assert f"{word(rules.min_players).capitalize()} to {word(rules.max_players)} players" in page(game)


def word(number: object) -> str:
    assert isinstance(number, int)
    return WORDS[number]
