"""Stockpiles: cards placed, moved and looked at, and the worth of their cards to the seat."""

from mypy_extensions import i64

from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.rules.cards.cards import CARD_NAMES, COMMERCE_KINDS, FIRST_COMMERCE
from bigboard.titles.stockpile.rules.flow.phases.endgame import commodity_sets, taxes
from bigboard.titles.stockpile.rules.model.sizes import ALL_SEATS, PILE_ROOM, SEEN
from bigboard.titles.stockpile.rules.model.table import COMMERCE, SUPPLY, StockpileTable
from bigboard.titles.stockpile.rules.offer_types import (
    CommerceFacts,
    CommodityFacts,
    Face,
    HeirFacts,
    MovedCardFacts,
    PileFacts,
    PlaceFacts,
)
from bigboard.titles.stockpile.rules.powers.catalog import POWERS
from bigboard.titles.stockpile.rules.views.offers.rehearsal import copy_table


def is_seen(t: StockpileTable, seat: int, pile: int, place: int) -> bool:
    return (t.piles[pile * PILE_ROOM + place] // SEEN >> seat) & 1 != 0


def face_of(t: StockpileTable, pile: int, place: int) -> Face:
    return "up" if t.piles[pile * PILE_ROOM + place] // SEEN == ALL_SEATS else "down"


def card_name(t: StockpileTable, seat: int, pile: int, place: int) -> str | None:
    return CARD_NAMES[t.piles[pile * PILE_ROOM + place] % SEEN] if is_seen(t, seat, pile, place) else None


def cards_lying(t: StockpileTable, seat: int, pile: int) -> list[str | None]:
    """The cards of a stockpile, as far as the seat has seen them."""
    return [card_name(t, seat, pile, place) for place in range(int(t.pile_sizes[pile]))]


def pile_facts(t: StockpileTable, seat: int, pile: int) -> PileFacts:
    lying = cards_lying(t, seat, pile)
    return {"cost": 0, "gain": 0, "lying": lying, "unseen": lying.count(None)}


def place_facts(t: StockpileTable, seat: int, words: JsonDict) -> PlaceFacts:
    """Return the facts of a card placed face up or down; the other card of the hand comes after it."""
    pile: int = words["pile"]
    lying = cards_lying(t, seat, pile)
    hand = [CARD_NAMES[t.hands[SUPPLY + seat * 2 + k]] for k in range(2) if t.hands[SUPPLY + seat * 2 + k] >= 0]
    return {
        "cost": 0,
        "gain": 0,
        "lying": lying,
        "unseen": lying.count(None),
        "face": "up" if words["type"] == "place_up" else "down",
        "then": other_card(hand, words["card"]),
    }


def commerce_facts(t: StockpileTable, seat: int, words: JsonDict) -> CommerceFacts:
    pile: int = words["pile"]
    lying = cards_lying(t, seat, pile)
    hand = commerce_hand(t, seat)
    return {
        "cost": 0,
        "gain": 0,
        "lying": lying,
        "unseen": lying.count(None),
        "worth": commerce_worth(t, seat, [commerce_kind(words["card"])]),
        "then": other_card(hand, words["card"]),
    }


def commerce_hand(t: StockpileTable, seat: int) -> list[str]:
    kinds = [int(t.hands[COMMERCE + seat * 2 + k]) for k in range(2)]
    return [CARD_NAMES[FIRST_COMMERCE + kind] for kind in kinds if kind >= 0]


def other_card(hand: list[str], placed: str) -> str | None:
    """Return the other card of a hand of two."""
    if len(hand) < 2 or placed not in hand:
        return None
    return hand[1] if hand[0] == placed else hand[0]


def moved_card_facts(t: StockpileTable, seat: int, words: JsonDict) -> MovedCardFacts:
    """The card that would be moved, or where the card that was chosen would go."""
    pile: int = words["pile"]
    chosen = words if "place" in words else POWERS[t.power].public_choices(t)
    lying = cards_lying(t, seat, pile)
    return {
        "cost": 0,
        "gain": 0,
        "lying": lying,
        "unseen": lying.count(None),
        "card": card_name(t, seat, chosen["pile"], chosen["place"]),
        "face": face_of(t, chosen["pile"], chosen["place"]),
    }


def heir_facts(t: StockpileTable, seat: int, heir: int) -> HeirFacts:
    return {"cost": 0, "gain": 0, "your_turn": (seat - heir) % int(t.seats) + 1}


def commerce_kind(name: str) -> int:
    """0 to 5 for the commodities, 6 for a tax."""
    return CARD_NAMES.index(name) - FIRST_COMMERCE


def final_commerce(t: StockpileTable, seat: i64) -> int:
    """Return the final value of commodities and taxes."""
    return int(commodity_sets(t, seat) - taxes(t, seat))


def commerce_worth(t: StockpileTable, seat: int, kinds: list[int], sign: int = 1) -> int:
    """Return the change of the seat's final count by these commerce cards, or with -1 by their loss."""
    if not kinds:
        return 0
    copy = copy_table(t)
    for kind in kinds:
        copy.commerce_held[seat * COMMERCE_KINDS + kind] += sign
    return final_commerce(copy, seat) - final_commerce(t, seat)


def worth_of_one_more(t: StockpileTable, seat: int) -> dict[str, int]:
    """Of each commerce card that is not in the seat's hands already."""
    if not t.with_commerce or seat < 0:
        return {}
    worth: dict[str, int] = {}
    for kind in range(COMMERCE_KINDS):
        if t.commerce_held[seat * COMMERCE_KINDS + kind] < t.card_data.commerce[kind]:
            worth[CARD_NAMES[FIRST_COMMERCE + kind]] = commerce_worth(t, seat, [kind])
    return worth


def commodity_facts(t: StockpileTable, seat: int, card: str) -> CommodityFacts:
    kind = commerce_kind(card)
    lost = -commerce_worth(t, seat, [kind], -1)
    return {
        "cost": 0,
        "gain": 0,
        "held": int(t.commerce_held[seat * COMMERCE_KINDS + kind]),
        "worth_left": int(commodity_sets(t, seat)) - lost,
        "worth_lost": lost,
    }
