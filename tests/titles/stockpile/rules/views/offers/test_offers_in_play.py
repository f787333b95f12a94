"""What an offer promises is what happens: every choice of many decisions, taken and compared with its events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.titles.stockpile.rules.views.offers.offer_gallery import offered
from tests.titles.stockpile.table_setting import COMPANIES, Json, idle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bigboard import Event, State

SALES = {
    "sell": "normal",
    "sell_split": "split",
    "sell_half": "half",
    "sell_short": "normal",
    "sell_short_half": "half",
}
FURTHER = (
    "show_companies", "choose_company", "sell_short", "discard_action", "discard_commodity", "show_cheap",
    "look_at_pair", "reveal_pair", "move_price", "give_up_share",
)  # fmt: skip


def taken(type_: str, *more: str) -> Iterator[tuple[State, Json, State, list[Event]]]:
    """Each choice of these types: the state before, the choice, the state after it, and what happened."""
    count = 0
    for state, offers in offered():
        for choice in offers["choices"]:
            if choice["type"] in (type_, *more):
                after = state.clone()
                yield state, choice, after, after.apply(choice["action"])
                count += 1
    assert count > 1, f"no {type_} in the gallery"


def own(events: list[Event], seat: int, *types: str) -> list[Json]:
    return [event.data for event in events if event.seat == seat and event.type in types]


def amounts(events: list[Event], seat: int, *types: str, rule: str = "") -> int:
    fitting = [event for event in events if event.seat == seat and event.type in types]
    return sum(event.data["amount"] for event in fitting if not rule or event.rule == rule)


def show_all(state: State, seat: int, events: list[Event], moves: int = 99) -> None:
    """As long as a dividend is being paid: the seat shows all that it can, the others show what they must."""
    while state.decision in ("show_shares", "show_split_shares") and len(moved(events)) < moves:
        legal = state.legal_actions()
        events += state.apply(legal[-1] if state.seat == seat else legal[0])


def moved(events: list[Event]) -> list[Event]:
    return [event for event in events if event.type == "price_moved"]


def test_prices_move_as_promised_with_splits_bankruptcies_and_dividends() -> None:
    kinds = ("boom", "bust", "raise", "lower", "choose", "give_up", "unsplit")
    seen = {"splits": 0, "bankrupt": 0, "split_bonus": 0, "cards_split": 0, "cards_lost": 0, "dividend_gain": 0}
    for state, choice, after, events in taken(*kinds):
        seat = state.seat
        promised = choice["moves"]
        show_all(after, seat, events, len(promised))
        for number, move in enumerate(promised):
            arrival = moved(events)[number]
            start = events.index(moved(events)[number - 1]) if number else 0
            way = events[start : events.index(arrival) + 1]
            told = {"company": move["company"], "from": move["price"], "to": move["to"], "space": move["space"]}
            assert arrival.data == told
            assert len([event for event in way if event.type == "split"]) == move["splits"]
            assert any(event.type == "bankruptcy" for event in way) == move["bankrupt"]
            assert amounts(way, seat, "second_split") == move["split_bonus"]
            assert sum(data["cards"] for data in own(way, seat, "shares_split")) == move["cards_split"]
            assert sum(data["cards"] for data in own(way, seat, "shares_lost")) == move["cards_lost"]
            assert sum(event.data["amount"] for event in way if event.type == "dividend") == move["dividend"]
            assert amounts(way, seat, "dividend_paid") == move["dividend_gain"]
            before = state.observe(seat)
            company = before["companies"][COMPANIES.index(move["company"])]
            assert company["track"][move["space"]] == move["to"]
            shares = before["seats"][seat]["portfolio"]
            lost = shares["known"].get(move["company"], 0) + 2 * shares["split"].get(move["company"], 0)
            assert move["value_lost"] == (lost * choice["share"] if move["bankrupt"] else 0)
            for name in seen:
                seen[name] += move[name]
        if choice["type"] not in ("choose", "give_up", "unsplit"):
            assert len(promised) == 1
            assert choice["gain"] == promised[0]["split_bonus"] + promised[0]["dividend_gain"]
    assert min(seen.values()) > 0, seen


def test_sales_bring_what_was_promised() -> None:
    for state, choice, _, events in taken(*SALES):
        sold = own(events, state.seat, "sold")[0]
        assert (sold["company"], sold["what"]) == (choice["company"], SALES[choice["type"]])
        assert (sold["cards"], sold["amount"]) == (choice.get("cards", 1), choice["gain"])


def test_shares_shown_bring_what_was_promised() -> None:
    for state, choice, _, events in taken("show"):
        if state.decision == "show_split_shares":
            assert choice["gain"] == 2 * choice["cards"] * choice["amount"]
            continue
        paid = own(events, state.seat, "dividend_paid", "shares_shown")
        if choice["gain"]:
            assert (paid[0]["company"], paid[0]["amount"]) == (choice["company"], choice["gain"])
        shares = choice["cards"] + 2 * choice["split"]
        assert choice["gain"] == shares * choice["amount"]
        known = state.observe(-1)["seats"][state.seat]["portfolio"]["known"].get(choice["company"], 0)
        assert choice["revealed"] == max(0, choice["cards"] - known)


def test_a_company_chosen_brings_what_was_promised() -> None:
    for state, choice, after, events in taken("choose"):
        seat = state.seat
        if choice["moves"]:
            continue
        show_all(after, seat, events)
        dividends = [event.data for event in events if event.type == "dividend" and event.rule != "STK-ADV-6"]
        if choice["dividend"]:
            assert dividends[0] == {"company": choice["company"], "amount": choice["dividend"]}
            paid = [data["amount"] for data in own(events, seat, "dividend_paid")]
            assert [choice["gain"]] == (paid[:1] or [0])
        else:
            found = [*own(events, seat, "company_shown", "shares_shown"), {"amount": 0}]
            assert found[0]["amount"] == choice["gain"]


def test_strategy_cards_and_investors_cost_and_bring_what_was_promised() -> None:
    paid = 0
    for state, choice, after, events in taken("play", "use"):
        seat = state.seat
        costs = [data["cost"] for data in own(events, seat, "strategy_played")]
        assert sum(costs) == choice["cost"]
        assert amounts(events, seat, "received", "company_shown", rule=choice["rule"]) == choice["gain"]
        paid += choice["gain"] > 0
        assert choice["up_to"] == choice["gain"] + still_to_come(after, seat, choice["rule"]), choice
    assert paid > 3


def still_to_come(state: State, seat: int, rule: str) -> int:
    """What further answers to the same card bring at best, by the gains that are offered on the way."""
    offers = state.offers(seat)
    choices = [choice for choice in offers["choices"] if choice["type"] not in ("stop", "pass")]
    if state.seat != seat or offers["rule"] != rule or state.decision not in FURTHER or not choices:
        return 0
    if state.decision in ("show_companies", "sell_short"):
        items = offers["pick"]["items"] if offers["pick"] else choices[:1]
        gains = sorted((int(item["gain"]) for item in items for _ in range(item.get("most", 1))), reverse=True)
        return sum(gains[: offers["pick"]["most"] if offers["pick"] else 1])
    if state.decision not in ("choose_company", "give_up_share"):
        choices = [max(choices, key=lambda choice: int(choice["gain"]))]
    found = []
    for choice in choices:
        after = state.clone()
        show_all(after, seat, after.apply(choice["action"]))
        found.append(int(choice["gain"]) + still_to_come(after, seat, rule))
    return max(found)


def test_money_is_given_taken_and_spent_as_promised() -> None:
    for state, choice, _, events in taken("give_one", "give_all"):
        given = next(event.data for event in events if event.type in ("given", "levelled"))
        assert (given["to"], given.get("given", given["amount"])) == (choice["seat"], choice["amount"])
        assert choice["money"] == state.observe(-1)["seats"][choice["seat"]]["money"]
        if "given" not in given:
            assert choice["cost"] == given["amount"]
    for state, choice, after, events in taken("take_from"):
        while not any(event.type == "levelled" for event in events):
            events += after.apply(after.legal_actions()[-1])
        levelled = next(event.data for event in events if event.type == "levelled")
        assert (levelled["from"], levelled["amount"]) == (choice["seat"], choice["amount"])
        kept = levelled["amount"] - levelled["given"]
        assert choice["gain"] == kept + (levelled["given"] if levelled["to"] == state.seat else 0)
    for state, choice, _, events in taken("take"):
        assert amounts(events, state.seat, "paid") == choice["cost"]
    for state, choice, _, events in taken("buy_bonds"):
        assert amounts(events, state.seat, "bonds_bought") == choice["cost"]
    for state, choice, _, events in taken("look_at_pair", "reveal_pair", "discard_action"):
        assert amounts(events, state.seat, "received", rule=state.offers(state.seat)["rule"]) == choice["gain"]


def test_a_bid_costs_what_was_promised_if_it_still_stands() -> None:
    bought = 0
    for state, choice, after, events in taken("bid"):
        seat, pile = state.seat, choice["pile"]
        outbid = [event.seat for event in events if event.type == "beaten"]
        assert outbid == ([choice["outbids"]] if choice["outbids"] is not None else [])
        if state.decision == "bid_investor":
            continue
        assert amounts(events[:3], seat, "received") == choice["bonus"]
        if after.decision == "bid":
            assert after.observe(-1)["seats"][seat]["free_money"] == choice["free_after"]
            assert (after.observe(-1)["piles"][pile]["lowest_space"] is None) == choice["locks"]
        while after.decision in ("bid", "look_at_pair"):
            events += idle(after)
        for event in events:
            if event.type == "pile_bought" and event.data["pile"] == pile and event.seat == seat:
                rivals = [later for later in events if later.type == "bid" and later.data["pile"] == pile]
                if len(rivals) == 1:
                    assert event.data["amount"] == choice["cost"] - choice["gain"]
                    bought += 1
    assert bought > 20


def test_an_investor_won_at_auction_leaves_the_cash_that_was_promised() -> None:
    found = 0
    for state, choice, after, events in taken("bid"):
        if state.decision == "bid_investor" and state.players > 2:
            while after.decision == "bid_investor":
                events += idle(after)
            bids = [event.data for event in events if event.type == "bid" and event.data["pile"] == choice["pile"]]
            if len(bids) == 1:
                while after.observe(-1)["stage"] in ("auction", "discarding"):
                    idle(after)
                assert after.position()["money"][state.seat] == choice["free_after"]
                found += 1
    assert found > 5


def test_cards_are_placed_and_moved_as_described() -> None:
    for state, choice, _, events in taken("place_up", "place_down", "place_commerce", "place_first_card"):
        placed = next(event for event in events if event.type == "card_placed")
        assert placed.data["pile"] == choice["pile"]
        assert placed.data["face"] == choice.get("face", "up")
        cards = [entry["card"] for entry in state.observe(state.seat)["piles"][choice["pile"]]["cards"]]
        assert (choice["lying"], choice["unseen"]) == (cards, cards.count(None))
        if choice.get("then"):
            assert choice["then"] in state.observe(state.seat)["own"]["hand" if "face" in choice else "commerce"]
    for state, choice, after, _ in taken("move_card"):
        moved_to = after.offers(state.seat)["choices"][0]
        assert (moved_to["card"], moved_to["face"]) == (choice["card"], choice["face"])
        entry = state.observe(state.seat)["piles"][choice["pile"]]["cards"][choice["place"]]
        assert (choice["card"], choice["face"]) == (entry["card"], entry["face"])
