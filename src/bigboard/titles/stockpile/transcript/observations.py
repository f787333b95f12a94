"""What a table of Stockpile sees that nobody decides: dice, pairs, opening cards, fees, splits, the last portfolios."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bigboard.games.contract import Event
from bigboard.games.transcript.partial_deck import Pool
from bigboard.games.transcript.transcript import Ask, Field, NoteError, Slot
from bigboard.titles.stockpile.rules.cards.cards import COMPANY_NAMES, FORECAST_NAMES
from bigboard.titles.stockpile.rules.cards.data_files import printed_data
from bigboard.titles.stockpile.transcript.portfolios import ACTION_CARDS, FEES

if TYPE_CHECKING:
    from bigboard.titles.stockpile.transcript.transcript import StockpileScribe

NO_FEE = "-"  # a share or an action card, which nobody shows


def sight(scribe: StockpileScribe, events: Sequence[Event], at: int) -> Ask | None:
    """The question that this event brings, or None if it shows nothing new."""
    event = events[at]
    if event.type == "first_player" and scribe.first is None:
        return Ask("see", "first_player", fields=(Field("seat", tuple(range(len(scribe.names)))),))
    if event.type == "dice":
        return dice(scribe)
    if event.type == "open_pair" or event.type == "pair_revealed":
        return pair(scribe, event, optional=False)
    if event.type == "card_placed" and event.seat < 0:
        return opening(scribe, events, at)
    if event.type == "pile_taken":
        return face_down(scribe, events, at)
    if event.type in ("split", "bankruptcy"):
        return holders(scribe, event)
    if event.type == "game_over":
        return portfolios(scribe)
    return own(scribe, event) if event.seat == scribe.me else None


def own(scribe: StockpileScribe, event: Event) -> Ask | None:
    """What only the one who writes sees; each of it may be left out."""
    if event.type in ("pair_dealt", "pair_looked_at"):
        return pair(scribe, event, optional=True)
    if event.type == "set_up":
        return blanks("starting_share", event.seat, scribe, [("market", event.seat)])
    if event.type == "pile_looked_at":
        slots = [slot for slot in scribe.piles[int(event.data["pile"])] if slot and scribe.known(slot) is None]
        return blanks("pile_looked_at", event.seat, scribe, slots)
    return None


def blanks(what: str, seat: int, scribe: StockpileScribe, slots: Sequence[Slot]) -> Ask | None:
    """A blank for each of the places that are not known."""
    unknown = [slot for slot in slots if scribe.known(slot) is None]
    if not unknown:
        return None
    choices = tuple(scribe.possible(unknown))
    return Ask("see", what, seat, fields=tuple(Field("card", choices, optional=True) for _ in unknown))


def dice(scribe: StockpileScribe) -> Ask:
    faces = printed_data().dice
    fields = []
    for die in range(len(COMPANY_NAMES)):
        numbers = [int(faces[die * len(COMPANY_NAMES) + face]) for face in range(6)]
        names = dict.fromkeys(FORECAST_NAMES[number] for number in numbers)
        fields.append(Field("forecast", tuple(names), {"die": die + 1}))
    return Ask("see", "dice", fields=tuple(fields))


def pair(scribe: StockpileScribe, event: Event, optional: bool) -> Ask | None:
    """Its company and its forecast, as far as they are not known or left over."""
    fields = []
    for name, slot in zip(("company", "forecast"), scribe.pair(int(event.data["pair"])), strict=True):
        choices = scribe.possible([slot])
        if len(choices) == 1:
            scribe.fix(slot, choices[0])
        if scribe.known(slot) is None:
            fields.append(Field(name, tuple(choices), {"pair": int(event.data["pair"])}, optional))
    return Ask("see", event.type, event.seat, fields=tuple(fields)) if fields else None


def opening(scribe: StockpileScribe, events: Sequence[Event], at: int) -> Ask | None:
    """All opening cards at once, when the first of them is laid."""
    piles = [int(event.data["pile"]) for event in events[at:] if event.type == "card_placed" and event.seat < 0]
    piles = piles[: len(scribe.piles)]
    if scribe.known(scribe.opening[piles[0]]) is not None:
        return None
    unknown = [pile for pile in dict.fromkeys(piles) if scribe.known(scribe.opening[pile]) is None]
    choices = tuple(scribe.possible([scribe.opening[unknown[0]]]))
    return Ask("see", "opening", fields=tuple(Field("card", choices, {"pile": pile}) for pile in unknown))


def face_down(scribe: StockpileScribe, events: Sequence[Event], at: int) -> Ask | None:
    """Fees among the face-down cards are shown; who writes knows all cards of their own pile."""
    fields = []
    for event in events[at:]:
        if event.type != "pile_taken":
            break
        pile = int(event.data["pile"])
        for slot in unknown_in(scribe, pile):
            mine = event.seat == scribe.me
            cards = [card for card in scribe.possible([slot]) if mine or card in FEES]
            if [card for card in cards if card in FEES]:
                about = {"pile": pile, "seat": event.seat}
                fields.append(Field("card" if mine else "fee", (NO_FEE, *cards), about))
    return Ask("see", "face_down", fields=tuple(fields)) if fields else None


def unknown_in(scribe: StockpileScribe, pile: int) -> list[Slot]:
    """Cards of the pile that may still be a fee."""
    slots = [slot for slot in scribe.piles[pile] if slot is not None]
    return [slot for slot in slots if scribe.known(slot) is None and scribe.pools["market"].may_be[slot[1]] & set(FEES)]


def holders(scribe: StockpileScribe, event: Event) -> Ask | None:
    """Everybody's shares of a company that splits or goes bankrupt are shown."""
    company = str(event.data["company"])
    fields = []
    for place in range(len(scribe.names)):
        seat = scribe.seat_at(place)
        least, most = scribe.portfolios.least(seat, company), scribe.portfolios.most(seat, company)
        if most > least:
            about: dict[str, str | int] = {"seat": seat, "company": company}
            fields.append(Field("cards", tuple(range(least, most + 1)), about))
    return Ask("see", event.type, fields=tuple(fields)) if fields else None


def portfolios(scribe: StockpileScribe) -> Ask | None:
    """At the end all cards are shown."""
    fields = []
    for seat in range(len(scribe.names)):
        for company in scribe.portfolios.shares(seat):
            least, most = scribe.portfolios.least(seat, company), scribe.portfolios.most(seat, company)
            about: dict[str, str | int] = {"seat": seat, "company": company}
            fields.append(Field("cards", tuple(range(least, most + 1)), about))
    return Ask("see", "portfolios", fields=tuple(fields)) if fields else None


def learn(scribe: StockpileScribe, ask: Ask, values: Sequence[Any]) -> None:
    if ask.what == "first_player":
        scribe.first = int(values[0])
    elif ask.what == "dice":
        scribe.dice[scribe.round] = list(values)
        scribe.pools[f"forecasts {scribe.round}"] = Pool(list(values))
    elif ask.what in ("split", "bankruptcy"):
        for field, count in zip(ask.fields, values, strict=True):
            scribe.portfolios.lose_all(int(field.about["seat"]), str(field.about["company"]), int(count))
    elif ask.what == "portfolios":
        learn_portfolios(scribe, ask, values)
    elif ask.what == "face_down":
        learn_face_down(scribe, ask, values)
    elif ask.what == "opening":
        for field, card in zip(ask.fields, values, strict=True):
            scribe.fix(scribe.opening[int(field.about["pile"])], card)
    elif ask.what == "starting_share":
        fill(scribe, [("market", ask.seat)], values)
    elif ask.what == "pile_looked_at":
        pile = int(scribe.events[scribe.seen].data["pile"])
        fill(scribe, [slot for slot in scribe.piles[pile] if slot and scribe.known(slot) is None], values)
    else:
        for field, card in zip(ask.fields, values, strict=True):
            company, forecast = scribe.pair(int(field.about["pair"]))
            if card is not None:
                scribe.fix(company if field.name == "company" else forecast, card)


def fill(scribe: StockpileScribe, slots: Sequence[Slot], cards: Sequence[str | None]) -> None:
    for slot, card in zip(slots, cards, strict=True):
        if card is not None:
            scribe.fix(slot, card)


def learn_face_down(scribe: StockpileScribe, ask: Ask, values: Sequence[Any]) -> None:
    """Which of several face-down cards is the fee makes no difference: they came to the pile alike."""
    for pile in dict.fromkeys(int(field.about["pile"]) for field in ask.fields):
        cards = [card for field, card in zip(ask.fields, values, strict=True) if field.about["pile"] == pile]
        slots = unknown_in(scribe, pile)
        for card in cards:
            if card != NO_FEE:
                slots.remove(scribe.pick(slots, card))
        for slot in slots:
            scribe.rule_out(slot, FEES)


def learn_portfolios(scribe: StockpileScribe, ask: Ask, values: Sequence[Any]) -> None:
    counts: dict[int, Counter[str]] = {}
    for field, count in zip(ask.fields, values, strict=True):
        counts.setdefault(int(field.about["seat"]), Counter())[str(field.about["company"])] = int(count)
    for seat, found in counts.items():
        known = {company: scribe.portfolios.least(seat, company) for company in COMPANY_NAMES}
        cards = len(scribe.portfolios.cards[seat])
        total = sum((known | dict(found)).values())
        if total != cards:
            name = scribe.names[seat]
            sentence = f"{name} has {cards} normal shares at the end, not {total}."
            raise NoteError("count", sentence, player=name, count=str(cards), found=str(total))
        assert not any(scribe.portfolios.known(seat, card) for card in ACTION_CARDS)
        scribe.count_final(seat, Counter(known | dict(found)))
