"""The answers to a designer's questions from a simulation: a table per question, with intervals.

With an earlier simulation, every row also shows the earlier value and the change.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import isfinite, sqrt
from typing import Any

from bigboard.games.registry import declaration
from bigboard.lab.analysis.paired import GROUPS, Values, change_errors
from bigboard.lab.analysis.ratings import WHOLE, Z95, Share, student, wilson
from bigboard.lab.analysis.tally import Bin, Tally, mean_of, quantile

QUARTERS = ("lowest quarter", "second quarter", "third quarter", "highest quarter")

AGAINST = "Against the table: the seat's money less the mean of the others in the same game."


@dataclass(frozen=True)
class Style:
    """The format of a number: its scale, its digits, prefix and suffix."""

    form: str = "{}"
    digits: int = 2
    scale: int = 1
    sign: str = ""  # a plus is written in front of what is more

    def write(self, value: float, half: float | None = None, sign: str = "") -> str:
        text = f"{value * self.scale:{sign or self.sign},.{self.digits}f}"
        if half is not None:
            text += f" ± {half * self.scale:,.{self.digits}f}" if isfinite(half) else " ± ?"
        return self.form.format(text).replace("$-", "−$").replace("$+", "+$").replace("-", "−")


PLAIN = Style()
PERCENT = Style("{} %", 1, 100)


@dataclass(frozen=True)
class Figure:
    """A measured number, its standard error, and how it is written."""

    value: float
    error: float
    style: Style = PLAIN
    share: Share | None = None  # of victories, whose interval is not symmetric

    @property
    def half(self) -> float:
        """Half of the interval that holds the true value with 95 %."""
        return Z95 * self.error

    def text(self, sign: str = "") -> str:
        if self.share is not None and not self.half <= self.value <= 1 - self.half:
            return self.share.short()  # no share is below 0 or above 100 %
        return self.style.write(self.value, self.half, sign)

    def to_json(self) -> dict[str, float | None]:
        found = {"value": self.value, "half": self.half if isfinite(self.half) else None}
        return found if self.share is None else {**found, "low": self.share.low, "high": self.share.high}

    def minus(self, before: Figure) -> Figure:
        return Figure(self.value - before.value, sqrt(self.error**2 + before.error**2), self.style)

    @property
    def sure(self) -> bool:
        """True if the interval excludes 0."""
        return abs(self.value) > self.half > 0


@dataclass(frozen=True)
class Row:
    label: str
    main: Figure
    more: tuple[Figure | str, ...] = ()


@dataclass(frozen=True)
class Answer:
    """A question and its table. `main` names the column that is compared, `more` those behind it."""

    question: str
    first: str
    main: str
    rows: list[Row]
    more: tuple[str, ...] = ()
    note: str = ""
    before: Mapping[str, Figure] = field(default_factory=dict)
    errors: Mapping[str, float] = field(default_factory=dict)  # of changes, where both runs played the same deals

    def heads(self) -> list[str]:
        return [self.first, self.main, *(("before", "change") if self.before else ()), *self.more]

    def cells(self) -> Iterator[list[str]]:
        for row in self.rows:
            compared = self.compare(row) if self.before else []
            yield [row.label, row.main.text(), *compared, *(cell_text(cell) for cell in row.more)]

    def compare(self, row: Row) -> list[str]:
        before = self.before.get(row.label)
        if before is None:
            return ["", "new"]
        change = self.change(row, before)
        return [before.text(), f"{change.text('+')}{' *' if change.sure else ''}"]

    def change(self, row: Row, before: Figure) -> Figure:
        change = row.main.minus(before)
        return replace(change, error=self.errors.get(row.label, change.error))

    def to_json(self) -> dict[str, Any]:
        rows = []
        for row in self.rows:
            result: dict[str, Any] = {"label": row.label, **row.main.to_json()}
            before = self.before.get(row.label)
            if before is not None:
                change = self.change(row, before).to_json()
                result |= {"before": before.value, "change": change["value"], "change_half": change["half"]}
            more = [cell if isinstance(cell, str) else cell.to_json() for cell in row.more]
            rows.append(result | dict(zip(self.more, more, strict=True)))
        return {"question": self.question, "measure": self.main, "rows": rows}


def answers(tally: Tally, before: Tally | None = None) -> list[Answer]:
    """Answer all questions, in the order of a designer; those about what is not in play are left out."""
    now = list(find_answers(tally))
    if before is None:
        return now
    old = {answer.question: {row.label: row.main for row in answer.rows} for answer in find_answers(before)}
    errors: dict[str, dict[str, float]] = {}
    widening = student(GROUPS - 1) / Z95  # the error of a change is itself known from so many groups only
    for (question, row), error in change_errors(tally, before, main_values).items():
        errors.setdefault(question, {})[row] = error * widening
    return [replace(one, before=old.get(one.question, {}), errors=errors.get(one.question, {})) for one in now]


def main_values(tally: Tally) -> Values:
    return {answer.question: {row.label: row.main.value for row in answer.rows} for answer in find_answers(tally)}


def find_answers(tally: Tally) -> Iterator[Answer]:
    if not tally.games:
        return
    for name, title in tally.collector.CARDS.items():
        if tally.cards[name]:
            yield cards_answer(tally, name, title)
    for name, question in tally.collector.QUESTIONS.items():
        quarters = list(quarter_rows(tally, name))
        if len(quarters) > 1:
            yield Answer(question, tally.collector.SEATS[name], "wins", quarters, ("mean", "money"))
    if tally.accounts:
        yield money_answer(tally)
    yield lengths_answer(tally)
    yield fairness_answer(tally)


def share(points: int, seats: int) -> Figure:
    """The share of victories, with half of Wilson's interval around it."""
    found = wilson(points / WHOLE, seats)
    return Figure(found.share, (found.high - found.low) / 2 / Z95, PERCENT, found)


def money(tally: Tally) -> Style:
    """Return the format of amounts in the game; small ones have one more digit."""
    return Style(tally.collector.MONEY.replace("{:,.0f}", "{}"), 0 if tally.step > 1 else 1)


def cell_text(cell: Figure | str) -> str:
    return cell if isinstance(cell, str) else cell.text()


def cards_answer(tally: Tally, name: str, title: str) -> Answer:
    """Win shares by card; how often a card is chosen, if players choose; the even starting money, if it gives money."""
    bins, offers = tally.cards[name], tally.offers.get(name, {})
    style = money(tally)
    growth = tally.collector.CASH_GROWTH.get(name, 0.0)
    more = ["against the table", *(["chosen"] if offers else []), *(["starts with", "even at"] if growth else [])]
    rows = []
    for card, one in sorted(bins.items(), key=lambda item: -item[1].points / item[1].seats):
        lead = tally.leads[name][card]
        cells: list[Figure | str] = [Figure(lead.mean, lead.error, replace(style, sign="+"))]
        if offers:
            offered, chosen = offers.get(card, (0, 0))
            cells.append(f"{100 * chosen / offered:.0f} % of {offered:,}" if offered else "")
        if growth:
            start = one.start / one.seats
            cells += [style.write(start), Figure(max(0.0, start - lead.mean / growth), lead.error / growth, style)]
        rows.append(Row(card, share(one.points, one.seats), tuple(cells)))
    refused = sorted(card for card, (_, chosen) in offers.items() if not chosen)
    note = " ".join(
        [
            f"{100 / tally.field.players:.1f} % is even. {AGAINST}",
            *([tally.collector.EVEN_NOTE] if growth else []),
            *tally.collector.absent_cards(name, tally.field.options),
            *([f"Offered, but never chosen: {', '.join(refused)}."] if refused else []),
        ]
    )
    return Answer(f"{title}: which is strong?", "", "wins", rows, tuple(more), note)


def quarter_rows(tally: Tally, name: str) -> Iterator[Row]:
    """Seats by how much of something they had, in four parts of about equal size."""
    bins = tally.counts[name]
    style = money(tally)
    parts = [Bin() for _ in QUARTERS]
    values = [0] * len(QUARTERS)
    total = sum(one.seats for one in bins.values())
    before = 0
    for value in sorted(bins):
        one = bins[value]
        at = min(len(QUARTERS) - 1, len(QUARTERS) * (2 * before + one.seats) // (2 * total))
        parts[at].seats += one.seats
        parts[at].points += one.points
        parts[at].money += one.money
        values[at] += value * one.seats
        before += one.seats
    for label, part, summed in zip(QUARTERS, parts, values, strict=True):
        if part.seats:
            yield Row(label, share(part.points, part.seats), (PLAIN.write(summed / part.seats), style.write(part.mean)))


def money_answer(tally: Tally) -> Answer:
    """The sources of money, by the lines of the game's account."""
    style = money(tally)
    rows = []
    for entry in declaration(tally.field.game).accounts:
        bins = tally.accounts.get(entry, {})
        winners, others = bins.get(True, Bin()), bins.get(False, Bin())
        seats = winners.seats + others.seats
        total, squares = winners.money + others.money, winners.squares + others.squares
        if not squares:
            continue
        mean, error = mean_of(seats, total, squares)
        difference = Figure(winners.mean - others.mean, sqrt(winners.error**2 + others.error**2), style)
        more = (style.write(winners.mean), difference.text("+"))
        rows.append(Row(entry.replace("_", " "), Figure(mean, error, style), more))
    note = "What a seat receives or pays in a game, on average."
    return Answer("How is money made?", "", "a seat", rows, ("winners", "difference"), note)


def lengths_answer(tally: Tally) -> Answer:
    rows = []
    for name, title in tally.collector.GAME.items():
        counter = tally.lengths[name]
        total = sum(value * count for value, count in counter.items())
        squares = sum(value * value * count for value, count in counter.items())
        mean, error = mean_of(tally.games, total, squares)
        low, middle, high = (f"{quantile(counter, part, 1):,}" for part in (0.05, 0.5, 0.95))
        rows.append(Row(title, Figure(mean, error), (middle, f"{low} to {high}")))
    return Answer("How long is a game, and what happens in it?", "", "mean", rows, ("median", "90 % of the games"))


def fairness_answer(tally: Tally) -> Answer:
    """The distance between the seats at the end, which shows how close games are."""
    style = money(tally)
    all_seats, winners = Bin(), Bin()
    for slot, count in tally.money[0].items():
        gather(all_seats, slot * tally.step + tally.step // 2, count)
    for slot, count in tally.money[1].items():
        gather(winners, slot * tally.step + tally.step // 2, count)
    spread = mean_of(all_seats.seats, all_seats.money, all_seats.squares)[1] * sqrt(all_seats.seats)
    rows = [
        Row("a seat's money", Figure(all_seats.mean, all_seats.error, style)),
        Row("a winner's money", Figure(winners.mean, winners.error, style)),
        Row("spread of a seat's money", Figure(spread, spread / sqrt(2 * all_seats.seats), style)),
        Row("shared victories", share(tally.shared * WHOLE, tally.games)),
    ]
    return Answer("How does it end?", "", "mean", rows)


def gather(one: Bin, amount: int, count: int) -> None:
    one.seats += count
    one.money += amount * count
    one.squares += amount * amount * count
