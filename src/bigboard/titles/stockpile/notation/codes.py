"""The pieces of a position of Stockpile as text: cards, pairs, piles, names.

Cards are written in two signs: AA BB CC EE LL SS, BO and BU for Boom and Bust, F1 F2 F3 for the fees, GO PL OI GA CO CA
for the commodities, TA for a tax, FC for the First Player Card.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.notation.vocabulary import CARD_CODES, INITIALS
from bigboard.titles.stockpile.rules.cards.cards import CARD_NAMES, COMPANY_NAMES, FORECAST_NAMES

EMPTY = "-"
ALL_SEATS = "*"
COUNTS = re.compile(r"(AA|BB|CC|EE|LL|SS|BO|BU|F[123]|GO|PL|OI|GA|CO|CA|TA|FC)(\d*)")
PAIR = re.compile(r"([A-Z]{2})([+$-][1-4$]*)(?::([\d*-]*))?")


def parts(text: str) -> list[str]:
    return ["" if part == EMPTY else part for part in text.split("/")]


def join(texts: Sequence[str]) -> str:
    return "/".join(text or EMPTY for text in texts)


def code(card: str) -> str:
    return CARD_CODES[CARD_NAMES.index(card)]


def initial(company: str) -> str:
    return INITIALS[COMPANY_NAMES.index(company)]


def codes(cards: Sequence[str]) -> str:
    return "".join(code(card) for card in cards)


def counts_text(cards: Mapping[str, int]) -> str:
    return "".join(f"{code(card)}{count}" for card, count in cards.items())


def read_counts(text: str) -> dict[str, int]:
    """AA2F1 is two shares of American Automotive and one fee."""
    found: dict[str, int] = {}
    for name, count in cards_in(text):
        found[name] = found.get(name, 0) + count
    return found


def read_cards(text: str) -> list[str]:
    """Cards in order; a number repeats one."""
    return [name for name, count in cards_in(text) for _ in range(count)]


def cards_in(text: str) -> list[tuple[str, int]]:
    text = "" if text == EMPTY else text.upper()
    if COUNTS.sub("", text) or any(len(digits) > 2 for _, digits in COUNTS.findall(text)):
        raise ValueError(f"{text!r} is not a list of cards such as AA2F1BO; the cards are {' '.join(CARD_CODES)}.")
    return [(CARD_NAMES[CARD_CODES.index(sign)], int(digits or 1)) for sign, digits in COUNTS.findall(text)]


def seen_text(seen: Any) -> str:
    return ALL_SEATS if seen == "all" else "".join(str(seat) for seat in seen) or EMPTY


def read_seen(text: str) -> Any:
    return "all" if text == ALL_SEATS else [int(seat) for seat in text if seat != EMPTY]


def pair_text(pair: Sequence[str]) -> str:
    return f"{initial(pair[0])}{pair[1]}"


def read_pair(text: str) -> tuple[str, str, str | None]:
    """Return company, forecast, and the seats that have seen the pair, if given."""
    found = PAIR.fullmatch(text)
    if found is None or found.group(1) not in INITIALS or found.group(2) not in FORECAST_NAMES:
        raise ValueError(f"{text!r} is not a pair of a company and a forecast such as AA+4 or CC$$:02.")
    return COMPANY_NAMES[INITIALS.index(found.group(1))], found.group(2), found.group(3)


def dealt_text(pair: JsonDict) -> str:
    return f"{pair_text((pair['company'], pair['forecast']))}:{seen_text(pair['seen_by'])}"


def pile_text(cards: Sequence[JsonDict]) -> str:
    """Return face-up cards by their codes, face-down ones with the seats that have seen them: AA,BB:1."""
    return ",".join(code(c["card"]) + (f":{seen_text(c['seen_by'])}" if "seen_by" in c else "") for c in cards)


def read_pile(text: str) -> list[JsonDict]:
    cards: list[JsonDict] = []
    for part in text.split(",") if text else []:
        sign, colon, seen = part.partition(":")
        cards += [{"card": name} | ({"seen_by": read_seen(seen)} if colon else {}) for name in read_cards(sign)]
    return cards


def dash(name: str) -> str:
    return name.replace(" ", "_")


def names_text(names: Sequence[str]) -> str:
    return ",".join(dash(name) for name in names)


def read_names(text: str) -> list[str]:
    return [name.replace("_", " ") for name in text.split(",") if name and name != EMPTY]


def round_text(entry: JsonDict) -> str:
    pairs = ",".join(pair_text(pair) for pair in entry["pairs"])
    return f"{pairs}|{','.join(entry['dice'])}" if "dice" in entry else pairs


def read_round(text: str) -> JsonDict:
    pairs, bar, dice = text.partition("|")
    entry: JsonDict = {"pairs": [list(read_pair(pair)[:2]) for pair in pairs.split(",")]}
    return entry | ({"dice": dice.split(",")} if bar else {})
