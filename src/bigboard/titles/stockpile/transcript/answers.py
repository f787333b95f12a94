"""Possible answers of a player for all that is known, and the cards that each answer shows."""

from __future__ import annotations

from collections.abc import Iterator

from bigboard.games.contract import IllegalAction, JsonDict
from bigboard.games.transcript.transcript import Ask, NoteError, Slot
from bigboard.titles.stockpile.rules.cards.cards import COMPANY_NAMES
from bigboard.titles.stockpile.transcript.portfolios import ACTION_CARDS, BOOM, BUST
from bigboard.titles.stockpile.transcript.table import TableTranscript

OPEN_ENDED = ("sell", "sell_now", "sell_short", "show_companies")  # any number of answers, then "stop"
PICKS = {"pick_company": "company", "pick_forecast": "forecast"}


def question(transcript: TableTranscript) -> Ask:
    state = transcript.state
    several = 1
    if state.decision in OPEN_ENDED:
        several = 0
    elif state.decision == "discard_strategy":
        several = 2
    elif state.decision in ("keep_investor", "offer_investor", "place_commerce"):
        several = transcript.meeples
    found = hidden_choices(transcript, state.seat, state.decision)
    choices = tuple(found) if found is not None else public_choices(transcript)
    return Ask("do", state.decision, state.seat, choices, several)


def public_choices(transcript: TableTranscript, *types: str) -> tuple[JsonDict, ...]:
    """The answers that the rules allow, where they do not depend on hidden cards; only of these types, if named."""
    described = [transcript.state.describe(action) for action in transcript.state.legal_actions()]
    return tuple(plain(one) for one in described if not types or one["type"] in types)


def plain(described: JsonDict) -> JsonDict:
    return {name: value for name, value in described.items() if name not in ("mark", "action")}


def hidden_choices(transcript: TableTranscript, seat: int, decision: str) -> Iterator[JsonDict] | None:
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
        "discard_action": drop_cards,
        "pick_card": picks,
    }
    maker = makers.get(decision)
    return maker(transcript, seat) if maker else None


def piles(transcript: TableTranscript) -> range:
    return range(len(transcript.piles))


def placings(transcript: TableTranscript, seat: int) -> Iterator[JsonDict]:
    cards = transcript.possible(transcript.hands[seat])
    named = (
        cards if seat == transcript.me or all(transcript.known_card(slot) for slot in transcript.hands[seat]) else []
    )
    second = len(transcript.hands[seat]) == 1
    both_down = any(one["type"] == "place_down" for one in public_choices(transcript))
    for pile in piles(transcript):
        if not second:
            for card in cards:
                yield {"type": "place_up", "card": card, "pile": pile}
        if second or both_down:
            yield {"type": "place_down", "pile": pile}
            for card in named:
                yield {"type": "place_down", "card": card, "pile": pile}


def hidings(transcript: TableTranscript, seat: int) -> Iterator[JsonDict]:
    for pile in piles(transcript):
        yield {"type": "place_down", "pile": pile}
        if seat == transcript.me:
            for card in transcript.possible([transcript.opening[pile]]):
                yield {"type": "place_down", "card": card, "pile": pile}


def commerce_placings(transcript: TableTranscript, seat: int) -> Iterator[JsonDict]:
    for card in transcript.possible(transcript.commerce[seat]):
        for pile in piles(transcript):
            yield {"type": "place_commerce", "card": card, "pile": pile}


def keeps(transcript: TableTranscript, seat: int) -> Iterator[JsonDict]:
    for investor in transcript.possible(transcript.investors[seat]):
        yield {"type": "keep", "investor": investor}


def discards(transcript: TableTranscript, seat: int) -> Iterator[JsonDict]:
    yield {"type": "discard_strategy"}
    if seat == transcript.me:
        for card in transcript.possible(transcript.strategies[seat]):
            yield {"type": "discard_strategy", "card": card}


def acts(transcript: TableTranscript, seat: int) -> Iterator[JsonDict]:
    for card, type in ((BOOM, "boom"), (BUST, "bust")):
        if transcript.portfolios.most(seat, card):
            for company in COMPANY_NAMES:
                yield {"type": type, "company": company}
    view = transcript.state.view(-1)
    if view.get("plays_left"):
        for card in transcript.possible(transcript.strategies[seat]):
            yield {"type": "play", "card": card}
    yield from public_choices(transcript, "use")
    if not any(transcript.portfolios.count_known(seat, card) for card in ACTION_CARDS):
        yield {"type": "end_turn"}


def companies_open(transcript: TableTranscript) -> list[str]:
    """Those whose turn has not passed: of an acting card one, else from the first that can still be sold."""
    view = transcript.state.view(-1)
    if view["decision"] == "sell_now":
        return [str(view["selling_from"])]
    first = view["selling_from"] if view["decision"] == "sell" else None
    return COMPANY_NAMES[COMPANY_NAMES.index(first) :] if first else list(COMPANY_NAMES)


def sales(transcript: TableTranscript, seat: int) -> Iterator[JsonDict]:
    for company in companies_open(transcript):
        for count in range(1, transcript.portfolios.most(seat, company) + 1):
            yield {"type": "sell", "company": company, "cards": count}
    yield from public_choices(transcript, "sell_split", "sell_half", "use")


def short_sales(transcript: TableTranscript, seat: int) -> Iterator[JsonDict]:
    for company in COMPANY_NAMES:
        if transcript.portfolios.most(seat, company):
            yield {"type": "sell_short", "company": company}
    yield from public_choices(transcript, "sell_short_half")


def shown_company(transcript: TableTranscript) -> str:
    view = transcript.state.view(-1)
    if view["dividend"] is None:
        return str(view["power"]["chosen"]["company"])
    return str(view["dividend"]["company"])


def shown_counts(transcript: TableTranscript, seat: int) -> Iterator[JsonDict]:
    company = shown_company(transcript)
    for count in range(transcript.portfolios.most(seat, company) + 1):
        yield {"type": "show", "cards": count}


def shown_companies(transcript: TableTranscript, seat: int) -> Iterator[JsonDict]:
    """Companies of which the seat may have a share, and those of its split shares where it may decline the money."""
    legal = list(public_choices(transcript, "choose"))
    for company in COMPANY_NAMES:
        one = {"type": "choose", "company": company}
        if transcript.portfolios.most(seat, company) or one in legal:
            yield one


def given_up(transcript: TableTranscript, seat: int) -> Iterator[JsonDict]:
    for company in COMPANY_NAMES:
        if transcript.portfolios.most(seat, company):
            yield {"type": "give_up", "company": company}
    yield from public_choices(transcript, "unsplit")


def split_shares(transcript: TableTranscript, seat: int) -> Iterator[JsonDict]:
    for company in COMPANY_NAMES:
        if transcript.portfolios.most(seat, company):
            yield {"type": "split", "company": company}


def drop_cards(transcript: TableTranscript, seat: int) -> Iterator[JsonDict]:
    for card in ACTION_CARDS:
        if transcript.portfolios.most(seat, card):
            yield {"type": "discard_action", "card": card}


def picks(transcript: TableTranscript, seat: int) -> Iterator[JsonDict]:
    slots = transcript.pair(transcript.own_pair(seat))
    for (type, name), slot in zip(PICKS.items(), slots, strict=True):
        yield {"type": type}
        if seat == transcript.me:
            for card in transcript.possible([slot]):
                yield {"type": type, name: card}


def learn(transcript: TableTranscript, seat: int, decision: str, one: JsonDict) -> None:
    """Take in one answer: the cards it shows, and the action that it is."""
    type = str(one.get("type"))
    held = transcript.portfolios
    if type in ("place_up", "place_down") and decision == "place_card":
        place(transcript, seat, one)
    elif type == "place_down":
        hide(transcript, seat, int(one["pile"]), one.get("card"))
    elif type == "place_commerce":
        slot = transcript.pick(transcript.commerce[seat], one["card"])
        transcript.commerce[seat].remove(slot)
        put(transcript, seat, int(one["pile"]), None, one)
    elif type == "place_first_card":
        put(transcript, seat, int(one["pile"]), None, one)
    elif type == "keep":
        slot = transcript.pick(transcript.investors[seat], one["investor"])
        transcript.investors[seat].remove(slot)
        transcript.do(seat, one)
    elif type == "discard_strategy":
        discard(transcript, seat, one.get("card"))
    elif type == "play":
        slot = transcript.pick(transcript.strategies[seat], one["card"])
        transcript.strategies[seat].remove(slot)
        transcript.do(seat, one)
    elif type in PICKS:
        slot = transcript.pair(transcript.own_pair(seat))[0 if type == "pick_company" else 1]
        if PICKS[type] in one:
            transcript.fix(slot, one[PICKS[type]])
        transcript.do(seat, {"type": type, PICKS[type]: slot})
    elif type == "end_turn":
        transcript.end_turn(seat)
    elif type == "choose" and decision != "show_companies":
        choose(transcript, seat, one)
    else:
        if type == "show" and decision != "show_split_shares":
            held.show(seat, shown_company(transcript), int(one["cards"]))
        transcript.do(seat, one)


def shows(one: JsonDict, decision: str) -> tuple[str, int]:
    """Return a card that the player must have for this answer, and how many of them."""
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


def check_choice(transcript: TableTranscript, one: JsonDict) -> None:
    if one not in transcript.ask.choices:
        raise NoteError("choice", f"{describe(one)} is not possible now.", value=describe(one))


def describe(one: JsonDict) -> str:
    return " ".join(str(value) for value in one.values())


def choose(transcript: TableTranscript, seat: int, one: JsonDict) -> None:
    """A company; some cards ask for one of which the player has a share."""
    try:
        transcript.try_doing(seat, one)
    except IllegalAction:
        transcript.portfolios.show(seat, one["company"], 1)
        transcript.do(seat, one)


def put(transcript: TableTranscript, seat: int, pile: int, slot: Slot | None, doing: JsonDict) -> None:
    transcript.piles[pile].append(slot)
    transcript.do(seat, doing)


def place(transcript: TableTranscript, seat: int, one: JsonDict) -> None:
    slot = transcript.pick(transcript.hands[seat], one.get("card"))
    transcript.hands[seat].remove(slot)
    put(transcript, seat, int(one["pile"]), slot, {**one, "card": slot})


def hide(transcript: TableTranscript, seat: int, pile: int, card: str | None) -> None:
    slot = transcript.opening[pile]
    if card is not None:
        transcript.fix(slot, card)
    put(transcript, seat, pile, slot, {"type": "place_down", "pile": pile, "card": slot})


def discard(transcript: TableTranscript, seat: int, card: str | None) -> None:
    """Two cards go unseen, in the order of the rules, whatever they turn out to be."""
    hand = transcript.strategies[seat]
    slot = transcript.pick(hand, card)
    hand.remove(slot)
    before = transcript.doings[-1] if transcript.doings else {}
    if before.get("type") == "discard_strategy" and before["card"][0] == "strategies":
        two = (before["card"], slot)
        before["card"] = ("ordered", 0, two)
        transcript.do(seat, {"type": "discard_strategy", "card": ("ordered", 1, two)})
    else:
        transcript.do(seat, {"type": "discard_strategy", "card": slot})
