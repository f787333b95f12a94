"""The codec of positions. Written by `make generate` from `declared_table.py`."""

from collections.abc import Mapping
from typing import Any, Final

from bigboard.games.contract import JsonDict
from bigboard.games.engine.position_fields import (
    check_number,
    named_step,
    per_seat,
    read_counts,
    read_flow,
    read_hands,
    read_numbers,
    step,
    whole,
    write_counts,
    write_hand,
)
from bigboard.titles.stockpile.rules.cards.cards import COMMERCE_INDEX, INVESTORS, MARKET_INDEX, STRATEGIES
from bigboard.titles.stockpile.rules.model.sizes import MOST_MONEY
from bigboard.titles.stockpile.rules.model.table import (
    BONDS,
    COMMERCE,
    FEES_TAKEN,
    MEMORY,
    SUPPLY,
    WAITING,
    StockpileTable,
)
from bigboard.titles.stockpile.rules.numbers import STAGE_BEFORE_INFORMATION
from bigboard.titles.stockpile.rules.positions.card_parts import (
    forget_all,
    read_commerce,
    read_course,
    read_investors,
    read_laid,
    read_market,
    read_starting_shares,
    read_strategies,
    write_commerce,
    write_course,
    write_investors,
    write_laid,
    write_market,
    write_starting_shares,
    write_strategies,
)
from bigboard.titles.stockpile.rules.positions.parts import (
    STAGE_INDEX,
    placed_meeples,
    read_bids,
    read_bonds_left,
    read_decision,
    read_ended_on,
    read_opening,
    read_owes,
    read_pairs,
    read_piles,
    read_portfolios,
    read_rounds,
    read_spaces,
    write_bids,
    write_bonds_left,
    write_decision,
    write_ended_on,
    write_opening,
    write_owes,
    write_pairs,
    write_piles,
    write_portfolios,
    write_rounds,
    write_spaces,
)

FIELDS: Final = [
    "game",
    "rules",
    "players",
    "options",
    "round",
    "first",
    "next_first",
    "stage",
    "decision",
    "seat",
    "flow",
    "rounds",
    "money",
    "portfolios",
    "owes",
    "bonds",
    "fees_taken",
    "waiting",
    "ended_on",
    "bonds_left",
    "commerce_held",
    "spaces",
    "piles",
    "bids",
    "placed",
    "hands",
    "commerce_hands",
    "opening",
    "pairs",
    "laid",
    "strategies",
    "investors",
    "starting_shares",
    "discard",
    "market",
    "commerce",
    "memory",
    "course",
]
FLOW: Final = {
    "at": 0,
    "step": 0,
    "batch": 0,
    "plays_left": 0,
    "power": -1,
    "power_seat": -1,
    "power_step": 0,
    "chosen_company": -1,
    "chosen_companies": 0,
    "chosen_seat": -1,
    "chosen_pile": -1,
    "chosen_place": -1,
    "barred_company": -1,
    "next_company": 0,
    "discarded_first": -1,
    "first_pile": -1,
    "equal_cards": 0,
    "forecast_steps": 0,
    "sell_from": 0,
    "sell_step": 0,
    "move_company": -1,
    "move_left": 0,
    "move_from": 0,
    "move_dollars": 0,
    "dividend_company": -1,
    "dividend": 0,
    "dividend_at": 0,
    "split_shown": -1,
}  # the usual number of each


def write_fields(t: StockpileTable, position: JsonDict) -> None:
    position["round"] = int(t.round) + 1
    position["first"] = int(t.first)
    position["next_first"] = int(t.next_first) if t.next_first >= 0 else None
    position["stage"] = STAGE_INDEX.names[t.stage]
    position["decision"] = write_decision(t)
    position["seat"] = int(t.actor)
    position["flow"] = {
        "at": int(t.at),
        "step": int(t.step),
        "batch": int(t.batch),
        "plays_left": int(t.plays_left),
        "power": t.card_data.power_index.names[t.power] if t.power >= 0 else -1,
        "power_seat": int(t.power_seat),
        "power_step": int(t.power_step),
        "chosen_company": int(t.chosen_company),
        "chosen_companies": int(t.chosen_companies),
        "chosen_seat": int(t.chosen_seat),
        "chosen_pile": int(t.chosen_pile),
        "chosen_place": int(t.chosen_place),
        "barred_company": int(t.barred_company),
        "next_company": int(t.next_company),
        "discarded_first": t.card_data.strategy_index.names[t.discarded_first] if t.discarded_first >= 0 else -1,
        "first_pile": int(t.first_pile),
        "equal_cards": int(t.equal_cards),
        "forecast_steps": int(t.forecast_steps),
        "sell_from": int(t.sell_from),
        "sell_step": int(t.sell_step),
        "move_company": int(t.move_company),
        "move_left": int(t.move_left),
        "move_from": int(t.move_from),
        "move_dollars": int(t.move_dollars),
        "dividend_company": int(t.dividend_company),
        "dividend": int(t.dividend),
        "dividend_at": int(t.dividend_at),
        "split_shown": int(t.split_shown),
    }
    position["rounds"] = write_rounds(t)
    position["money"] = [int(t.money[seat]) for seat in range(int(t.seats))]
    position["portfolios"] = write_portfolios(t)
    position["owes"] = write_owes(t)
    if t.with_bonds:
        position["bonds"] = [int(t.ledger[BONDS + seat]) for seat in range(int(t.seats))]
    position["fees_taken"] = [int(t.ledger[FEES_TAKEN + seat]) for seat in range(int(t.seats))]
    position["waiting"] = [int(t.ledger[WAITING + seat]) for seat in range(int(t.seats))]
    position["ended_on"] = write_ended_on(t)
    if t.with_bonds:
        position["bonds_left"] = write_bonds_left(t)
    if t.with_commerce:
        position["commerce_held"] = [
            write_counts(COMMERCE_INDEX, t.commerce_held, seat * len(COMMERCE_INDEX.names))
            for seat in range(int(t.seats))
        ]
    position["spaces"] = write_spaces(t)
    position["piles"] = write_piles(t)
    position["bids"] = write_bids(t)
    position["placed"] = int(t.placed)
    position["hands"] = [write_hand(MARKET_INDEX, t.hands, SUPPLY + seat * 2, 2) for seat in range(int(t.seats))]
    if t.with_commerce:
        position["commerce_hands"] = [
            write_hand(COMMERCE_INDEX, t.hands, COMMERCE + seat * 2, 2) for seat in range(int(t.seats))
        ]
    if t.with_investors:
        position["opening"] = write_opening(t)
    if t.stage >= STAGE_BEFORE_INFORMATION:
        position["pairs"] = write_pairs(t)
    if t.with_strategies:
        position["laid"] = write_laid(t)
    if t.with_strategies:
        position["strategies"] = write_strategies(t)
    if t.with_investors:
        position["investors"] = write_investors(t)
    position["starting_shares"] = write_starting_shares(t)
    position["discard"] = write_counts(MARKET_INDEX, t.discard, 0)
    position["market"] = write_market(t)
    if t.with_commerce:
        position["commerce"] = write_commerce(t)
    position["memory"] = [int(number) for number in t.memory]
    position["course"] = write_course(t)


def read_fields(t: StockpileTable, position: Mapping[str, Any]) -> None:
    t.round = whole(position, "round", 1, 1, t.rounds) - 1
    t.first = whole(position, "first", 0, 0, t.seats - 1)
    t.next_first = whole(position, "next_first", 0, 0, t.seats - 1) if position.get("next_first") is not None else -1
    t.stage = STAGE_INDEX.number(position.get("stage", "round_begins"))
    read_decision(t, position)
    t.actor = whole(position, "seat", t.first, 0, t.seats - 1)
    flow = read_flow(position, FLOW)
    t.at = step(flow, "at", (t.actor - t.first + t.seats) % t.seats, 0, 6)
    t.step = step(flow, "step", 0, 0, 2)
    t.batch = step(flow, "batch", 0, 0, 1)
    t.plays_left = step(flow, "plays_left", 0, 0, 9)
    t.power = named_step(flow, "power", t.card_data.power_index, -1, INVESTORS + STRATEGIES - 1)
    t.power_seat = step(flow, "power_seat", -1, -1, 4)
    t.power_step = step(flow, "power_step", 0, 0, 9)
    t.chosen_company = step(flow, "chosen_company", -1, -1, 5)
    t.chosen_companies = step(flow, "chosen_companies", 0, 0, 63)
    t.chosen_seat = step(flow, "chosen_seat", -1, -1, t.seats - 1)
    t.chosen_pile = step(flow, "chosen_pile", -1, -1, t.piles_in_play - 1)
    t.chosen_place = step(flow, "chosen_place", -1, -1, 23)
    t.barred_company = step(flow, "barred_company", -1, -1, 5)
    t.next_company = step(flow, "next_company", 0, 0, 6)
    t.discarded_first = named_step(flow, "discarded_first", t.card_data.strategy_index, -1, STRATEGIES - 1)
    t.first_pile = step(flow, "first_pile", -1, -1, t.piles_in_play - 1)
    t.equal_cards = step(flow, "equal_cards", 0, 0, 1)
    t.forecast_steps = step(flow, "forecast_steps", 0, -22, 22)
    t.sell_from = step(flow, "sell_from", 0, 0, 6)
    t.sell_step = step(flow, "sell_step", 0, 0, 1)
    t.move_company = step(flow, "move_company", -1, -1, 5)
    t.move_left = step(flow, "move_left", 0, -22, 22)
    t.move_from = step(flow, "move_from", 0, 0, 1000)
    t.move_dollars = step(flow, "move_dollars", 0, 0, 200)
    t.dividend_company = step(flow, "dividend_company", -1, -1, 5)
    t.dividend = step(flow, "dividend", 0, 0, 1000)
    t.dividend_at = step(flow, "dividend_at", 0, 0, 5)
    t.split_shown = step(flow, "split_shown", -1, -1, 10)
    read_rounds(t, position)
    for seat, value in enumerate(per_seat(position, "money", int(t.seats), t.card_data.cash[t.seats])):
        t.money[seat] = check_number(value, f"The money of seat {seat}", -MOST_MONEY, MOST_MONEY)
    read_portfolios(t, position)
    read_owes(t, position)
    for seat, value in enumerate(per_seat(position, "bonds", int(t.seats), 0)):
        t.ledger[BONDS + seat] = check_number(value, f"The bonds of seat {seat}", 0, t.card_data.bonds)
    for seat, value in enumerate(per_seat(position, "fees_taken", int(t.seats), 0)):
        t.ledger[FEES_TAKEN + seat] = check_number(value, f"The fees that seat {seat} has taken", 0, 12)
    for seat, value in enumerate(per_seat(position, "waiting", int(t.seats), 0)):
        t.ledger[WAITING + seat] = check_number(value, f"The outbid meeples of seat {seat}", 0, t.meeples)
    read_ended_on(t, position)
    read_bonds_left(t, position)
    for seat, value in enumerate(per_seat(position, "commerce_held", int(t.seats), {})):
        read_counts(
            value,
            f"The commerce cards of seat {seat}",
            COMMERCE_INDEX,
            t.commerce_held,
            seat * len(COMMERCE_INDEX.names),
        )
    read_spaces(t, position)
    read_piles(t, position)
    read_bids(t, position)
    t.placed = whole(position, "placed", placed_meeples(t), 0, t.seats * t.meeples)
    read_hands(position, "hands", int(t.seats), MARKET_INDEX, t.hands, SUPPLY, 2)
    read_hands(position, "commerce_hands", int(t.seats), COMMERCE_INDEX, t.hands, COMMERCE, 2)
    read_opening(t, position)
    read_pairs(t, position)
    read_laid(t, position)
    read_strategies(t, position)
    read_investors(t, position)
    read_starting_shares(t, position)
    read_counts(position.get("discard", {}), "The discard pile", MARKET_INDEX, t.discard, 0)
    read_market(t, position)
    read_commerce(t, position)
    if position.get("memory") is not None:
        t.memory = read_numbers(position["memory"], "memory", "A number of the memory", MEMORY, 0, 80)
    else:
        forget_all(t)
    read_course(t, position)
