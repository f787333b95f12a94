"""What rivals do tells what they know: worlds that explain it are drawn more often."""

from __future__ import annotations

import math

from tests.bots.positions import decisions

import bigboard
from bigboard import Rng, State
from bigboard.bots.instinct import SURE
from bigboard.bots.instincts import instinct_of
from bigboard.bots.search import Search

WORLDS = 40


def fees(state: State) -> list[bool]:
    """Which cards of the stockpiles are trading fees."""
    return ["fee" in card["card"].lower() for pile in state.position()["piles"] for card in pile]


def wrong(guesses: list[list[bool]], truth: list[bool]) -> float:
    """How far the guesses are off on average, squared."""
    share = [sum(column) / len(guesses) for column in zip(*guesses, strict=True)]
    return math.dist(share, truth) ** 2


def test_the_real_world_is_more_plausible_than_others() -> None:
    instinct = instinct_of("stockpile")
    rng = Rng(1)
    real: list[int] = []
    drawn: list[int] = []
    for state in decisions("stockpile", 8, seed=21, bots=("greedy", "greedy")):
        if state.decision == "bid":
            real.append(int(instinct.plausibility(state, state.seat)))
            drawn += [int(instinct.plausibility(state.sample(state.seat, rng), state.seat)) for _ in range(4)]
    assert all(0 <= sure <= SURE for sure in real + drawn)
    assert sum(real) / len(real) > 1.2 * sum(drawn) / len(drawn)


def test_face_down_fees_are_guessed_better_with_beliefs_than_without() -> None:
    rng = Rng(2)
    plain = Search(instinct_of("stockpile"), rng, 0.7, 600.0, 24, 1)
    believing = Search(instinct_of("stockpile"), rng, 0.7, 600.0, 24, 8)
    error = {plain: 0.0, believing: 0.0}
    for state in decisions("stockpile", 6, seed=5, every=2, bots=("greedy", "greedy")):
        if state.decision == "bid":
            for search in error:
                error[search] += wrong([fees(search.draw(state)) for _ in range(WORLDS)], fees(state))
    assert error[believing] < error[plain]


def test_before_anybody_could_tell_anything_all_worlds_are_equal() -> None:
    for game in bigboard.game_names():
        rules = bigboard.game(game)
        state = rules.start(rules.deal(3, 1))
        assert instinct_of(game).plausibility(state, state.seat) == SURE
