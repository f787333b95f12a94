"""The places of portfolios that a viewer has not seen, filled as the deals have it that lead to what was seen.

All cards that ever came unseen into a portfolio count as its places, in the order in which they came. A deal puts a
card into each. It agrees with what was seen if the cards that turned up were there when they did, the kinds that were
ruled out were not, and the starting shares are all different (STK-SET-6). Every such deal is equally likely.

So one place is drawn for each card that turned up, out of those where it can have lain, and the other places are filled
with hidden cards: starting shares first, and the rest narrowest first, because what one of them may hold, all that come
after it may hold too. If several cards of that kind lay there, any of them may have been the one that turned up, and
the deal would be met that many times; if the other places are narrower than they might be, they can be filled in fewer
ways. Both are made up for by keeping such a deal with a smaller chance, or drawing again.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.engine.table_base import zeros
from bigboard.games.rng import Rng
from bigboard.titles.stockpile.rules.cards.cards import COMPANIES, HELD_KINDS
from bigboard.titles.stockpile.rules.model.portfolio_history import EVENT, KINDS, RULED_OUT, SEATS, STARTED, TURNED_UP
from bigboard.titles.stockpile.rules.model.sizes import MAX_PLAYERS
from bigboard.titles.stockpile.rules.model.table import StockpileTable

MOST_PLACES: Final = 60  # in one portfolio; eight rounds bring fewer
ALL_COMPANIES: Final = (1 << COMPANIES) - 1
ALL_KINDS: Final = (1 << HELD_KINDS) - 1
WORDS: Final = 4294967296.0
BLANK: Final = zeros(MAX_PLAYERS * MOST_PLACES)  # a slice of it is made faster than anything else of zeros


def bit_count(word: i64) -> i64:
    count: i64 = 0
    while word != 0:
        word &= word - 1
        count += 1
    return count


def lowest(word: i64) -> i64:
    """The place of the lowest bit."""
    place: i64 = 0
    while not (word >> place) & 1:
        place += 1
    return place


class Places:
    """The unseen places of all other portfolios, as one viewer must think of them."""

    def __init__(self, t: StockpileTable, viewer: i64) -> None:
        ups: i64 = 0
        most: i64 = 0
        came = BLANK[:MAX_PLAYERS]
        for k in range(i64(len(t.portfolio_history))):
            entry = t.portfolio_history[k]
            owner = entry & 7
            event = (entry >> EVENT) & 3
            if event == RULED_OUT or not (entry >> (SEATS + viewer)) & 1 or owner >= t.seats:
                continue
            if event == TURNED_UP:
                ups += 1
            else:
                came[owner] += 1
                if came[owner] > most:
                    most = came[owner]
        places = t.seats * most
        self.seats = t.seats
        self.count: vec[i64] = BLANK[:MAX_PLAYERS]  # of each portfolio
        self.stride = most  # the places of the next portfolio begin so much later
        self.allowed: vec[i64] = BLANK[:places]  # the kinds that may be there now, one bit each
        self.sizes: vec[i64] = BLANK[:places]  # how many hidden cards are of these kinds
        self.started: i64 = 0  # whose first place was for the starting share, one bit each
        self.sure_seats: i64 = 0  # whose starting share cannot have turned up, one bit each
        self.sure: i64 = 0  # how many these are
        self.start_companies: i64 = 0  # what their starting shares can be
        self.own_start: i64 = 0  # the viewer's starting share, as a bit
        if viewer < t.seats and t.starting[viewer] >= 0:
            self.own_start = i64(1) << t.starting[viewer]
        # Each card that turned up: whose, its kind, where it can have lain (one bit for each place), of how many
        # such places at most, how many of its kind there were at least, and where it lies in the deal being drawn.
        # `order` is that in which they are drawn.
        self.ups: i64 = 0
        self.owners: vec[i64] = BLANK[:ups]
        self.kinds: vec[i64] = BLANK[:ups]
        self.sources: vec[i64] = BLANK[:ups]
        self.most: vec[i64] = BLANK[:ups]
        self.least: vec[i64] = BLANK[:ups]
        self.lay: vec[i64] = BLANK[:ups]
        self.order: vec[i64] = BLANK[:ups]
        self.taken: vec[i64] = BLANK[:MAX_PLAYERS]  # the places of those cards
        self.start_kinds: vec[i64] = BLANK[:MAX_PLAYERS]
        # The draws of hidden cards: for whom, into which place, which kind, and out of how many cards at most.
        self.draws: i64 = 0
        self.ways: vec[i64] = BLANK[: (COMPANIES + 1) * (MAX_PLAYERS + 1)]  # to draw sure starting shares: `count_ways`
        self.most_ways: i64 = 0
        self.draw_owner: vec[i64] = BLANK[:places]
        self.draw_place: vec[i64] = BLANK[:places]
        self.draw_kind: vec[i64] = BLANK[:places]
        self.bounds: vec[i64] = BLANK[:places]
        for k in range(i64(len(t.portfolio_history))):
            entry = t.portfolio_history[k]
            if (entry >> (SEATS + viewer)) & 1 and (entry & 7) < t.seats:
                self.follow(entry & 7, (entry >> EVENT) & 3, entry >> KINDS)

    def follow(self, owner: i64, event: i64, kinds: i64) -> None:
        first = owner * self.stride
        end = first + self.count[owner]
        if event == TURNED_UP:
            sources: i64 = 0
            for place in range(first, end):
                sources |= ((self.allowed[place] >> kinds) & 1) << (place - first)
            self.turned_up(owner, kinds, sources)
        elif event == RULED_OUT:
            for place in range(first, end):
                self.allowed[place] &= ~kinds
        else:
            if event == STARTED:
                self.started |= i64(1) << owner
            self.allowed[end] = ALL_COMPANIES if event == STARTED else ALL_KINDS
            self.count[owner] += 1

    def turned_up(self, owner: i64, kind: i64, sources: i64) -> None:
        for k in range(self.ups - 1, i64(-1), i64(-1)):
            if self.owners[k] == owner:
                # Cards of one kind that turned up one after the other were all there when the first did.
                if self.kinds[k] != kind or self.sources[k] != sources:
                    break
                self.least[k] += 1
        self.owners[self.ups] = owner
        self.kinds[self.ups] = kind
        self.sources[self.ups] = sources
        self.least[self.ups] = 1
        self.ups += 1

    def rule_out_starts(self) -> None:
        """A card was not the starting share if another seat's is certainly of that company."""
        companies = self.own_start
        found = True
        while found:
            found = False
            for k in range(self.ups):
                company = i64(1) << self.kinds[k]
                if self.sources[k] & 1 and (self.started >> self.owners[k]) & 1:
                    if self.sources[k] == 1:
                        found = found or companies & company == 0
                        companies |= company
                    elif companies & company != 0:
                        self.sources[k] -= 1
                        found = True

    def order_sources(self) -> None:
        """Cards with few sources choose first; so many are left for each at most, as others have taken theirs."""
        for number in range(self.ups):
            there = bit_count(self.sources[number])
            at = number
            while at > 0 and there < bit_count(self.sources[self.order[at - 1]]):
                self.order[at] = self.order[at - 1]
                at -= 1
            self.order[at] = number
        for number in range(self.ups):
            k = self.order[number]
            owner = self.owners[k]
            sources = self.sources[k]
            before: i64 = 0
            within: i64 = 0  # those who chose before out of the same places alone
            for earlier in range(number):
                other = self.order[earlier]
                if self.owners[other] == owner:
                    before += 1
                    if self.sources[other] & ~sources == 0:
                        within += 1
            there = bit_count(sources)
            elsewhere = self.count[owner] - there
            if before - elsewhere > within:
                within = before - elsewhere
            self.most[k] = there - within

    def take_oldest(self) -> bool:
        """The reading that leaves the widest places: each card came from the oldest it can. False if there is none."""
        self.taken = BLANK[:MAX_PLAYERS]
        for k in range(self.ups):
            left = self.sources[k] & ~self.taken[self.owners[k]]
            if left == 0:
                return False
            self.taken[self.owners[k]] |= left & -left
        return True

    def find_sure_starts(self) -> None:
        """The seats whose starting share cannot have turned up, and the companies that it can be of."""
        self.sure_seats = self.started
        for k in range(self.ups):
            if self.sources[k] & 1:
                self.sure_seats &= ~(i64(1) << self.owners[k])
        self.sure = bit_count(self.sure_seats)
        for owner in range(self.seats):
            if (self.sure_seats >> owner) & 1:
                self.start_companies |= self.allowed[owner * self.stride]

    def prepare(self, counts: vec[i64]) -> None:
        """Find the draws, the starting shares first, and bounds for the cards that each can be out of."""
        allowed: i64 = 0
        size: i64 = 0
        for owner in range(self.seats):
            for place in range(owner * self.stride, owner * self.stride + self.count[owner]):
                if self.allowed[place] != allowed:
                    allowed = self.allowed[place]
                    size = card_count(counts, allowed)
                self.sizes[place] = size
        self.rule_out_starts()
        self.order_sources()
        self.take_oldest()
        self.find_sure_starts()
        self.list_draws()
        self.most_ways = self.count_ways(counts, self.start_companies & ~self.own_start)
        for k in range(self.sure, self.draws):
            self.bounds[k] = self.sizes[self.draw_owner[k] * self.stride + self.draw_place[k]] - k

    def list_draws(self) -> None:
        """The places that are left: starting shares that never turn up, other ones, and the rest, narrowest first."""
        self.draws = 0
        for owner in range(self.seats):
            if (self.sure_seats >> owner) & 1:
                self.add_draw(owner, 0)
        for owner in range(self.seats):
            if ((self.started & ~self.sure_seats) >> owner) & 1 and not self.taken[owner] & 1:
                self.add_draw(owner, 0)
        first = self.draws
        for owner in range(self.seats):
            for place in range((self.started >> owner) & 1, self.count[owner]):
                if not (self.taken[owner] >> place) & 1:
                    self.add_draw(owner, place)
        # Nearly always they are alike, or in order but for a few.
        for k in range(first + 1, self.draws):
            at = k
            owner = self.draw_owner[k]
            place = self.draw_place[k]
            size = self.sizes[owner * self.stride + place]
            while at > first and size < self.sizes[self.draw_owner[at - 1] * self.stride + self.draw_place[at - 1]]:
                self.draw_owner[at] = self.draw_owner[at - 1]
                self.draw_place[at] = self.draw_place[at - 1]
                at -= 1
            self.draw_owner[at] = owner
            self.draw_place[at] = place

    def add_draw(self, owner: i64, place: i64) -> None:
        self.draw_owner[self.draws] = owner
        self.draw_place[self.draws] = place
        self.draws += 1

    def fill(self, counts: vec[i64], rng: Rng) -> None:
        """Draw until a deal is kept, and takes its cards from the hidden ones."""
        left = counts[:]
        while not self.attempt(left, rng):
            for kind in range(i64(HELD_KINDS)):
                left[kind] = counts[kind]
        for kind in range(i64(HELD_KINDS)):
            counts[kind] = left[kind]

    def attempt(self, left: vec[i64], rng: Rng) -> bool:
        if self.ups > 0:
            if not self.draw_sources(rng):
                return False
            self.list_draws()
        companies = self.own_start
        for seat in range(self.seats):
            self.start_kinds[seat] = -1
        for k in range(self.ups):
            if self.lay[k] == 0 and (self.started >> self.owners[k]) & 1:
                if (companies >> self.kinds[k]) & 1:
                    return False
                companies |= i64(1) << self.kinds[k]
                self.start_kinds[self.owners[k]] = self.kinds[k]
        chance = 1.0
        if self.sure > 0:
            chance = float(self.count_ways(left, self.start_companies & ~companies)) / float(self.most_ways)
            if chance == 0.0 or not self.draw_sure_starts(left, rng):
                return False
            for k in range(self.sure):
                companies |= i64(1) << self.draw_kind[k]
        for k in range(self.sure, self.draws):
            owner = self.draw_owner[k]
            place = self.draw_place[k]
            allowed = self.allowed[owner * self.stride + place]
            start = place == 0 and (self.started >> owner) & 1 != 0
            if start:
                allowed &= ~companies
            total = card_count(left, allowed)
            if total <= 0:
                return False
            kind = pick_kind(left, allowed, rng.below(total))
            left[kind] -= 1
            self.draw_kind[k] = kind
            if start:
                companies |= i64(1) << kind
                self.start_kinds[owner] = kind
            if total < self.bounds[k]:
                chance *= float(total) / float(self.bounds[k])
        if self.ups > 0:
            chance *= self.chance_of_sources()
        return chance >= 1.0 or float(rng.word()) < chance * WORDS

    def count_ways(self, counts: vec[i64], companies: i64) -> i64:
        """Count the ways to choose the certain starting shares, all different, over all owners.

        `ways` has the number for so many of the first companies, and so many shares, likewise.
        """
        ways = self.ways
        ways[0] = 1
        row: i64 = 0
        for company in range(i64(COMPANIES)):
            cards: i64 = 0
            if (companies >> company) & 1:
                cards = counts[company]
            after = row + MAX_PLAYERS + 1
            ways[after] = 1
            for chosen in range(i64(1), self.sure + 1):
                ways[after + chosen] = ways[row + chosen] + cards * ways[row + chosen - 1]
            row = after
        return ways[row + self.sure]

    def draw_sure_starts(self, left: vec[i64], rng: Rng) -> bool:
        """Starting shares as `count_ways` has just counted them, every way equally likely."""
        missing = self.sure
        row: i64 = COMPANIES * (MAX_PLAYERS + 1)
        for company in range(i64(COMPANIES - 1), i64(-1), i64(-1)):
            before = row - (MAX_PLAYERS + 1)
            if missing > 0:
                without = self.ways[before + missing]
                if float(rng.word()) * float(self.ways[row + missing]) >= float(without) * WORDS:
                    missing -= 1
                    self.draw_kind[missing] = company
            row = before
        for k in range(self.sure):
            other = k + rng.below(self.sure - k)
            kind = self.draw_kind[other]
            self.draw_kind[other] = self.draw_kind[k]
            self.draw_kind[k] = kind
            left[kind] -= 1
            owner = self.draw_owner[k]
            self.start_kinds[owner] = kind
            if not (self.allowed[owner * self.stride] >> kind) & 1:
                return False  # this seat's starting share can be of fewer companies than another's
        return True

    def draw_sources(self, rng: Rng) -> bool:
        """A place for each card that turned up, out of those where it can have lain."""
        for seat in range(self.seats):
            self.taken[seat] = 0
        for number in range(self.ups):
            k = self.order[number]
            owner = self.owners[k]
            sources = self.sources[k] & ~self.taken[owner]
            there = bit_count(sources)
            if there < self.most[k] and (there == 0 or rng.below(self.most[k]) >= there):
                return False
            for _place in range(rng.below(there)):
                sources &= sources - 1
            self.taken[owner] |= sources & -sources
            self.lay[k] = lowest(sources)
        return True

    def chance_of_sources(self) -> float:
        """One divided by how often this deal is met with other sources: any card of the kind may have turned up."""
        chance = 1.0
        for k in range(self.ups - 1, i64(-1), i64(-1)):
            owner = self.owners[k]
            alike: i64 = 1
            for later in range(k + 1, self.ups):
                if self.owners[later] == owner and self.kinds[later] == self.kinds[k]:
                    alike += (self.sources[k] >> self.lay[later]) & 1
            for draw in range(self.draws):
                if self.draw_owner[draw] == owner and self.draw_kind[draw] == self.kinds[k]:
                    alike += (self.sources[k] >> self.draw_place[draw]) & 1
            if alike > self.least[k]:
                chance *= float(self.least[k]) / float(alike)
        return chance


def card_count(counts: vec[i64], kinds: i64) -> i64:
    """Return the number of cards of these kinds."""
    total: i64 = 0
    for kind in range(i64(HELD_KINDS)):
        if (kinds >> kind) & 1:
            total += counts[kind]
    return total


def pick_kind(counts: vec[i64], kinds: i64, nth: i64) -> i64:
    """The kind of the nth card of these kinds."""
    found: i64 = -1
    while nth >= 0:
        found += 1
        if (kinds >> found) & 1:
            nth -= counts[found]
    return found
