"""The counts of a simulation: wins by cards, chains and seats, money by round, lengths.

All counts are whole numbers, so the order in which the games come in never matters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import inf, sqrt
from typing import Any

from bigboard.lab.analysis.ratings import WHOLE, Share, points, wilson
from bigboard.lab.run.collector import Collector, collector_of
from bigboard.lab.run.pairings import Field, reasons_against


@dataclass
class Bin:
    """Seats that have something in common, and how they fared."""

    seats: int = 0
    points: int = 0  # sixtieths of victories
    money: int = 0
    squares: int = 0  # of money
    start: int = 0  # money at the beginning

    def add(self, won: int, money: int, start: int = 0) -> None:
        self.seats += 1
        self.points += won
        self.money += money
        self.squares += money * money
        self.start += start

    @property
    def share(self) -> Share:
        return wilson(self.points / WHOLE, self.seats)

    @property
    def mean(self) -> float:
        return self.money / self.seats if self.seats else 0.0

    @property
    def error(self) -> float:
        """Standard error of the mean money."""
        return mean_of(self.seats, self.money, self.squares)[1]

    def to_json(self) -> dict[str, Any]:
        share = self.share
        return {
            "seats": self.seats,
            "win_share": round(share.share, 6),
            "low": round(share.low, 6),
            "high": round(share.high, 6),
            "money": round(self.mean, 1),
        }


@dataclass
class Lead:
    """The lead of some seats over the others at their own tables.

    A lead is a seat's money minus the mean of the others in the same game, so a card that makes everyone rich gains
    nothing by it. Seats of one game depend on each other: the error counts each game once. Amounts are held times
    `others`, which keeps them whole.
    """

    others: int  # at a table: its players less one
    games: int = 0
    seats: int = 0
    total: int = 0  # of the leads
    squares: int = 0  # of a game's leads, summed
    crossed: int = 0  # a game's leads, summed, times its seats
    counts: int = 0  # squares of a game's seats

    def add(self, seats: int, total: int) -> None:
        """Add the seats of one game, and the sum of their leads times `others`."""
        self.games += 1
        self.seats += seats
        self.total += total
        self.squares += total * total
        self.crossed += seats * total
        self.counts += seats * seats

    @property
    def mean(self) -> float:
        return self.total / (self.seats * self.others)

    @property
    def error(self) -> float:
        """Standard error of the mean, clustered by game; infinite with a single game."""
        if self.games < 2:
            return inf
        seats, total = self.seats, self.total
        # The sum over the games of (leads - seats * mean) squared; in whole numbers, so nothing cancels out.
        spread = (
            self.squares * seats * seats - 2 * self.crossed * total * seats + self.counts * total * total
        ) / seats**2
        return sqrt(spread * self.games / (self.games - 1)) / (seats * self.others)


Bins = dict[Any, Bin]
START = "start"  # the line of an account with the money at the start


class Tally:
    """The counts of a simulation's games as they come in."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.collector: type[Collector] = collector_of(field.game)
        self.step = self.collector.MONEY_STEP
        self.games = 0
        self.shared = 0  # games with more than one winner
        self.seats: Bins = {seat: Bin() for seat in range(field.players)}
        self.bots: Bins = {name: Bin() for name in field.bots}
        self.cards: dict[str, Bins] = {name: {} for name in self.collector.CARDS}
        self.leads: dict[str, dict[str, Lead]] = {name: {} for name in self.collector.CARDS}
        self.counts: dict[str, Bins] = {name: {} for name in self.collector.SEATS}
        self.lengths: dict[str, Counter[int]] = {name: Counter() for name in self.collector.GAME}
        self.words: dict[str, Counter[str]] = {name: Counter() for name in self.collector.WORDS}
        self.kinds: Counter[str] = Counter()
        self.accounts: dict[str, Bins] = {}  # by line of the account: True are the winners
        self.offers: dict[str, dict[str, list[int]]] = {}  # by kind and card: how often offered, how often chosen
        self.worth: list[tuple[Counter[int], Counter[int]]] = []  # by round: all seats, winners
        self.money: tuple[Counter[int], Counter[int]] = (Counter(), Counter())  # at the end: all seats, winners

    def take(self, line: Mapping[str, Any]) -> None:
        """Count the game of one line of the journal."""
        money: list[int] = line["money"]
        winners: list[int] = line["winners"]
        facts: Mapping[str, Any] = line["facts"]
        won = points(winners, self.field.players)
        start = facts["accounts"].get(START, [0] * len(money))
        self.games += 1
        self.shared += len(winners) > 1
        for seat, place in enumerate(self.field.seating(line["rotation"])):
            self.seats[seat].add(won[seat], money[seat])
            self.bots[self.field.bots[place]].add(won[seat], money[seat])
            for name, values in facts["seats"].items():
                bin_of(self.counts[name], values[seat]).add(won[seat], money[seat])
            for name, cards in facts["cards"].items():
                for card in cards[seat]:
                    bin_of(self.cards[name], card).add(won[seat], money[seat], start[seat])
            for entry, amounts in facts["accounts"].items():
                bin_of(self.accounts.setdefault(entry, {}), seat in winners).add(won[seat], amounts[seat])
        for name, cards in facts["cards"].items():
            self.take_leads(self.leads[name], cards, money)
        for name, value in facts["game"].items():
            self.lengths[name][value] += 1
        for name, word in facts["words"].items():
            self.words[name][word] += 1
        self.kinds.update(facts["kinds"])
        for name, offered in facts["offers"].items():
            for card, counts in offered.items():
                total = self.offers.setdefault(name, {}).setdefault(card, [0, 0])
                total[0] += counts[0]
                total[1] += counts[1]
        self.take_money(facts["worth"], money, winners)

    def take_leads(self, leads: dict[str, Lead], cards: list[list[str]], money: list[int]) -> None:
        """Count how far the seats with each card ended ahead of the others at this table."""
        players, table = len(money), sum(money)
        found: dict[str, list[int]] = {}
        for seat, held in enumerate(cards):
            for card in held:
                found.setdefault(card, []).append(players * money[seat] - table)
        for card, ahead in found.items():
            leads.setdefault(card, Lead(players - 1)).add(len(ahead), sum(ahead))

    def take_money(self, rounds: list[list[int]], money: list[int], winners: list[int]) -> None:
        while len(self.worth) < len(rounds):
            self.worth.append((Counter(), Counter()))
        for (all_seats, best), worth in zip(self.worth, rounds, strict=False):
            self.count_money(all_seats, worth)
            self.count_money(best, (worth[seat] for seat in winners))
        self.count_money(self.money[0], money)
        self.count_money(self.money[1], (money[seat] for seat in winners))

    def count_money(self, counter: Counter[int], amounts: Iterable[int]) -> None:
        for amount in amounts:
            counter[amount // self.step] += 1

    def money_quantile(self, counter: Mapping[int, int], share: float) -> int:
        return quantile(counter, share, self.step)

    def differences(self) -> list[tuple[str, float, float, float]]:
        """Return differences of winners: name, mean of winners, of the others, difference in standard deviations."""
        rows = []
        for name, bins in self.counts.items():
            seats = sum(one.seats for one in bins.values())
            wins = sum(one.points for one in bins.values()) / WHOLE
            if not seats or not wins or seats == wins:
                continue
            total = sum(value * one.seats for value, one in bins.items())
            squares = sum(value * value * one.seats for value, one in bins.items())
            of_winners = sum(value * one.points for value, one in bins.items()) / WHOLE
            spread = max(0.0, squares / seats - (total / seats) ** 2) ** 0.5
            winner, other = of_winners / wins, (total - of_winners) / (seats - wins)
            if spread:  # what is the same for all seats belongs to a module that is not in play
                rows.append((name, winner, other, (winner - other) / spread))
        return sorted(rows, key=lambda row: -abs(row[3]))

    def rounds(self) -> Iterator[tuple[int, Counter[int], Counter[int]]]:
        """Return the rounds that at least one game in twenty has reached."""
        for number, (all_seats, best) in enumerate(self.worth):
            if all_seats.total() >= self.games * self.field.players / 20:
                yield number, all_seats, best

    def round_quantiles(self, number: int, all_seats: Mapping[int, int], best: Mapping[int, int]) -> dict[str, int]:
        """Return the worth of seats after a round: quantiles of all, and the median of later winners."""
        quantiles = {f"p{share}": self.money_quantile(all_seats, share / 100) for share in (10, 50, 90)}
        return {"round": number, **quantiles, "winners_p50": self.money_quantile(best, 0.5)}

    def to_json(self) -> dict[str, Any]:
        reasons = reasons_against(self.field)
        return {
            "field": self.field.to_json(),
            "games": self.games,
            "reproducible": not reasons,
            "not_reproducible": reasons,
            "shared_victories": self.shared,
            "seats": [one.to_json() for one in self.seats.values()],
            "bots": {name: one.to_json() for name, one in self.bots.items()},
            "cards": {name: told_bins(bins) for name, bins in self.cards.items()},
            "counts": {name: told_bins(bins) for name, bins in self.counts.items()},
            "game": {name: dict(sorted(counter.items())) for name, counter in self.lengths.items()},
            "words": {name: dict(counter.most_common()) for name, counter in self.words.items()},
            "decisions": dict(self.kinds.most_common()),
            "offers": {name: dict(sorted(cards.items())) for name, cards in self.offers.items()},
            "accounts": {
                entry: {"winners" if won else "others": round(one.mean, 2) for won, one in bins.items()}
                for entry, bins in self.accounts.items()
            },
            "worth": [self.round_quantiles(*one) for one in self.rounds()],
        }


def mean_of(count: int, total: float, squares: float) -> tuple[float, float]:
    """A mean and its standard error."""
    if not count:
        return 0.0, 0.0
    mean = total / count
    return mean, (max(0.0, squares / count - mean * mean) / count) ** 0.5


def bin_of(bins: Bins, key: Any) -> Bin:
    if key not in bins:
        bins[key] = Bin()
    return bins[key]


def told_bins(bins: Bins) -> dict[str, Any]:
    return {str(key): bins[key].to_json() for key in sorted(bins)}


def quantile(counter: Mapping[int, int], share: float, step: int = 1) -> int:
    """The amount that this share of all does not exceed, in the middle of its slot; 0 of nothing."""
    wanted = share * sum(counter.values())
    seen = 0
    for slot in sorted(counter):
        seen += counter[slot]
        if seen >= wanted:
            return slot * step + step // 2
    return 0
