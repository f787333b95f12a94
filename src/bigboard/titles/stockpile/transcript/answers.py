"""What somebody can do for all that is known, and what it shows when they do it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bigboard.games.contract import IllegalAction, JsonDict
from bigboard.games.transcript.transcript import Ask, NoteError, Slot
from bigboard.titles.stockpile.rules.cards.cards import COMPANY_NAMES
from bigboard.titles.stockpile.transcript.portfolios import ACTION_CARDS, BOOM, BUST

if TYPE_CHECKING:
    from bigboard.titles.stockpile.transcript.transcript import StockpileScribe

OPEN_ENDED = ("sell", "sell_now", "sell_short", "show_companies")  # any number of answers, then "stop"
PICKS = {"pick_company": "company", "pick_forecast": "forecast"}


def question(scribe: StockpileScribe) -> Ask:
    state = scribe.state
    several = 1
    if state.decision in OPEN_ENDED:
        several = 0
    elif state.decision == "discard_strategy":
        several = 2
    elif state.decision in ("keep_investor", "offer_investor", "place_commerce"):
        several = scribe.meeples
    found = hidden_choices(scribe, state.seat, state.decision)
    choices = tuple(found) if found is not None else public_choices(scribe)
    return Ask("do", state.decision, state.seat, choices, several)


def public_choices(scribe: StockpileScribe, *types: str) -> tuple[JsonDict, ...]:
    """The answers that the rules allow, where they do not depend on hidden cards; only of these types, if named."""
    described = [scribe.state.describe(action) for action in scribe.state.legal_actions()]
    return tuple(plain(one) for one in described if not types or one["type"] in types)


def plain(described: JsonDict) -> JsonDict:
    return {name: value for name, value in described.items() if name not in ("mark", "action")}


def hidden_choices(scribe: StockpileScribe, seat: int, decision: str) -> Iterator[JsonDict] | None:
    """The answers to a question that depends on hidden cards; None for the others."""
    makers = {
        "place_card": placings,
        "hide_card": hidings,
        "place_commerce": commerce_placings,
        "keep_investor": keeps,
        "offer_investor": keeps,
        "discard_strategy": discards,
        "act": acts,
        "sell": sales,
        "sell_now": sales,
        "sell_short": short_sales,
        "show_shares": shown_counts,
        "show_cheap": shown_counts,
        "show_companies": shown_companies,
        "give_up_share": given_up,
        "split_share": split_shares,
        "discard_action": dropped,
        "pick_card": picks,
    }
    maker = makers.get(decision)
    return maker(scribe, seat) if maker else None


def piles(scribe: StockpileScribe) -> range:
    return range(len(scribe.piles))


def placings(scribe: StockpileScribe, seat: int) -> Iterator[JsonDict]:
    cards = scribe.possible(scribe.hands[seat])
    named = cards if seat == scribe.me or all(scribe.known(slot) for slot in scribe.hands[seat]) else []
    second = len(scribe.hands[seat]) == 1
    both_down = any(one["type"] == "place_down" for one in public_choices(scribe))
    for pile in piles(scribe):
        if not second:
            for card in cards:
                yield {"type": "place_up", "card": card, "pile": pile}
        if second or both_down:
            yield {"type": "place_down", "pile": pile}
            for card in named:
                yield {"type": "place_down", "card": card, "pile": pile}


def hidings(scribe: StockpileScribe, seat: int) -> Iterator[JsonDict]:
    for pile in piles(scribe):
        yield {"type": "place_down", "pile": pile}
        if seat == scribe.me:
            for card in scribe.possible([scribe.opening[pile]]):
                yield {"type": "place_down", "card": card, "pile": pile}


def commerce_placings(scribe: StockpileScribe, seat: int) -> Iterator[JsonDict]:
    for card in scribe.possible(scribe.commerce[seat]):
        for pile in piles(scribe):
            yield {"type": "place_commerce", "card": card, "pile": pile}


def keeps(scribe: StockpileScribe, seat: int) -> Iterator[JsonDict]:
    for investor in scribe.possible(scribe.investors[seat]):
        yield {"type": "keep", "investor": investor}


def discards(scribe: StockpileScribe, seat: int) -> Iterator[JsonDict]:
    yield {"type": "discard_strategy"}
    if seat == scribe.me:
        for card in scribe.possible(scribe.strategies[seat]):
            yield {"type": "discard_strategy", "card": card}


def acts(scribe: StockpileScribe, seat: int) -> Iterator[JsonDict]:
    for card, type in ((BOOM, "boom"), (BUST, "bust")):
        if scribe.portfolios.most(seat, card):
            for company in COMPANY_NAMES:
                yield {"type": type, "company": company}
    view = scribe.state.view(-1)
    if view.get("plays_left"):
        for card in scribe.possible(scribe.strategies[seat]):
            yield {"type": "play", "card": card}
    yield from public_choices(scribe, "use")
    if not any(scribe.portfolios.known(seat, card) for card in ACTION_CARDS):
        yield {"type": "end_turn"}


def companies_open(scribe: StockpileScribe) -> list[str]:
    """Those whose turn has not passed: of an acting card one, else from the first that can still be sold."""
    view = scribe.state.view(-1)
    if view["decision"] == "sell_now":
        return [str(view["selling_from"])]
    first = view["selling_from"] if view["decision"] == "sell" else None
    return COMPANY_NAMES[COMPANY_NAMES.index(first) :] if first else list(COMPANY_NAMES)


def sales(scribe: StockpileScribe, seat: int) -> Iterator[JsonDict]:
    for company in companies_open(scribe):
        for count in range(1, scribe.portfolios.most(seat, company) + 1):
            yield {"type": "sell", "company": company, "cards": count}
    yield from public_choices(scribe, "sell_split", "sell_half", "use")


def short_sales(scribe: StockpileScribe, seat: int) -> Iterator[JsonDict]:
    for company in COMPANY_NAMES:
        if scribe.portfolios.most(seat, company):
            yield {"type": "sell_short", "company": company}
    yield from public_choices(scribe, "sell_short_half")


def shown_company(scribe: StockpileScribe) -> str:
    view = scribe.state.view(-1)
    if view["dividend"] is None:
        return str(view["power"]["chosen"]["company"])
    return str(view["dividend"]["company"])


def shown_counts(scribe: StockpileScribe, seat: int) -> Iterator[JsonDict]:
    company = shown_company(scribe)
    for count in range(scribe.portfolios.most(seat, company) + 1):
        yield {"type": "show", "cards": count}


def shown_companies(scribe: StockpileScribe, seat: int) -> Iterator[JsonDict]:
    """Companies of which the seat may have a share, and those of its split shares where it may decline the money."""
    legal = list(public_choices(scribe, "choose"))
    for company in COMPANY_NAMES:
        one = {"type": "choose", "company": company}
        if scribe.portfolios.most(seat, company) or one in legal:
            yield one


def given_up(scribe: StockpileScribe, seat: int) -> Iterator[JsonDict]:
    for company in COMPANY_NAMES:
        if scribe.portfolios.most(seat, company):
            yield {"type": "give_up", "company": company}
    yield from public_choices(scribe, "unsplit")


def split_shares(scribe: StockpileScribe, seat: int) -> Iterator[JsonDict]:
    for company in COMPANY_NAMES:
        if scribe.portfolios.most(seat, company):
            yield {"type": "split", "company": company}


def dropped(scribe: StockpileScribe, seat: int) -> Iterator[JsonDict]:
    for card in ACTION_CARDS:
        if scribe.portfolios.most(seat, card):
            yield {"type": "discard_action", "card": card}


def picks(scribe: StockpileScribe, seat: int) -> Iterator[JsonDict]:
    slots = scribe.pair(scribe.own_pair(seat))
    for (type, name), slot in zip(PICKS.items(), slots, strict=True):
        yield {"type": type}
        if seat == scribe.me:
            for card in scribe.possible([slot]):
                yield {"type": type, name: card}


def learn(scribe: StockpileScribe, seat: int, decision: str, one: JsonDict) -> None:
    """Takes in one answer: the cards it shows, and the action that it is."""
    type = str(one.get("type"))
    held = scribe.portfolios
    if type in ("place_up", "place_down") and decision == "place_card":
        place(scribe, seat, one)
    elif type == "place_down":
        hide(scribe, seat, int(one["pile"]), one.get("card"))
    elif type == "place_commerce":
        slot = scribe.pick(scribe.commerce[seat], one["card"])
        scribe.commerce[seat].remove(slot)
        put(scribe, seat, int(one["pile"]), None, one)
    elif type == "place_first_card":
        put(scribe, seat, int(one["pile"]), None, one)
    elif type == "keep":
        slot = scribe.pick(scribe.investors[seat], one["investor"])
        scribe.investors[seat].remove(slot)
        scribe.do(seat, one)
    elif type == "discard_strategy":
        discard(scribe, seat, one.get("card"))
    elif type == "play":
        slot = scribe.pick(scribe.strategies[seat], one["card"])
        scribe.strategies[seat].remove(slot)
        scribe.do(seat, one)
    elif type in PICKS:
        slot = scribe.pair(scribe.own_pair(seat))[0 if type == "pick_company" else 1]
        if PICKS[type] in one:
            scribe.fix(slot, one[PICKS[type]])
        scribe.do(seat, {"type": type, PICKS[type]: slot})
    elif type == "end_turn":
        scribe.end_turn(seat)
    elif type == "choose" and decision != "show_companies":
        choose(scribe, seat, one)
    else:
        if type == "show" and decision != "show_split_shares":
            held.show(seat, shown_company(scribe), int(one["cards"]))
        scribe.do(seat, one)


def shows(one: JsonDict, decision: str) -> tuple[str, int]:
    """A card that whoever does this must have, and how many of them."""
    type = one.get("type")
    if type in ("boom", "bust"):
        return (BOOM if type == "boom" else BUST), 1
    if type == "discard_action":
        return str(one["card"]), 1
    if type == "sell":
        return str(one["company"]), int(one["cards"])
    if type in ("sell_short", "give_up", "split") or (type == "choose" and decision == "show_companies"):
        return str(one["company"]), 1
    return "", 0


def check_choice(scribe: StockpileScribe, one: JsonDict) -> None:
    if one not in scribe.ask.choices:
        raise NoteError("choice", f"{describe(one)} is not possible now.", value=describe(one))


def describe(one: JsonDict) -> str:
    return " ".join(str(value) for value in one.values())


def choose(scribe: StockpileScribe, seat: int, one: JsonDict) -> None:
    """A company; some cards ask for one of which the player has a share."""
    try:
        scribe.try_doing(seat, one)
    except IllegalAction:
        scribe.portfolios.show(seat, one["company"], 1)
        scribe.do(seat, one)


def put(scribe: StockpileScribe, seat: int, pile: int, slot: Slot | None, doing: JsonDict) -> None:
    scribe.piles[pile].append(slot)
    scribe.do(seat, doing)


def place(scribe: StockpileScribe, seat: int, one: JsonDict) -> None:
    slot = scribe.pick(scribe.hands[seat], one.get("card"))
    scribe.hands[seat].remove(slot)
    put(scribe, seat, int(one["pile"]), slot, {**one, "card": slot})


def hide(scribe: StockpileScribe, seat: int, pile: int, card: str | None) -> None:
    slot = scribe.opening[pile]
    if card is not None:
        scribe.fix(slot, card)
    put(scribe, seat, pile, slot, {"type": "place_down", "pile": pile, "card": slot})


def discard(scribe: StockpileScribe, seat: int, card: str | None) -> None:
    """Two cards go unseen, in the order of the rules, whatever they turn out to be."""
    hand = scribe.strategies[seat]
    slot = scribe.pick(hand, card)
    hand.remove(slot)
    before = scribe.doings[-1] if scribe.doings else {}
    if before.get("type") == "discard_strategy" and before["card"][0] == "strategies":
        two = (before["card"], slot)
        before["card"] = ("ordered", 0, two)
        scribe.do(seat, {"type": "discard_strategy", "card": ("ordered", 1, two)})
    else:
        scribe.do(seat, {"type": "discard_strategy", "card": slot})
