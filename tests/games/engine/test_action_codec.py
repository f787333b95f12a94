"""What the number of an action means changes only on purpose: trained nets depend on it."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from tests.golden.action_numbers import Numbers, committed, described, numbers_of, present, what_to_do

from bigboard.games import registry
from bigboard.games.declaration import Declaration, Values

GOLDEN = committed()
OPTIONS = [{}, {"investors": True, "strategies": True, "promo": True}, {"board": "advanced", "bonds": True}]


@pytest.mark.parametrize("name", GOLDEN)
def test_the_action_numbers_are_the_committed_ones(name: str) -> None:
    message = what_to_do(GOLDEN[name], present(name))
    assert not message, message


@pytest.mark.parametrize(("name", "options"), [("acquire", {}), *product(["stockpile"], OPTIONS)])
def test_every_number_means_the_action_that_is_committed_whatever_is_played(
    name: str, options: dict[str, object]
) -> None:
    game = registry.game(name)
    state = game.start(game.deal(4, 1, options))
    wanted = described(GOLDEN[name])
    found = [state.describe(number) for number in range(game.num_actions)]
    assert [{field: words[field] for field in wanted[number]} for number, words in enumerate(found)] == wanted


def with_investors(change: dict[str, tuple[str | int, ...]], rules: int = 1) -> Numbers:
    """Stockpile's numbers, its investors being others."""
    declaration = registry.declaration("stockpile")

    def changed(values: Values) -> Values:
        return replace(values, values=change.get(values.type, values.values))

    actions = tuple(
        replace(action, fields={name: changed(values) for name, values in action.fields.items()})
        for action in declaration.actions
    )
    return numbers_of(replace(declaration, actions=actions), rules)


def investors(declaration: Declaration) -> tuple[str | int, ...]:
    return next(action.fields["investor"].values for action in declaration.actions if action.type == "keep")


def test_a_twenty_seventh_investor_does_not_shift_the_numbers_in_silence() -> None:
    old = GOLDEN["stockpile"]
    longer = with_investors({"Investor": (*investors(registry.declaration("stockpile")), "New Norma")})
    assert longer["all"] == old["all"] + 2
    assert "run python -m tests.golden.action_numbers" in what_to_do(old, longer)


def test_an_investor_between_the_others_asks_for_a_new_version_of_the_rules() -> None:
    old = GOLDEN["stockpile"]
    between = {"Investor": ("New Norma", *investors(registry.declaration("stockpile")))}
    assert "raise RULES_VERSION" in what_to_do(old, with_investors(between))
    assert "raise RULES_VERSION" not in what_to_do(old, with_investors(between, rules=2))


@pytest.mark.parametrize("name", registry.names())
def test_each_type_of_action_begins_where_the_one_before_it_ends(name: str) -> None:
    declaration = registry.declaration(name)
    bases = [*declaration.bases.values(), declaration.num_actions]
    sizes = [action.size for action in declaration.actions]
    assert [base + size for base, size in zip(bases[:-1], sizes, strict=True)] == bases[1:]
