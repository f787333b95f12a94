"""The value of each answer of a puzzle, by games that are played to the end."""

from __future__ import annotations

from typing import NamedTuple

from bigboard.coach.judge.answers import Answer, complete
from bigboard.coach.judge.rollouts import Rollouts
from bigboard.coach.judge.trial import Trial
from bigboard.games.contract import State
from bigboard.games.rng import Rng

TEMPERATURE = 3000.0  # trusts the heuristic less than the search bot does: many puzzles are what it gets wrong


class Worth(NamedTuple):
    """An answer: the money at the end and the chance to win, on average; a shared win counts in part."""

    answer: Answer
    money: float
    chance: float
    value: float


class PuzzleTrial:
    """A trial of answers in the same samples. More samples can be added, also for some of the answers alone."""

    def __init__(self, state: State, answers: list[Answer], seed: int) -> None:
        rng, rollouts = Rng(seed), Rollouts(state.game.name, TEMPERATURE)
        begin = state.clone()
        begin.events = False
        self.trial = Trial(begin, rng, rollouts, rollouts.measure_remainder(begin, rng), -1)
        self.answers = list(answers)
        self.samples = 0

    def play(self, samples: int) -> None:
        """Play every answer that is left in so many more samples."""
        self.samples += samples
        self.trial.play(self.answers, self.samples)

    def keep(self, number: int, also: Answer | None = None) -> None:
        """Go on with the best answers, and one that is named."""
        kept = {worth.answer for worth in self.ranking()[:number]} | {also}
        self.answers = [answer for answer in self.answers if answer in kept]

    def ranking(self) -> list[Worth]:
        """Return the answers with their values, the best first."""
        trial = self.trial
        return [Worth(answer, *trial.mean(answer), trial.value(answer)) for answer in trial.ranking(self.answers)]

    def lead(self, best: Answer, other: Answer) -> tuple[float, float]:
        """Return by how much the chance is better, and how sure the better value is, in standard errors."""
        found = self.trial.compare(best, other)
        return found.win, found.value / (found.value_error or 1e-9)


def best_by_search(state: State, simulations: int, seed: int) -> Answer:
    """Return the answer that a search finds best."""
    search = Rollouts(state.game.name, TEMPERATURE).search
    search.rng = Rng(seed)

    def choose(at: State) -> int:
        action = (legal := at.legal_actions())[0]
        if len(legal) > 1:
            search.run(at.sample(at.seat, search.rng), 1e9, simulations, stop_when_sure=True)
            action = search.advice(at)[0].action
        search.descend(action)
        return action

    return complete(state, choose)
