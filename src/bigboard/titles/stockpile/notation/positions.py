"""Stockpile in one line of text: a whole position, written and read.

Cards are written in two signs: AA BB CC EE LL SS, BO and BU for Boom and Bust, F1 F2 F3 for the fees, GO PL OI GA CO CA
for the commodities, TA for a tax, FC for the First Player Card. `/` separates seats, piles, pairs or rounds, `-` is an
empty place, names of investors and strategies have `_` for a blank. Seats count from 0, as in all positions.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any
from urllib.parse import quote, unquote

from bigboard.games.contract import JsonDict, State
from bigboard.games.validation import checked_rules
from bigboard.titles.stockpile.notation.codes import (
    EMPTY,
    code,
    codes,
    counts_text,
    dash,
    dealt_text,
    initial,
    join,
    names_text,
    parts,
    pile_text,
    read_cards,
    read_counts,
    read_names,
    read_pair,
    read_pile,
    read_round,
    read_seen,
    round_text,
)
from bigboard.titles.stockpile.notation.vocabulary import INITIALS
from bigboard.titles.stockpile.rules.cards.card_data import CardData
from bigboard.titles.stockpile.rules.cards.cards import CARD_NAMES, COMPANY_NAMES, FIRST_COMMERCE, FORECAST_NAMES
from bigboard.titles.stockpile.rules.game import STOCKPILE
from bigboard.titles.stockpile.rules.positions.codec import FLOW
from bigboard.titles.stockpile.rules.setup.options import (
    DEFAULT_OPTIONS,
    RULES_VERSION,
    card_data_of,
    checked_options,
)

MODULES = [name for name, default in DEFAULT_OPTIONS.items() if default is False]
EVERY_INVESTOR = DEFAULT_OPTIONS["investor_set"]
CARDS_IN_FLOW = ("power", "discarded_first")
COMPANIES_IN_FLOW = (
    "chosen_company", "barred_company", "next_company", "sell_from", "move_company", "dividend_company",
)  # fmt: skip


def power_names(card_data: CardData) -> list[str]:
    return [*card_data.investor_names, *card_data.strategy_names]


def position_fields(state: State) -> list[str]:
    """Return the fields that differ from the defaults of a position."""
    p = state.position()
    card_data = card_data_of(p["options"])
    seats = p["players"]
    track = [int(value) for value in card_data.track]
    fields: list[str] = [f"players={seats}"]

    def add(name: str, text: str, usual: str = "") -> None:
        if text != usual:
            fields.append(f"{name}={text or EMPTY}")

    def per_seat(name: str, values: Sequence[Any], text: Callable[[Any], str]) -> None:
        if any(values):
            fields.append(f"{name}={join([text(value) for value in values])}")

    options = p["options"]
    add("board", options["board"], "standard")
    add("investor_set", options["investor_set"], EVERY_INVESTOR)
    add("with", ",".join(module for module in MODULES if options[module]))
    add("data", quote(json.dumps(options["data"], separators=(",", ":"))) if "data" in options else "")
    add("round", str(p["round"]), "1")
    add("first", str(p["first"]), "0")
    add("next_first", "" if p["next_first"] is None else str(p["next_first"]))
    fields += [f"stage={p['stage']}", f"decision={p['decision']}"]
    add("seat", str(p["seat"]), str(p["first"]))
    add("money", join([str(amount) for amount in p["money"]]), join([str(card_data.cash[seats])] * seats))
    per_seat("shares", [entry["normal"] for entry in p["portfolios"]], counts_text)
    per_seat("split", [entry["split"] for entry in p["portfolios"]], counts_text)
    board = card_data.boards[1 if options["board"] == "advanced" else 0]
    for number, name in enumerate(COMPANY_NAMES):
        add(INITIALS[number], str(p["spaces"][name] + 1), str(board.start[number] + 1))
    add("discard", counts_text(p["discard"]))
    if p["market"] != sorted(p["market"], key=CARD_NAMES.index):
        add("market", codes(p["market"]))
    per_seat("piles", p["piles"], pile_text)
    per_seat("bids", p["bids"], lambda bid: f"{bid['seat']}:{track[bid['space']]}" if bid else "")
    per_seat("waiting", p["waiting"], str)
    standing = sum(bid is not None for bid in p["bids"]) + sum(p["waiting"])
    add("placed", str(p["placed"]), str(standing))
    per_seat("hands", p["hands"], codes)
    per_seat("commerce_hands", p.get("commerce_hands", []), codes)
    per_seat("opening", p.get("opening", []), lambda card: code(card) if card else "")
    if p.get("pairs", []) != as_dealt(p):
        add("pairs", "/".join(dealt_text(pair) for pair in p["pairs"]))
    if any(entry != usual_round(card_data, options["dice"]) for entry in p["rounds"]):
        add("rounds", "/".join(round_text(entry) for entry in p["rounds"]))
    per_seat("starting", p["starting_shares"], lambda share: initial(share) if share else "")
    per_seat("owes", p["owes"], lambda fees: "".join(str(fee) for fee in fees))
    per_seat("fees_taken", p["fees_taken"], str)
    per_seat("ended", p["ended_on"], lambda spaces: ",".join(str(track[space]) for space in spaces))
    per_seat("bonds", p.get("bonds", []), str)
    per_seat("commerce_held", p.get("commerce_held", []), counts_text)
    if p.get("commerce", []) != usual_commerce(p, card_data):
        fields.append(f"commerce={codes(p['commerce']) or EMPTY}")
    strategies = p.get("strategies", {})
    per_seat("strategies", strategies.get("hands", []), names_text)
    per_seat("discarded", strategies.get("discarded", []), names_text)
    add("played", names_text(strategies.get("played", [])))
    deck = strategies.get("deck", [])
    if deck != sorted(deck, key=card_data.strategy_names.index):
        add("deck", names_text(deck))
    add("drawn", str(strategies.get("drawn", 0)), "0")
    per_seat("laid", p.get("laid", []), lambda laid: f"{laid['pair']}:{dash(laid['card'])}:{laid['seat']}")
    investors = p.get("investors", {})
    per_seat("investors", investors.get("kept", []), names_text)
    per_seat("dealt", investors.get("dealt", []), names_text)
    add("lots", names_text(investors.get("lots", [])))
    add("used", names_text(investors.get("used", [])))
    return fields + flow_fields(p, card_data)


def usual_round(card_data: CardData, dice: bool) -> JsonDict:
    """The pairs of a round where nothing is said about them."""
    forecasts = [int(card_data.dice[6 * die]) for die in range(6)] if dice else card_data.base_forecasts
    names = [FORECAST_NAMES[forecast] for forecast in forecasts]
    entry: JsonDict = {"pairs": [[company, name] for company, name in zip(COMPANY_NAMES, names, strict=True)]}
    return entry | ({"dice": names} if dice else {})


def as_dealt(p: JsonDict) -> list[JsonDict]:
    """The pairs of the round, seen by those they were dealt to; nothing before they are dealt."""
    if "pairs" not in p:
        return []
    seats = p["players"]
    each = 2 if seats == 2 else 1
    pairs: list[JsonDict] = []
    for k, (company, forecast) in enumerate(p["rounds"][p["round"] - 1]["pairs"]):
        seen: Any = [(p["first"] + k // each) % seats] if k < seats * each else []
        if k == seats and each == 1:
            seen = "all"
        pairs.append({"company": company, "forecast": forecast, "seen_by": seen})
    return pairs


def usual_commerce(p: JsonDict, card_data: CardData) -> list[str]:
    """Return all commerce cards that are nowhere else, in the order of their kinds."""
    if "commerce" not in p:
        return []
    lying = [card for hand in p["commerce_hands"] for card in hand]
    lying += [entry["card"] for pile in p["piles"] for entry in pile]
    left = []
    for kind, copies in enumerate(card_data.commerce):
        name = CARD_NAMES[FIRST_COMMERCE + kind]
        held = sum(cards.get(name, 0) for cards in p["commerce_held"])
        left += [name] * (copies - held - lying.count(name))
    return left


def flow_fields(p: JsonDict, card_data: CardData) -> list[str]:
    """Return the progress of the present stage, card, move and dividend."""
    fields = []
    for name, value in p["flow"].items():
        usual = FLOW[name]
        if name == "at":
            usual = (p["seat"] - p["first"]) % p["players"]
        if value != usual:
            text = dash(str(value)) if name in CARDS_IN_FLOW else str(value)
            if name in COMPANIES_IN_FLOW and value < len(INITIALS):
                text = INITIALS[value]
            fields.append(f"{name}={text}")
    return fields


def read_position(fields: dict[str, str]) -> State:
    position: JsonDict = {"options": read_options(fields)}
    if "rules" in fields:
        position["rules"] = whole_number("rules", fields["rules"])
    checked_rules(position, "position", RULES_VERSION)  # first: a newer version may have other fields
    card_data = card_data_of(checked_options(position["options"]))
    track = [int(value) for value in card_data.track]
    for name, value in fields.items():
        if name in ("rules", "board", "investor_set", "with", "data"):
            continue
        if name.upper() in INITIALS and name.upper() == name:
            spaces = position.setdefault("spaces", {})
            spaces[COMPANY_NAMES[INITIALS.index(name)]] = whole_number(name, value) - 1
        elif name in FLOW:
            position.setdefault("flow", {})[name] = read_flow(name, value, card_data)
        elif name in ("bids", "ended"):
            read_spaces(position, name, value, track)
        elif name in READERS:
            READERS[name](position, value)
        else:
            raise ValueError(f"A position of Stockpile has no {name!r}.")
    return STOCKPILE.position(position)


def read_options(fields: Mapping[str, str]) -> JsonDict:
    options: JsonDict = {name: fields[name] for name in ("board", "investor_set") if name in fields}
    for module in fields.get("with", "").split(","):
        if module and module not in MODULES:
            raise ValueError(f"There is no module {module!r}: the modules are {', '.join(MODULES)}.")
        options |= {module: True} if module else {}
    return options | ({"data": read_data(unquote(fields["data"]))} if "data" in fields else {})


def read_data(text: str) -> Any:
    """Corrected values as JSON, or the path of a file that has them."""
    try:
        return json.loads(text) if text.startswith("{") else text
    except ValueError as error:
        raise ValueError(f"'data' is the path of a data file or corrected values as JSON: {error}.") from None


def whole_number(name: str, text: str) -> int:
    if not re.fullmatch(r"-?\d{1,6}", text):
        raise ValueError(f"{name!r} is a whole number, not {text!r}.")
    return int(text)


def read_flow(name: str, text: str, card_data: CardData) -> int | str:
    if name in COMPANIES_IN_FLOW and text in INITIALS:
        return INITIALS.index(text)
    if name in CARDS_IN_FLOW and not text.lstrip("-").isdigit():
        for card in power_names(card_data):
            if dash(card).lower() == text.lower():
                return card
        raise ValueError(f"There is no investor or strategy card {text!r}.")
    return whole_number(name, text)


def read_spaces(position: JsonDict, name: str, text: str, track: list[int]) -> None:
    """Bids and where meeples ended, by the printed prices of the spaces."""

    def space(price: str) -> int:
        if whole_number(name, price) not in track:
            raise ValueError(f"No space of the bidding track costs ${price}K.")
        return track.index(int(price))

    if name == "ended":
        position["ended_on"] = [[space(price) for price in part.split(",") if price] for part in parts(text)]
        return
    bids: list[JsonDict | None] = []
    for part in parts(text):
        seat, colon, price = part.partition(":")
        if part and not colon:
            raise ValueError(f"A bid is a seat and a price, such as 1:6, not {part!r}.")
        bids.append({"seat": whole_number(name, seat), "space": space(price)} if part else None)
    position["bids"] = bids


def set_portfolios(kind: str) -> Callable[[JsonDict, str], None]:
    def read(position: JsonDict, text: str) -> None:
        held = [read_counts(part) for part in parts(text)]
        portfolios = position.setdefault("portfolios", [{} for _ in held])
        if len(portfolios) != len(held):
            raise ValueError("'shares' and 'split' need the same number of seats.")
        for entry, cards in zip(portfolios, held, strict=True):
            entry[kind] = cards

    return read


def set_list(name: str, read: Callable[[str], Any], outer: str = "") -> Callable[[JsonDict, str], None]:
    """A field with one entry for each seat, pile or round; `outer` is the field that it is a part of."""

    def fill(position: JsonDict, text: str) -> None:
        place = position.setdefault(outer, {}) if outer else position
        place[name] = [read(part) for part in parts(text)]

    return fill


def set_one(name: str, read: Callable[[str], Any], outer: str = "") -> Callable[[JsonDict, str], None]:
    def fill(position: JsonDict, text: str) -> None:
        place = position.setdefault(outer, {}) if outer else position
        place[name] = read(text)

    return fill


def read_card(text: str) -> str | None:
    return read_cards(text)[0] if text else None


def read_dealt_pair(text: str) -> JsonDict:
    company, forecast, seen = read_pair(text)
    return {"company": company, "forecast": forecast} | ({} if seen is None else {"seen_by": read_seen(seen)})


def read_laid(text: str) -> JsonDict:
    pair, card, seat = [*text.split(":"), "", ""][:3]
    return {"pair": whole_number("laid", pair), "card": card.replace("_", " "), "seat": whole_number("laid", seat)}


def number_of(name: str) -> Callable[[str], int]:
    return lambda text: whole_number(name, text)


WHOLE = ("players", "round", "first", "next_first", "seat", "placed")
PER_SEAT = ("money", "waiting", "fees_taken", "bonds")
READERS: dict[str, Callable[[JsonDict, str], None]] = {
    **{name: set_one(name, number_of(name)) for name in WHOLE},
    **{name: set_list(name, number_of(name)) for name in PER_SEAT},
    "stage": set_one("stage", str),
    "decision": set_one("decision", str),
    "shares": set_portfolios("normal"),
    "split": set_portfolios("split"),
    "discard": set_one("discard", read_counts),
    "market": set_one("market", read_cards),
    "commerce": set_one("commerce", read_cards),
    "piles": set_list("piles", read_pile),
    "hands": set_list("hands", read_cards),
    "commerce_hands": set_list("commerce_hands", read_cards),
    "opening": set_list("opening", read_card),
    "pairs": set_list("pairs", read_dealt_pair),
    "rounds": set_list("rounds", read_round),
    "starting": set_list("starting_shares", read_card),
    "owes": set_list("owes", lambda text: [whole_number("owes", fee) for fee in text]),
    "commerce_held": set_list("commerce_held", read_counts),
    "laid": set_list("laid", read_laid),
    "strategies": set_list("hands", read_names, "strategies"),
    "discarded": set_list("discarded", read_names, "strategies"),
    "played": set_one("played", read_names, "strategies"),
    "deck": set_one("deck", read_names, "strategies"),
    "drawn": set_one("drawn", number_of("drawn"), "strategies"),
    "investors": set_list("kept", read_names, "investors"),
    "dealt": set_list("dealt", read_names, "investors"),
    "lots": set_one("lots", read_names, "investors"),
    "used": set_one("used", read_names, "investors"),
}
