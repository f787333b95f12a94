"""The committed action numbers of every game: where each type begins, and what its fields count through.

    python -m tests.golden.action_numbers

writes them down after a card was added. Records, deals and positions name cards, so they are as good as before. A
program that keeps numbers, as a trained net does, has to begin again, and sees it by the number of actions. Any other
change is refused: it makes another game of old records, so it needs a new version of the rules.
"""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import TypedDict

from bigboard.games import registry
from bigboard.games.declaration import Declaration

PATH = Path(__file__).with_name("action_numbers.json")
GAMES = ("acquire", "stockpile")

Words = dict[str, str | int]  # a described action


class Numbers(TypedDict):
    """The action space of one version of the rules."""

    rules: int
    first: dict[str, int]  # by type of action
    fields: dict[str, dict[str, list[str | int]]]  # the last one counts fastest
    all: int


def committed() -> dict[str, Numbers]:
    numbers: dict[str, Numbers] = json.loads(PATH.read_text(encoding="utf-8"))
    return numbers


def numbers_of(declaration: Declaration, rules: int) -> Numbers:
    return {
        "rules": rules,
        "first": declaration.bases,
        "fields": {
            action.type: {name: list(values.values) for name, values in action.fields.items()}
            for action in declaration.actions
        },
        "all": declaration.num_actions,
    }


def described(numbers: Numbers) -> list[Words]:
    """What every number means."""
    found: list[Words] = []
    for type, fields in numbers["fields"].items():
        assert len(found) == numbers["first"][type]
        found += [{"type": type, **dict(zip(fields, values, strict=True))} for values in product(*fields.values())]
    return found


def shape(numbers: Numbers) -> list[tuple[str, list[str]]]:
    return [(type, list(fields)) for type, fields in numbers["fields"].items()]


def only_adds(old: Numbers, new: Numbers) -> bool:
    """Whether nothing but new cards has come, each after the cards that were there."""
    if shape(old) != shape(new):
        return False
    return all(
        new["fields"][type][name][: len(values)] == values
        for type, fields in old["fields"].items()
        for name, values in fields.items()
    )


def what_to_do(old: Numbers, new: Numbers) -> str:
    """What a change of the numbers asks for; nothing where there is none."""
    if new == old:
        return ""
    if new["rules"] == old["rules"] and not only_adds(old, new):
        return (
            "Actions that old records name have changed or come in another order. Put new cards at the end of their "
            "data file. If the rules are meant to change, raise RULES_VERSION."
        )
    return (
        "The action numbers have changed: nets and programs that keep numbers have to be made again. If that is meant, "
        "run python -m tests.golden.action_numbers, and say so in CHANGELOG.md."
    )


def present(game: str) -> Numbers:
    return numbers_of(registry.declaration(game), registry.game(game).rules_version)


def main() -> None:
    old = committed()
    for game in GAMES:
        if "RULES_VERSION" in (refused := what_to_do(old[game], present(game))):
            raise SystemExit(f"{game}: {refused}")
    PATH.write_text(json.dumps({game: present(game) for game in GAMES}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
