"""Questions of the Action Phase, of investors and of strategy cards."""

from __future__ import annotations

from collections.abc import Callable

from bigboard.cli.messages import say, thousands
from bigboard.cli.questions import Answer, Gathering, Question
from bigboard.games.contract import JsonDict, State
from bigboard.games.stockpile.notation.words import initials
from bigboard.games.stockpile.rules.cards import CARD_NAMES, COMMODITIES, COMPANY_NAMES, FIRST_COMMERCE
from bigboard.games.stockpile.terminal.money_questions import dividend_note
from bigboard.games.stockpile.terminal.round_questions import NEVER, use_answer, use_note
from bigboard.games.stockpile.terminal.sentences import card_word, pair_name
from bigboard.games.stockpile.terminal.table_words import (
    card_data,
    card_note,
    company_of,
    holding,
    numbered,
    own,
    pair_owner,
    pair_says,
    power_is,
    power_number,
    price_move,
    price_note,
    shares,
    with_pass,
)

ACTION_CARDS = {"boom": ("Stock Boom", 1), "bust": ("Stock Bust", -1)}


def act(view: JsonDict, world: State) -> Question:
    """Booms and Busts in rows, then strategy cards and investors with what they do."""
    answers: list[Answer] = []
    steps = int(card_data(view).action_steps)
    for entry in view["legal"]:
        if entry["type"] in ACTION_CARDS:
            name, sign = ACTION_CARDS[entry["type"]]
            count = own(view)["portfolio"]["known"].get(name, 1)
            label = card_word(name) + (f" ×{count}" if count > 1 else "")
            word = f"{initials(entry['company'])} {price_move(view, entry['company'], sign * steps)}"
            answers.append(Answer(str(len(answers) + 1), word, "", int(entry["action"]), group=label))
    hand = {entry["name"]: entry for entry in view["own"].get("strategies", [])}
    for entry in view["legal"]:
        if entry["type"] == "play":
            note = card_note(hand[entry["card"]])
            answers.append(Answer(str(len(answers) + 1), entry["card"], note, int(entry["action"])))
        elif entry["type"] == "use":
            answers.append(use_answer(view, entry, len(answers) + 1))
    must = not any(entry["type"] == "end_turn" for entry in view["legal"])
    text = say("cli-ask-act-must", steps=steps) if must else say("stockpile-ask-act")
    plays = view.get("plays_left", 0)
    if plays > 1 and not must:
        text = f"{text}. {say('cli-plays-left', count=plays)}"
    return Question(text, with_pass(answers, view["legal"]), shows_hand=True)


def choose_power(view: JsonDict, world: State) -> Question:
    found = [(entry["investor"], use_note(view, entry), int(entry["action"])) for entry in view["legal"]]
    return Question(say("stockpile-ask-choose_power"), numbered(found))


def pick_card(view: JsonDict, world: State) -> Question:
    answers = []
    for number, entry in enumerate(view["legal"], 1):
        company = entry["type"] == "pick_company"
        word = initials(entry["company"]) if company else entry["forecast"]
        label = say("stk-company" if company else "cli-forecast")
        answers.append(Answer(str(number), word, "", int(entry["action"]), group=label))
    return Question(say("stockpile-ask-pick_card"), answers)


def pairs(view: JsonDict, text: str) -> Question:
    """A pair to look at, to turn up or to lay a card on."""
    found = [
        (
            pair_name(entry["pair"]),
            f"{pair_owner(view, entry['pair'])}: {pair_says(view, entry['pair'])}",
            int(entry["action"]),
        )
        for entry in view["legal"]
        if "pair" in entry
    ]
    return Question(text, with_pass(numbered(found), view["legal"]))


def look_at_pair(view: JsonDict, world: State) -> Question:
    return pairs(view, say("cli-ask-look-at-pair"))


def reveal_pair(view: JsonDict, world: State) -> Question:
    return pairs(view, say("cli-ask-reveal-pair"))


def lay_card(view: JsonDict, world: State) -> Question:
    return pairs(view, say("cli-ask-lay-card", card=view["power"]["name"]))


def move_price(view: JsonDict, world: State) -> Question:
    steps, companies = power_number(view, "steps"), power_number(view, "companies")
    answers = []
    for number, entry in enumerate(view["legal"], 1):
        sign = 1 if entry["type"] == "raise" else -1
        word = f"{initials(entry['company'])} {price_move(view, entry['company'], sign * steps)}"
        answers.append(Answer(str(number), word, "", int(entry["action"]), group=say(f"cli-{entry['type']}")))
    text = say("cli-ask-move-price", steps=steps)
    if companies:
        text = f"{text} ({view['power']['step']}/{companies})"
    return Question(text, answers)


def choose_company(view: JsonDict, world: State) -> Question:
    """By the card that asks: a dividend, a rise, two companies to trade, cheap shares to show."""
    amount, steps = power_number(view, "amount"), power_number(view, "steps")
    if power_is(view, "wash_trade"):
        return wash_trade(view, steps)
    note: Callable[[str], str]
    if power_is(view, "pump_and_dump"):
        text, note = say("cli-ask-raise"), lambda name: price_note(view, name, steps) + have(view, name)
    elif power_is(view, "golden_parachute"):
        text, note = say("cli-ask-cheap"), lambda name: f"≤ {thousands(shares(view, name) * amount)}"
    else:
        text, note = say("cli-ask-dividend", amount=thousands(amount)), lambda name: dividend_note(view, name, amount)
    found = [
        (initials(entry["company"]), note(entry["company"]), int(entry["action"]))
        for entry in view["legal"]
        if entry["type"] == "choose"
    ]
    return Question(text, with_pass(numbered(found), view["legal"]))


def wash_trade(view: JsonDict, steps: int) -> Question:
    """Two companies, in any order, until the first has been named."""
    legal = {entry["company"]: int(entry["action"]) for entry in view["legal"]}
    first = view["power"]["step"] == 0
    names = COMPANY_NAMES if first else list(legal)
    answers = [
        Answer(str(number), initials(name), thousands(company_of(view, name)["price"]), legal.get(name))
        for number, name in enumerate(names, 1)
    ]
    if not first:
        return Question(say("stockpile-ask-choose_company"), answers)
    text = f"{say('cli-ask-wash-trade', steps=steps)} {say('cli-for-example', example='1 3')}"
    return Question(text, answers, Gathering("choose", 2, NEVER, whole=True))


def have(view: JsonDict, name: str) -> str:
    return f", {say('cli-you-have', count=holding(view, name))}" if shares(view, name) else ""


def take_card(view: JsonDict, world: State) -> Question:
    discount = power_number(view, "discount") if power_is(view, "barack") else -1
    found = []
    for entry in view["legal"]:
        if entry["type"] == "take":
            price = int(company_of(view, entry["company"])["price"])
            note = thousands(price)
            if discount >= 0:
                note = say("cli-costs", cost=thousands(max(0, price - discount)), worth=thousands(price))
            found.append((initials(entry["company"]), note, int(entry["action"])))
    text = say("stockpile-ask-take_card" if discount < 0 else "cli-ask-buy-discard")
    return Question(text, with_pass(numbered(found), view["legal"]))


def give_up_share(view: JsonDict, world: State) -> Question:
    answers = []
    for number, entry in enumerate(view["legal"], 1):
        name = entry["company"]
        half = entry["type"] == "unsplit"
        word = f"{initials(name)} ({say('stk-half')})" if half else initials(name)
        note = thousands(company_of(view, name)["price"]) + have(view, name)
        if power_is(view, "buyback"):
            note += f"; {price_note(view, name, power_number(view, 'steps'))}"
        typed = f"{initials(name)}-half" if half else ""
        answers.append(Answer(str(number), word, note, int(entry["action"]), typed=typed))
    return Question(say("cli-ask-give-up", card=view["power"]["name"]), answers)


def split_share(view: JsonDict, world: State) -> Question:
    found = [
        (
            initials(entry["company"]),
            f"→ {thousands(2 * company_of(view, entry['company'])['price'])}",
            int(entry["action"]),
        )
        for entry in view["legal"]
    ]
    return Question(say("cli-ask-split"), numbered(found))


def discard_action(view: JsonDict, world: State) -> Question:
    found = [(card_word(entry["card"]), "", int(entry["action"])) for entry in view["legal"]]
    return Question(say("cli-ask-discard", card=view["power"]["name"]), numbered(found))


def discard_commodity(view: JsonDict, world: State) -> Question:
    have = own(view)["commerce"]
    kinds = CARD_NAMES[FIRST_COMMERCE : FIRST_COMMERCE + COMMODITIES]
    found = [
        (card_word(entry["card"]), say("cli-you-have", count=have.get(entry["card"], 0)), int(entry["action"]))
        for entry in view["legal"]
        if entry["card"] in kinds
    ]
    return Question(say("cli-ask-discard", card=view["power"]["name"]), numbered(found))
