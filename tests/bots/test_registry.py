"""Bots by name, by module and by entry point; every mistake gets a sentence."""

from __future__ import annotations

from dataclasses import replace
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

import bigboard
from bigboard import Rng, State
from bigboard.bots import LEVELS, Adviser, Bot, bot, names, registry
from bigboard.bots.levels import BUDGETS, Budget, simulations_of
from bigboard.bots.search.bot import SearchBot
from bigboard.games.registry import titles


class Cautious:
    """A bot of someone's own."""

    def __init__(self, depth: int = 1, mood: str = "calm", share: float = 0.5) -> None:
        self.settings = (depth, mood, share)

    def choose(self, world: State, rng: Rng) -> int:
        return world.legal_actions()[0]


class NoBot:
    pass


HERE = "tests.bots.test_registry"


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """A package that offers a bot under its own name."""
    point = EntryPoint("cautious", f"{HERE}:Cautious", registry.ENTRY_POINTS)
    monkeypatch.setattr(registry, "entry_points", lambda group: EntryPoints([point]).select(group=group))


def test_our_bots_and_levels_have_names() -> None:
    assert names()[:3] == ["random", "greedy", "search"]
    assert set(LEVELS) <= set(names())
    for name in names():
        assert isinstance(bot(name), Bot)
    assert isinstance(bot("search"), Adviser)


def test_settings_follow_the_name() -> None:
    made = bot("search:seconds=0.5,explore=1")
    assert isinstance(made, SearchBot)
    assert (made.seconds, made.explore) == (0.5, 1)
    limited = bot("search:simulations=7")
    assert isinstance(limited, SearchBot)
    assert limited.simulations == 7


def test_a_class_of_any_module_is_a_bot() -> None:
    made = bot(f"{HERE}:Cautious")
    assert isinstance(made, Cautious)
    assert made.settings == (1, "calm", 0.5)
    told = bot(f"{HERE}:Cautious:depth=3,mood=wild,share=0.25")
    assert isinstance(told, Cautious)
    assert told.settings == (3, "wild", 0.25)


@pytest.mark.usefixtures("offered")
def test_a_package_offers_a_bot_by_entry_point() -> None:
    assert names()[-1] == "cautious"
    made = bot("cautious:depth=2")
    assert isinstance(made, Cautious)
    assert made.settings[0] == 2


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("gready", "There is no bot 'gready'. Choose from random, greedy, search"),
        ("", "There is no bot ''"),
        ("no.such.module:Bot", "The module 'no.such.module' of bot .* cannot be imported"),
        (f"{HERE}:Missing", "has no bot 'Missing'"),
        (f"{HERE}:HERE", "has no bot 'HERE'"),
        (f"{HERE}:NoBot", r"is not a bot: it has no method choose\(world, rng\)"),
        (f"{HERE}:Cautious:depth", "look like name=value; 'depth' does not"),
        (f"{HERE}:Cautious:1x=3", "look like name=value; '1x=3' does not"),
        (f"{HERE}:Cautious:height=3", "has no setting 'height': its settings are depth"),
        ("greedy:depth=3", "has no setting 'depth': it has none"),
        ("search:seconds=soon", "The setting 'seconds' of bot .* is a number above 0, not 'soon'"),
        ("search:seconds=0", "'seconds' .* is a number above 0, not '0'"),
        ("search:seconds=nan", "'seconds' .* is a number above 0, not 'nan'"),
        ("search:simulations=1.5", "'simulations' .* is a whole number from 1 on, not '1.5'"),
        ("search:simulations=0", "'simulations' .* is a whole number from 1 on, not '0'"),
        ("search:simulations=9,explore=-1", "'explore' .* is a number from 0 on, not '-1'"),
        ("search:simulations=9,width=1", "has no setting 'width': its settings are seconds, simulations"),
        ("medium:seconds=", "'seconds' .* is a number above 0, not ''"),
    ],
)
def test_mistakes_get_a_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        bot(spec)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_whole_games(level: str) -> None:
    """With little time each, so that the test is quick: the settings are looked at elsewhere."""
    game = bigboard.game("acquire")
    state = game.start(game.deal(3, level))
    state.events = False
    players = [bot(level) for _ in range(3)]
    for player in players:
        if isinstance(player, SearchBot):
            player.seconds = 0.001
    rng = Rng(1)
    while state.seat >= 0:
        state.apply(players[state.seat].choose(state.sample(state.seat, rng), rng))
    assert state.winners()


def test_levels_think_longer_and_longer() -> None:
    for game in bigboard.game_names():
        thinking = [simulations_of(level, game) if level in BUDGETS else 0 for level in LEVELS]
        assert thinking == sorted(set(thinking))
    patience = [budget.seconds for budget in BUDGETS.values()]
    assert patience == sorted(set(patience))


def test_a_level_simulates_less_where_a_simulation_takes_longer() -> None:
    game = bigboard.game("stockpile")
    found = []
    for options in ({}, {"bonds": True}):
        state = game.start(game.deal(4, 1, options))
        player = bot("hard")
        assert isinstance(player, SearchBot)
        player.tree(state.sample(state.seat, Rng(1)), Rng(2))
        found.append(player.simulations)
    assert found == [simulations_of("hard", "stockpile"), 320]


def test_hard_starts_from_the_net_where_that_was_measured_to_be_stronger() -> None:
    for name, options, level, expected in (
        ("stockpile", {}, "hard", True),
        ("stockpile", {"bonds": True}, "hard", False),
        ("stockpile", {}, "medium", False),
        ("stockpile", {}, "expert", False),
        ("acquire", {}, "hard", False),
    ):
        game = bigboard.game(name)
        state = game.start(game.deal(4, 1, options))
        world = state.sample(state.seat, Rng(1))
        player = bot(level)
        assert isinstance(player, SearchBot)
        assert bool(player.candidates(player.tree(world, Rng(2)), world)) is expected


@pytest.mark.parametrize("page", ["README.md", "docs/bots/built-in-bots.md"])
def test_the_pages_say_how_many_simulations_a_level_has(page: str) -> None:
    text = " ".join((Path(__file__).parents[2] / page).read_text(encoding="utf-8").split())
    for game in bigboard.game_names():
        for level in BUDGETS:
            assert f"{simulations_of(level, game):,}" in text


@pytest.mark.parametrize("game", bigboard.game_names())
def test_a_level_thinks_by_simulations_and_not_by_the_clock(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a busy machine makes it later, and not weaker."""
    monkeypatch.setitem(BUDGETS, "medium", Budget(60.0, 1))
    monkeypatch.setitem(titles(), game, replace(titles()[game], level_simulations={"medium": 48}))
    state = bigboard.game(game).start(bigboard.game(game).deal(3, 5))
    levelled = bot("medium")
    assert isinstance(levelled, SearchBot)
    levelled.advise(state.sample(state.seat, Rng(1)), Rng(2))
    assert levelled.last_simulations == 48
    own = bot("medium:simulations=7")
    assert isinstance(own, SearchBot)
    own.advise(state.sample(state.seat, Rng(1)), Rng(2))
    assert own.last_simulations == 7
