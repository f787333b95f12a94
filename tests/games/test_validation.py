"""What callers hand in by mistake is answered with a sentence, whether the rules are compiled or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import bigboard

if TYPE_CHECKING:
    from collections.abc import Callable

    from bigboard import State

GAMES = ["acquire", "stockpile"]


def begun(name: str) -> State:
    game = bigboard.game(name)
    return game.start(game.deal(3, seed=1))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("action", [None, "1", 1.0, True, [1], object])
def test_an_action_that_is_no_whole_number_is_named(name: str, action: Any) -> None:
    state = begun(name)
    before = state.position()
    for method in (state.apply, state.describe):
        with pytest.raises(TypeError) as found:
            method(action)
        assert str(found.value) == f"An action is a whole number, not {action!r}."
    assert state.position() == before


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("action", [2**70, -(2**70), -1])
def test_an_action_beyond_all_numbers_is_refused(name: str, action: int) -> None:
    with pytest.raises(bigboard.IllegalAction, match=f"^There is no action {action}: actions run from 0 to "):
        begun(name).apply(action)


@pytest.mark.parametrize("name", GAMES)
def test_the_whole_numbers_of_numpy_are_actions_and_seats_too(name: str) -> None:
    state, twin = begun(name), begun(name)
    action = state.legal_actions()[0]
    assert twin.describe(np.int64(action)) == state.describe(action)  # type: ignore[arg-type]
    assert twin.apply(np.int64(action)) == state.apply(action)  # type: ignore[arg-type]
    assert twin.observe(np.int8(1)) == state.observe(1)  # type: ignore[arg-type]
    assert twin.record() == state.record()


def viewings(state: State) -> list[Callable[[Any], object]]:
    """All that is asked of a state for a seat."""
    room = bytearray(4 * state.game.tensor_size)
    return [state.observe, state.offers, lambda seat: state.sample(seat, 1), lambda seat: state.tensor(seat, room)]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [2**70, -(2**70), 3, -2])
def test_a_seat_that_is_not_at_the_table_is_named(name: str, seat: int) -> None:
    for view in viewings(begun(name)):
        with pytest.raises(ValueError, match=rf"^Seats run from 0 to 2, .*; there is no seat {seat}\.$"):
            view(seat)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [None, "0", 1.0, True])
def test_a_seat_that_is_no_whole_number_is_named(name: str, seat: Any) -> None:
    for view in viewings(begun(name)):
        with pytest.raises(TypeError) as found:
            view(seat)
        assert str(found.value) == f"A seat is a whole number, not {seat!r}."


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [None, True, 1.5, [1], {"a": 1}, object])
def test_a_seed_that_no_record_can_hold_is_named(name: str, seed: Any) -> None:
    game = bigboard.game(name)
    sentence = f"A seed is a whole number or a text, not {seed!r}."
    with pytest.raises(ValueError) as dealt:  # noqa: PT011
        game.deal(3, seed)
    with pytest.raises(ValueError) as started:  # noqa: PT011
        game.start({**game.deal(3, seed=1), "seed": seed})
    assert [str(dealt.value), str(started.value)] == [sentence, sentence]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("key", [1, None, ("type",)])
def test_a_field_that_is_not_named_by_a_text_is_refused(name: str, key: Any) -> None:
    state = begun(name)
    described: dict[Any, Any] = {**state.describe(state.legal_actions()[0]), key: 2}
    with pytest.raises(bigboard.IllegalAction) as found:
        state.find(described)
    assert found.value.message == f"The fields of an action are named by texts, not by {key!r}."


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_and_a_position_have_no_fields_without_a_name(name: str) -> None:
    game = bigboard.game(name)
    deal: dict[Any, Any] = {**game.deal(3, seed=1), 1: 2}
    position: dict[Any, Any] = {**begun(name).position(), None: 2}
    with pytest.raises(ValueError, match=r"^A deal of \w+ has no field 1: its fields are game, "):
        game.start(deal)
    with pytest.raises(ValueError, match=r"^A position of \w+ has no field None: its fields are game, "):
        game.position(position)


@pytest.mark.parametrize("name", GAMES)
def test_only_a_state_of_the_game_is_played_out(name: str) -> None:
    with pytest.raises(TypeError, match=r"^This is not a state of \w+\.$"):
        bigboard.game(name).playout(None, 1)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("described", [None, 5, "stop", [("type", "stop")]])
def test_what_is_no_description_is_refused(name: str, described: Any) -> None:
    with pytest.raises(bigboard.IllegalAction, match=r"^An action is a mapping such as \{'type': '\w+'.*\}, not "):
        begun(name).find(described)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", [True, 1.0, "1", None])
def test_the_format_of_a_record_is_a_whole_number(name: str, number: Any) -> None:
    record = {**begun(name).record(), "format": number}
    with pytest.raises(ValueError) as found:  # noqa: PT011
        bigboard.replay(record)
    assert str(found.value) == f"The record's 'format' is {number!r}; this version reads format 1."


def test_the_rules_version_of_a_deal_is_a_whole_number() -> None:
    game = bigboard.game("acquire")
    with pytest.raises(ValueError, match=r"^This deal is for version True of the rules; this engine plays "):
        game.start({**game.deal(3, seed=1), "rules": True})
