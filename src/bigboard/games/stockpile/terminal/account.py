"""The final account of Stockpile: where everybody's money came from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from bigboard.cli.messages import say, thousands
from bigboard.cli.screens import account_table
from bigboard.cli.sentences import Voice
from bigboard.games.contract import JsonDict
from bigboard.games.stockpile.terminal.sentences import told

# The entries of the account by their messages, and the events that are booked there; a minus is money paid.
ENTRIES: dict[str, dict[str, int]] = {
    "flow-start": {"set_up": 1},
    "stk-piles": {"pile_bought": -1},
    "stk-flow-fees": {"fee_paid": -1, "fee_received": 1},
    "stk-flow-sold": {"sold": 1},
    "stk-flow-dividends": {"dividend_paid": 1, "second_split": 1},
    "stk-flow-cards": {
        "received": 1, "company_shown": 1, "shares_shown": 1, "strategy_played": -1, "strategy_laid": -1,
        "paid": -1, "fined": -1, "given": -1, "levelled": 1,
    },
    "option-stockpile-bonds": {"bonds_bought": -1, "interest": 1, "bonds_repaid": 1},
    "stk-flow-majority": {"majority": 1},
    "flow-final_sale": {"final_sale": 1},
    "option-stockpile-commerce": {"commodities": 1, "taxes": 1},
}  # fmt: skip
BOOKED = {kind: (entry, sign) for entry, kinds in ENTRIES.items() for kind, sign in kinds.items()}
FIELDS = {"set_up": "money", "strategy_played": "cost", "strategy_laid": "cost"}
START, FEES = "flow-start", "stk-flow-fees"


def book(events: Sequence[JsonDict], players: int) -> dict[str, list[int]]:
    """Every sum that changed hands, by entry and seat."""
    account = {entry: [0] * players for entry in ENTRIES}
    for event in events:
        kind = str(event["type"])
        if kind not in BOOKED:
            continue
        entry, sign = BOOKED[kind]
        amount = int(event[FIELDS.get(kind, "amount")])
        if kind == "levelled":
            account[entry][event["from"]] -= amount
            account[entry][event["seat"]] += amount - event["given"]
            account[entry][event["to"]] += event["given"]
            continue
        account[entry][event["seat"]] += sign * amount
        if kind == "given":
            account[entry][event["to"]] += amount
    return account


def account_of(view: JsonDict, events: Sequence[JsonDict]) -> dict[str, list[int]]:
    """The account with what no event tells: fees paid during the final count, or the cash a position began with."""
    players = view["players"]
    account = book(events, players)
    rest = START if not any(account[START]) else FEES
    for seat in range(players):
        total = sum(values[seat] for values in account.values())
        account[rest][seat] += int(view["seats"][seat]["money"]) - total
    return account


def results(view: JsonDict, voice: Voice, events: Sequence[JsonDict]) -> RenderableType:
    """A column for each player, the winner first."""
    entries = {say(entry): values for entry, values in account_of(view, events).items()}
    final = [int(seat["money"]) for seat in view["seats"]]
    last = [told([event], voice) for event in events if event["type"] == "result"]
    return Group(account_table(entries, final, voice, thousands), Text(" ".join(last), style="bold"))
