"""Reasons of impossible positions: each one that the editor can meet, told in every language."""

from __future__ import annotations

from typing import Any

import pytest

from bigboard.games import registry
from bigboard.games.position_editor import Draft
from bigboard.i18n import LANGUAGES
from bigboard.schemas.learning.analysis import EditRequest
from bigboard.server.features.position_editor import edit, editor_of

ACQUIRE = "acquire players=2 W=1A-3A T=5A,6A hands=4A,9I,1C/7C,8C shares=W3T1/T2 money=3000/2000"
STOCKPILE = "stockpile players=3 shares=AA2CC1/BB1/-"
Change = tuple[str, Any]
IMPOSSIBLE: list[tuple[str, list[Change], str]] = [
    (ACQUIRE, [("cell:7A", "o")], "7A"),
    (ACQUIRE, [("cell:9E", "Festival")], "Festival"),
    (ACQUIRE, [("cell:4A", "Worldwide")], "Tower"),
    (ACQUIRE, [("cell:12I", "Tower")], "12I"),
    (ACQUIRE, [("cell:9E", "x")], "9E"),
    (ACQUIRE, [(f"cell:{tile}", "0") for tile in ("1E", "2E", "3E", "4E")], "7"),
    (ACQUIRE, [(f"cell:{tile}", "o") for tile in ("9E", "9F", "9G")], "3"),
    (ACQUIRE, [("money:0", 150)], "1"),
    (ACQUIRE, [("shares:0:Tower", 24)], "Tower"),
    (ACQUIRE, [("decision", "declare_end")], ""),
    (ACQUIRE, [("money:0", 0), ("decision", "buy_shares")], ""),
    (STOCKPILE, [("normal:0:American Automotive", 12)], "American Automotive"),
    (STOCKPILE, [("normal:1:Stock Boom", 9)], ""),
    (STOCKPILE, [("hand:0", [])], "1"),
    (STOCKPILE, [("money:1", -3)], "2"),
    (STOCKPILE, [("stage", "midnight")], ""),
]


def draft_of(line: str) -> Draft:
    return edit(EditRequest.model_validate({"moment": {"position": line}})).draft


@pytest.mark.parametrize(("line", "changes", "named"), IMPOSSIBLE)
def test_a_reason_is_told_in_every_language(line: str, changes: list[Change], named: str) -> None:
    draft = draft_of(line)
    for name, value in changes[:-1]:
        draft = edit(EditRequest.model_validate({"draft": draft, "edit": {"id": name, "value": value}})).draft
    name, value = changes[-1]
    told = {
        language: edit(
            EditRequest.model_validate({"draft": draft, "edit": {"id": name, "value": value}, "language": language})
        )
        for language in LANGUAGES
    }
    texts = {language: state.problem for language, state in told.items()}
    assert all(text and named in text and "impossible-" not in text for text in texts.values()), texts
    assert len(set(texts.values())) == len(LANGUAGES), texts
    assert not any(state.position for state in told.values())


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_any_number_of_players_can_be_chosen(game: str) -> None:
    rules = registry.game(game)
    start = rules.start(rules.deal(3, 1))
    draft = editor_of(game).tidy(start.position())
    for players in [*range(rules.min_players, rules.max_players + 1), 3]:
        changed = edit(EditRequest.model_validate({"draft": draft, "edit": {"id": "players", "value": players}}))
        assert not changed.problem
        assert changed.draft["players"] == players
        assert changed.draft["money"][:2] == draft["money"][:2]
        assert len(changed.draft["money"]) == players
    assert edit(EditRequest.model_validate({"draft": draft, "edit": {"id": "players", "value": 9}})).problem


@pytest.mark.parametrize("options", [{"investors": True}, {"bonds": True, "commerce": True, "strategies": True}])
def test_players_can_be_added_with_modules(options: dict[str, Any]) -> None:
    rules = registry.game("stockpile")
    draft = editor_of("stockpile").tidy(rules.start(rules.deal(3, 1, options)).position())
    changed = edit(EditRequest.model_validate({"draft": draft, "edit": {"id": "players", "value": 5}}))
    assert not changed.problem
