"""A game from outside in the laboratory: every bot plays it, and it is counted like the others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from benchmarks.speed.measures import MEASURES, GameBenchmark, cases_of
from tests import outside

import bigboard
from bigboard.bots import bot, hints
from bigboard.cli.main import run
from bigboard.games.rng import Rng
from bigboard.lab.experiments.arena import arena
from bigboard.lab.experiments.simulate import simulate, tables
from bigboard.lab.run.pairings import with_modules


@pytest.fixture(autouse=True)
def third_game() -> Iterator[None]:
    with outside.installed():
        yield


@pytest.mark.parametrize("name", ["random", "greedy", "search:simulations=8"])
def test_every_bot_plays_whole_games_of_it(name: str) -> None:
    game = bigboard.game(outside.NAME)
    state = game.start(game.deal(3, 5, {"rounds": 5}))
    player, rng = bot(name), Rng(1)
    while state.seat >= 0:
        state.apply(player.choose(state.sample(state.seat, rng), rng))
    assert state.winners()


def test_a_search_finds_more_than_chance_does() -> None:
    standings, _ = arena(outside.NAME, ["search:simulations=25", "random"], 6, jobs=0, options={"rounds": 5})
    share = {name: account.share.share for name, account, _ in standings.accounts()}
    assert share["search:simulations=25"] > share["random"]


def test_simulations_count_what_every_game_has() -> None:
    tally, ending = simulate(outside.NAME, ["random"] * 3, 6, jobs=0)
    assert tally.games == 6
    assert not ending.failures
    assert [table.title for table in tables(tally)] == ["Seats", "The game", "Decisions"]


def test_a_search_gives_advice() -> None:
    game = bigboard.game(outside.NAME)
    state = game.start(game.deal(2, 5))
    found = hints(bot("search:simulations=10"), state.sample(state.seat, 1), Rng(1))
    assert found is not None
    assert {hint.action for hint in found} == set(state.legal_actions())


def test_it_has_no_modules() -> None:
    with pytest.raises(ValueError, match=r"^Whisper Street has no modules\.$"):
        with_modules(outside.NAME, {}, ["bonds"])


@pytest.mark.parametrize("measure", list(MEASURES))
def test_it_can_be_measured(measure: str) -> None:
    (case,) = cases_of(outside.NAME)
    assert GameBenchmark(outside.NAME, case).measure(measure, 0.01) > 0


def test_the_commands_know_it_by_name(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["games"]) == 0
    assert "whisper-street: Whisper Street, 2 to 5 players" in capsys.readouterr().out
    assert run(["arena", outside.NAME, "--seats", "random,greedy", "--games", "2", "--jobs", "0"]) == 0
    assert "Whisper Street, 2 players" in capsys.readouterr().out
    assert run(["rules", outside.NAME, "bankrupt"]) == 0
    assert "WSP-BANKRUPT" in capsys.readouterr().out
