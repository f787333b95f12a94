"""Cards from a review: the position of the seat, verdicts that repeat, and damaged ones that are named."""

from __future__ import annotations

import json

import pytest
from tests.coach.played_games import record

from bigboard.coach.judge.answers import answers
from bigboard.coach.review.game_review import Plan, review
from bigboard.coach.review.replayed_game import ReplayedGame, replay_game
from bigboard.coach.training.card import Card, CardError, judge_card
from bigboard.coach.training.judged_game import JudgedGame, cards_of, judged_game
from bigboard.games.contract import JsonDict

Reviewed = tuple[ReplayedGame, JsonDict]


@pytest.fixture(scope="module", params=["acquire", "stockpile"])
def reviewed(request: pytest.FixtureRequest) -> Reviewed:
    """A game that was played at random, so full of clear losses."""
    played = record(request.param, 2, 1, level="random")
    return replay_game(played), json.loads(json.dumps(review(played, Plan(simulations=20, redraws=1)).to_json()))


def test_every_clear_loss_of_the_seat_is_a_card_and_nothing_else_is(reviewed: Reviewed) -> None:
    replay, found = reviewed
    for seat in (0, 1):
        made = cards_of(replay, found, seat)
        clear = [one for one in found["decisions"] if one["seat"] == seat and one["clear"]]
        assert sorted(made) == [one["n"] for one in clear]
        assert len(made) > 3
        assert all(one["verdict"] in ("blunder", "inaccurate") for one in clear)
        for n, card in made.items():
            kept = Card.from_json(json.loads(json.dumps(card.to_json())))
            assert kept == card or kept.to_json() == json.loads(json.dumps(card.to_json()))
            state = kept.state()
            assert state.seat == seat
            assert state.view(seat) == replay.states[n - 1].view(seat)


def test_the_best_answer_is_right_and_the_choice_of_the_game_is_wrong(reviewed: Reviewed) -> None:
    replay, found = reviewed
    card = next(iter(cards_of(replay, found, 0).values()))
    right, wrong = judge_card(card, card.right), judge_card(card, tuple(card.chosen["actions"]))
    assert (right["right"], right["verdict"]) == (True, "best")
    assert not wrong["right"]
    assert wrong["best"] == right["best"]
    assert wrong["yours"] == card.chosen
    other = next(one for one in answers(card.state()) if one not in (card.right, tuple(card.chosen["actions"])))
    assert judge_card(card, other) == judge_card(card, other)


def test_a_card_of_other_rules_or_a_damaged_one_is_named(reviewed: Reviewed) -> None:
    replay, found = reviewed
    whole = next(iter(cards_of(replay, found, 0).values())).to_json()
    for change, sentence in (
        ({"rules": 99}, "for rules 99"),
        ({"game": "chess"}, "not installed"),
        ({"deal": {}}, "cannot be read"),
        ({"actions": [-1]}, "not legal"),
    ):
        with pytest.raises(CardError, match=sentence):
            Card.from_json({**whole, **change}).state()
    with pytest.raises(CardError, match="damaged"):
        Card.from_json({"game": "acquire"})


def test_a_reviewed_game_counts_each_decision_once_and_reads_back(reviewed: Reviewed) -> None:
    replay, found = reviewed
    game = judged_game(replay, found, 0, [None, "easy"], "x", 5.0)
    assert len(game.decisions) == next(one["decisions"] for one in found["seats"] if one["seat"] == 0)
    rivals = [one for one in found["decisions"] if one["seat"] == 1]
    assert game.bots["easy"]["all"][0] == sum(one["mattered"] for one in rivals)
    assert {one.phase for one in game.decisions} == {"early", "middle", "late"}
    assert JudgedGame.from_json(json.loads(json.dumps(game.to_json()))) == game
    assert all(one["mattered"] for one in found["decisions"] if one["verdict"] in ("blunder", "inaccurate"))
