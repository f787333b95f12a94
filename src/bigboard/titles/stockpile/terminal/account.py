"""The final account of Stockpile: where each player's money came from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from bigboard.cli.language import say, thousands
from bigboard.cli.tui.screens import account_table
from bigboard.cli.tui.sentences import Voice
from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.declaration import DECLARATION
from bigboard.titles.stockpile.terminal.sentences import sentence

# The messages of the declared lines of the account.
LINES = {
    "start": "flow-start",
    "piles": "stk-piles",
    "bonds": "option-stockpile-bonds",
    "final_sale": "flow-final_sale",
    "commerce": "option-stockpile-commerce",
}
FEES = "fees"  # those of the final count, which have no event


def results(view: JsonDict, voice: Voice, events: Sequence[JsonDict]) -> RenderableType:
    """A column for each player, the winner first."""
    final = [int(seat["money"]) for seat in view["seats"]]
    account = DECLARATION.account(events, final, FEES)
    entries = {say(LINES.get(line, f"stk-flow-{line}")): values for line, values in account.items()}
    last = [sentence([event], voice) for event in events if event["type"] == "result"]
    return Group(account_table(entries, final, voice, thousands), Text(" ".join(last), style="bold"))
