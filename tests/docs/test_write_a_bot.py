"""The bots of `docs/bots/write-a-bot.md` do what the page says: one beats greedy, and one hears what happens."""

from __future__ import annotations

import importlib
import re
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tests.docs.page_blocks import blocks
from tests.docs.recipes import ROOT

from bigboard.games.registry import declaration
from bigboard.lab.experiments.arena import arena
from bigboard.lab.run.match import Match
from bigboard.lab.run.pairings import Fixture, checked_field, read_bots, reasons_against

PAGE = ROOT / "docs" / "bots" / "write-a-bot.md"
GAMES = 40  # of the Planner against three greedy: a chance of 25 % would win 6 to 14 of them


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files of the page, in a folder that modules are found in."""
    for block in blocks(PAGE):
        if block.file:
            (tmp_path / block.file).write_text(block.text, encoding="utf-8")
            monkeypatch.delitem(sys.modules, Path(block.file).stem, raising=False)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path


@pytest.fixture
def listeners(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every Listener that is made, so that a test can ask it afterwards what it has heard."""
    module: ModuleType = importlib.import_module("my_listener")
    made: list[Any] = []

    class Kept(module.Listener):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            super().__init__()
            made.append(self)

    monkeypatch.setattr(module, "Listener", Kept)
    return made


@pytest.mark.once
def test_the_planner_beats_greedy(folder: Path) -> None:
    standings, _ = arena("acquire", read_bots("my_bots:Planner,greedy*3"), GAMES, seed="page", jobs=0, strict=True)
    planner = standings.sum_of([0])
    assert planner.games == GAMES
    assert planner.share.low > 0.25, planner.share.text()


def test_the_planner_plays_stockpile_too_and_repeats_itself(folder: Path) -> None:
    bots = read_bots("my_bots:Planner:worlds=2,ahead=5,greedy")
    games = [arena("stockpile", bots, 2, jobs=0, strict=True)[0].played for _ in range(2)]
    assert games[0] == games[1]
    assert reasons_against(checked_field("stockpile", bots, 1, {})) == []


def test_the_listener_hears_every_share_that_is_bought(listeners: list[Any]) -> None:
    field = checked_field("acquire", read_bots("my_listener:Listener,greedy*3"), 5, {})
    match = Match(field, strict=True)
    listeners.clear()  # those that were made to check the field
    outcome = match.play(Fixture(0, 2))
    (listener,) = listeners
    seat = 2
    state = match.start_deal(0)
    state.events = True
    bought: Counter[int] = Counter()
    heard: Counter[int] = Counter()
    assert outcome.actions is not None
    for action in outcome.actions:
        if state.seat == seat:
            heard = bought.copy()
        bought.update(event.seat for event in state.apply(action) if event.type == "share_bought")
    assert listener.bought == heard
    assert set(heard) == {0, 1, 2, 3}
    assert heard.total() > 20


@pytest.mark.parametrize("page", sorted((ROOT / "docs").rglob("*.md")), ids=lambda page: page.name)
def test_code_on_a_page_waits_only_for_events_that_exist(page: Path) -> None:
    known = {kind.type for game in ("acquire", "stockpile") for kind in declaration(game).events}
    for block in blocks(page):
        for name in re.findall(r'event(?:\["type"\]|\.type) == "(\w+)"', block.text):
            assert name in known, f"{page.name}, line {block.line}: {name}"
