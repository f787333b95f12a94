"""Sampled worlds: exactly those that a seat cannot rule out, each as likely as the others where deals say so."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.acquire.rules.hidden.possible_worlds import World, hidden_from, possible_worlds, world_of
from tests.titles.acquire.table_setting import (
    ALL_SEVEN,
    DIAGONAL,
    GAME,
    TWO_SAFE,
    corner,
    do,
    finish_turn,
    halves,
    lay,
    row,
    table,
)

from bigboard import Rng

if TYPE_CHECKING:
    from bigboard import State

SAMPLES_PER_WORLD = 60


def samples_of(state: State, seat: int, count: int) -> Counter[World]:
    rng = Rng(2024)
    return Counter(world_of(state.sample(seat, rng)) for _ in range(count))


def assert_uniform(counts: Counter[World], worlds: int) -> None:
    """Chi-square against equal chances, with five standard deviations of room. The seed is fixed."""
    expected = counts.total() / worlds
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    freedom = worlds - 1
    assert chi_square <= freedom + 5 * (2 * freedom) ** 0.5


def check_worlds(state: State, seat: int) -> Counter[World]:
    """Sampling gives every possible world, no other, and all equally often."""
    worlds = possible_worlds(state.record(), seat)
    assert world_of(state) in worlds
    counts = samples_of(state, seat, SAMPLES_PER_WORLD * len(worlds))
    assert set(counts) == set(worlds)
    if len(worlds) > 1:
        assert_uniform(counts, len(worlds))
    return worlds


def small_table(players: int = 2, **fields: Any) -> State:
    """Two safe halves; row E is dead or gone, and the corners and edges that are empty grow a half."""
    return table(players=players, money=[0] * players, **fields)


def test_an_opponent_who_is_asked_for_a_tile_has_one_to_play() -> None:
    # Hidden from seat 0: two dead tiles, one of them in the hand of seat 1, and three that can be played.
    state = small_table(
        options={"dead_tiles": "never"},
        chains=corner("1A", "12A", "1I", "12I"),
        hands=[["12I", *DIAGONAL[2:]], ["1A", "6A"]],
        bag=["12A", "5B", "1I"],
        turn=1,
    )
    worlds = check_worlds(state, 0)
    # Of the ten hands that five tiles make, one has nothing to play; the bag has six orders.
    assert len(worlds) == 9 * 6
    assert all(set(hands[1]) != {"5B", "6A"} for hands, _ in worlds)


def test_to_a_spectator_all_hands_are_hidden() -> None:
    state = small_table(
        chains=halves("1A", "12A", "1I", "12I"),
        gone=row("E"),
        hands=[["12I"], ["1A"]],
        bag=["12A", "1I"],
        turn=1,
    )
    assert len(check_worlds(state, -1)) == 24


def test_with_the_own_hand_known_only_bag_and_opponents_change() -> None:
    state = small_table(
        players=3,
        chains=halves("1A", "12A", "1I", "12I", "6A"),
        gone=row("E"),
        hands=[["12I"], ["1A"], ["6A"]],
        bag=["12A", "1I"],
    )
    worlds = check_worlds(state, 0)
    assert len(worlds) == 24
    assert {hands[0] for hands, _ in worlds} == {("12I",)}


@pytest.mark.clause("ACQ-SAF-3")
def test_a_hand_that_was_sorted_out_holds_no_dead_tile() -> None:
    state = small_table(
        chains=halves("1A", "12A", "1I", "12I", "6A"),
        gone=row("E", 4, 12),
        hands=[["12I"], ["1A", "1E", "6A"]],
        bag=["1I", "2E", "12A", "3E"],
    )
    lay(state, "12I")
    finish_turn(state)  # seat 0 draws 1I
    lay(state, "1A")
    finish_turn(state)  # seat 1 draws 2E, discards it and 1E, and draws again
    assert world_of(state) == ((("1I",), ("12A", "6A")), ())
    assert state.position()["gone"] == row("E", 1, 12)
    check_worlds(state, 0)


@pytest.mark.clause("ACQ-SAF-3")
def test_dead_tiles_in_the_bag_are_not_dealt_to_a_sorted_hand() -> None:
    state = small_table(
        chains=halves("1A", "12A", "1I", "12I", "6A"),
        gone=row("E", 4, 12),
        hands=[["12I"], ["1A", "6A"]],
        bag=["1I", "12A", "1E", "2E", "3E"],
    )
    lay(state, "12I")
    finish_turn(state)
    lay(state, "1A")
    finish_turn(state)
    assert world_of(state) == ((("1I",), ("12A", "6A")), ("1E", "2E", "3E"))
    worlds = check_worlds(state, 0)
    assert {hands for hands, _ in worlds} == {(("1I",), ("12A", "6A"))}
    assert len(worlds) == 6


def dying_later() -> State:
    """Seat 1 has sorted its hand out while 12D was alive; then seat 2 made 12D dead."""
    chains = {"Tower": [*row("A", 1, 12), *row("B"), *row("C", 1, 11)], "Festival": [*row("E", 1, 11), *row("F")]}
    chains["Festival"] += [*row("G"), *row("H"), *row("I", 1, 10)]
    return small_table(
        players=3,
        chains=chains,
        gone=[*row("D", 1, 8)],
        hands=[["11I"], ["12I", "12D"], ["12E", "9D"]],
        bag=["12C", "10D", "11D"],
    )


@pytest.mark.clause("ACQ-SAF-3")
def test_a_tile_that_died_after_the_sorting_may_still_be_held() -> None:
    state = dying_later()
    lay(state, "11I")
    finish_turn(state)  # seat 0 draws 12C
    lay(state, "12I")
    finish_turn(state)  # seat 1 draws 10D, which is dead, then 11D, dead too: the bag is empty
    lay(state, "12E")
    finish_turn(state)  # seat 2 discards 9D
    assert world_of(state)[0] == (("12C",), ("12D",), ())
    lay(state, "12C")  # 12D is dead from now on, and seat 1 may hold it all the same
    assert state.observe(1)["hand"] == [{"tile": "12D", "effect": "dead", "chains": ["Festival", "Tower"]}]
    check_worlds(state, 0)


@pytest.mark.clause("ACQ-SAF-3")
def test_the_hand_sorted_out_last_is_the_strictest() -> None:
    # 12D dies between the sorting of seat 1 and that of seat 2, so only seat 1 and the bag may have it.
    chains = {
        "Tower": [*row("A"), *row("B"), *row("C", 1, 11)],
        "Festival": [*row("E"), *row("F"), *row("G"), *row("H", 2, 11), *row("I", 2, 11)],
    }
    state = small_table(
        players=3,
        chains=chains,
        gone=row("D", 1, 11),
        hands=[["1H"], ["1I", "12H"], ["12C", "12I"]],
        bag=["12D"],
        turn=1,
    )
    lay(state, "1I")
    finish_turn(state)  # seat 1 draws 12D, alive as yet
    lay(state, "12C")
    finish_turn(state)
    assert world_of(state) == ((("1H",), ("12D", "12H"), ("12I",)), ())
    worlds = check_worlds(state, 0)
    assert {hands[2] for hands, _ in worlds} == {("12H",), ("12I",)}


@pytest.mark.clause("ACQ-TRN-3")
def test_a_player_who_was_stuck_holds_only_tiles_that_could_not_be_played() -> None:
    state = small_table(
        players=3,
        options={"dead_tiles": "never"},
        chains=corner("1A", "12I", "9A"),
        hands=[["12I", *DIAGONAL[3:]], ["6A", "5B"], ["1A", "9A", "4C"]],
        bag=[],
    )
    lay(state, "12I")
    finish_turn(state)  # to seat 1, who is stuck
    assert (state.seat, state.decision) == (1, "declare_end")
    worlds = check_worlds(state, 0)
    assert {hands[1] for hands, _ in worlds} == {("5B", "6A"), ("4C", "5B"), ("4C", "6A")}


@pytest.mark.clause("ACQ-TRN-3")
def test_a_player_who_was_stuck_twice_holds_only_tiles_that_could_not_be_played_both_times() -> None:
    # 6A could be played until 7A was.
    state = small_table(
        players=3,
        options={"dead_tiles": "never"},
        chains=corner("7A", "6B", "12I", "9I"),
        hands=[["12I", "7A", "6B", "2E", "1F"], ["5B", "4C"], ["9I", "3D", "6A"]],
        bag=[],
    )
    lay(state, "12I")
    finish_turn(state)
    finish_turn(state)  # seat 1 is stuck
    lay(state, "9I")
    finish_turn(state)
    lay(state, "7A")
    finish_turn(state)
    assert (state.seat, state.decision) == (1, "declare_end")  # again
    assert state.position()["memory"]["stuck"][:2] == [1, 2]
    worlds = check_worlds(state, 0)
    assert {hands[1] for hands, _ in worlds} == {("4C", "5B"), ("3D", "5B"), ("3D", "4C")}


BLOCKED = {*["8I", "9H", "10I", "10H", "12H", "11G", "11I", "7D", "9D", "8C", "8E", "7B", "9B", "8A", "11A", "12B"]}


@pytest.mark.clause("ACQ-FND-4", "ACQ-TRN-3")
def test_tiles_that_were_blocked_once_are_remembered_when_they_can_be_played_again() -> None:
    state = table(
        players=2,
        chains=ALL_SEVEN,
        lone=["9I", "11H", "8D", "8B"],
        hands=[["12A", "3A"], ["7D", "8E", "9D", "8C", "7B", "9B"]],
        draws=["12C", "12E", "12G"],
        money=[0, 0],
    )
    lay(state, "12A")  # seat 1 is stuck and has nothing to buy: it is seat 0's turn again
    assert state.seat == 0
    lay(state, "3A")
    do(state, "survive", chain="Sackson")  # now Worldwide can be founded
    lay(state, "7D")
    assert state.position()["memory"]["stuck"][:2] == [1, 5]
    hands = [world_of(state.sample(0, seed))[0][1] for seed in range(20)]
    assert all(len(hand) == 6 and len(BLOCKED & set(hand)) >= 5 for hand in hands)
    assert "7D" not in {tile for hand in hands for tile in hand}
    assert len(set(hands)) > 10


@pytest.mark.clause("ACQ-TRN-3", "ACQ-SAF-3")
def test_what_a_stuck_player_has_shown_since_is_no_longer_concluded_about() -> None:
    state = small_table(
        players=3,
        chains=halves("1A", "12I", "6A", "9A"),
        gone=row("E", 4, 12),
        hands=[["12I", "9A"], ["1E", "2E"], ["1A", "6A"]],
        bag=["3E"],
    )
    lay(state, "12I")
    finish_turn(state)  # seat 0 draws 3E and discards it; the bag is empty
    assert state.position()["memory"]["stuck"][:2] == [1, 2]
    finish_turn(state)  # seat 1 was stuck and discards both its tiles
    assert state.position()["memory"]["stuck"] == []
    check_worlds(state, 0)


@pytest.mark.clause("ACQ-TRN-3")
def test_a_conclusion_that_few_deals_meet_is_met_uniformly() -> None:
    # Seat 1 was stuck with six of the eleven dead tiles, among some eighty hidden ones.
    hands = [["12I"], row("B", 1, 6)]
    state = table(players=2, chains=TWO_SAFE, hands=hands, options={"dead_tiles": "never"})
    lay(state, "12I")
    finish_turn(state)
    assert (state.seat, state.decision) == (1, "declare_end")
    samples = 200
    held: Counter[str] = Counter()
    next_draws = set()
    rng = Rng(5)
    for _ in range(samples):
        (own, other), bag = world_of(state.sample(0, rng))
        assert set(other) <= set(row("B", 1, 11))
        assert own == world_of(state)[0][0]
        held.update(other)
        next_draws.add(bag[0])
    chance = 6 / 11
    room = 5 * (samples * chance * (1 - chance)) ** 0.5
    assert len(held) == 11
    assert all(abs(count - samples * chance) < room for count in held.values())
    assert len(next_draws) > 30


@pytest.mark.clause("ACQ-TRN-3")
def test_a_tight_sample_owes_nothing_to_the_real_hands() -> None:
    states = []
    for hand in (row("B", 1, 6), row("B", 6, 11)):
        state = table(players=2, chains=TWO_SAFE, hands=[["12I"], hand], options={"dead_tiles": "never"}, draws=["9I"])
        lay(state, "12I")
        finish_turn(state)
        states.append(state)
    one, two = states
    assert one.observe(0) == two.observe(0)
    for seed in range(3):
        assert one.sample(0, seed).position() == two.sample(0, seed).position()


@pytest.mark.clause("ACQ-SAF-3")
def test_with_the_option_once_redrawn_tiles_may_be_dead() -> None:
    state = small_table(
        options={"dead_tiles": "once"},
        chains=halves("1A", "12A", "1I", "12I", "6A"),
        gone=row("E", 4, 12),
        hands=[["12I"], ["1A", "1E", "6A"]],
        bag=["1I", "12A", "2E", "3E"],
    )
    lay(state, "12I")
    finish_turn(state)  # seat 0 draws 1I
    lay(state, "1A")
    finish_turn(state)  # seat 1 draws 12A, discards 1E, draws 2E and keeps it
    assert world_of(state) == ((("1I",), ("12A", "2E", "6A")), ("3E",))
    assert state.position()["memory"]["unsorted"][1] == 1
    worlds = possible_worlds(state.record(), 0)
    assert set(samples_of(state, 0, 400)) == set(worlds)
    assert {hands[1] for hands, _ in worlds} == {("12A", "2E", "6A"), ("12A", "3E", "6A")}


def late_game(players: int, seed: int, option: str, hidden: int) -> tuple[State, int]:
    """A random game in which no one declares the end, stopped when few tiles are hidden from some seat."""
    rng = random.Random(seed)
    state = GAME.start(GAME.deal(players, seed, {"dead_tiles": option}))
    while True:
        choices = [action for action in state.legal_actions() if state.describe(action)["type"] != "declare_end"]
        state.apply(rng.choice(choices))
        for seat in range(players):
            if len(hidden_from(state, seat)) <= hidden:
                return state, seat


@pytest.mark.parametrize(
    ("players", "seed", "option"),
    [(2, 1, "repeat"), (3, 1, "repeat"), (3, 0, "once"), (2, 1, "once"), (3, 6, "never")],
)
def test_late_in_a_real_game_the_samples_are_all_the_possible_worlds(players: int, seed: int, option: str) -> None:
    state, seat = late_game(players, seed, option, hidden=5)
    worlds = possible_worlds(state.record(), seat)
    assert set(samples_of(state, seat, SAMPLES_PER_WORLD * len(worlds))) == set(worlds)


def test_a_sampled_world_is_silent_and_has_no_record() -> None:
    state = table(chains=TWO_SAFE, hands=[["12I"], ["9I"], []])
    world = state.sample(0, 1)
    assert world.events is False
    with pytest.raises(ValueError, match=r"^A sampled world has no record: only the real game has one\.$"):
        world.record()
    assert do(world, "play_tile", tile="12I") == []
    assert state.record()["actions"] == []


def test_sampling_is_repeated_by_the_same_seed_and_advances_a_shared_generator() -> None:
    state = GAME.start(GAME.deal(4, seed=3))
    assert state.sample(0, 7).position() == state.sample(0, 7).position()
    rng = Rng(7)
    assert state.sample(0, rng).position() != state.sample(0, rng).position()
