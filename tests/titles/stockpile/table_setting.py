"""Laying the table of Stockpile for a test: positions with only what matters, and actions in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import bigboard

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bigboard import Event, IllegalAction, State

Json = dict[str, Any]

GAME = bigboard.game("stockpile")
AUTO = "American Automotive"
BANK = "Bottomline Bank"
COMPUTERS = "Cosmic Computers"
ELECTRIC = "Epic Electric"
LABS = "Leading Laboratories"
STEEL = "Stanford Steel"
COMPANIES = [AUTO, BANK, COMPUTERS, ELECTRIC, LABS, STEEL]
BOOM = "Stock Boom"
BUST = "Stock Bust"
FEE_1, FEE_2, FEE_3 = "Trading Fee 1", "Trading Fee 2", "Trading Fee 3"
COMMODITIES = ["Gold", "Platinum", "Oil", "Natural Gas", "Corn", "Cattle"]
FIRST_CARD = "First Player Card"
BASE_FORECASTS = ["+4", "+2", "+1", "$$", "-2", "-3"]
TRACK = [0, 1, 3, 6, 10, 15, 20, 25]
FULL_DECK = [company for company in COMPANIES for _ in range(10)]
FULL_DECK += [BOOM] * 4 + [BUST] * 4 + [FEE_1] * 4 + [FEE_2] * 4 + [FEE_3] * 4

# All modules at once: a position or a deal takes these as `options`.
EVERYTHING: Json = {
    "board": "advanced", "bonds": True, "commerce": True, "dice": True, "strategies": True, "promo": True,
    "investors": True, "first_player_card": True,
}  # fmt: skip


def normal(*cards: str, split: Sequence[str] = ()) -> Json:
    """A portfolio: the cards of its normal part, and those of its split part."""
    return {"normal": counted(cards), "split": counted(split)}


def counted(cards: Iterable[str]) -> dict[str, int]:
    numbers: dict[str, int] = {}
    for card in cards:
        numbers[card] = numbers.get(card, 0) + 1
    return numbers


def down(card: str, *seen_by: int) -> Json:
    """A face-down card of a stockpile and the seats that have seen it. An open one is only its name."""
    return {"card": card, "seen_by": list(seen_by)}


def bid(seat: int, space: int) -> Json:
    """A standing bid; the spaces 0 to 7 cost $0, 1, 3, 6, 10, 15, 20 and 25K."""
    return {"seat": seat, "space": space}


def pairs(*forecasts: str, companies: Sequence[str] = COMPANIES) -> list[Json]:
    """The six pairs of the round in dealing order; who has seen them is as usual."""
    return [{"company": c, "forecast": f} for c, f in zip(companies, forecasts or BASE_FORECASTS, strict=True)]


def market(position: Json, first: Sequence[str]) -> list[str]:
    """A market deck that begins with these cards and holds all others that the position does not use."""
    left = list(FULL_DECK)
    for card in [*first, *cards_on_table(position)]:
        left.remove(card)
    return [*first, *left]


def cards_on_table(position: Json) -> list[str]:
    """The market cards of a position that are not in the deck."""
    found: list[str] = []
    for portfolio in position.get("portfolios", []):
        for part in portfolio.values():
            found += [card for card, count in part.items() for _ in range(count)]
    for card, count in position.get("discard", {}).items():
        found += [card] * count
    for pile in position.get("piles", []):
        found += [card if isinstance(card, str) else card["card"] for card in pile]
    for hand in position.get("hands", []):
        found += hand
    for fees in position.get("owes", []):
        found += [f"Trading Fee {fee}" for fee in fees]
    found += [card for card in position.get("opening", []) if card]
    return [card for card in found if card in FULL_DECK]


def laid_out(players: int = 3, draws: Sequence[str] = (), **fields: Any) -> Json:
    """A position; `draws` are the next cards of the market deck. See `bigboard/titles/stockpile/position.py`.

    With a `stage` and no `decision` the stage is entered, and the first question follows from the rules.
    """
    position: Json = {"players": players, **fields}
    if draws:
        position["market"] = market(position, draws)
    return position


def table(players: int = 3, draws: Sequence[str] = (), **fields: Any) -> State:
    return GAME.position(laid_out(players, draws, **fields))


def demand(players: int = 3, **fields: Any) -> State:
    return table(players, stage="demand", **fields)


def do(state: State, type: str, **fields: Any) -> list[Event]:
    """Takes the action that is described so."""
    return state.apply(state.find({"type": type, **fields}))


def do_all(state: State, *actions: Json) -> list[Event]:
    """Takes described actions one after the other; returns all that happened."""
    events: list[Event] = []
    for action in actions:
        events += state.apply(state.find(action))
    return events


def win(state: State, *spaces: int) -> list[Event]:
    """The seats bid in turn order, each on the next pile, and the piles are paid and taken."""
    events: list[Event] = []
    for pile, space in enumerate(spaces):
        events += do(state, "bid", pile=pile, space=space)
    return events


IDLE = ("pass", "stop", "end_turn")


def idle(state: State) -> list[Event]:
    """The dullest answer: pass, stop or end the turn if that is possible, else the lowest action."""
    described = {words["type"]: action for action, words in zip(state.legal_actions(), options_now(state), strict=True)}
    action = next((described[type] for type in IDLE if type in described), state.legal_actions()[0])
    return state.apply(action)


def play_until(state: State, decision: str, seat: int | None = None) -> list[Event]:
    """Answers dully until this is to be decided (by this seat), or the game is over."""
    events: list[Event] = []
    while state.seat >= 0 and (state.decision != decision or (seat is not None and state.seat != seat)):
        events += idle(state)
    assert state.decision == decision, f"the game ended before {decision!r}"
    return events


def finish_round(state: State) -> list[Event]:
    """Answers dully until the next round has begun, or the game is over."""
    events: list[Event] = []
    number = state.observe(-1)["round"]
    while state.seat >= 0 and state.observe(-1)["round"] == number:
        events += idle(state)
    return events


def options_now(state: State) -> list[Json]:
    """The legal actions in words."""
    return [state.describe(action) for action in state.legal_actions()]


def types_now(state: State) -> set[str]:
    return {words["type"] for words in options_now(state)}


def offered(state: State, type: str, field: str) -> list[Any]:
    """What one field of the actions of a type can be now."""
    return [words[field] for words in options_now(state) if words["type"] == type]


def told(events: Iterable[Event], type: str) -> list[Json]:
    """The events of one type with all their data, without type and rule."""
    return [{"seat": event.seat, **event.data, **(event.secret or {})} for event in events if event.type == type]


def told_to(events: Iterable[Event], type: str, seat: int) -> list[Json]:
    """The events of one type as a seat sees them."""
    return [event.seen_by(seat) for event in events if event.type == type]


def rules_of(events: Iterable[Event], type: str) -> list[str]:
    return [event.rule for event in events if event.type == type]


def types_of(events: Iterable[Event]) -> list[str]:
    return [event.type for event in events]


def asked(state: State) -> tuple[int, str]:
    """Who is asked what."""
    return state.seat, state.decision


def money(state: State) -> list[int]:
    amounts: list[int] = state.position()["money"]
    return amounts


def shares(state: State, seat: int) -> dict[str, int]:
    """The normal portfolio."""
    held: dict[str, int] = state.position()["portfolios"][seat]["normal"]
    return held


def split(state: State, seat: int) -> dict[str, int]:
    """The split portfolio."""
    held: dict[str, int] = state.position()["portfolios"][seat]["split"]
    return held


def price(state: State, company: str) -> int:
    amount: int = state.observe(-1)["companies"][COMPANIES.index(company)]["price"]
    return amount


def prices(state: State) -> dict[str, int]:
    return {company["name"]: company["price"] for company in state.observe(-1)["companies"]}


def at_price(**thousands: int) -> dict[str, int]:
    """Return `spaces` of the standard board, where the first space is $1K, as for `Epic=9`."""
    return {next(c for c in COMPANIES if c.startswith(name)): amount - 1 for name, amount in thousands.items()}


def discard(state: State) -> dict[str, int]:
    pile: dict[str, int] = state.position()["discard"]
    return pile


def refused(state: State, type: str, **fields: Any) -> IllegalAction:
    """The refusal of an action, by `find` and by `apply` alike; nothing has changed."""
    before = state.position(), state.record(), state.legal_actions()
    with pytest.raises(bigboard.IllegalAction) as found:
        state.find({"type": type, **fields})
    wanted = {"type": type, **fields}
    number = next(
        action
        for action in range(GAME.num_actions)
        if {name: value for name, value in state.describe(action).items() if name != "mark"} == wanted
    )
    with pytest.raises(bigboard.IllegalAction) as applied:
        state.apply(number)
    assert str(applied.value) == str(found.value)
    assert (state.position(), state.record(), state.legal_actions()) == before
    return found.value


def rejected(position: Json) -> str:
    """The sentence with which a position is refused."""
    with pytest.raises(ValueError) as found:  # noqa: PT011
        GAME.position(position)
    return str(found.value)
