"""What happens in a recorded game of Stockpile: the modules, cards and rare things that the golden games must show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bigboard.records.record import replay_steps

if TYPE_CHECKING:
    from collections.abc import Callable

    from bigboard import Event, State

Json = dict[str, Any]

# Each module by itself; promo cards need strategies, and the auction needs investors.
ALONE: dict[str, Json] = {
    "base": {},
    "advanced": {"board": "advanced"},
    "bonds": {"bonds": True},
    "commerce": {"commerce": True},
    "dice": {"dice": True},
    "strategies": {"strategies": True},
    "promo": {"strategies": True, "promo": True},
    "investors": {"investors": True},
    "auction": {"investors": True, "auction": True},
    "first_player_card": {"first_player_card": True},
}
EVERYTHING: Json = {
    "board": "advanced", "bonds": True, "commerce": True, "dice": True, "strategies": True, "promo": True,
    "investors": True, "auction": True, "first_player_card": True,
}  # fmt: skip
INVESTORS = [
    "Agile Ana", "Bailout Barack", "Billionaire Bill", "Broker Bernie", "Budget Barbara", "Clever Chanda",
    "Crazy Cramer", "Cunning Carlos", "Daring Dangote", "Discount Donald", "Dividend Deborah", "Forecast Phil",
    "Golden Graham", "Illicit Ivan", "Lazy Liliane", "Lucrative Li", "Maverick Mark", "Mayknow Martha",
    "Moneymaker Mitt", "Opulent Oprah", "Royal Robins", "Secretive Stuart", "Shorting Soros", "Socialist Sanders",
    "Tactical Talal", "Wise Warren",
]  # fmt: skip
CARDS = [
    "Block Trading", "Value Investing", "Convertible Bond", "Corner the Market", "Corporate Espionage",
    "Insider Trading", "Data Broker", "Diversification", "Dividend Growth Investing", "Special Dividend",
    "Falsified Earnings", "Fraudulent Transfer", "Vulture Capitalism", "Interpositioning", "Market Maker",
    "Naked Short", "Rogue Trading", "Systemic Shock", "Bear Raid", "Pump and Dump", "Buyback", "Golden Parachute",
    "Leveraged Buyout", "Wash Trade", "Circuit Breaker", "Kickback",
]  # fmt: skip
WANTED = {
    *(f"{name} alone, {players} players" for name in ALONE for players in range(2, 6)),
    *(f"everything, {players} players" for players in range(2, 6)),
    *(f"investor: {name}" for name in INVESTORS),
    *(f"card: {name}" for name in CARDS),
    "split",
    "split in the Action Phase",
    "second split",
    "two splits in one move",
    "bankruptcy",
    "bankruptcy in the Action Phase",
    "split share bankrupt",
    "fee not paid",
    "owed fee paid later",
    "owed fee paid from the final count",
    "owed fee never paid",
    "bid without a choice",
    "track locked",
    "track locked by Carlos",
    "bid beaten twice in a round",
    "stockpile won for nothing",
    "dividend hidden",
    "dividend hidden in part",
    "whole split share sold",
    "half a split share sold",
    "Steel pays on its way up",
    "Steel pays before a split",
    "tie for a majority",
    "tie of three for a majority",
    "company nobody holds at the end",
    "fixed price at the final sale",
    "final money below zero",
    "shared victory",
    "first player card kept",
    "first player card given away",
    "promo cards joined by themselves",
    "two cards laid on one forecast",
    "forecast falsified to nothing",
    "order of two investors chosen",
    "investor left unused",
    "look after the bidding",
    "bond returned",
    "money for split shares refused",
    "short sale after ordinary ones",
    "late investor chosen first",
    "second half given unasked",
}

# Decisions after which no price moves and no share is sold before someone decides again.
DULL = {
    "place_card", "place_commerce", "keep_investor", "offer_investor", "bid_investor", "discard_strategy", "buy_bonds",
}  # fmt: skip


class Watch:
    """Goes through a game step by step and notes what it shows."""

    def __init__(self, record: Json) -> None:
        self.found: set[str] = set()
        self.owners: dict[int, list[str]] = {}
        self.view: Json = {}  # what everyone could see before the last decision of interest
        self.mover = -1  # who made the decision
        self.given = -1  # who has given money since
        self.printed: dict[int, int] = {}  # the printed amount of the standing bid on each pile
        self.beaten: list[int] = []  # seats beaten this round
        self.plays: list[int] = []  # seats that played a strategy card this round
        self.on_the_way: list[str] = []  # what happened in the price move that is going on
        self.played = ""  # the latest strategy card
        self.laid: dict[int, list[str]] = {}  # the cards on each pair
        self.last_down = (-1, -1)  # seat and step of the last card placed face down
        self.owes: list[list[int]] = [[] for _ in range(record["deal"]["players"])]
        self.portfolios: list[dict[str, int]] = []
        self.gains: list[int] = []  # of the final count
        deal = record["deal"]
        options = {name: value for name, value in deal["options"].items() if value not in (False, "standard", "all")}
        for name, alone in ALONE.items():
            if options == alone:
                self.found.add(f"{name} alone, {deal['players']} players")
        if options == EVERYTHING:
            self.found.add(f"everything, {deal['players']} players")
        if "Kickback" in deal.get("strategies", []) and not options.get("promo"):
            self.found.add("promo cards joined by themselves")

    def decide(self, state: State, action: Json) -> None:
        """What a decision shows before it is carried out."""
        self.mover = state.seat
        self.given = -1
        if not self.view or state.decision not in DULL:
            self.view = state.observe(-1)
        type = action["type"]
        if state.decision == "choose_power":
            self.found.add("order of two investors chosen")
            if action["investor"] in ("Opulent Oprah", "Socialist Sanders"):
                self.found.add("late investor chosen first")
        if state.decision == "show_split_shares" and action["cards"] == 0:
            self.found.add("money for split shares refused")
        if state.decision == "sell" and type == "use" and self.view["selling_from"] != "American Automotive":
            self.found.add("short sale after ordinary ones")
        if type == "use" and action["investor"] == "Crazy Cramer":
            self.found.add("investor: Crazy Cramer")
        if type == "pass":
            self.found.add("investor left unused")
        if type == "look_at_pair" and self.view["stage"] == "after_bidding":
            self.found.add("look after the bidding")
        if state.decision == "show_shares":
            most = max(state.describe(legal)["cards"] for legal in state.legal_actions())
            if action["cards"] < most:
                self.found.add("dividend hidden in part" if action["cards"] else "dividend hidden")
        if type == "place_down" and state.decision == "place_card":
            step = len(state.history)
            if self.last_down == (state.seat, step - 1):
                self.found.add("investor: Secretive Stuart")
            self.last_down = (state.seat, step)
        if type == "hand_first_card":
            self.found.add("first player card " + ("kept" if action["seat"] == state.seat else "given away"))

    def owns(self, seat: int, name: str) -> bool:
        return name in self.owners.get(seat, [])

    def see(self, event: Event) -> None:
        for name in INVESTORS:
            if event.rule == f"STK-INV-{name.split()[1].upper()}" and event.type not in ("strategies_drawn", "fined"):
                self.found.add(f"investor: {name}")
        handler: Callable[[int, Json, str], None] | None = getattr(self, f"see_{event.type}", None)
        if handler is not None:
            handler(event.seat, event.data, event.rule)

    def see_given(self, seat: int, data: Json, rule: str) -> None:
        if self.given == seat:
            self.found.add("second half given unasked")
        self.given = seat

    def see_round(self, seat: int, data: Json, rule: str) -> None:
        self.beaten, self.plays, self.laid = [], [], {}

    def see_investor(self, seat: int, data: Json, rule: str) -> None:
        self.owners.setdefault(seat, []).append(data["investor"])
        if data["investor"] == "Billionaire Bill":
            self.found.add("investor: Billionaire Bill")

    def see_bid(self, seat: int, data: Json, rule: str) -> None:
        self.printed[data["pile"]] = data["amount"]
        if rule == "STK-AUC-3":
            return
        if seat != self.mover:
            self.found.add("bid without a choice")
        if data["space"] == 7:
            self.found.add("track locked")
        if data["space"] == 6 and self.owns(seat, "Cunning Carlos"):
            self.found.add("track locked by Carlos")

    def see_beaten(self, seat: int, data: Json, rule: str) -> None:
        if self.owns(seat, "Cunning Carlos"):
            self.found.add("investor: Cunning Carlos")
        if seat in self.beaten:
            self.found.add("bid beaten twice in a round")
        self.beaten.append(seat)

    def see_pile_bought(self, seat: int, data: Json, rule: str) -> None:
        if data["amount"] == 0:
            self.found.add("stockpile won for nothing")
        if data["amount"] != self.printed[data["pile"]]:
            for name in ("Budget Barbara", "Discount Donald"):
                if self.owns(seat, name):
                    self.found.add(f"investor: {name}")

    def see_fee_owed(self, seat: int, data: Json, rule: str) -> None:
        self.found.add("fee not paid")
        self.owes[seat].append(data["amount"])

    def see_fee_paid(self, seat: int, data: Json, rule: str) -> None:
        if rule == "STK-DEM-14" and not self.portfolios:
            self.found.add("owed fee paid later")
            self.owes[seat].remove(data["amount"])

    def see_strategy_played(self, seat: int, data: Json, rule: str) -> None:
        self.found.add(f"card: {data['card']}")
        self.played = data["card"]
        if seat in self.plays:
            self.found.add("investor: Illicit Ivan")
        self.plays.append(seat)

    def see_card_laid(self, seat: int, data: Json, rule: str) -> None:
        self.laid.setdefault(data["pair"], []).append(self.played)

    def see_pair_revealed(self, seat: int, data: Json, rule: str) -> None:
        laid = self.laid.get(data["pair"], [])
        if len(laid) > 1:
            self.found.add("two cards laid on one forecast")
        if laid == ["Falsified Earnings"] and data["forecast"] in ("+3", "-3"):
            self.found.add("forecast falsified to nothing")

    def see_bond_returned(self, seat: int, data: Json, rule: str) -> None:
        self.found.add("bond returned")

    def see_sold(self, seat: int, data: Json, rule: str) -> None:
        if data["what"] != "normal":
            self.found.add(f"{'whole' if data['what'] == 'split' else 'half a'} split share sold")
        if self.owns(seat, "Golden Graham"):
            self.found.add("investor: Golden Graham")
        if self.view["stage"] == "after_selling":
            self.found.add("investor: Tactical Talal")

    def see_split(self, seat: int, data: Json, rule: str) -> None:
        self.found.add("split")
        if self.view["stage"] == "action":
            self.found.add("split in the Action Phase")
        if "split" in self.on_the_way:
            self.found.add("two splits in one move")
        if self.on_the_way[-1:] == ["dividend"]:
            self.found.add("Steel pays before a split")
        self.on_the_way.append("split")

    def see_second_split(self, seat: int, data: Json, rule: str) -> None:
        self.found.add("second split")

    def see_price_moved(self, seat: int, data: Json, rule: str) -> None:
        self.on_the_way = []

    def see_dividend(self, seat: int, data: Json, rule: str) -> None:
        if rule == "STK-ADV-6":
            self.found.add("Steel pays on its way up")
            self.on_the_way.append("dividend")

    def see_bankruptcy(self, seat: int, data: Json, rule: str) -> None:
        self.found.add("bankruptcy")
        if self.view["stage"] == "action":
            self.found.add("bankruptcy in the Action Phase")

    def see_shares_lost(self, seat: int, data: Json, rule: str) -> None:
        if data["company"] in self.view["seats"][seat]["portfolio"]["split"]:
            self.found.add("split share bankrupt")

    def see_game_over(self, seat: int, data: Json, rule: str) -> None:
        self.portfolios = data["portfolios"]
        self.gains = [0] * len(self.portfolios)
        if len({company for portfolio in self.portfolios for company in portfolio}) < 6:
            self.found.add("company nobody holds at the end")

    def see_majority(self, seat: int, data: Json, rule: str) -> None:
        self.gains[seat] += data["amount"]
        if rule == "STK-END-2":
            self.found.add("tie for a majority")
            best = max(portfolio.get(data["company"], 0) for portfolio in self.portfolios)
            if [portfolio.get(data["company"], 0) for portfolio in self.portfolios].count(best) > 2:
                self.found.add("tie of three for a majority")

    def see_final_sale(self, seat: int, data: Json, rule: str) -> None:
        self.gains[seat] += data["amount"]

    def see_bonds_repaid(self, seat: int, data: Json, rule: str) -> None:
        self.gains[seat] += data["amount"]

    def see_commodities(self, seat: int, data: Json, rule: str) -> None:
        self.gains[seat] += data["amount"]

    def see_result(self, seat: int, data: Json, rule: str) -> None:
        if len(data["winners"]) > 1:
            self.found.add("shared victory")
        if min(data["money"]) < 0:
            self.found.add("final money below zero")
        for owed, gains in zip(self.owes, self.gains, strict=True):
            if owed and gains >= min(owed):
                self.found.add("owed fee paid from the final count")
            if owed and gains == 0:
                self.found.add("owed fee never paid")

    def end(self, state: State, events: list[Event]) -> None:
        """Whether someone sold a share of the final sale at a fixed price."""
        prices = {company["name"]: company["price"] for company in state.observe(-1)["companies"]}
        for event in events:
            if event.type == "final_sale" and self.owns(event.seat, "Shorting Soros"):
                shares = self.portfolios[event.seat][event.data["company"]]
                bonus = shares if self.owns(event.seat, "Golden Graham") else 0
                if event.data["amount"] > shares * prices[event.data["company"]] + bonus:
                    self.found.add("fixed price at the final sale")


def features(record: Json) -> set[str]:
    """All that a game shows."""
    watch = Watch(record)
    for number, (state, _, events) in enumerate(replay_steps(record)):
        for event in events:
            watch.see(event)
        if number < len(record["actions"]):
            watch.decide(state, record["actions"][number])
    watch.end(state, events)
    return watch.found
