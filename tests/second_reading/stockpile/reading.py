"""Stockpile by the second reading, and what each seat may know of it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.second_reading.asking import Exactly, Nothing, Reading, View
from tests.second_reading.stockpile.components import (
    ACTION_CARD_STEPS,
    BIDDING_TRACK,
    BOND_INTEREST,
    BOND_PRICE,
    BONDS_A_ROUND,
    COMMODITY_SETS,
    COMPANIES,
    FEES,
    MAJORITY,
    SECOND_SPLIT,
    TAXES,
    TIED_MAJORITY,
)
from tests.second_reading.stockpile.demand import lowest_space, outbid_by
from tests.second_reading.stockpile.endgame import worth_now
from tests.second_reading.stockpile.money import free_money, price_of_space
from tests.second_reading.stockpile.playing import play
from tests.second_reading.stockpile.powers.investors import starting_cash
from tests.second_reading.stockpile.powers.strategies import in_order, plays_a_round
from tests.second_reading.stockpile.powers.strategy_market import BY_NAME
from tests.second_reading.stockpile.selling import sale_bonus
from tests.second_reading.stockpile.table import Pair, Pile, Player, Table


def counted(cards: Counter[str]) -> View:
    return Exactly({card: number for card, number in cards.items() if number})


class StockpileReading(Reading):
    def __init__(self, deal: dict[str, Any]) -> None:
        super().__init__()
        self.table = Table(deal)
        self.begin(play(self.table))

    def scores(self) -> list[int]:
        return [player.money for player in self.table.players] if self.question is None else worth_now(self.table)

    def view(self, seat: int) -> View:
        table = self.table
        view: View = {
            "players": table.number_of_players,
            "you": seat,
            "round": table.round,
            "rounds": table.rounds,
            "first": table.first,
            "next_first": table.next_first,
            "seat": self.question.seat if self.question else -1,
            "decision": self.question.decision if self.question else "game_over",
            "track": BIDDING_TRACK,
            "values": self.values(),
            "dividend": table.dividend,
            "companies": [self.company(company) for company in COMPANIES],
            "piles": [self.pile(pile, seat) for pile in table.piles],
            "forecasts": table.forecasts or None,
            "pairs": [self.pair(pair, seat) for pair in table.pairs],
            "possible": self.possible_forecasts(seat) if table.pairs else None,
            "market": len(table.market),
            "discard": counted(table.discard),
            "seats": [self.player(player, seat) for player in table.players],
        }
        if view["decision"] == "pick_card":  # the pairs are still to be dealt
            del view["pairs"], view["possible"]
        if table.playing_with("bonds"):
            view["bonds"] = table.bonds
        if table.playing_with("commerce"):
            view["commerce"] = len(table.commerce)
            view["commerce_gone"] = counted(table.goods_gone)
        if table.playing_with("strategies"):
            view["played"] = in_order(table.played)
            if self.question and self.question.decision == "act":
                view["plays_left"] = table.plays_left
        if seat != view["seat"]:
            view["legal"] = [] if seat >= 0 else Nothing()
        view["own"] = self.own(table.players[seat]) if seat >= 0 else Nothing()
        return view

    def values(self) -> View:
        """What is printed for all."""
        values: View = {
            "fees": list(FEES.values()),
            "action_card_steps": ACTION_CARD_STEPS,
            "second_split": SECOND_SPLIT,
            "majority": MAJORITY,
            "tied_majority": TIED_MAJORITY,
        }
        if self.table.playing_with("bonds"):
            values["bond_price"] = BOND_PRICE[self.table.number_of_players]
            values["bond_interest"] = BOND_INTEREST
            values["bond_limit"] = BONDS_A_ROUND
        if self.table.playing_with("commerce"):
            values["commodity_sets"] = list(COMMODITY_SETS.values())
            values["taxes"] = list(TAXES.values())[1:]
        return values

    def company(self, company: str) -> View:
        track = self.table.tracks[company]
        return {
            "name": company,
            "price": self.table.price(company),
            "space": self.table.space[company],
            "track": track.prices,
            "dollars": track.dollars,
            "start": track.start,
            "split": track.split,
        }

    def pile(self, pile: Pile, seat: int) -> View:
        table = self.table
        cards: list[View] = []
        for card in pile.cards:
            if card.face_up:
                cards.append(Exactly(card=card.name, face="up"))
            else:
                name = card.name if card.known_to(seat) else None
                cards.append(Exactly(card=name, face="down", seen_by=sorted(card.seen_by)))
        bid = None
        if pile.bidder is not None:
            price = price_of_space(table, table.players[pile.bidder], pile.space)
            bid = {"seat": pile.bidder, "space": pile.space, "price": price}
        return {"cards": cards, "bid": bid, "lowest_space": lowest_space(table, pile)}

    def pair(self, pair: Pair, seat: int) -> View:
        seen = pair.open or seat in pair.seen_by
        return {
            "owner": pair.owner,
            "company": pair.company if seen else None,
            "forecast": pair.forecast if seen else None,
            "open": pair.open,
            "seen_by": sorted(pair.seen_by),
            "laid": [{"seat": card.seat, "cost": card.cost, "card": card.name} for card in pair.laid],
        }

    def possible_forecasts(self, seat: int) -> View:
        """Of a pair one has seen, its forecast; for all other companies, the forecasts one has not seen."""
        seen = {pair.company: pair.forecast for pair in self.table.pairs if pair.open or seat in pair.seen_by}
        rest = list(self.table.forecasts)
        for forecast in seen.values():
            rest.remove(forecast)
        unseen = list(dict.fromkeys(rest))
        return {company: [seen[company]] if company in seen else unseen for company in COMPANIES}

    def player(self, player: Player, seat: int) -> View:
        table = self.table
        view: View = {
            "money": player.money,
            "free_money": free_money(table, player),
            "bid_prices": [price_of_space(table, player, space) for space in range(len(BIDDING_TRACK))],
            "outbid_by": outbid_by(player),
            "fees": [-fee if "Broker Bernie" in player.investors else fee for fee in FEES.values()],
            "sale_bonus": sale_bonus(player),
            "portfolio": self.portfolio(player, seat),
            "owes": [FEES[card] for card in player.owes],
            "meeples_waiting": player.beaten,
            "ended_on": player.ended_on,
            "fees_taken": player.fees_taken,
        }
        if table.playing_with("bonds"):
            view["bonds"] = player.bonds
        if table.playing_with("commerce"):
            view["commerce"] = counted(player.goods)
        if table.playing_with("investors"):
            shown = player.investors
            if self.question and self.question.decision in ("keep_investor", "offer_investor") and seat == player.seat:
                shown = player.chosen_investors
            view["investors"] = [{"name": name, "cash": starting_cash(table, name)} for name in shown]
        if table.playing_with("strategies"):
            view["strategies"] = len(player.strategies)
            view["plays"] = plays_a_round(player)
        return view

    def portfolio(self, player: Player, seat: int) -> View:
        """One's own is known; of others' one knows what one has seen. At the end all is shown."""
        known = self.table.knowledge[seat, player.seat]
        shown = seat == player.seat or self.question is None
        return {
            "cards": player.normal.total(),
            "known": counted(player.normal if shown else known.known),
            "unknown": 0 if shown else known.unknown,
            "ruled_out": [] if shown else sorted(known.ruled_out()),
            "split": counted(player.split),
            "worth": self.worth_of_shares(player, player.normal if shown else known.known),
        }

    def worth_of_shares(self, player: Player, known: Counter[str]) -> View:
        """What a sale of the shares one knows would bring now."""
        shares = {company: known[company] + 2 * player.split[company] for company in COMPANIES}
        each = {company: self.table.price(company) + sale_bonus(player) for company in COMPANIES}
        return {company: count * each[company] for company, count in shares.items() if count}

    def own(self, player: Player) -> View:
        own: View = {"hand": player.hand}
        if player.opening:
            own["opening"] = player.opening
        if self.table.playing_with("commerce"):
            own["commerce"] = player.commerce
        if self.table.playing_with("strategies"):
            own["strategies"] = [{"name": card, "cost": BY_NAME[card].cost} for card in in_order(player.strategies)]
            own["discarded"] = in_order(player.discarded)
        return own
