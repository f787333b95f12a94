"""Strategy cards that bring money, and those that are about meeples, goods and pairs."""

from __future__ import annotations

from collections.abc import Iterator

from tests.second_reading.asking import Answer, Play, ask
from tests.second_reading.stockpile.components import BIDDING_TRACK, BOOM, BUST, COMMODITIES
from tests.second_reading.stockpile.information import turn_up
from tests.second_reading.stockpile.money import receive
from tests.second_reading.stockpile.table import LaidCard, Pair, Player, Table

# Where a meeple ended: the space counts, not what was paid. With two meeples either will do, once.


def ended_high(table: Table, player: Player) -> bool:
    return any(BIDDING_TRACK[space] >= 15 for space in player.ended_on)


def ended_low(table: Table, player: Player) -> bool:
    return any(BIDDING_TRACK[space] <= 3 for space in player.ended_on)


def someone_ended_higher(table: Table, player: Player) -> bool:
    others = [space for other in table.players if other is not player for space in other.ended_on]
    return any(theirs > mine for theirs in others for mine in player.ended_on)


def block_trading(table: Table, player: Player) -> Play:
    yield from receiving(table, player, 5)


def value_investing(table: Table, player: Player) -> Play:
    yield from receiving(table, player, 5)


def kickback(table: Table, player: Player) -> Play:
    yield from receiving(table, player, 4)


def receiving(table: Table, player: Player, amount: int) -> Play:
    """A card that only pays asks nothing."""
    receive(table, player, amount)
    yield from ()


# Commodities and fees.


def duplicates(player: Player) -> int:
    """Commodities beyond the first of their kind; taxes never count."""
    return sum(max(0, player.goods[commodity] - 1) for commodity in COMMODITIES)


def has_duplicates(table: Table, player: Player) -> bool:
    return duplicates(player) > 0


def corner_the_market(table: Table, player: Player) -> Play:
    yield from receiving(table, player, 5 * duplicates(player))


def took_fees(table: Table, player: Player) -> bool:
    return player.fees_taken > 0


def interpositioning(table: Table, player: Player) -> Play:
    yield from receiving(table, player, 3 * player.fees_taken)


# Stock Booms and Stock Busts discarded unused.


def has_action_card(table: Table, player: Player) -> bool:
    return player.normal[BOOM] > 0 or player.normal[BUST] > 0


def discard_action_card(table: Table, player: Player) -> Play:
    cards = [card for card in (BOOM, BUST) if player.normal[card]]
    public = table.publicly(player)
    answer = yield from ask(
        player.seat,
        "discard_action",
        [{"type": "discard_action", "card": card} for card in cards],
        even_if_forced=public.could_hide(BOOM) or public.could_hide(BUST),
    )
    table.discard_normal(player, answer["card"])


def naked_short(table: Table, player: Player) -> Play:
    yield from discard_action_card(table, player)
    receive(table, player, 12)


# Pairs of company and forecast.


def unseen_pairs(table: Table, player: Player) -> list[Answer]:
    return [
        {"type": "look_at_pair", "pair": number}
        for number, pair in enumerate(table.pairs)
        if not pair.open and player.seat not in pair.seen_by
    ]


def some_pair_is_unseen(table: Table, player: Player) -> bool:
    return bool(unseen_pairs(table, player))


def look_at_a_pair(table: Table, player: Player) -> Play:
    """The others see which pair, not what it is."""
    answers = unseen_pairs(table, player)
    if answers:
        answer = yield from ask(player.seat, "look_at_pair", answers)
        table.pairs[answer["pair"]].seen_by.add(player.seat)


def corporate_espionage(table: Table, player: Player) -> Play:
    yield from look_at_a_pair(table, player)
    yield from look_at_a_pair(table, player)


def always(table: Table, player: Player) -> bool:
    return True


def insider_trading(table: Table, player: Player) -> Play:
    """The money comes even if no pair is left to look at."""
    yield from look_at_a_pair(table, player)
    receive(table, player, 3)


def pairs_to_reveal(table: Table, player: Player) -> Iterator[Answer]:
    """One's own that are not open. What lies under another card may not be shown before the Movement Phase."""
    for number, pair in enumerate(table.pairs):
        if pair.owner == player.seat and not pair.open and not pair.laid:
            yield {"type": "reveal_pair", "pair": number}


def has_a_pair_to_reveal(table: Table, player: Player) -> bool:
    return any(pairs_to_reveal(table, player))


def data_broker(table: Table, player: Player) -> Play:
    answer = yield from ask(player.seat, "reveal_pair", pairs_to_reveal(table, player))
    turn_up(table, table.pairs[answer["pair"]])
    receive(table, player, 5)


def lay_on_a_forecast(table: Table, player: Player, card: str, cost: int) -> Play:
    """On any forecast: one's own, another player's, the open one or one beside the board."""
    answer = yield from ask(
        player.seat, "lay_card", [{"type": "lay", "pair": number} for number in range(len(table.pairs))]
    )
    pair: Pair = table.pairs[answer["pair"]]
    pair.laid.append(LaidCard(card, player.seat, cost))


def falsified_earnings(table: Table, player: Player) -> Play:
    yield from lay_on_a_forecast(table, player, "Falsified Earnings", 0)


def circuit_breaker(table: Table, player: Player) -> Play:
    yield from lay_on_a_forecast(table, player, "Circuit Breaker", 2)
