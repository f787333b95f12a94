"""Sentences for the events of Stockpile. Events that say the same share a message; pairs and prices need none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from bigboard.cli.language import join_list, label, many, own_name, say, thousands
from bigboard.cli.tui.sentences import Voice, victory
from bigboard.games.contract import JsonDict
from bigboard.titles.stockpile.declaration import DECLARATION
from bigboard.titles.stockpile.notation.vocabulary import CARD_WORDS, initials
from bigboard.titles.stockpile.rules.cards.cards import CARD_NAMES, COMPANY_NAMES

PAIRS = ("pair_dealt", "open_pair", "pair_revealed")
# What the short log leaves out: what the table shows anyway, and the final count.
SMALL = (
    "strategies_dealt", "investors_dealt", "pile_bought", "majority", "final_sale", "bonds_repaid", "commodities",
    "taxes", "card_laid", "first_player",
)  # fmt: skip
SMALL_FOR_OTHERS = ("set_up", "beaten", "card_picked")
CARDS = {rule: name for name, rule in DECLARATION.card_rules.items()}
TOGETHER = ("sold", "final_sale", "price_moved", "company_shown", "fee_paid")


def has_sentence(event: JsonDict) -> bool:
    """Private events have a sentence only for those who see the secret."""
    kind = DECLARATION.event(event["type"])
    return not kind.private or any(name in event and name not in kind.data for name in kind.secret)


def is_small(event: JsonDict, voice: Voice) -> bool:
    kind = str(event["type"])
    if kind in SMALL_FOR_OTHERS:
        return int(event["seat"]) != voice.you
    if kind == "pair_revealed":
        return bool(event["rule"] == "STK-MOV-1")  # the price tells it
    return kind in SMALL


def group_events(events: Sequence[JsonDict]) -> list[list[JsonDict]]:
    """Sales, price moves, fees and the first cards of the stockpiles share a sentence."""
    found: list[list[JsonDict]] = []
    for kind, group in groupby(events, key=lambda event: str(event["type"])):
        alike = list(group)
        whole = kind in TOGETHER or (kind == "card_placed" and alike[0]["seat"] < 0)
        found += [alike] if whole else [[event] for event in alike]
    return found


def card_word(name: str) -> str:
    """A card as the terminal calls it: AA, boom, fee1; strategy cards and forecasts have no other name."""
    if name in COMPANY_NAMES or name not in CARD_NAMES:
        return initials(name) if name in COMPANY_NAMES else own_name("investor", name)
    word = CARD_WORDS[CARD_NAMES.index(name)]
    if word.startswith("fee"):
        return say("cli-card-fee", amount=word[-1])
    return say(f"cli-card-{word}")


def card_list(names: Sequence[str]) -> str:
    """Equal cards together: 2 × gold, oil."""
    counts = Counter(card_word(name) for name in names)
    return join_list([word if count == 1 else many(count, word) for word, count in counts.items()])


def source(rule: str) -> str:
    """The investor or card behind a clause, by its printed name: STK-STR-CORNER-THE-MARKET is Corner the Market."""
    return own_name("investor", CARDS.get(rule, ""))


def pile_name(pile: int) -> str:
    return say("stk-pile", pile=pile + 1)


def pair_name(pair: int) -> str:
    return say("stk-pair", pair=pair + 1)


def closing_text(word: str) -> str:
    return f"{word} ({say('stk-closed')})"


def aside(event: JsonDict) -> str:
    """Return the text in brackets after the sentence, if any: a secret, or what the money was for."""
    company = initials(event["company"]) if "company" in event else ""
    match event["type"]:
        case "pair_looked_at":
            return f"{company} {event['forecast']}" if company else ""
        case "pile_looked_at":
            return card_list(event["cards"]) if isinstance(event.get("cards"), list) else ""
        case "set_up":
            return card_word(event["share"]) if "share" in event else ""
        case "card_picked" | "fee_paid":
            return card_word(event["card"]) if "card" in event else ""
        case "strategy_played":
            return thousands(-event["cost"]) if event["cost"] else ""
        case "investor":
            return thousands(event["cash"])
        case "boom" | "bust":
            return company
        case "fee_received":
            return say("stk-flow-fees")
        case "second_split":
            return f"{company}, {say('stk-second-split')}"
        case "dividend_paid":
            return many(event["cards"] + 2 * event["split"], company)
        case "majority":
            return f"{company}, {say('stk-flow-majority')}{' =' if event['rule'] == 'STK-END-2' else ''}"
        case "interest" | "bonds_repaid":
            return say("option-stockpile-bonds")
        case "bonds_bought":
            return say("stk-bonds", count=event["bonds"])
        case "commodities" | "taxes":
            return say("option-stockpile-commerce")
        case "pile_bought":
            return pile_name(event["pile"])
        case "pile_taken":
            return taken_cards(event)
    return source(event["rule"])


def taken_cards(event: JsonDict) -> str:
    """The cards of a stockpile; face-down ones by name for those who have seen them."""
    if "hidden" in event:
        return card_list([*event["cards"], *event["hidden"]])
    hidden = [say("stk-closed-cards", count=event["face_down"])] if event["face_down"] else []
    return join_list([part for part in (card_list(event["cards"]), *hidden) if part])


def thing(event: JsonDict) -> str:
    """Return the subject of the sentence."""
    card = card_word(event["card"]) if "card" in event else ""
    company = initials(event["company"]) if "company" in event else ""
    match event["type"]:
        case "boom" | "bust":
            return say(f"stk-card-{event['type']}")
        case "investor" | "investor_chosen" | "investor_offered":
            return own_name("investor", event["investor"])
        case "card_placed" | "card_moved":
            if not card:
                return say("stk-a-closed-card")
            return closing_text(card) if event.get("face") == "down" else card
        case "bond_returned":
            return say("stk-bonds", count=1)
        case "pile_looked_at":
            return pile_name(event["pile"])
        case "pair_looked_at":
            return pair_name(event["pair"])
        case "sold":
            count = event["cards"]
            kinds = {"split": f" ({say('stk-sold-split', count=count)})", "half": f" ({say('stk-sold-half')})"}
            return many(count, company) + kinds.get(event["what"], "")
        case "shares_shown" | "shares_split" | "shares_lost":
            return many(event["cards"], company)
    named = event.get("hand") or event.get("cards") or event.get("dice")
    return card_list(named) if isinstance(named, list) else card or company


def sentence(events: Sequence[JsonDict], voice: Voice) -> str:
    event = events[0]
    kind = str(event["type"])
    if kind == "result":
        return victory(event, voice)
    if kind == "price_moved":
        return join_list([price_move(moved) for moved in events])
    if kind in PAIRS:
        whose = "" if event["seat"] < 0 else f" ({voice.who(event['seat'])})"
        said = f"{initials(event['company'])} {event['forecast']}"
        return label(f"{pair_name(event['pair'])}{whose}", said)
    if kind == "card_placed" and event["seat"] < 0:
        return join_list([label(pile_name(placed["pile"]), thing(placed)) for placed in events])
    amount = sum(int(alike.get("amount", alike.get("money", 0)) or 0) for alike in events)
    asides = join_list([part for part in dict.fromkeys(aside(alike) for alike in events) if part])
    args: dict[str, Any] = {
        "player": voice.who(event["seat"]),
        "what": f" ({asides})" if asides else "",
        "thing": join_list([thing(alike) for alike in events]),
        "company": initials(event["company"]) if "company" in event else "",
        "amount": thousands(abs(amount)),
        "round": event.get("round", 0),
        "pile": event.get("pile", 0) + 1,
        "pair": event.get("pair", 0) + 1,
        "given": thousands(event.get("given", 0)),
    }
    if kind == "card_moved":
        args["to"] = event["to"] + 1
    else:
        args |= {name: voice.who(event[name]) for name in ("from", "to") if name in event}
    return say(f"stockpile-event-{message_of(event, amount)}", **args)


def message_of(event: JsonDict, amount: int) -> str:
    """A stockpile with a price below nothing brings its buyer money."""
    kind = str(event["type"])
    return "receives" if kind == "pile_bought" and amount < 0 else DECLARATION.event(kind).said_as or kind


def price_move(event: JsonDict) -> str:
    return label(initials(event["company"]), f"{thousands(event['from'])} → {thousands(event['to'])}")
