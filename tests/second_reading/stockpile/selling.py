"""Selling Phase: any number of shares, at the current price."""

from __future__ import annotations

from collections.abc import Iterator

from tests.second_reading.asking import Answer, Play, ask
from tests.second_reading.deviations import known
from tests.second_reading.stockpile.components import COMPANIES
from tests.second_reading.stockpile.money import receive
from tests.second_reading.stockpile.table import Player, Table

# The questions go through the companies as on the board: whole split cards of each, then halves or normal cards.
WHOLE, REST = 0, 1


def selling(table: Table) -> Play:
    for player in table.in_turn_order():
        yield from sell(table, player)


def sell(table: Table, player: Player) -> Play:
    place = (0, WHOLE)
    while True:
        answers = [*possible_sales(player, place), {"type": "stop"}]
        answer = yield from ask(player.seat, "sell", answers, even_if_forced=might_sell(table, player, place))
        if answer["type"] == "stop":
            return
        carry_out_sale(table, player, answer)
        company = COMPANIES.index(answer["company"])
        place = (company, REST) if answer["type"] == "sell_split" else (company + 1, WHOLE)


def possible_sales(player: Player, place: tuple[int, int]) -> Iterator[Answer]:
    for number, company in enumerate(COMPANIES):
        if (number, WHOLE) >= place:
            for cards in range(1, player.split[company] + 1):
                yield {"type": "sell_split", "company": company, "cards": cards}
        if (number, REST) >= place:
            for cards in range(1, player.split[company] + 1):
                yield {"type": "sell_half", "company": company, "cards": cards}
            for cards in range(1, player.normal[company] + 1):
                yield {"type": "sell", "company": company, "cards": cards}


def might_sell(table: Table, player: Player, place: tuple[int, int]) -> bool:
    """Whether, for all that everybody knows, there could be something to sell from here on."""
    public = table.publicly(player)
    if known("a seller with nothing left to sell is asked"):
        return place[0] < len(COMPANIES) and player.normal.total() + player.split.total() > 0
    return any(public.could_have(company) for number, company in enumerate(COMPANIES) if (number, REST) >= place)


def carry_out_sale(table: Table, player: Player, answer: Answer) -> None:
    """A split card brings twice the price; half of one brings it once, and the card becomes normal."""
    company, cards = answer["company"], answer["cards"]
    for _ in range(cards):
        if answer["type"] == "sell":
            table.discard_normal(player, company)
        elif answer["type"] == "sell_split":
            table.discard_split(player, company)
        else:
            table.split_becomes_normal(player, company)
    shares = 2 * cards if answer["type"] == "sell_split" else cards
    receive(table, player, shares * table.price(company))
