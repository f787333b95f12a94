"""The belongings in front of each player: cash, hidden cards, bonds, commerce cards, strategy cards, investors."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bigboard.cli.language import join_list, many, own_name, say, thousands
from bigboard.cli.tui.sentences import Voice
from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.rules.cards.card_data import CardData
from bigboard.titles.stockpile.rules.cards.cards import CARD_NAMES, COMMODITIES, FIRST_COMMERCE, TAX
from bigboard.titles.stockpile.terminal.sentences import card_word, pair_name
from bigboard.titles.stockpile.terminal.wording import card_data, mark, pair_owner, pair_says

KINDS = CARD_NAMES[FIRST_COMMERCE : FIRST_COMMERCE + COMMODITIES]
TAX_NAME = CARD_NAMES[TAX]
FULL = 90  # columns from which investors are named in full


def sets_worth(values: CardData, cards: dict[str, int]) -> int:
    """Return the worth of the commodities at the end: a set of all kinds, then one of those held twice, and so on."""
    total, copies = 0, 1
    while kinds := sum(cards.get(kind, 0) >= copies for kind in KINDS):
        total += int(values.sets[kinds])
        copies += 1
    return total


def commerce_text(values: CardData, cards: dict[str, int], length: int) -> str:
    """Commodities by kind if there is room, else their worth; taxes with theirs."""
    kinds = {card_word(kind): cards.get(kind, 0) for kind in KINDS if cards.get(kind)}
    taxes = cards.get(TAX_NAME, 0)
    penalty = f"{many(taxes, card_word(TAX_NAME))} -{values.penalties[taxes]}" if taxes else ""
    worth = f"+{sets_worth(values, cards)}" if kinds else ""
    named = [f"{count if count > 1 else ''}{word}" for word, count in kinds.items()]
    for shown in (" ".join([*named, worth]) if kinds else "", f"{say('cli-commodities')} {worth}" if kinds else ""):
        text = " ".join(part for part in (shown, penalty) if part)
        if len(text) <= length:
            return text
    return text


def seat_facts(view: JsonDict, seat: int, room: int) -> list[str]:
    """Return the belongings of a seat other than shares, each in a few words."""
    entry = view["seats"][seat]
    facts = []
    portfolio = entry["portfolio"]
    actions = [f"{card_word(name)}" for name in ("Stock Boom", "Stock Bust") if portfolio["known"].get(name)]
    hidden = [say("cli-hidden", count=portfolio["unknown"])] if portfolio["unknown"] else []
    facts += hidden + actions
    if entry["owes"]:
        facts.append(f"{say('stk-owes')} {thousands(sum(entry['owes']))}")
    if entry.get("bonds"):
        facts.append(say("cli-bonds", count=entry["bonds"]))
    if entry.get("strategies"):
        facts.append(say("cli-strategies", count=entry["strategies"]))
    facts += investors_of(entry, room >= FULL)
    if entry.get("commerce"):
        used = len(" · ".join(facts)) + 3
        facts.append(commerce_text(card_data(view), entry["commerce"], room - used))
    return facts


def investors_of(entry: JsonDict, full: bool) -> list[str]:
    """By name, and with their house mark where there is room."""
    if not full:
        return [own_name("investor", investor["name"]).split()[-1] for investor in entry.get("investors", [])]
    return [f"{own_name('investor', investor['name'])}{mark(investor)}" for investor in entry.get("investors", [])]


def seat_lines(view: JsonDict, voice: Voice, width: int) -> list[Text]:
    """A line for each seat."""
    names = voice.labels()
    longest = max(len(name) for name in names)
    cash = max(len(thousands(entry["money"])) for entry in view["seats"])
    lines = []
    for seat, name in enumerate(names):
        first = "*" if seat == view["first"] else " "
        line = Text.assemble(
            (f"{name:<{longest}}{first}", "bold"),
            (f"{thousands(view['seats'][seat]['money']):>{cash}}", "bold"),
            no_wrap=True,
            overflow="ellipsis",
        )
        facts = seat_facts(view, seat, width - longest - cash - 3)
        if facts:
            line.append(f"  {' · '.join(facts)}")
        lines.append(line)
    return lines


def laid_line(view: JsonDict, voice: Voice) -> list[Text]:
    """Return the line of cards that are face down on forecasts."""
    parts = []
    for number, pair in enumerate(view["pairs"]):
        for laid in pair["laid"]:
            where = f"{pair_name(number)} ({pair_owner(view, number)})"
            parts.append(f"{laid['card']} ({voice.label(laid['seat'])}) → {where}")
    if not parts:
        return []
    return [Text(join_list(parts), no_wrap=True, overflow="ellipsis")]


def knowledge(view: JsonDict, voice: Voice) -> Sequence[str]:
    """Return the pairs of the round with their owners, for the chart, in the order in which they are carried out."""
    lines = []
    for number, pair in enumerate(view["pairs"]):
        seen = [seat for seat in pair["seen_by"] if seat not in (pair["owner"], view["you"])]
        line = f"{pair_name(number)} ({pair_owner(view, number)}): {pair_says(view, number)}"
        if seen and not pair["open"]:
            line += f" ({say('cli-seen-by', players=join_list([voice.who(seat) for seat in seen]))})"
        lines.append(line)
    return lines
