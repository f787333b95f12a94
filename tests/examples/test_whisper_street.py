"""The rules of Whisper Street, and that it is what the recipe promises: a whole game in one short file."""

from __future__ import annotations

from typing import Any

import pytest
from tests import outside
from whisper_street import CARDS, COMPANIES, DECLARATION, WHISPER_STREET

from bigboard.games.contract import Event, IllegalAction, State
from bigboard.games.rng import Rng
from bigboard.games.rulebook import clauses

PRICES = dict.fromkeys(COMPANIES, 5)


def table(**changes: Any) -> State:
    """Three seats in the first round, seat 0 to sell; the cards of the round are -3, -3, -3, -3."""
    none = dict.fromkeys(COMPANIES, 0)
    shares = changes.pop("shares", [{}, {}, {}])
    start = {
        "players": 3,
        "seat": 0,
        "decision": "sell",
        "deck": CARDS,
        "round": 1,
        "first": 0,
        "prices": PRICES,
        "money": [20, 20, 20],
        "shares": [{**none, **held} for held in shares],
        "asked": ["Comet", "", ""],
        "traded": none,
        "at": 0,
    }
    return WHISPER_STREET.position({**start, **changes})


def act(state: State, *words: str) -> list[Event]:
    """Answers such as "buy Comet" or "stop_selling"."""
    events: list[Event] = []
    for word in words:
        type, *company = word.split()
        events += state.apply(state.find({"type": type, **({"company": company[0]} if company else {})}))
    return events


def prices(state: State) -> dict[str, int]:
    return {company["name"]: company["price"] for company in state.observe(-1)["companies"]}


def test_the_whole_game_is_one_file_of_at_most_250_lines() -> None:
    assert len((outside.FOLDER / "whisper_street.py").read_text(encoding="utf-8").splitlines()) <= 250


def test_who_asks_alone_hears_how_a_price_will_move() -> None:
    state = table(decision="ask", asked=["", "", ""])
    (asked,) = act(state, "ask Comet")
    assert asked.seen_by(0)["move"] == CARDS[2]
    assert "move" not in asked.seen_by(1)
    assert state.observe(0)["heard"] == f"Comet {CARDS[2]}"
    assert state.observe(1)["heard"] is None
    assert state.observe(1)["seats"][0]["asked"] == "Comet"


def test_without_shares_no_one_is_asked_what_to_sell() -> None:
    state = table(decision="ask", asked=["", "", ""])
    act(state, "ask Comet")
    assert state.decision == "buy"


def test_a_sale_pays_the_price_and_a_purchase_costs_it() -> None:
    state = table(shares=[{"Comet": 2}, {}, {}])
    act(state, "sell Comet", "sell Comet")
    assert state.observe(0)["seats"][0]["money"] == 30
    act(state, "buy Anchor")
    assert state.observe(0)["seats"][0] == {
        "money": 25, "shares": {"Anchor": 1, "Beacon": 0, "Comet": 0, "Dynamo": 0}, "asked": "Comet",
    }  # fmt: skip


def test_after_a_turn_what_was_bought_rises_and_what_was_sold_falls_by_one_however_much_it_was() -> None:
    state = table(shares=[{"Comet": 2}, {}, {}])
    act(state, "sell Comet", "sell Comet", "buy Anchor", "buy Anchor", "buy Beacon")
    assert state.seat == 1
    assert prices(state) == {"Anchor": 6, "Beacon": 6, "Comet": 4, "Dynamo": 5}


@pytest.mark.parametrize(
    ("before", "tried", "reason"),
    [
        (["sell Comet", "stop_selling"], "buy Comet", "just-sold"),
        (["stop_selling", "buy Anchor"], "buy Dynamo", "too-dear"),
        (["stop_selling", "buy Beacon"], "buy Anchor", "too-late"),
        ([], "sell Anchor", "no-share"),
        ([], "buy Anchor", "not-asked"),
    ],
)
def test_a_refusal_names_its_clause_and_reason(before: list[str], tried: str, reason: str) -> None:
    state = table(shares=[{"Comet": 2}, {}, {}], money=[12, 12, 12], prices={**PRICES, "Dynamo": 10, "Anchor": 3})
    act(state, *before)
    with pytest.raises(IllegalAction) as refused:
        act(state, tried)
    assert refused.value.reason == reason
    assert refused.value.rule in ("WSP-SELL", "WSP-BUY")


def test_three_shares_are_the_most_that_a_turn_buys() -> None:
    state = table(money=[99, 99, 99], decision="buy")
    act(state, "buy Anchor", "buy Anchor", "buy Anchor")
    assert state.seat == 1


def test_at_the_end_of_the_round_all_cards_are_turned_up_and_the_next_seat_goes_first() -> None:
    state = table(seat=2, decision="buy", asked=["Comet"] * 3, deck=CARDS[::-1])
    events = act(state, "stop_buying")
    assert [event.data["by"] for event in events if event.type == "moved"] == [4, 4, 4, 4]
    assert prices(state) == dict.fromkeys(COMPANIES, 9)
    assert (state.seat, state.decision) == (1, "ask")
    assert state.observe(-1)["cards"] == [4, 4, 4, 4]


def test_a_bankrupt_company_begins_again_and_its_shares_are_gone() -> None:
    shares = [{"Comet": 2}, {"Comet": 1, "Anchor": 1}, {}]
    state = table(seat=2, decision="buy", asked=["Comet"] * 3, prices={**PRICES, "Comet": 3}, shares=shares)
    events = act(state, "stop_buying")
    assert "bankrupt" in [event.type for event in events]
    assert prices(state) == {"Anchor": 2, "Beacon": 2, "Comet": 5, "Dynamo": 2}
    assert [seat["shares"]["Comet"] for seat in state.observe(-1)["seats"]] == [0, 0, 0]
    assert state.observe(-1)["seats"][1]["shares"]["Anchor"] == 1


def test_after_the_last_round_everything_is_sold_and_the_most_money_wins() -> None:
    last = {"round": 5, "options": {"rounds": 5}, "deck": CARDS[::-1]}
    state = table(seat=2, decision="buy", asked=["Comet"] * 3, shares=[{"Comet": 2}, {}, {}], **last)
    moves = CARDS[::-1][16:20]
    events = act(state, "stop_buying")
    assert events[-1].type == "game_over"
    assert state.scores() == [20 + 2 * (5 + moves[2]), 20, 20]
    assert state.winners() == [0]


def test_several_shares_are_picked_at_once_in_any_order() -> None:
    state = table(decision="buy")
    pick = state.offers(0)["pick"]
    assert (pick["least"], pick["most"], pick["budget"]) == (0, 3, 20)
    assert [(item["item"]["company"], item["cost"], item["most"]) for item in pick["items"]] == [
        (company, 5, 3) for company in COMPANIES
    ]
    wanted = [{"type": "buy", "company": name} for name in ("Dynamo", "Anchor")]
    for action in state.find_several(wanted):
        state.apply(action)
    assert state.seat == 1
    assert state.observe(0)["seats"][0]["shares"] == {"Anchor": 1, "Beacon": 0, "Comet": 0, "Dynamo": 1}


def test_every_event_is_declared_with_its_facts_and_cites_a_clause_of_the_rulebook() -> None:
    with outside.installed():
        known = clauses(outside.NAME)
    kinds = set()
    for seed in range(20):
        state, rng = WHISPER_STREET.start(WHISPER_STREET.deal(4, seed)), Rng(seed)
        events = list(state.opening)
        while legal := state.legal_actions():
            events += state.apply(legal[rng.below(len(legal))])
        for event in events:
            kind = DECLARATION.event(event.type)
            assert set(event.data) == set(kind.data)
            assert set(event.secret or {}) == set(kind.secret)
            assert event.rule in known
            kinds.add(event.type)
    assert kinds == {kind.type for kind in DECLARATION.events}


def test_no_seat_has_an_advantage() -> None:
    wins = [0, 0, 0]
    for seed in range(300):
        state = WHISPER_STREET.start(WHISPER_STREET.deal(3, seed))
        for seat in WHISPER_STREET.playout(state, seed).winners():
            wins[seat] += 1
    assert min(wins) > 70
