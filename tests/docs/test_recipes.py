"""Every recipe leads where it says, followed step by step on a copy of the repository."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.docs.recipes import ROOT, Copy, Step, steps

RECIPES = ROOT / "docs" / "develop"

# The first seed that deals Humble Hugo to the player at the keyboard, and what the browser is told about new cards.
DEALT_HUGO = """
import bigboard
deal = bigboard.game("stockpile").deal
print(next(seed for seed in range(200) if "Humble Hugo" in deal(3, seed, {"investors": True})["investors"][:2]))
"""
SERVED = """
import asyncio
from bigboard.server.http.games import rulebook
clauses = asyncio.run(rulebook("stockpile", "fr")).clauses
print(", ".join(clause.title for clause in clauses if clause.id in ("STK-INV-HUGO", "STK-STR-SEED-FUNDING")))
"""
ABOUT_CARDS = [
    "tests/golden/test_stockpile_golden.py",
    "tests/titles/stockpile/rules/positions/test_second_answers.py",
    "tests/titles/stockpile/rules/cards/test_card_clauses.py",
    "tests/titles/stockpile/rules/powers/strategies/test_deck.py",
    "tests/titles/stockpile/rules/powers/investors/test_choice.py",
    "tests/games/engine/test_action_codec.py",
    "tests/games/rulebook/test_translations.py",
    "tests/games/rulebook/test_clauses.py",
    "tests/test_generated.py",
]


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def followed(copy: Copy, recipe: str) -> list[str]:
    """What the commands of a recipe print, one text for each block of them."""
    return [said for step in steps(RECIPES / recipe) if (said := copy.follow(step))]


def test_a_game_is_added_by_its_recipe(copy: Copy) -> None:
    used, checked = followed(copy, "add-a-game.md")
    assert "gold-rush: Gold Rush, 2 to 4 players" in used
    assert "GLD-MINE  The mine" in used
    assert "Gold Rush, 2 players: 20 games" in used
    assert " passed" in checked
    played = copy.run("printf '2\\n2\\nquit\\n' | bigboard play gold-rush --players 2 --against random --seed 1")
    assert "Choose your stake" in played
    assert "stakes 1" in played


@pytest.fixture(scope="module")
def with_cards(tmp_path_factory: pytest.TempPathFactory) -> tuple[Copy, list[str]]:
    """A copy with Humble Hugo and Seed Funding, and what the commands of their recipe have printed."""
    copy = Copy(tmp_path_factory.mktemp("cards"))
    return copy, followed(copy, "add-a-card.md")


def test_a_card_is_added_by_its_recipe(with_cards: tuple[Copy, list[str]]) -> None:
    copy, (written, looked) = with_cards
    assert "docs/play/stockpile-cards.md" in written
    assert "receive $2K if no other player has less cash than you" in looked
    assert "Recevez $4K si vous avez $5K ou moins" in looked
    assert "Humble Hugo" in looked  # among the investors that the bots have kept
    assert " passed" in looked
    page = (copy.root / "docs" / "play" / "stockpile-cards.md").read_text(encoding="utf-8")
    assert "| Humble Hugo | At the end of each round, receive $2K" in page
    assert "| Seed Funding | Receive $4K if you have $5K or less. |" in page


def test_an_added_card_is_in_the_terminal_and_in_the_browser(with_cards: tuple[Copy, list[str]]) -> None:
    copy, _ = with_cards
    seed = copy.run(f"python -c '{DEALT_HUGO}'").strip()
    choice = f"bigboard play stockpile --players 3 --against random --seed {seed} --with investors"
    screen = copy.run(f"echo quit | {choice}")
    assert "Humble Hugo" in screen
    assert "receive $2K if no other player has less cash" in screen
    assert copy.run(f"python -c '{SERVED}'").splitlines()[-1] == "Seed Funding, Humble Hugo"


def test_an_added_card_leaves_old_games_and_all_that_is_tested_about_cards_as_they_were(
    with_cards: tuple[Copy, list[str]],
) -> None:
    copy, _ = with_cards
    assert " passed" in copy.run(f"python -m pytest -q -p no:cacheprovider {' '.join(ABOUT_CARDS)}")


def test_a_language_is_added_by_its_recipe(copy: Copy) -> None:
    *_, looked, left = followed(copy, "add-a-language.md")
    assert "Found hotel chains" in looked
    assert "ACQ-MRG-1" in looked
    assert "is still English" in left
    menu = copy.run("bigboard play --help")
    assert "fr, it" in " ".join(menu.split())


def test_a_recipe_is_read_as_what_is_to_be_done(tmp_path: Path) -> None:
    recipe = tmp_path / "recipe.md"
    recipe.write_text("1. Do:\n\n   ```toml in=a.toml after='[b c]'\n   x = 1\n   ```\n\n```sh fails\nfalse\n```\n")
    assert steps(recipe) == [
        Step("toml", {"in": "a.toml", "after": "[b c]"}, "x = 1\n"),
        Step("sh", {"fails": ""}, "false\n"),
    ]


def test_a_recipe_that_leads_nowhere_is_noticed(copy: Copy) -> None:
    with pytest.raises(AssertionError, match="has no line with 'nowhere'"):
        copy.follow(Step("python", {"in": "pyproject.toml", "after": "nowhere"}, ""))
    with pytest.raises(AssertionError):
        copy.run("false")
    with pytest.raises(AssertionError):
        copy.run("true", fails=True)
