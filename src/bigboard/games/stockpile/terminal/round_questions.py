"""Questions of the Supply and Demand Phases, and of the preparation: cards onto piles, bids, bonds, hands."""

from __future__ import annotations

from itertools import groupby

from bigboard.cli.messages import brief, listed, say, thousands
from bigboard.cli.questions import CLOSED, Answer, Gathering, Question
from bigboard.games.contract import JsonDict, State
from bigboard.games.stockpile.rules.actions import BID
from bigboard.games.stockpile.rules.cards import TRACK_SPACES
from bigboard.games.stockpile.terminal.sentences import card_word, pile_name
from bigboard.games.stockpile.terminal.table_words import (
    card_data,
    card_note,
    card_text,
    investor_note,
    numbered,
    own,
    own_prices,
    pile_card,
    pile_cards,
    player,
    with_pass,
)

NEVER = -1  # a gathering that nothing ends but its number


def keep_investor(view: JsonDict, world: State) -> Question:
    """Two players keep two; the rules take them in the order of the list, people need not."""
    legal = {entry["investor"]: int(entry["action"]) for entry in view["legal"]}
    found = [(entry["name"], investor_note(entry)) for entry in view["own"]["investors"]]
    kept = [entry["name"] for entry in own(view)["investors"]]
    answers = [
        Answer(str(number), name, note, legal.get(name))
        for number, (name, note) in enumerate([entry for entry in found if entry[0] not in kept], 1)
    ]
    wanted = (2 if view["players"] == 2 else 1) - len(kept)
    text = say("cli-ask-offer" if view["decision"] == "offer_investor" else "cli-ask-keep", count=wanted)
    if wanted == 1:
        open_answers = [answer for answer in answers if answer.action is not None]
        return Question(text, open_answers, shows_hand=True)
    text = f"{text} {say('cli-for-example', example='1 3')}"
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
    text = say("cli-ask-discard-strategies", count=wanted)
    if wanted == 1:
        return Question(text, answers, shows_hand=True)
    text = f"{text} {say('cli-for-example', example='1 4')}"
    return Question(text, answers, Gathering("discard", wanted, NEVER, whole=True), shows_hand=True)


def buy_bonds(view: JsonDict, world: State) -> Question:
    values = card_data(view)
    price = values.bond_price[view["players"]]
    left = view["rounds"] - view["round"] + 1
    answers = []
    for entry in view["legal"]:
        bonds = int(entry["bonds"])
        interest = thousands(bonds * int(values.interest) * left)
        note = say("cli-bonds-note", amount=thousands(bonds * price), interest=interest) if bonds else ""
        answers.append(Answer(str(bonds), say("cli-bonds", count=bonds), note, int(entry["action"])))
    text = say("cli-ask-bonds", price=thousands(price), cash=thousands(own(view)["money"]), left=view["bonds"])
    return Question(text, answers, shows_hand=True)


def place_card(view: JsonDict, world: State) -> Question:
    """A row for each card and face, a number for each pile: 13 is the first row's pile 3, and 3 where there is one."""
    rows: list[tuple[str, list[JsonDict]]] = []
    for (kind, card), group in groupby(sorted(view["legal"], key=place_order), key=place_row):
        face = say("stk-open" if kind == "place_up" else "stk-closed")
        rows.append((f"{card_word(card)} {face}", list(group)))
    answers = [
        Answer(
            f"{row if len(rows) > 1 else ''}{entry['pile'] + 1}",
            pile_name(entry["pile"]),
            "",
            int(entry["action"]),
            group=label,
        )
        for row, (label, entries) in enumerate(rows, 1)
        for entry in entries
    ]
    hand = [card_word(card) for card in view["own"]["hand"]]
    if len(hand) == 1:
        text = say("cli-ask-place-last", card=hand[0])
    else:
        free = any(entry["type"] == "place_down" for entry in view["legal"])
        text = say("cli-ask-place-any" if free else "cli-ask-place", first=hand[0], second=hand[1])
    return Question(text, answers, shows_hand=True)


def place_row(entry: JsonDict) -> tuple[str, str]:
    return entry["type"], entry["card"]


def place_order(entry: JsonDict) -> tuple[bool, int]:
    return entry["type"] != "place_up", int(entry["action"])


def pile_row(view: JsonDict, label: str) -> list[Answer]:
    """One card for any pile."""
    return [
        Answer(str(entry["pile"] + 1), pile_name(entry["pile"]), "", int(entry["action"]), group=label)
        for entry in view["legal"]
    ]


def place_commerce(view: JsonDict, world: State) -> Question:
    card = view["legal"][0]["card"]
    others = [card_word(held_card) for held_card in view["own"]["commerce"]]
    text = say("cli-ask-place-commerce", card=card_word(card))
    if len(others) > 1:
        text += " " + say("cli-different-piles", cards=listed(others))
    return Question(text, pile_row(view, card_word(card)), shows_hand=True)


def place_first_card(view: JsonDict, world: State) -> Question:
    card = say("option-stockpile-first_player_card")
    return Question(say("cli-ask-place-first"), pile_row(view, card))


def hand_first_card(view: JsonDict, world: State) -> Question:
    found = [(player(view, entry["seat"]), "", int(entry["action"])) for entry in view["legal"]]
    return Question(say("stockpile-ask-hand_first_card"), numbered(found))


def bid(view: JsonDict, world: State) -> Question:
    """A row for each bidding track; 24 is the fourth space of pile 2."""
    prices = own_prices(view, world)
    legal = {int(entry["action"]) for entry in view["legal"] if entry["type"] == "bid"}
    auction = view["decision"] == "bid_investor"
    answers: list[Answer] = []
    for pile, entry in enumerate(view["piles"]):
        label = f"{pile + 1} {entry['investor']['name']}" if auction else pile_name(pile)
        open_spaces = 0
        for space, printed in enumerate(view["track"]):
            action = BID + pile * TRACK_SPACES + space
            if action in legal:
                word = brief(printed) if prices[space] == printed else f"{printed}→{prices[space]}"
                answers.append(Answer(f"{pile + 1}{space + 1}", word, "", action, group=label))
                open_spaces += 1
        if not open_spaces:
            answers.append(Answer(CLOSED, closed_note(view, entry), "", group=label))
    uses = [entry for entry in view["legal"] if entry["type"] == "use"]
    answers += [use_answer(view, entry, number) for number, entry in enumerate(uses, 1)]
    if auction:
        return Question(say("cli-ask-bid-investor"), answers, phrase=True, shows_hand=True)
    cash = thousands(free_cash(view, prices))
    text = say("cli-ask-bid" if prices == view["track"] else "cli-ask-bid-own", cash=cash)
    return Question(text, answers, phrase=True, shows_hand=True)


def use_answer(view: JsonDict, entry: JsonDict, number: int, at_once: bool = False) -> Answer:
    """An investor to use."""
    name = entry["investor"]
    word = say("cli-use", investor=name)
    note = use_note(view, entry)
    return Answer(str(number), word, note, int(entry["action"]), at_once=at_once, typed=f"use {name}")


def use_note(view: JsonDict, entry: JsonDict) -> str:
    return next(card_text(found) for found in own(view)["investors"] if found["name"] == entry["investor"])


def free_cash(view: JsonDict, prices: list[int]) -> int:
    """Cash that no other bid of one's own needs."""
    bids = [entry["bid"] for entry in view["piles"] if entry["bid"] and entry["bid"]["seat"] == view["you"]]
    promised = sum(max(0, prices[int(standing["space"])]) for standing in bids)
    return int(own(view)["money"]) - promised


def closed_note(view: JsonDict, entry: JsonDict) -> str:
    """Why nothing can be bid on a track."""
    standing = entry["bid"]
    if standing is not None and standing["seat"] == view["you"]:
        return say("cli-own-bid")
    locked = standing is not None and standing["space"] == len(view["track"]) - 1
    return say("cli-locked" if locked else "cli-too-dear-for-you")


def look_at_pile(view: JsonDict, world: State) -> Question:
    found = [
        (pile_name(entry["pile"]), pile_cards(view["piles"][entry["pile"]]), int(entry["action"]))
        for entry in view["legal"]
        if "pile" in entry
    ]
    return Question(say("cli-ask-look-at-pile"), with_pass(numbered(found), view["legal"]))


def move_card(view: JsonDict, world: State) -> Question:
    """A row for each pile, a number for each card: 23 is the third card of pile 2."""
    answers: list[Answer] = []
    for entry in view["legal"]:
        if "pile" in entry:
            pile, place = int(entry["pile"]), int(entry["place"])
            word = pile_card(view["piles"][pile]["cards"][place])
            answers.append(Answer(f"{pile + 1}{place + 1}", word, "", int(entry["action"]), group=pile_name(pile)))
    return Question(say("stockpile-ask-move_card"), with_pass(answers, view["legal"]))


def move_to(view: JsonDict, world: State) -> Question:
    return Question(say("cli-ask-move-to"), pile_row(view, "→"))


def hide_card(view: JsonDict, world: State) -> Question:
    found = [(card_word(entry["card"]), pile_name(entry["pile"]), int(entry["action"])) for entry in view["legal"]]
    return Question(say("stockpile-ask-hide_card"), numbered(found))
