"""The questions of Stockpile, with the effect of each answer."""

from __future__ import annotations

from collections.abc import Sequence

from bigboard.cli.language import join_list, label, own_name, say, thousands
from bigboard.cli.tui.prompts import Explanation, Question, refusal_text
from bigboard.games.contract import IllegalAction, JsonDict, State
from bigboard.titles.stockpile.declaration import CARD_RULES, DECLARATION
from bigboard.titles.stockpile.notation.vocabulary import (
    CARD_WORDS,
    INITIALS,
    KIND_OF,
    as_number,
    find_company,
    initials,
    is_beginning,
    is_last_word,
    is_whole,
)
from bigboard.titles.stockpile.rules.cards.cards import CARD_NAMES, COMPANY_NAMES, FIRST_COMMERCE, TAX
from bigboard.titles.stockpile.terminal.answers import answers_of
from bigboard.titles.stockpile.terminal.sentences import card_word, pair_name, pile_name
from bigboard.titles.stockpile.terminal.wording import (
    card_data,
    card_note,
    company_of,
    full_name,
    holding,
    own,
    pile_card,
    pile_cards,
    player,
    power_number,
)

EXAMPLES = "bid 2 6, up AA 3, sell AA 2 BB, boom CC"

COMMODITY_NAMES = CARD_NAMES[FIRST_COMMERCE:TAX]
ARROWS = {"raise": "▲ ", "lower": "▼ "}

# The clause behind a card that is only a word on the screen.
MARKET_CARD_RULES = {
    "Stock Boom": "STK-ACT-3",
    "Stock Bust": "STK-ACT-4",
    **{f"Trading Fee {fee}": "STK-DEM-12" for fee in (1, 2, 3)},
    **dict.fromkeys(COMMODITY_NAMES, "STK-COM-5"),
    "Tax": "STK-COM-6",
    "First Player Card": "STK-FPC-3",
}

# Questions of one card whose own words say more.
ASKED_AS = {
    "look_at_pile": "cli-ask-look-at-pile",
    "move_to": "cli-ask-move-to",
    "look_at_pair": "cli-ask-look-at-pair",
    "reveal_pair": "cli-ask-reveal-pair",
    "split_share": "cli-ask-split",
    "place_first_card": "cli-ask-place-first",
    "bid_investor": "cli-ask-bid-investor",
}
OF_A_CARD = {
    "lay_card": "cli-ask-lay-card",
    "give_up_share": "cli-ask-give-up",
    "discard_action": "cli-ask-discard",
    "discard_commodity": "cli-ask-discard",
}


def question(view: JsonDict, world: State) -> Question:
    """Return the question of the view's offers, without a line for an empty hand."""
    offers, own_cards = view["offers"], view["own"]
    holds = own_cards["hand"] or own_cards.get("commerce") or own_cards.get("strategies")
    pick = offers["pick"]
    text = question_text(view, offers)
    if pick and len(pick["items"]) > 1 and view["decision"] not in ("place_card", "place_commerce", "give_money"):
        text = f"{text} {say('cli-for-example', example='1 2')}"
    if offers["question"] == "sell":
        text = f"{text} {say('cli-cash-is', cash=thousands(own(view)['money']))}"
    return Question(
        text,
        answers_of(view),
        shows_hand=view["power"] is None or not holds,
        phrase=offers["question"] in ("bid", "bid_investor"),
        pick=pick,
    )


def question_text(view: JsonDict, offers: JsonDict) -> str:
    """Return the question, with the numbers of the offers."""
    name, first = offers["question"], offers["choices"][0]
    count = offers["pick"]["most"] if offers["pick"] else 1
    if name in ASKED_AS:
        return say(ASKED_AS[name])
    if name in OF_A_CARD:
        return say(OF_A_CARD[name], card=view["power"]["name"])
    match name:
        case "keep_investor" | "offer_investor":
            return say("cli-ask-keep" if name == "keep_investor" else "cli-ask-offer", count=count)
        case "discard_strategy":
            return say("cli-ask-discard-strategies", count=count)
        case "buy_bonds":
            price = next(choice["cost"] for choice in offers["choices"] if choice["bonds"])
            return say("cli-ask-bonds", price=thousands(price), cash=thousands(own(view)["money"]), left=view["bonds"])
        case "place_card":
            return placing_text(view, offers)
        case "place_commerce":
            cards = join_list([card_word(card) for card in view["own"]["commerce"]])
            more = f" {say('cli-different-piles', cards=cards)}" if first["then"] else ""
            return say("cli-ask-place-commerce", card=card_word(first["card"])) + more
        case "bid":
            bids = [choice for choice in offers["choices"] if choice["type"] == "bid"]
            printed = all(choice["price"] == choice["cost"] - choice["gain"] for choice in bids)
            cash = thousands(own(view)["free_money"])
            return say("cli-ask-bid" if printed else "cli-ask-bid-own", cash=cash)
        case "act":
            return acting_text(view, offers)
        case "move_price":
            companies = power_number(view, "companies")
            text = say("cli-ask-move-price", steps=power_number(view, "steps"))
            return f"{text} ({view['power']['step']}/{companies})" if companies else text
        case "choose_company":
            return choosing_text(view, first)
        case "take_card" if any(choice["cost"] for choice in offers["choices"]):
            return say("cli-ask-buy-discard")
        case "sell" | "sell_now":
            return say("cli-ask-sell-shares" if name == "sell" else "cli-ask-sell-now")
        case "sell_short":
            return say("cli-ask-short", price=thousands(power_number(view, "price")), count=count)
        case "show_shares" | "show_cheap":
            company, amount = first["company"], thousands(first["amount"])
            return say("cli-ask-show", company=initials(company), amount=amount, count=holding(view, company))
        case "show_split_shares":
            company, amount = first["company"], thousands(first["amount"])
            return say("cli-ask-show-split", company=initials(company), amount=amount, count=first["split"])
        case "show_companies":
            return say("cli-ask-show-companies", amount=thousands(power_number(view, "amount")))
        case "give_money" if view["power"]["seat"] != view["you"] or (
            not offers["pick"] and "taken" in view["power"]["numbers"]
        ):
            return say("cli-ask-poorest", amount=thousands(first["amount"]))
        case "take_money":
            return f"{say('stockpile-ask-take_money')} ({thousands(first['amount'])})"
    return say(f"stockpile-ask-{DECLARATION.question(name).asked_as or name}")


def placing_text(view: JsonDict, offers: JsonDict) -> str:
    hand = [card_word(card) for card in view["own"]["hand"]]
    if len(hand) == 1:
        return say("cli-ask-place-last", card=hand[0])
    return say("cli-ask-place-any" if offers["pick"] else "cli-ask-place", first=hand[0], second=hand[1])


def acting_text(view: JsonDict, offers: JsonDict) -> str:
    """Booms and Busts have to be used; strategy cards may be played."""
    if any(entry["type"] == "end_turn" for entry in offers["forbidden"]):
        return say("cli-ask-act-must", steps=int(card_data(view).action_steps))
    plays = view.get("plays_left", 0)
    text = say("stockpile-ask-act")
    return f"{text}. {say('cli-plays-left', count=plays)}" if plays > 1 else text


def choosing_text(view: JsonDict, first: JsonDict) -> str:
    """By what the card does: two companies to trade, a rise, a dividend, cheap shares to show."""
    if view["offers"]["pick"]:
        return say("cli-ask-wash-trade", steps=power_number(view, "steps"))
    if len(first["moves"]) == 1:
        return say("cli-ask-raise")
    if first["moves"]:
        return say("stockpile-ask-choose_company")
    return say("cli-ask-dividend", amount=thousands(first["dividend"])) if first["dividend"] else say("cli-ask-cheap")


def gathered_text(view: JsonDict, words: Sequence[str]) -> str:
    """Choices of several are picks here."""
    return join_list(list(words))


def too_much(view: JsonDict, words: Sequence[str]) -> Explanation | None:
    return None


def explain(view: JsonDict, word: str) -> Explanation | None:
    """A company, a pile, an investor or a strategy card."""
    found = find_company(word)
    if found is not None:
        return explain_company(view, found)
    first, _, rest = word.lower().partition(" ")
    pile = as_number(rest)
    if first in ("pile", "stockpile", pile_name(0).lower().split()[0]) and pile in range(1, len(view["piles"]) + 1):
        return explain_pile(view, int(pile or 1) - 1)
    kind = KIND_OF.get(notation(word).lower().replace(" ", ""), -1)
    if kind >= 0 and CARD_NAMES[kind] in MARKET_CARD_RULES:
        return Explanation(card_word(CARD_NAMES[kind]), MARKET_CARD_RULES[CARD_NAMES[kind]])
    values = card_data(view)
    for names in (values.investor_names, values.strategy_names):
        for fits in (is_whole, is_beginning, is_last_word):
            found_names = [
                name
                for name in names
                if any(fits(word.lower(), called.lower()) for called in (name, own_name("investor", name)))
            ]
            if len(found_names) == 1:
                return Explanation(explain_card(view, found_names[0]), CARD_RULES[found_names[0]])
    return None


def explain_company(view: JsonDict, number: int) -> Explanation:
    name = COMPANY_NAMES[number]
    company = company_of(view, name)
    facts = [thousands(company["price"])]
    if view["possible"] is not None:
        facts.append(f"{say('cli-forecast')} {' '.join(view['possible'][name])}")
    if view["you"] >= 0:
        facts.append(say("cli-you-have", count=holding(view, name)))
    track = company["track"]
    ends = say(
        "cli-track-ends",
        low=thousands(track[0]),
        start=thousands(track[company["start"]]),
        high=thousands(track[-1]),
        split=thousands(track[company["split"]]),
    )
    return Explanation(f"{name} ({INITIALS[number]}): {join_list(facts)}. {ends}", "STK-MOV-2")


def explain_pile(view: JsonDict, pile: int) -> Explanation:
    entry = view["piles"][pile]
    hidden = sum(card["face"] == "down" for card in entry["cards"])
    text = say("cli-pile-facts", pile=pile_name(pile), cards=pile_cards(entry), count=hidden)
    return Explanation(text, "STK-SUP-8")


def explain_card(view: JsonDict, name: str) -> str:
    """The card's text, and whether its values are ours."""
    values = card_data(view)
    names = [*values.investor_names, *values.strategy_names]
    investor_marks = values.investor_marks_of_two if view["players"] == 2 else values.investor_marks
    marks = [*investor_marks, *values.strategy_marks]
    return label(full_name(name), card_note(view, {"name": name, "mark": marks[names.index(name)]}))


def explain_refusal(view: JsonDict, refusal: IllegalAction) -> str:
    """Return the sentence of the web client; here, where bids are typed, with the stockpile and the price."""
    facts = refusal.args
    card = {"card": card_word(facts["card"])} if "card" in facts else {}
    text = refusal_text("stockpile", refusal, **card)
    if refusal.reason in ("bid-too-low", "space-blocked"):
        least = thousands(view["track"][facts["least"]])
        return f"{text} ({label(pile_name(facts['pile']), say('cli-or-more', amount=least))})"
    if refusal.reason == "too-few-shares" and "held" in facts:
        return f"{text} ({initials(facts['company'])}: {facts['wanted']} > {facts['held']})"
    if "free" in facts:
        return f"{text} ({thousands(facts['price'])} > {thousands(facts['free'])})"
    return text


def notation(line: str) -> str:
    typed = {card_word(name).lower(): word for name, word in zip(CARD_NAMES, CARD_WORDS, strict=True)}
    return " ".join(typed.get(word.lower(), word) for word in line.split())


def money(amount: float) -> str:
    return thousands(round(amount))


def action_words(view: JsonDict, described: JsonDict) -> str:
    """Return the subject of an action; the question next to it says what is done."""
    kind = described["type"]
    if kind in ("pass", "stop", "end_turn"):
        return say(f"stockpile-action-{kind}")
    if kind in ("give_one", "give_all"):
        return say(f"stockpile-action-{kind}", player=player(view, described["seat"]))
    parts = []
    if kind in ("boom", "bust"):
        parts.append(say(f"stk-card-{kind}"))
    if kind == "place_first_card":
        parts.append(say("option-stockpile-first_player_card"))
    if kind == "use":
        parts.append(say("cli-use", investor=own_name("investor", described["investor"])))
    elif named := next((described[key] for key in ("card", "investor", "company", "forecast") if key in described), ""):
        count = f"{described['cards']}\u00a0×\u00a0" if described.get("cards") else ""
        parts.append(f"{ARROWS.get(kind, '')}{count}{card_word(named)}")
    elif "cards" in described or "bonds" in described:
        parts.append(str(described.get("cards", described.get("bonds"))))
    if kind.endswith(("_split", "_half")) or kind == "unsplit":
        count = described.get("cards", 1)
        parts.append(say("stk-sold-split", count=count) if kind.endswith("_split") else say("stk-half"))
    if kind in ("place_up", "place_down"):
        parts.append(say("stk-open" if kind == "place_up" else "stk-closed"))
    if "seat" in described:
        parts.append(player(view, described["seat"]))
    if "pile" in described:
        parts.append(pile_name(described["pile"]))
    if "place" in described:
        place = described["place"]
        parts.append(f"{place + 1}: {pile_card(view['piles'][described['pile']]['cards'][place])}")
    if "pair" in described:
        parts.append(pair_name(described["pair"]))
    if "space" in described:
        parts.append(thousands(view["track"][described["space"]]))
    return " · ".join(parts)
