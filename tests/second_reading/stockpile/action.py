"""Action Phase: Stock Booms and Stock Busts are used."""

from __future__ import annotations

from collections.abc import Iterator

from tests.second_reading.asking import Answer, Play, ask
from tests.second_reading.stockpile.components import ACTION_CARD_STEPS, BOOM, BUST, COMPANIES
from tests.second_reading.stockpile.powers.strategies import play_strategy, plays_a_round, possible_plays
from tests.second_reading.stockpile.powers.strategy_market import move_companies
from tests.second_reading.stockpile.powers.strategy_money import has_action_card
from tests.second_reading.stockpile.powers.strategy_shares import give_up_share, split_one_share, ways_to_give_up
from tests.second_reading.stockpile.prices import move
from tests.second_reading.stockpile.table import Player, Table


def action(table: Table) -> Play:
    for player in table.in_turn_order():
        table.plays_left = plays_a_round(player)
        yield from act(table, player)
        table.plays_left = 0
        for _, eyes in table.eyes_on(player):
            eyes.has_no_action_cards()


def act(table: Table, player: Player) -> Play:
    """All action cards are used, in any order, and before, between or after them strategy cards and investors."""
    powers = [name for name in ("Clever Chanda", "Crazy Cramer") if name in player.investors]
    while True:
        answers = [*uses_of_action_cards(player), *possible_plays(table, player)]
        answers += [{"type": "use", "investor": name} for name in powers if name != "Clever Chanda" or swaps(player)]
        if not has_action_card(table, player):
            answers.append({"type": "end_turn"})
        # With cards in hand, no one else knows whether one can be played.
        secret = table.plays_left > 0 and bool(player.strategies)
        secret = secret or ("Clever Chanda" in powers and might_swap(table, player))
        answer = yield from ask(player.seat, "act", answers, even_if_forced=secret)
        if answer["type"] == "end_turn":
            return
        if answer["type"] == "play":
            yield from play_strategy(table, player, answer["card"])
        elif answer["type"] == "use":
            powers.remove(answer["investor"])
            if answer["investor"] == "Crazy Cramer":
                yield from move_companies(table, player, companies=1, steps=1)
            else:
                yield from chanda_swaps(table, player)
        else:
            boom = answer["type"] == "boom"
            table.discard_normal(player, BOOM if boom else BUST)
            yield from move(table, answer["company"], ACTION_CARD_STEPS if boom else -ACTION_CARD_STEPS)


def raised_for(player: Player, way: Answer) -> list[str]:
    """The companies of which a normal share can become split after giving this up."""
    left = player.normal.copy()
    if way["type"] == "give_up":
        left[way["company"]] -= 1
        return [company for company in COMPANIES if left[company]]
    # A split share lowered and one of the same company raised would change nothing.
    return [company for company in COMPANIES if left[company] and company != way["company"]]


def swaps(player: Player) -> list[Answer]:
    return [way for way in ways_to_give_up(player) if raised_for(player, way)]


def might_swap(table: Table, player: Player) -> bool:
    """Whether Chanda could, for all that everyone knows: two normal shares, or a split one and another normal one."""
    public = table.publicly(player)
    if sum(public.known[company] for company in COMPANIES) + public.unknown >= 2:
        return True
    return any(
        player.split[split] and public.could_have(normal)
        for split in COMPANIES
        for normal in COMPANIES
        if normal != split
    )


def chanda_swaps(table: Table, player: Player) -> Play:
    """A share is discarded, or a split one becomes normal; for it another normal share becomes split."""
    companies = {(way["type"], way["company"]): raised_for(player, way) for way in swaps(player)}
    way = yield from give_up_share(table, player, swaps(player))
    yield from split_one_share(table, player, companies[way["type"], way["company"]])


def uses_of_action_cards(player: Player) -> Iterator[Answer]:
    for card, kind in ((BOOM, "boom"), (BUST, "bust")):
        if player.normal[card]:
            for company in COMPANIES:
                yield {"type": kind, "company": company}
