"""A person at the terminal, for tests: types prepared lines, or looks at the screen and decides."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import bigboard
from bigboard.cli.commands.play import Play
from bigboard.cli.main import run
from bigboard.cli.session import HUMAN, Seating, Session
from bigboard.cli.tui.terminal import Terminal
from bigboard.games.contract import State
from bigboard.records.notation import parse_position

Decide = Callable[[str, str], str]  # what was printed since the last line typed, the prompt → what to type

PATIENCE = 2000  # lines typed

ANSWER = re.compile(r"^ *(\d+)  \S", re.MULTILINE)


class Desk:
    """Runs the command with someone typing, and keeps what was printed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.printed: list[str] = []  # one text for each line typed, and the last
        self.errors = ""

    def look(self) -> str:
        out, err = self.capsys.readouterr()
        self.errors += err
        self.printed.append(out)
        return out

    def type(self, lines: Sequence[str]) -> None:
        """These lines, and then the end of the input."""
        waiting = list(lines)

        def decide(_: str, __: str) -> str:
            if not waiting:
                raise EOFError
            return waiting.pop(0)

        self.decide(decide)

    def decide(self, decide: Decide) -> None:
        begun = len(self.printed)

        def typed(prompt: str = "") -> str:
            assert len(self.printed) - begun < PATIENCE, "".join(self.printed[-3:])
            return decide(self.look(), prompt)

        self.monkeypatch.setattr("builtins.input", typed)

    def run(self, *arguments: str) -> int:
        code = run(list(arguments))
        self.look()
        return code

    @property
    def text(self) -> str:
        return "".join(self.printed)


def first_answer(screen: str, prompt: str) -> str:
    """Takes the first answer of every list."""
    if prompt.startswith("Play again"):
        return "n"
    found = ANSWER.search(screen.rpartition("Cash")[2])
    if found is None:
        return ""
    return f"{found.group(1)} 0" if "Buy up to" in screen else found.group(1)


def playing(state: State | str, home: Path, humans: Sequence[int] = (0,), width: int = 80) -> Play:
    """A game that has come so far, with people on these seats."""
    if isinstance(state, str):
        state = parse_position(state)
    players = [HUMAN if seat in humans else "random" for seat in range(state.players)]
    seating = Seating(["Kim", "Lou", "Max", "Noa", "Oki", "Pia"][: state.players], players)
    session = Session(state, seating, home / "unfinished" / "game.json")
    return Play(session, Terminal(width))


# Six tiles in the hand, one of them founds; two small chains to buy.
CALM = "acquire players=3 T=9H,9I A=11A,12A lone=6B hands=1A,2A,3A,4A,5A,6A/1C,2C/1D,2D"
# Tower is safe and alone on the board, so the player who plays a tile may end the game.
NEARLY_OVER = "acquire players=2 T=1A-11A hands=9I,9H/5I,7I shares=T5/T2 money=100/100"


def dealt(players: int = 3, seed: int = 1, **options: object) -> State:
    game = bigboard.game("acquire")
    return game.start(game.deal(players, seed, options))
