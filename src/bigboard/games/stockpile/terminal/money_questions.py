"""Questions of the Selling Phase, of dividends, and of money that changes hands."""

from __future__ import annotations

from collections.abc import Sequence

from bigboard.cli.messages import listed, many, say, thousands
from bigboard.cli.questions import Answer, Explanation, Gathering, Question
from bigboard.games.contract import JsonDict, State
from bigboard.games.stockpile.notation.words import Sale, initials, read_sale
from bigboard.games.stockpile.rules.cards import COMPANY_NAMES
from bigboard.games.stockpile.rules.numbers import STOP
from bigboard.games.stockpile.terminal.round_questions import use_answer
from bigboard.games.stockpile.terminal.table_words import (
    company_of,
    held,
    holding,
    named,
    numbered,
    own,
    player,
    power_is,
    power_number,
    sale_price,
    shares,
    with_pass,
)

KINDS = {"sell": "normal", "sell_split": "split", "sell_half": "half"}
SHORT_KINDS = {"sell_short": "normal", "sell_short_half": "half"}


def sell(view: JsonDict, world: State) -> Question:
    """Everything that can be sold, one card a number; people sell in any order."""
    answers: list[Answer] = []
    offered = {
        (entry["company"], KINDS[entry["type"]]): int(entry["action"])
        for entry in view["legal"]
        if entry["type"] in KINDS and entry["cards"] == 1
    }
    most = 0
    for name in COMPANY_NAMES:
        for kind in ("normal", "split", "half"):
            if (name, kind) in offered:
                answers.append(sale_answer(view, name, kind, len(answers) + 1, offered[name, kind]))
                most += held(view, name)[0 if kind == "normal" else 1] if kind != "half" else 0
    for entry in view["legal"]:
        if entry["type"] == "use":
            answers.append(use_answer(view, entry, len(answers) + 1, at_once=True))
    example = "1 1 2" if len(answers) > 1 else "1"
    answers.append(Answer("0", say("cli-sell-nothing"), "", STOP, typed="stop"))
    text = say("cli-ask-sell-now" if view["decision"] == "sell_now" else "cli-ask-sell-shares")
    text = f"{text} {say('cli-for-example', example=example)} {cash_text(view)}"
    return Question(text, answers, Gathering("sell", max(most, 1), STOP), shows_hand=True)


def cash_text(view: JsonDict) -> str:
    return say("cli-cash-is", cash=thousands(own(view)["money"]))


def kind_word(name: str, kind: str) -> str:
    """AA, AA (split), AA (half split)"""
    return initials(name) if kind == "normal" else f"{initials(name)} ({say(f'stk-{kind}')})"


def notation(name: str, kind: str) -> str:
    return initials(name) if kind == "normal" else f"{initials(name)}-{kind}"


def sale_answer(view: JsonDict, name: str, kind: str, number: int, action: int) -> Answer:
    """One card to sell. Half of a split card leaves a normal one."""
    normal, split = held(view, name)
    price = sale_price(view, company_of(view, name)["price"])
    amount = 2 * price if kind == "split" else price
    have = say("cli-you-have", count=normal if kind == "normal" else split)
    note = f"{thousands(amount)}, {have}"
    return Answer(str(number), kind_word(name, kind), note, action, typed=notation(name, kind))


def sell_short(view: JsonDict, world: State) -> Question:
    price = power_number(view, "price")
    answers: list[Answer] = []
    for entry in view["legal"]:
        if entry["type"] in SHORT_KINDS:
            name, kind = entry["company"], SHORT_KINDS[entry["type"]]
            now, short = (thousands(sale_price(view, each)) for each in (company_of(view, name)["price"], price))
            note = f"{now} → {short}, {say('cli-you-have', count=holding(view, name))}"
            word, typed = kind_word(name, kind), notation(name, kind)
            answers.append(Answer(str(len(answers) + 1), word, note, int(entry["action"]), typed=typed))
    if not power_is(view, "bear_raid"):
        return Question(say("cli-ask-short", price=thousands(price), count=1), answers)
    left = power_number(view, "shares") - int(view["power"]["step"])
    text = say("cli-ask-short", price=thousands(price), count=left)
    if left > 2:
        text = f"{text} {say('cli-for-example', example='1 1 2')}"
    return Question(text, with_pass(answers, view["legal"]), Gathering("short", left, STOP))


def show_shares(view: JsonDict, world: State) -> Question:
    """A dividend is paid for what one shows; split shares lie open."""
    name, amount = view["dividend"]["company"], int(view["dividend"]["amount"])
    text = say("cli-ask-show", company=initials(name), amount=thousands(amount), count=holding(view, name))
    return Question(text, shown(view, name, amount), shows_hand=True)


def shown(view: JsonDict, name: str, amount: int) -> list[Answer]:
    """How many normal cards to show, and what they and the split ones bring."""
    _, split = held(view, name)
    answers = []
    for entry in view["legal"]:
        count = int(entry["cards"])
        paid = thousands((count + 2 * split) * amount)
        answers.append(Answer(str(count), say("cli-show", count=count), paid, int(entry["action"])))
    return answers


def show_cheap(view: JsonDict, world: State) -> Question:
    amount = power_number(view, "amount")
    name = view["power"]["chosen"]["company"]
    text = say("cli-ask-show", company=initials(name), amount=thousands(amount), count=holding(view, name))
    return Question(text, shown(view, name, amount))


def show_companies(view: JsonDict, world: State) -> Question:
    amount = power_number(view, "amount")
    found = [
        (
            initials(entry["company"]),
            f"{thousands(amount)}, {say('cli-you-have', count=holding(view, entry['company']))}",
            int(entry["action"]),
        )
        for entry in view["legal"]
        if entry["type"] == "choose"
    ]
    text = say("cli-ask-show-companies", amount=thousands(amount))
    if len(found) > 1:
        text = f"{text} {say('cli-for-example', example='1 2')}"
    return Question(text, with_pass(numbered(found), view["legal"]), Gathering("show", max(1, len(found)), STOP))


def give_money(view: JsonDict, world: State) -> Question:
    """The whole sum to one, or half of it to each of two; Sanders chooses among the poorest."""
    given = power_number(view, "amount")
    legal = {(entry["type"], entry["seat"]): int(entry["action"]) for entry in view["legal"]}
    seats = [seat for kind, seat in legal if kind == "give_one"]
    if power_is(view, "sanders"):
        found = [(player(view, seat), cash_note(view, seat), action) for (_, seat), action in legal.items()]
        return Question(say("cli-ask-poorest", amount=thousands(power_number(view, "given"))), numbered(found))
    whole = [
        Answer("", gift(given, named(view, seat)), cash_note(view, seat), action)
        for (kind, seat), action in legal.items()
        if kind == "give_all"
    ]
    halves = [
        Answer(
            "",
            gift(given // 2, listed([named(view, one), named(view, two)])),
            "",
            legal["give_one", one],
            more=(action_to(world, one, two),),
        )
        for one in seats
        for two in range(one + 1, view["players"])
        if two != view["you"] and int(view["power"]["step"]) == 0
    ]
    rest = [
        Answer("", gift(given // 2, named(view, seat)), cash_note(view, seat), legal["give_one", seat])
        for seat in seats
        if int(view["power"]["step"]) == 1
    ]
    answers = [renumbered(answer, number) for number, answer in enumerate([*whole, *halves, *rest], 1)]
    return Question(say("stockpile-ask-give_money"), answers)


def gift(amount: int, names: str) -> str:
    return f"{thousands(amount)} → {names}"


def action_to(world: State, one: int, two: int) -> int:
    """The second half of a gift."""
    trial = world.clone()
    trial.apply(trial.find({"type": "give_one", "seat": one}))
    return trial.find({"type": "give_one", "seat": two})


def renumbered(answer: Answer, number: int) -> Answer:
    return Answer(str(number), answer.word, answer.note, answer.action, answer.group, answer.more)


def cash_note(view: JsonDict, seat: int) -> str:
    return f"{say('cash')} {thousands(view['seats'][seat]['money'])}"


def take_money(view: JsonDict, world: State) -> Question:
    taken = power_number(view, "taken")
    found = [
        (named(view, entry["seat"]), cash_note(view, entry["seat"]), int(entry["action"])) for entry in view["legal"]
    ]
    return Question(f"{say('stockpile-ask-take_money')} ({thousands(taken)})", numbered(found))


def sale_of(view: JsonDict, words: Sequence[str]) -> Sale:
    """What the words sell; ValueError if they are not understood."""
    return read_sale(list(words), {name: held(view, name) for name in COMPANY_NAMES})


def sale_total(view: JsonDict, sale: Sale) -> int:
    total = 0
    for (name, kind), count in sale.items():
        price = company_of(view, name)["price"] if view["decision"] != "sell_short" else power_number(view, "price")
        total += count * sale_price(view, price) * (2 if kind == "split" else 1)
    return total


def sale_text(view: JsonDict, sale: Sale) -> str:
    """The sale so far and what it brings."""
    things = listed([many(count, kind_word(name, kind)) for (name, kind), count in sale.items()])
    total = sale_total(view, sale)
    return say("cli-sale", things=things, amount=thousands(total), cash=thousands(own(view)["money"] + total))


def too_many(view: JsonDict, sale: Sale) -> Explanation | None:
    """More cards than there are. Half and whole split cards are the same cards."""
    for name in COMPANY_NAMES:
        normal, split = held(view, name)
        halves = sale[name, "split"] + sale[name, "half"]
        for kind, have, wanted in (("normal", normal, sale[name, "normal"]), ("split", split, halves)):
            if wanted > have:
                text = say("cli-too-few-cards", card=kind_word(name, kind), have=have, wanted=wanted)
                return Explanation(text, "STK-SEL-3")
    return None


def worth_showing(view: JsonDict, words: Sequence[str]) -> str:
    amount = power_number(view, "amount")
    things = listed([word.upper() for word in words])
    return say("cli-for", things=things, amount=thousands(amount * len(words)))


def dividend_note(view: JsonDict, name: str, amount: int) -> str:
    return f"{thousands(shares(view, name) * amount)}, {say('cli-you-have', count=holding(view, name))}"
