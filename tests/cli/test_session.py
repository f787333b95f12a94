"""Several people at one keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.at_the_terminal import NEARLY_OVER, Desk, dealt, first_answer, playing

from bigboard.cli.errors import Leave, UserError
from bigboard.cli.game_setup import GameRequest, seating
from bigboard.cli.session import HUMAN


def test_the_keyboard_is_passed_behind_a_curtain(desk: Desk, home: Path) -> None:
    """What is printed for one person names none of the tiles that another holds."""
    play = playing(dealt(3, seed=4), home, humans=(0, 1, 2))
    seen: dict[int, int] = {}

    def decide(screen: str, prompt: str) -> str:
        if "press Enter" in prompt:
            curtain = (screen + prompt).split("Pass the")[1]
            assert not re.search(r"\d", curtain), "no tile, no sum"
            return ""
        seat = play.session.state.seat
        seen[seat] = seen.get(seat, 0) + 1
        shown = screen.replace("5C: your tile", "")
        for other in range(3):
            for held in play.session.state.observe(other)["hand"]:
                assert (re.search(rf"(?<!\d){held['tile']}\b", shown) is not None) == (other == seat)
        if sum(seen.values()) > 40:
            raise EOFError
        return first_answer(screen, prompt)

    desk.decide(decide)
    with pytest.raises(Leave):
        play.run()
    assert set(seen) == {0, 1, 2}


def test_people_are_called_by_their_names(desk: Desk) -> None:
    desk.type(["", "1", "0", "", "1", "0", "1", "0"])
    assert (
        desk.run(
            "play",
            "--against",
            "easy",
            "--humans",
            "2",
            "--players",
            "2",
            "--name",
            "Zoe",
            "--name",
            "Yan",
            "--seed",
            "2",
        )
        == 0
    )
    assert "Pass the keyboard to Zoe." in desk.text
    assert "Pass the keyboard to Yan." in desk.text


def test_at_the_end_everyone_is_looking(desk: Desk, home: Path) -> None:
    play = playing(NEARLY_OVER, home, humans=(0, 1))
    desk.type(["", "9I", "end"])
    play.run()
    desk.look()
    play.show_results()
    results = desk.look()
    assert "Kim wins" in results
    assert "You" not in results


def test_one_person_alone_never_meets_a_curtain(desk: Desk) -> None:
    desk.type(["1", "0", "1", "0", "1", "0"])
    desk.run("play", "--against", "easy", "--players", "2", "--seed", "2")
    assert "Pass the keyboard" not in desk.text


def test_people_sit_side_by_side_from_their_seat_on() -> None:
    found = seating(GameRequest(players=4, humans=2, seat=4))
    assert found.humans() == [0, 3]
    assert found.names[3] == "Player 1"
    assert found.names[0] == "Player 2"
    assert len(set(found.names)) == 4


def test_a_bot_never_bears_the_name_of_a_person() -> None:
    found = seating(GameRequest(players=6, names=("Ada",)))
    assert found.players.count(HUMAN) == 1
    assert len(set(found.names)) == 6


@pytest.mark.parametrize(
    "wrong", [GameRequest(humans=5), GameRequest(humans=0), GameRequest(seat=5), GameRequest(names=("A", "B"))]
)
def test_seats_that_cannot_be_are_refused(wrong: GameRequest) -> None:
    with pytest.raises(UserError):
        seating(wrong)
