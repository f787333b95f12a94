"""The players' face-down cards, as far as they are known: in the order in which they came.

A card of a kind that turns up unexpectedly is taken to be the oldest one that can be of that kind. Whatever rules a
kind out rules it out for all cards that are there, so a newer card can be whatever an older one can be: nothing that
was possible is lost by it. One thing breaks that: all starting shares differ. So everything that was learnt is written
down in its order (`log`), and when something does not fit, it is read again with other starting shares (`readings`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, product

from bigboard.games.transcript.partial_deck import Pool
from bigboard.games.transcript.transcript import NoteError, Slot, Transcript
from bigboard.titles.stockpile.rules.cards.cards import CARD_NAMES, COMPANY_NAMES

BOOM, BUST = "Stock Boom", "Stock Bust"
ACTION_CARDS = (BOOM, BUST)
FEES = tuple(name for name in CARD_NAMES if name.startswith("Trading Fee"))
MOST_READINGS = 200
Held = Slot | str  # a place of the deck, or a card that came from the discard pile or from a split one
Step = tuple[str, int, Held, int]  # the kind of note, its seat or place, the card, the number
Bounds = dict[str, tuple[int, int]]  # of each kind, how many cards there are at least and at most


class Portfolios:
    """The normal portfolios of all seats."""

    def __init__(self, transcript: Transcript, seats: int) -> None:
        self.transcript = transcript
        self.cards: list[list[Held]] = [[] for _ in range(seats)]
        self.log: list[Step] = []
        self.quick = False  # reads on without looking for the other cards of the deck
        self.found_bounds: dict[
            int, tuple[int, Bounds]
        ] = {}  # by seat: how long the log was, and what followed from it

    def copy(self) -> Portfolios:
        twin = Portfolios(self.transcript, len(self.cards))
        twin.cards = [list(cards) for cards in self.cards]
        twin.log = list(self.log)
        twin.found_bounds = dict(self.found_bounds)
        return twin

    @property
    def market(self) -> Pool:
        return self.transcript.pools["market"]

    # What is there.

    def kind(self, card: Held) -> str | None:
        return card if isinstance(card, str) else self.transcript.known_card(card)

    def hidden_cards(self, seat: int) -> list[Slot]:
        """The cards that are not known, the oldest first."""
        return [
            card for card in self.cards[seat] if not isinstance(card, str) and self.transcript.known_card(card) is None
        ]

    def count_known(self, seat: int, kind: str) -> int:
        """Return the number of cards of the kind, under the current assumptions."""
        return sum(self.kind(card) == kind for card in self.cards[seat])

    def can_be(self, place: int, kind: str) -> bool:
        return kind in self.market.may_be[place] if self.quick else self.market.can_be(place, kind)

    def may_hide(self, seat: int, kind: str) -> int:
        """Return the number of unknown cards that can be of this kind, each considered separately."""
        return sum(self.can_be(place, kind) for _, place in self.hidden_cards(seat))

    def may_act(self, seat: int) -> bool:
        """Return whether the seat may have an action card, under the current assumptions."""
        return any(self.count_known(seat, card) or self.may_hide(seat, card) for card in ACTION_CARDS)

    def least(self, seat: int, kind: str) -> int:
        """Return the number of cards of the kind that the seat has in any case."""
        return min(self.count_known(seat, kind), self.bounds(seat).get(kind, (99, 0))[0])

    def most(self, seat: int, kind: str) -> int:
        """Return the most cards of the kind that the seat can have, whatever it began with."""
        found = self.count_known(seat, kind) + self.may_hide(seat, kind)
        return max(found, self.bounds(seat).get(kind, (0, 0))[1])

    def shares(self, seat: int) -> list[str]:
        """The companies of which the seat may have shares that are not known."""
        return [company for company in COMPANY_NAMES if self.most(seat, company) > self.least(seat, company)]

    # Kinds of notes.

    def see(self, place: int, kinds: Iterable[str]) -> None:
        """The card at this place of the deck is one of these."""
        for kind in sorted(self.market.may_be[place] - frozenset(kinds)):
            self.learn("not", place, kind)

    def gain(self, seat: int, card: Held) -> None:
        self.learn("gain", seat, card)

    def show(self, seat: int, kind: str, count: int) -> None:
        """Note that the seat has at least that many cards of the kind."""
        self.learn("show", seat, kind, count)

    def lose(self, seat: int, kind: str, count: int = 1) -> None:
        self.learn("lose", seat, kind, count)

    def lose_all(self, seat: int, kind: str, count: int) -> None:
        """Note that the seat had exactly that many cards of the kind, and remove them."""
        self.learn("lose", seat, kind, count)
        self.rule_out(seat, kind)

    def rule_out(self, seat: int, kind: str) -> None:
        """No card of the kind is left."""
        self.learn("none", seat, kind)

    def learn(self, what: str, whose: int, card: Held, count: int = 0) -> None:
        step = (what, whose, card, count)
        self.take(step)
        self.log.append(step)

    def take(self, step: Step) -> None:
        what, whose, card, count = step
        if what == "not":
            self.market.exclude(whose, [str(card)])
        elif what == "gain":
            self.cards[whose].append(card)
        elif what == "none":
            self.take_none(whose, str(card))
        else:
            self.take_shown(whose, str(card), count)
            for _ in range(count if what == "lose" else 0):
                self.cards[whose].remove(next(one for one in self.cards[whose] if self.kind(one) == card))

    def take_shown(self, seat: int, kind: str, count: int) -> None:
        for slot in self.hidden_cards(seat):
            if self.count_known(seat, kind) >= count:
                break
            if self.can_be(slot[1], kind):
                self.market.narrow(slot[1], [kind])
                self.transcript.stale = True
        if self.count_known(seat, kind) < count:
            name = self.transcript.names[seat]
            raise NoteError(
                "holding", f"{name} cannot have {count} × {kind}.", player=name, card=kind, count=str(count)
            )

    def take_none(self, seat: int, kind: str) -> None:
        if self.count_known(seat, kind):
            name = self.transcript.names[seat]
            raise NoteError("left", f"{name} still has {kind}.", player=name, card=kind)
        for _, place in self.hidden_cards(seat):
            self.market.exclude(place, [kind])

    # Reading it again.

    def began(self, seat: int) -> list[str]:
        """Return the shares that the seat may have begun with, for all that was seen of that card itself."""
        gone = {card for what, place, card, _ in self.log if what == "not" and place == seat}
        return [company for company in COMPANY_NAMES if company not in gone]

    def read(self, starts: dict[int, str], steps: Sequence[Step], quick: bool) -> bool:
        """Replace the knowledge by `steps`, read with these starting shares; return whether they are consistent."""
        fresh = Pool(self.market.cards, self.market.apart)
        for seat in range(len(self.cards)):
            fresh.narrow(seat, [starts[seat]] if seat in starts else COMPANY_NAMES)
        self.transcript.pools["market"] = fresh
        self.cards = [[] for _ in self.cards]
        self.quick = quick
        try:
            for step in steps:
                self.take(step)
        except NoteError:
            return False
        finally:
            self.quick = False
        return quick or fresh.settle()

    def each_start(self, seat: int) -> Iterator[str]:
        """The starting shares with which all that this seat did is possible, each read in its turn."""
        steps = [step for step in self.log if step[0] == "not" or step[1] == seat]
        market, cards, stale = self.market, self.cards, self.transcript.stale
        for company in self.began(seat):
            if self.read({seat: company}, steps, quick=True):
                self.quick = True
                yield company
                self.quick = False
        self.transcript.pools["market"], self.cards, self.transcript.stale = market, cards, stale

    def bounds(self, seat: int) -> Bounds:
        """Return the bounds of the number of cards of each kind, whatever the seat began with."""
        length, found = self.found_bounds.get(seat, (-1, {}))
        if length != len(self.log):
            found = {}
            if len(self.began(seat)) > 1:
                for _ in self.each_start(seat):
                    for kind in (*COMPANY_NAMES, *ACTION_CARDS):
                        known = self.count_known(seat, kind)
                        low, high = found.get(kind, (known, known))
                        found[kind] = min(low, known), max(high, known + self.may_hide(seat, kind))
            self.found_bounds[seat] = len(self.log), found
        return found

    def readings(self) -> Iterator[None]:
        """Yield the notes read with each consistent set of starting shares."""
        log = list(self.log)
        ways = [list(self.each_start(seat)) for seat in range(len(self.cards))]
        for chosen in islice(apart(ways), MOST_READINGS):
            self.log, self.found_bounds = list(log), {}
            if self.read(dict(enumerate(chosen)), log, quick=False):
                yield


def apart(ways: Sequence[Sequence[str]]) -> Iterator[tuple[str, ...]]:
    """One of each, all of them different."""
    return (chosen for chosen in product(*ways) if max(Counter(chosen).values()) == 1)
