"""The charts of a result, point by point: what is drawn is what the engine says of the end of each round or turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Person

import bigboard
from bigboard import Event, State

Arrive = Callable[..., Person]
Lines = list[list[float | None]]
# Half of what a tenth of a pixel, the exactness of a drawing, is worth at most in each game.
EXACT = {"stockpile": 0.5, "acquire": 50.0}
# Reads a drawing back: the numbers beside the axis say what a height is worth.
READ = """figure => {
  const number = text => Number(text.replace(/[^0-9]/g, ''))
  const all = selector => [...figure.querySelectorAll(selector)]
  const at = (element, name) => Number(element.getAttribute(name))
  const marks = all('line.grid').map((line, k) => [at(line, 'y1'), number(all('text[text-anchor=end]')[k].textContent)])
  const [[bottom, low], [top, high]] = [marks[0], marks.at(-1)]
  const [left, right] = ['x1', 'x2'].map(name => at(all('line.grid')[0], name))
  const point = ([, x, y]) => [(x - left) / (right - left), low + (high - low) * (bottom - y) / (bottom - top)]
  return all('path[d]').map(path => path.getAttribute('d')).filter(d => !d.includes('h'))
    .map(d => [...d.matchAll(/[ML]([0-9.]+) ([0-9.-]+)/g)].map(point))
}"""


class End(NamedTuple):
    """The end of a round or a turn: what the seats are worth, and what the charts draw of the market."""

    worth: list[int]
    prices: list[int]
    sizes: list[int]


def replayed(record: dict[str, Any]) -> Iterator[tuple[State, list[Event]]]:
    """Every action of a record: the state after it, and its events."""
    state = bigboard.game(record["deal"]["game"]).start(record["deal"])
    yield state, list(state.opening)
    for action in record["actions"]:
        yield state, state.apply(state.find(action))


def rounds(record: dict[str, Any]) -> tuple[list[End], set[str]]:
    """The end of every round of Stockpile, by the events that begin the next one or end the game."""
    ends: list[End] = []
    happened: set[str] = set()
    prices: dict[str, int] = {}
    for state, events in replayed(record):
        prices = prices or {company["name"]: company["price"] for company in state.observe(-1)["companies"]}
        for event in (event.seen_by(-1) for event in events):
            happened.add(event["type"])
            if event["type"] == "price_moved":
                prices[event["company"]] = event["to"]
            if event["type"] == "game_over" or (event["type"] == "round" and event["round"] > 1):
                ends.append(End(state.scores(), list(prices.values()), []))
    return ends, happened


def turns(record: dict[str, Any]) -> list[End]:
    """The end of every turn of Acquire in which someone decided."""
    ends: dict[int, End] = {}
    turn = 1
    for state, _ in replayed(record):
        view = state.observe(-1)
        chains = view["chains"]
        ends[turn] = End(state.scores(), [chain["price"] for chain in chains], [chain["size"] for chain in chains])
        turn = view["turn_number"]
    return list(ends.values())


def columns(rows: list[list[int]]) -> Lines:
    return [list(column) for column in zip(*rows, strict=True)]


def drawn(person: Person, title: str, points: int) -> Lines:
    """The lines of a chart, with a gap where nothing is drawn."""
    figure = person.page.locator("figure").filter(has=person.page.get_by_text(title, exact=True))
    figure.first.wait_for()
    found: list[list[list[float]]] = figure.first.evaluate(READ)
    lines: Lines = []
    for line in found:
        values: list[float | None] = [None] * points
        for x, value in line:
            values[round(x * (points - 1))] = value
        lines.append(values)
    return lines


def check(person: Person, title: str, expected: Lines, exact: float) -> None:
    lines = drawn(person, title, len(expected[0]))
    assert len(lines) == len(expected), title
    for line, wanted in zip(lines, expected, strict=True):
        for at, (value, right) in enumerate(zip(line, wanted, strict=True)):
            assert (value is None) == (right is None), f"{title}, point {at + 1}: {value} instead of {right}"
            if value is not None and right is not None:
                assert value == pytest.approx(right, abs=exact), f"{title}, point {at + 1}"


def result_of(house: RunningServer, arrive: Arrive, game: str, modules: bool) -> tuple[Person, dict[str, Any]]:
    anna = arrive(house, "Anna", viewport={"width": 1440, "height": 900})
    table = anna.finished_table(game, 4, modules)
    record = anna.context.request.get(f"/api/tables/{table}/record").json()
    anna.open(f"/t/{table}")
    anna.expect_result()
    return anna, record


def test_every_point_of_stockpiles_charts_is_the_end_of_a_round(house: RunningServer, arrive: Arrive) -> None:
    happened: set[str] = set()
    for modules in (False, True, True, True):
        anna, record = result_of(house, arrive, "stockpile", modules)
        ends, events = rounds(record)
        happened |= events
        check(anna, "Net worth of each player", columns([end.worth for end in ends]), EXACT["stockpile"])
        check(anna, "Share prices", columns([end.prices for end in ends]), EXACT["stockpile"])
        assert ends[-1].worth == bigboard.replay(record).scores()
    assert {"split", "bankruptcy"} <= happened, "no game shows what the charts are about"


def test_every_point_of_acquires_charts_is_the_end_of_a_turn(house: RunningServer, arrive: Arrive) -> None:
    for _ in range(2):
        anna, record = result_of(house, arrive, "acquire", modules=True)
        ends = turns(record)

        def lines(rows: list[list[int]]) -> Lines:
            """A chain that is not on the board has no point, and one that never was no line."""
            found: Lines = [[value or None for value in line] for line in columns(rows)]
            return [line for line in found if any(line)]

        check(anna, "Net worth of each player", columns([end.worth for end in ends]), EXACT["acquire"])
        check(anna, "Chain sizes", lines([end.sizes for end in ends]), 0.5)
        check(anna, "Share prices", lines([end.prices for end in ends]), EXACT["acquire"])
