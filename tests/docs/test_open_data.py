"""The page about open data, and the model cards, say what the files have."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from tests.docs.recipes import ROOT

import bigboard
from bigboard.records.open_data import DECISIONS, GAMES, VERSION

PAGE = (ROOT / "docs" / "research" / "open-data.md").read_text(encoding="utf-8")


def test_the_page_lists_every_column_as_the_schema_has_it() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| `")]
    assert rows == [f"| `{one.name}` | {one.type} | {one.meaning} |" for one in (*GAMES, *DECISIONS)]
    assert f"Version {VERSION}." in PAGE


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_a_model_card_lies_beside_the_weights_and_agrees_with_them(game: str) -> None:
    folder = Path(bigboard.__file__).parent / "titles" / game
    card = (folder / "net.md").read_text(encoding="utf-8")
    with np.load(folder / "net.npz", allow_pickle=False) as net:
        about = json.loads(str(net["about"]))
        shapes = {name: net[name].shape for name in ("in.w", "action.in.w", "action.middle.w")}
    assert f"`{about['trained']['command']}`: {about['trained']['lessons']:,} games" in card
    assert f"(tensor version {about['tensor_version']})" in card
    assert about["plan"]["players"] == 4
    assert f"layers of {shapes['in.w'][1]} units" in card
    assert f"{shapes['action.in.w'][1]} and {shapes['action.middle.w'][1]} units" in card
