"""Every world is as likely as its deals are many: compared with all deals of a small position, played one by one."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.rules.hidden.sampling_checks import assert_likely, cards_of, rest, sampled
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    BUST,
    COMPUTERS,
    ELECTRIC,
    GAME,
    LABS,
    STEEL,
    Json,
    at_price,
    counted,
    do,
    down,
    normal,
    pairs,
    table,
)

from bigboard import Rng
from bigboard.titles.stockpile.rules.cards.cards import ACTION_KINDS, HELD_KINDS
from bigboard.titles.stockpile.rules.model.sizes import MAX_PLAYERS
from bigboard.titles.stockpile.rules.model.table import CAP, START

if TYPE_CHECKING:
    from bigboard import State

VIEWER = 0
FORECASTS = ["$$", "-2", "+1", "+4", "-3", "+2"]


def unseen_places(position: Json) -> list[tuple[str, int, int]]:
    """Where a card lies that the viewer has not seen: portfolios of others, face-down cards of piles, the deck."""
    places: list[tuple[str, int, int]] = []
    for seat, portfolio in enumerate(position["portfolios"]):
        if seat != VIEWER:
            places += [("portfolio", seat, k) for k in range(sum(portfolio["normal"].values()))]
    for pile, cards in enumerate(position["piles"]):
        places += [("pile", pile, k) for k, card in enumerate(cards) if VIEWER not in card.get("seen_by", [VIEWER])]
    return places + [("market", 0, k) for k in range(len(position["market"]))]


def with_starting_shares(state: State) -> State:
    """The same table, where everyone knows that each portfolio has just its starting share."""
    position = state.position()
    shares = [next(iter(portfolio["normal"])) for portfolio in position["portfolios"]]
    del position["course"]
    memory = list(position["memory"])
    for viewer in range(6):
        for owner in range(3):
            if viewer != owner:
                place = viewer * MAX_PLAYERS + owner
                memory[START + place] = 1
                for kind in ACTION_KINDS:
                    memory[CAP + place * HELD_KINDS + kind] = 0
    return GAME.position({**position, "memory": memory, "starting_shares": shares})


def all_different(starting: list[list[str]]) -> bool:
    return len({cards[0] for cards in starting}) == len(starting)


def deals_of(position: Json, starting: bool) -> list[tuple[State, int]]:
    """Every world that dealing the unseen cards once more can give, and in how many orders of the cards it does."""
    places = unseen_places(position)
    portfolios = position["portfolios"]
    held = [[card for card, count in each["normal"].items() for _ in range(count)] for each in portfolios]
    there = {"portfolio": held, "pile": [[card["card"] for card in pile] for pile in position["piles"]]}
    there["market"] = [position["market"]]
    hidden = [there[kind][one][two] for kind, one, two in places]
    found: dict[str, tuple[Json, int]] = {}
    for order in permutations(hidden):
        cards = [list(hand) for hand in held]
        piles = [[dict(card) for card in pile] for pile in position["piles"]]
        market = list(position["market"])
        for (kind, one, two), card in zip(places, order, strict=True):
            if kind == "portfolio":
                cards[one][two] = card
            elif kind == "pile":
                piles[one][two]["card"] = card
            else:
                market[two] = card
        if starting and not all_different(cards):
            continue
        dealt = [
            {"normal": counted(sorted(hand)), "split": each["split"]}
            for hand, each in zip(cards, portfolios, strict=True)
        ]
        world = {**position, "portfolios": dealt, "piles": piles, "market": market}
        key = str((dealt, piles, market))
        found[key] = world, found.get(key, (world, 0))[1] + 1
    worlds = []
    for world, orders in found.values():
        unknown = {name: value for name, value in world.items() if name not in ("memory", "course", "rounds")}
        dealt_world = GAME.position(unknown)
        worlds.append((with_starting_shares(dealt_world) if starting else dealt_world, orders))
    return worlds


def hidden_cards(state: State) -> tuple[Any, ...]:
    position = state.position()
    portfolios = tuple(tuple(sorted(portfolio["normal"].items())) for portfolio in position["portfolios"])
    return portfolios, tuple(tuple(card["card"] for card in pile) for pile in position["piles"])


def assert_as_likely_as_deals(state: State, starting: bool, seed: int) -> int:
    """Plays at random to the end, and every deal beside it as long as it looks the same; says how few were left."""
    deals = deals_of(state.position(), starting)
    rng = Rng(seed)
    fewest = len(deals)
    compared: Counter[Any] = Counter()
    while state.seat >= 0:
        possible: Counter[Any] = Counter()
        for world, orders in deals:
            possible[hidden_cards(world)] += orders
        assert hidden_cards(state) in possible
        if possible != compared:
            found = sampled(state, VIEWER, hidden_cards, max(60, 30 * len(possible)), seed)
            assert_likely(found, dict(possible))
            compared = possible
        legal = state.legal_actions()
        action = legal[rng.below(len(legal))]
        state.apply(action)
        follow = []
        for world, orders in deals:
            if action in world.legal_actions():
                world.apply(action)
                if world.observe(VIEWER) == state.observe(VIEWER):
                    follow.append((world, orders))
        deals = follow
        fewest = min(fewest, len(deals))
    return fewest


@pytest.mark.clause("STK-HID-5", "STK-HID-7", "STK-HID-8", "STK-HID-10", "STK-HID-14")
@pytest.mark.parametrize("seed", range(1, 9))
def test_the_worlds_that_the_course_of_a_round_leaves_are_as_likely_as_their_deals(seed: int) -> None:
    """Sales, dividends that are shown, a split, a bankruptcy and action cards, after old cards and new ones."""
    cards = [AUTO, ELECTRIC, ELECTRIC, BOOM, AUTO]
    state = table(
        round=7, stage="demand", spaces=at_price(Epic=8, Bottomline=2), money=[9, 9, 9],
        portfolios=[normal(STEEL), normal(cards[0], cards[1]), {}], market=[], discard=rest(STEEL, STEEL, BUST, *cards),
        piles=[[down(cards[2], 1), down(BUST, 0)], [down(cards[3], 2)], [down(cards[4], 1), STEEL]],
        pairs=[{**pair, "seen_by": "all"} for pair in pairs(*FORECASTS)],
    )  # fmt: skip
    assert assert_as_likely_as_deals(state, False, seed) < 20


@pytest.mark.clause("STK-SET-6", "STK-HID-5", "STK-HID-8", "STK-HID-14")
@pytest.mark.parametrize("seed", range(1, 9))
def test_starting_shares_are_different_whatever_is_sold(seed: int) -> None:
    cards = [AUTO, BANK, AUTO, BANK, STEEL]
    state = table(
        round=7, stage="demand", spaces=at_price(American=9, Bottomline=2), money=[9, 9, 9],
        portfolios=[normal(STEEL), normal(cards[0]), normal(cards[1])], market=[cards[4]],
        discard=rest(STEEL, *cards), piles=[[down(cards[2], 1)], [down(cards[3], 2)], []],
        pairs=[{**pair, "seen_by": "all"} for pair in pairs(*FORECASTS)],
    )  # fmt: skip
    state = with_starting_shares(state)
    assert_as_likely_as_deals(state, True, seed)


@pytest.mark.clause("STK-HID-5", "STK-HID-14")
def test_a_sale_that_was_chosen_is_no_random_draw() -> None:
    """Two unknown cards, one of them sold: the other is a different one in two orders of the deal, an equal one in one.

    The hidden cards are three Auto and three others. With one Auto sold, the other card was Auto in 3 · 2 orders and
    another company in 2 · 3 · 3.
    """
    used = [AUTO, AUTO, AUTO, BANK, LABS, COMPUTERS]
    state = table(
        stage="selling", round=7, seat=1, first=1, portfolios=[{}, normal(AUTO, BANK), {}],
        pairs=[{**pair, "seen_by": "all"} for pair in pairs()], market=[AUTO, AUTO, LABS, COMPUTERS],
        discard=rest(*used),
    )  # fmt: skip
    do(state, "sell", company=AUTO, cards=1)
    found = sampled(state, 0, lambda world: cards_of(world, 1), 1200)
    assert_likely(found, {(AUTO,): 6, (BANK,): 6, (LABS,): 6, (COMPUTERS,): 6})
