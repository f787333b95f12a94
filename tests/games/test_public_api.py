"""What a library user types on a state, for both titles and for a game in plain Python."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import pytest
from tests import outside

import bigboard
from bigboard.games import registry
from bigboard.games.speed_hooks import SpeedHooks
from bigboard.records.notation import parse_position

NAMES = ["acquire", "stockpile", outside.NAME]
EVERY_MODULE: dict[str, dict[str, Any]] = {
    "acquire": {"dead_tiles": "once", "open_holdings": False},
    "stockpile": {"bonds": True, "investors": True, "strategies": True, "commerce": True, "dice": True},
    outside.NAME: {"rounds": 5},
}


@pytest.fixture(autouse=True)
def installed() -> Iterator[None]:
    with outside.installed():
        yield


def begun(name: str, seed: int = 7, players: int = 3) -> bigboard.State:
    game = bigboard.game(name)
    return game.start(game.deal(players, seed))


def played(name: str, moves: int, seed: int = 7) -> bigboard.State:
    """A game after so many random actions, or its end."""
    state, rng = begun(name, seed), bigboard.Rng(seed)
    while not state.is_over and state.moves < moves:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
    return state


def finished(name: str, seed: int = 7) -> bigboard.State:
    return played(name, 10_000, seed)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_over_when_no_seat_decides(name: str) -> None:
    state, rng = begun(name), bigboard.Rng(1)
    while state.seat >= 0:
        assert not state.is_over
        assert state.outcome() is None
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))], events=False)
    assert state.is_over
    assert state.legal_actions() == []


@pytest.mark.parametrize(
    ("name", "kind"), [("acquire", "AcquireState"), ("stockpile", "StockpileState"), (outside.NAME, "WhisperState")]
)
def test_a_state_is_shown_in_one_line(name: str, kind: str) -> None:
    state = played(name, 17)
    assert repr(state) == f"<{kind} 3 players, seat {state.seat} to {state.decision}, move 17>"
    end = finished(name)
    assert repr(end) == f"<{kind} 3 players, game over, move {end.moves}>"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("moves", [0, 20, 10_000])
def test_copies_are_equal_to_their_original_until_it_plays_on(name: str, moves: int) -> None:
    state = played(name, moves)
    twins = [state.clone(), copy.copy(state), pickle.loads(pickle.dumps(state)), bigboard.replay(state.record())]
    twins.append(state.game.position(state.position()))
    assert len({state, *twins}) == 1
    for twin in twins:
        assert twin == state
        assert (twin != state) is False
        assert hash(twin) == hash(state)
    if not state.is_over:
        state.apply(state.legal_actions()[0])
        assert all(twin != state for twin in twins)


@pytest.mark.parametrize("name", NAMES)
def test_states_with_the_same_question_but_other_hidden_cards_differ(name: str) -> None:
    state = played(name, 12)
    worlds = [state.sample(state.seat, seed) for seed in range(5)]
    assert all(world.seat == state.seat and world.decision == state.decision for world in worlds)
    assert len({state, *worlds}) == 6


def test_a_state_equals_nothing_of_another_kind() -> None:
    acquire, stockpile = begun("acquire"), begun("stockpile")
    assert acquire != stockpile
    assert acquire != acquire.position()
    assert acquire != None  # noqa: E711


@pytest.mark.parametrize("name", NAMES)
def test_the_outcome_has_scores_winners_and_the_rule_of_the_event(name: str) -> None:
    state, rng = begun(name), bigboard.Rng(3)
    events: list[bigboard.Event] = []
    while not state.is_over:
        actions = state.legal_actions()
        events = state.apply(actions[rng.below(len(actions))])
    (over,) = [event for event in events if event.type == "game_over"]
    assert state.outcome() == (state.scores(), state.winners(), over.rule)
    quiet = begun(name)
    quiet.events = False
    for action in state.history:
        quiet.apply(int(action))
    assert quiet.outcome() == state.outcome() == state.clone().outcome() == pickle.loads(pickle.dumps(state)).outcome()


ENDINGS = {
    "ACQ-END-1": "acquire players=2 W=1A-12A,1B-12B,1C-12C,1D-5D T=1F,2F decision=declare_end hands=9I/7I",
    "ACQ-END-2": "acquire players=2 W=1A-11A decision=declare_end hands=9I/7I",
}


@pytest.mark.clause("ACQ-END-1", "ACQ-END-2")
@pytest.mark.parametrize("rule", ENDINGS)
def test_the_outcome_names_the_clause_by_which_the_end_was_declared(rule: str) -> None:
    state = parse_position(ENDINGS[rule])
    for action in state.parse("end, stop"):
        state.apply(action)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.rule == rule
    assert state.game.position(state.position()).outcome() == outcome


def test_the_rule_is_empty_where_a_position_does_not_say_it() -> None:
    state = finished(outside.NAME)
    outcome = state.game.position(state.position()).outcome()
    assert outcome == (state.scores(), state.winners(), "")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("modules", [False, True])
def test_text_and_parse_are_each_other_backwards(name: str, modules: bool) -> None:
    game, rng = bigboard.game(name), bigboard.Rng(5)
    state = game.start(game.deal(3, 11, EVERY_MODULE[name] if modules else None))
    while not state.is_over:
        actions = state.legal_actions()
        before = state.clone()
        for action in actions:
            assert state.parse(state.text(action)) == [action]
        assert state == before
        state.apply(actions[rng.below(len(actions))], events=False)


def test_parse_reads_a_number_of_shares() -> None:
    state = parse_position("acquire players=2 T=5A,6A W=1A,2A hands=4C/9I decision=buy_shares")
    tower, world = state.find({"type": "buy", "chain": "Tower"}), state.find({"type": "buy", "chain": "Worldwide"})
    assert state.parse("buy T 2") == state.parse("buy T T") == [tower, tower]
    assert state.parse("T 2 W") == state.parse("buy W T T") == [world, tower, tower]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("buy T 0", "A turn buys 1 to 3 shares, not 0."),
        ("buy T 99", "A turn buys 1 to 3 shares, not 99."),
        ("buy 2 T", "'buy' wants the name of a chain after it."),
        ("", "An empty line is not an action."),
    ],
)
def test_parse_says_what_it_does_not_understand(line: str, sentence: str) -> None:
    state = parse_position("acquire players=2 T=5A,6A hands=4C/9I decision=buy_shares")
    with pytest.raises(ValueError) as found:  # noqa: PT011
        state.parse(line)
    assert str(found.value) == sentence


def test_parse_names_the_clause_that_forbids_an_action() -> None:
    state = parse_position("acquire players=2 T=5A,6A hands=4C/9I decision=buy_shares")
    with pytest.raises(bigboard.IllegalAction) as found:
        state.parse("buy T 3 W")
    assert found.value.rule.startswith("ACQ-BUY-")


def test_a_game_that_is_not_installed_has_the_plain_notation() -> None:
    state = begun(outside.NAME)
    with pytest.MonkeyPatch.context() as patch:
        patch.delitem(registry.titles(), outside.NAME)
        assert [state.text(action) for action in state.parse("ask Comet")] == ["ask Comet"]


@pytest.mark.parametrize("name", NAMES)
def test_without_events_the_same_happens_and_nothing_is_told(name: str) -> None:
    told, quiet, rng = begun(name), begun(name), bigboard.Rng(2)
    events = 0
    while not told.is_over:
        actions = told.legal_actions()
        action = actions[rng.below(len(actions))]
        events += len(told.apply(action))
        assert quiet.apply(action, events=False) == []
        assert quiet.events
    assert events > 0
    assert quiet == told
    assert quiet.record() == told.record()


@pytest.mark.parametrize("name", NAMES)
def test_events_come_back_after_a_refusal(name: str) -> None:
    state = begun(name)
    with pytest.raises(bigboard.IllegalAction):
        state.apply(-1, events=False)
    assert state.events
    assert state.apply(state.legal_actions()[0])


@pytest.mark.parametrize("name", NAMES)
def test_a_state_whose_events_are_off_stays_quiet(name: str) -> None:
    state = begun(name)
    state.events = False
    assert state.apply(state.legal_actions()[0], events=True) == []
    assert not state.events


@pytest.mark.parametrize("name", NAMES)
def test_a_spectator_has_a_name(name: str) -> None:
    state = played(name, 9)
    assert bigboard.Seat.SPECTATOR == -1
    assert state.observe(bigboard.Seat.SPECTATOR) == state.observe(-1)


def test_the_public_names_are_there() -> None:
    for name in bigboard.__all__:
        assert getattr(bigboard, name) is not None


def test_speed_hooks_are_a_protocol_beside_the_public_methods() -> None:
    hooks = {"fill_legal", "fill_scores", "take", "step_into"}
    assert hooks <= set(vars(SpeedHooks))
    assert not hooks & set(vars(bigboard.State))
