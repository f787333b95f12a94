"""The possible answers of Stockpile with their consequences, all from the offers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bigboard.cli.language import brief, join_list, own_name, say, thousands
from bigboard.cli.tui.multi_choice import item_answers
from bigboard.cli.tui.prompts import CLOSED, Answer, refusal_text
from bigboard.games.contract import IllegalAction, JsonDict
from bigboard.titles.stockpile.notation.actions import action_text
from bigboard.titles.stockpile.notation.vocabulary import initials
from bigboard.titles.stockpile.terminal.sentences import card_word, pair_name, pile_name
from bigboard.titles.stockpile.terminal.wording import (
    card_note,
    card_text,
    investor_note,
    own,
    pair_owner,
    pair_says,
    pile_card,
    pile_cards,
    player,
    portfolio_words,
)

NOTHING = ("pass", "stop", "end_turn")
PLACES = ("place_up", "place_down", "place_commerce", "place_first_card", "move_to")
PRICES = ("boom", "bust", "raise", "lower")
SHOWN_CLOSED = ("play", "use", "look_at_pair")  # what stays on the screen when it cannot be chosen


def answers_of(view: JsonDict) -> list[Answer]:
    """Every answer with its number: pieces of a choice of several first, `0` for nothing more."""
    offers = view["offers"]
    pick = offers["pick"]
    items: list[JsonDict] = pick["items"] if pick else []
    found = (
        [
            replace(answer, key=own_key(item["item"]) or answer.key, group=group(view, item["item"]))
            for answer, item in zip(item_answers(offers, lambda item: words_of(view, item)), items, strict=True)
        ]
        if pick
        else []
    )
    types = {item["item"]["type"] for item in items}
    count = items[0]["most"] if len(items) == 1 else len(items)
    for choice in offers["choices"]:
        if choice["type"] in types:
            continue
        key = own_key(choice)
        if not key:
            count += 1
            key = str(count)
        row, text = group(view, choice), note(view, choice, choice)
        at_once = pick is not None and choice["type"] not in NOTHING
        typed = action_text(choice, view["options"])
        found.append(
            Answer(key, word(view, choice, choice), "" if row else text, choice["action"], row, (), at_once, typed)
        )
    last = [answer for answer in found if answer.key == "0" and not answer.group]
    found = [answer for answer in found if answer not in last]
    if view["decision"] in ("bid", "bid_investor"):
        found = with_closed_tracks(view, found)
    elif any(choice["type"] in PLACES for choice in offers["choices"]):
        found = with_row_numbers(found)
    return [*found, *closed_answers(view), *last]


def words_of(view: JsonDict, item: JsonDict) -> tuple[str, str]:
    return word(view, item["item"], item), note(view, item["item"], item)


def own_key(words: JsonDict) -> str:
    """The key of an answer that is a number itself, or a place; others are counted through."""
    kind = words["type"]
    if kind in NOTHING:
        return "0"
    if kind in ("show", "buy_bonds"):
        return str(words.get("cards", words.get("bonds")))
    if kind in ("bid", "move_card"):
        return f"{words['pile'] + 1}{words['space' if kind == 'bid' else 'place'] + 1}"
    return str(words["pile"] + 1) if kind in PLACES else ""


def with_row_numbers(answers: Sequence[Answer]) -> list[Answer]:
    """A row for each card and face, open ones first: 13 is the first row's pile 3, and 3 where there is one row."""
    rows = list(dict.fromkeys(answer.group for answer in sorted(answers, key=lambda answer: answer.item is not None)))
    if len(rows) == 1:
        return list(answers)
    ordered = sorted(answers, key=lambda answer: rows.index(answer.group))
    return [replace(answer, key=f"{rows.index(answer.group) + 1}{answer.key}") for answer in ordered]


def with_closed_tracks(view: JsonDict, answers: Sequence[Answer]) -> list[Answer]:
    """A row for each bidding track, with the reason where nothing can be bid."""
    forbidden = [entry for entry in view["offers"]["forbidden"] if entry["type"] == "bid"]
    found: list[Answer] = []
    for pile in range(len(view["piles"])):
        name = track_name(view, pile)
        row = [answer for answer in answers if answer.group == name]
        reasons = [refusal(entry) for entry in forbidden if entry["pile"] == pile]
        found += row or [Answer(CLOSED, reasons[-1], "", group=name)]
    return found + [answer for answer in answers if not answer.group]


def closed_answers(view: JsonDict) -> list[Answer]:
    return [
        Answer(CLOSED, word(view, entry, entry), refusal(entry))
        for entry in view["offers"]["forbidden"]
        if entry["type"] in SHOWN_CLOSED
    ]


def refusal(entry: JsonDict) -> str:
    """Return the reason why an answer is forbidden now."""
    card = {"card": card_word(entry["args"]["card"])} if "card" in entry["args"] else {}
    return refusal_text("stockpile", IllegalAction(entry["rule"], entry["reason"], "", entry["args"]), **card)


def track_name(view: JsonDict, pile: int) -> str:
    investor = view["piles"][pile]["investor"] if view["decision"] == "bid_investor" else None
    return f"{pile + 1} {own_name('investor', investor['name'])}" if investor else pile_name(pile)


def group(view: JsonDict, words: JsonDict) -> str:
    """Return the label of the row that an answer is in; an empty string if it is alone."""
    match words["type"]:
        case "bid":
            return track_name(view, words["pile"])
        case "place_up" | "place_down":
            return f"{card_word(words['card'])} {say('stk-open' if words['type'] == 'place_up' else 'stk-closed')}"
        case "place_commerce":
            return card_word(words["card"])
        case "place_first_card":
            return say("option-stockpile-first_player_card")
        case "move_to":
            return "→"
        case "move_card":
            return pile_name(words["pile"])
        case "pick_company" | "pick_forecast":
            return say("stk-company" if words["type"] == "pick_company" else "cli-forecast")
        case "raise" | "lower":
            return say(f"cli-{words['type']}")
        case "boom" | "bust":
            name = {"boom": "Stock Boom", "bust": "Stock Bust"}[words["type"]]
            count = own(view)["portfolio"]["known"].get(name, 1)
            return card_word(name) + (f" ×{count}" if count > 1 else "")
    return ""


def word(view: JsonDict, words: JsonDict, offer: JsonDict) -> str:
    """Return the label of an answer."""
    match words["type"]:
        case "bid":
            mine = offer["cost"] - offer["gain"]
            return brief(offer["price"]) if mine == offer["price"] else f"{offer['price']}→{mine}"
        case "boom" | "bust" | "raise" | "lower":
            return f"{initials(words['company'])} {brief_move(offer['moves'][0])}"
        case "place_up" | "place_down" | "place_commerce" | "place_first_card" | "move_to" | "look_at_pile":
            return pile_name(words["pile"])
        case "move_card":
            return pile_card(view["piles"][words["pile"]]["cards"][words["place"]])
        case "look_at_pair" | "reveal_pair" | "lay":
            return pair_name(words["pair"])
        case "give_one" | "give_all" if "amount" in offer and view["power"]["seat"] == view["you"]:
            return f"{thousands(offer['amount'])} → {player(view, words['seat'])}"
        case "give_one" | "give_all" | "take_from" | "hand_first_card":
            return player(view, words["seat"])
        case "use":
            return say("cli-use", investor=own_name("investor", words["investor"]))
        case "show":
            return say("cli-show", count=words["cards"])
        case "buy_bonds":
            return say("cli-bonds", count=words["bonds"])
        case "stop" if view["decision"] in ("sell", "sell_now"):
            return say("cli-sell-nothing")
        case "pass" | "stop" | "end_turn":
            return say(f"stockpile-action-{words['type']}")
    name = next(words[key] for key in ("company", "card", "investor", "forecast") if key in words)
    return card_word(name) + kind_word(words["type"])


def kind_word(kind: str) -> str:
    """Behind a company: AA (split), AA (half split)."""
    if kind == "sell_split":
        return f" ({say('stk-sold-split', count=1)})"
    return f" ({say('stk-half')})" if kind.endswith("_half") or kind == "unsplit" else ""


def brief_move(move: JsonDict) -> str:
    """Return the move of a price: 5→7, or the event on the way there."""
    if move["splits"] or move["bankrupt"]:
        return say("cli-split" if move["splits"] else "cli-broke")
    return f"{move['price']}→{move['to']}"


def long_move(move: JsonDict) -> str:
    happens = f" ({brief_move(move)})" if move["splits"] or move["bankrupt"] else ""
    return f"{thousands(move['price'])} → {thousands(move['to'])}{happens}"


def have(offer: JsonDict) -> str:
    """Own cards of a company."""
    return say("cli-you-have", count=portfolio_words(offer["normal"], offer["split"]))


def note(view: JsonDict, words: JsonDict, offer: JsonDict) -> str:
    """Return the cost, gain or effect of an answer."""
    match words["type"]:
        case "sell" | "sell_split" | "sell_half":
            cards = offer["normal" if words["type"] == "sell" else "split"]
            return join_list([thousands(offer["gain"]), say("cli-you-have", count=cards)])
        case "sell_short" | "sell_short_half":
            return join_list([f"{thousands(offer['share'])} → {thousands(offer['gain'])}", have(offer)])
        case "choose":
            return choice_note(offer)
        case "take" if offer["cost"]:
            return say("cli-costs", cost=thousands(offer["cost"]), worth=thousands(offer["share"]))
        case "take" | "give_up" | "unsplit" | "split":
            return join_list([thousands(offer["share"]), have(offer), *(long_move(move) for move in offer["moves"])])
        case "show":
            return thousands(offer["gain"])
        case "buy_bonds" if offer["cost"]:
            interest = thousands(offer["interest"] * offer["rounds"])
            return say("cli-bonds-note", amount=thousands(offer["cost"]), interest=interest)
        case "look_at_pile":
            return pile_cards(view["piles"][words["pile"]])
        case "look_at_pair" | "reveal_pair" | "lay":
            return f"{pair_owner(view, words['pair'])}: {pair_says(view, words['pair'])}"
        case "keep":
            return investor_note(view, {**words, "name": words["investor"], "cash": offer["cash"]})
        case "discard_strategy":
            twice = f"{offer['held']} × · " if offer["held"] > 1 else ""
            return twice + card_note(view, {**words, "name": words["card"], "cost": offer["price"]})
        case "play":
            return card_note(view, {**words, "name": words["card"], "cost": offer["cost"]})
        case "use":
            return card_text(view, words["investor"])
        case "discard_commodity":
            return say("cli-you-have", count=offer["held"])
        case "give_one" | "give_all" | "take_from":
            return f"{say('cash')} {thousands(offer['money'])}"
    return ""


def choice_note(offer: JsonDict) -> str:
    """Return the note for a company chosen for a card: its new price, or its gain."""
    ways = [("▼", offer["as_dearer"]), ("▲", offer["as_cheaper"])]
    if any(move for _, move in ways):
        return join_list([f"{sign} {brief_move(move)}" for sign, move in ways if move])
    if offer["moves"]:
        return join_list([*(long_move(move) for move in offer["moves"][:1]), have(offer)])
    money = thousands(offer["gain"]) if offer["gain"] == offer["up_to"] else f"≤ {thousands(offer['up_to'])}"
    return join_list([money, have(offer)])
