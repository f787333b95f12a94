"""What a decision is worth: every answer tried in the same worlds, from what the deciding seat may know.

All answers meet the same sampled worlds and the same chance afterwards, so that differences are far more precise than
values. The worse half drops out again and again; then the best answers race the chosen one in fresh worlds, because
whatever comes out on top of many was lucky, too. Where that leaves a doubt, more of them decide.
`docs/coach.md` has the formulas.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil, log2, sqrt
from time import perf_counter
from typing import Literal

from bigboard.coach.judge.outcomes import Difference, Outcome, Sample, Yardstick, compare
from bigboard.coach.judge.rollouts import SEED_BITS, Rollouts, take_all
from bigboard.games.contract import JsonDict, State
from bigboard.games.rng import Rng, as_rng

VerdictName = Literal["best", "fine", "inaccurate", "blunder"]
Answer = tuple[int, ...]  # one action, or several that are one choice

# What is flagged, as a part of the money that a player ends with on average, and by how many standard errors.
BLUNDER = 0.05
INACCURATE = 0.02
BLUNDER_ERRORS = 3.0
INACCURATE_ERRORS = 2.0

SCREENING = 0.6  # of all simulations, at most; another part compares the best answers with the chosen one
FIRST_ROUND = 0.5  # of these, because what drops out there is not looked at again
DOUBTFUL = 1.5  # times as many simulations decide, where that comparison leaves a doubt
BATCHES = 6  # of these, which end early when it is clear
CLEAR = 2.0  # standard errors above what was found, at most, that a loss may still turn out to be
SURE = 4.0  # standard errors beyond what a blunder will need in the end: then it would be one with other worlds, too
FINALISTS = 4  # answers that are compared with the chosen one at first
RACE = 4.0  # times as many simulations, at most, until none of them can show a blunder, or one clearly does
LEAST_EACH = 16  # simulations for each answer that is tried


@dataclass(frozen=True)
class Budget:
    """What a judgement may cost; more simulations where it is close, if there is time.

    A game in which chance has more to say takes a multiple of them (`Prospects.effort`). Without the time limit it is
    the same on every machine.
    """

    simulations: int = 800
    seconds: float = 0.8
    options: int = 24  # the most promising by instinct, where there are more
    insist: int = 8  # times as many at most where an answer may be a blunder, so that another seed says the same


COACH = Budget()
REVIEW = Budget(simulations=150, seconds=20.0, insist=24)
PUZZLE = Budget(simulations=20_000, seconds=60.0, options=40, insist=1)


@dataclass(frozen=True)
class Option:
    """An answer: expected final money, chance to win, and how far it is below the best (`loss`).

    A loss counts own money in full and half of the best rival's; `error` is its standard error. The losses of money and
    chance can be negative.
    """

    actions: Answer
    described: list[JsonDict]
    money: float
    win: float
    loss: float
    error: float
    loss_money: float
    loss_win: float
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
class Judgement:
    """All answers that were tried, the best first."""

    seat: int
    decision: str
    group: str
    options: list[Option]
    typical: float  # what a player ends with on average: the measure of what is much
    simulations: int
    worlds: int

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


def verdict_name(chosen: Option, best: Option, typical: float) -> VerdictName:
    if chosen.actions == best.actions:
        return "best"
    if chosen.loss - BLUNDER_ERRORS * chosen.error >= BLUNDER * typical:
        return "blunder"
    if chosen.loss - INACCURATE_ERRORS * chosen.error >= INACCURATE * typical:
        return "inaccurate"
    return "fine"


def judge(state: State, seat: int, rng: Rng | int, budget: Budget = COACH, chosen: Sequence[int] = ()) -> Judgement:
    """What the answers of the deciding seat are worth; `chosen` is among them in any case.

    Only `state.sample(seat, …)` is looked at, so nothing that the seat may not know has an influence.
    """
    if seat < 0 or state.seat != seat:
        raise ValueError(f"Seat {seat} has nothing to decide here; seat {state.seat} has.")
    trial = Trial(state, as_rng(rng), budget)
    answers = trial.promising(tuple(chosen))
    ranking = trial.screen(answers)
    best, rival = ranking[0], tuple(chosen) or ranking[min(1, len(ranking) - 1)]
    final: dict[Answer, Sample] = {}
    if len(ranking) > 1:
        best, final = trial.race(ranking, rival, RACE if chosen else 0.0)
        final = trial.decide(best, rival, final)
        if compare(final[best], final[rival]).value < 0:
            best, rival = rival, best
    return trial.judgement(best, rival, final)


class Trial:
    """The worlds of one judgement, and how the answers did in them."""

    def __init__(self, state: State, rng: Rng, budget: Budget) -> None:
        self.state = state
        self.seat = state.seat
        self.rng = rng
        self.rollouts = Rollouts(state.game.name)
        effort = self.rollouts.prospects.effort
        self.budget = replace(budget, simulations=int(budget.simulations * effort))
        self.until = self.rollouts.until(state)
        self.ends = perf_counter() + budget.seconds
        self.yardstick = Yardstick.measured(state, self.rollouts, rng)
        self.known = self.rollouts.draw(state, rng)  # some world, for what instinct says before anything is tried
        self.samples: dict[Answer, Sample] = {}
        self.worlds = 0
        self.played = 0
        self.sums = 0.0  # of what everybody has on average

    def promising(self, chosen: Answer) -> list[Answer]:
        """All answers, or the best by instinct where there are too many for the budget, and the chosen one."""
        legal = self.state.legal_actions()
        most = min(self.budget.options, max(4, int(self.budget.simulations * SCREENING) // LEAST_EACH))
        if len(legal) > most:
            ratings = self.rollouts.ratings(self.known)
            legal = sorted(legal, key=lambda action: (-ratings.get(action, -(10**9)), action))[:most]
        answers: list[Answer] = [(action,) for action in legal]
        return answers if not chosen or chosen in answers else [*answers, chosen]

    def screen(self, answers: list[Answer]) -> list[Answer]:
        """The answers, best first: half of those that are left drop out after each round."""
        self.samples = {answer: Sample() for answer in answers}
        left = list(answers)
        rounds = max(1, ceil(log2(len(left)))) if len(left) > 1 else 1
        screening = self.budget.simulations * SCREENING
        shares = [FIRST_ROUND, *[(1 - FIRST_ROUND) / (rounds - 1)] * (rounds - 1)] if rounds > 1 else [FIRST_ROUND]
        for share in shares:
            each = int(screening * share) // len(left)
            self.play(left, max(2, each), self.samples)
            left.sort(key=lambda answer: -self.samples[answer].value)
            left = left[: ceil(len(left) / 2)]
        dropped = sorted(
            (answer for answer in answers if answer not in left),
            key=lambda answer: (-len(self.samples[answer].outcomes), -self.samples[answer].value),
        )
        return [*left, *dropped]

    def race(self, ranking: list[Answer], chosen: Answer, more: float) -> tuple[Answer, dict[Answer, Sample]]:
        """The first of the ranking against the chosen answer in fresh worlds, and which of them does best there.

        Whatever cannot make the chosen answer a blunder any more drops out. With `more` times the simulations at most,
        it goes on until nothing is left, or something shows that it was one.
        """
        favourite: list[Answer] = [(action,) for action in self.rollouts.favourites(self.known)[:1]]
        rivals = [answer for answer in dict.fromkeys([*ranking[: FINALISTS + 1], *favourite]) if answer != chosen]
        rivals = rivals[: FINALISTS + 1]
        fresh = {answer: Sample() for answer in [*rivals, chosen]}
        batch = max(4, int(self.budget.simulations * (1 - SCREENING)) // len(fresh))
        self.play([*rivals, chosen], batch, fresh)
        if len(fresh[chosen].outcomes) < 2:  # there was no time
            return next(answer for answer in ranking if answer != chosen), self.samples
        left, spent = rivals, 0
        while spent < more * self.budget.simulations and not self.late:
            found = {answer: compare(fresh[answer], fresh[chosen]) for answer in left}
            left = [answer for answer in left if self.may_be_much(found[answer], BLUNDER)]
            if not left or any(self.beyond(found[answer]) > BLUNDER_ERRORS * found[answer].error for answer in left):
                break
            self.play([*left, chosen], batch, fresh)
            spent += batch * (len(left) + 1)
        return max(left or rivals, key=lambda answer: compare(fresh[answer], fresh[chosen]).value), fresh

    def decide(self, best: Answer, chosen: Answer, first: dict[Answer, Sample]) -> dict[Answer, Sample]:
        """Both once more in fresh worlds, unless the chosen answer does not cost much in any case."""
        found = compare(first[best], first[chosen])
        if not self.may_be_much(found, INACCURATE if found.value > 0 else BLUNDER) or self.late:
            return first
        fresh = {best: Sample(), chosen: Sample()}
        usual = max(8, int(self.budget.simulations * DOUBTFUL) // 2)
        most = usual * self.budget.insist
        while (worlds := len(fresh[best].outcomes)) < most and not self.late:
            self.play([best, chosen], min(max(4, usual // BATCHES, worlds // 4), most - worlds), fresh)
            if self.settled(compare(fresh[best], fresh[chosen]), len(fresh[best].outcomes), usual, most):
                break
        return fresh if len(fresh[best].outcomes) >= min(len(first[best].outcomes), usual // BATCHES) else first

    def settled(self, found: Difference, worlds: int, usual: int, most: int) -> bool:
        """Whether more worlds would hardly change the verdict. What may be a blunder gets more of them than usual."""
        needed = BLUNDER_ERRORS * found.error * sqrt(worlds / most)  # beyond the line, when all worlds are used up
        if self.beyond(found) > needed + SURE * found.error:
            return True
        if worlds >= usual:
            return self.beyond(found) + CLEAR * found.error < needed
        final = found.error * sqrt(worlds / usual)  # what the error will be then
        return found.value + CLEAR * found.error < INACCURATE * self.typical + INACCURATE_ERRORS * final

    def beyond(self, found: Difference) -> float:
        """How far a loss is beyond the line from which it is a blunder."""
        return found.value - BLUNDER * self.typical

    def may_be_much(self, found: Difference, much: float) -> bool:
        return found.value + CLEAR * found.error >= much * self.typical

    @property
    def typical(self) -> float:
        return self.sums / max(1, self.played)

    @property
    def late(self) -> bool:
        return perf_counter() > self.ends

    def play(self, answers: list[Answer], times: int, samples: dict[Answer, Sample]) -> None:
        """Every answer in so many new worlds, the same for all; when the time is up, in one at least."""
        for _ in range(times):
            if self.late and samples[answers[0]].outcomes:
                return
            world = self.rollouts.draw(self.state, self.rng)
            seed = self.rng.getrandbits(SEED_BITS)
            self.worlds += 1
            for answer in answers:
                copy = world.clone()
                take_all(copy, answer)
                scores = self.rollouts.look_ahead(copy, Rng(seed), self.until)
                outcome = self.yardstick.outcome(scores, self.seat)
                samples[answer].outcomes.append(outcome)
                self.sums += self.yardstick.typical(scores)
                self.played += 1

    def judgement(self, best: Answer, rival: Answer, final: dict[Answer, Sample]) -> Judgement:
        top = final.get(best, self.samples[best])
        money, win = top.money, top.win
        options = [self.option(best, Outcome(0.0, 0.0, 0.0), 0.0, money, win, len(top.outcomes))]
        others = []
        for answer, sample in self.samples.items():
            if answer == best:
                continue
            if answer == rival and answer in final:
                found, tried = compare(final[best], final[answer]), final[answer]
            else:
                found, tried = compare(self.samples[best], sample), sample
            loss = Outcome(found.value, found.money, found.win)
            others.append(self.option(answer, loss, found.error, money, win, len(tried.outcomes)))
        others.sort(key=lambda option: (option.loss, option.actions))
        return Judgement(
            self.seat,
            self.state.decision,
            self.rollouts.prospects.group(self.state.decision),
            options + others,
            self.typical,
            self.rollouts.count,
            self.worlds,
        )

    def option(self, answer: Answer, loss: Outcome, error: float, money: float, win: float, tried: int) -> Option:
        return Option(
            answer,
            [self.state.describe(action) for action in answer],
            money - loss.money,
            min(1.0, max(0.0, win - loss.win)),
            max(0.0, loss.value),
            error,
            loss.money,
            loss.win,
            tried,
        )
