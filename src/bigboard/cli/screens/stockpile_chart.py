"""The printed tables of Stockpile, and the cards on the table with their texts."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bigboard.cli.questions import coloured
from bigboard.cli.questions.stockpile_table import box, card_note, investor_note, named
from bigboard.cli.screens.stockpile_market import WORD_STYLES
from bigboard.cli.screens.stockpile_players import knowledge
from bigboard.cli.sentences import Voice, listed
from bigboard.cli.sentences.stockpile import cards, money
from bigboard.games.contract import JsonDict
from bigboard.games.stockpile.cards import COMPANY_NAMES, FORECAST_NAMES
from bigboard.records.stockpile_words import INITIALS


def chart(view: JsonDict) -> RenderableType:
    """Numbers of the box, the pairs of the round, investors and strategy cards."""
    values = box(view)
    options = view["options"]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()

    def add(name: str, text: str) -> None:
        grid.add_row(name, coloured(Text(text), WORD_STYLES))

    add("companies", ", ".join(f"{short} {name}" for short, name in zip(INITIALS, COMPANY_NAMES, strict=True)))
    add("bids", ", ".join(money(price) for price in view["track"]))
    forecasts = view["forecasts"] or [FORECAST_NAMES[forecast] for forecast in values.base_forecasts]
    add("forecasts", f"{' '.join(forecasts)}; $ is $1K a share")
    add("majority", f"{money(values.majority)} for most shares of a company, {money(values.tied_majority)} when tied")
    add("second split", f"{money(values.second_split)} for each card that is split already")
    add("discard pile", cards([name for name, count in view["discard"].items() for _ in range(count)]))
    if options["bonds"]:
        price = money(values.bond_price[view["players"]])
        add("bonds", f"{price} each, {money(values.interest)} of interest a round, {price} back at the end")
    if options["commerce"]:
        add(
            "commodities",
            f"1 to 6 kinds {listed([f'${worth}K' for worth in list(values.sets)[1:]])}; doubles begin anew",
        )
        add("taxes", f"1 to 7 cards -{', -'.join(f'${worth}K' for worth in list(values.penalties)[1:])}")
    for number, line in enumerate(knowledge(view, Voice(view.get("names") or everybody(view), view["you"]))):
        add("pairs" if not number else "", line)
    for seat, entry in enumerate(view["seats"]):
        for investor in entry.get("investors", []):
            name = "you" if seat == view["you"] else named(view, seat)
            add(name, f"{investor['name']}: {investor_note(investor)}")
    for card in view.get("own", {}).get("strategies", []):
        add("your card", f"{card['name']}: {card_note(card)}")
    if view.get("played"):
        add("played", listed(view["played"]))
    return Group(Text("Tables and cards", style="bold"), grid)


def everybody(view: JsonDict) -> list[str]:
    return [named(view, seat) for seat in range(view["players"])]
