"""The action space: every number in words, every description back to its number."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.titles.stockpile.table_setting import AUTO, EVERYTHING, GAME, table

import bigboard
from bigboard.titles.stockpile.rules.cards.data_files import printed_data


def test_every_action_is_described_and_found_again() -> None:
    from bigboard.titles.stockpile.rules.actions import words_of

    state = table()
    seen = set()
    for action in range(GAME.num_actions):
        words = state.describe(action)
        seen.add(str(words))
        assert words_of(printed_data()).parse(words) == action
        bare = {name: value for name, value in words.items() if name != "mark"}
        assert words_of(printed_data()).parse(bare) == action
    assert len(seen) == GAME.num_actions


@pytest.mark.parametrize("action", [-1, GAME.num_actions])
def test_an_action_that_does_not_exist_has_no_words(action: int) -> None:
    with pytest.raises(ValueError, match=f"There is no action {action}: actions run from 0 to {GAME.num_actions - 1}"):
        table().describe(action)


def test_names_are_understood_in_either_case_and_spaces_around_them() -> None:
    state = table(stage="action", portfolios=[{"normal": {"Stock Boom": 1}}, {}, {}])
    assert state.find({"type": "boom", "company": " american AUTOMOTIVE "}) == state.find(
        {"type": "boom", "company": AUTO}
    )


def test_house_values_carry_their_mark_into_the_description() -> None:
    """Each table uses one of the two starting sums of an investor, so the mark depends on the players."""
    three, two = table(3), table(2)
    data = printed_data()
    marks: dict[str, set[Any]] = {}
    for action in range(GAME.num_actions):
        words = three.describe(action)
        if words["type"] in ("keep", "use"):
            name = words["investor"]
            marks.setdefault(name, set()).add(words.get("mark"))
            of_two = data.investor_marks_of_two[data.investor_names.index(name)]
            assert two.describe(action).get("mark") == ("house" if of_two == "house" else None)
        elif words["type"] in ("play", "discard_strategy"):
            marks.setdefault(words["card"], set()).add(words.get("mark"))
        else:
            assert "mark" not in words
    assert all(len(found) == 1 for found in marks.values())
    assert marks["Agile Ana"] == {"house"}
    assert marks["Wise Warren"] == {None}
    assert marks["Bear Raid"] == {"house"}
    assert marks["Naked Short"] == {None}


def test_legal_actions_are_sorted_and_never_empty_before_the_end() -> None:
    for seed, players in enumerate((2, 3, 4, 5)):
        state = GAME.start(GAME.deal(players, seed, {**EVERYTHING, "auction": seed % 2 == 0}))
        rng = bigboard.Rng(seed)
        while state.seat >= 0:
            legal = state.legal_actions()
            assert legal
            assert legal == sorted(set(legal))
            state.apply(legal[rng.below(len(legal))])
        assert state.legal_actions() == []


def test_a_description_of_every_legal_action_is_found() -> None:
    state = GAME.start(GAME.deal(2, 3, {**EVERYTHING, "auction": True}))
    rng = bigboard.Rng(3)
    while state.seat >= 0:
        for action in state.legal_actions():
            assert state.find(state.describe(action)) == action
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])


def test_events_can_be_switched_off() -> None:
    state = table(stage="demand")
    loud = state.clone()
    state.events = False
    action = state.legal_actions()[0]
    assert state.apply(action) == []
    assert loud.apply(action) != []
    assert state.position() == loud.position()


def test_a_copy_goes_its_own_way() -> None:
    state = GAME.start(GAME.deal(3, 6, EVERYTHING))
    rng = bigboard.Rng(6)
    for _ in range(40):
        before = state.position()
        copy = state.clone()
        legal = copy.legal_actions()
        copy.apply(legal[rng.below(len(legal))])
        assert state.position() == before
        state = copy


def test_a_state_knows_its_game_and_its_name() -> None:
    state = table()
    assert state.game is GAME
    assert (GAME.name, GAME.rules_version, GAME.min_players, GAME.max_players) == ("stockpile", 1, 2, 5)


def test_compiled_callers_get_the_same_answers_without_lists() -> None:
    state = GAME.start(GAME.deal(3, 6, EVERYTHING))
    rng = bigboard.Rng(6)
    out = vec[i64]([0] * GAME.num_actions)
    totals = vec[i64]([0] * 5)
    twin = state.clone()
    while state.seat >= 0:
        legal = state.legal_actions()
        count = state.fill_legal(out)
        assert sorted(int(out[k]) for k in range(count)) == legal
        action = legal[rng.below(len(legal))]
        state.apply(action)
        twin.take(i64(action))
        twin.fill_scores(totals)
        assert [int(totals[seat]) for seat in range(3)] == state.scores()
    assert twin.position() == state.position()
    assert state.fill_legal(out) == 0
