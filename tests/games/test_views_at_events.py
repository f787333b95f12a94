"""The state at each event of an action: what a client shows while it tells the event."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from tests.games.random_games import random_starts

from bigboard.games import registry
from bigboard.games.view_diff import differences

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bigboard import Event, State

GAMES = [("acquire", 6), ("stockpile", 12)]
LONG = [pytest.param(name, 200, marks=pytest.mark.long) for name, _ in GAMES]

# Parts of a view, and the only events that change them; "" is the change from the last event to the next question.
ONLY_BY = {
    "acquire": {
        "board": "tile_played chain_founded chain_grew chain_absorbed merger_complete dead_tile_discarded",
        "chains.size": "chain_founded chain_grew chain_absorbed merger_complete",
        "chains.price": "chain_founded chain_grew chain_absorbed merger_complete",
        "chains.bank": "founder_share share_bought shares_traded shares_sold final_sale",
        "seats.shares": "founder_share share_bought shares_traded shares_sold final_sale game_over",
        "bag": "tile_drawn",
        "hand": "tile_played tile_drawn dead_tile_discarded chain_founded chain_grew chain_absorbed merger_complete",
    },
    "stockpile": {
        "round": "round",
        "first": "round",
        "companies.price": "price_moved split bankruptcy dividend",
        "companies.space": "price_moved split bankruptcy dividend",
        "piles.bid": "bid ",
        "piles.cards": "card_placed card_moved pile_looked_at pile_taken ",
        "seats.portfolio.cards": "set_up pile_taken sold boom bust card_discarded share_taken share_given_up "
        "share_split shares_split shares_lost",
        "seats.portfolio.split": "sold share_given_up share_split shares_split shares_lost",
        "seats.owes": "fee_owed fee_paid",
        "seats.bonds": "bonds_bought bond_returned",
        "seats.commerce": "pile_taken card_discarded",
        "bonds": "bonds_bought bond_returned",
        "played": "strategy_played",
        "own.hand": "cards_dealt card_placed",
    },
}


def steps(state: State, rng: random.Random) -> Iterator[tuple[Event | None, State]]:
    """Every event of the game with the state at it, and None with the state in which the next question is asked."""
    while state.seat >= 0:
        action = rng.choice(state.legal_actions())
        events = state.clone().apply(action)
        yield from zip(events, state.apply_in_steps(action), strict=True)
        yield None, state


def path(change: list[Any]) -> str:
    return ".".join(part for part in change[:-1] if isinstance(part, str))


def money(state: State) -> list[int]:
    """The position is complete: a view may hide the money of others."""
    return list(state.position()["money"])


@pytest.mark.parametrize(("name", "count"), [*GAMES, *LONG])
def test_money_at_an_event_has_moved_by_what_the_event_declares(name: str, count: int) -> None:
    kinds = {kind.type: kind for kind in registry.declaration(name).events}
    for start, rng in random_starts(name, count):
        before = money(start)
        for event, state in steps(start, rng):
            for flow in kinds[event.type].money if event else ():
                facts = {"seat": event.seat, **event.data} if event else {}
                before[facts[flow.seat]] += flow.sign * facts[flow.amount]
            if event is None or event.type not in ("investor", "set_up", "result"):
                assert money(state) == before, event
            before = money(state)


@pytest.mark.parametrize(("name", "count"), [*GAMES, *LONG])
def test_a_view_changes_at_the_event_that_tells_the_change(name: str, count: int) -> None:
    seen = set()
    for start, rng in random_starts(name, count):
        seats = range(-1, start.players)
        before = start.views(seats, asked=False)
        for event, state in steps(start, rng):
            now = state.views(seats, asked=False)
            told = event.type if event else ""
            for one, other in zip(before, now, strict=True):
                changed = [path(change) for change in differences(one, other)]
                for part, events in ONLY_BY[name].items():
                    if any(f"{place}.".startswith(f"{part}.") for place in changed):
                        assert told in events.split(" "), (event, part)
                        seen.add((part, told))
            before = now
    parts = {part for part, _ in seen}
    assert parts == set(ONLY_BY[name])


@pytest.mark.parametrize("count", [6, pytest.param(200, marks=pytest.mark.long)])
def test_a_bonus_that_is_paid_was_part_of_the_score_before(count: int) -> None:
    seen = 0
    for start, rng in random_starts("acquire", count):
        before = start.scores()
        for event, state in steps(start, rng):
            if event and event.type in ("chain_acquired", "bonus") and state.seat >= 0:
                assert state.scores() == before, event
                seats = range(state.players)
                for seat, view in zip(seats, state.views(seats, asked=False), strict=True):
                    assert view["offers"]["scores"][seat] in (before[seat], None)
                seen += 1
            before = state.scores()
    assert seen > 20


@pytest.mark.parametrize(("name", "count"), [*GAMES, *LONG])
def test_the_last_view_of_an_action_is_the_observed_one(name: str, count: int) -> None:
    for start, rng in random_starts(name, count):
        for event, state in steps(start, rng):
            if event is None:
                for seat, view in zip(
                    range(-1, state.players), state.views(range(-1, state.players), asked=False), strict=True
                ):
                    assert {**view, "legal": [], "offers": {}} == {**state.observe(seat), "legal": [], "offers": {}}


@pytest.mark.parametrize(("name", "count"), [*GAMES, *LONG])
def test_a_view_at_an_event_shows_what_its_seat_was_told_and_no_more(name: str, count: int) -> None:
    """In a sampled world the same action looks the same to the seat, for as long as the events do."""
    compared = 0
    for start, rng in random_starts(name, count):
        state = start
        while state.seat >= 0:
            action = rng.choice(state.legal_actions())
            seat = rng.randrange(-1, state.players)
            world = state.sample(seat, rng.randrange(1 << 30))
            world.events = True
            events = state.clone().apply(action)
            states = state.apply_in_steps(action)
            if len(events) < 2 or action not in world.legal_actions():
                continue
            others = world.clone().apply(action)
            for one, other, real, sampled in zip(events, others, states, world.apply_in_steps(action), strict=False):
                if one.seen_by(seat) != other.seen_by(seat):
                    break
                assert real.views([seat], asked=False) == sampled.views([seat], asked=False), one
                compared += 1
    assert compared > 100
