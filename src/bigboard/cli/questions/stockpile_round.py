"""Questions of the Supply and Demand Phases, and of the preparation: cards onto piles, bids, bonds, hands."""

from __future__ import annotations

from itertools import groupby

from bigboard.cli.questions import CLOSED, Answer, Gathering, Question
from bigboard.cli.questions.stockpile_table import (
    box,
    card_note,
    investor_note,
    named,
    numbered,
    own,
    own_prices,
    pile_card,
    pile_cards,
)
from bigboard.cli.sentences.stockpile import money, number_of
from bigboard.games.contract import JsonDict, State
from bigboard.games.stockpile.actions import BID
from bigboard.games.stockpile.box import TRACK_SPACES
from bigboard.records.stockpile_words import card_word

NEVER = -1  # a gathering that nothing ends but its number


def keep_investor(view: JsonDict, world: State) -> Question:
    """Two players keep two; the rules take them in the order of the list, people need not."""
    legal = {entry["investor"]: int(entry["action"]) for entry in view["legal"]}
    verb = "offer in the auction" if view["decision"] == "offer_investor" else "keep"
    found = [(entry["name"], investor_note(entry)) for entry in view["own"]["investors"]]
    kept = [entry["name"] for entry in own(view)["investors"]]
    answers = [
        Answer(str(number), name, note, legal.get(name))
        for number, (name, note) in enumerate([entry for entry in found if entry[0] not in kept], 1)
    ]
    wanted = (2 if view["players"] == 2 else 1) - len(kept)
    if wanted == 1:
        open_answers = [answer for answer in answers if answer.action is not None]
        return Question(f"Which investor do you {verb}?", open_answers, shows_hand=True)
    text = f"Which two investors do you {verb}? For example 1 3."
    return Question(text, answers, Gathering("keep", wanted, NEVER, whole=True), shows_hand=True)


def discard_strategy(view: JsonDict, world: State) -> Question:
    legal = {entry["card"]: int(entry["action"]) for entry in view["legal"]}
    wanted = 2 - len(view["own"]["discarded"])
    hand = view["own"]["strategies"]
    if wanted == 1:
        hand = [entry for entry in hand if entry["name"] in legal]
    counts = {entry["name"]: sum(other["name"] == entry["name"] for other in hand) for entry in hand}
    unique = {entry["name"]: entry for entry in hand}
    answers = [
        Answer(str(number), name, ("2 × · " if counts[name] > 1 else "") + card_note(entry), legal.get(name))
        for number, (name, entry) in enumerate(unique.items(), 1)
    ]
    if wanted == 1:
        return Question("Which strategy card do you discard as well?", answers, shows_hand=True)
    text = f"Discard two of your {len(hand)} strategy cards, for example 1 4."
    return Question(text, answers, Gathering("discard", wanted, NEVER, whole=True), shows_hand=True)


def buy_bonds(view: JsonDict, world: State) -> Question:
    values = box(view)
    price = values.bond_price[view["players"]]
    left = view["rounds"] - view["round"] + 1
    answers = []
    for entry in view["legal"]:
        bonds = int(entry["bonds"])
        interest = bonds * int(values.interest) * left
        note = f"{money(bonds * price)} now, the same at the end, {money(interest)} of interest until then"
        word = number_of(bonds, "bond") if bonds else "none"
        answers.append(Answer(str(bonds), word, note if bonds else "keep the cash", int(entry["action"])))
    text = f"Buy bonds at {money(price)}? You have {money(own(view)['money'])}; {view['bonds']} bonds are left."
    return Question(text, answers, shows_hand=True)


def place_card(view: JsonDict, world: State) -> Question:
    """A row for each card and face, a number for each pile: 13 is the first row's pile 3, and 3 where there is one."""
    rows: list[tuple[str, list[JsonDict]]] = []
    for (kind, card), group in groupby(sorted(view["legal"], key=place_order), key=place_row):
        rows.append((f"{card_word(card)} {'face up' if kind == 'place_up' else 'face down'}", list(group)))
    answers = [
        Answer(
            f"{row if len(rows) > 1 else ''}{entry['pile'] + 1}",
            f"pile {entry['pile'] + 1}",
            "",
            int(entry["action"]),
            group=label,
        )
        for row, (label, entries) in enumerate(rows, 1)
        for entry in entries
    ]
    hand = [card_word(card) for card in view["own"]["hand"]]
    if len(hand) == 2:
        text = f"You hold {hand[0]} and {hand[1]}: one goes face up on a pile, then the other face down."
        if len(rows) > 2 or any("down" in label for label, _ in rows):
            text = f"You hold {hand[0]} and {hand[1]}. Where do you lay one of them? Both may lie face down."
    else:
        text = f"Now {hand[0]} face down: on which pile?"
    return Question(text, answers, shows_hand=True)


def place_row(entry: JsonDict) -> tuple[str, str]:
    return entry["type"], entry["card"]


def place_order(entry: JsonDict) -> tuple[bool, int]:
    return entry["type"] != "place_up", int(entry["action"])


def pile_row(view: JsonDict, label: str) -> list[Answer]:
    """One card for any pile."""
    return [
        Answer(str(entry["pile"] + 1), f"pile {entry['pile'] + 1}", "", int(entry["action"]), group=label)
        for entry in view["legal"]
    ]


def place_commerce(view: JsonDict, world: State) -> Question:
    card = view["legal"][0]["card"]
    others = [card_word(held_card) for held_card in view["own"]["commerce"]]
    more = f" You hold {' and '.join(others)}; they go on different piles." if len(others) > 1 else ""
    text = f"On which pile do you lay {card_word(card)}, face up?{more}"
    return Question(text, pile_row(view, card_word(card)), shows_hand=True)


def place_first_card(view: JsonDict, world: State) -> Question:
    text = "On which pile do you lay the First Player Card? Its buyer says who begins next."
    return Question(text, pile_row(view, "First Player Card"))


def hand_first_card(view: JsonDict, world: State) -> Question:
    found = []
    for entry in view["legal"]:
        yourself = entry["seat"] == view["you"]
        found.append(("you" if yourself else named(view, entry["seat"]), "", int(entry["action"])))
    return Question("You bought the First Player Card. Who begins the next round?", numbered(found))


def bid(view: JsonDict, world: State) -> Question:
    """A row for each bidding track; 24 is the fourth space of pile 2."""
    prices = own_prices(view, world)
    legal = {int(entry["action"]) for entry in view["legal"] if entry["type"] == "bid"}
    auction = view["decision"] == "bid_investor"
    answers: list[Answer] = []
    for pile, entry in enumerate(view["piles"]):
        label = f"{pile + 1} {entry['investor']['name']}" if auction else f"pile {pile + 1}"
        open_spaces = 0
        for space, printed in enumerate(view["track"]):
            action = BID + pile * TRACK_SPACES + space
            if action in legal:
                word = f"${printed}" if prices[space] == printed else f"${printed}→{prices[space]}"
                answers.append(Answer(f"{pile + 1}{space + 1}", word, "", action, group=label))
                open_spaces += 1
        if not open_spaces:
            answers.append(Answer(CLOSED, closed_note(view, entry), "", group=label))
    uses = [entry for entry in view["legal"] if entry["type"] == "use"]
    answers += numbered([(f"use {entry['investor']}", use_note(view, entry), int(entry["action"])) for entry in uses])
    if auction:
        text = "Bid for an investor, out of its cash: a number, or pile and price such as 1 3."
    else:
        text = f"Bid for a pile: a number, or pile and price such as 2 6. You have {money(free_cash(view, prices))}."
    if prices != view["track"]:
        text = text.replace("Bid for a pile:", "Bid (→ is what you pay):")
    return Question(text, answers, phrase=True, shows_hand=True)


def use_note(view: JsonDict, entry: JsonDict) -> str:
    return next(str(found["text"]) for found in own(view)["investors"] if found["name"] == entry["investor"])


def free_cash(view: JsonDict, prices: list[int]) -> int:
    """Cash that no other bid of one's own needs."""
    bids = [entry["bid"] for entry in view["piles"] if entry["bid"] and entry["bid"]["seat"] == view["you"]]
    promised = sum(max(0, prices[int(standing["space"])]) for standing in bids)
    return int(own(view)["money"]) - promised


def closed_note(view: JsonDict, entry: JsonDict) -> str:
    """Why nothing can be bid on a track."""
    standing = entry["bid"]
    if standing is not None and standing["seat"] == view["you"]:
        return "your own bid stands here"
    locked = standing is not None and standing["space"] == len(view["track"]) - 1
    return "locked" if locked else "too dear for you"


def look_at_pile(view: JsonDict, world: State) -> Question:
    found = []
    ending: list[Answer] = []
    for entry in view["legal"]:
        if entry["type"] == "pass":
            ending.append(Answer("0", "pass", "look at none", int(entry["action"])))
        else:
            pile = entry["pile"]
            found.append((f"pile {pile + 1}", pile_cards(view["piles"][pile]), int(entry["action"])))
    return Question("At the face-down cards of which pile do you look?", numbered(found) + ending)


def move_card(view: JsonDict, world: State) -> Question:
    """A row for each pile, a number for each card: 23 is the third card of pile 2."""
    answers: list[Answer] = []
    for entry in view["legal"]:
        if entry["type"] == "pass":
            answers.append(Answer("0", "pass", "move nothing", int(entry["action"])))
            continue
        pile, place = int(entry["pile"]), int(entry["place"])
        word = pile_card(view["piles"][pile]["cards"][place])
        answers.append(Answer(f"{pile + 1}{place + 1}", word, "", int(entry["action"]), group=f"pile {pile + 1}"))
    return Question("Which card do you move to another pile?", answers)


def move_to(view: JsonDict, world: State) -> Question:
    return Question("To which pile do you move it?", pile_row(view, "to"))


def hide_card(view: JsonDict, world: State) -> Question:
    found = [
        (f"{card_word(entry['card'])} on pile {entry['pile'] + 1}", "", int(entry["action"])) for entry in view["legal"]
    ]
    return Question("You drew the opening cards. Which one lies face down?", numbered(found))
