"""Piles, bids, portfolios and pairs of a position: the parts that take more than a row of the table of fields."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.contract import JsonDict
from bigboard.games.engine.name_index import NameIndex
from bigboard.games.engine.position_fields import (
    check_number,
    checked_list,
    per_seat,
    read_counts,
    write_counts,
)
from bigboard.games.engine.table_base import zeros
from bigboard.titles.stockpile.rules import numbers as ids
from bigboard.titles.stockpile.rules.cards.cards import (
    CARD_INDEX,
    CARD_NAMES,
    COMPANIES,
    COMPANY_INDEX,
    FIRST_COMMERCE,
    FORECAST_INDEX,
    HELD_INDEX,
    HELD_KINDS,
    MARKET_INDEX,
    TRACK_SPACES,
)
from bigboard.titles.stockpile.rules.model.sizes import (
    ALL_SEATS,
    PAIRS,
    PILE_ROOM,
    SEEN,
)
from bigboard.titles.stockpile.rules.model.table import (
    BIDDER,
    BONDS,
    COMPANY,
    DEBTS,
    ENDED,
    FORECAST,
    OPENING,
    SEEN_BY,
    SPACE,
    WAITING,
    StockpileTable,
)
from bigboard.titles.stockpile.rules.setup.deal import write_round
from bigboard.titles.stockpile.rules.setup.deal_reader import read_rounds as read_dealt_rounds
from bigboard.titles.stockpile.rules.views.view import ended_on, seats_in

STAGE_INDEX: Final = NameIndex("stage", ids.STAGES)
QUESTION_INDEX: Final = NameIndex("decision", ids.QUESTIONS)


def fields_of(value: object, names: list[str], label: str) -> Mapping[str, Any]:
    """Return a mapping that has no fields but these."""
    if not isinstance(value, Mapping) or set(value) - set(names):
        listed = f"{', '.join(names[:-1])} and {names[-1]}"
        raise ValueError(f"{label} has the fields {listed}, not {value!r}.")
    return value


def write_decision(t: StockpileTable) -> str:
    return ids.QUESTIONS[t.question]


def read_decision(t: StockpileTable, position: Mapping[str, Any]) -> None:
    t.question = ids.ASK_PLACE_CARD
    if "decision" in position:
        if "stage" not in position:
            raise ValueError("A position with a 'decision' also says in which 'stage' of the round it is.")
        t.question = QUESTION_INDEX.number(position["decision"])
    elif t.stage <= ids.STAGE_HANDING_OUT:
        raise ValueError(f"A position before the first round ({ids.STAGES[t.stage]!r}) also says the 'decision'.")


def write_rounds(t: StockpileTable) -> list[JsonDict]:
    return [write_round(t.to_come, t.dice, number, t.with_dice) for number in range(int(t.rounds))]


def read_rounds(t: StockpileTable, position: Mapping[str, Any]) -> None:
    if "rounds" in position:
        t.to_come = zeros(t.rounds * 2 * PAIRS)
        t.dice = zeros(t.rounds * PAIRS)
        read_dealt_rounds(position, t.card_data, t.with_dice, t.to_come, t.dice)
    else:
        forecasts = list(t.card_data.base_forecasts)
        if t.with_dice:
            forecasts = [int(t.card_data.dice[die * PAIRS]) for die in range(PAIRS)]
        rounds = range(int(t.rounds))
        t.to_come = vec[i64]([number for _ in rounds for number in [*range(COMPANIES), *forecasts]])
        t.dice = vec[i64]([number for _ in rounds for number in forecasts])
    for k in range(PAIRS):
        t.pairs[COMPANY + k] = t.to_come[t.round * 2 * PAIRS + k]
        t.pairs[FORECAST + k] = t.to_come[t.round * 2 * PAIRS + PAIRS + k]


def write_portfolios(t: StockpileTable) -> list[JsonDict]:
    return [
        {
            "normal": write_counts(HELD_INDEX, t.hold, seat * HELD_KINDS),
            "split": write_counts(COMPANY_INDEX, t.split, seat * COMPANIES),
        }
        for seat in range(int(t.seats))
    ]


def read_portfolios(t: StockpileTable, position: Mapping[str, Any]) -> None:
    for seat, value in enumerate(per_seat(position, "portfolios", int(t.seats), {})):
        label = f"The portfolio of seat {seat}"
        cards = fields_of(value, ["normal", "split"], label)
        read_counts(cards.get("normal", {}), label, HELD_INDEX, t.hold, seat * HELD_KINDS)
        read_counts(cards.get("split", {}), label, COMPANY_INDEX, t.split, seat * COMPANIES)


def write_owes(t: StockpileTable) -> list[list[int]]:
    """Return the numbers of the owed fee cards, 1 to 3, the oldest first."""
    owed = [int(t.ledger[DEBTS + seat]) for seat in range(int(t.seats))]
    return [[(fees >> bit) & 3 for bit in range(0, fees.bit_length(), 2)] for fees in owed]


def read_owes(t: StockpileTable, position: Mapping[str, Any]) -> None:
    for seat, fees in enumerate(per_seat(position, "owes", int(t.seats), [])):
        for place, fee in enumerate(checked_list(fees, f"What seat {seat} owes")):
            number = i64(check_number(fee, f"A fee card that seat {seat} owes", 1, 3))
            t.ledger[DEBTS + seat] |= number << (2 * place)


def write_ended_on(t: StockpileTable) -> list[list[int]]:
    return [ended_on(t, seat) for seat in range(int(t.seats))]


def read_ended_on(t: StockpileTable, position: Mapping[str, Any]) -> None:
    for seat, spaces in enumerate(per_seat(position, "ended_on", int(t.seats), [])):
        for space in checked_list(spaces, f"Where the meeples of seat {seat} ended"):
            number = i64(check_number(space, f"A space where a meeple of seat {seat} ended", 0, TRACK_SPACES - 1))
            t.ledger[ENDED + seat] = (t.ledger[ENDED + seat] << 4) | (number + 1)


def write_bonds_left(t: StockpileTable) -> int:
    return int(t.bonds_left)


def read_bonds_left(t: StockpileTable, position: Mapping[str, Any]) -> None:
    for seat in range(t.seats):
        t.bonds_left -= t.ledger[BONDS + seat]
    bonds = t.card_data.bonds
    if position.get("bonds_left", t.bonds_left) != t.bonds_left:
        raise ValueError(f"There are {bonds} bonds: {t.bonds_left} are left, not {position['bonds_left']!r}.")
    if t.bonds_left < 0:
        raise ValueError(f"There are only {bonds} bonds, and none without the option 'bonds'.")


def write_spaces(t: StockpileTable) -> dict[str, int]:
    return {COMPANY_INDEX.names[c]: int(t.prices[c]) for c in range(COMPANIES)}


def read_spaces(t: StockpileTable, position: Mapping[str, Any]) -> None:
    spaces = position.get("spaces", {})
    if not isinstance(spaces, Mapping):
        raise ValueError(f"The position's 'spaces' map companies to spaces of their tracks, not {spaces!r}.")
    for name, space in spaces.items():
        company = COMPANY_INDEX.number(name)
        t.prices[company] = check_number(space, f"The space of {name}", 0, int(t.board.last[company]))


def write_seen(t: StockpileTable, seen: i64) -> list[int] | str:
    return "all" if seen == ALL_SEATS else seats_in(t, seen)


def read_seen(t: StockpileTable, value: object, label: str) -> int:
    """Read the seats that have seen something, one bit each."""
    if value == "all":
        return ALL_SEATS
    seen = 0
    for seat in checked_list(value, label):
        seen |= 1 << check_number(seat, label, 0, int(t.seats) - 1)
    return seen


def write_piles(t: StockpileTable) -> list[list[JsonDict]]:
    return [write_pile(t, pile) for pile in range(int(t.piles_in_play))]


def write_pile(t: StockpileTable, pile: int) -> list[JsonDict]:
    cards: list[JsonDict] = []
    for k in range(int(t.pile_sizes[pile])):
        card = int(t.piles[pile * PILE_ROOM + k])
        entry: JsonDict = {"card": CARD_NAMES[card % SEEN]}
        if card // SEEN != ALL_SEATS:
            entry["seen_by"] = seats_in(t, card // SEEN)
        cards.append(entry)
    return cards


def read_piles(t: StockpileTable, position: Mapping[str, Any]) -> None:
    count = int(t.piles_in_play)
    piles = checked_list(position.get("piles", [[]] * count), "The position's 'piles'", count)
    for pile, cards in enumerate(piles):
        for place, entry in enumerate(checked_list(cards, f"Pile {pile}")):
            if place >= PILE_ROOM:
                raise ValueError(f"Stockpile {pile} has more cards than possible.")
            card = {"card": entry} if isinstance(entry, str) else entry
            if not isinstance(card, Mapping) or "card" not in card or set(card) - {"card", "seen_by"}:
                raise ValueError(f"A card of stockpile {pile} has the fields card and seen_by, not {entry!r}.")
            kind = CARD_INDEX.number(card["card"])
            seen = read_seen(t, card.get("seen_by", "all"), f"Who has seen a card of stockpile {pile}")
            if kind >= FIRST_COMMERCE and seen != ALL_SEATS:
                raise ValueError(f"{CARD_NAMES[kind]} is always face up.")
            t.piles[pile * PILE_ROOM + place] = kind + SEEN * seen
            t.pile_sizes[pile] = place + 1


def write_bids(t: StockpileTable) -> list[JsonDict | None]:
    bids = [(int(t.bids[BIDDER + pile]), int(t.bids[SPACE + pile])) for pile in range(int(t.piles_in_play))]
    return [{"seat": bidder, "space": space} if bidder >= 0 else None for bidder, space in bids]


def read_bids(t: StockpileTable, position: Mapping[str, Any]) -> None:
    piles = int(t.piles_in_play)
    for pile, bid in enumerate(checked_list(position.get("bids", [None] * piles), "The position's 'bids'", piles)):
        if bid is None:
            continue
        if not isinstance(bid, Mapping) or set(bid) != {"seat", "space"}:
            raise ValueError(f"The bid on stockpile {pile} has the fields seat and space, not {bid!r}.")
        t.bids[BIDDER + pile] = check_number(bid["seat"], f"The bidder on stockpile {pile}", 0, int(t.seats) - 1)
        t.bids[SPACE + pile] = check_number(bid["space"], f"The bid on stockpile {pile}", 0, TRACK_SPACES - 1)


def placed_meeples(t: StockpileTable) -> int:
    """Return the number of meeples on the tracks and of outbid ones."""
    standing = [pile for pile in range(t.piles_in_play) if t.bids[BIDDER + pile] >= 0]
    return len(standing) + sum([int(t.ledger[WAITING + seat]) for seat in range(t.seats)])


def write_opening(t: StockpileTable) -> list[str | None]:
    kinds = [int(t.hands[OPENING + pile]) for pile in range(int(t.piles_in_play))]
    return [CARD_NAMES[kind] if kind >= 0 else None for kind in kinds]


def read_opening(t: StockpileTable, position: Mapping[str, Any]) -> None:
    piles = int(t.piles_in_play)
    opening = checked_list(position.get("opening", [None] * piles), "The position's 'opening'", piles)
    for pile, name in enumerate(opening):
        t.hands[OPENING + pile] = -1 if name is None else MARKET_INDEX.number(name)


def write_pairs(t: StockpileTable) -> list[JsonDict]:
    return [
        {
            "company": COMPANY_INDEX.names[t.pairs[COMPANY + pair]],
            "forecast": FORECAST_INDEX.names[t.pairs[FORECAST + pair]],
            "seen_by": write_seen(t, t.pairs[SEEN_BY + pair]),
        }
        for pair in range(PAIRS)
    ]


def read_pairs(t: StockpileTable, position: Mapping[str, Any]) -> None:
    """Read this round's pairs; those of `rounds`, dealt as usual, if the position has none."""
    for k in range(PAIRS):
        t.pairs[SEEN_BY + k] = default_seen(t, k) if t.stage >= ids.STAGE_BEFORE_INFORMATION else 0
    if "pairs" not in position:
        return
    for k, value in enumerate(checked_list(position["pairs"], "The position's 'pairs'", PAIRS)):
        pair = fields_of(value, ["company", "forecast", "seen_by"], f"Pair {k}")
        t.pairs[COMPANY + k] = COMPANY_INDEX.number(pair.get("company"))
        t.pairs[FORECAST + k] = FORECAST_INDEX.number(pair.get("forecast"))
        if "seen_by" in pair:
            t.pairs[SEEN_BY + k] = read_seen(t, pair["seen_by"], f"Who has seen pair {k}")
    if sorted([int(t.pairs[COMPANY + k]) for k in range(PAIRS)]) != list(range(COMPANIES)):
        raise ValueError("The position's 'pairs' must have every company once.")


def default_seen(t: StockpileTable, pair: int) -> int:
    """Return the seats that see a pair which is dealt as usual: own pairs, the open pair, hidden ones."""
    dealt = int(t.seats * t.meeples)
    if pair < dealt:
        return 1 << ((int(t.first) + pair // int(t.meeples)) % int(t.seats))
    return ALL_SEATS if pair == dealt and t.meeples == 1 else 0
