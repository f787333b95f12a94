"""What rivals do tells what they know: worlds that explain it are drawn more often."""

from __future__ import annotations

import math

from librt.vecs import vec
from mypy_extensions import i64
from tests.bots.positions import decisions

import bigboard
from bigboard import Rng, State
from bigboard.bots import bot
from bigboard.bots.heuristic.heuristic import SURE
from bigboard.bots.heuristic.lookup import heuristic_for
from bigboard.bots.search.bot import SearchBot
from bigboard.bots.search.mcts import Search
from bigboard.titles.acquire.rules.model.board import LONE_NEIGHBOR, around
from bigboard.titles.acquire.rules.model.chains import ALL_CHAINS
from bigboard.titles.acquire.rules.model.sizes import HAND
from bigboard.titles.acquire.rules.state import AcquireState

WORLDS = 40


def fees(state: State) -> list[bool]:
    """Which cards of the stockpiles are trading fees."""
    return ["fee" in card["card"].lower() for pile in state.position()["piles"] for card in pile]


def wrong(guesses: list[list[bool]], truth: list[bool]) -> float:
    """How far the guesses are off on average, squared."""
    share = [sum(column) / len(guesses) for column in zip(*guesses, strict=True)]
    return math.dist(share, truth) ** 2


def test_the_real_world_is_more_plausible_than_others() -> None:
    heuristic = heuristic_for("stockpile")
    rng = Rng(1)
    real: list[int] = []
    drawn: list[int] = []
    for state in decisions("stockpile", 8, seed=21, bots=("greedy", "greedy")):
        if state.decision == "bid":
            real.append(int(heuristic.likelihood(state, state.seat)))
            drawn += [int(heuristic.likelihood(state.sample(state.seat, rng), state.seat)) for _ in range(4)]
    assert all(0 <= sure <= SURE for sure in real + drawn)
    assert sum(real) / len(real) > 1.2 * sum(drawn) / len(drawn)


def test_face_down_fees_are_guessed_better_with_beliefs_than_without() -> None:
    rng = Rng(2)
    plain = Search(heuristic_for("stockpile"), rng, 0.7, 600.0, 24, 1)
    believing = Search(heuristic_for("stockpile"), rng, 0.7, 600.0, 24, 8)
    error = {plain: 0.0, believing: 0.0}
    for state in decisions("stockpile", 6, seed=5, every=2, bots=("greedy", "greedy")):
        if state.decision == "bid":
            for search in error:
                error[search] += wrong([fees(search.draw(state)) for _ in range(WORLDS)], fees(state))
    assert error[believing] < error[plain]


def test_before_anyone_could_tell_anything_all_worlds_are_equal() -> None:
    for game in bigboard.game_names():
        rules = bigboard.game(game)
        state = rules.start(rules.deal(3, 1))
        assert heuristic_for(game).likelihood(state, state.seat) == SURE


def test_bids_that_were_beaten_count_too_when_they_have_been_heard() -> None:
    """The real world explains all bids of a round better than others do, and better than the standing ones alone."""
    heuristic = heuristic_for("stockpile")
    told = {True: 0.0, False: 0.0}
    rng = Rng(1)
    for number in range(6):
        rules = bigboard.game("stockpile")
        state = rules.start(rules.deal(4, number))
        heard = vec[i64]()
        while state.seat >= 0:
            if state.decision == "bid" and len(heard) > 9:
                worlds = [state.sample(state.seat, rng) for _ in range(6)]
                for all_bids in told:
                    heuristic.heard = heard if all_bids else vec[i64]()
                    real = int(heuristic.likelihood(state, state.seat))
                    others = sum(int(heuristic.likelihood(world, state.seat)) for world in worlds) / len(worlds)
                    told[all_bids] += math.log((real + 1) / (others + 1))
                heuristic.heard = vec[i64]()
            for event in state.apply(bot("greedy").choose(state.sample(state.seat, rng), rng)):
                heard = heuristic.listen(event.seen_by(-1), heard)
    assert told[True] > told[False]
    assert told[True] > 0


def test_a_bot_that_heard_the_bids_leaves_nothing_behind_for_others() -> None:
    rules = bigboard.game("stockpile")
    state = rules.start(rules.deal(4, 3))
    player = SearchBot(simulations=8)
    rng = Rng(1)
    while state.decision != "bid" or not player.heard:
        events = state.apply(bot("greedy").choose(state.sample(state.seat, rng), rng))
        player.hear([event.seen_by(state.seat) for event in events])
        if state.decision == "bid":
            player.choose(state.sample(state.seat, rng), rng)
    assert len(player.heard) % 3 == 0
    assert len(heuristic_for("stockpile").heard) == 0


def test_rivals_hold_fewer_tiles_that_found_a_chain() -> None:
    """By about as much as the hands of greedy players say."""
    rng = Rng(4)
    believing = Search(heuristic_for("acquire"), rng, 0.7, 600.0, 0, 8)
    plain = Search(heuristic_for("acquire"), rng, 0.7, 600.0, 0, 1)
    counts = {believing: 0, plain: 0}
    real = positions = 0
    for state in decisions("acquire", 4, seed=31, every=5, bots=("greedy", "greedy")):
        real += founding(state)
        positions += 1
        for search in counts:
            counts[search] += sum(founding(search.draw(state)) for _ in range(10))
    assert positions > 10
    assert counts[believing] < counts[plain]
    assert abs(counts[believing] / 10 - real) < abs(counts[plain] / 10 - real)


def founding(state: State) -> int:
    """Tiles in the rivals' hands that would found a chain."""
    assert isinstance(state, AcquireState)
    if state.on_board == ALL_CHAINS:
        return 0
    return sum(
        around(state, state.hands[seat * HAND + k]) == LONE_NEIGHBOR
        for seat in range(state.players)
        if seat != state.seat
        for k in range(int(state.hand_sizes[seat]))
    )
