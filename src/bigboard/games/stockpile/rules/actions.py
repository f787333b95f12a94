"""The action space: every answer to every question as a small number, and the same in words.

What a number means never depends on the table, so a record can be written without replaying the game. Only the
`mark` of a card, which says when its values are house values, comes from the card data.
"""

from collections.abc import Mapping
from typing import Any, Final

from bigboard.games.contract import JsonDict
from bigboard.games.stockpile.rules.card_data import CardData
from bigboard.games.stockpile.rules.cards import (
    CARD_NAMES,
    COMPANY_NAMES,
    FIRST_COMMERCE,
    FIRST_PLAYER_CARD,
    FORECAST_NAMES,
    MARKET_KINDS,
    TAX,
)

BID: Final = 0  # pile, space
PLACE_UP: Final = 40  # market card, pile
PLACE_DOWN: Final = 95  # market card, pile
PLACE_GOODS: Final = 150  # commerce card, pile
PLACE_FIRST_CARD: Final = 185  # pile
HAND_FIRST_CARD: Final = 190  # seat
BOOM: Final = 195  # company
BUST: Final = 201  # company
SELL: Final = 207  # company, number of normal cards
SELL_SPLIT: Final = 267  # company, number of split cards
SELL_HALF: Final = 327  # company, number of split cards
SHORT: Final = 387  # company of a normal card
SHORT_HALF: Final = 393  # company of a split card
SHOW: Final = 399  # number of normal cards
BUY_BONDS: Final = 410  # number
PICK_COMPANY: Final = 416
PICK_FORECAST: Final = 422
LOOK_AT_PILE: Final = 433
LOOK_AT_PAIR: Final = 438
REVEAL_PAIR: Final = 444
LAY: Final = 450  # pair
MOVE_CARD: Final = 456  # pile, place in it
MOVE_TO: Final = 576  # pile
RAISE: Final = 581  # company
LOWER: Final = 587  # company
CHOOSE: Final = 593  # company
TAKE: Final = 599  # company
GIVE_UP: Final = 605  # company of a normal card
UNSPLIT: Final = 611  # company of a split card
SPLIT: Final = 617  # company of a normal card
DISCARD_ACTION: Final = 623  # Boom or Bust
DISCARD_GOODS: Final = 625  # commodity
KEEP: Final = 631  # investor
DISCARD_STRATEGY: Final = 657  # card
PLAY: Final = 683  # card
USE: Final = 709  # investor
GIVE_ONE: Final = 735  # seat
GIVE_ALL: Final = 740  # seat
TAKE_FROM: Final = 745  # seat
PASS: Final = 750
STOP: Final = 751
END_TURN: Final = 752
NUM_ACTIONS: Final = 753

CARDS_AT_ONCE: Final = 10  # of a company
PILE_PLACES: Final = 24


class Field:
    """A part of an action: its name, and the names or numbers it can be."""

    def __init__(self, name: str, values: list[Any]) -> None:
        self.name = name
        self.values = values


class Family:
    """Actions of one type, numbered from `base`, the last field counting fastest."""

    def __init__(self, type: str, base: int, fields: list[Field]) -> None:
        self.type = type
        self.base = base
        self.fields = fields
        self.size = 1
        for field in fields:
            self.size *= len(field.values)


PILE: Final = Field("pile", list(range(5)))
PAIR: Final = Field("pair", list(range(6)))
SEAT: Final = Field("seat", list(range(5)))
COMPANY: Final = Field("company", list(COMPANY_NAMES))
MARKET_CARD: Final = Field("card", list(CARD_NAMES[:MARKET_KINDS]))
CARDS: Final = Field("cards", list(range(1, CARDS_AT_ONCE + 1)))


def families(card_data: CardData) -> list[Family]:
    """All actions, in the order of their numbers."""
    investor = Field("investor", list(card_data.investor_names))
    strategy = Field("card", list(card_data.strategy_names))
    return [
        Family("bid", BID, [PILE, Field("space", list(range(8)))]),
        Family("place_up", PLACE_UP, [MARKET_CARD, PILE]),
        Family("place_down", PLACE_DOWN, [MARKET_CARD, PILE]),
        Family(
            "place_commerce", PLACE_GOODS, [Field("card", list(CARD_NAMES[FIRST_COMMERCE:FIRST_PLAYER_CARD])), PILE]
        ),
        Family("place_first_card", PLACE_FIRST_CARD, [PILE]),
        Family("hand_first_card", HAND_FIRST_CARD, [SEAT]),
        Family("boom", BOOM, [COMPANY]),
        Family("bust", BUST, [COMPANY]),
        Family("sell", SELL, [COMPANY, CARDS]),
        Family("sell_split", SELL_SPLIT, [COMPANY, CARDS]),
        Family("sell_half", SELL_HALF, [COMPANY, CARDS]),
        Family("sell_short", SHORT, [COMPANY]),
        Family("sell_short_half", SHORT_HALF, [COMPANY]),
        Family("show", SHOW, [Field("cards", list(range(CARDS_AT_ONCE + 1)))]),
        Family("buy_bonds", BUY_BONDS, [Field("bonds", list(range(6)))]),
        Family("pick_company", PICK_COMPANY, [COMPANY]),
        Family("pick_forecast", PICK_FORECAST, [Field("forecast", list(FORECAST_NAMES))]),
        Family("look_at_pile", LOOK_AT_PILE, [PILE]),
        Family("look_at_pair", LOOK_AT_PAIR, [PAIR]),
        Family("reveal_pair", REVEAL_PAIR, [PAIR]),
        Family("lay", LAY, [PAIR]),
        Family("move_card", MOVE_CARD, [PILE, Field("place", list(range(PILE_PLACES)))]),
        Family("move_to", MOVE_TO, [PILE]),
        Family("raise", RAISE, [COMPANY]),
        Family("lower", LOWER, [COMPANY]),
        Family("choose", CHOOSE, [COMPANY]),
        Family("take", TAKE, [COMPANY]),
        Family("give_up", GIVE_UP, [COMPANY]),
        Family("unsplit", UNSPLIT, [COMPANY]),
        Family("split", SPLIT, [COMPANY]),
        Family("discard_action", DISCARD_ACTION, [Field("card", ["Stock Boom", "Stock Bust"])]),
        Family("discard_commodity", DISCARD_GOODS, [Field("card", list(CARD_NAMES[FIRST_COMMERCE:TAX]))]),
        Family("keep", KEEP, [investor]),
        Family("discard_strategy", DISCARD_STRATEGY, [strategy]),
        Family("play", PLAY, [strategy]),
        Family("use", USE, [investor]),
        Family("give_one", GIVE_ONE, [SEAT]),
        Family("give_all", GIVE_ALL, [SEAT]),
        Family("take_from", TAKE_FROM, [SEAT]),
        Family("pass", PASS, []),
        Family("stop", STOP, []),
        Family("end_turn", END_TURN, []),
    ]


def mark_of(card_data: CardData, action: int, players: int) -> str:
    """The mark "house" for a card of which some value is a house value, else nothing."""
    mark = ""
    investors = card_data.investor_marks_of_two if players == 2 else card_data.investor_marks
    if KEEP <= action < DISCARD_STRATEGY:
        mark = investors[action - KEEP]
    elif DISCARD_STRATEGY <= action < PLAY:
        mark = card_data.strategy_marks[action - DISCARD_STRATEGY]
    elif PLAY <= action < USE:
        mark = card_data.strategy_marks[action - PLAY]
    elif USE <= action < GIVE_ONE:
        mark = investors[action - USE]
    return mark if mark == "house" else ""


def describe(card_data: CardData, action: int, players: int) -> JsonDict:
    """The action in words; ValueError if there is no such action."""
    if not 0 <= action < NUM_ACTIONS:
        raise ValueError(f"There is no action {action}: actions run from 0 to {NUM_ACTIONS - 1}.")
    family = [family for family in families_of(card_data) if family.base <= action][-1]
    words: JsonDict = {"type": family.type}
    rest = action - family.base
    parts: list[Any] = []
    for field in reversed(family.fields):
        parts.append(field.values[rest % len(field.values)])
        rest //= len(field.values)
    for field in family.fields:
        words[field.name] = parts.pop()
    mark = mark_of(card_data, action, players)
    if mark:
        words["mark"] = mark
    return words


def parse_action(card_data: CardData, described: Mapping[str, Any]) -> int:
    """The number of a described action; ValueError says what is wrong with the description."""
    kind = described.get("type")
    for family in families_of(card_data):
        if family.type == kind:
            return family.base + parse_fields(family, described)
    types = ", ".join([family.type for family in families_of(card_data)])
    raise ValueError(f"There is no action of type {kind!r}: the types are {types}.")


def parse_fields(family: Family, described: Mapping[str, Any]) -> int:
    wanted = {"type"} | {field.name for field in family.fields}
    if set(described) - {"mark"} != wanted:
        raise ValueError(f"An action of type {family.type!r} has the fields {sorted(wanted)}, not {sorted(described)}.")
    offset = 0
    for field in family.fields:
        place = place_of(described[field.name], field.values)
        if place < 0:
            possible = f"from {field.values[0]} to {field.values[-1]}"
            if isinstance(field.values[0], str):
                possible = f"one of {', '.join(field.values)}"
            raise ValueError(f"{family.type!r}: {field.name!r} is {possible}, not {described[field.name]!r}.")
        offset = offset * len(field.values) + place
    return offset


def place_of(value: object, values: list[Any]) -> int:
    """The place of a name (in either case) or a number in a list; -1 if it is not there."""
    for place, known in enumerate(values):
        if isinstance(known, str):
            if isinstance(value, str) and value.strip().lower() == known.lower():
                return place
        elif type(value) is int and value == known:
            return place
    return -1


def families_of(card_data: CardData) -> list[Family]:
    """The families with the names of these cards, made once."""
    if not card_data.families:
        card_data.families = list(families(card_data))
    return card_data.families
