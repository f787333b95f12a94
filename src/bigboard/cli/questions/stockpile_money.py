"""Questions of the Selling Phase, of dividends, and of money that changes hands."""

from __future__ import annotations

from collections.abc import Sequence

from bigboard.cli.questions import Answer, Explanation, Gathering, Question
from bigboard.cli.questions.stockpile_table import (
    company_of,
    held,
    holding,
    named,
    numbered,
    own,
    player,
    power_is,
    power_numbers,
    sale_price,
    shares,
    with_pass,
)
from bigboard.cli.sentences import listed
from bigboard.cli.sentences.stockpile import money, number_of
from bigboard.games.contract import JsonDict, State
from bigboard.games.stockpile.actions import STOP
from bigboard.games.stockpile.cards import COMPANY_NAMES
from bigboard.records.stockpile_words import Sale, initials, read_sale

KINDS = {"sell": "normal", "sell_split": "split", "sell_half": "half"}
SHORT_KINDS = {"sell_short": "normal", "sell_short_half": "half"}


def sell(view: JsonDict, world: State) -> Question:
    """Everything that can be sold, one card a number; people sell in any order."""
    answers: list[Answer] = []
    offered = {(entry["company"], KINDS[entry["type"]]) for entry in view["legal"] if entry["type"] in KINDS}
    most = 0
    for name in COMPANY_NAMES:
        for kind in ("normal", "split", "half"):
            if (name, kind) in offered:
                answers.append(sale_answer(view, name, kind, len(answers) + 1))
                most += held(view, name)[0 if kind == "normal" else 1] if kind != "half" else 0
    for entry in view["legal"]:
        if entry["type"] == "use":
            text = next(found["text"] for found in own(view)["investors"] if found["name"] == entry["investor"])
            key = str(len(answers) + 1)
            answers.append(Answer(key, f"use {entry['investor']}", text, int(entry["action"]), at_once=True))
    answers.append(Answer("0", "stop", "sell nothing" if answers else "you have nothing to sell", STOP))
    cash = money(own(view)["money"])
    again = " again" if view["stage"] == "after_selling" else ""
    example = ", for example 1 1 2" if len(answers) > 2 else ""
    text = f"Sell shares{again}{example}? You have {cash}."
    if view["decision"] == "sell_now":
        text = f"Sell shares of the company at once? You have {cash}."
    return Question(text, answers, Gathering("sell", max(most, 1), STOP), shows_hand=True)


def sale_answer(view: JsonDict, name: str, kind: str, number: int) -> Answer:
    """One card to sell. Half of a split card leaves a normal one."""
    normal, split = held(view, name)
    price = sale_price(view, company_of(view, name)["price"])
    word = initials(name) if kind == "normal" else f"{initials(name)}-{kind}"
    amount = 2 * price if kind == "split" else price
    have = normal if kind == "normal" else split
    rest = ", leaves it normal" if kind == "half" else ""
    return Answer(str(number), word, f"{money(amount)} each, have {have}{rest}")


def sell_short(view: JsonDict, world: State) -> Question:
    price, limit = power_numbers(view)
    found = []
    for entry in view["legal"]:
        if entry["type"] in SHORT_KINDS:
            name = entry["company"]
            half = "-half" if entry["type"] == "sell_short_half" else ""
            now = money(company_of(view, name)["price"])
            note = f"{money(sale_price(view, price))} instead of {now}, have {holding(view, name)}"
            found.append((f"{initials(name)}{half}", note, int(entry["action"])))
    if not power_is(view, "bear_raid"):
        return Question(f"Which share do you sell for {money(price)}?", numbered(found))
    left = limit - int(view["power"]["step"])
    answers = with_pass(numbered(found), view["legal"], "sell no more")
    text = f"Sell up to {number_of(left, 'share')} at {money(price)} each{', for example 1 1 2' if left > 2 else ''}."
    return Question(text, answers, Gathering("short", left, STOP))


def show_shares(view: JsonDict, world: State) -> Question:
    """A dividend is paid for what one shows; split shares lie open."""
    name, amount = view["dividend"]["company"], int(view["dividend"]["amount"])
    normal, split = held(view, name)
    answers = []
    for entry in view["legal"]:
        count = int(entry["cards"])
        paid = money((count + 2 * split) * amount)
        word = f"show {count}" if count else "show none"
        hidden = f", {normal - count} stay hidden" if normal > count else ""
        answers.append(Answer(str(count), word, f"{paid}{hidden}", int(entry["action"])))
    have = f"You have {holding(view, name)}." if normal or split else "You have none, but the others cannot know."
    text = f"{initials(name)} pays {money(amount)} a share to those who show theirs. {have}"
    return Question(text, answers, shows_hand=True)


def show_cheap(view: JsonDict, world: State) -> Question:
    amount, _ = power_numbers(view)
    name = COMPANY_NAMES[view["power"]["choice"]]
    _, split = held(view, name)
    found = []
    for entry in view["legal"]:
        count = int(entry["cards"])
        found.append(Answer(str(count), f"show {count}", money((count + 2 * split) * amount), int(entry["action"])))
    return Question(f"How many shares of {initials(name)} do you show, at {money(amount)} each?", found)


def show_companies(view: JsonDict, world: State) -> Question:
    amount, _ = power_numbers(view)
    found = [
        (initials(entry["company"]), f"{money(amount)}, have {holding(view, entry['company'])}", int(entry["action"]))
        for entry in view["legal"]
        if entry["type"] == "choose"
    ]
    answers = with_pass(numbered(found), view["legal"], "show no more")
    example = ", for example 1 2" if len(found) > 1 else ""
    text = f"Show a share each of which companies, at {money(amount)} a company{example}? Known ones are paid already."
    return Question(text, answers, Gathering("show", max(1, len(found)), STOP))


def give_money(view: JsonDict, world: State) -> Question:
    """The whole sum to one, or half of it to each of two; Sanders chooses among the poorest."""
    given, taken = power_numbers(view)
    legal = {(entry["type"], entry["seat"]): int(entry["action"]) for entry in view["legal"]}
    seats = [seat for kind, seat in legal if kind == "give_one"]
    if power_is(view, "sanders"):
        found = [(player(view, seat), cash_note(view, seat), action) for (_, seat), action in legal.items()]
        return Question(f"Who of the poorest gets {money(taken)}?", numbered(found))
    whole = [
        Answer("", f"{money(given)} to {named(view, seat)}", cash_note(view, seat), action)
        for (kind, seat), action in legal.items()
        if kind == "give_all"
    ]
    halves = [
        Answer(
            "",
            f"{money(given // 2)} to {named(view, one)} and {named(view, two)}",
            "",
            legal["give_one", one],
            more=(action_to(world, one, two),),
        )
        for one in seats
        for two in range(one + 1, view["players"])
        if two != view["you"] and int(view["power"]["step"]) == 0
    ]
    rest = [
        Answer("", f"{money(given // 2)} to {named(view, seat)}", cash_note(view, seat), legal["give_one", seat])
        for seat in seats
        if int(view["power"]["step"]) == 1
    ]
    answers = [renumbered(answer, number) for number, answer in enumerate([*whole, *halves, *rest], 1)]
    return Question("You must give money away. To whom?", answers)


def action_to(world: State, one: int, two: int) -> int:
    """The second half of a gift."""
    trial = world.clone()
    trial.apply(trial.find({"type": "give_one", "seat": one}))
    return trial.find({"type": "give_one", "seat": two})


def renumbered(answer: Answer, number: int) -> Answer:
    return Answer(str(number), answer.word, answer.note, answer.action, answer.group, answer.more)


def cash_note(view: JsonDict, seat: int) -> str:
    return f"{'have' if seat == view['you'] else 'has'} {money(view['seats'][seat]['money'])}"


def take_money(view: JsonDict, world: State) -> Question:
    taken, _ = power_numbers(view)
    found = [
        (named(view, entry["seat"]), cash_note(view, entry["seat"]), int(entry["action"])) for entry in view["legal"]
    ]
    return Question(f"Equally rich: from whom do you take {money(taken)}?", numbered(found))


def sale_of(view: JsonDict, words: Sequence[str]) -> Sale:
    """What the words sell; ValueError if they are not understood."""
    return read_sale(list(words), {name: held(view, name) for name in COMPANY_NAMES})


def sale_total(view: JsonDict, sale: Sale) -> int:
    total = 0
    for (name, kind), count in sale.items():
        price = company_of(view, name)["price"] if view["decision"] != "sell_short" else power_numbers(view)[0]
        total += count * sale_price(view, price) * (2 if kind == "split" else 1)
    return total


def sale_text(view: JsonDict, sale: Sale) -> str:
    """The sale so far and what it brings."""
    kinds = {"normal": "", "split": "split ", "half": "half split "}
    parts = [f"{count} {kinds[kind]}{initials(name)}" for (name, kind), count in sale.items()]
    total = sale_total(view, sale)
    return f"{listed(parts)} for {money(total)}, which makes {money(own(view)['money'] + total)}"


def too_many(view: JsonDict, sale: Sale) -> Explanation | None:
    """More cards than there are. Half and whole split cards are the same cards."""
    for name in COMPANY_NAMES:
        normal, split = held(view, name)
        if sale[name, "normal"] > normal:
            text = f"You have {number_of(normal, 'normal card')} of {initials(name)}, not {sale[name, 'normal']}."
            return Explanation(text, "STK-SEL-3")
        wanted = sale[name, "split"] + sale[name, "half"]
        if wanted > split:
            return Explanation(
                f"You have {number_of(split, 'split card')} of {initials(name)}, not {wanted}.", "STK-SEL-3"
            )
    return None


def worth_showing(view: JsonDict, words: Sequence[str]) -> str:
    amount, _ = power_numbers(view)
    return f"{listed([word.upper() for word in words])} for {money(amount * len(words))}"


def dividend_note(view: JsonDict, name: str, amount: int) -> str:
    count = shares(view, name)
    return f"{money(count * amount)} for your {number_of(count, 'share')}" if count else "nothing for you"
