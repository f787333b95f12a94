"""A program in any language plays a seat: it sees its view alone, and what it does wrong costs one decision."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.timeouts import HANG_S

import bigboard
from bigboard import Rng, State
from bigboard.bots import BotFailed, Referee, bot
from bigboard.bots.program import bot as program
from bigboard.bots.program.bot import ProgramBot
from bigboard.bots.registry import module_of
from bigboard.lab.run.match import Match
from bigboard.lab.run.pairings import Fixture, checked_field, read_bots

SCRIPT = Path(__file__).with_name("scripted.py")
ROOT = Path(__file__).parents[3]


def command(way: str, *more: Path | str) -> str:
    return " ".join(["cmd:" + sys.executable, str(SCRIPT), way, *map(str, more)])


@pytest.fixture(autouse=True)
def no_idle_programs() -> Iterator[None]:
    yield
    for processes in program._idle.values():
        for process in processes:
            process.end()
    program._idle.clear()


def first_decision(game: str = "acquire") -> State:
    rules = bigboard.game(game)
    return rules.start(rules.deal(3, 7))


def lines(log: Path, kind: str = "") -> list[dict[str, Any]]:
    read = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    return [line for line in read if not kind or line["type"] == kind]


@pytest.mark.parametrize("game", bigboard.game_names())
def test_a_program_sees_the_game_from_its_seat_from_hello_to_the_end(game: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    field = checked_field(game, read_bots(f"{command('first', log)},greedy*2"), 3, {})
    match = Match(field, strict=True)
    log.unlink()
    outcomes = [match.play(Fixture(0, 1)), match.play(Fixture(1, 1))]
    assert [line["type"] for line in lines(log)].count("game") == 2, "one program plays both"
    assert not lines(log, "hello"), "it greeted when the field was checked"
    games = " ".join(line["type"] for line in lines(log)).split("game")[1:]
    for outcome, kinds in zip(outcomes, games, strict=True):
        assert kinds.strip().startswith("event")
        assert kinds.strip().endswith("over")
        assert outcome.failures == [0, 0, 0]
    assert lines(log, "over")[0] == {"type": "over", "scores": outcomes[0].money, "winners": outcomes[0].winners}
    begin = lines(log, "game")[0]
    state = match.start_deal(0)
    assert (begin["seat"], begin["players"], begin["game"]) == (1, 3, game)
    assert begin["options"] == state.options_in_play()
    told = [line["event"] for line in lines(log, "event")]
    asked = iter(lines(log, "decide"))
    state.events = True
    happened = [event.seen_by(1) for event in state.opening]
    for action in outcomes[0].actions or []:
        if state.seat == 1:
            question = next(asked)
            view = json.loads(json.dumps(state.view(1)))
            assert question["offers"] == view.pop("offers")
            view.pop("legal")
            assert question["view"] == view, "the view of the real game: nothing of it was sampled"
            assert [legal["action"] for legal in question["legal"]] == state.legal_actions()
            assert question["time_left_s"] > 0
        happened += [event.seen_by(1) for event in state.apply(action)]
    assert told[: len(happened)] == json.loads(json.dumps(happened))


@pytest.mark.parametrize("way", ["text", "description", "first"])
@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_an_answer_is_a_number_a_text_or_a_description(way: str, game: str) -> None:
    outcome = Match(checked_field(game, [command(way), "random"], 1, {}), strict=True).play(Fixture(0, 0))
    usual = Match(checked_field(game, [command("first"), "random"], 1, {}), strict=True).play(Fixture(0, 0))
    assert outcome.actions == usual.actions


def test_a_text_may_answer_several_questions_at_once() -> None:
    state = bigboard.game("acquire").position(
        {"players": 2, "chains": {"Tower": ["5A", "6A"]}, "hands": [["4C"], ["9I"]], "decision": "buy_shares"}
    )
    player = ProgramBot("true")
    asked = program.actions_of(state, {"type": "action", "id": 1, "text": "buy T 2"}, 1)
    assert len(asked) == 2
    player.rest = asked[1:]
    state.apply(asked[0])
    assert player.choose(state, Rng(1)) == asked[1], "without another question"


def test_an_illegal_answer_is_told_back_with_its_clause_counted_and_replaced(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    state = first_decision()
    log = tmp_path / "log"
    referee = Referee(bot(command("illegal", log)), "mine")
    assert referee.decide(state, Rng(1)) in state.legal_actions()
    assert (referee.failures, referee.illegal) == (1, 1)
    assert "(ACQ-" in caplog.messages[0]
    referee.finish([], [0, 0, 0], [0])
    program._idle.popitem()[1][0].end()  # so that everything is read
    (refused,) = lines(log, "refused")
    assert refused["id"] == 1
    assert refused["rule"].startswith("ACQ-")
    assert refused["rule"] in caplog.messages[0]
    assert refused["message"]


@pytest.mark.parametrize(
    ("way", "trouble"),
    [
        ("chatty", "'I am thinking' is not a JSON object"),
        ("both", "An answer has one of"),
        ("crash", "ended with exit code 7"),
        ("flood", "wrote a line of more than"),
        ("absent", "ended with exit code 3"),
        ("rude", "answered the hello with 'good morning'"),
        ("newer", "speaks protocol 2, this is protocol 1"),
    ],
)
def test_what_a_program_does_wrong_costs_one_decision(way: str, trouble: str, caplog: pytest.LogCaptureFixture) -> None:
    state = first_decision()
    referee = Referee(bot(command(way)), "mine")
    assert referee.decide(state, Rng(1)) in state.legal_actions()
    assert referee.failures == 1
    assert trouble in caplog.messages[0]
    with pytest.raises(BotFailed):
        Referee(bot(command(way)), "mine", strict=True).decide(state, Rng(1))


def test_a_program_that_does_not_answer_loses_its_time_and_then_the_decision(caplog: pytest.LogCaptureFixture) -> None:
    state = first_decision()
    referee = Referee(bot(command("silent")), "mine", limit=0.05)
    assert referee.decide(state, Rng(1)) in state.legal_actions()
    assert "took longer than 0.05 s" in caplog.messages[0]


def test_a_program_that_does_not_greet_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "HELLO_S", 0.05)
    with pytest.raises(ValueError, match="did not answer the hello"):
        checked_field("acquire", [command("mute"), "random"], 1, {})


def test_a_late_answer_is_not_taken_for_the_next_question() -> None:
    state = first_decision()
    player = bot(command("late"))
    referee = Referee(player, "mine", limit=0.5)
    referee.decide(state, Rng(1))
    assert referee.failures == 1
    referee.limit = HANG_S
    assert isinstance(player, ProgramBot)
    player.limit = HANG_S
    assert referee.decide(state, Rng(1)) == state.legal_actions()[0]
    assert referee.failures == 1


def test_a_program_that_crashes_is_started_again_with_all_events_but_not_for_ever(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    log = tmp_path / "log"
    field = checked_field("acquire", [command("crash", log), "random"], 1, {})
    outcome = Match(field).play(Fixture(0, 0))
    assert outcome.failures[0] == outcome.decisions[0] > program.MOST_STARTS
    assert outcome.illegal == [0, 0]
    assert len(lines(log, "decide")) == program.MOST_STARTS
    heard = [line["event"]["type"] for line in lines(log, "event")]
    assert heard.count("hand_dealt") == heard.count("start_tile") == 2 * program.MOST_STARTS
    assert "is not started again" in caplog.messages[-1]


def test_illegal_answers_are_counted_in_the_journal() -> None:
    outcome = Match(checked_field("acquire", [command("illegal"), "random"], 1, {})).play(Fixture(0, 1))
    assert outcome.illegal is not None
    assert outcome.illegal[1] == outcome.failures[1] == outcome.decisions[1]
    assert json.loads(outcome.line())["illegal"] == outcome.illegal


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "command is missing"),
        ("./nothing-here", "'./nothing-here' of the command './nothing-here' is not there"),
        ("'open", "cannot be read"),
        (str(SCRIPT), "chmod"),
    ],
)
def test_a_command_that_cannot_run_is_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        bot(f"cmd:{text}")
    with pytest.raises(ValueError, match="ended with exit code 3"):
        checked_field("acquire", [command("absent"), "random"], 1, {})


def test_a_program_is_no_module_and_none_of_the_servers_bots() -> None:
    assert module_of("cmd:./mybot") is None
    assert not [name for name in bigboard.bots.names() if name.startswith("cmd")]


HOLDER = """
import sys, bigboard
from bigboard.bots import bot
game = bigboard.game("acquire")
state = game.start(game.deal(2, 1))
mine = bot(sys.argv[1])
mine.choose(state.sample(state.seat, 1), bigboard.Rng(1))
print("ready", mine.process.child.pid, flush=True)
sys.stdin.read()
"""


def ends(pid: int) -> None:
    """Return when the process has ended; otherwise the test hangs and says so."""
    done = subprocess.run(["tail", f"--pid={pid}", "-f", "/dev/null"], timeout=HANG_S, check=False)
    assert done.returncode == 0


@pytest.mark.skipif(sys.platform != "linux", reason="tail --pid is GNU's")
@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM, None], ids=["killed", "terminated", "at its end"])
def test_a_program_and_its_children_end_with_their_parent(end: signal.Signals | None, tmp_path: Path) -> None:
    number = tmp_path / "child"
    spec = command("children", tmp_path / "log", number)
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, spec], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdout is not None
        assert parent.stdin is not None
        ready, pid = parent.stdout.readline().split()
        assert ready == "ready"
        if end is None:
            parent.stdin.close()
        else:
            parent.send_signal(end)
        parent.wait(HANG_S)
        ends(int(pid))
        ends(int(number.read_text(encoding="utf-8")))
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid), 0)
