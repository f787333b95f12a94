"""Random games: what an offer promises is what happens; and offers tell nothing that a seat cannot know."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.acquire.table_setting import GAME, Json, money, shares, told, types_of

from bigboard.games.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bigboard import Event, State

GAMES = [(2, 1, {}), (3, 2, {"open_holdings": False}), (5, 3, {"dead_tiles": "never"})]


def decisions(players: int, seed: int, options: Json) -> Iterator[State]:
    """The states of a random game that ask something; of the many purchases every fifth."""
    state = GAME.start(GAME.deal(players=players, seed=seed, options=options))
    rng = random.Random(seed)
    number = 0
    while state.seat >= 0:
        number += 1
        if state.decision != "buy_shares" or number % 5 == 0:
            yield state
        state.apply(rng.choice(state.legal_actions()))


def chain(state: State, name: str) -> Json:
    found: Json = next(view for view in state.observe(-1)["chains"] if view["name"] == name)
    return found


def received(events: list[Event], seat: int) -> int:
    """What a seat got, or paid, before the game was over."""
    amount = 0
    for event in events:
        if event.type == "game_over":
            break
        if event.seat == seat and event.type in ("bonus", "shares_sold"):
            amount += event.data["amount"]
        if event.seat == seat and event.type == "share_bought":
            amount -= event.data["price"]
    return amount


def tried(state: State, action: int) -> tuple[State, list[Event]]:
    after = state.clone()
    return after, after.apply(action)


@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_costs_and_gains_are_what_is_paid_until_the_next_question(players: int, seed: int, options: Json) -> None:
    for state in decisions(players, seed, options):
        seat = state.seat
        for offer in state.offers(seat)["choices"]:
            _, events = tried(state, offer["action"])
            promised = offer["gain"] - offer["cost"]
            if all(acquired["bonuses_known"] for acquired in offer.get("outcome", {}).get("acquired", [])):
                assert promised == received(events, seat)
            else:
                assert promised in (0, received(events, seat))


@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_tiles_do_what_was_promised(players: int, seed: int, options: Json) -> None:
    effects = set()
    for state in decisions(players, seed, options):
        for offer in state.offers(state.seat)["choices"]:
            if offer["type"] == "play_tile":
                after, events = tried(state, offer["action"])
                would = offer["outcome"]
                effects.add(would["effect"])
                assert told(events, "tile_played")[0]["effect"] == would["effect"]
                check_tile(after, events, would)
    assert effects == {"nothing", "founds", "grows", "merges"}


def check_tile(after: State, events: list[Event], would: Json) -> None:
    if would["effect"] == "nothing":
        assert (after.decision == "declare_end") == would["may_end"]
    if would["effect"] == "grows":
        grown = chain(after, would["chain"])
        assert told(events, "chain_grew")[0]["size"] == grown["size"] == would["size_after"]
        assert grown["price"] == would["price_after"]
        assert (after.decision == "declare_end") == would["may_end"]
    if would["effect"] == "founds" and after.decision == "found_chain":
        assert [described["chain"] for described in after.observe(after.seat)["legal"]] == [
            foundable["chain"] for foundable in would["chains"]
        ]
    if would["effect"] == "merges":
        survivors = [event["chain"] for event in told(events, "survivor")]
        assert survivors == ([] if would["survivor"] is None else [would["survivor"]])
        if would["survivor"] is None:
            legal = [described["chain"] for described in after.observe(after.seat)["legal"]]
            assert legal == [candidate["chain"] for candidate in would["candidates"]]


@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_founded_chains_have_the_promised_size_price_and_shares(players: int, seed: int, options: Json) -> None:
    founded = 0
    for state in decisions(players, seed, options):
        for offer in state.offers(state.seat)["choices"]:
            if offer["type"] == "found":
                founded += 1
                after, events = tried(state, offer["action"])
                now = chain(after, offer["chain"])
                assert (now["size"], now["price"]) == (offer["size"], offer["price"])
                assert ("founder_share" in types_of(events)) == offer["founder_share"]
                assert shares(after, state.seat).get(offer["chain"], 0) == offer["shares_after"]
    assert founded


@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_mergers_end_as_promised(players: int, seed: int, options: Json) -> None:
    """From the tile or the choice of a survivor on: the order, the bonuses, and the chain that comes of it."""
    mergers = 0
    for state in decisions(players, seed, options):
        for offer in state.offers(state.seat)["choices"]:
            would = offer.get("outcome", {})
            if would.get("survivor") is None:
                continue
            mergers += 1
            after, events = settled(state, offer["action"])
            order = [event["chain"] for event in told(events, "chain_acquired")]
            check_order(order, would["acquired"])
            for acquired in would["acquired"]:
                check_bonuses(events, acquired)
            survivor = chain(after, would["survivor"])
            assert told(events, "merger_complete")[0]["size"] == survivor["size"] == would["size_after"]
            assert survivor["price"] == would["candidates"][0]["price_after"]
            was_safe = chain(state, would["survivor"])["safe"]
            assert (survivor["safe"] and not was_safe) == would["becomes_safe"]
            assert (after.decision == "declare_end") == would["may_end"]
    assert mergers


def settled(state: State, action: int) -> tuple[State, list[Event]]:
    """The state when the merger is complete: everyone keeps all shares, equal chains go in chart order."""
    after, events = tried(state, action)
    while "merger_complete" not in types_of(events):
        events = events + after.apply(after.legal_actions()[0])
    return after, events


def check_order(order: list[str], promised: list[Json]) -> None:
    assert order == [acquired["chain"] for acquired in promised]


def check_bonuses(events: list[Event], acquired: Json) -> None:
    merging = events[: types_of(events).index("merger_complete")]
    paid = [event for event in told(merging, "bonus") if event["chain"] == acquired["chain"]]
    promised = [(bonus["seat"], bonus["place"], bonus["amount"]) for bonus in acquired["bonuses"]]
    happened = [(event["seat"], event["place"], event["amount"]) for event in paid]
    if acquired["bonuses_known"]:
        assert promised == happened
    else:
        assert set(promised) <= set(happened)


@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_shares_and_money_are_as_promised_after_trading_selling_and_buying(
    players: int, seed: int, options: Json
) -> None:
    for state in decisions(players, seed, options):
        seat = state.seat
        merger = state.observe(seat)["merger"]
        for offer in state.offers(seat)["choices"]:
            after, events = tried(state, offer["action"])
            if "game_over" in types_of(events):
                continue
            if offer["type"] == "trade":
                assert shares(after, seat).get(merger["survivor"], 0) == offer["survivor_shares_after"]
            if offer["type"] in ("trade", "sell"):
                assert shares(after, seat).get(merger["acquired"], 0) == offer["shares_after"]
            if offer["type"] == "buy":
                assert shares(after, seat)[offer["chain"]] == offer["after"]["shares"]
                held = [shares(after, owner).get(offer["chain"], 0) for owner in range(players)]
                most = [owner for owner, count in enumerate(held) if count == max(held)]
                assert offer["after"]["leaders"] in (most, None)
                assert offer["after"]["leaders"] is not None or not state.observe(seat)["options"]["open_holdings"]
            if "money_after" in offer:
                assert money(after)[seat] == offer["money_after"]


@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_the_scores_of_declaring_the_end_are_those_of_the_end(players: int, seed: int, options: Json) -> None:
    for state in decisions(players, seed, options):
        for offer in state.offers(state.seat)["choices"]:
            if offer["type"] == "declare_end":
                after, _ = tried(state, offer["action"])
                if after.seat >= 0:
                    after.apply(after.find({"type": "stop_buying"}))
                known = [score for score in offer["scores"] if score is not None]
                final = [score for score, told in zip(after.scores(), offer["scores"], strict=True) if told is not None]
                assert known == final


@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_picks_within_the_limits_are_legal_in_any_order(players: int, seed: int, options: Json) -> None:
    rng = random.Random(seed)
    for state in decisions(players, seed, options):
        pick = state.offers(state.seat)["pick"]
        if pick is not None:
            wanted = basket(pick, rng)
            actions = state.find_several([item["item"] for item in wanted])
            after = state.clone()
            events: list[Event] = []
            for action in actions:
                assert after.seat == state.seat
                events += after.apply(action)
            promised = sum(item["gain"] - item["cost"] for item in wanted)
            assert received(events, state.seat) == promised
            assert after.seat != state.seat or after.decision != state.decision or "tile_drawn" in types_of(events)


def basket(pick: Json, rng: random.Random) -> list[Json]:
    """Some of the items, as many as the pick allows."""
    wanted: list[Json] = []
    pools = dict(pick["pools"])
    budget: Any = pick["budget"]
    size = rng.randint(pick["least"], pick["most"])
    while len(wanted) < size:
        items = [
            item
            for item in pick["items"]
            if wanted.count(item) < item["most"]
            and (budget is None or item["cost"] <= budget)
            and (item["pool"] is None or item["uses"] <= pools[item["pool"]])
        ]
        if not items:
            break
        item = rng.choice(items)
        wanted.append(item)
        budget = None if budget is None else budget - item["cost"]
        if item["pool"] is not None:
            pools[item["pool"]] -= item["uses"]
    rng.shuffle(wanted)
    return wanted


@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_offers_are_the_same_in_every_world_that_the_seat_cannot_tell_apart(
    players: int, seed: int, options: Json
) -> None:
    for number, state in enumerate(decisions(players, seed, options)):
        if number % 7 == 0:
            for seat in range(-1, players):
                world = state.sample(seat, Rng(number))
                assert world.offers(seat) == state.offers(seat)
