"""The flow of a position: where in the round we are, who decides what, and how far a card, move or dividend has got."""

from collections.abc import Mapping
from typing import Any, Final

from bigboard.titles.stockpile.rules.cards.cards import INVESTORS, STRATEGIES, number_of
from bigboard.titles.stockpile.rules.model.power import end_power
from bigboard.titles.stockpile.rules.model.table import StockpileTable
from bigboard.titles.stockpile.rules.numbers import (
    ASK_PLACE_CARD,
    QUESTIONS,
    STAGE_HANDING_OUT,
    STAGES,
)
from bigboard.titles.stockpile.rules.positions.fields import checked, whole

# The numbers of the table that say how far things have got, each from where to where. What is not there is -1 where
# that is the least, else 0.
FLOW: Final = {
    "at": (0, 6),
    "step": (0, 2),
    "batch": (0, 1),
    "plays_left": (0, 9),
    "power": (-1, INVESTORS + STRATEGIES - 1),
    "power_seat": (-1, 4),
    "power_step": (0, 9),
    "chosen_company": (-1, 5),
    "chosen_companies": (0, 63),
    "chosen_seat": (-1, 4),
    "chosen_pile": (-1, 4),
    "chosen_place": (-1, 23),
    "barred_company": (-1, 5),
    "next_company": (0, 6),
    "discarded_first": (-1, STRATEGIES - 1),
    "first_pile": (-1, 4),
    "equal_cards": (0, 1),
    "forecast_steps": (-22, 22),
    "sell_from": (0, 6),
    "sell_step": (0, 1),
    "move_company": (-1, 5),
    "move_left": (-22, 22),
    "move_from": (0, 1000),
    "move_dollars": (0, 200),
    "dividend_company": (-1, 5),
    "dividend": (0, 1000),
    "dividend_at": (0, 5),
    "split_shown": (-1, 10),
}


def written_flow(t: StockpileTable) -> dict[str, int | str]:
    flow: dict[str, int | str] = {name: int(getattr(t, name)) for name in FLOW}
    for name in flow:
        number = flow[name]
        if isinstance(number, int) and number >= 0:
            names = named_in_flow(t, name)
            if names:
                flow[name] = names[number]
    return flow


def named_in_flow(t: StockpileTable, field: str) -> list[str]:
    """The cards that a field of the flow names; none where it is a number."""
    if field == "power":
        return [*t.card_data.investor_names, *t.card_data.strategy_names]
    return t.card_data.strategy_names if field == "discarded_first" else []


def number_in_flow(t: StockpileTable, field: str, value: object) -> object:
    """The number of what a field of the flow names."""
    if isinstance(value, str):
        names = named_in_flow(t, field)
        return number_of(value, names, "card") if names else value
    return value


def read_flow(t: StockpileTable, position: Mapping[str, Any]) -> None:
    seats = int(t.seats)
    t.round = whole(position, "round", 1, 1, int(t.rounds)) - 1
    t.first = whole(position, "first", 0, 0, seats - 1)
    heir = position.get("next_first")
    t.next_first = -1 if heir is None else whole(position, "next_first", 0, 0, seats - 1)
    t.stage = number_of(position.get("stage", "round_begins"), STAGES, "stage")
    t.question = ASK_PLACE_CARD
    if "decision" in position:
        if "stage" not in position:
            raise ValueError("A position with a 'decision' also says in which 'stage' of the round it is.")
        t.question = number_of(position["decision"], QUESTIONS, "decision")
    elif t.stage <= STAGE_HANDING_OUT:
        raise ValueError(f"A position before the first round ({STAGES[t.stage]!r}) also says the 'decision'.")
    t.actor = whole(position, "seat", int(t.first), 0, seats - 1)
    flow = position.get("flow", {})
    if not isinstance(flow, Mapping) or set(flow) - set(FLOW):
        raise ValueError(f"The position's 'flow' maps {', '.join(FLOW)} to numbers, not {flow!r}.")
    for name, limits in FLOW.items():
        usual = -1 if limits[0] == -1 else 0
        if name == "at":
            usual = (int(t.actor) - int(t.first)) % seats
        value = number_in_flow(t, name, flow.get(name, usual))
        setattr(t, name, checked(value, f"The flow's {name!r}", limits[0], limits[1]))
    if t.power < 0:
        end_power(t)  # what no card was told is not there
    if t.power >= 0 and not 0 <= t.power_seat < t.seats:
        raise ValueError("The flow's 'power_seat' is the seat whose card is acting.")
    for name in ("chosen_seat", "chosen_pile", "first_pile"):
        most = seats if name == "chosen_seat" else int(t.piles_in_play)
        checked(int(getattr(t, name)), f"The flow's {name!r}", -1, most - 1)
