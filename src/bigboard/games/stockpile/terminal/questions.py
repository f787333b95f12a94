"""What Stockpile asks, with what each answer leads to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bigboard.cli.messages import listed, say, thousands
from bigboard.cli.questions import Explanation, Question, refusal_text
from bigboard.games.contract import Event, IllegalAction, JsonDict, State
from bigboard.games.stockpile.notation.words import (
    CARD_WORDS,
    INITIALS,
    KIND_OF,
    as_number,
    find_company,
    is_beginning,
    is_last_word,
    is_whole,
)
from bigboard.games.stockpile.rules.card_view import corrected_numbers
from bigboard.games.stockpile.rules.cards import (
    CARD_NAMES,
    COMPANY_NAMES,
    FIRST_COMMERCE,
    TAX,
)
from bigboard.games.stockpile.terminal.card_questions import (
    act,
    choose_company,
    choose_power,
    discard_action,
    discard_commodity,
    give_up_share,
    lay_card,
    look_at_pair,
    move_price,
    pick_card,
    reveal_pair,
    split_share,
    take_card,
)
from bigboard.games.stockpile.terminal.money_questions import (
    give_money,
    sale_of,
    sale_text,
    sell,
    sell_short,
    show_cheap,
    show_companies,
    show_shares,
    take_money,
    too_many,
    worth_showing,
)
from bigboard.games.stockpile.terminal.round_questions import (
    bid,
    buy_bonds,
    discard_strategy,
    hand_first_card,
    hide_card,
    keep_investor,
    look_at_pile,
    move_card,
    move_to,
    place_card,
    place_commerce,
    place_first_card,
)
from bigboard.games.stockpile.terminal.sentences import card_word, pair_name, pile_name
from bigboard.games.stockpile.terminal.table_words import (
    card_data,
    card_note,
    company_of,
    holding,
    pile_card,
    pile_cards,
    player,
    rule_of,
)

EXAMPLES = "bid 2 6, up AA 3, sell AA 2 BB, boom CC"
MODULES = {
    "bonds": "bonds",
    "commerce": "commerce",
    "dice": "dice",
    "strategies": "strategies",
    "promo": "promo",
    "investors": "investors",
    "auction": "auction",
    "first_player_card": "first_player_card",
}

ASKED: dict[str, Callable[[JsonDict, State], Question]] = {
    "keep_investor": keep_investor,
    "offer_investor": keep_investor,
    "bid_investor": bid,
    "discard_strategy": discard_strategy,
    "buy_bonds": buy_bonds,
    "place_card": place_card,
    "place_commerce": place_commerce,
    "place_first_card": place_first_card,
    "bid": bid,
    "hand_first_card": hand_first_card,
    "act": act,
    "sell": sell,
    "show_shares": show_shares,
    "choose_power": choose_power,
    "pick_card": pick_card,
    "hide_card": hide_card,
    "look_at_pile": look_at_pile,
    "move_card": move_card,
    "move_to": move_to,
    "look_at_pair": look_at_pair,
    "reveal_pair": reveal_pair,
    "lay_card": lay_card,
    "move_price": move_price,
    "choose_company": choose_company,
    "take_card": take_card,
    "give_up_share": give_up_share,
    "split_share": split_share,
    "discard_action": discard_action,
    "discard_commodity": discard_commodity,
    "sell_short": sell_short,
    "sell_now": sell,
    "show_companies": show_companies,
    "show_cheap": show_cheap,
    "give_money": give_money,
    "take_money": take_money,
}
COMMODITY_NAMES = CARD_NAMES[FIRST_COMMERCE:TAX]
ARROWS = {"raise": "▲ ", "lower": "▼ "}
SALES = ("sell", "sell_now", "sell_short")

# The clause behind a card that is only a word on the screen.
CARD_RULES = {
    "Stock Boom": "STK-ACT-3",
    "Stock Bust": "STK-ACT-4",
    **{f"Trading Fee {fee}": "STK-DEM-12" for fee in (1, 2, 3)},
    **dict.fromkeys(COMMODITY_NAMES, "STK-COM-5"),
    "Tax": "STK-COM-6",
    "First Player Card": "STK-FPC-3",
}

# What an event shows to somebody who could not know it. Cards that one lays or picks oneself are no news.
NEWS = (
    "set_up", "strategies_drawn", "investor", "investor_offered", "dice", "pair_dealt", "open_pair", "opening_drawn",
    "cards_dealt", "commerce_drawn", "pile_looked_at", "pair_looked_at", "pile_taken", "pair_revealed",
    "laid_card_revealed", "game_over",
)  # fmt: skip
NEWS_OF_OTHERS = ("shares_split", "shares_lost", "dividend_paid")


def question(view: JsonDict, world: State) -> Question:
    """The question that the view's legal answers belong to. An empty hand needs no line of its own."""
    asked = ASKED[view["decision"]](view, world)
    own = view["own"]
    holds = own["hand"] or own.get("commerce") or own.get("strategies")
    return asked if holds else replace(asked, shows_hand=True)


def gathered(view: JsonDict, words: Sequence[str]) -> str:
    """What has been gathered so far, and what it brings."""
    if view["decision"] in SALES:
        return sale_text(view, sale_of(view, words))
    if view["decision"] == "show_companies":
        return worth_showing(view, words)
    return listed(list(words))


def too_much(view: JsonDict, words: Sequence[str]) -> Explanation | None:
    """More than one has. Words that are not understood are left to the notation to complain about."""
    if view["decision"] in SALES:
        try:
            return too_many(view, sale_of(view, words))
        except ValueError:
            return None
    most = dict.fromkeys(words, 1)
    if view["decision"] == "discard_strategy":
        hand = [entry["name"] for entry in view["own"]["strategies"]]
        most = {word: hand.count(word) for word in words}
    for word in words:
        if list(words).count(word) > most[word]:
            return Explanation(say("cli-only-so-many", word=word, count=most[word]), "STK-RND-8")
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
    if kind >= 0 and CARD_NAMES[kind] in CARD_RULES:
        return Explanation(card_word(CARD_NAMES[kind]), CARD_RULES[CARD_NAMES[kind]])
    values = card_data(view)
    for names in (values.investor_names, values.strategy_names):
        for fits in (is_whole, is_beginning, is_last_word):
            found_names = [name for name in names if fits(word.lower(), name.lower())]
            if len(found_names) == 1:
                return Explanation(explain_card(view, found_names[0]), rule_of(view, found_names[0]))
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
    return Explanation(f"{name} ({INITIALS[number]}): {listed(facts)}. {ends}", "STK-MOV-2")


def explain_pile(view: JsonDict, pile: int) -> Explanation:
    entry = view["piles"][pile]
    hidden = sum(card["face"] == "down" for card in entry["cards"])
    text = say("cli-pile-facts", pile=pile_name(pile), cards=pile_cards(entry), count=hidden)
    return Explanation(text, "STK-SUP-8")


def explain_card(view: JsonDict, name: str) -> str:
    """The card's text, and whether its values are ours."""
    values = card_data(view)
    marks = values.investor_marks_of_two if view["players"] == 2 else values.investor_marks
    power = [*values.investor_names, *values.strategy_names].index(name)
    entry = {
        "rule": rule_of(view, name),
        "corrected": corrected_numbers(values, power),
        "mark": [*marks, *values.strategy_marks][power],
    }
    return f"{name}: {card_note(entry)}"


def refused(view: JsonDict, refusal: IllegalAction) -> str:
    """What the web client says; here, where bids are typed, with the stockpile and the price."""
    facts = refusal.args
    card = {"card": card_word(facts["card"])} if "card" in facts else {}
    text = refusal_text("stockpile", refusal, **card)
    if refusal.reason in ("bid-too-low", "space-blocked"):
        least = thousands(view["track"][facts["least"]])
        return f"{text} ({pile_name(facts['pile'])}: {say('cli-or-more', amount=least)})"
    if "free" in facts:
        return f"{text} ({thousands(facts['price'])} > {thousands(facts['free'])})"
    return text


def notation(line: str) -> str:
    typed = {card_word(name).lower(): word for name, word in zip(CARD_NAMES, CARD_WORDS, strict=True)}
    return " ".join(typed.get(word.lower(), word) for word in line.split())


def money(amount: float) -> str:
    return thousands(round(amount))


def action_words(view: JsonDict, described: JsonDict) -> str:
    """What an action is about; the question beside it says what is done."""
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
        parts.append(say("cli-use", investor=described["investor"]))
    elif named := next((described[key] for key in ("card", "investor", "company", "forecast") if key in described), ""):
        count = f"{described['cards']} × " if described.get("cards") else ""
        parts.append(f"{ARROWS.get(kind, '')}{count}{card_word(named)}")
    elif "cards" in described or "bonds" in described:
        parts.append(str(described.get("cards", described.get("bonds"))))
    if kind.endswith(("_split", "_half")) or kind == "unsplit":
        parts.append(say("stk-split" if kind.endswith("_split") else "stk-half"))
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


def reveals(view: JsonDict, event: Event) -> bool:
    """Whether an event showed something that the acting seat could not know."""
    if event.type in NEWS:
        return True
    if event.type == "card_placed" and event.seat < 0:
        return True
    return event.type in NEWS_OF_OTHERS and event.seat != view["you"]
