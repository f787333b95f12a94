"""Prices move, companies split and go bankrupt, dividends are paid."""

from __future__ import annotations

from collections.abc import Generator

from tests.second_reading.asking import Answer, Play, Question, ask
from tests.second_reading.stockpile.components import SECOND_SPLIT
from tests.second_reading.stockpile.money import may_want_less, receive
from tests.second_reading.stockpile.table import Player, Table


def move(table: Table, company: str, steps: int) -> Play:
    """Space by space, up or down. A bankruptcy ends the move; a split does not."""
    track = table.tracks[company]
    dollars = 0
    for _ in range(abs(steps)):
        if steps < 0:
            if table.space[company] == 0:
                go_bankrupt(table, company)
                return
            table.space[company] -= 1
            continue
        if table.space[company] == len(track.prices) - 1:
            # The next space is the split space. What was earned on the way there is paid before the shares split.
            if dollars:
                yield from pay_dividend(table, company, dollars)
                dollars = 0
            split(table, company)
            continue
        table.space[company] += 1
        if table.space[company] in track.dollars:
            dollars += 1
    if dollars:
        yield from pay_dividend(table, company, dollars)


def split(table: Table, company: str) -> None:
    """Cards that are split already bring $10K each; the normal ones move over, shown to all. The price is set back."""
    table.space[company] = table.tracks[company].split
    for player in table.in_turn_order():
        receive(table, player, SECOND_SPLIT * player.split[company])
        while player.normal[company]:
            table.normal_becomes_split(player, company)
        table.everyone_sees_that_there_is_none(player, company)


def go_bankrupt(table: Table, company: str) -> None:
    """All shares are discarded, split ones too, and the price returns to its start."""
    table.space[company] = table.tracks[company].start
    for player in table.players:
        while player.normal[company]:
            table.discard_normal(player, company)
        while player.split[company]:
            table.discard_split(player, company)
        table.everyone_sees_that_there_is_none(player, company)


def pay_dividend(table: Table, company: str, amount: int) -> Play:
    """In turn order the players show shares; a shown share is paid, a split card twice."""
    table.dividend = {"company": company, "amount": amount}
    for player in table.in_turn_order():
        yield from show_for_dividend(table, player, company, amount)
    table.dividend = None


def choose_split_shares(player: Player, company: str) -> Generator[Question, Answer, int]:
    """Split cards lie open, but their owner may want money for fewer of them."""
    answer = yield from ask(
        player.seat,
        "show_split_shares",
        [{"type": "show", "cards": cards} for cards in range(player.split[company] + 1)],
    )
    cards: int = answer["cards"]
    return cards


def show_for_dividend(table: Table, player: Player, company: str, amount: int) -> Play:
    """One may refuse the money for one or all shares. Where everyone knows the only answer, no one is asked.

    Where no one can want less money, what everyone knows of is paid unasked.
    """
    public = table.publicly(player)
    secret = public.could_hide(company)
    fewest, splits = public.known[company], player.split[company]
    if may_want_less(table, player):
        fewest = 0
        splits = yield from choose_split_shares(player, company)
    answer = yield from ask(
        player.seat,
        "show_shares",
        [{"type": "show", "cards": cards} for cards in range(fewest, player.normal[company] + 1)],
        even_if_forced=secret,
    )
    table.show(player, company, answer["cards"])
    receive(table, player, amount * (answer["cards"] + 2 * splits))
