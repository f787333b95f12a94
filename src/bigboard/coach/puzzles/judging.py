"""What each answer is worth, by playing on in many worlds that the seat cannot rule out."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from bigboard.coach.judge.rollouts import Rollouts, share_of_victory
from bigboard.coach.puzzles.answers import Answer, Question
from bigboard.games.contract import State
from bigboard.games.rng import Rng

TEMPERATURE = 3000.0  # trusts instinct less than the search bot does: a puzzle is often what instinct gets wrong


class Worth(NamedTuple):
    """An answer: the money at the end and the chance to win, on average; a win shared counts in part."""

    answer: Answer
    money: float
    chance: float
    utility: float


class Trial:
    """Answers tried in the same worlds. More worlds can be added, also for some of the answers alone."""

    def __init__(self, state: State, answers: list[Answer], seed: int) -> None:
        self.state = state.clone()
        self.state.events = False
        self.seat = state.seat
        self.rollouts = Rollouts(state.game.name, TEMPERATURE)
        self.rng = Rng(seed)
        self.results: dict[Answer, list[tuple[int, float, float]]] = {answer: [] for answer in answers}

    def play(self, worlds: int) -> None:
        """Every answer that is left, in so many more worlds."""
        for _ in range(worlds):
            world = self.rollouts.draw(self.state, self.rng)
            for answer, results in self.results.items():
                results.append(self.outcome(world.clone(), answer))

    def outcome(self, world: State, answer: Answer) -> tuple[int, float, float]:
        for action in answer:
            world.take(action)
        scores = self.rollouts.finish(world, self.rng)
        return scores[self.seat], share_of_victory(scores, self.seat), self.rollouts.utility(world, self.seat)

    def keep(self, number: int, also: Answer | None = None) -> None:
        """Only the best go on, and one that is named."""
        kept = {worth.answer for worth in self.ranking()[:number]} | {also}
        self.results = {answer: results for answer, results in self.results.items() if answer in kept}

    def ranking(self) -> list[Worth]:
        """The answers with what they are worth, best first."""
        found = []
        for answer, results in self.results.items():
            money, chance, utility = (sum(column) / len(results) for column in zip(*results, strict=True))
            found.append(Worth(answer, money, chance, utility))
        return sorted(found, key=lambda worth: (-worth.utility, worth.answer))

    def lead(self, best: Answer, other: Answer) -> tuple[float, float]:
        """By how much the chance is better, and how sure the better result is, in standard errors."""
        pairs = list(zip(self.results[best], self.results[other], strict=True))
        chances = [one[1] - two[1] for one, two in pairs]
        utilities = [one[2] - two[2] for one, two in pairs]
        mean = sum(utilities) / len(utilities)
        spread = sum((value - mean) ** 2 for value in utilities) / max(1, len(utilities) - 1)
        error = sqrt(spread / len(utilities)) or 1e-9
        return sum(chances) / len(chances), mean / error


def searched(state: State, simulations: int, seed: int) -> Answer:
    """The answer that a search finds best."""
    question = Question(state)
    at = state.clone()
    at.events = False
    search = Rollouts(state.game.name, TEMPERATURE).search
    search.rng = Rng(seed)
    given: list[int] = []
    while True:
        legal = at.legal_actions()
        action = legal[0]
        if len(legal) > 1:
            search.run(at.sample(at.seat, search.rng), 1e9, simulations, stop_when_sure=True)
            action = search.advice(at)[0].action
        picked = str(at.describe(action)["type"])
        search.descend(action)
        given.append(action)
        at.apply(action)
        if picked not in question.kinds or not question.goes_on(at):
            return tuple(given)
