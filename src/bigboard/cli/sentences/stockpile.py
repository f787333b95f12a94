"""What happens in Stockpile, in English.

Each type of event has a template. `[bid]` is a verb whose subject is the seat of the event; `{amount}` and the like are
filled with the event's facts as people say them: piles and pairs counted from 1, companies by initials, money as $6K.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from bigboard.cli.sentences import Phrase, Voice, listed, verb
from bigboard.games.contract import JsonDict
from bigboard.games.stockpile.cards import CARD_NAMES, FIRST_PLAYER_CARD
from bigboard.records.stockpile_words import card_word, initials

VERB = re.compile(r"\[(\w+)\]")

# Templates; where the secret part of an event may be missing, the second one tells it to those who do not see it.
SENTENCES: dict[str, tuple[str, ...]] = {
    "first_player": ("[are] drawn as first player",),
    "strategies_dealt": ("[are] dealt {hand}", "[are] dealt {cards} strategy cards"),
    "investors_dealt": ("[are] dealt {hand}", "[are] dealt {cards} investors"),
    "investor_chosen": ("[choose] {investor}", "[choose] an investor"),
    "investor_offered": ("{investor} is put up on pile {pile}",),
    "investor": ("[play] {investor} with {cash}",),
    "strategy_discarded": ("[discard] {card}", "[discard] a strategy card"),
    "strategies_drawn": ("[draw] {hand}", "[draw] {cards} strategy cards"),
    "set_up": ("[start] with {money} and a share of {share}", "[start] with {money} and a hidden share"),
    "round": ("[begin] round {round}",),
    "bonds_bought": ("[buy] {bonds} for {amount}",),
    "dice": ("the dice show {dice}",),
    "card_picked": ("[pick] {card} in secret", "[pick] a {kind} card in secret"),
    "pair_dealt": ("[learn] from pair {pair}: {company} {forecast}", "[look] at pair {pair}"),
    "open_pair": ("the open pair is {company} {forecast}",),
    "opening_drawn": ("[draw] the opening cards {cards}", "[draw] the opening cards"),
    "cards_dealt": ("[are] dealt {hand}", "[are] dealt {cards} cards"),
    "card_placed": ("[lay] {card}{down} on pile {pile}", "[lay] a card face down on pile {pile}"),
    "commerce_drawn": ("[draw] {hand}", "[draw] {commerce}"),
    "pile_looked_at": ("[look] under pile {pile}: {cards}", "[look] at the face-down cards of pile {pile}"),
    "card_moved": ("[move] {card} from pile {pile} to {to}", "[move] a face-down card from pile {pile} to {to}"),
    "bid": ("[bid] {amount} for pile {pile}",),
    "beaten": ("[are] outbid on pile {pile}",),
    "pair_looked_at": ("[look] at pair {pair}: {company} {forecast}", "[look] at pair {pair}"),
    "pile_bought": ("[pay] {amount} for pile {pile}",),
    "pile_taken": ("[take] pile {pile}: {taken}",),
    "first_card_handed": ("[hand] the First Player Card to {to}",),
    "fee_paid": ("[pay] {amount} in fees",),
    "fee_owed": ("cannot pay and [owe] {amount} in fees",),
    "fee_received": ("[receive] {amount} for a fee",),
    "received": ("[receive] {amount}{source}",),
    "fined": ("[pay] {amount} for being outbid",),
    "paid": ("[pay] {amount}{source}",),
    "given": ("[give] {amount} to {to}",),
    "levelled": ("[take] {amount} from {from} and [give] {given} to {to}",),
    "boom": ("[play] a Boom on {company}",),
    "bust": ("[play] a Bust on {company}",),
    "strategy_played": ("[play] {card}{cost}",),
    "strategy_laid": ("[play] {card} face down{cost}", "[play] a strategy card face down{cost}"),
    "card_laid": ("[lay] it on pair {pair}",),
    "laid_card_revealed": ("{whose} card on it was {card}",),
    "card_discarded": ("[discard] {card}",),
    "share_given_up": ("[give] up {given_up} of {company}",),
    "share_taken": ("[take] a share of {company} from the discard pile",),
    "share_split": ("[split] a share of {company}",),
    "bond_returned": ("[give] back a bond",),
    "company_shown": ("[show] {company} for {amount}",),
    "shares_shown": ("[show] {cards} of {company} for {amount}",),
    "sold": ("[sell] {company} for {amount}",),
    "dividend": ("{company} pays {amount} a share",),
    "dividend_paid": ("[receive] {amount} for {shares} of {company}",),
    "price_moved": ("{company} {from} → {to}",),
    "split": ("{company} splits",),
    "second_split": ("[receive] {amount} for split shares of {company}",),
    "shares_split": ("[split] {cards} of {company}",),
    "bankruptcy": ("{company} is bankrupt",),
    "shares_lost": ("[lose] {cards} of {company}",),
    "pair_revealed": ("{whose_pair} is {company} {forecast}",),
    "interest": ("[receive] {amount} of interest",),
    "game_over": ("the game is over after the last round",),
    "majority": ("[receive] {amount} for {company}, {most}",),
    "final_sale": ("[sell] {company} for {amount}",),
    "bonds_repaid": ("[receive] {amount} for bonds",),
    "commodities": ("[receive] {amount} for commodities",),
    "taxes": ("[pay] {amount} in taxes",),
    "result": ("{victory}",),
}
# Without these the first template cannot be told.
SECRETS = ("hand", "investor", "share", "forecast", "card", "hidden", "cards")
# What the short log leaves out: cards and pairs of others, what the table shows anyway, and the final count.
SMALL = (
    "strategies_dealt",
    "investors_dealt",
    "pile_bought",
    "majority",
    "final_sale",
    "bonds_repaid",
    "commodities",
    "taxes",
    "card_laid",
    "first_player",
)
SMALL_FOR_OTHERS = (
    "investor_chosen", "strategy_discarded", "strategies_drawn", "set_up",
    "pair_dealt", "cards_dealt", "commerce_drawn", "opening_drawn", "beaten", "card_picked",
)  # fmt: skip


def money(amount: int) -> str:
    if not amount:
        return "$0"
    return f"${amount}K" if amount > 0 else f"-${-amount}K"


def cards(names: Sequence[str]) -> str:
    """Cards of the market and of commerce: 2 AA, boom and fee1."""
    return listed(counted(names)) or "nothing"


def counted(names: Sequence[str]) -> list[str]:
    counts = Counter(said(name) for name in names)
    return [word if count == 1 else f"{count} {word}" for word, count in counts.items()]


def said(name: str) -> str:
    """A card as people call it; strategy cards and forecasts have no other name."""
    if name == CARD_NAMES[FIRST_PLAYER_CARD]:
        return "the First Player Card"
    return card_word(name) if name in CARD_NAMES else name


def number_of(count: int, thing: str) -> str:
    many = {"strategy": "strategies", "tax": "taxes"}.get(thing, f"{thing}s")
    return f"{count} {thing if count == 1 else many}"


def source(rule: str) -> str:
    """The investor or card behind a clause: STK-STR-NAKED-SHORT is Naked Short."""
    name = rule.partition("STK-STR-")[2] or rule.partition("STK-INV-")[2]
    return f" ({name.replace('-', ' ').title()})" if name and not name.isdecimal() else ""


def whose(seat: int, voice: Voice) -> str:
    return "your" if seat == voice.you else f"{voice.who(seat)}'s"


def somebody(seat: int, voice: Voice) -> str:
    return "you" if seat == voice.you else voice.who(seat)


def is_small(event: JsonDict, voice: Voice) -> bool:
    kind = str(event["type"])
    if kind in SMALL_FOR_OTHERS:
        return int(event["seat"]) != voice.you
    if kind == "pair_revealed":
        return bool(event["rule"] == "STK-MOV-1")  # the price tells it
    return kind in SMALL


def phrases(events: Sequence[JsonDict], voice: Voice) -> list[Phrase]:
    """What one seat did. Sales, price moves and the like are told together."""
    told: list[Phrase] = []
    for kind, group in groupby(events, key=lambda event: str(event["type"])):
        alike = list(group)
        if kind in ("sold", "final_sale"):
            told.append(sales(alike, voice))
        elif kind == "price_moved":
            told.append(Phrase(", ".join(phrase(event, voice).text for event in alike), acts=False))
        elif kind == "company_shown":
            told.append(together(alike, voice, "show"))
        elif kind == "fee_paid":
            told.append(together(alike, voice, "pay"))
        elif kind == "card_placed":
            told.append(opening(alike) if alike[0]["seat"] < 0 else placed(alike, voice))
        else:
            told += [phrase(event, voice) for event in alike]
    return told


def sales(events: Sequence[JsonDict], voice: Voice) -> Phrase:
    """Several sales in one phrase: sells 2 AA for $10K and 1 split BB for $12K."""
    parts = []
    for event in events:
        company = initials(event["company"])
        kinds = {"normal": "", "split": "split ", "half": "half split "}
        what = f"{event['cards']} {kinds[event['what']]}{company}" if "cards" in event else company
        parts.append(f"{what} for {money(event['amount'])}")
    return Phrase(f"{verb('sell', events[0]['seat'] == voice.you)} {listed(parts)}")


def opening(events: Sequence[JsonDict]) -> Phrase:
    """The first cards of the stockpiles, by number of the pile where one of them lies face down."""
    cards_open = [said(event["card"]) for event in events]
    if [event["pile"] for event in events] != list(range(len(events))):
        cards_open = [f"{said(event['card'])} on pile {event['pile'] + 1}" for event in events]
    return Phrase(f"the stockpiles open with {listed(cards_open)}", acts=False)


def placed(events: Sequence[JsonDict], voice: Voice) -> Phrase:
    """Lays AA on pile 1 and a card face down on pile 3."""
    first, *others = [phrase(event, voice).text for event in events]
    return Phrase(listed([first, *(text.partition(" ")[2] for text in others)]))


def together(events: Sequence[JsonDict], voice: Voice, base: str) -> Phrase:
    """Sums that belong together."""
    said_verb = verb(base, events[0]["seat"] == voice.you)
    total = money(sum(int(event["amount"]) for event in events))
    if base == "pay":
        return Phrase(f"{said_verb} {total} in fees")
    return Phrase(f"{said_verb} {listed([initials(event['company']) for event in events])} for {total}")


def phrase(event: JsonDict, voice: Voice) -> Phrase:
    templates = SENTENCES.get(str(event["type"]), (str(event["type"]).replace("_", " "),))
    template = templates[0]
    if event["type"] == "pile_bought" and event["amount"] < 0:
        template = template.replace("[pay]", "[receive]")
    if event["type"] == "first_card_handed" and event["to"] == event["seat"]:
        template = "[keep] the First Player Card"
    if len(templates) > 1 and any(f"{{{name}}}" in template and missing(event, name) for name in SECRETS):
        template = templates[1]
    text = template.format_map(Facts(event, voice))
    you = event["seat"] == voice.you
    acts = VERB.search(template) is not None
    return Phrase(VERB.sub(lambda found: verb(found.group(1), you), text), acts)


def missing(event: JsonDict, name: str) -> bool:
    return name not in event or (name == "cards" and not isinstance(event[name], list))


class Facts(dict[str, str]):
    """What the fields of an event are in words."""

    def __init__(self, event: JsonDict, voice: Voice) -> None:
        super().__init__()
        self.event = event
        self.voice = voice

    def __missing__(self, name: str) -> str:
        event, voice = self.event, self.voice
        value: Any = event.get(name)
        match name:
            case "amount" | "money" | "cash" | "given":
                return money(abs(int(value)))
            case "pile" | "pair":
                return str(value + 1)
            case "company" | "share":
                return initials(value)
            case "hand" | "dice":
                return listed([said(card) for card in value])
            case "cards":
                return cards(value) if isinstance(value, list) else str(value)
            case "card":
                return said(value)
            case "down":
                return " face down" if event["face"] == "down" else ""
            case "commerce":
                return number_of(event["cards"], "commerce card")
            case "bonds":
                return number_of(value, "bond")
            case "cost":
                return f" for {money(value)}" if value else ""
            case "source":
                return source(event["rule"])
            case "from" | "to":
                if event["type"] == "price_moved":
                    return money(value)
                return str(value + 1) if event["type"] == "card_moved" else somebody(value, voice)
            case "shares":
                return number_of(event["cards"] + 2 * event["split"], "share")
            case "whose":
                return whose(event["seat"], voice)
            case "whose_pair":
                return f"{whose(event['seat'], voice)} pair" if event["seat"] >= 0 else f"pair {event['pair'] + 1}"
            case "given_up":
                return "a share" if event["what"] == "normal" else "half a split share"
            case "taken":
                return taken(event)
            case "most":
                return "most shares" if event["rule"] == "STK-END-1" else "as many shares as another"
            case "victory":
                return victory(event, voice)
        return str(value)


def taken(event: JsonDict) -> str:
    """The cards of a stockpile; face-down ones by name for those who have seen them."""
    hidden = [] if "hidden" in event or not event["face_down"] else [f"{event['face_down']} face down"]
    return listed(counted([*event["cards"], *event.get("hidden", [])]) + hidden) or "nothing"


def victory(event: JsonDict, voice: Voice) -> str:
    winners = event["winners"]
    amount = money(event["money"][winners[0]])
    names = listed([voice.who(seat) for seat in winners])
    if len(winners) > 1:
        return f"{names} share the victory with {amount} each"
    return f"{names} {verb('win', winners[0] == voice.you)} with {amount}"
