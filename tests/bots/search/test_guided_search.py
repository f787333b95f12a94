"""Common worlds, halving, a horizon, and what a guide may tell the search."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.bots.positions import decisions

import bigboard
from bigboard import Rng, State
from bigboard.bots.heuristic.heuristic import UTILITY, Guide
from bigboard.bots.heuristic.lookup import heuristic_for
from bigboard.bots.search.bot import SearchBot
from bigboard.bots.search.mcts import Search
from bigboard.games.registry import title

SURE_WIN = 0.9


def opening(game: str, seed: int = 3, players: int = 4) -> State:
    rules = bigboard.game(game)
    state = rules.start(rules.deal(players, seed))
    state.events = False
    return state


class Witness(Guide):
    """Remembers where rollouts were cut off, and has no opinion."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[dict[str, Any]] = []

    def appraise(self, state: State, money: Any, utilities: Any) -> bool:
        self.seen.append(state.position())
        return False


class Believer(Guide):
    """Sure of one action, and of who will win."""

    def __init__(self, action: int, winner: int) -> None:
        super().__init__()
        self.action = action
        self.winner = winner

    def prior(self, state: State, actions: Any, count: int, weights: Any) -> bool:
        for k in range(count):
            weights[k] = 1.0 if actions[k] == self.action else 0.0
        return True

    def appraise(self, state: State, money: Any, utilities: Any) -> bool:
        for seat in range(state.players):
            money[seat] = 500 if seat == self.winner else 100
            utilities[seat] = int(SURE_WIN * UTILITY) if seat == self.winner else 0
        return True


class Guided(SearchBot):
    def __init__(self, guide: Guide, **settings: Any) -> None:
        super().__init__(**settings)
        self.guide = guide

    def guide_for(self, game: str) -> Guide | None:
        return self.guide


@pytest.mark.parametrize("halving", [0, 1])
def test_every_action_meets_the_same_worlds(halving: int) -> None:
    state = opening("acquire")
    witness = Witness()
    player = Guided(witness, simulations=60, common=1, halving=halving, depth=0)
    advice = player.advise(state.sample(state.seat, Rng(1)), Rng(2))
    # The end of the bag is what no action of this turn can change: it tells one world from another.
    worlds = Counter(tuple(seen["bag"][-20:]) for seen in witness.seen)
    assert len(worlds) == max(one.visits for one in advice)
    assert sum(worlds.values()) == player.last_simulations


def test_without_common_worlds_every_simulation_has_its_own() -> None:
    state = opening("acquire")
    witness = Witness()
    Guided(witness, simulations=60, common=0, halving=0, depth=0).advise(state.sample(state.seat, Rng(1)), Rng(2))
    assert len({tuple(seen["bag"][-20:]) for seen in witness.seen}) == 60


def test_a_search_of_a_round_ends_with_the_round() -> None:
    state = opening("stockpile")
    for horizon in (1, 2):
        witness = Witness()
        Guided(witness, simulations=24, horizon=horizon).advise(state.sample(state.seat, Rng(1)), Rng(2))
        assert {seen["round"] - state.position()["round"] for seen in witness.seen} == {horizon}


def test_a_search_to_the_end_asks_no_one_what_a_state_is_worth() -> None:
    state = opening("stockpile")
    witness = Witness()
    Guided(witness, simulations=24, horizon=0).advise(state.sample(state.seat, Rng(1)), Rng(2))
    assert witness.seen == []


@pytest.mark.parametrize("halving", [0, 1])
def test_a_guide_says_what_is_promising_and_what_a_state_is_worth(halving: int) -> None:
    state = opening("acquire")
    favorite = state.legal_actions()[2]
    for winner, expected in ((state.seat, SURE_WIN), (state.seat + 1, 0.0)):
        player = Guided(Believer(favorite, winner), simulations=40, halving=halving, depth=0)
        advice = player.advise(state.sample(state.seat, Rng(1)), Rng(2))
        assert advice[0].utility == pytest.approx(expected)
        assert advice[0].money == (500 if winner == state.seat else 100)
        if not halving:
            assert advice[0].action == favorite
            assert advice[0].visits > 30


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_a_state_is_worth_more_to_a_player_who_has_more(game: str) -> None:
    heuristic = heuristic_for(game)
    money, utilities = vec[i64]([0] * 6), vec[i64]([0] * 6)
    right = asked = 0
    for state in decisions(game, games=3, seed=2, every=9, bots=("greedy", "greedy")):
        assert heuristic.appraise(state, money, utilities)
        seats = range(state.players)
        assert all(0 <= utilities[seat] <= UTILITY for seat in seats)
        leader = max(seats, key=lambda seat: state.scores()[seat])
        favorite = max(seats, key=lambda seat: utilities[seat])
        assert money[favorite] == max(money[seat] for seat in seats)
        right += utilities[leader] == max(utilities[seat] for seat in seats)
        asked += 1
    assert right > 0.6 * asked > 6


def test_several_processes_find_the_same_again_and_play_their_share() -> None:
    state = opening("acquire")
    found = []
    for _ in range(2):
        player = SearchBot(simulations=60, processes=2)
        advice = player.advise(state.sample(state.seat, Rng(1)), Rng(2))
        found.append([(one.action, one.visits, one.money) for one in advice])
        assert 50 <= player.last_simulations <= 60
        assert {one.action for one in advice} <= set(state.legal_actions())
        assert player.choose(state.sample(state.seat, Rng(1)), Rng(2)) == advice[0].action
    assert found[0] == found[1]


def test_a_plain_search_plays_to_the_end_and_compares_nothing() -> None:
    """The coach and the puzzles build on it."""
    search = Search(heuristic_for("stockpile"), Rng(1), 0.7, 600.0, 0, 8)
    assert (search.ahead, search.depth, search.common) == (-1, -1, False)
    state = opening("stockpile")
    world = search.draw(state)
    search.roll_out(world)
    assert world.seat == -1


def looks_ahead(game: str, options: dict[str, object] | None = None, **settings: int) -> tuple[int, bool]:
    """How far a search looks that is told nothing else, and whether its actions meet the same worlds."""
    rules = bigboard.game(game)
    state = rules.start(rules.deal(4, 1, options))
    search = SearchBot(simulations=10, **settings).tree(state.sample(state.seat, Rng(1)), Rng(2))
    return int(search.ahead), bool(search.common)


def test_a_search_looks_as_far_as_the_title_of_its_game_says() -> None:
    assert looks_ahead("acquire") == (title("acquire").search["horizon"] - 1, True)
    assert looks_ahead("stockpile") == (title("stockpile").search["horizon"] - 1, False)


def test_settings_go_before_the_title() -> None:
    assert looks_ahead("acquire", horizon=0, common=0) == (-1, False)
    assert looks_ahead("stockpile", horizon=5, common=1) == (4, True)


@pytest.mark.parametrize("module", ["bonds", "commerce", "dice", "strategies", "investors"])
def test_with_modules_whose_money_was_never_fitted_a_search_goes_to_the_end(module: str) -> None:
    assert looks_ahead("stockpile", {module: True}) == (-1, False)
    assert looks_ahead("stockpile", {module: True}, horizon=2) == (1, False)
