"""Observations of Stockpile that no player decides: dice, pairs, opening cards, fees, splits, the last portfolios."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bigboard.games.contract import Event
from bigboard.games.transcript.partial_deck import Pool
from bigboard.games.transcript.transcript import Ask, Field, NoteError, Slot
from bigboard.titles.stockpile.rules.cards.cards import COMPANY_NAMES, FORECAST_NAMES
from bigboard.titles.stockpile.rules.cards.data_files import printed_data
from bigboard.titles.stockpile.transcript.portfolios import ACTION_CARDS, FEES
from bigboard.titles.stockpile.transcript.table import TableTranscript

NO_FEE = "-"  # a share or an action card, which no player shows


def sight(transcript: TableTranscript, events: Sequence[Event], at: int) -> Ask | None:
    """The question that this event brings, or None if it shows nothing new."""
    event = events[at]
    if event.type == "first_player" and transcript.first is None:
        return Ask("see", "first_player", fields=(Field("seat", tuple(range(len(transcript.names)))),))
    if event.type == "dice":
        return dice(transcript)
    if event.type == "open_pair" or event.type == "pair_revealed":
        return pair(transcript, event, optional=False)
    if event.type == "card_placed" and event.seat < 0:
        return opening(transcript, events, at)
    if event.type == "pile_taken":
        return face_down(transcript, events, at)
    if event.type in ("split", "bankruptcy"):
        return holders(transcript, event)
    if event.type == "game_over":
        return portfolios(transcript)
    return own(transcript, event) if event.seat == transcript.me else None


def own(transcript: TableTranscript, event: Event) -> Ask | None:
    """Return the question for facts that only the person who records sees; each part may be left out."""
    if event.type in ("pair_dealt", "pair_looked_at"):
        return pair(transcript, event, optional=True)
    if event.type == "set_up":
        return blanks("starting_share", event.seat, transcript, [("market", event.seat)])
    if event.type == "pile_looked_at":
        slots = [
            slot for slot in transcript.piles[int(event.data["pile"])] if slot and transcript.known_card(slot) is None
        ]
        return blanks("pile_looked_at", event.seat, transcript, slots)
    return None


def blanks(what: str, seat: int, transcript: TableTranscript, slots: Sequence[Slot]) -> Ask | None:
    """A blank for each of the places that are not known."""
    unknown = [slot for slot in slots if transcript.known_card(slot) is None]
    if not unknown:
        return None
    choices = tuple(transcript.possible(unknown))
    return Ask("see", what, seat, fields=tuple(Field("card", choices, optional=True) for _ in unknown))


def dice(transcript: TableTranscript) -> Ask:
    faces = printed_data().dice
    fields = []
    for die in range(len(COMPANY_NAMES)):
        numbers = [int(faces[die * len(COMPANY_NAMES) + face]) for face in range(6)]
        names = dict.fromkeys(FORECAST_NAMES[number] for number in numbers)
        fields.append(Field("forecast", tuple(names), {"die": die + 1}))
    return Ask("see", "dice", fields=tuple(fields))


def pair(transcript: TableTranscript, event: Event, optional: bool) -> Ask | None:
    """Its company and its forecast, as far as they are not known or left over."""
    fields = []
    for name, slot in zip(("company", "forecast"), transcript.pair(int(event.data["pair"])), strict=True):
        choices = transcript.possible([slot])
        if len(choices) == 1:
            transcript.fix(slot, choices[0])
        if transcript.known_card(slot) is None:
            fields.append(Field(name, tuple(choices), {"pair": int(event.data["pair"])}, optional))
    return Ask("see", event.type, event.seat, fields=tuple(fields)) if fields else None


def opening(transcript: TableTranscript, events: Sequence[Event], at: int) -> Ask | None:
    """All opening cards at once, when the first of them is laid."""
    piles = [int(event.data["pile"]) for event in events[at:] if event.type == "card_placed" and event.seat < 0]
    piles = piles[: len(transcript.piles)]
    if transcript.known_card(transcript.opening[piles[0]]) is not None:
        return None
    unknown = [pile for pile in dict.fromkeys(piles) if transcript.known_card(transcript.opening[pile]) is None]
    choices = tuple(transcript.possible([transcript.opening[unknown[0]]]))
    return Ask("see", "opening", fields=tuple(Field("card", choices, {"pile": pile}) for pile in unknown))


def face_down(transcript: TableTranscript, events: Sequence[Event], at: int) -> Ask | None:
    """Return the question for fees among face-down cards; the person who records knows their own stockpile."""
    fields = []
    for event in events[at:]:
        if event.type != "pile_taken":
            break
        pile = int(event.data["pile"])
        for slot in unknown_in(transcript, pile):
            mine = event.seat == transcript.me
            cards = [card for card in transcript.possible([slot]) if mine or card in FEES]
            if [card for card in cards if card in FEES]:
                about = {"pile": pile, "seat": event.seat}
                fields.append(Field("card" if mine else "fee", (NO_FEE, *cards), about))
    return Ask("see", "face_down", fields=tuple(fields)) if fields else None


def unknown_in(transcript: TableTranscript, pile: int) -> list[Slot]:
    """Cards of the pile that may still be a fee."""
    slots = [slot for slot in transcript.piles[pile] if slot is not None]
    return [
        slot
        for slot in slots
        if transcript.known_card(slot) is None and transcript.pools["market"].may_be[slot[1]] & set(FEES)
    ]


def holders(transcript: TableTranscript, event: Event) -> Ask | None:
    """Return the question for all seats' shares of a company that splits or goes bankrupt: they are shown."""
    company = str(event.data["company"])
    fields = []
    for place in range(len(transcript.names)):
        seat = transcript.seat_at(place)
        least, most = transcript.portfolios.least(seat, company), transcript.portfolios.most(seat, company)
        if most > least:
            about: dict[str, str | int] = {"seat": seat, "company": company}
            fields.append(Field("cards", tuple(range(least, most + 1)), about))
    return Ask("see", event.type, fields=tuple(fields)) if fields else None


def portfolios(transcript: TableTranscript) -> Ask | None:
    """At the end all cards are shown."""
    fields = []
    for seat in range(len(transcript.names)):
        for company in transcript.portfolios.shares(seat):
            least, most = transcript.portfolios.least(seat, company), transcript.portfolios.most(seat, company)
            about: dict[str, str | int] = {"seat": seat, "company": company}
            fields.append(Field("cards", tuple(range(least, most + 1)), about))
    return Ask("see", "portfolios", fields=tuple(fields)) if fields else None


def learn(transcript: TableTranscript, ask: Ask, values: Sequence[Any]) -> None:
    if ask.what == "first_player":
        transcript.first = int(values[0])
    elif ask.what == "dice":
        transcript.dice[transcript.round] = list(values)
        transcript.pools[f"forecasts {transcript.round}"] = Pool(list(values))
    elif ask.what in ("split", "bankruptcy"):
        for field, count in zip(ask.fields, values, strict=True):
            transcript.portfolios.lose_all(int(field.about["seat"]), str(field.about["company"]), int(count))
    elif ask.what == "portfolios":
        learn_portfolios(transcript, ask, values)
    elif ask.what == "face_down":
        learn_face_down(transcript, ask, values)
    elif ask.what == "opening":
        for field, card in zip(ask.fields, values, strict=True):
            transcript.fix(transcript.opening[int(field.about["pile"])], card)
    elif ask.what == "starting_share":
        fill(transcript, [("market", ask.seat)], values)
    elif ask.what == "pile_looked_at":
        pile = int(transcript.events[transcript.seen].data["pile"])
        fill(
            transcript,
            [slot for slot in transcript.piles[pile] if slot and transcript.known_card(slot) is None],
            values,
        )
    else:
        for field, card in zip(ask.fields, values, strict=True):
            company, forecast = transcript.pair(int(field.about["pair"]))
            if card is not None:
                transcript.fix(company if field.name == "company" else forecast, card)


def fill(transcript: TableTranscript, slots: Sequence[Slot], cards: Sequence[str | None]) -> None:
    for slot, card in zip(slots, cards, strict=True):
        if card is not None:
            transcript.fix(slot, card)


def learn_face_down(transcript: TableTranscript, ask: Ask, values: Sequence[Any]) -> None:
    """Learn the fees among the face-down cards of a pile; they came to it alike, so any of them may be the fee."""
    for pile in dict.fromkeys(int(field.about["pile"]) for field in ask.fields):
        cards = [card for field, card in zip(ask.fields, values, strict=True) if field.about["pile"] == pile]
        slots = unknown_in(transcript, pile)
        for card in cards:
            if card != NO_FEE:
                slots.remove(transcript.pick(slots, card))
        for slot in slots:
            transcript.rule_out(slot, FEES)


def learn_portfolios(transcript: TableTranscript, ask: Ask, values: Sequence[Any]) -> None:
    counts: dict[int, Counter[str]] = {}
    for field, count in zip(ask.fields, values, strict=True):
        counts.setdefault(int(field.about["seat"]), Counter())[str(field.about["company"])] = int(count)
    for seat, found in counts.items():
        known = {company: transcript.portfolios.least(seat, company) for company in COMPANY_NAMES}
        cards = len(transcript.portfolios.cards[seat])
        total = sum((known | dict(found)).values())
        if total != cards:
            name = transcript.names[seat]
            sentence = f"{name} has {cards} normal shares at the end, not {total}."
            raise NoteError("count", sentence, player=name, count=str(cards), found=str(total))
        assert not any(transcript.portfolios.count_known(seat, card) for card in ACTION_CARDS)
        transcript.count_final(seat, Counter(known | dict(found)))
