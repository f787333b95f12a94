"""What an action's number means is fixed for every version of the rules: records and trained nets rest on it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bigboard.games import registry
from bigboard.games.declaration import Declaration

GOLDEN = json.loads((Path(__file__).parents[1] / "golden" / "action_numbers.json").read_text(encoding="utf-8"))


def changed(declaration: Declaration, rules_version: int) -> str:
    """What is to be done about numbers that differ from the committed ones; nothing if none does."""
    committed = GOLDEN[declaration.game].get(str(rules_version))
    if committed == {**declaration.bases, "all": declaration.num_actions}:
        return ""
    return (
        f"The action numbers of {declaration.game} have changed, so old records and nets mean something else. Raise "
        "RULES_VERSION and add the new numbers to tests/golden/action_numbers.json."
    )


@pytest.mark.parametrize("name", GOLDEN)
def test_the_action_numbers_of_this_version_of_the_rules_are_the_committed_ones(name: str) -> None:
    message = changed(registry.declaration(name), registry.game(name).rules_version)
    assert not message, message


def test_a_twenty_seventh_investor_asks_for_a_new_version_of_the_rules() -> None:
    declaration = registry.declaration("stockpile")
    actions = []
    for action in declaration.actions:
        fields = {
            name: replace(values, values=(*values.values, "New Norma")) if values.type == "Investor" else values
            for name, values in action.fields.items()
        }
        actions.append(replace(action, fields=fields))
    longer = replace(declaration, actions=tuple(actions))
    assert longer.num_actions == declaration.num_actions + 2
    assert "Raise RULES_VERSION" in changed(longer, registry.game("stockpile").rules_version)


@pytest.mark.parametrize("name", registry.names())
def test_each_type_of_action_begins_where_the_one_before_it_ends(name: str) -> None:
    declaration = registry.declaration(name)
    bases = [*declaration.bases.values(), declaration.num_actions]
    sizes = [action.size for action in declaration.actions]
    assert [base + size for base, size in zip(bases[:-1], sizes, strict=True)] == bases[1:]
