"""The printed tables of Stockpile, and the cards on the table with their texts."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bigboard.cli.language import join_list, label, say, thousands
from bigboard.cli.tui.prompts import color_names
from bigboard.cli.tui.sentences import Voice
from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.notation.vocabulary import INITIALS
from bigboard.titles.stockpile.rules.cards.cards import COMPANY_NAMES, FORECAST_NAMES
from bigboard.titles.stockpile.terminal.market import WORD_STYLES
from bigboard.titles.stockpile.terminal.players import knowledge
from bigboard.titles.stockpile.terminal.sentences import card_list
from bigboard.titles.stockpile.terminal.wording import (
    card_data,
    card_note,
    display_name,
    full_name,
    investor_note,
    player,
)


def chart(view: JsonDict) -> RenderableType:
    """Numbers of the box, the pairs of the round, investors and strategy cards."""
    values = card_data(view)
    options = view["options"]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()

    def add(name: str, text: str) -> None:
        grid.add_row(name, color_names(Text(text), WORD_STYLES))

    companies = zip(INITIALS, COMPANY_NAMES, strict=True)
    add(say("stk-company"), join_list([f"{short} {name}" for short, name in companies]))
    add(say("cli-bids"), join_list([thousands(price) for price in view["track"]]))
    forecasts = view["forecasts"] or [FORECAST_NAMES[forecast] for forecast in values.base_forecasts]
    add(say("cli-forecast"), " ".join(forecasts))
    majority, tied = thousands(values.majority), thousands(values.tied_majority)
    add(say("stk-flow-majority"), say("cli-majority-note", amount=majority, tied=tied))
    add(say("cli-split"), say("cli-second-split-note", amount=thousands(values.second_split)))
    add(say("stk-discard"), card_list([name for name, count in view["discard"].items() for _ in range(count)]) or "–")
    if options["bonds"]:
        price, interest = thousands(values.bond_price[view["players"]]), thousands(values.interest)
        add(say("option-stockpile-bonds"), say("cli-bonds-chart", price=price, interest=interest))
    if options["commerce"]:
        add(say("option-stockpile-commerce"), say("cli-sets", worth=by_number(list(values.sets))))
        add("", say("cli-taxes", worth=by_number([-penalty for penalty in values.penalties])))
    for number, line in enumerate(knowledge(view, Voice(view.get("names") or all_names(view), view["you"]))):
        add(say("stk-pairs") if not number else "", line)
    for seat, entry in enumerate(view["seats"]):
        for investor in entry.get("investors", []):
            add(player(view, seat), label(full_name(investor["name"]), investor_note(view, investor)))
    for card in view.get("own", {}).get("strategies", []):
        add(say("cli-your-card"), label(card["name"], card_note(view, card)))
    if view.get("played"):
        add(say("cli-played"), join_list(view["played"]))
    return grid


def by_number(values: list[int]) -> str:
    """Return the worth of each number of something, like "1: $0, 2: $3K"."""
    return join_list([f"{count}: {thousands(worth)}" for count, worth in enumerate(values) if count])


def all_names(view: JsonDict) -> list[str]:
    return [display_name(view, seat) for seat in range(view["players"])]
