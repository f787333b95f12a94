"""A bot that fails loses the decision, never the game."""

from __future__ import annotations

import logging
import threading

import pytest
from tests.lab.strange_bots import Attentive, Crashing, First, Illegal, Sleepy

import bigboard
from bigboard import Rng
from bigboard.bots import Bot, BotFailed, Referee, bot


def play(referee: Referee, seed: int = 1) -> int:
    """A whole game of one bot against itself; how many decisions there were."""
    game = bigboard.game("acquire")
    state = game.start(game.deal(2, seed))
    rng = Rng(seed)
    count = 0
    while state.seat >= 0:
        state.apply(referee.decide(state, rng))
        count += 1
    assert state.winners()
    return count


@pytest.mark.parametrize(
    ("strange", "trouble"),
    [
        (Crashing(), "failed with RuntimeError: no idea (tests/lab/strange_bots.py, line "),
        (Illegal(), "answered -1, which is not legal"),
    ],
)
def test_greedy_decides_for_a_bot_that_fails(strange: Bot, trouble: str, caplog: pytest.LogCaptureFixture) -> None:
    referee = Referee(strange, "strange")
    with caplog.at_level(logging.WARNING, "bigboard.bots"):
        count = play(referee)
    assert referee.failures == count == len(caplog.records)
    assert trouble in caplog.messages[0]
    assert caplog.messages[0].startswith("Bot strange in seat ")
    assert caplog.messages[0].endswith("greedy decides instead.")


def test_a_bot_that_takes_too_long_is_broken_off(caplog: pytest.LogCaptureFixture) -> None:
    game = bigboard.game("acquire")
    state = game.start(game.deal(2, 1))
    referee = Referee(Sleepy(), "sleepy", limit=0.05)
    assert referee.decide(state, Rng(1)) in state.legal_actions()
    assert "took longer than 0.05 s" in caplog.messages[0]


def test_outside_the_main_thread_the_clock_is_read_afterwards() -> None:
    class Dozing(First):
        def choose(self, world: bigboard.State, rng: Rng) -> int:
            threading.Event().wait(0.05)
            return super().choose(world, rng)

    game = bigboard.game("acquire")
    state = game.start(game.deal(2, 1))
    referee = Referee(Dozing(), "dozing", limit=0.01)
    answers: list[int] = []
    thread = threading.Thread(target=lambda: answers.append(referee.decide(state, Rng(1))))
    thread.start()
    thread.join()
    assert answers[0] in state.legal_actions()
    assert referee.failures == 1


def test_a_good_bot_keeps_its_decisions() -> None:
    referee = Referee(bot("greedy"), "greedy", limit=5)
    play(referee)
    assert referee.failures == 0


def test_a_bot_cannot_change_the_game() -> None:
    class Meddling(First):
        def choose(self, world: bigboard.State, rng: Rng) -> int:
            first = super().choose(world, rng)
            while world.seat >= 0:
                world.apply(world.legal_actions()[-1])
            return first

    game = bigboard.game("acquire")
    state = game.start(game.deal(3, 5))
    before = state.position()
    Referee(Meddling(), "meddling").decide(state, Rng(1))
    assert state.position() == before


def test_a_strict_referee_stops_at_the_first_failure() -> None:
    with pytest.raises(BotFailed, match=r"Bot strange in seat \d failed with RuntimeError: no idea \(.*, line \d+\)\."):
        play(Referee(Crashing(), "strange", strict=True))
    with pytest.raises(BotFailed, match="answered -1, which is not legal"):
        play(Referee(Illegal(), "strange", strict=True))


def test_an_exception_is_placed_in_the_bots_own_file() -> None:
    class Asking(First):
        def choose(self, world: bigboard.State, rng: Rng) -> int:
            world.apply(-1)  # fails deep inside the rules
            return 0

    game = bigboard.game("acquire")
    referee = Referee(Asking(), "asking")
    referee.decide(game.start(game.deal(2, 1)), Rng(1))
    line = Asking.choose.__code__.co_firstlineno + 1
    assert f"(tests/bots/test_referee.py, line {line})" in referee.trouble


def test_a_bot_that_listens_hears_the_events_before_it_chooses() -> None:
    game = bigboard.game("acquire")
    state = game.start(game.deal(2, 1))
    listener = Attentive()
    opening = [event.seen_by(state.seat) for event in state.opening]
    Referee(listener, "attentive", strict=True).decide(state, Rng(1), opening)
    assert listener.heard == opening
    assert listener.asked == 1


@pytest.mark.parametrize("name", bigboard.game_names())
def test_a_sampled_world_counts_the_moves_on(name: str) -> None:
    game = bigboard.game(name)
    state = game.start(game.deal(3, 1))
    state.apply(state.legal_actions()[0])
    world = state.sample(state.seat, Rng(1))
    for moves in (1, 2, 3):
        assert world.moves == moves
        world.apply(world.legal_actions()[0])
    assert state.moves == 1
