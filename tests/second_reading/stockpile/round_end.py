"""The end of a round: interest, then the investors that are paid or act now."""

from __future__ import annotations

from collections.abc import Generator

from tests.second_reading.asking import Answer, Play, Question, ask
from tests.second_reading.stockpile.bonds import pay_interest
from tests.second_reading.stockpile.components import COMMODITIES, COMPANIES
from tests.second_reading.stockpile.money import receive
from tests.second_reading.stockpile.powers.strategy_shares import show_companies
from tests.second_reading.stockpile.prices import pay_dividend
from tests.second_reading.stockpile.table import Player, Table

# Who acts when, between players. The player who owns two of them (two players) chooses the order of their own.
MOMENTS = [
    ["Agile Ana", "Daring Dangote", "Dividend Deborah", "Lucrative Li"],
    ["Opulent Oprah"],
    ["Socialist Sanders"],
]
INVESTORS = [investor for moment in MOMENTS for investor in moment]
LATE = ["Opulent Oprah", "Socialist Sanders"]
PAYMENTS = ["Daring Dangote", "Lucrative Li"]  # they ask nothing


def end_of_round(table: Table) -> Play:
    if table.playing_with("bonds"):
        pay_interest(table)
    waiting = {player.seat: [name for name in player.investors if name in INVESTORS] for player in table.players}
    for moment in MOMENTS:
        for player in table.in_turn_order():
            mine = waiting[player.seat]
            while any(name in moment for name in mine):
                name = yield from choose_next(player, mine)
                mine.remove(name)
                yield from let_act(table, player, name)


def choose_next(player: Player, mine: list[str]) -> Generator[Question, Answer, str]:
    """No one is asked where the order makes no difference. It does to someone who owes fees."""
    if len(mine) == 1:
        return mine[0]
    if not player.owes and mine[0] not in LATE and mine[1] not in LATE and set(mine) & set(PAYMENTS):
        return mine[0]
    answer = yield from ask(player.seat, "choose_power", [{"type": "use", "investor": name} for name in mine])
    chosen: str = answer["investor"]
    return chosen


def let_act(table: Table, player: Player, investor: str) -> Play:
    if investor == "Agile Ana":
        yield from show_companies(table, player, 1)
    elif investor == "Daring Dangote":
        receive(table, player, sum(player.goods[commodity] for commodity in COMMODITIES))
    elif investor == "Dividend Deborah":
        yield from deborah_declares(table, player)
    elif investor == "Lucrative Li":
        receive(table, player, (player.bonds + 1) // 2)
    elif investor == "Opulent Oprah":
        yield from oprah_gives(table, player)
    else:
        yield from sanders_levels(table, player)


def deborah_declares(table: Table, player: Player) -> Play:
    """A dividend of $1K per share of any company, to all holders."""
    choices: list[Answer] = [{"type": "choose", "company": company} for company in COMPANIES]
    answer = yield from ask(player.seat, "choose_company", [*choices, {"type": "pass"}])
    if answer["type"] == "choose":
        yield from pay_dividend(table, answer["company"], 1)


def oprah_gives(table: Table, player: Player) -> Play:
    """$2K to another player or $1K each to two; what she has, if it is less."""
    others = [other.seat for other in table.players if other is not player]
    amount = min(2, player.money)
    if amount == 0:
        return
    answers: list[Answer] = [{"type": "give_all", "seat": seat} for seat in others]
    if amount == 2 and len(others) > 1:
        answers += [{"type": "give_one", "seat": seat} for seat in others[:-1]]
    answer = yield from ask(player.seat, "give_money", answers)
    if answer["type"] == "give_all":
        hand_over(table, player, table.players[answer["seat"]], amount)
        return
    hand_over(table, player, table.players[answer["seat"]], 1)
    answer = yield from ask(
        player.seat,
        "give_money",
        [{"type": "give_one", "seat": seat} for seat in others if seat > answer["seat"]],
    )
    hand_over(table, player, table.players[answer["seat"]], 1)


def hand_over(table: Table, giver: Player, taker: Player, amount: int) -> None:
    giver.money -= amount
    receive(table, taker, amount)


def sanders_levels(table: Table, player: Player) -> Play:
    """$2K from the richest other player: $1K is kept, $1K goes to the poorest. He chooses among equals.

    Of less the first $1K is his. Both are found before any money moves, and nothing is asked about no money.
    """
    others = [other for other in table.players if other is not player]
    most = max(other.money for other in others)
    if most == 0:
        return
    answer = yield from ask(
        player.seat,
        "take_money",
        [{"type": "take_from", "seat": other.seat} for other in others if other.money == most],
    )
    richest = table.players[answer["seat"]]
    rest = [other for other in table.players if other is not richest]
    least = min(other.money for other in rest)
    poorest = [other for other in rest if other.money == least]
    if most >= 2:
        answer = yield from ask(
            player.seat, "give_money", [{"type": "give_one", "seat": other.seat} for other in poorest]
        )
    if most >= 2 and answer["seat"] == player.seat:
        hand_over(table, richest, player, 2)
        return
    hand_over(table, richest, player, 1)
    if most >= 2:
        hand_over(table, richest, table.players[answer["seat"]], 1)
