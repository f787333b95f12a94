"""Puzzles over HTTP: the seat's view and nothing more, a verdict, and a rating that is kept with the person."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.server.guests import Guest
from tests.server.http.puzzle_answers import page_body

from bigboard.coach.puzzles.puzzle import Puzzle, collection, puzzle_of
from bigboard.schemas.learning.puzzles import PuzzleAttempt
from bigboard.services.learning.puzzles import resolve_answer

MakeGuest = Callable[[str | None], Guest]
GAMES = ("acquire", "stockpile")


def of_one_action(game: str) -> Puzzle:
    return next(puzzle for puzzle in collection(game) if len(puzzle.right) == 1)


def of_several(game: str) -> Puzzle:
    return next(puzzle for puzzle in collection(game) if len(puzzle.right) > 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_shows_what_the_seat_sees_and_nothing_more(guest: MakeGuest, game: str) -> None:
    shown = guest(None).do("GET", f"/api/puzzles/{game}/next?but=")
    puzzle = puzzle_of(shown["id"])
    assert puzzle is not None
    state = puzzle.state()
    assert shown["view"] == state.view(state.seat)
    assert shown["seat"] == state.seat
    assert len(shown["entries"]) == len(puzzle.actions) + 1
    assert not {"answers", "actions", "seed", "right"} & shown.keys()


@pytest.mark.parametrize("game", GAMES)
def test_the_right_answer_is_told_from_a_wrong_one(guest: MakeGuest, game: str) -> None:
    puzzle = of_one_action(game)
    wrong = next(worth.answer for worth in puzzle.worths[1:] if len(worth.answer) == 1)
    anna, ben = guest("Anna"), guest("Ben")
    told = anna.do("POST", f"/api/puzzles/{puzzle.id}", {"action": puzzle.right[0]})
    assert told["right"]
    assert told["you"]["rating"] > told["before"]
    assert told["you"]["streak"] == 1
    assert told["answers"][0]["yours"]
    described = puzzle.state().describe(wrong[0])
    told = ben.do("POST", f"/api/puzzles/{puzzle.id}", {"action": described})
    assert not told["right"]
    assert told["yours"] == [described]
    assert told["you"]["rating"] < told["before"]


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_solved_with_the_request_of_the_page(guest: MakeGuest, game: str) -> None:
    anna = guest("Anna")
    for puzzle in collection(game):
        told = anna.do("POST", f"/api/puzzles/{puzzle.id}", page_body(puzzle.state(), puzzle.right))
        assert told["right"], puzzle.id
    assert anna.do("GET", "/api/puzzles")["you"]["solved"] == len(collection(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_listed_answer_is_recognized_in_the_request_of_the_page(game: str) -> None:
    for puzzle in collection(game):
        state = puzzle.state()
        for worth in puzzle.worths:
            body = PuzzleAttempt.model_validate(page_body(state, worth.answer))
            assert resolve_answer(state, body) == worth.answer, puzzle.id


def test_a_choice_of_several_is_answered_in_any_order(guest: MakeGuest) -> None:
    puzzle = of_several("acquire")
    at, picks = puzzle.state(), []
    for action in puzzle.right:
        described = at.describe(action)
        if "stop" not in str(described["type"]):
            picks.append(described)
        at.apply(action)
    told = guest("Anna").do("POST", f"/api/puzzles/{puzzle.id}", {"picks": picks[::-1]})
    assert told["right"]


def test_the_first_attempt_counts_and_is_kept_with_the_person(guest: MakeGuest) -> None:
    puzzle = of_one_action("acquire")
    anna = guest("Anna")
    first = anna.do("POST", f"/api/puzzles/{puzzle.id}", {"action": puzzle.right[0]})
    again = anna.do("POST", f"/api/puzzles/{puzzle.id}", {"action": puzzle.right[0]})
    assert first["counted"]
    assert not again["counted"]
    overview = anna.do("GET", "/api/puzzles")
    assert overview["you"] == first["you"] == again["you"]
    assert next(one for one in overview["games"] if one["game"] == "acquire")["solved"] == 1
    anna.do("DELETE", "/api/me")
    assert guest("Anna").do("GET", "/api/puzzles")["you"]["tried"] == 0


def test_what_is_no_answer_is_refused_and_counts_for_nothing(guest: MakeGuest) -> None:
    puzzle = of_one_action("acquire")
    anna = guest("Anna")
    illegal = next(action for action in range(9999) if action not in puzzle.state().legal_actions())
    address = f"/api/puzzles/{puzzle.id}"
    assert anna.do("POST", address, {"action": illegal}, 409)["code"] == "illegal"
    nonsense: list[dict[str, object]] = [
        {},
        {"action": 1, "picks": []},
        {"action": {"type": "nonsense"}},
        {"picks": []},
        {"action": 99999},
    ]
    for body in nonsense:
        assert anna.http.post(address, json=body).status_code in (409, 422)
    assert anna.do("GET", "/api/puzzles")["you"]["tried"] == 0
    right = page_body(puzzle.state(), puzzle.right)
    judged = guest(None).do("POST", address, right)  # as in a frame on another site, where there is no cookie
    assert (judged["right"], judged["counted"]) == (True, False)
    assert anna.do("GET", "/api/puzzles/acquire-99999", None, 404)["code"] == "no_puzzle"
    assert anna.do("GET", "/api/puzzles/chess/next", None, 404)["code"] == "no_puzzle"
