"""What the questions of Stockpile say about the table: cards, piles, pairs, players, and where prices would go."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bigboard.cli.messages import language, say, thousands
from bigboard.cli.questions import Answer
from bigboard.games.clauses import clause
from bigboard.games.contract import JsonDict, State
from bigboard.games.stockpile.notation.words import INITIALS
from bigboard.games.stockpile.rules.card_data import CardData
from bigboard.games.stockpile.rules.cards import COMPANY_NAMES, INVESTOR_KEYS, STRATEGY_KEYS, TRACK_SPACES
from bigboard.games.stockpile.rules.options import card_data_of
from bigboard.games.stockpile.rules.state import StockpileState
from bigboard.games.stockpile.terminal.sentences import card_word

HOUSE = "house"


def card_data(view: JsonDict) -> CardData:
    return card_data_of(view["options"])


def named(view: JsonDict, seat: int) -> str:
    names = view.get("names")
    return str(names[seat]) if names else say("seat-number", number=seat + 1)


def player(view: JsonDict, seat: int) -> str:
    return say("you") if seat == view["you"] else named(view, seat)


def company_of(view: JsonDict, name: str) -> JsonDict:
    found: JsonDict = view["companies"][COMPANY_NAMES.index(name)]
    return found


def own(view: JsonDict) -> JsonDict:
    """What lies in front of the seat that is asked."""
    found: JsonDict = view["seats"][view["you"]]
    return found


def held(view: JsonDict, name: str) -> tuple[int, int]:
    """Own normal and split cards of a company."""
    portfolio = own(view)["portfolio"]
    return int(portfolio["known"].get(name, 0)), int(portfolio["split"].get(name, 0))


def shares(view: JsonDict, name: str) -> int:
    normal, split = held(view, name)
    return normal + 2 * split


def holding(view: JsonDict, name: str) -> str:
    """What of a company one has, in a few words."""
    normal, split = held(view, name)
    parts = [str(normal)] if normal or not split else []
    return " + ".join([*parts, f"{split}{say('cli-split-mark')}"] if split else parts)


def sale_price(view: JsonDict, price: int) -> int:
    """What a share brings its seller, who may have an investor that brings more."""
    return price + int(own(view)["sale_bonus"])


def pile_card(entry: JsonDict) -> str:
    """An open card by its word, a face-down one in brackets, `?` where one has not seen it."""
    if entry["card"] is None:
        return "?"
    return card_word(entry["card"]) if entry["face"] == "up" else f"({card_word(entry['card'])})"


def pile_cards(pile: JsonDict) -> str:
    return " ".join(pile_card(entry) for entry in pile["cards"]) or "–"


def pair_owner(view: JsonDict, pair: int) -> str:
    """Whose pair it is."""
    entry = view["pairs"][pair]
    if entry["owner"] is None:
        return say("stk-open" if entry["open"] else "stk-closed")
    return player(view, entry["owner"])


def pair_says(view: JsonDict, pair: int) -> str:
    """What it says, if one has seen it."""
    entry = view["pairs"][pair]
    if entry["company"] is None:
        return "?"
    return f"{INITIALS[COMPANY_NAMES.index(entry['company'])]} {entry['forecast']}"


def destination(company: JsonDict, steps: int) -> tuple[int, str]:
    """The price after so many steps, and "split" or "broke" if that happens on the way."""
    space, what = int(company["space"]), ""
    for _ in range(abs(steps)):
        if steps > 0 and space == len(company["track"]) - 1:
            space, what = int(company["split"]), "split"
        elif steps > 0:
            space += 1
        elif space == 0:
            return int(company["track"][company["start"]]), "broke"
        else:
            space -= 1
    return int(company["track"][space]), what


def price_move(view: JsonDict, name: str, steps: int) -> str:
    """Where a price would go: 5→7, or what happens on the way there."""
    company = company_of(view, name)
    price, what = destination(company, steps)
    return say(f"cli-{what}") if what else f"{company['price']}→{price}"


def price_note(view: JsonDict, name: str, steps: int) -> str:
    company = company_of(view, name)
    price, what = destination(company, steps)
    happens = f" ({say(f'cli-{what}')})" if what else ""
    return f"{thousands(company['price'])} → {thousands(price)}{happens}"


def own_prices(view: JsonDict, world: State) -> list[int]:
    """What the seat pays for each space of a bidding track; everybody can see the investors that change it."""
    assert isinstance(world, StockpileState)
    if view["decision"] == "bid_investor":
        return [int(price) for price in view["track"]]
    first = view["you"] * TRACK_SPACES
    return [int(world.prices_of[first + space]) for space in range(TRACK_SPACES)]


def mark(entry: JsonDict) -> str:
    """House values are marked as such."""
    return f" ({say('stk-house')})" if entry["mark"] == HOUSE else ""


def card_text(entry: JsonDict) -> str:
    """What an investor or strategy card says, which is its clause, and the numbers that a data file has corrected."""
    corrected = ", ".join(f"{name} = {value}" for name, value in entry["corrected"].items())
    return clause(entry["rule"], language()).text + (f" [{corrected}]" if corrected else "")


def rule_of(view: JsonDict, name: str) -> str:
    """The clause of an investor or strategy card."""
    numbers = card_data(view)
    place = power_places((*numbers.investor_names, *numbers.strategy_names))[name]
    key = [*INVESTOR_KEYS, *STRATEGY_KEYS][place].upper().replace("_", "-")
    return f"STK-INV-{key}" if place < len(INVESTOR_KEYS) else f"STK-STR-{key}"


def card_note(entry: JsonDict) -> str:
    return f"{card_text(entry)}{mark(entry)}"


def investor_note(entry: JsonDict) -> str:
    return f"{thousands(entry['cash'])} · {card_note(entry)}"


@lru_cache(maxsize=4)
def power_places(names: tuple[str, ...]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


def power_number(view: JsonDict, field: str) -> int:
    """A number on the investor or strategy card that is acting; 0 if there is none of this name."""
    return int(view["power"]["numbers"].get(field, 0))


def power_is(view: JsonDict, key: str) -> bool:
    """Whether the card with this key is acting."""
    return view["power"] is not None and str(view["power"]["rule"]).endswith("-" + key.upper().replace("_", "-"))


def numbered(found: Sequence[tuple[str, str, int]], first: int = 1) -> list[Answer]:
    """Answers from words, notes and actions, counted through."""
    return [Answer(str(number), word, note, action) for number, (word, note, action) in enumerate(found, first)]


def with_pass(answers: list[Answer], legal: Sequence[JsonDict]) -> list[Answer]:
    """`pass` or `stop` gets the number 0, where it is allowed."""
    typed = {"pass": "pass", "stop": "stop", "end_turn": "end"}
    return answers + [
        Answer("0", say(f"stockpile-action-{entry['type']}"), "", int(entry["action"]), typed=typed[entry["type"]])
        for entry in legal
        if entry["type"] in typed
    ]
