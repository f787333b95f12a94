"""The table of fields: the only place where a new field of a table is written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tools.tables import codec_file, table_file, table_of

import bigboard
from bigboard.games.contract import State
from bigboard.games.table_fields import Codec, Counts, Custom, Derived, Field, Numbers, Step, Whole, number

GAMES = ("acquire", "stockpile")
ANY_FIELD: Any = Field  # to leave out, or replace, what the types ask for


def midgame(name: str, steps: int = 60) -> State:
    game = bigboard.game(name)
    options = {"investors": True, "strategies": True, "bonds": True, "commerce": True} if name == "stockpile" else {}
    state = game.start(game.deal(players=3, seed=1, options=options))
    rng = bigboard.Rng(2)
    for _ in range(steps):
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
    return state


def fields_of(name: str) -> list[Field]:
    return [field for field in table_of(name).fields if isinstance(field, Field)]


def plain(value: Any) -> Any:
    return list(value) if hasattr(value, "__len__") and not isinstance(value, str) else value


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_has_every_field_and_shares_none_that_changes(name: str) -> None:
    state = midgame(name)
    twin = state.clone()
    for field in fields_of(name):
        if field.copy != "new":
            assert plain(getattr(twin, field.name)) == plain(getattr(state, field.name)), field.name
    for field in fields_of(name):
        if field.copy == "slice" and len(getattr(twin, field.name)):
            before = list(getattr(state, field.name))
            getattr(twin, field.name)[0] += 1
            assert list(getattr(state, field.name)) == before, field.name


@pytest.mark.parametrize("name", GAMES)
def test_every_number_survives_a_position(name: str) -> None:
    state = midgame(name)
    loaded = bigboard.game(name).position(state.position())
    for field in fields_of(name):
        if field.type in ("i64", "bool") and not isinstance(field.position, Derived):
            assert getattr(loaded, field.name) == getattr(state, field.name), field.name


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "codec", [Whole("0", "9"), Step("0", "9"), Numbers("A mood", "0", "9"), Counts("moods", "Moods", "MOODS")]
)
def test_one_new_row_is_enough(name: str, codec: Codec) -> None:
    table = table_of(name)
    more = replace(table, fields=(*table.fields, number("mood", codec, "of the bank", start="4")))
    constructor = table_file(more)
    assert "            # of the bank\n            self.mood: i64 = 4\n" in constructor
    assert "            self.mood = source.mood\n" in constructor
    text = codec_file(more)
    writes, reads = text.split("def read_fields")
    assert "t.mood" not in codec_file(table)
    assert "t.mood" in writes
    assert "t.mood" in reads


@pytest.mark.parametrize(
    ("refused", "error"),
    [
        (lambda: ANY_FIELD("mood", "i64", "0"), TypeError),
        (lambda: number("mood", Custom("mood")), ValueError),
        (lambda: ANY_FIELD("mood", "i64", "0", "mood"), TypeError),
    ],
)
def test_a_row_without_a_codec_is_refused(refused: Callable[[], Field], error: type[Exception]) -> None:
    table = table_of("acquire")
    with pytest.raises(error, match=r"mood|position"):
        codec_file(replace(table, fields=(*table.fields, refused())))
