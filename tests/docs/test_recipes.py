"""Every recipe leads where it says, followed step by step on a copy of the repository."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.docs.recipes import ROOT, Copy, Step, steps

DOCS = ROOT / "docs"


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def followed(copy: Copy, recipe: str) -> list[str]:
    """What the commands of a recipe print, one text for each block of them."""
    return [said for step in steps(DOCS / recipe) if (said := copy.follow(step))]


def test_a_game_is_added_by_its_recipe(copy: Copy) -> None:
    used, checked = followed(copy, "add-a-game.md")
    assert "gold-rush: Gold Rush, 2 to 4 players" in used
    assert "GLD-MINE  The mine" in used
    assert "Gold Rush, 2 players: 20 games" in used
    assert " passed" in checked
    played = copy.run("printf '2\\n2\\nquit\\n' | bigboard play gold-rush --players 2 --against random --seed 1")
    assert "How much do you stake?" in played
    assert "stakes 1" in played


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
