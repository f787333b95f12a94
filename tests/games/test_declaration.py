"""What a game declares is what its engine does."""

from __future__ import annotations

import pytest
from tests.games.random_games import played, random_starts

from bigboard.games import registry
from bigboard.games.rulebook import clauses
from bigboard.titles.acquire.rules.model.sizes import START_MONEY

pytestmark = pytest.mark.once

GAMES = registry.names()
STARTS = 12


@pytest.mark.parametrize("name", GAMES)
def test_every_event_has_the_facts_that_are_declared_for_its_type(name: str) -> None:
    declaration = registry.declaration(name)
    for state, rng in random_starts(name, STARTS):
        for event in played(state, rng):
            kind = declaration.event(event.type)
            always = {field for field in kind.data if not field.endswith("?")}
            sometimes = {field.removesuffix("?") for field in kind.data}
            assert always <= set(event.data) <= sometimes, event
            assert event.secret is None or set(event.secret) == set(kind.secret), event


@pytest.mark.parametrize("name", GAMES)
def test_every_answer_is_of_a_type_that_is_declared_for_its_question(name: str) -> None:
    declaration = registry.declaration(name)
    for state, rng in random_starts(name, STARTS):
        while state.seat >= 0:
            legal = state.legal_actions()
            answers = declaration.question(state.decision).answers
            assert {state.describe(action)["type"] for action in legal} <= set(answers), state.decision
            state.apply(rng.choice(legal))


def test_the_money_that_acquires_events_move_leaves_what_everyone_began_with() -> None:
    for state, rng in random_starts("acquire", STARTS):
        events = [event.seen_by(-1) for event in played(state, rng)]
        account = registry.declaration("acquire").account(events, state.scores())
        assert account["start"] == [START_MONEY] * state.players


def test_the_money_that_stockpiles_events_move_leaves_what_everyone_began_with() -> None:
    for state, rng in random_starts("stockpile", STARTS):
        events = [event.seen_by(-1) for event in played(state, rng)]
        account = registry.declaration("stockpile").account(events, state.scores())
        began = {event["seat"]: event["money"] for event in events if event["type"] == "set_up"}
        assert account["start"] == [began[seat] for seat in range(state.players)]


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_phase_and_option_that_is_named_exists(name: str) -> None:
    declaration = registry.declaration(name)
    known = set(clauses(name))
    named = {question.rule for question in declaration.questions} - {""}
    named |= {rule for option in declaration.options for rule in option.rules}
    assert named <= known
    assert {*declaration.stages.values(), *(question.phase for question in declaration.questions)} <= {
        *declaration.phases,
        "",
    }
    flows = [flow for kind in declaration.events for flow in kind.money]
    assert {entry for flow in flows for entry in (flow.entry, flow.final)} <= {*declaration.accounts, ""}
    options = {option.name for option in declaration.options}
    assert {option.needs for option in declaration.options} <= {*options, None}
    assert {kind.undo_unless for kind in declaration.events} <= {*options, ""}


@pytest.mark.parametrize("name", GAMES)
def test_every_question_belongs_to_a_phase_by_itself_or_by_its_stage(name: str) -> None:
    declaration = registry.declaration(name)
    for state, rng in random_starts(name, STARTS):
        while state.seat >= 0:
            stage = state.observe(-1).get("stage", "")
            assert declaration.phase(state.decision, stage) in declaration.phases
            state.apply(rng.choice(state.legal_actions()))
        assert declaration.phase(state.decision) == ""
