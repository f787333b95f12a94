"""What a judgment says, from what the seat may know, for every decision of every game."""

from __future__ import annotations

import itertools
from dataclasses import asdict, replace
from typing import Any

import pytest
from tests.coach.played_games import everything, states

from bigboard.bots import bot
from bigboard.coach import Budget, judge
from bigboard.coach.judge import judgment
from bigboard.coach.judge.answers import Question, answer_of, answers
from bigboard.coach.judge.judgment import BLUNDER, INACCURATE, POORER, Jury, Option, verdict_name
from bigboard.coach.judge.reasons import explain
from bigboard.coach.judge.rollouts import MEASURED, Rollouts
from bigboard.coach.judge.trial import Difference
from bigboard.coach.judge.wording import Words
from bigboard.games.coach_facts import coach_facts_of
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
        judgment = judge(state, state.seat, Rng(1), SMALL, (action,))
        assert (judgment.decision, judgment.seat) == (question, state.seat)
        assert judgment.group in set(coach_facts_of(title(game)).groups.values())
        assert judgment.verdict(action).chosen.actions == (action,)
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
        assert judge(world, state.seat, Rng(1), SMALL, (action,)) == judgment
        assert explain(world, state.seat, (action,), (other,), Rng(2), 4) == reasons
    assert explained > len(found) / 3


def test_investors_are_kept_where_there_is_no_auction() -> None:
    assert "keep_investor" in one_of_each("stockpile", 2, {"investors": True}, range(1, 2))


def a_decision(seed: int = 3, number: int = 40) -> tuple[State, int]:
    """One with several answers, in the middle of a game."""
    found = [(state.clone(), action) for state, action in states("stockpile", 3, seed, level="easy")]
    return [one for one in found if len(one[0].legal_actions()) > 3][number]


def test_the_same_seed_gives_the_same_judgment_and_another_one_another() -> None:
    state, action = a_decision()
    one, same, other = (judge(state, state.seat, Rng(seed), SMALL, (action,)) for seed in (1, 1, 2))
    assert one == same
    assert one != other


def test_what_a_seat_cannot_know_has_no_influence_on_its_judgment() -> None:
    state, action = a_decision()
    world = state.sample(state.seat, Rng(77))
    assert world.position() != state.position()
    assert judge(world, state.seat, Rng(1), SMALL, (action,)) == judge(state, state.seat, Rng(1), SMALL, (action,))


def test_options_come_best_first_and_differ_from_the_best_by_their_loss() -> None:
    state, action = a_decision()
    judgment = judge(state, state.seat, Rng(1), SMALL, (action,))
    shown = [(-round(option.win, 2), -option.money) for option in judgment.options]
    assert shown == sorted(shown)
    assert judgment.best.loss == 0
    for option in judgment.options:
        assert option.money == pytest.approx(judgment.best.money - option.loss_money)
        assert 0 <= option.win <= 1


def test_a_choice_of_several_is_judged_as_one_answer() -> None:
    """The shares that are bought together, and in a merger what is traded, sold and kept."""
    asked = set()
    for state, _ in states("acquire", 3, 5, level="greedy"):
        if state.decision in ("buy_shares", "trade_shares") and state.decision not in asked:
            whole = set(answers(state))
            if max(map(len, whole)) > 1:
                asked.add(state.decision)
                chosen = sorted(whole)[-1]
                judgment = judge(state, state.seat, Rng(1), SMALL, chosen)
                assert judgment.verdict(chosen).chosen.actions == chosen
                assert {option.actions for option in judgment.options} <= whole
    assert asked == {"buy_shares", "trade_shares"}


def test_a_whole_answer_ends_where_the_question_does() -> None:
    for state, _ in states("acquire", 3, 5, level="greedy"):
        if state.decision == "trade_shares":
            for answer in answers(state):
                at, question = state.clone(), Question(state)
                continued = []
                for action in answer:
                    picked = str(at.describe(action)["type"])
                    at.apply(action)
                    continued.append(question.continues(picked, at))
                assert continued == [True] * (len(answer) - 1) + [False]
            return
    raise AssertionError("no merger")


def test_only_the_seat_that_decides_can_be_judged() -> None:
    state, _ = a_decision()
    with pytest.raises(ValueError, match="has nothing to decide"):
        judge(state, (state.seat + 1) % 3, Rng(1), SMALL)


def test_an_answer_that_was_not_judged_has_no_verdict() -> None:
    state, _ = a_decision()
    with pytest.raises(ValueError, match="name it as `chosen`"):
        judge(state, state.seat, Rng(1), SMALL).verdict(99_999)


def test_a_time_limit_ends_a_judgment_early() -> None:
    state, action = a_decision()
    hurried = judge(state, state.seat, Rng(1), Budget(100_000, 0.0), (action,))
    assert hurried.simulations < 1000
    assert hurried.verdict(action).chosen.actions == (action,)


def test_a_verdict_is_by_winning_chance_first_and_money_second() -> None:
    best = Option((1,), [], 1000.0, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 10)
    chosen = replace(best, actions=(2,))

    def named(win: float, money: float, error: float = 0.0) -> str:
        return verdict_name(replace(chosen, loss_win=win, loss_money=money, error_win=error), best, 1000.0)

    assert verdict_name(best, best, 1000.0) == "best"
    assert named(BLUNDER, -500.0) == "blunder"
    assert named(BLUNDER - 0.001, 0.0) == "inaccurate"
    assert named(INACCURATE, 0.0) == "inaccurate"
    assert named(INACCURATE - 0.001, 1000 * POORER - 1) == "fine"
    assert named(INACCURATE, 0.0, error=0.015) == "fine"  # the samples are too few to say so
    assert named(0.031, 0.0, error=0.005) == "inaccurate"  # a doubt is no reason to call three per cent fine
    assert named(0.0, 500.0) == "inaccurate"  # a blunder costs winning chance
    assert named(-0.01, 500.0) == "fine"  # the money buys a better chance


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_blunders_are_blunders_with_other_seeds_too(game: str) -> None:
    """The answers that heuristic likes least, in a fixed game."""
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


def test_a_loss_is_clear_when_no_line_is_near() -> None:
    state, _ = a_decision()
    jury = Jury(state, Rng(1), SMALL)

    def clear(win: float, error: float, money: float = 0.0) -> bool:
        return jury.is_clear(Difference(money * jury.typical, win, 0.0, error, 0.0, 0.0), True)

    assert clear(0.10, 0.01)
    assert not clear(0.06, 0.01)  # another seed may call it inaccurate
    assert not clear(0.04, 0.01)
    assert clear(0.0, 0.005)
    assert not clear(0.0, 0.015)  # it may cost two per cent after all
    assert clear(0.0, 0.005, money=0.05)
    assert clear(INACCURATE, 0.0005)  # no closer look is worth it
    assert jury.is_best({(1,): Difference(0.0, 0.0, 0.0, 0.002, 0.0, 0.0)})
    assert not jury.is_best({(1,): Difference(0.0, 0.0, 0.0, 0.004, 0.0, 0.0)})
    assert jury.is_best({(1,): Difference(0.0, 0.01, 0.0, 0.004, 0.0, 0.0)})


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_a_table_never_contradicts_its_verdict(game: str) -> None:
    for number, (state, _) in enumerate(states(game, 4, 3, level="easy")):
        if number % 24 or len(state.legal_actions()) < 3:
            continue
        chosen = answer_of(bot("easy"), state, Rng(number))
        judgment = judge(state, state.seat, Rng(number), replace(ENOUGH, simulations=1500), chosen)
        verdict = judgment.verdict(chosen)
        for option in judgment.options:
            shown = (round(option.win, 2), option.money)
            assert shown <= (round(judgment.best.win, 2), judgment.best.money)
        assert (verdict.name == "best") == (judgment.best.actions == chosen)
        if verdict.name in ("best", "fine"):
            assert verdict.loss_win < INACCURATE


def test_a_busy_machine_makes_a_judgment_slower_and_not_weaker(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit counts processor time; a judgment that waits far too long says so."""
    state, action = a_decision()
    free = judge(state, state.seat, Rng(1), replace(SMALL, seconds=30.0), (action,))
    assert not free.late
    slow = itertools.count(step=5.0)
    monkeypatch.setattr(judgment, "perf_counter", lambda: next(slow))
    busy = judge(state, state.seat, Rng(1), replace(SMALL, seconds=30.0), (action,))
    assert busy == free
    assert busy.seconds > 0
    late = judge(state, state.seat, Rng(1), replace(SMALL, seconds=0.01), (action,))
    assert late.late


def test_insisting_costs_no_more_than_the_budget_allows() -> None:
    state, action = a_decision()
    for insist in (1, 8):
        found = judge(state, state.seat, Rng(1), replace(SMALL, insist=insist), (action,))
        screened = 6 * len(state.legal_actions()) * 4
        assert found.simulations <= 2 * MEASURED + screened + 1.5 * 9 * 16 + 24 * insist * 2
