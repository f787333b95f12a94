"""Words for the table in the questions of Stockpile: cards, piles, pairs, players."""

from __future__ import annotations

from bigboard.cli.language import language, own_name, say, thousands
from bigboard.games.contract import JsonDict
from bigboard.games.rulebook import clause
from bigboard.titles.stockpile.declaration import CARD_RULES
from bigboard.titles.stockpile.notation.vocabulary import INITIALS
from bigboard.titles.stockpile.rules.cards.card_data import CardData
from bigboard.titles.stockpile.rules.cards.cards import COMPANY_NAMES
from bigboard.titles.stockpile.rules.setup.options import card_data_of
from bigboard.titles.stockpile.terminal.sentences import card_word

HOUSE = "house"


def card_data(view: JsonDict) -> CardData:
    return card_data_of(view["options"])


def display_name(view: JsonDict, seat: int) -> str:
    names = view.get("names")
    return str(names[seat]) if names else say("seat-number", number=seat + 1)


def player(view: JsonDict, seat: int) -> str:
    return say("you") if seat == view["you"] else display_name(view, seat)


def company_of(view: JsonDict, name: str) -> JsonDict:
    found: JsonDict = view["companies"][COMPANY_NAMES.index(name)]
    return found


def own(view: JsonDict) -> JsonDict:
    """Return the entry of the seat that is asked."""
    found: JsonDict = view["seats"][view["you"]]
    return found


def own_cards(view: JsonDict, name: str) -> tuple[int, int]:
    """Own normal and split cards of a company."""
    portfolio = own(view)["portfolio"]
    return int(portfolio["known"].get(name, 0)), int(portfolio["split"].get(name, 0))


def holding(view: JsonDict, name: str) -> str:
    """Return the seat's shares of a company, in a few words."""
    return portfolio_words(*own_cards(view, name))


def portfolio_words(normal: int, split: int) -> str:
    parts = [str(normal)] if normal or not split else []
    return " + ".join([*parts, f"{split}{say('cli-split-mark')}"] if split else parts)


def pile_card(entry: JsonDict) -> str:
    """An open card by its word, a face-down one in brackets, `?` where one has not seen it."""
    if entry["card"] is None:
        return "?"
    return card_word(entry["card"]) if entry["face"] == "up" else f"({card_word(entry['card'])})"


def pile_cards(pile: JsonDict) -> str:
    return " ".join(pile_card(entry) for entry in pile["cards"]) or "–"


def pair_owner(view: JsonDict, pair: int) -> str:
    """Return the owner of the pair."""
    entry = view["pairs"][pair]
    if entry["owner"] is None:
        return say("stk-pair-open" if entry["open"] else "stk-pair-closed")
    return player(view, entry["owner"])


def pair_says(view: JsonDict, pair: int) -> str:
    """Return the company and forecast of the pair, if the seat has seen it."""
    entry = view["pairs"][pair]
    if entry["company"] is None:
        return "?"
    return f"{INITIALS[COMPANY_NAMES.index(entry['company'])]} {entry['forecast']}"


def mark(entry: JsonDict) -> str:
    """House values are marked as such."""
    return f" ({say('stk-house')})" if entry.get("mark") == HOUSE else ""


def card_text(view: JsonDict, name: str) -> str:
    """Return the text of an investor or strategy card: its clause, and the numbers that a data file has corrected."""
    corrected = ", ".join(f"{field} = {value}" for field, value in view["corrected"].get(name, {}).items())
    return clause(CARD_RULES[name], language()).text + (f" [{corrected}]" if corrected else "")


def card_note(view: JsonDict, entry: JsonDict) -> str:
    return f"{card_text(view, entry['name'])}{mark(entry)}"


def full_name(name: str) -> str:
    """Return an investor's name in the language, with the printed English name."""
    own = own_name("investor", name)
    return own if own == name else f"{own} ({name})"


def investor_note(view: JsonDict, entry: JsonDict) -> str:
    return f"{thousands(entry['cash'])} · {card_note(view, entry)}"


def power_number(view: JsonDict, field: str) -> int:
    """A number on the investor or strategy card that is acting; 0 if there is none of this name."""
    return int(view["power"]["numbers"].get(field, 0))
