"""The numbers on the screen, and the same numbers in a view: money, net worth, prices and certificates."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tests.browser.driver.person import Message, Person

Numbers = dict[str, Any]
# "$1,200" and "−$6K" are numbers, "?" is none. What is read aloud beside a number has no part in it.
READ: Final = """
const numberIn = text => {
  const digits = (text ?? '').replace(/[^0-9]/g, '');
  return digits === '' ? null : (/[−-]/.test(text) ? -1 : 1) * Number(digits);
};
const all = (place, selector) => [...place.querySelectorAll(selector)];
const one = (place, selector) => numberIn(place.querySelector(selector)?.textContent);
const plates = all(document, 'li.plate');
const cash = plates.map(plate => one(plate, '.cash'));
const worth = plates.map(plate => one(plate, '.worth'));
const atLeast = plates.map(plate => plate.querySelector('.worth')?.textContent.includes('≥') ?? false);
"""
# Russian writes $6K as 6 000 $.
STOCKPILE: Final = f"""() => {{{READ}
  const unit = document.documentElement.lang === 'ru' ? 1000 : 1;
  const inUnits = amount => amount === null ? null : amount / unit;
  const rows = all(document, 'li:has(> .track):has(.long)');
  const nameOf = row => row.querySelector('.long').textContent.trim();
  const prices = Object.fromEntries(rows.map(row => [nameOf(row), inUnits(one(row, ':scope > .price'))]));
  const held = all(document, 'table tbody tr:has(.long)').map(row => [
    nameOf(row),
    all(row, 'td').map(cell => [one(cell, 'b.new') ?? 0, parseInt(cell.querySelector('b.split')?.textContent ?? '0')]),
  ]);
  const certificates = Object.fromEntries(held.filter(([name]) => name in prices));
  return {{ cash: cash.map(inUnits), worth: worth.map(inUnits), atLeast, prices, certificates }};
}}"""
ACQUIRE: Final = f"""() => {{{READ}
  const shareOf = owner => [
    owner.getAttribute('style').match(/--seat-(\\d)/)[1], one(owner, 'b.num'), one(owner, '.bonus') ?? 0,
  ];
  const chains = Object.fromEntries(all(document, 'li[data-chain]').map(row => [row.dataset.chain, {{
    size: one(row, '.size') ?? 0,
    price: one(row, '.price') ?? 0,
    bank: one(row, '.bank'),
    owners: all(row, '.owner').map(shareOf).sort(),
  }}]));
  return {{ cash, worth, chains }};
}}"""


def stockpile(view: Message) -> Numbers:
    seats, companies = view["seats"], view["companies"]
    names = [company["name"] for company in companies]
    return {
        "cash": [seat["money"] for seat in seats],
        "worth": [seat["worth"] if seat["worth"] != seat["money"] else None for seat in seats],
        "atLeast": [seat["worth"] != seat["money"] and seat["portfolio"]["unknown"] > 0 for seat in seats],
        "prices": {company["name"]: company["price"] for company in companies},
        "certificates": {
            name: [[seat["portfolio"][kind].get(name, 0) for kind in ("known", "split")] for seat in seats]
            for name in names
        },
    }


def acquire(view: Message) -> Numbers:
    seats, offers = view["seats"], view["offers"]
    bonuses = {
        (entry["chain"], paid["seat"]): paid["amount"] for entry in offers["bonuses"] for paid in entry["bonuses"]
    }
    return {
        "cash": [seat["money"] for seat in seats],
        "worth": list(offers["scores"]),
        "chains": {
            chain["name"]: {
                "size": chain["size"],
                "price": chain["price"] or 0,
                "bank": chain["bank"],
                "owners": [
                    [str(number), shares, bonus]
                    for number, seat in enumerate(seats)
                    for shares, bonus in [(seat["shares"].get(name, 0), bonuses.get((name, number), 0))]
                    if shares or bonus
                ],
            }
            for chain in view["chains"]
            for name in [chain["name"]]
        },
    }


class Screen(NamedTuple):
    """A title's numbers: read from the page, and taken from a view."""

    read: str
    numbers: Callable[[Message], Numbers]


SCREENS: Final = {"stockpile": Screen(STOCKPILE, stockpile), "acquire": Screen(ACQUIRE, acquire)}


def differences(shown: Numbers, right: Numbers) -> list[str]:
    return [f"{name}: {shown[name]} instead of {right[name]}" for name in right if shown[name] != right[name]]


def read_numbers(person: Person, game: str, view: Message) -> Numbers:
    """The numbers on the screen, once its scenes are over: then they are those of the view."""
    screen = SCREENS[game]
    right = screen.numbers(view)
    shown: Numbers = {}

    def is_right() -> bool:
        nonlocal shown
        shown = person.page.evaluate(screen.read)
        return not differences(shown, right)

    try:
        person.wait(is_right, "for the numbers of the table")
    except AssertionError:
        raise AssertionError("\n".join(differences(shown, right))) from None
    return shown
