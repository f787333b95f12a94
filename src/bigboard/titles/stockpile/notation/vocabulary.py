"""The words of Stockpile: companies, cards, numbers and names as people write them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from difflib import get_close_matches

from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.rules.cards.cards import CARD_NAMES, COMPANY_NAMES

INITIALS = [f"{first[0]}{second[0]}" for first, second in (name.split() for name in COMPANY_NAMES)]
# The name of a card, by its kind; `fee1` is the cheapest trading fee.
CARD_WORDS = [
    *INITIALS, "boom", "bust", "fee1", "fee2", "fee3",
    "gold", "platinum", "oil", "gas", "corn", "cattle", "tax", "first",
]  # fmt: skip
# The same in two signs, for positions.
CARD_CODES = [*INITIALS, "BO", "BU", "F1", "F2", "F3", "GO", "PL", "OI", "GA", "CO", "CA", "TA", "FC"]
KIND_OF = {
    word.replace(" ", "").lower(): kind
    for names in (CARD_NAMES, CARD_CODES, CARD_WORDS)
    for kind, word in enumerate(names)
} | {f"fee{fee}k": CARD_WORDS.index(f"fee{fee}") for fee in (1, 2, 3)}
FILLERS = {"pile", "pair", "seat", "player", "at", "to", "on", "of", "for", "the", "a", "card", "share", "space", "and"}
SALE_KINDS = ("normal", "split", "half")
SALE_TYPES = {"normal": "sell", "split": "sell_split", "half": "sell_half"}
ALL = "all"
LONGEST_NAME = 4  # words


def initials(company: str) -> str:
    return INITIALS[COMPANY_NAMES.index(company)]


def card_word(card: str) -> str:
    return CARD_WORDS[CARD_NAMES.index(card)]


def skip_fillers(words: list[str]) -> None:
    while words and words[0].lower().rstrip("s'") in FILLERS:
        words.pop(0)


def as_number(word: str) -> int | None:
    """6, $6, 6K and #6 are all 6."""
    found = re.fullmatch(r"[$#]?(\d{1,4})k?", word.lower())
    return int(found.group(1)) if found else None


def number(words: list[str], what: str) -> int:
    skip_fillers(words)
    found = as_number(words[0]) if words else None
    if found is None:
        raise ValueError(f"The number of {what} is missing" + (f" before {words[0]!r}." if words else "."))
    words.pop(0)
    return found


def number_from(words: list[str], what: str) -> int:
    """A number as people count, from 1; the rules count from 0."""
    found = number(words, what)
    if not found:
        raise ValueError(f"The number of {what} starts at 1.")
    return found - 1


def is_company(word: str) -> bool:
    return find_company(word) is not None


def find_company(word: str) -> int | None:
    """By initials, or by three letters or more of one of its two names."""
    if word.upper() in INITIALS:
        return INITIALS.index(word.upper())
    found = [
        number
        for number, name in enumerate(COMPANY_NAMES)
        if len(word) >= 3 and any(part.lower().startswith(word.lower()) for part in name.split())
    ]
    return found[0] if len(found) == 1 else None


def company(words: list[str]) -> str:
    skip_fillers(words)
    word = words[0] if words else ""
    found = find_company(word)
    if found is None:
        known = ", ".join(f"{short} {name}" for short, name in zip(INITIALS, COMPANY_NAMES, strict=True))
        raise ValueError(f"{word!r} is not a company: the companies are {known}.")
    words.pop(0)
    name = COMPANY_NAMES[found]
    if words and word.lower() == name.split()[0].lower() and words[0].lower() == name.split()[1].lower():
        words.pop(0)
    return name


def companies(words: list[str]) -> list[str]:
    """One company or more, in the order of the rules."""
    found = [company(words)]
    while words and is_company(words[0]):
        found.append(company(words))
    return sorted(found, key=COMPANY_NAMES.index)


def card(words: list[str], kinds: Sequence[int]) -> str:
    """A card of these kinds: `boom`, `fee1`, `fee 1`, `Trading Fee 1`."""
    skip_fillers(words)
    for length in (3, 2, 1):
        squeezed = "".join(words[:length]).lower().replace("$", "")
        kind = KIND_OF.get(squeezed, -1)
        if kind in kinds:
            del words[:length]
            return CARD_NAMES[kind]
    if words and find_company(words[0]) in kinds:
        return company(words)
    word = words[0] if words else ""
    raise ValueError(f"{word!r} is not one of these cards: {', '.join(CARD_WORDS[kind] for kind in kinds)}.")


def find_name(words: list[str], names: Sequence[str], what: str) -> str:
    """A name of several words: whole, its beginning, or its last word."""
    for fits in (is_whole, is_beginning, is_last_word):
        for length in range(min(LONGEST_NAME, len(words)), 0, -1):
            phrase = " ".join(words[:length]).lower()
            found = [name for name in names if fits(phrase, name.lower())]
            if len(found) == 1:
                del words[:length]
                return found[0]
    wanted = " ".join(words[:LONGEST_NAME])
    near = get_close_matches(wanted.lower(), [name.lower() for name in names], 1, 0.5)
    meant = f" Did you mean {next(name for name in names if name.lower() == near[0])}?" if near else ""
    raise ValueError(f"There is no {what} {wanted!r}.{meant}")


def is_whole(phrase: str, name: str) -> bool:
    return phrase == name


def is_beginning(phrase: str, name: str) -> bool:
    return len(phrase) >= 3 and name.startswith(phrase)


def is_last_word(phrase: str, name: str) -> bool:
    return phrase == name.split()[-1]


def several_named(words: list[str], names: Sequence[str], what: str) -> list[str]:
    """One name or more, in the order of the rules."""
    found = [find_name(words, names, what)]
    while words:
        found.append(find_name(words, names, what))
    return sorted(found, key=list(names).index)


Sale = Counter[tuple[str, str]]  # companies and kinds → cards


def read_sale(words: list[str], held: Mapping[str, tuple[int, int]]) -> Sale:
    """Companies with numbers before or after them: `AA 2`, `2 AA`, `AA AA`, `BB-split`, `CC-half`, `AA all`, `all`.

    `held` has the normal and the split cards of each company.
    """
    sale: Sale = Counter()
    while words:
        word = words[0].lower()
        before = as_number(word)
        if before is not None or word in FILLERS:
            words.pop(0)
            if before is None:
                continue
        if words and words[0].lower() == ALL and before is None and not is_company(words[0]):
            words.pop(0)
            for name, (normal, split) in held.items():
                sale[name, "normal"], sale[name, "split"] = normal, split
            continue
        name, kind = sale_item(words)
        if before is None and words and words[0].lower() == ALL:
            words.pop(0)
            before = held.get(name, (0, 0))[0 if kind == "normal" else 1]
        elif before is None and words and as_number(words[0]) is not None:
            before = as_number(words.pop(0))
        sale[name, kind] += 1 if before is None else before
        if words and not (is_sale_word(words[0]) or as_number(words[0]) is not None):
            break
    return +sale


def is_sale_word(word: str) -> bool:
    first, _, _ = word.lower().partition("-")
    return is_company(first) or first in ("split", "half", "normal", "whole", ALL) or first in FILLERS


def sale_item(words: list[str]) -> tuple[str, str]:
    """Return a company and the kind of its shares: `AA`, `AA-split`, `split AA`."""
    kind = "normal"
    skip_fillers(words)
    if words and words[0].lower() in ("split", "half", "whole", "normal"):
        kind = words.pop(0).lower()
        skip_fillers(words)
    if words and "-" in words[0]:
        first, _, kind = words.pop(0).partition("-")
        words.insert(0, first)
    kind = {"whole": "split", "s": "split", "h": "half"}.get(kind.lower(), kind.lower())
    if kind not in SALE_KINDS:
        raise ValueError(f"Cards are sold as {', '.join(SALE_KINDS)}, not {kind!r}.")
    return company(words), kind


def sale_actions(sale: Sale) -> list[JsonDict]:
    """In the order of the rules. A normal card and half of a split one come to the same as a whole split one."""
    described: list[JsonDict] = []
    for name in COMPANY_NAMES:
        normal, split, half = (sale[name, kind] for kind in SALE_KINDS)
        both = min(normal, half)
        for kind, cards in (("split", split + both), ("half", half - both), ("normal", normal - both)):
            if cards:
                described.append({"type": SALE_TYPES[kind], "company": name, "cards": cards})
    return described
