"""Questions of the Action Phase, of investors and of strategy cards."""

from __future__ import annotations

from collections.abc import Callable

from bigboard.cli.questions import Answer, Gathering, Question
from bigboard.cli.questions.stockpile_money import dividend_note
from bigboard.cli.questions.stockpile_round import NEVER, use_note
from bigboard.cli.questions.stockpile_table import (
    box,
    card_note,
    company_of,
    holding,
    numbered,
    own,
    pair_name,
    pair_says,
    power_is,
    power_numbers,
    price_move,
    price_note,
    shares,
    with_pass,
)
from bigboard.cli.sentences.stockpile import money
from bigboard.games.contract import JsonDict, State
from bigboard.games.stockpile.cards import CARD_NAMES, COMMODITIES, COMPANY_NAMES, GOODS
from bigboard.records.stockpile_words import card_word, initials

ACTION_CARDS = {"boom": ("Stock Boom", 1), "bust": ("Stock Bust", -1)}


def act(view: JsonDict, world: State) -> Question:
    """Booms and Busts in rows, then strategy cards and investors with what they do."""
    answers: list[Answer] = []
    steps = int(box(view).action_steps)
    for entry in view["legal"]:
        if entry["type"] in ACTION_CARDS:
            name, sign = ACTION_CARDS[entry["type"]]
            count = own(view)["portfolio"]["known"].get(name, 1)
            label = card_word(name).capitalize() + (f" ×{count}" if count > 1 else "")
            word = f"{initials(entry['company'])} {price_move(view, entry['company'], sign * steps)}"
            answers.append(Answer(str(len(answers) + 1), word, "", int(entry["action"]), group=label))
    hand = {entry["name"]: entry for entry in view["own"].get("strategies", [])}
    for entry in view["legal"]:
        if entry["type"] == "play":
            note = card_note(hand[entry["card"]])
            answers.append(Answer(str(len(answers) + 1), entry["card"], note, int(entry["action"])))
        elif entry["type"] == "use":
            note = use_note(view, entry)
            answers.append(Answer(str(len(answers) + 1), f"use {entry['investor']}", note, int(entry["action"])))
    must = not any(entry["type"] == "end_turn" for entry in view["legal"])
    answers = with_pass(answers, view["legal"], "nothing more this round")
    text = (
        f"Use your Booms and Busts; each moves a price by {steps}." if must else "What do you do in your Action turn?"
    )
    plays = view.get("plays_left", 0)
    if plays > 1:
        text += f" You may play {plays} strategies."
    return Question(text, answers, shows_hand=True)


def choose_power(view: JsonDict, world: State) -> Question:
    found = [(entry["investor"], use_note(view, entry), int(entry["action"])) for entry in view["legal"]]
    return Question("Which of your investors comes first?", numbered(found))


def pick_card(view: JsonDict, world: State) -> Question:
    answers = []
    for number, entry in enumerate(view["legal"], 1):
        company = entry["type"] == "pick_company"
        word = initials(entry["company"]) if company else entry["forecast"]
        label = "company" if company else "forecast"
        answers.append(Answer(str(number), word, "", int(entry["action"]), group=label))
    return Question("Which card becomes half of your own pair this round?", answers)


def pairs(view: JsonDict, text: str, none: str) -> Question:
    """A pair to look at, to turn up or to lay a card on."""
    found = [
        (
            f"pair {entry['pair'] + 1}",
            f"{pair_name(view, entry['pair'])}, {pair_says(view, entry['pair'])}",
            int(entry["action"]),
        )
        for entry in view["legal"]
        if "pair" in entry
    ]
    return Question(text, with_pass(numbered(found), view["legal"], none))


def look_at_pair(view: JsonDict, world: State) -> Question:
    return pairs(view, "At which hidden pair do you look?", "look at none")


def reveal_pair(view: JsonDict, world: State) -> Question:
    return pairs(view, "Which of your pairs do you turn up for everybody?", "")


def lay_card(view: JsonDict, world: State) -> Question:
    return pairs(view, f"On which forecast do you lay {view['power']['name']}, face down?", "")


def move_price(view: JsonDict, world: State) -> Question:
    steps, companies = power_numbers(view)
    answers = []
    for number, entry in enumerate(view["legal"], 1):
        sign = 1 if entry["type"] == "raise" else -1
        word = f"{initials(entry['company'])} {price_move(view, entry['company'], sign * steps)}"
        answers.append(Answer(str(number), word, "", int(entry["action"]), group=entry["type"]))
    which = f" (company {view['power']['step']} of {companies})" if companies else ""
    return Question(f"Which price do you move by {steps}{which}?", answers)


def choose_company(view: JsonDict, world: State) -> Question:
    """By the card that asks: a dividend, a rise, two companies to trade, cheap shares to show."""
    amount, _ = power_numbers(view)
    if power_is(view, "wash_trade"):
        return wash_trade(view, amount)
    note: Callable[[str], str]
    if power_is(view, "pump_and_dump"):
        text, note = "Which company moves up?", lambda name: price_note(view, name, amount) + have(view, name)
    elif power_is(view, "golden_parachute"):
        text, note = (
            "Of which cheap company do you show shares?",
            lambda name: f"up to {money(shares(view, name) * amount)}",
        )
    else:
        text = f"Which company pays everybody {money(amount)} a share?"
        note = lambda name: dividend_note(view, name, amount)  # noqa: E731
    found = [
        (initials(entry["company"]), note(entry["company"]), int(entry["action"]))
        for entry in view["legal"]
        if entry["type"] == "choose"
    ]
    return Question(text, with_pass(numbered(found), view["legal"], "no company pays"))


def wash_trade(view: JsonDict, steps: int) -> Question:
    """Two companies, in any order, until the first has been named."""
    legal = {entry["company"]: int(entry["action"]) for entry in view["legal"]}
    first = view["power"]["step"] == 0
    names = COMPANY_NAMES if first else list(legal)
    answers = [
        Answer(str(number), initials(name), money(company_of(view, name)["price"]), legal.get(name))
        for number, name in enumerate(names, 1)
    ]
    if not first:
        return Question("Which company is the other one?", answers)
    text = f"Two companies, for example 1 3: the dearer moves down {steps}, the cheaper up {steps}."
    return Question(text, answers, Gathering("choose", 2, NEVER, whole=True))


def have(view: JsonDict, name: str) -> str:
    return f", have {holding(view, name)}" if shares(view, name) else ""


def take_card(view: JsonDict, world: State) -> Question:
    discount = power_numbers(view)[0] if power_is(view, "barack") else -1
    found = []
    for entry in view["legal"]:
        if entry["type"] == "take":
            price = int(company_of(view, entry["company"])["price"])
            cost = f"costs {money(max(0, price - discount))}, " if discount >= 0 else ""
            found.append((initials(entry["company"]), f"{cost}worth {money(price)}", int(entry["action"])))
    text = "Which share do you take from the discard pile?" if discount < 0 else "Buy a share from the discard pile?"
    return Question(text, with_pass(numbered(found), view["legal"], "buy none"))


def give_up_share(view: JsonDict, world: State) -> Question:
    found = []
    for entry in view["legal"]:
        name = entry["company"]
        price = money(company_of(view, name)["price"])
        half = entry["type"] == "unsplit"
        word = f"{initials(name)}-half" if half else initials(name)
        rest = "a split card becomes normal" if half else f"{price}, have {holding(view, name)}"
        if power_is(view, "buyback"):
            rest += f", then {price_note(view, name, power_numbers(view)[0])}"
        found.append((word, rest, int(entry["action"])))
    return Question(f"{view['power']['name']}: which share do you give up?", numbered(found))


def split_share(view: JsonDict, world: State) -> Question:
    found = [
        (
            initials(entry["company"]),
            f"worth {money(2 * company_of(view, entry['company'])['price'])} then",
            int(entry["action"]),
        )
        for entry in view["legal"]
    ]
    return Question("Which share moves into your Split Portfolio?", numbered(found))


def discard_action(view: JsonDict, world: State) -> Question:
    found = [(card_word(entry["card"]), "unused", int(entry["action"])) for entry in view["legal"]]
    return Question(f"{view['power']['name']}: which card do you discard unused?", numbered(found))


def discard_commodity(view: JsonDict, world: State) -> Question:
    goods = own(view)["goods"]
    kinds = CARD_NAMES[GOODS : GOODS + COMMODITIES]
    found = [
        (card_word(entry["card"]), f"have {goods.get(entry['card'], 0)}", int(entry["action"]))
        for entry in view["legal"]
        if entry["card"] in kinds
    ]
    return Question(f"{view['power']['name']}: which commodity do you discard?", numbered(found))
