"""What holds for the offers of every decision, out of random games with all modules and investors."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Literal, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

import pytest
from tests.games.random_games import all_options
from tests.titles.stockpile.rules.views.offers.offer_gallery import QUESTIONS, gallery, offered
from tests.titles.stockpile.table_setting import GAME, Json

import bigboard
from bigboard import Rng
from bigboard.games.rulebook import clauses
from bigboard.titles.stockpile.rules import offer_types

if TYPE_CHECKING:
    from bigboard import State

pytestmark = pytest.mark.once

RULES = set(clauses("stockpile"))
REASONS = ("reason", "rule", "args")


def fits(value: object, wanted: Any) -> bool:
    """Whether a value is of the declared type, key by key."""
    if is_typeddict(wanted):
        hints = get_type_hints(wanted, include_extras=True)
        needed = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
        return (
            isinstance(value, dict)
            and needed <= set(value) <= set(hints)
            and all(fits(value[name], hints[name]) for name in value)
        )
    origin, inner = get_origin(wanted), get_args(wanted)
    if origin is NotRequired:
        return fits(value, inner[0])
    if origin is Literal:
        return value in inner
    if origin is list:
        return isinstance(value, list) and all(fits(entry, inner[0]) for entry in value)
    if origin is dict:
        return isinstance(value, dict) and all(fits(entry, inner[1]) for entry in value.values())
    if inner:
        return any(fits(value, one) for one in inner)
    return wanted is Any or type(value) is (type(None) if wanted is None else wanted)


def test_the_gallery_shows_every_question() -> None:
    assert {state.decision for state in gallery()} == QUESTIONS


def test_offers_have_the_declared_shape_and_can_be_sent() -> None:
    for state, offers in offered():
        wrong = [choice for choice in offers["choices"] if not fits(choice, offer_types.Choice)]
        assert wrong == []
        assert fits(offers, offer_types.Offers), (state.decision, offers["pick"])
        assert json.loads(json.dumps(offers)) == offers


def test_there_is_a_choice_for_every_legal_action_in_order_and_nothing_changes() -> None:
    for state in gallery():
        before = state.position()
        offers = state.offers(state.seat)
        assert state.position() == before
        assert (offers["question"], offers["seat"]) == (state.decision, state.seat)
        assert [choice["action"] for choice in offers["choices"]] == state.legal_actions()
        for choice in offers["choices"]:
            assert state.describe(choice["action"]).items() <= choice.items()
            assert choice["cost"] >= 0
            assert choice["gain"] >= 0


def test_the_clause_of_every_question_and_of_every_refusal_exists() -> None:
    for _, offers in offered():
        assert offers["rule"] in RULES
        assert {entry["rule"] for entry in offers["forbidden"]} <= RULES
        assert {choice["rule"] for choice in offers["choices"] if "rule" in choice} <= RULES


def test_what_is_forbidden_is_refused_for_the_reason_that_is_told() -> None:
    reasons = set()
    for state, offers in offered():
        for entry in offers["forbidden"]:
            words = {name: value for name, value in entry.items() if name not in REASONS}
            told = {name: entry[name] for name in REASONS}
            assert refusals(state, words) == [told, told], (state.decision, words)
            reasons.add((words["type"], entry["reason"]))
    assert len(reasons) > 20


def refusals(state: State, words: Json) -> list[Json]:
    """What `find` and `apply` say about an action that is not allowed."""
    action = next(number for number in range(GAME.num_actions) if state.describe(number) == words)
    found: list[Json] = []
    for attempt in (lambda: state.find(words), lambda: state.apply(action)):
        with pytest.raises(bigboard.IllegalAction) as raised:
            attempt()
        refusal = raised.value
        found.append({"reason": refusal.reason, "rule": refusal.rule, "args": refusal.args})
    return found


@pytest.mark.parametrize("players", range(2, 6))
def test_in_random_games_every_forbidden_entry_is_what_the_refusal_says(players: int) -> None:
    """With all modules, through whole games, in which investors are used whenever they can be."""
    rng = Rng(players)
    uses = 0
    usable = ["Shorting Soros", "Clever Chanda", "Crazy Cramer", "Mayknow Martha"]
    for seed in range(2):
        deal = GAME.deal(players, seed, all_options("stockpile") | {"auction": False})
        rest = [name for name in deal["investors"] if name not in usable]
        state = GAME.start({**deal, "investors": [*usable, *rest]})
        state.events = False
        while state.seat >= 0:
            for entry in state.offers(state.seat)["forbidden"]:
                words = {name: value for name, value in entry.items() if name not in REASONS}
                told = {name: entry[name] for name in REASONS}
                assert refusals(state, words) == [told, told], (state.decision, words)
                uses += words["type"] == "use"
            legal = state.legal_actions()
            wanted = [action for action in legal if state.describe(action).get("investor") in usable] or legal
            state.apply(wanted[int(rng.below(len(wanted)))])
    assert uses > 0


def test_every_space_of_every_track_is_offered_or_forbidden() -> None:
    for state, offers in offered():
        if state.decision in ("bid", "bid_investor"):
            told = [entry for entry in offers["choices"] + offers["forbidden"] if entry["type"] == "bid"]
            spaces = sorted((entry["pile"], entry["space"]) for entry in told)
            assert spaces == [(pile, space) for pile in range(len(state.observe(-1)["piles"])) for space in range(8)]


def test_who_does_not_decide_is_offered_nothing() -> None:
    for state in gallery():
        for seat in range(-1, state.players):
            if seat != state.seat:
                offers = state.offers(seat)
                assert fits(offers, offer_types.Offers)
                assert (offers["choices"], offers["pick"], offers["forbidden"]) == ([], None, [])
                assert (offers["question"], offers["seat"]) == (state.decision, state.seat)


@pytest.mark.clause("STK-HID-14")
def test_worlds_that_a_seat_cannot_tell_apart_give_equal_offers() -> None:
    rng = Rng(8)
    for state in gallery():
        for seat in range(-1, state.players):
            offers = state.offers(seat)
            for _ in range(3 if seat == state.seat else 1):
                assert state.sample(seat, rng).offers(seat) == offers, (state.decision, seat)


def test_when_the_game_is_over_nothing_is_offered() -> None:
    state = GAME.start(GAME.deal(3, 1))
    GAME.playout(state, Rng(1))
    offers = state.offers(0)
    assert (offers["question"], offers["phase"], offers["seat"]) == ("game_over", "end", -1)
    assert (offers["choices"], offers["pick"], offers["forbidden"]) == ([], None, [])
    assert offers["rule"] in RULES


def test_there_is_no_offer_for_a_seat_that_there_is_not() -> None:
    state = GAME.start(GAME.deal(3, 1))
    with pytest.raises(ValueError, match="Seats run from 0 to 2"):
        state.offers(3)


def picks_from(pick: Json, rng: Rng) -> list[Json]:
    """A random choice that the pick allows, as items in random order, some of them repeated."""
    wanted = pick["least"] + int(rng.below(pick["most"] - pick["least"] + 1))
    chosen: list[Json] = []
    while len(chosen) < wanted:
        open_items = [item for item in pick["items"] if may_add(pick, chosen, item)]
        if not open_items:
            break
        chosen.append(open_items[int(rng.below(len(open_items)))])
    return chosen


def may_add(pick: Json, chosen: list[Json], item: Json) -> bool:
    if chosen.count(item) == item["most"]:
        return False
    pool = item["pool"]
    used = sum(other["uses"] for other in chosen if other["pool"] == pool)
    return pool is None or used + item["uses"] <= pick["pools"][pool]


def as_numbers(items: list[Json]) -> list[Json]:
    """Equal items as one with a larger number of cards."""
    different = [item for place, item in enumerate(items) if item not in items[:place]]
    return [item["item"] | {"cards": items.count(item)} for item in different]


def received(state: State, actions: list[int]) -> int:
    """What the actions bring the seat: sold, shown, given away."""
    seat = state.seat
    total = 0
    for action in actions:
        assert state.seat == seat
        for event in state.apply(action):
            if event.seat == seat and event.type in ("sold", "company_shown"):
                total += event.data["amount"]
            elif event.seat == seat and event.type == "given":
                total -= event.data["amount"]
    return total


def test_whatever_a_pick_allows_is_accepted_in_any_order_and_brings_what_was_promised() -> None:
    rng = Rng(5)
    questions = set()
    for state, offers in offered():
        pick = offers["pick"]
        if pick is None:
            continue
        questions.add(state.decision)
        for turn in range(6):
            chosen = picks_from(pick, rng)
            assert len(chosen) >= pick["least"]
            answer = as_numbers(chosen) if turn % 2 else [item["item"] for item in chosen]
            actions = state.find_several(answer)
            assert state.sample(state.seat, rng).find_several(answer) == actions
            trial = state.clone()
            promised = sum(item["gain"] - item["cost"] for item in chosen) if state.decision != "keep_investor" else 0
            assert received(trial, actions) == promised, (state.decision, answer)
    assert questions == {
        "sell", "sell_now", "sell_short", "show_companies", "choose_company", "give_money", "discard_strategy",
        "keep_investor", "offer_investor", "place_card", "place_commerce",
    }  # fmt: skip
