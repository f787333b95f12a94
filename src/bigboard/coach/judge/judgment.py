"""Judgment of a decision: every whole answer tried in the same sampled states, from what the deciding seat may know.

All answers meet the same samples and the same chance afterwards, so that differences are far more precise than values.
The worse half drops out again and again. The best answers then meet the chosen one in fresh samples, because the best
of many noisy estimates is biased upward. Close verdicts get more samples. `docs/learn/coach.md` has the formulas.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter, process_time
from typing import Literal

from bigboard.coach.judge.answers import Answer, answers, complete
from bigboard.coach.judge.budgets import COACH, Budget
from bigboard.coach.judge.rollouts import SEED_BITS, Outcome, Rollouts
from bigboard.coach.judge.trial import Difference, Trial
from bigboard.games.contract import JsonDict, State
from bigboard.games.rng import Rng, as_rng

VerdictName = Literal["best", "fine", "inaccurate", "blunder"]
FLAGGED = ("blunder", "inaccurate")

BLUNDER = 0.05  # of winning chance
INACCURATE = 0.025  # of winning chance: a loss that is estimated below it is hardly ever above 0.03
POORER = 0.03  # of the money that a player ends with on average
SURE = 2.0  # standard errors that a loss has to be above zero to count at all
NO_LESS = 0.005  # of winning chance: a loss of money counts only where it does not buy more than that
EQUAL = 0.005  # of winning chance by which the answer that is named best may be worse than another

FINALISTS = 4  # answers that meet the chosen one in fresh samples
SCREENING = 0.8  # of the simulations, at most
SCREENING_TIME = 0.4  # of the processor time, at most
CHUNK = 16  # samples between two looks at the clock
LEAST_EACH = 6  # samples of an answer that is screened
CLEAR = 2.5  # standard errors between a loss and the lines that matter: then another seed says the same
PRECISE = 0.001  # standard error of a winning chance, or of money in parts of a typical result: no closer look
DROPPED = 3.5  # standard errors by which a finalist is worse that gets no more samples
WAIT_FACTOR = 12.0  # times the processor time that a judgment may wait for a busy machine


@dataclass(frozen=True)
class Option:
    """An answer: expected final money, chance to win, and how far both are below the best answer's.

    `loss` is the money given away, 0 at least; `error` is its standard error. The other losses can be negative.
    """

    actions: Answer
    described: list[JsonDict]
    money: float
    win: float
    loss: float
    error: float
    loss_money: float
    loss_win: float
    error_win: float
    simulations: int


@dataclass(frozen=True)
class Verdict:
    name: VerdictName
    loss: float
    error: float
    loss_money: float
    loss_win: float
    chosen: Option
    best: Option


@dataclass(frozen=True)
class Judgment:
    """The answers that were tried, the best first: by winning chance in per cent, then by money."""

    seat: int
    decision: str
    group: str
    options: list[Option]
    typical: float  # money that a player ends with on average
    simulations: int
    seconds: float = field(compare=False)  # that the judgment took
    late: bool = field(compare=False)  # the machine was so busy that the verdict is less sure than it should be

    @property
    def best(self) -> Option:
        return self.options[0]

    def option(self, answer: int | Sequence[int]) -> Option | None:
        actions = (answer,) if isinstance(answer, int) else tuple(answer)
        return next((option for option in self.options if option.actions == actions), None)

    def verdict(self, answer: int | Sequence[int]) -> Verdict:
        chosen = self.option(answer)
        if chosen is None:
            raise ValueError("This answer was not judged: name it as `chosen`.")
        name = verdict_name(chosen, self.best, self.typical)
        return Verdict(name, chosen.loss, chosen.error, chosen.loss_money, chosen.loss_win, chosen, self.best)

    @property
    def matters(self) -> bool:
        """Return whether an answer that was tried loses something: otherwise no choice can be wrong."""
        return any(verdict_name(one, self.best, self.typical) in FLAGGED for one in self.options)

    def is_clear_loss(self, answer: int | Sequence[int]) -> bool:
        """Return whether an answer is a loss even if it costs two standard errors less than measured."""
        chosen = self.verdict(answer).chosen
        if chosen.actions == self.best.actions:
            return False
        poorer = chosen.loss_win >= -NO_LESS and chosen.loss_money - SURE * chosen.error >= POORER * self.typical
        return poorer or chosen.loss_win - SURE * chosen.error_win >= INACCURATE


def verdict_name(chosen: Option, best: Option, typical: float) -> VerdictName:
    """Return the verdict: by winning chance first, and by money where the chance is no better."""
    if chosen.actions == best.actions:
        return "best"
    if is_loss(chosen.loss_win, chosen.error_win, BLUNDER):
        return "blunder"
    poorer = chosen.loss_win >= -NO_LESS and is_loss(chosen.loss_money, chosen.error, POORER * typical)
    return "inaccurate" if poorer or is_loss(chosen.loss_win, chosen.error_win, INACCURATE) else "fine"


def is_loss(loss: float, error: float, line: float) -> bool:
    """Return whether a loss crosses the line, and is no effect of too few samples."""
    return loss >= line and loss > SURE * error


def judge(state: State, seat: int, rng: Rng | int, budget: Budget = COACH, chosen: Sequence[int] = ()) -> Judgment:
    """Judge the answers of the deciding seat; `chosen`, a whole answer, is among them in any case.

    Only `state.sample(seat, …)` is used, so nothing that the seat may not know has an influence.
    """
    if seat < 0 or state.seat != seat:
        raise ValueError(f"Seat {seat} has nothing to decide here; seat {state.seat} has.")
    jury = Jury(state, as_rng(rng), budget)
    finalists = jury.screen(jury.candidates(tuple(chosen)), tuple(chosen))
    jury.decide(finalists, tuple(chosen))
    return jury.judgment(finalists, tuple(chosen))


class Jury:
    """The two trials of one judgment: one to screen all answers, one with fresh samples for the best of them."""

    def __init__(self, state: State, rng: Rng, budget: Budget) -> None:
        self.began = perf_counter()
        self.screening_ends = process_time() + SCREENING_TIME * budget.seconds
        self.ends = process_time() + budget.seconds
        self.gives_up = self.began + WAIT_FACTOR * budget.seconds
        self.state = state
        self.rollouts = Rollouts(state.game.name)
        self.budget = budget
        self.simulations = int(budget.simulations * self.rollouts.facts.effort)
        self.known = self.rollouts.draw(state, rng)  # for the heuristic's ratings
        remainder = self.rollouts.measure_remainder(state, rng)
        self.typical = remainder.typical
        until = self.rollouts.until(state)
        self.screening, self.final = (
            Trial(state, Rng(rng.getrandbits(SEED_BITS)), self.rollouts, remainder, until) for _ in range(2)
        )

    def candidates(self, chosen: Answer) -> list[Answer]:
        """Return all whole answers, or those that the heuristic rates best where there are too many."""
        most = min(self.budget.options, max(4, int(self.simulations * SCREENING) // LEAST_EACH))
        found = answers(self.known, rate=self.rollouts.ratings)
        if len(found) > most:
            rated = {answer: self.rating(answer) for answer in found}
            found = sorted(found, key=lambda answer: (-rated[answer], answer))[:most]
        favorite = complete(self.known, lambda at: max(self.rollouts.ratings(at).items(), key=lambda item: item[1])[0])
        return list(dict.fromkeys([*found, favorite, *([chosen] if chosen else [])]))

    def rating(self, answer: Answer) -> int:
        """Return the heuristic's ratings of an answer's actions together, each compared with the best of its step."""
        at, total = self.known.clone(), 0
        for action in answer:
            ratings = self.rollouts.ratings(at)
            total += ratings[action] - max(ratings.values())
            at.take(action)
        return total

    def screen(self, found: list[Answer], chosen: Answer) -> list[Answer]:
        """Return the best answers, and the chosen one: the worse half drops out after each round."""
        left = list(found)
        rounds = max(1, (len(left) - 1).bit_length() - 1)
        samples = 0
        while len(left) > FINALISTS:
            samples += max(LEAST_EACH, int(self.simulations * SCREENING / rounds) // len(left))
            self.play(self.screening, left, samples, self.screening_ends)
            ranking = self.screening.ranking(left)
            left = ranking[: max(FINALISTS, (len(left) + 1) // 2)]
            if len(left) == FINALISTS:
                left += [
                    answer for answer in ranking[FINALISTS : 2 * FINALISTS] if self.may_be_best(ranking[0], answer)
                ]
                break
        return list(dict.fromkeys([*left, *([chosen] if chosen else [])]))

    def may_be_best(self, best: Answer, answer: Answer) -> bool:
        """Return whether the screening leaves a doubt which of the two is better."""
        found = self.screening.compare(best, answer)
        return found.value < SURE * found.value_error

    def decide(self, finalists: list[Answer], chosen: Answer) -> None:
        """Play the finalists in fresh samples until the verdict is clear."""
        left = list(finalists)
        samples = max(16, int(self.simulations * (1 - SCREENING)) // len(left))
        begun = self.rollouts.count
        most = self.simulations * self.budget.insist
        while True:
            self.play(self.final, left, samples, self.ends)
            best, *others = self.order_answers(left)
            if not others:
                return
            rival = chosen if chosen and chosen != best else others[0]
            compared = {answer: self.final.compare(best, answer) for answer in others}
            done = self.is_best(compared) and (chosen == best or self.is_clear(compared[rival], bool(chosen)))
            if done or self.is_late(self.ends) or self.rollouts.count - begun >= most:
                return
            left = [best, rival] + [
                answer
                for answer, found in compared.items()
                if answer != rival and found.value < DROPPED * found.value_error
            ]
            samples += max(16, samples // 2)

    def play(self, trial: Trial, found: list[Answer], samples: int, ends: float) -> None:
        """Play all of the answers until each has so many samples, or the time is up."""
        begun = max(trial.count_games(answer) for answer in found)
        for upto in range(min(begun + CHUNK, samples), samples + CHUNK, CHUNK):
            trial.play(found, min(upto, samples))
            if self.is_late(ends):
                return

    def is_best(self, compared: dict[Answer, Difference]) -> bool:
        """Return whether no other answer is better, or not enough to matter."""
        return all(
            found.win - SURE * found.win_error > -EQUAL or found.win_error < PRECISE for found in compared.values()
        )

    def is_clear(self, found: Difference, chosen: bool) -> bool:
        """Return whether the loss of the rival is clearly on one side of each line that matters."""
        if not chosen:
            return abs(found.value) > CLEAR * found.value_error or found.win_error < PRECISE
        if found.win_error > PRECISE and any(
            abs(found.win - line) < CLEAR * found.win_error for line in (INACCURATE, BLUNDER)
        ):
            return False
        if found.win >= INACCURATE or found.money_error < PRECISE * self.typical:
            return True
        return abs(found.money - POORER * self.typical) > CLEAR * found.money_error

    def is_late(self, ends: float) -> bool:
        return process_time() > ends or perf_counter() > self.gives_up

    def order_answers(self, found: Sequence[Answer]) -> list[Answer]:
        """Return the answers as a table shows them: by chance in per cent, then by money."""
        means = {answer: self.final.mean(answer) for answer in found}
        return sorted(found, key=lambda answer: (-round(means[answer].win, 2), -means[answer].money, answer))

    def judgment(self, finalists: list[Answer], chosen: Answer) -> Judgment:
        fullest = max(self.final.count_games(answer) for answer in finalists)
        best = self.order_answers([answer for answer in finalists if self.final.count_games(answer) == fullest])[0]
        top = self.final.mean(best)
        options = [self.option(best, Difference(0, 0, 0, 0, 0, 0), top, self.final)]
        for answer in {**dict.fromkeys(finalists), **self.screening.outcomes}:
            if answer != best:
                trial = self.final if answer in self.final.outcomes else self.screening
                if best not in trial.outcomes:
                    continue
                options.append(self.option(answer, trial.compare(best, answer), top, trial))
        options[1:] = sorted(options[1:], key=lambda one: (-round(one.win, 2), -one.money, one.actions))
        return Judgment(
            self.state.seat,
            self.state.decision,
            self.rollouts.facts.group(self.state.decision),
            options,
            self.typical,
            self.rollouts.count,
            perf_counter() - self.began,
            perf_counter() > self.gives_up,
        )

    def option(self, answer: Answer, found: Difference, top: Outcome, trial: Trial) -> Option:
        """Return an answer as the table shows it: never above the best, which more samples have shown to be that."""
        loss_win = max(found.win, 0.0) if round(top.win - found.win, 2) > round(top.win, 2) else found.win
        equal = round(top.win - loss_win, 2) >= round(top.win, 2)
        loss_money = max(found.money, 0.0) if equal else found.money
        return Option(
            answer,
            self.describe_answer(answer),
            top.money - loss_money,
            min(1.0, max(0.0, top.win - loss_win)),
            max(0.0, loss_money),
            found.money_error,
            loss_money,
            loss_win,
            found.win_error,
            trial.count_games(answer),
        )

    def describe_answer(self, answer: Answer) -> list[JsonDict]:
        """Return the actions of an answer, each with what it costs."""
        at = self.known.clone()
        at.events = False
        found: list[JsonDict] = []
        for action in answer:
            costs = {int(one["action"]): int(one["cost"]) for one in at.offers(at.seat)["choices"]}
            found.append({**at.describe(action), **({"cost": costs.get(action, 0)} if any(costs.values()) else {})})
            at.apply(action)
        return found
