"""The final account of Stockpile: where everybody's money came from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from bigboard.cli.messages import say, thousands
from bigboard.cli.screens import account_table
from bigboard.cli.sentences import Voice
from bigboard.games.contract import JsonDict
from bigboard.games.stockpile.declaration import DECLARATION
from bigboard.games.stockpile.terminal.sentences import told

# The messages of the declared lines of the account.
LINES = {
    "start": "flow-start",
    "piles": "stk-piles",
    "bonds": "option-stockpile-bonds",
    "final_sale": "flow-final_sale",
    "commerce": "option-stockpile-commerce",
}
START, FEES = "start", "fees"


def book(events: Sequence[JsonDict], players: int) -> dict[str, list[int]]:
    """Every sum that changed hands, by declared line and seat."""
    account = {line: [0] * players for line in DECLARATION.accounts}
    for event in events:
        for flow in DECLARATION.event(event["type"]).money:
            account[flow.entry][event[flow.seat]] += flow.sign * int(event[flow.amount])
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
    entries = {say(LINES.get(line, f"stk-flow-{line}")): values for line, values in account_of(view, events).items()}
    final = [int(seat["money"]) for seat in view["seats"]]
    last = [told([event], voice) for event in events if event["type"] == "result"]
    return Group(account_table(entries, final, voice, thousands), Text(" ".join(last), style="bold"))
