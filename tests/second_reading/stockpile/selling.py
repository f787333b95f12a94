"""Selling Phase: any number of shares, at the current price."""

from __future__ import annotations

from collections.abc import Iterator

from tests.second_reading.asking import Answer, Asking, Play, ask
from tests.second_reading.stockpile.components import COMPANIES
from tests.second_reading.stockpile.money import receive
from tests.second_reading.stockpile.table import EVERYONE, Player, Table

# The questions go through the companies as on the board: whole split cards of each, then halves or normal cards.
WHOLE, REST = 0, 1


def selling(table: Table) -> Play:
    """One turn each; Talal sells again at the end, and then Barack may buy."""
    soros = {player.seat for player in table.players if "Shorting Soros" in player.investors}
    for player in table.in_turn_order():
        yield from sell(table, player, soros)
    for player in table.in_turn_order():
        if "Tactical Talal" in player.investors:
            yield from sell(table, player, soros)
    for player in table.in_turn_order():
        if "Bailout Barack" in player.investors:
            yield from barack_buys(table, player)


def sell(table: Table, player: Player, soros: set[int]) -> Play:
    """`soros` holds the seat that may still sell one share for $8K in this phase, before or after ordinary sales."""
    place = (0, WHOLE)
    while True:
        answers: list[Answer] = list(possible_sales(player, place))
        if player.seat in soros and has_any_share(player):
            answers.append({"type": "use", "investor": "Shorting Soros"})
        # Soros sells of any company, so that it would tell something if he were not asked.
        secret = might_sell(table, player, COMPANIES if player.seat in soros else COMPANIES[place[0] :])
        answer = yield from ask(player.seat, "sell", [*answers, {"type": "stop"}], even_if_forced=secret)
        if answer["type"] == "stop":
            return
        if answer["type"] == "use":
            soros.remove(player.seat)
            yield from sell_one_share_at(table, player, 8, COMPANIES, [])
            continue
        carry_out_sale(table, player, answer)
        company = COMPANIES.index(answer["company"])
        place = (company, REST) if answer["type"] == "sell_split" else (company + 1, WHOLE)


def barack_buys(table: Table, player: Player) -> Play:
    """One share from the discard pile for its price less $2K, but not less than $0."""
    offers = [
        company for company in COMPANIES if table.discard[company] and max(0, table.price(company) - 2) <= player.money
    ]
    takes: list[Answer] = [{"type": "take", "company": company} for company in offers]
    answer = yield from ask(player.seat, "take_card", [*takes, {"type": "pass"}])
    if answer["type"] == "take":
        player.money -= max(0, table.price(answer["company"]) - 2)
        table.discard[answer["company"]] -= 1
        table.take_normal(player, answer["company"], {EVERYONE, *range(table.number_of_players)})


def has_any_share(player: Player) -> bool:
    return any(player.normal[company] or player.split[company] for company in COMPANIES)


def sale_bonus(player: Player) -> int:
    """Graham receives $1K more for every share."""
    return 1 if "Golden Graham" in player.investors else 0


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


def might_sell(table: Table, player: Player, companies: list[str]) -> bool:
    """Whether, for all that everyone knows, there could be something to sell of these companies."""
    public = table.publicly(player)
    return any(public.could_have(company) or player.split[company] for company in companies)


def sell_company(table: Table, player: Player, company: str) -> Play:
    """Shares of one company, on a card's word."""
    number = COMPANIES.index(company)
    place = (number, WHOLE)
    public = table.publicly(player)
    while True:
        answers: list[Answer] = [sale for sale in possible_sales(player, place) if sale["company"] == company]
        answers.append({"type": "stop"})
        secret = public.could_have(company)
        answer = yield from ask(player.seat, "sell_now", answers, even_if_forced=secret)
        if answer["type"] == "stop":
            return
        carry_out_sale(table, player, answer)
        if answer["type"] != "sell_split":
            return
        place = (number, REST)


def sell_one_share_at(table: Table, player: Player, price: int, companies: list[str], more: list[Answer]) -> Asking:
    """A normal share, or half of a split one, at a fixed price."""
    answers: list[Answer] = []
    for company in companies:
        if player.normal[company]:
            answers.append({"type": "sell_short", "company": company})
        if player.split[company]:
            answers.append({"type": "sell_short_half", "company": company})
    secret = any(table.publicly(player).could_hide(company) for company in companies)
    answer = yield from ask(player.seat, "sell_short", [*answers, *more], even_if_forced=secret)
    if answer["type"] == "sell_short":
        table.discard_normal(player, answer["company"])
    elif answer["type"] == "sell_short_half":
        table.split_becomes_normal(player, answer["company"])
    if answer["type"] != "stop":
        receive(table, player, price + sale_bonus(player))
    return answer


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
    receive(table, player, shares * (table.price(company) + sale_bonus(player)))
