"""When a card is asked again."""

from __future__ import annotations

from bigboard.coach.training.schedule import DAY_S, DAYS, NEW, day_of, next_turn


def test_right_answers_space_a_card_and_the_last_interval_repeats() -> None:
    step, now, waited = NEW, 1000.0, []
    for _ in range(len(DAYS) + 2):
        turn = next_turn(step, True, now)
        waited.append(round((turn.due - now) / DAY_S))
        step, now = turn.step, turn.due
    assert waited == [1, 3, 7, 14, 30, 60, 60, 60]


def test_a_missed_card_goes_back_to_the_start() -> None:
    for step in range(NEW, len(DAYS)):
        turn = next_turn(step, False, 0.0)
        assert (turn.step, turn.due) == (0, DAY_S)
    assert next_turn(0, True, 0.0).due == 3 * DAY_S


def test_a_portion_belongs_to_a_day() -> None:
    assert day_of(0.0) == day_of(DAY_S - 1)
    assert day_of(DAY_S) == day_of(0.0) + 1
