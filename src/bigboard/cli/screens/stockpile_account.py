"""The final account of Stockpile: where everybody's money came from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bigboard.cli.sentences import Voice
from bigboard.cli.sentences.stockpile import money, phrase
from bigboard.games.contract import JsonDict

# The entries of the account, in its order, and the events that are booked there; a minus is money paid.
ENTRIES: dict[str, dict[str, int]] = {
    "starting cash": {"set_up": 1},
    "stockpiles bought": {"pile_bought": -1},
    "trading fees": {"fee_paid": -1, "fee_received": 1},
    "shares sold": {"sold": 1},
    "dividends": {"dividend_paid": 1},
    "second splits": {"second_split": 1},
    "strategies, investors": {
        "received": 1, "company_shown": 1, "shares_shown": 1, "strategy_played": -1, "strategy_laid": -1,
        "paid": -1, "fined": -1, "given": -1, "levelled": 1,
    },
    "bonds and interest": {"bonds_bought": -1, "interest": 1, "bonds_repaid": 1},
    "majorities": {"majority": 1},
    "final sale": {"final_sale": 1},
    "commodities": {"commodities": 1},
    "taxes": {"taxes": 1},
}  # fmt: skip
BOOKED = {kind: (entry, sign) for entry, kinds in ENTRIES.items() for kind, sign in kinds.items()}
FIELDS = {"set_up": "money", "strategy_played": "cost", "strategy_laid": "cost"}
START, FEES = "starting cash", "trading fees"


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
    """A column for each player, the winner first; entries that nobody has are left out."""
    account = account_of(view, events)
    final = [int(seat["money"]) for seat in view["seats"]]
    order = sorted(range(view["players"]), key=lambda seat: -final[seat])
    grid = Table(box=None, padding=(0, 2, 0, 0))
    grid.add_column("Final account", no_wrap=True)
    for seat in order:
        grid.add_column(voice.who(seat), justify="right", no_wrap=True)
    for entry, values in account.items():
        if any(values):
            grid.add_row(entry, *[money(values[seat]) if values[seat] else "·" for seat in order])
    grid.add_row("total", *[money(final[seat]) for seat in order], style="bold")
    last = [phrase(event, voice).text for event in events if event["type"] == "result"]
    return Group(grid, Text(". ".join(text[:1].upper() + text[1:] for text in last) + ".", style="bold"))
