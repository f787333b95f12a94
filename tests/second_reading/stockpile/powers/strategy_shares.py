"""Strategy cards that are about shares: given up, taken, sold, shown, split."""

from __future__ import annotations

from collections.abc import Iterator

from tests.second_reading.asking import Answer, Asking, Play, ask
from tests.second_reading.stockpile.components import COMPANIES
from tests.second_reading.stockpile.endgame import shares_of
from tests.second_reading.stockpile.money import may_want_less, pay_owed_fees, receive
from tests.second_reading.stockpile.prices import choose_split_shares, move, pay_dividend
from tests.second_reading.stockpile.selling import sell_company, sell_one_share_at
from tests.second_reading.stockpile.table import EVERYONE, Player, Table


def in_the_discard_pile(table: Table) -> list[str]:
    return [company for company in COMPANIES if table.discard[company]]


def has_shares(table: Table, player: Player) -> bool:
    return any(shares_of(player, company) for company in COMPANIES)


def take_from_discard_pile(table: Table, player: Player, companies: list[str]) -> Play:
    """Shown to all, then face down into the normal portfolio."""
    answer = yield from ask(player.seat, "take_card", [{"type": "take", "company": company} for company in companies])
    table.discard[answer["company"]] -= 1
    table.take_normal(player, answer["company"], {EVERYONE, *range(table.number_of_players)})


def ways_to_give_up(player: Player) -> Iterator[Answer]:
    """A normal share is discarded, or a split one becomes normal."""
    for company in COMPANIES:
        if player.normal[company]:
            yield {"type": "give_up", "company": company}
        if player.split[company]:
            yield {"type": "unsplit", "company": company}


def give_up_share(table: Table, player: Player, ways: list[Answer]) -> Asking:
    hidden = table.publicly(player).unknown > 0
    answer = yield from ask(player.seat, "give_up_share", ways, even_if_forced=hidden)
    if answer["type"] == "give_up":
        table.discard_normal(player, answer["company"])
    else:
        table.split_becomes_normal(player, answer["company"])
    return answer


# Taking shares from the discard pile.


def can_convert_bond(table: Table, player: Player) -> bool:
    return player.bonds > 0 and bool(in_the_discard_pile(table))


def convertible_bond(table: Table, player: Player) -> Play:
    """The bond goes back to the supply before the share is chosen."""
    player.bonds -= 1
    table.bonds += 1
    yield from take_from_discard_pile(table, player, in_the_discard_pile(table))


def can_buy_out(table: Table, player: Player) -> bool:
    return bool(in_the_discard_pile(table))


def leveraged_buyout(table: Table, player: Player) -> Play:
    yield from take_from_discard_pile(table, player, in_the_discard_pile(table))


def to_be_had_for(table: Table, way: Answer) -> list[str]:
    """What may be taken after giving this up. A normal share for one of the same company would change nothing."""
    return [company for company in in_the_discard_pile(table) if way["type"] == "unsplit" or company != way["company"]]


def ways_to_transfer(table: Table, player: Player) -> list[Answer]:
    return [way for way in ways_to_give_up(player) if to_be_had_for(table, way)]


def can_transfer(table: Table, player: Player) -> bool:
    return bool(ways_to_transfer(table, player))


def transfer(table: Table, player: Player) -> Play:
    """Fraudulent Transfer and Vulture Capitalism."""
    before = in_the_discard_pile(table)
    way = yield from give_up_share(table, player, ways_to_transfer(table, player))
    companies = [company for company in to_be_had_for(table, way) if company in before]
    yield from take_from_discard_pile(table, player, companies)


# Showing, splitting, moving prices by shares.


def has_normal_shares(table: Table, player: Player) -> bool:
    return any(player.normal[company] for company in COMPANIES)


def rogue_trading(table: Table, player: Player) -> Play:
    yield from split_one_share(table, player, [company for company in COMPANIES if player.normal[company]])


def split_one_share(table: Table, player: Player, companies: list[str]) -> Play:
    answer = yield from ask(
        player.seat,
        "split_share",
        [{"type": "split", "company": company} for company in companies],
        even_if_forced=table.publicly(player).unknown > 0,
    )
    table.normal_becomes_split(player, answer["company"])


def buyback(table: Table, player: Player) -> Play:
    way = yield from give_up_share(table, player, list(ways_to_give_up(player)))
    yield from move(table, way["company"], 2)


def show_companies(table: Table, player: Player, amount: int) -> Play:
    """One share each of as many companies as one likes, or of none, paid per company.

    Where no one can want less money, what everyone knows of is paid unasked. The other companies are asked for as on
    the board, of a player who could have any. All of it is there before an owed fee is paid from it.
    """
    public = table.publicly(player)
    known = [company for company in COMPANIES if public.known[company] or player.split[company]]
    asked_for = list(COMPANIES)
    if not may_want_less(table, player):
        player.money += amount * len(known)
        asked_for = [company for company in COMPANIES if company not in known]
    while any(company in known or public.could_hide(company) for company in asked_for):
        held = [company for company in asked_for if player.normal[company] or player.split[company]]
        choices: list[Answer] = [{"type": "choose", "company": company} for company in held]
        answer = yield from ask(player.seat, "show_companies", [*choices, {"type": "stop"}], even_if_forced=True)
        if answer["type"] == "stop":
            break
        if answer["company"] not in known:
            table.show(player, answer["company"], 1)
        player.money += amount
        asked_for = asked_for[asked_for.index(answer["company"]) + 1 :]
    pay_owed_fees(table, player)


def diversification(table: Table, player: Player) -> Play:
    yield from show_companies(table, player, 2)


def cheap_companies(table: Table, player: Player) -> list[str]:
    return [company for company in COMPANIES if table.price(company) <= 2 and shares_of(player, company)]


def has_cheap_shares(table: Table, player: Player) -> bool:
    return bool(cheap_companies(table, player))


def golden_parachute(table: Table, player: Player) -> Play:
    """Any number of shares of one company are shown and kept; a split card is two."""
    companies = cheap_companies(table, player)
    public = table.publicly(player)
    cheap = [company for company in COMPANIES if table.price(company) <= 2]
    possible = [company for company in cheap if player.split[company] or public.could_have(company)]
    answer = yield from ask(
        player.seat,
        "choose_company",
        [{"type": "choose", "company": company} for company in companies],
        even_if_forced=len(possible) > 1,
    )
    company = answer["company"]
    fewest, splits = public.known[company], player.split[company]
    if may_want_less(table, player):
        fewest = 0
        splits = yield from choose_split_shares(player, company)
    answer = yield from ask(
        player.seat,
        "show_cheap",
        [{"type": "show", "cards": cards} for cards in range(fewest, player.normal[company] + 1)],
        even_if_forced=public.could_hide(company),
    )
    table.show(player, company, answer["cards"])
    receive(table, player, 3 * (answer["cards"] + 2 * splits))


# Dividends and sales.


def choose_any_company(player: Player) -> Asking:
    return ask(player.seat, "choose_company", [{"type": "choose", "company": company} for company in COMPANIES])


def dividend_growth_investing(table: Table, player: Player) -> Play:
    answer = yield from choose_any_company(player)
    yield from pay_dividend(table, answer["company"], 2)


def special_dividend(table: Table, player: Player) -> Play:
    answer = yield from choose_any_company(player)
    yield from pay_dividend(table, answer["company"], 1)


def pump_and_dump(table: Table, player: Player) -> Play:
    """The company moves up one space; then any of its shares may be sold at once."""
    answer = yield from choose_any_company(player)
    yield from move(table, answer["company"], 1)
    yield from sell_company(table, player, answer["company"])


def bear_raid(table: Table, player: Player) -> Play:
    """Up to three shares at $8K each; half a split card is one share."""
    first = 0
    for number in range(3):
        stopping: list[Answer] = [{"type": "stop"}] if number else []
        sold = yield from sell_one_share_at(table, player, 8, COMPANIES[first:], stopping)
        if sold["type"] == "stop":
            return
        first = COMPANIES.index(sold["company"])
