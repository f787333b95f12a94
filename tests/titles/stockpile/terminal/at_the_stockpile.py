"""Stockpile at the terminal, for tests: games, positions, and someone who answers at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.at_the_terminal import Desk, playing

import bigboard
from bigboard.cli.commands.play import Play
from bigboard.cli.errors import Leave
from bigboard.cli.language import say
from bigboard.cli.tui.prompts import Question
from bigboard.games.contract import State

MODULES = ["bonds", "commerce", "dice", "strategies", "promo", "investors", "auction", "first_player_card"]
ALL = dict.fromkeys(MODULES, True)
NAMES = ["Kim", "Lou", "Max", "Noa", "Oki"]

# Kim sells: normal and split shares, a price that is about to split.
SELLING = "stockpile players=3 stage=selling decision=sell shares=AA2CC1/BB1/- split=BB1/-/- AA=9 money=5/5/5"
# Kim bids first; a card of hers lies face down.
BIDDING = "stockpile players=3 stage=demand decision=bid piles=AA,BB:0/F1/BO,CC:2"
# Kim holds a Boom.
ACTING = "stockpile players=3 stage=action decision=act shares=BO1/BB1/-"


def dealt(players: int = 3, seed: int = 1, **options: object) -> State:
    game = bigboard.game("stockpile")
    return game.start(game.deal(players, seed, options))


def random_options(rng: random.Random) -> dict[str, object]:
    """Any table that someone could set up."""
    options: dict[str, object] = {name: rng.random() < 0.6 for name in MODULES}
    options["auction"] = options["auction"] and options["investors"]
    options["promo"] = options["promo"] and options["strategies"]
    options["board"] = rng.choice(["standard", "advanced"])
    return options


def random_tables(count: int) -> Iterator[tuple[State, random.Random]]:
    """Games with all modules by turns with games with any of them, for every number of players."""
    for seed in range(count):
        rng = random.Random(seed)
        options = {**ALL, "board": "advanced"} if seed % 3 == 0 else random_options(rng)
        yield dealt(2 + seed % 4, seed, **options), rng


class Guesser:
    """Answers every question by one of its numbers, or several where answers are gathered."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seed: int = 1) -> None:
        self.rng = random.Random(seed)
        self.play: Play | None = None
        self.asked: Question | None = None
        self.decisions: set[str] = set()
        shown = Play.show

        def show(play: Play, asked: Question) -> None:
            self.play, self.asked = play, asked
            self.decisions.add(play.session.state.decision)
            shown(play, asked)

        monkeypatch.setattr(Play, "show", show)

    def __call__(self, screen: str, prompt: str) -> str:
        if prompt != "> ":
            return "n" if prompt.strip() == say("cli-again") else ""
        assert self.play is not None
        assert self.asked is not None
        keys = [answer.key.partition("–")[0] for answer in self.asked.answers if answer.open]
        if self.asked.pick is not None and self.play.picked and self.rng.random() < 0.7:
            return ""
        if self.asked.pick is not None and self.rng.random() < 0.5:
            return " ".join(self.rng.choices(keys, k=2))
        return self.rng.choice(keys)


def play_on(desk: Desk, position: str, home: Path, *lines: str, width: int = 80) -> str:
    """Everything that is printed while these lines are typed, without line breaks."""
    play = playing(position, home, width=width)
    desk.type(lines)
    with pytest.raises(Leave):
        play.run()
    desk.look()
    return " ".join(desk.text.split())
