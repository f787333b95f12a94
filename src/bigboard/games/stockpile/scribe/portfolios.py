"""The players' face-down cards, as far as they are known: in the order in which they came.

A card of a kind that turns up unexpectedly is taken to be the oldest one that can be of that kind. Whatever rules a
kind out rules it out for all cards that are there, so a newer card can be whatever an older one can be: nothing that
was possible is lost by it. One thing breaks that: all starting shares differ. So a starting share that was concluded
remembers which other cards it could have been instead (`doubts`), and changes with one of them when it has to.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bigboard.games.scribe import NoteError, Scribe, Slot
from bigboard.games.stockpile.rules.cards import CARD_NAMES, COMPANY_NAMES

BOOM, BUST = "Stock Boom", "Stock Bust"
ACTION_CARDS = (BOOM, BUST)
FEES = tuple(name for name in CARD_NAMES if name.startswith("Trading Fee"))
Held = Slot | str  # a place of the deck, or a card that came from the discard pile or from a split one


@dataclass(frozen=True)
class Doubt:
    """Somebody showed a card of this kind: it was taken to be this one, and could have been any of several.

    `could` says what each of them may have been, for all that was known then.
    """

    seat: int
    kind: str
    slot: Slot
    could: dict[Slot, frozenset[str]]

    def renamed(self, names: dict[Slot, Slot]) -> Doubt:
        could = {names.get(slot, slot): kinds for slot, kinds in self.could.items()}
        return replace(self, slot=names.get(self.slot, self.slot), could=could)


class Portfolios:
    """Everybody's normal portfolio."""

    def __init__(self, scribe: Scribe, seats: int) -> None:
        self.scribe = scribe
        self.seats = seats
        self.cards: list[list[Held]] = [[] for _ in range(seats)]
        self.doubts: list[Doubt] = []

    def copy(self) -> Portfolios:
        twin = Portfolios(self.scribe, self.seats)
        twin.cards = [list(cards) for cards in self.cards]
        twin.doubts = list(self.doubts)
        return twin

    def kind(self, card: Held) -> str | None:
        return card if isinstance(card, str) else self.scribe.known(card)

    def hidden(self, seat: int) -> list[Slot]:
        """The cards that are not known, the oldest first."""
        return [card for card in self.cards[seat] if not isinstance(card, str) and self.scribe.known(card) is None]

    def known(self, seat: int, kind: str) -> int:
        return sum(self.kind(card) == kind for card in self.cards[seat])

    def may_hide(self, seat: int, kind: str) -> int:
        """How many of the unknown cards can be of this kind, each for itself."""
        pools = self.scribe.pools
        return sum(pools[pool].can_be(place, kind) for pool, place in self.hidden(seat))

    def most(self, seat: int, kind: str) -> int:
        """How many cards of the kind there can be, however the doubts about this seat are read."""
        found = self.known(seat, kind) + self.may_hide(seat, kind)
        for _ in self.readings(seat):
            found = max(found, self.known(seat, kind) + self.may_hide(seat, kind))
        return found

    def readings(self, seat: int) -> Iterator[None]:
        """Reads each doubt about the seat otherwise, in turn; whoever stops in between keeps that reading."""
        market = self.scribe.pools["market"]
        before = list(market.cards), list(market.may_be), self.cards[seat], list(self.doubts)
        for number, doubt in enumerate(before[3]):
            for other in doubt.could if doubt.seat == seat else ():
                if other == doubt.slot:
                    continue
                self.change(number, other)
                if market.settle():
                    yield
                market.cards, market.may_be = list(before[0]), list(before[1])
                self.cards[seat], self.doubts = before[2], list(before[3])

    def gain(self, seat: int, card: Held) -> None:
        self.cards[seat].append(card)

    def show(self, seat: int, kind: str, count: int) -> None:
        """So many cards of the kind are there."""
        if self.known(seat, kind) + self.may_hide(seat, kind) < count:
            for _ in self.readings(seat):
                if self.known(seat, kind) + self.may_hide(seat, kind) >= count:
                    break
        for slot in self.hidden(seat):
            if self.known(seat, kind) >= count:
                break
            if self.scribe.pools[slot[0]].can_be(slot[1], kind):
                self.doubt(seat, slot, kind)
                self.scribe.fix(slot, kind)
        if self.known(seat, kind) < count:
            name = self.scribe.names[seat]
            raise NoteError(
                "holding", f"{name} cannot have {count} × {kind}.", player=name, card=kind, count=str(count)
            )

    def doubt(self, seat: int, slot: Slot, kind: str) -> None:
        if slot == ("market", seat):
            market = self.scribe.pools["market"]
            could = {one: market.may_be[one[1]] for one in self.hidden(seat) if kind in market.may_be[one[1]]}
            self.doubts.append(Doubt(seat, kind, slot, could))

    def change(self, number: int, other: Slot) -> None:
        """It was the other card that was of this kind; the first is what the other was taken for."""
        market, doubt = self.scribe.pools["market"], self.doubts[number]
        first = doubt.slot
        market.may_be[first[1]] = market.may_be[other[1]] & doubt.could[first]
        market.may_be[other[1]] = frozenset([doubt.kind])
        names = {first: other, other: first}
        held = self.cards[doubt.seat]
        self.cards[doubt.seat] = [card if isinstance(card, str) else names.get(card, card) for card in held]
        self.doubts[number] = replace(doubt, slot=other)
        for later in range(number + 1, len(self.doubts)):
            self.doubts[later] = self.doubts[later].renamed(names)

    def lose(self, seat: int, kind: str, count: int = 1) -> None:
        self.show(seat, kind, count)
        for _ in range(count):
            self.cards[seat].remove(next(card for card in self.cards[seat] if self.kind(card) == kind))

    def rule_out(self, seat: int, *kinds: str) -> None:
        for pool, place in self.hidden(seat):
            self.scribe.pools[pool].exclude(place, kinds)

    def lose_all(self, seat: int, kind: str, count: int) -> None:
        """Exactly so many cards of the kind were there, and they leave."""
        self.lose(seat, kind, count)
        if self.known(seat, kind):
            name = self.scribe.names[seat]
            raise NoteError(
                "holding", f"{name} has more than {count} × {kind}.", player=name, card=kind, count=str(count)
            )
        self.rule_out(seat, kind)

    def shares(self, seat: int) -> list[str]:
        """The companies of which the seat may have shares that are not known."""
        return [company for company in COMPANY_NAMES if self.most(seat, company) > self.known(seat, company)]
