"""Whom one plays against: any bot by name, level or module, one for all or one for each seat; and what they advise."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.at_the_terminal import CALM, Desk, dealt, first_answer, playing
from tests.titles.stockpile.terminal.at_the_stockpile import random_tables

import bigboard
from bigboard.bots import Referee
from bigboard.cli.commands.play import Play
from bigboard.cli.errors import Leave
from bigboard.cli.game_setup import GameRequest, seating
from bigboard.cli.language import speak
from bigboard.cli.opponents import Opponent
from bigboard.cli.tui.prompts import questions
from bigboard.cli.tui.terminal import Terminal, WaitNotice
from bigboard.games.contract import State
from bigboard.games.rng import Rng
from bigboard.i18n import LANGUAGES
from bigboard.records.record import read_record

MODULE = """
class First:
    def __init__(self, luck: int = 0) -> None:
        self.luck = luck

    def choose(self, world, rng):
        return world.legal_actions()[0]


class Attentive(First):
    def hear(self, events):
        self.heard = getattr(self, "heard", []) + events


class Broken:
    def choose(self, world, rng):
        raise RuntimeError("no idea")
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A module in the folder where someone works."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    (tmp_path / "bots_of_mine.py").write_text(MODULE)
    yield "bots_of_mine"
    sys.modules.pop("bots_of_mine", None)


def players_of(home: Path) -> list[str]:
    (file,) = (home / "unfinished").iterdir()
    return list(read_record(file)["table"]["players"])


def test_one_bot_plays_all_seats_or_each_its_own(desk: Desk, home: Path, module: str) -> None:
    desk.type(["1"])
    mixed = f"greedy,{module}:First:luck=3,search:seconds=0.01,explore=0.5"
    assert desk.run("play", "--seed", "1", "--bot", mixed) == 0, desk.errors
    assert players_of(home) == ["human", "greedy", f"{module}:First:luck=3", "search:seconds=0.01,explore=0.5"]


def test_bots_sit_on_the_seats_that_people_leave() -> None:
    found = seating(GameRequest(players=4, humans=2, seat=2, against="easy,random"))
    assert found.players == ["easy", "human", "human", "random"]
    assert seating(GameRequest(players=3, against="greedy*2")).players == ["human", "greedy", "greedy"]


def test_a_bot_that_fails_is_told_in_a_line_and_the_game_goes_on(desk: Desk, module: str) -> None:
    desk.decide(first_answer)
    assert desk.run("play", "--players", "2", "--seed", "3", "--against", f"{module}:Broken") == 0
    text = " ".join(desk.text.split())
    told = "Ada (bots_of_mine:Broken) failed with RuntimeError: no idea (bots_of_mine.py, line "
    assert told in text
    assert "; greedy decided instead." in text
    assert "Final account" in desk.text
    assert not desk.errors


def test_a_game_goes_on_against_other_bots(desk: Desk, home: Path, module: str) -> None:
    desk.type(["1"])
    desk.run("play", "--seed", "1", "--players", "2", "--against", f"{module}:First")
    desk.type(["0"])
    assert desk.run("play", "--resume") == 0
    assert players_of(home) == ["human", f"{module}:First"]
    desk.type(["1", "0"])
    assert desk.run("play", "--resume", "--against", "random") == 0
    assert players_of(home) == ["human", "random"]


def test_a_file_from_elsewhere_cannot_make_this_machine_run_a_module(
    desk: Desk, home: Path, tmp_path: Path, module: str
) -> None:
    desk.type(["1", f"save {tmp_path / 'gift.json'}"])
    desk.run("play", "--seed", "1", "--players", "2", "--against", "random")
    record = read_record(tmp_path / "gift.json")
    record["table"]["players"][1] = f"{module}:First"
    (tmp_path / "gift.json").write_text(json.dumps(record))
    assert desk.run("play", "--resume", str(tmp_path / "gift.json")) == 2
    assert "--against says who plays instead" in desk.errors
    assert module not in sys.modules
    desk.type([])
    assert desk.run("play", "--resume", str(tmp_path / "gift.json"), "--against", "easy") == 0


def test_a_bot_that_is_gone_gets_a_sentence(desk: Desk, home: Path, module: str, tmp_path: Path) -> None:
    desk.type(["1"])
    desk.run("play", "--seed", "1", "--players", "2", "--against", f"{module}:First")
    (tmp_path / "bots_of_mine.py").unlink()
    del sys.modules[module]
    assert desk.run("play", "--resume") == 2
    assert "This game cannot be resumed. The module 'bots_of_mine'" in desk.errors


def test_the_referee_keeps_what_went_wrong_with_the_latest_decision(module: str) -> None:
    class Now:
        fails = True

        def choose(self, world: State, rng: Rng) -> int:
            return -5 if self.fails else world.legal_actions()[0]

    bot = Now()
    referee = Referee(bot, "now")
    state = playing(CALM, Path("nowhere")).session.state
    referee.decide(state, Rng(1))
    assert referee.trouble == "answered -5, which is not legal"
    bot.fails = False
    referee.decide(state, Rng(1))
    assert referee.trouble == ""


def test_a_hint_names_three_actions_with_money_and_sureness(
    desk: Desk, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bigboard.cli.tui.prompt_commands.ADVISER", "search:simulations=60")
    worlds: list[State] = []
    play = playing(CALM, home)
    sampled = Play.world

    def world(play: Play) -> State:
        worlds.append(sampled(play))
        return worlds[-1]

    monkeypatch.setattr(Play, "world", world)
    desk.type(["hint"])
    with pytest.raises(Leave):
        play.run()
    desk.look()
    lines = [line for line in desk.text.splitlines() if "expects $" in line]
    assert len(lines) == 3
    assert all("% confidence" in line for line in lines)
    assert play.session.state not in worlds
    assert lines[0].split()[1] == "Play"


@pytest.mark.parametrize(("spoken", "word"), [("ru", "уверенность"), ("pt", "confiança"), ("el", "βεβαιότητα")])
def test_a_hint_speaks_the_language(
    desk: Desk, home: Path, monkeypatch: pytest.MonkeyPatch, spoken: str, word: str
) -> None:
    monkeypatch.setattr("bigboard.cli.tui.prompt_commands.ADVISER", "search:simulations=20")
    speak(spoken)
    play = playing(CALM, home)
    desk.type(["hint"])
    with pytest.raises(Leave):
        play.run()
    desk.look()
    assert desk.text.count(word) == 3


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_every_action_has_words_that_tell_it_from_the_others(spoken: str) -> None:
    speak(spoken)
    tables = [*random_tables(8), *((dealt(3, seed), random.Random(seed)) for seed in range(4))]
    for state, rng in tables:
        asks = questions(state.game.name)
        while state.seat >= 0:
            view = {**state.observe(state.seat), "names": ["Kim", "Lou", "Max", "Noa", "Oki"]}
            words = [asks.action_words(view, state.describe(action)) for action in state.legal_actions()]
            assert all(words), state.decision
            assert len(set(words)) == len(words), (state.decision, words)
            state.apply(rng.choice(state.legal_actions()))


def test_there_is_no_hint_after_the_end(desk: Desk, home: Path) -> None:
    play = playing("acquire players=2 T=1A-11A hands=9I,9H/5I,7I shares=T5/T2 money=100/100", home)
    desk.type(["9I", "end", "hint", "n"])
    play.run()
    play.show_results()
    assert not play.again()
    desk.look()
    assert "You can ask for a hint only when it is your decision." in desk.text


class Watched(Terminal):
    interactive = True


def test_waiting_is_explained_before_a_long_thought_and_not_for_a_short_one() -> None:
    waiting = WaitNotice(Watched(80))
    waiting.tell("Ada is thinking…", 0.0)
    assert waiting.line is None
    waiting.tell("Ada is thinking…", 1.0)
    assert waiting.line is not None
    waiting.end()


def test_a_bot_hears_what_happens_between_its_decisions(module: str) -> None:
    game = bigboard.game("acquire")
    state = game.start(game.deal(2, 4))
    seat = state.seat
    opponent = Opponent(f"{module}:Attentive", 1)
    log = list(state.opening)
    for _ in range(20):
        if state.seat == seat:
            action = opponent.choose(state, log)
            assert getattr(opponent.referee.bot, "heard", None) == [event.seen_by(seat) for event in log]
        else:
            action = state.legal_actions()[0]
        log += state.apply(action)
    assert opponent.referee.failures == 0
