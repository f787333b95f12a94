"""The investors: starting cash, and how they are chosen or auctioned before the game."""

from __future__ import annotations

from tests.second_reading.asking import Play, ask
from tests.second_reading.stockpile.components import BIDDING_TRACK, MEEPLES
from tests.second_reading.stockpile.table import Player, Table

# Starting cash of three to five players, and of two; in the order of the rulebook.
CASH: dict[str, tuple[int, int]] = {
    "Agile Ana": (18, 12),
    "Bailout Barack": (12, 16),
    "Billionaire Bill": (32, 35),
    "Broker Bernie": (16, 16),
    "Budget Barbara": (15, 7),
    "Clever Chanda": (16, 9),
    "Crazy Cramer": (18, 12),
    "Cunning Carlos": (15, 6),
    "Daring Dangote": (15, 7),
    "Discount Donald": (13, 4),
    "Dividend Deborah": (20, 14),
    "Forecast Phil": (22, 20),
    "Golden Graham": (16, 6),
    "Illicit Ivan": (18, 12),
    "Lazy Liliane": (12, 23),
    "Lucrative Li": (22, 20),
    "Maverick Mark": (25, 22),
    "Mayknow Martha": (22, 20),
    "Moneymaker Mitt": (17, 10),
    "Opulent Oprah": (36, 45),
    "Royal Robins": (23, 22),
    "Secretive Stuart": (22, 16),
    "Shorting Soros": (17, 16),
    "Socialist Sanders": (20, 16),
    "Tactical Talal": (25, 18),
    "Wise Warren": (20, 23),
}
ORDER = list(CASH)
DEALT = {2: 4, 3: 2, 4: 2, 5: 2}
KEPT = {2: 2, 3: 1, 4: 1, 5: 1}


def starting_cash(table: Table, investor: str) -> int:
    many, two = CASH[investor]
    if table.number_of_players == 2:
        return two
    return many


def deal_investors(table: Table) -> None:
    deck = list(table.deal["investors"])
    for player in table.players:
        player.dealt_investors = [deck.pop(0) for _ in range(DEALT[table.number_of_players])]


def choose_investors(table: Table, decision: str) -> Play:
    """In secret, and shown together. Two are chosen in the order of the rulebook's list."""
    kept = KEPT[table.number_of_players]
    for player in table.in_turn_order():
        choice = sorted(player.dealt_investors, key=ORDER.index)
        for number in range(kept):
            left = choice[: len(choice) - (kept - 1 - number)]
            answer = yield from ask(
                player.seat, decision, [{"type": "keep", "investor": name} for name in left], even_if_forced=True
            )
            player.chosen_investors.append(answer["investor"])
            choice = choice[choice.index(answer["investor"]) + 1 :]


def keep_investors(table: Table) -> Play:
    yield from choose_investors(table, "keep_investor")
    for player in table.players:
        player.investors = player.chosen_investors


def auction_investors(table: Table) -> Play:
    """The chosen investors lie on the stockpiles and are bid for; no one bids more than an investor's cash."""
    yield from choose_investors(table, "offer_investor")
    piles = iter(table.piles)
    for player in table.in_turn_order():
        for investor in player.chosen_investors:
            next(piles).investor = investor
    for _ in range(MEEPLES[table.number_of_players]):
        for player in table.in_turn_order():
            yield from bid_for_investor(table, player)
    seat = table.first
    while any(player.beaten for player in table.players):
        player = table.players[seat]
        if player.beaten:
            yield from bid_for_investor(table, player)
            player.beaten -= 1
        seat = (seat + 1) % table.number_of_players
    for pile in table.piles:
        winner = table.players[pile.bidder or 0]
        winner.investors.append(pile.investor or "")
        winner.money -= BIDDING_TRACK[pile.space]
        pile.investor = None
        pile.bidder = None


def bid_for_investor(table: Table, player: Player) -> Play:
    answer = yield from ask(
        player.seat,
        "bid_investor",
        [
            {"type": "bid", "pile": number, "space": space}
            for number, pile in enumerate(table.piles)
            for space in range(len(BIDDING_TRACK))
            if pile.bidder != player.seat
            and (pile.bidder is None or space > pile.space)
            and BIDDING_TRACK[space] <= starting_cash(table, pile.investor or "")
        ],
    )
    pile = table.piles[answer["pile"]]
    if pile.bidder is not None:
        table.players[pile.bidder].beaten += 1
    pile.bidder = player.seat
    pile.space = answer["space"]
