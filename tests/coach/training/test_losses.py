"""The report of losses: sums, trend, comparison with bots and grades, from games made for the test."""

from __future__ import annotations

import random

import pytest

from bigboard.coach.training.judged_game import JudgedDecision, JudgedGame, Sums, add
from bigboard.coach.training.losses import grade_of, losses, report, trend_of

KINDS = ("buying", "placing")


def decision(n: int, group: str, lost: float, mattered: bool = True) -> JudgedDecision:
    answer = [{"type": "x"}] if lost else []
    return JudgedDecision(n, group, "early", "level", mattered, 1000 * lost, lost, answer, answer)


def game(
    number: int, decisions: list[JudgedDecision], title: str = "acquire", bots: dict[str, Sums] | None = None
) -> JudgedGame:
    figures = (1.0, 20000.0, True, 500.0, 19500.0, 800.0)
    return JudgedGame(f"t{number}", title, 0, float(number), 1, *figures, decisions, bots or {})


def test_the_kind_with_the_greatest_share_comes_first_and_shares_add_up() -> None:
    played = [game(1, [decision(1, "placing", 0.02), decision(2, "buying", 0.06), decision(3, "buying", 0.0)])]
    found = losses(played)
    assert [line.name for line in found.kinds] == ["buying", "placing"]
    assert [line.share for line in found.kinds] == pytest.approx([0.75, 0.25])
    first = found.kinds[0]
    assert (first.decisions, first.mattered, first.mistakes) == (2, 2, 1)
    assert [first.loss, first.loss_win] == pytest.approx([30, 0.03])
    assert found.total.loss_win == pytest.approx(0.08 / 3)


def test_decisions_that_did_not_matter_are_not_averaged() -> None:
    found = losses([game(1, [decision(1, "buying", 0.06), *(decision(n, "buying", 0, False) for n in range(2, 9))])])
    assert found.kinds[0].loss_win == pytest.approx(0.06)


def test_the_costliest_decisions_come_first_over_all_games() -> None:
    played = [
        game(n, [decision(1, "buying", lost), decision(2, "placing", 0)]) for n, lost in enumerate((0.1, 0.3, 0.2))
    ]
    assert [one[0].id for one in losses(played).kinds[0].worst] == ["t1", "t2", "t0"]


def test_each_title_has_its_report_the_most_played_first() -> None:
    played = [game(1, [decision(1, "buying", 0.1)], "acquire")]
    played += [game(n, [decision(1, "selling", 0.1)], "stockpile") for n in (2, 3)]
    assert [one.game for one in report(played)] == ["stockpile", "acquire"]
    assert report([]) == []


def test_bots_are_compared_kind_by_kind() -> None:
    sums: Sums = {}
    for lost in (0.0, 0.04):
        add(sums, decision(1, "buying", lost))
    found = losses([game(1, [decision(1, "buying", 0.1)], bots={"easy": sums})])
    (easy,) = found.kinds[0].bots
    assert (easy.bot, easy.mattered) == ("easy", 2)
    assert easy.loss_win == pytest.approx(0.02)
    assert found.total.bots[0].mattered == 2


def test_a_trend_needs_six_games_and_covers_the_truth() -> None:
    assert trend_of([(0.1, 10)] * 5) is None
    chance = random.Random(3)
    hits = 0
    for _ in range(400):  # losses per decision fall from 0.02 to 0.01
        played = [(sum(chance.expovariate(50 if n < 10 else 100) for _ in range(20)), 20) for n in range(20)]
        found = trend_of(played)
        assert found is not None
        hits += found.low <= -0.01 <= found.high
    assert 370 <= hits <= 395


@pytest.mark.parametrize(
    ("lost", "grade"), [(0, "faultless"), (0.05, "strong"), (0.2, "solid"), (0.4, "uneven"), (0.9, "costly")]
)
def test_a_game_is_graded_by_the_chance_it_gave_away(lost: float, grade: str) -> None:
    assert grade_of(game(1, [decision(1, "buying", lost)])) == grade
