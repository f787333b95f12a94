"""What a judgement says, from what the seat may know, for every decision of every game."""

from __future__ import annotations

import random
from dataclasses import asdict, replace
from typing import Any

import pytest
from tests.coach.played_games import everything, states

from bigboard.coach import Budget, judge
from bigboard.coach.judge.judgment import BLUNDER, INACCURATE, RACE, Answer, Option, Trial, verdict_name
from bigboard.coach.judge.outcomes import YARDSTICK, Difference, Outcome, Sample
from bigboard.coach.judge.reasons import explain
from bigboard.coach.judge.rollouts import Rollouts
from bigboard.coach.judge.wording import Words
from bigboard.games.coach_facts import prospects_of
from bigboard.games.contract import State
from bigboard.games.registry import declaration, title
from bigboard.games.rng import Rng
from bigboard.i18n import LANGUAGES, Messages

TWO_INVESTORS = {"choose_power", "reveal_pair"}  # only two players have two investors, and two pairs
SEVERAL_RIVALS = {"give_money", "take_money"}
AUCTION = {"keep_investor"}  # instead of it
NAMES = ("Ana", "Bruno", "Carla", "Dinis")
SMALL = Budget(simulations=24, seconds=300.0)
ENOUGH = Budget(simulations=300, seconds=60.0)


def one_of_each(game: str, players: int, options: dict[str, Any], seeds: range) -> dict[str, tuple[State, int]]:
    """For every question that comes up in random games, one state in which there is a choice."""
    found: dict[str, tuple[State, int]] = {}
    asked = {question.name for question in declaration(game).questions}
    for seed in seeds:
        if asked <= set(found):
            break
        for state, action in states(game, players, seed, options):
            if state.decision not in found and len(state.legal_actions()) > 1:
                found[state.decision] = (state.clone(), action)
    return found


@pytest.mark.parametrize(
    ("game", "players", "options", "seeds", "missing"),
    [
        ("acquire", 3, {}, range(1, 60), set()),
        ("acquire", 2, {"open_holdings": False, "dead_tiles": "never"}, range(1, 3), None),
        ("stockpile", 4, everything("stockpile"), range(1, 60), AUCTION | TWO_INVESTORS),
        ("stockpile", 2, everything("stockpile"), range(1, 60), AUCTION | SEVERAL_RIVALS),
        ("stockpile", 2, {"investors": True, "strategies": True}, range(1, 3), None),
    ],
)
def test_every_decision_is_judged_and_explained_from_what_its_seat_may_know(
    game: str, players: int, options: dict[str, Any], seeds: range, missing: set[str] | None
) -> None:
    found = one_of_each(game, players, options, seeds)
    if missing is not None:
        assert {question.name for question in declaration(game).questions} - set(found) == missing
    sayings = [Words(Messages(language), game, NAMES[:players]) for language in LANGUAGES]
    explained = 0
    for question, (state, action) in found.items():
        judgement = judge(state, state.seat, Rng(1), SMALL, (action,))
        assert (judgement.decision, judgement.seat) == (question, state.seat)
        assert judgement.group in set(prospects_of(title(game)).groups.values())
        assert judgement.verdict(action).chosen.actions == (action,)
        other = next(one for one in state.legal_actions() if one != action)
        reasons = explain(state, state.seat, (action,), (other,), Rng(2), 4)
        explained += bool(reasons)
        for reason in reasons:
            assert 0 <= reason.chosen <= reason.of
            assert 0 <= reason.best <= reason.of
            said = [words.reason(asdict(reason)) for words in sayings]
            assert all(saying and "coach-" not in saying and "{" not in saying for saying in said)
            assert len(set(said)) > 1
        # All that is hidden from the seat is swapped: the coach says the very same.
        world = state.sample(state.seat, Rng(99))
        assert judge(world, state.seat, Rng(1), SMALL, (action,)) == judgement
        assert explain(world, state.seat, (action,), (other,), Rng(2), 4) == reasons
    assert explained > len(found) / 3


def test_investors_are_kept_where_there_is_no_auction() -> None:
    assert "keep_investor" in one_of_each("stockpile", 2, {"investors": True}, range(1, 2))


def a_decision(seed: int = 3, number: int = 40) -> tuple[State, int]:
    """One with several answers, in the middle of a game."""
    found = [(state.clone(), action) for state, action in states("stockpile", 3, seed, level="easy")]
    return [one for one in found if len(one[0].legal_actions()) > 3][number]


def test_the_same_seed_gives_the_same_judgement_and_another_one_another() -> None:
    state, action = a_decision()
    one, same, other = (judge(state, state.seat, Rng(seed), SMALL, (action,)) for seed in (1, 1, 2))
    assert one == same
    assert one != other


def test_what_a_seat_cannot_know_has_no_influence_on_its_judgement() -> None:
    state, action = a_decision()
    world = state.sample(state.seat, Rng(77))
    assert world.position() != state.position()
    assert judge(world, state.seat, Rng(1), SMALL, (action,)) == judge(state, state.seat, Rng(1), SMALL, (action,))


def test_options_come_best_first_and_differ_from_the_best_by_their_loss() -> None:
    state, action = a_decision()
    judgement = judge(state, state.seat, Rng(1), SMALL, (action,))
    losses = [option.loss for option in judgement.options]
    assert losses == sorted(losses)
    assert judgement.best.loss == 0
    for option in judgement.options:
        assert option.money == pytest.approx(judgement.best.money - option.loss_money)
        assert 0 <= option.win <= 1


def test_a_choice_of_several_is_judged_as_one_answer() -> None:
    for state, _ in states("acquire", 3, 5, level="greedy"):
        if state.decision == "buy_shares" and len(state.legal_actions()) > 2:
            break
    first = state.legal_actions()[0]
    after = state.clone()
    after.apply(first)
    plan = (first, after.legal_actions()[-1])
    judgement = judge(state, state.seat, Rng(1), SMALL, plan)
    assert judgement.verdict(plan).chosen.actions == plan
    assert [len(option.actions) for option in judgement.options].count(2) == 1


def test_only_the_seat_that_decides_can_be_judged() -> None:
    state, _ = a_decision()
    with pytest.raises(ValueError, match="has nothing to decide"):
        judge(state, (state.seat + 1) % 3, Rng(1), SMALL)


def test_an_answer_that_was_not_judged_has_no_verdict() -> None:
    state, _ = a_decision()
    with pytest.raises(ValueError, match="name it as `chosen`"):
        judge(state, state.seat, Rng(1), SMALL).verdict(99_999)


def test_a_time_limit_ends_a_judgement_early() -> None:
    state, action = a_decision()
    hurried = judge(state, state.seat, Rng(1), Budget(100_000, 0.0), (action,))
    assert hurried.simulations < 1000
    assert hurried.verdict(action).chosen.actions == (action,)


def test_a_verdict_needs_a_loss_that_is_large_and_beyond_doubt() -> None:
    best = Option((1,), [], 100.0, 0.5, 0.0, 0.0, 0.0, 0.0, 10)
    chosen = replace(best, actions=(2,))

    def named(loss: float, error: float) -> str:
        return verdict_name(replace(chosen, loss=loss, error=error), best, 1000.0)

    assert verdict_name(best, best, 1000.0) == "best"
    assert named(1000 * BLUNDER + 1, 0.0) == "blunder"
    assert named(1000 * BLUNDER + 1, 1000 * BLUNDER / 4) == "inaccurate"
    assert named(1000 * BLUNDER + 1, 1000 * BLUNDER) == "fine"
    assert named(1000 * INACCURATE - 1, 0.0) == "fine"


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_blunders_are_blunders_with_other_seeds_too(game: str) -> None:
    """The answers that instinct likes least, in a fixed game."""
    flagged = 0
    for number, (state, _) in enumerate(states(game, 3, 8, level="greedy")):
        if number % 16 or len(state.legal_actions()) < 3:
            continue
        ratings = Rollouts(game).ratings(state.sample(state.seat, Rng(number)))
        worst = min(ratings, key=lambda action: (ratings[action], action))
        verdicts = [
            judge(state, state.seat, Rng(100 * number + seed), ENOUGH, (worst,)).verdict(worst).name
            for seed in range(3)
        ]
        if verdicts[0] == "blunder":
            flagged += 1
            assert set(verdicts[1:]) <= {"blunder", "inaccurate"}
    assert flagged > 1


def test_what_may_be_a_blunder_is_looked_at_longer_than_what_is_clear() -> None:
    state, _ = a_decision()
    trial = Trial(state, Rng(1), SMALL)
    trial.sums, trial.played = 1000.0, 1  # what a player ends with, so a blunder costs 50 and more
    usual, most = 100, 800

    def settled(loss: float, error: float, worlds: int) -> bool:
        return trial.settled(Difference(loss, loss, 0.0, error), worlds, usual, most)

    assert settled(90.0, 5.0, 10)  # beyond doubt
    assert settled(0.0, 5.0, 50)  # it will not become anything worth a word
    assert not settled(30.0, 5.0, 50)
    assert settled(30.0, 5.0, usual)  # more than fine, less than a blunder
    assert not settled(60.0, 5.0, usual)  # with other worlds it may be one or not
    assert not settled(48.0, 5.0, usual)
    assert settled(48.0, 5.0, most)  # what has the last word


@pytest.mark.parametrize(
    ("means", "leader"),
    [({1: 10.0, 2: 120.0, 3: 20.0}, 2), ({1: -5.0, 2: -10.0, 3: 0.0}, None)],
    ids=["one of them is better", "none is"],
)
def test_the_race_goes_on_until_the_better_answer_shows_or_none_can(
    means: dict[int, float], leader: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, _ = a_decision()
    trial = Trial(state, Rng(1), Budget(200, 60.0))
    trial.sums, trial.played = 1000.0, 1  # a blunder costs 50 and more
    chance, count = random.Random(3), 0

    def play(answers: list[Answer], times: int, samples: dict[Answer, Sample]) -> None:
        nonlocal count
        for _ in range(times):
            for answer in answers:
                count += 1
                value = means.get(answer[0], 0.0) + chance.gauss(0.0, 150.0)
                samples[answer].outcomes.append(Outcome(value, value, 0.0))

    monkeypatch.setattr(trial, "play", play)
    best, fresh = trial.race([(1,), (2,), (3,), (9,)], (9,), RACE)
    allowed = RACE * trial.budget.simulations
    assert len(fresh[(9,)].outcomes) == max(len(sample.outcomes) for sample in fresh.values())
    if leader is not None:
        assert best == (leader,)
    else:
        assert count < allowed  # it ends early: nothing can make the chosen answer a blunder


def test_insisting_costs_no_more_than_the_budget_allows() -> None:
    state, action = a_decision()
    counts = [
        judge(state, state.seat, Rng(1), replace(SMALL, insist=insist), (action,)).simulations for insist in (1, 8)
    ]
    assert counts[0] <= 24 * (2.5 + RACE) + 2 * YARDSTICK + 40
    assert counts[1] <= 24 * (13 + RACE) + 2 * YARDSTICK + 40
