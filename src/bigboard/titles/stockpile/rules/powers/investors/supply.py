"""Investors of the Information and Supply Phases, and of the moment before the Demand Phase."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.rules import numbers as ids
from bigboard.titles.stockpile.rules.cards.cards import (
    CARD_NAMES,
    COMPANIES,
    COMPANY_NAMES,
    FORECAST_NAMES,
    PILE_PLACES,
)
from bigboard.titles.stockpile.rules.model.lookups import add_to_pile
from bigboard.titles.stockpile.rules.model.power import (
    AT_BEFORE_DEMAND,
    AT_BEFORE_INFORMATION,
    AT_BEFORE_SUPPLY,
    Power,
    ask,
)
from bigboard.titles.stockpile.rules.model.sizes import ALL_SEATS, DONE, MAX_PILES, PAIRS, PILE_ROOM, SEEN
from bigboard.titles.stockpile.rules.model.table import BOTH_DOWN, COMPANY, FORECAST, OPENING, StockpileTable

# How far Mark has got.
CARD_CHOSEN: Final = 1
MOVED: Final = 2


class ForecastPhil(Power):
    """Before the pairs are dealt you secretly pick one company or forecast card as half of your own pair."""

    def __init__(self) -> None:
        super().__init__(AT_BEFORE_INFORMATION)

    def advance(self, t: StockpileTable) -> i64:
        return ask(t, ids.ASK_PICK_CARD) if t.power_step == 0 else DONE

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        count: i64 = 0
        for company in range(i64(COMPANIES)):
            out[count] = ids.PICK_COMPANY + company
            count += 1
        for forecast in range(i64(len(FORECAST_NAMES))):
            for pair in range(i64(PAIRS)):
                if t.pairs[FORECAST + pair] == forecast:
                    out[count] = ids.PICK_FORECAST + forecast
                    count += 1
                    break
        return count

    def answer(self, t: StockpileTable, action: i64) -> None:
        # SR-52: the picked card changes places with the one that was meant for the owner.
        cards: i64 = FORECAST if action >= ids.PICK_FORECAST else COMPANY
        picked = action - ids.PICK_FORECAST if action >= ids.PICK_FORECAST else action - ids.PICK_COMPANY
        place = t.power_seat - t.first
        if place < 0:
            place += t.seats
        own = cards + place * t.meeples
        found = cards
        while t.pairs[found] != picked:
            found += 1
        if t.pairs[own] != picked:
            t.pairs[found] = t.pairs[own]
            t.pairs[own] = picked
        t.power_step = 1
        if t.events:
            names = FORECAST_NAMES if action >= ids.PICK_FORECAST else COMPANY_NAMES
            kind = "forecast" if action >= ids.PICK_FORECAST else "company"
            t.whisper("card_picked", t.power_seat, self.rule, {"kind": kind}, {"card": names[picked]})


class RoyalRobins(Power):
    """You draw the opening cards of the stockpiles and lay one of them face down."""

    def __init__(self) -> None:
        super().__init__(AT_BEFORE_SUPPLY)

    def advance(self, t: StockpileTable) -> i64:
        if t.power_step == 1:
            return DONE
        if t.events:
            cards = [CARD_NAMES[t.hands[OPENING + pile]] for pile in range(t.piles_in_play)]
            t.whisper("opening_drawn", t.power_seat, self.rule, {}, {"cards": cards})
        return ask(t, ids.ASK_HIDE_CARD)

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        count: i64 = 0
        for kind in range(i64(len(CARD_NAMES))):
            for pile in range(t.piles_in_play):
                if t.hands[OPENING + pile] == kind:
                    out[count] = ids.PLACE_DOWN + kind * MAX_PILES + pile
                    count += 1
        return count

    def answer(self, t: StockpileTable, action: i64) -> None:
        pile = (action - ids.PLACE_DOWN) % MAX_PILES
        kind = t.hands[OPENING + pile]
        add_to_pile(t, pile, kind, i64(1) << t.power_seat)
        t.hands[OPENING + pile] = -1
        t.power_step = 1
        if t.events:
            data = {"pile": int(pile), "face": "down"}
            t.whisper("card_placed", t.power_seat, self.rule, data, {"card": CARD_NAMES[kind]})


class SecretiveStuart(Power):
    """You may place both of your cards face down."""

    def on_assigned(self, t: StockpileTable, seat: i64) -> None:
        t.traits[BOTH_DOWN + seat] = 1


def hides_from(t: StockpileTable, pile: i64, seat: i64) -> bool:
    """Return True if the pile has a card that the seat has not seen."""
    for k in range(pile * PILE_ROOM, pile * PILE_ROOM + t.pile_sizes[pile]):
        if not ((t.piles[k] // SEEN) >> seat) & 1:
            return True
    return False


class WiseWarren(Power):
    """Before the Demand Phase you may look at all face-down cards of one stockpile."""

    def __init__(self) -> None:
        super().__init__(AT_BEFORE_DEMAND)

    def applies(self, t: StockpileTable, seat: i64) -> bool:
        for pile in range(t.piles_in_play):
            if hides_from(t, pile, seat):
                return True
        return False

    def advance(self, t: StockpileTable) -> i64:
        return ask(t, ids.ASK_LOOK_AT_PILE) if t.power_step == 0 else DONE

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        count: i64 = 0
        for pile in range(t.piles_in_play):
            if hides_from(t, pile, t.power_seat):
                out[count] = ids.LOOK_AT_PILE + pile
                count += 1
        out[count] = ids.PASS
        return count + 1

    def answer(self, t: StockpileTable, action: i64) -> None:
        t.power_step = 1
        if action == ids.PASS:
            return
        pile = action - ids.LOOK_AT_PILE
        down: list[str] = []
        for k in range(pile * PILE_ROOM, pile * PILE_ROOM + t.pile_sizes[pile]):
            if t.events and t.piles[k] // SEEN != ALL_SEATS:
                down.append(CARD_NAMES[t.piles[k] % SEEN])
            t.piles[k] |= (i64(1) << t.power_seat) * SEEN
        if t.events:
            t.whisper("pile_looked_at", t.power_seat, self.rule, {"pile": int(pile)}, {"cards": down})


def card_at(pile: i64, place: i64) -> i64:
    """The action that moves this card."""
    return ids.MOVE_CARD + pile * PILE_PLACES + place


def pile_of(action: i64) -> i64:
    return (action - ids.MOVE_CARD) // PILE_PLACES


def card_place(action: i64) -> i64:
    return (action - ids.MOVE_CARD) % PILE_PLACES


class MaverickMark(Power):
    """Before the Demand Phase you may move one card to another stockpile."""

    def __init__(self) -> None:
        super().__init__(AT_BEFORE_DEMAND)

    def advance(self, t: StockpileTable) -> i64:
        if t.power_step == 0:
            return ask(t, ids.ASK_MOVE_CARD)
        return ask(t, ids.ASK_MOVE_TO) if t.power_step == CARD_CHOSEN else DONE

    def fill(self, t: StockpileTable, out: vec[i64]) -> i64:
        count: i64 = 0
        if t.power_step == CARD_CHOSEN:
            for pile in range(t.piles_in_play):
                if pile != t.chosen_pile:
                    out[count] = ids.MOVE_TO + pile
                    count += 1
            return count
        for pile in range(t.piles_in_play):
            for place in range(t.pile_sizes[pile]):
                if not same_card_before(t, pile, place):
                    out[count] = card_at(pile, place)
                    count += 1
        out[count] = ids.PASS
        return count + 1

    def answer(self, t: StockpileTable, action: i64) -> None:
        if action == ids.PASS:
            t.power_step = MOVED
        elif t.power_step == CARD_CHOSEN:
            t.power_step = MOVED
            self.move(t, t.chosen_pile, t.chosen_place, action - ids.MOVE_TO)
        else:
            t.power_step = CARD_CHOSEN
            t.chosen_pile = pile_of(action)
            t.chosen_place = card_place(action)

    def public_choices(self, t: StockpileTable) -> JsonDict:
        return {"pile": int(t.chosen_pile), "place": int(t.chosen_place)} if t.power_step == CARD_CHOSEN else {}

    def remembers(self, t: StockpileTable) -> bool:
        if t.power_step != CARD_CHOSEN:
            return True
        return t.chosen_pile >= 0 and 0 <= t.chosen_place < t.pile_sizes[t.chosen_pile]

    def move(self, t: StockpileTable, pile: i64, place: i64, to: i64) -> None:
        card = t.piles[pile * PILE_ROOM + place]
        t.pile_sizes[pile] -= 1
        for k in range(pile * PILE_ROOM + place, pile * PILE_ROOM + t.pile_sizes[pile]):
            t.piles[k] = t.piles[k + 1]
        add_to_pile(t, to, card % SEEN, card // SEEN)
        if t.events:
            data = {"pile": int(pile), "place": int(place), "to": int(to)}
            if card // SEEN == ALL_SEATS:
                t.tell("card_moved", t.power_seat, self.rule, data | {"card": CARD_NAMES[card % SEEN]})
            else:
                t.tell("card_moved", t.power_seat, self.rule, data)


def same_card_before(t: StockpileTable, pile: i64, place: i64) -> bool:
    """Return True if there is an equal face-up card before this one, so that moving either is the same."""
    card = t.piles[pile * PILE_ROOM + place]
    if card // SEEN != ALL_SEATS:
        return False
    for k in range(pile * PILE_ROOM, pile * PILE_ROOM + place):
        if t.piles[k] == card:
            return True
    return False
