"""What may be taken back has shown no one anything that was hidden or left to chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.games.random_games import random_starts

import bigboard
from bigboard.games import registry, undo

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bigboard import Event, State

pytestmark = pytest.mark.once

COMPILED = bigboard.engine() == "compiled"
GAMES, WORLDS, EVERY = (24, 24, 3) if COMPILED else (8, 10, 9)
# Types of actions that show only what their player chose, with the events that may come along.
OWN_CHOICE = {
    "acquire": {
        "play_tile": {"tile_played", "chain_grew"},
        "found": {"chain_founded", "founder_share"},
        "sell": {"shares_sold", "shares_kept"},
        "buy": {"share_bought"},
    },
    "stockpile": {
        "bid": {"bid", "beaten", "fined", "received", "fee_paid"},
        "place_up": {"card_placed"},
        "place_commerce": {"card_placed"},
        "sell": {"sold", "fee_paid"},
        "sell_split": {"sold", "fee_paid"},
        "buy_bonds": {"bonds_bought"},
        "keep": {"investor_chosen"},
        "discard_strategy": {"strategy_discarded"},
    },
}


def steps(name: str, every: int = 1) -> Iterator[tuple[State, int, list[Event], State]]:
    """The states before and after actions of random games, whichever may be taken back and whichever may not."""
    for state, rng in random_starts(name, GAMES):
        number = rng.randrange(every)
        while state.seat >= 0:
            before, action = state, rng.choice(state.legal_actions())
            state = before.clone()
            events = state.apply(action)
            number += 1
            if number % every == 0:
                yield before, action, events, state


def seen(events: list[Event], players: int) -> list[list[dict[str, Any]]]:
    return [[event.seen_by(viewer) for event in events] for viewer in range(-1, players)]


@pytest.mark.parametrize("name", registry.names())
def test_what_may_be_taken_back_looks_the_same_in_every_world_its_player_could_be_in(name: str) -> None:
    rng = bigboard.Rng(7)
    checked = 0
    for before, action, events, after in steps(name, EVERY):
        if undo.why_not(before, events, after) is not None:
            continue
        checked += 1
        seat = before.seat
        sight = after.observe(seat)
        for _ in range(WORLDS):
            world = before.sample(seat, rng)
            world.events = True
            assert seen(world.apply(action), before.players) == seen(events, before.players), before.describe(action)
            assert world.observe(seat) == sight, before.describe(action)
    assert checked > 20


def test_what_may_be_taken_back_in_stockpile_shows_no_one_what_someone_else_had_hidden() -> None:
    for before, action, events, after in steps("stockpile", EVERY):
        if undo.why_not(before, events, after) is not None:
            continue
        for viewer in range(-1, before.players):
            was, now = before.observe(viewer), after.observe(viewer)
            for other in {*range(before.players)} - {before.seat}:
                assert known(now, other) == known(was, other), before.describe(action)
            assert unseen(now) >= unseen(was), before.describe(action)
            if now["round"] == was["round"] and was["pairs"]:
                assert secrets(now) == secrets(was), before.describe(action)


def known(view: dict[str, Any], seat: int) -> tuple[Any, ...]:
    portfolio = view["seats"][seat]["portfolio"]
    return portfolio["known"], portfolio["unknown"], portfolio["ruled_out"]


def secrets(view: dict[str, Any]) -> list[tuple[str | None, str | None]]:
    return [(pair["company"], pair["forecast"]) for pair in view["pairs"]]


def unseen(view: dict[str, Any]) -> int:
    return sum(card["card"] is None for pile in view["piles"] for card in pile["cards"])


@pytest.mark.parametrize("name", OWN_CHOICE)
def test_what_shows_only_its_players_own_choice_may_be_taken_back(name: str) -> None:
    """Unless it also ends a turn whose end shows something."""
    allowed = set()
    for before, action, events, after in steps(name):
        kind = before.describe(action)["type"]
        own = {event.type for event in events} <= OWN_CHOICE[name].get(kind, set())
        if kind in OWN_CHOICE[name] and own and after.turns <= before.turns:
            assert undo.why_not(before, events, after) is None, before.describe(action)
            allowed.add(kind)
    assert allowed == set(OWN_CHOICE[name])
