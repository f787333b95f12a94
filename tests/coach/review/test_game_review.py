"""A whole game looked back on."""

from __future__ import annotations

import json
from statistics import fmean
from typing import Any

import pytest
from benchmarks.verdicts import losses, measure
from tests.coach.played_games import record, states

import bigboard
from bigboard.coach import Plan, review
from bigboard.coach.judge.judgment import FLAGGED
from bigboard.coach.review.game_review import name_of, pieces, reasons_wanted, run_piece
from bigboard.coach.review.replayed_game import replay_game
from bigboard.coach.review.summary import summary
from bigboard.games.contract import JsonDict
from bigboard.games.rng import Rng
from bigboard.records.record import RecordError

SMALL = Plan(simulations=10, redraws=2)


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_every_seats_result_is_the_sum_of_its_parts(game: str) -> None:
    game_record = record(game, 3, level="easy")
    found = review(game_record, SMALL)
    replay = replay_game(game_record)
    assert found.finished
    assert found.measured
    assert [decision["n"] - 1 for decision in found.decisions] == [start for start, _ in replay.decisions]
    for seat in found.seats:
        assert seat.result == replay.end.scores()[seat.seat]
        assert seat.expectation + seat.luck + seat.own + seat.others == pytest.approx(seat.result)
        assert seat.adjusted == seat.result - seat.luck
        own = [decision for decision in found.decisions if decision["seat"] == seat.seat]
        assert sum(group["decisions"] for group in seat.groups) == len(own) == seat.decisions
    assert found.timeline[-1]["money"] == replay.end.scores()
    assert [point["n"] for point in found.timeline] == sorted(point["n"] for point in found.timeline)


def test_the_costliest_decisions_come_worst_first_and_have_their_reasons() -> None:
    found = review(record("stockpile", 2, level="random"), Plan(simulations=40, redraws=1))
    for seat in found.seats:
        worst = [found.decisions[place] for place in seat.costliest]
        assert 0 < len(worst) <= 5
        losses = [(round(decision["loss_win"], 2), decision["loss"]) for decision in worst]
        assert losses == sorted(losses, reverse=True)
        assert {decision["seat"] for decision in worst} == {seat.seat}
        assert any(decision["reasons"] for decision in worst)


def test_the_same_plan_gives_the_same_review_in_whatever_order_its_pieces_are_done() -> None:
    replay = replay_game(record("stockpile", 2))
    done: dict[str, JsonDict] = {}
    for piece in reversed(pieces(replay)):
        done[name_of(piece)] = json.loads(json.dumps(run_piece(replay, piece, SMALL, done)))
    for piece in reasons_wanted(replay, done):
        done[name_of(piece)] = run_piece(replay, piece, SMALL, done)
    one, two = summary(replay, done, ()), review(record("stockpile", 2), SMALL)
    assert json.dumps(one.to_json()) == json.dumps(two.to_json())


def test_progress_is_told_up_to_the_end() -> None:
    heard: list[tuple[int, int]] = []
    review(record("stockpile", 2), SMALL, progress=lambda done, of: heard.append((done, of)))
    assert [done for done, _ in heard] == list(range(1, len(heard) + 1))
    assert all(done <= of for done, of in heard)


@pytest.mark.parametrize(("game", "numbers"), [("acquire", [8]), ("stockpile", [8, 9])], ids=["acquire", "stockpile"])
def test_a_bot_that_blunders_every_tenth_decision_is_found_out(game: str, numbers: list[int]) -> None:
    """Let it play like its rival, but take a bad answer every tenth time, as soon as there is one.

    Games of Stockpile are short, so two of them count.
    """
    games = [measure(game, number, {}, "search:simulations=60", 400, players=2, once=True) for number in numbers]
    decisions = [one for found in games for one in found["decisions"]]
    assert fmean(one["loss"] for one in decisions if one["bad"]) > 5 * fmean(
        one["loss"] for one in decisions if not one["bad"]
    )
    bad = [one["verdict"] in FLAGGED for one in decisions if one["bad"]]
    usual = [one["verdict"] in FLAGGED for one in decisions if not one["bad"]]
    assert len(bad) > 2
    assert fmean(bad) > 0.5
    assert fmean(usual) < 0.2


@pytest.mark.long
def test_among_greedy_bots_too_it_is_found_out_in_acquire() -> None:
    """Their own answers are flagged now and then, but its blunders cost more."""
    found = measure("acquire", 8, {}, "greedy", 400, players=3, rivals=2, once=True)
    blunderer, rivals = losses([found])
    assert blunderer > 2 * rivals
    assert fmean(one["verdict"] in FLAGGED for one in found["decisions"] if one["bad"]) > 0.5
    assert fmean(one["verdict"] in FLAGGED for one in found["decisions"] if not one["bad"]) < 0.2


def test_an_unfinished_game_is_reviewed_as_far_as_it_goes() -> None:
    whole = record("acquire", 3)
    found = review({**whole, "actions": whole["actions"][:30]}, SMALL)
    assert not found.finished
    for seat in found.seats:
        assert seat.won == 0
        assert seat.expectation + seat.luck + seat.own + seat.others == pytest.approx(seat.result)


def test_a_game_that_began_with_a_position_has_no_luck_of_the_deal() -> None:
    state = next(
        state.clone() for number, (state, _) in enumerate(states("acquire", 2, level="greedy")) if number == 60
    )
    fresh = bigboard.game("acquire").position(state.position())
    rng = Rng(1)
    while fresh.seat >= 0:
        fresh.apply(fresh.legal_actions()[rng.below(len(fresh.legal_actions()))])
    found = review(fresh.record(), SMALL)
    assert len({seat.expectation for seat in found.seats}) == 1


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lambda kept: {**kept, "format": 2}, "reads format 1"),
        (lambda kept: {**kept, "game": "chess"}, "chess"),
        (lambda kept: {**kept, "actions": None}, "list of described actions"),
        (lambda kept: {**kept, "actions": []}, "nothing to look back on"),
        (lambda kept: {**kept, "actions": ["5C"]}, "Action 1 is not a described action"),
        (lambda kept: {**kept, "actions": [*kept["actions"][:5], *kept["actions"][:5]]}, "Action 6 of 10"),
        (lambda kept: {**kept, "deal": {**kept["deal"], "rules": 99}}, "version 99"),
        (
            lambda kept: {name: value for name, value in kept.items() if name != "deal"},
            "either a 'deal' or a 'position'",
        ),
    ],
)
def test_what_is_wrong_with_a_record_is_said_in_a_sentence(damage: Any, complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint):
        review(damage(record("acquire", 2)), SMALL)
