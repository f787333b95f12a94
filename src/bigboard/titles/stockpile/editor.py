"""Stockpile's editor of positions: round and stage, prices, forecasts, money, portfolios, hands and stockpiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bigboard.games.position_editor import Control, Draft, Value, one_of, whole
from bigboard.titles.stockpile.rules.cards.cards import CARD_NAMES, COMPANY_NAMES, HELD_KINDS, MARKET_KINDS
from bigboard.titles.stockpile.rules.game import Stockpile
from bigboard.titles.stockpile.rules.model.sizes import MAX_PLAYERS
from bigboard.titles.stockpile.rules.setup.options import MIN_PLAYERS, card_data_of, checked_options

STAGES = ("supply", "demand", "action", "selling")  # whose first question is asked
DROPPED = ("market", "commerce", "memory", "course")  # the decks hold all cards that are nowhere else
# A new stage begins without the bids and hands of another one.
OF_STAGE = ("decision", "seat", "flow", "bids", "placed", "waiting", "ended_on", "fees_taken", "hands")
MOST_MONEY = 1000
MOST_CARDS = 12  # of one company in a portfolio
UP, NONE, ALL = "up", "-", "*"
NOW = "now"  # a moment between those stages stays as it is
# Kept when the number of players changes, seat by seat.
OF_SEATS = ("money", "portfolios", "owes", "commerce_held")
MARKET_CARDS = tuple(str(name) for name in CARD_NAMES[:MARKET_KINDS])
HELD_CARDS = tuple(str(name) for name in CARD_NAMES[:HELD_KINDS])


def tidy(position: Mapping[str, Any]) -> Draft:
    return {name: value for name, value in position.items() if name not in DROPPED}


def controls(draft: Draft) -> list[Control]:
    players = draft["players"]
    card_data = card_data_of(checked_options(draft["options"]))
    board = card_data.boards[1 if draft["options"]["board"] == "advanced" else 0]
    seats = [str(seat) for seat in range(players)]
    stage = draft["stage"] if draft["stage"] in STAGES else NOW
    found = [
        Control("players", "table", "@players", "number", players, MIN_PLAYERS, MAX_PLAYERS),
        Control("round", "table", "@round", "number", draft["round"], 1, int(card_data.rounds[players])),
        Control("first", "table", "@first", "choice", str(draft["first"]), choices=seats),
        Control("stage", "table", "@stage", "choice", stage, choices=[*([NOW] if stage == NOW else []), *STAGES]),
    ]
    for number, company in enumerate(COMPANY_NAMES):
        space, last = draft["spaces"][company] + 1, int(board.last[number]) + 1
        found.append(Control(f"space:{company}", "prices", company, "number", space, 1, last))
    forecasts = sorted({pair["forecast"] for pair in draft.get("pairs", ())})
    for pair in draft.get("pairs", ()):
        company, seen = pair["company"], pair["seen_by"]
        known = ALL if seen == "all" else "".join(str(seat) for seat in seen) or NONE
        found.append(
            Control(f"forecast:{company}", "forecasts", company, "choice", pair["forecast"], choices=forecasts)
        )
        choices = list(dict.fromkeys([known, NONE, *seats, ALL]))
        found.append(Control(f"known:{company}", "forecasts", "@known", "choice", known, choices=choices))
    for pile, cards in enumerate(draft["piles"]):
        value = [card["card"] + face_of(card) for card in cards]
        found.append(
            Control(
                f"pile:{pile}", "piles", f"@pile {pile}", "cards", value, choices=MARKET_CARDS, faces=[UP, *seats, NONE]
            )
        )
    for seat in range(players):
        found += seat_controls(draft, seat)
    return found


def seat_controls(draft: Draft, seat: int) -> list[Control]:
    group, portfolio = str(seat), draft["portfolios"][seat]
    found = [Control(f"money:{seat}", group, "@money", "number", draft["money"][seat], high=MOST_MONEY)]
    for part, cards in (("normal", HELD_CARDS), ("split", COMPANY_NAMES)):
        for card in cards:
            held = int(portfolio[part].get(card, 0))
            label = f"@split {card}" if part == "split" else card
            found.append(Control(f"{part}:{seat}:{card}", group, label, "number", held, high=MOST_CARDS))
    if draft["stage"] == "supply":
        hand = list(draft["hands"][seat])
        found.append(Control(f"hand:{seat}", group, "@hand", "cards", hand, choices=MARKET_CARDS))
    return found


def face_of(card: Mapping[str, Any]) -> str:
    """Return the seats that have seen a face-down card after a colon; nothing for a card that is face up."""
    return ":" + ("".join(str(seat) for seat in card["seen_by"]) or NONE) if "seen_by" in card else ""


def change(draft: Draft, name: str, value: Value) -> None:
    kind, *where = name.split(":")
    seats = [str(seat) for seat in range(draft["players"])]
    if kind == "round":
        draft["round"] = whole(value)
        draft.pop("pairs", None)  # those of that round
    elif kind == "players":
        change_players(draft, whole(value))
    elif kind in ("first", "stage"):
        draft[kind] = one_of(value, STAGES) if kind == "stage" else int(one_of(value, seats))
        dealt = ("piles",) if draft["stage"] == STAGES[0] else ()
        for part in (*OF_STAGE, *dealt):
            draft.pop(part, None)
    elif kind == "space":
        draft["spaces"][one_of(where[0], COMPANY_NAMES)] = whole(value) - 1
    elif kind in ("forecast", "known"):
        change_pair(draft, kind, one_of(where[0], COMPANY_NAMES), value)
    elif kind == "money":
        draft["money"][int(one_of(where[0], seats))] = whole(value)
    elif kind in ("normal", "split"):
        cards = draft["portfolios"][int(one_of(where[0], seats))][kind]
        cards[one_of(where[1], HELD_CARDS)] = whole(value)
    elif kind == "hand":
        draft["hands"][int(one_of(where[0], seats))] = [one_of(card, MARKET_CARDS) for card in list_of(value)]
    elif kind == "pile":
        piles = [str(pile) for pile in range(len(draft["piles"]))]
        draft["piles"][int(one_of(where[0], piles))] = [read_card(card, seats) for card in list_of(value)]
    else:
        raise ValueError(f"A position of Stockpile has no {name!r} to edit.")


def change_players(draft: Draft, players: int) -> None:
    """Deal for so many players; prices, round, stage, and the money and portfolios of those who stay are kept."""
    game = Stockpile()
    new = tidy(game.start(game.deal(players, draft["players"], draft["options"])).position())
    stay = min(players, draft["players"])
    for part in OF_SEATS:
        if part in draft:
            new[part][:stay] = draft[part][:stay]
    last = card_data_of(checked_options(draft["options"])).rounds[players]
    new |= {"spaces": draft["spaces"], "round": min(draft["round"], int(last))}
    new.pop("pairs", None)
    if draft["stage"] in STAGES[1:]:
        new["stage"] = draft["stage"]
        for part in OF_STAGE:
            new.pop(part, None)
    draft.clear()
    draft.update(new)


def list_of(value: Value) -> list[str]:
    if not isinstance(value, list):
        raise ValueError(f"{value!r} is not a list of cards.")
    return value


def read_card(text: str, seats: list[str]) -> dict[str, Any]:
    card, colon, seen = text.partition(":")
    found: dict[str, Any] = {"card": one_of(card, MARKET_CARDS)}
    if colon:
        found["seen_by"] = [int(one_of(seat, seats)) for seat in seen if seat != NONE]
    return found


def change_pair(draft: Draft, kind: str, company: str, value: Value) -> None:
    """Change a forecast or its viewers. Each round has every forecast once, so two companies exchange theirs."""
    pairs = {pair["company"]: pair for pair in draft["pairs"]}
    mine = pairs[company]
    if kind == "known":
        seats = [str(seat) for seat in range(draft["players"])]
        mine["seen_by"] = "all" if value == ALL else [int(one_of(seat, seats)) for seat in str(value) if seat != NONE]
        return
    wanted = one_of(value, [pair["forecast"] for pair in draft["pairs"]])
    other = next(pair for pair in draft["pairs"] if pair["forecast"] == wanted)
    dealt = draft["rounds"][draft["round"] - 1]["pairs"]
    exchange = {company: wanted, other["company"]: mine["forecast"]}
    draft["rounds"][draft["round"] - 1]["pairs"] = [[one, exchange.get(one, forecast)] for one, forecast in dealt]
    mine["forecast"], other["forecast"] = other["forecast"], mine["forecast"]
