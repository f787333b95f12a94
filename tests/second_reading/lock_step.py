"""Plays the engine and the second reading side by side and compares them at every step.

Only the public contract of the engine is used: deal, start, legal_actions, describe, apply, observe, scores, winners.
"""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

from tests.second_reading.acquire.reading import AcquireReading
from tests.second_reading.arrangements import Temper, as_dealt
from tests.second_reading.asking import Exactly, Nothing
from tests.second_reading.deals import complaints
from tests.second_reading.stockpile.reading import StockpileReading

import bigboard

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.second_reading.arrangements import Arrangement
    from tests.second_reading.asking import Reading

READINGS: dict[str, Callable[[dict[str, Any]], Reading]] = {"acquire": AcquireReading, "stockpile": StockpileReading}


class Difference(AssertionError):
    """The engine and the second reading do not agree."""


def differences(read: object, engine: object, path: str = "") -> list[str]:
    """Where the engine does not say what the reading says. The engine may say more: keys are only ever added."""
    if read == engine:
        return []
    if isinstance(read, dict) and isinstance(engine, dict):
        found = []
        if isinstance(read, Exactly):
            found += [f"{path}.{key}: {engine[key]!r} is more than is allowed" for key in engine if key not in read]
        for key, value in read.items():
            if isinstance(value, Nothing):
                found += [f"{path}.{key}: {engine[key]!r} is more than is allowed"] if key in engine else []
            elif key not in engine:
                found.append(f"{path}.{key}: {value!r} expected, but the key is missing")
            else:
                found += differences(value, engine[key], f"{path}.{key}")
        return found
    if isinstance(read, list) and isinstance(engine, list) and len(read) == len(engine):
        return [line for k in range(len(read)) for line in differences(read[k], engine[k], f"{path}[{k}]")]
    return [f"{path}: {read!r} expected, the engine has {engine!r}"]


def sorted_texts(answers: list[dict[str, Any]]) -> list[str]:
    """Comparable answers. Where the value of a card comes from is a matter of data files, not of rules."""
    return sorted(
        json.dumps({key: value for key, value in answer.items() if key != "mark"}, sort_keys=True) for answer in answers
    )


class Match:
    """One game, played by both."""

    def __init__(
        self,
        name: str,
        players: int,
        seed: int,
        options: dict[str, Any],
        arrange: Arrangement = as_dealt,
        temper: Temper | None = None,
    ) -> None:
        self.reproducer = f"bigboard.game({name!r}).deal(players={players}, seed={seed}, options={options!r})"
        game = bigboard.game(name)
        deal = game.deal(players=players, seed=seed, options=options)
        arrange(deal)
        self.deal = deal
        self.players = players
        self.state = game.start(deal)
        self.state.events = False
        self.reading = READINGS[name](json.loads(json.dumps(deal)))
        self.rng = random.Random(f"{name} {players} {seed}")
        temper = temper or Temper()
        self.tastes = dict(temper.tastes)
        self.boldness = temper.boldness or self.rng.choice([0.6, 1, 1, 1.7])
        self.favorites = temper.favorites
        self.step = 0
        self.last: dict[str, Any] | None = None

    def choose(self) -> int:
        """A random action. Every game has its own taste for each type of answer and for high bids, so games differ."""
        legal = self.state.legal_actions()
        weights = []
        for action in legal:
            answer = self.state.describe(action)
            taste = self.tastes.setdefault(answer["type"], self.rng.choice([0.03, 0.3, 1, 1, 1, 4]))
            favorite = 50 if answer.get("investor", answer.get("card")) in self.favorites else 1
            weights.append(taste * self.boldness ** answer.get("space", 0) * favorite)
        return self.rng.choices(legal, weights)[0]

    def compare_deal(self) -> None:
        self.complain(complaints(self.deal))

    def complain(self, found: list[str]) -> None:
        if found:
            where = f"{self.reproducer}, step {self.step}, after {self.last}"
            raise Difference("\n  ".join([where, *found[:12]]))

    def compare_question(self) -> None:
        question, state = self.reading.question, self.state
        if question is None or state.seat < 0:
            self.complain(differences(question and question.decision, None if state.seat < 0 else state.decision))
            return
        self.complain(differences([question.seat, question.decision], [state.seat, state.decision], "question"))
        read = sorted_texts(question.answers)
        engine = sorted_texts([state.describe(action) for action in state.legal_actions()])
        if read != engine:
            too_many = [text for text in engine if text not in read]
            missing = [text for text in read if text not in engine]
            self.complain(
                [
                    f"{state.decision} of seat {state.seat}",
                    f"only in the engine: {too_many}",
                    f"missing there: {missing}",
                ]
            )

    def compare_views(self, seats: list[int]) -> None:
        for seat in seats:
            self.complain(differences(self.reading.view(seat), self.state.observe(seat), f"observe({seat})"))
        self.complain(differences(self.reading.scores(), self.state.scores(), "scores"))

    def play(self) -> int:
        """To the end of the game; how many steps it took."""
        self.compare_deal()
        while True:
            self.compare_question()
            if self.state.seat < 0:
                break
            self.compare_views([self.state.seat, self.step % (self.players + 1) - 1])
            action = self.choose()
            self.last = self.state.describe(action)
            self.state.apply(action)
            self.reading.answer(self.last)
            self.step += 1
        self.compare_views(list(range(-1, self.players)))
        self.complain(differences(self.reading.winners(), self.state.winners(), "winners"))
        return self.step
