"""What holds at every step of random games of Stockpile, with any modules and any number of players."""

from __future__ import annotations

from array import array
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    COMMODITIES,
    FEE_3,
    FIRST_CARD,
    FULL_DECK,
    GAME,
    Json,
    asked,
    do,
    down,
    idle,
    normal,
    table,
)

from bigboard import Rng

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bigboard import Event, State

MODULES = ["bonds", "commerce", "dice", "strategies", "promo", "investors", "auction", "first_player_card"]
NEEDS = {"promo": "strategies", "auction": "investors"}
RECEIVED = {
    "received", "interest", "fee_received", "sold", "second_split", "dividend_paid", "company_shown", "shares_shown",
    "majority", "final_sale", "bonds_repaid", "commodities", "taxes",
}  # fmt: skip
PAID = {"pile_bought", "fee_paid", "fined", "paid", "bonds_bought"}


def combination(bits: int) -> Json:
    """The options that these bits stand for: one for each module, one for the board."""
    options: Json = {name: bits >> k & 1 == 1 for k, name in enumerate(MODULES)}
    for name, needed in NEEDS.items():
        options[name] = options[name] and options[needed]
    return options | {"board": "advanced" if bits >> len(MODULES) & 1 else "standard"}


ALL = 2 ** (len(MODULES) + 1) - 1
GAMES = [(2 + k % 4, k, combination(ALL if k < 4 else int(Rng(k).below(ALL + 1)))) for k in range(28)]
EACH_GAME = pytest.mark.parametrize(
    ("players", "seed", "options"), GAMES, ids=[f"{players}-{seed}" for players, seed, _ in GAMES]
)


def step(state: State, rng: Rng) -> list[Event]:
    legal = state.legal_actions()
    return state.apply(legal[rng.below(len(legal))])


def random_game(players: int, seed: int, options: Json) -> Iterator[tuple[State, list[Event]]]:
    """The state after each step, and what happened in it."""
    rng = Rng(seed)
    state = GAME.start(GAME.deal(players, seed, options))
    yield state, state.opening
    while state.seat >= 0:
        events = step(state, rng)
        yield state, events


def some_states(players: int, seed: int, options: Json, every: int) -> Iterator[State]:
    """States of a random game, before its end, at irregular distances."""
    pause = Rng(seed + 1)
    wait = pause.below(every)
    for state, _ in random_game(players, seed, options):
        wait -= 1
        if wait < 0 and state.seat >= 0:
            yield state
            wait = pause.below(2 * every)


def tensor(state: State, seat: int) -> array[float]:
    out = array("f", [9.0]) * GAME.tensor_size
    state.tensor(seat, out)
    return out


def account(event: Event, cash: list[int]) -> None:
    """Writes an event into the books."""
    data = event.data
    if event.type == "set_up":
        cash[event.seat] = data["money"]
    elif event.type in RECEIVED:
        cash[event.seat] += data["amount"]
    elif event.type in PAID:
        cash[event.seat] -= data["amount"]
    elif event.type == "strategy_played":
        cash[event.seat] -= data["cost"]
    elif event.type == "given":
        cash[event.seat] -= data["amount"]
        cash[data["to"]] += data["amount"]
    elif event.type == "levelled":
        cash[data["from"]] -= data["amount"]
        cash[event.seat] += data["amount"] - data["given"]
        cash[data["to"]] += data["given"]


@pytest.mark.clause("STK-SET-11")
@pytest.mark.once
@EACH_GAME
def test_every_dollar_is_told_and_no_one_ever_owes_the_bank(players: int, seed: int, options: Json) -> None:
    cash: list[int] = []
    for state, events in random_game(players, seed, options):
        for event in events:
            if event.type == "set_up":
                cash = cash or [0] * players
            if cash:
                account(event, cash)
        assert state.position()["money"] == (cash or state.position()["money"])
        if state.seat >= 0:
            assert min(state.position()["money"]) >= 0
    assert state.scores() == cash


@pytest.mark.clause("STK-END-6", "STK-SET-11")
def test_a_fee_that_is_paid_from_the_final_count_is_told_too() -> None:
    held = [normal(AUTO), normal(), normal()]
    state = table(3, stage="selling", round=7, portfolios=held, owes=[[3], [], []], money=[0, 20, 20])
    cash = [0, 20, 20]
    while state.seat >= 0:
        for event in idle(state):
            account(event, cash)
    assert state.scores() == cash


def market_cards(position: Json) -> Counter[str]:
    """All market cards, wherever they lie."""
    found: Counter[str] = Counter(position["market"]) + Counter(position["discard"])
    for portfolio in position["portfolios"]:
        found += Counter(portfolio["normal"]) + Counter(portfolio["split"])
    for cards in [*position["hands"], position.get("opening", [])]:
        found += Counter(card for card in cards if card)
    for fees in position["owes"]:
        found += Counter(f"Trading Fee {fee}" for fee in fees)
    found += Counter(entry["card"] for pile in position["piles"] for entry in pile if entry["card"] in FULL_DECK)
    if position["stage"] in ("choosing", "auction", "discarding"):
        found += Counter(position["starting_shares"])
    return found


@pytest.mark.clause("STK-SET-4", "STK-BND-7")
@pytest.mark.once
@EACH_GAME
def test_every_market_card_and_every_bond_is_in_exactly_one_place(players: int, seed: int, options: Json) -> None:
    for state, _ in random_game(players, seed, options):
        position = state.position()
        assert market_cards(position) == Counter(FULL_DECK)
        if options["bonds"]:
            assert sum(position["bonds"]) + position["bonds_left"] == 40


@pytest.mark.clause("STK-COM-1", "STK-STR-SYSTEMIC-SHOCK")
@pytest.mark.once
@EACH_GAME
def test_commerce_cards_leave_only_as_the_cost_of_a_card(players: int, seed: int, options: Json) -> None:
    if not options["commerce"]:
        return
    whole = Counter(dict.fromkeys(COMMODITIES, 3) | {"Tax": 7})
    gone: Counter[str] = Counter()
    for state, events in random_game(players, seed, options):
        gone += Counter(
            event.data["card"] for event in events if event.type == "card_discarded" and event.data["card"] in whole
        )
        position = state.position()
        found: Counter[str] = Counter(position["commerce"])
        for cards in [*position["commerce_hands"], *position["commerce_held"]]:
            found += Counter(cards)
        found += Counter(entry["card"] for pile in position["piles"] for entry in pile if entry["card"] in whole)
        assert found + gone == whole


@pytest.mark.clause("STK-STR-9", "STK-STR-3")
@pytest.mark.once
@EACH_GAME
def test_every_strategy_card_is_in_exactly_one_place(players: int, seed: int, options: Json) -> None:
    if not options["strategies"]:
        return
    for state, _ in random_game(players, seed, options):
        position = state.position()
        cards = position["strategies"]
        found: Counter[str] = Counter(cards["deck"][cards["drawn"] :]) + Counter(cards["played"])
        for hand in [*cards["hands"], *cards["discarded"]]:
            found += Counter(hand)
        assert found == Counter(cards["deck"])


@pytest.mark.clause("STK-INV-1", "STK-INV-9")
@pytest.mark.once
@EACH_GAME
def test_every_investor_has_one_owner_and_every_player_their_investors(players: int, seed: int, options: Json) -> None:
    if not options["investors"]:
        return
    for state, _ in random_game(players, seed, options):
        position = state.position()
        kept = [name for names in position["investors"]["kept"] for name in names]
        assert len(set(kept)) == len(kept)
        if position["stage"] not in ("choosing", "auction"):
            assert [len(names) for names in position["investors"]["kept"]] == [2 if players == 2 else 1] * players
            assert [name for names in position["investors"]["dealt"] for name in names] == []


@pytest.mark.clause("STK-HID-15", "STK-HID-9")
@pytest.mark.once
@EACH_GAME
def test_what_a_seat_sees_follows_from_what_it_saw_and_what_it_is_told(players: int, seed: int, options: Json) -> None:
    """If a seat is told and asked the same in two worlds that looked the same, they still look the same."""
    rng = Rng(seed)
    for state in some_states(players, seed, options, 20):
        for seat in range(-1, players):
            world, real = state.sample(seat, rng), state.clone()
            world.events = True
            common = sorted(set(world.legal_actions()) & set(real.legal_actions()))
            if not common:
                continue
            action = common[rng.below(len(common))]
            seen = [[event.seen_by(seat) for event in twin.apply(action)] for twin in (real, world)]
            alike = seen[0] == seen[1] and (real.seat, real.decision) == (world.seat, world.decision)
            if alike:
                assert real.observe(seat) == world.observe(seat)
                assert tensor(real, seat) == tensor(world, seat)


@pytest.mark.clause("STK-HID-4", "STK-FPC-3")
def test_a_face_down_fee_that_lies_open_before_the_first_player_card_is_handed_on_has_been_told() -> None:
    piles = [[down(FEE_3, 1)], [FIRST_CARD], [AUTO]]
    state = table(3, options={"first_player_card": True}, stage="demand", piles=piles)
    events = [event for pile in range(3) for event in do(state, "bid", pile=pile, space=0)]
    assert asked(state) == (1, "hand_first_card")
    open_cards = [card["card"] for pile in state.observe(-1)["piles"] for card in pile["cards"]]
    told = str([event.seen_by(-1) for event in events])
    assert [card for card in open_cards if card not in told] == []
