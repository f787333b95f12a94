"""What Stockpile asks, with what each answer leads to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bigboard.cli.questions import Explanation, Question
from bigboard.cli.questions.stockpile_cards import (
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
from bigboard.cli.questions.stockpile_money import (
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
from bigboard.cli.questions.stockpile_round import (
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
from bigboard.cli.questions.stockpile_table import box, card_note, company_of, holding, pile_cards
from bigboard.cli.sentences import listed
from bigboard.cli.sentences.stockpile import money
from bigboard.games.contract import Event, IllegalAction, JsonDict, State
from bigboard.games.stockpile.cards import (
    CARD_NAMES,
    COMPANY_NAMES,
    GOODS,
    INVESTOR_KEYS,
    STRATEGY_KEYS,
    TAX,
)
from bigboard.records.stockpile_words import (
    INITIALS,
    KIND_OF,
    as_number,
    find_company,
    is_beginning,
    is_last_word,
    is_whole,
)

EXAMPLES = "bid 2 6, up AA 3, sell AA 2 BB, boom CC"
PITCH = "Know one price move, lay cards, bid for a stockpile, sell in time. Money wins."
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
COMMODITY_NAMES = CARD_NAMES[GOODS:TAX]
SALES = ("sell", "sell_now", "sell_short")

# Cards that are only a word on the screen.
CARDS_EXPLAINED = {
    "Stock Boom": ("A Stock Boom moves a price up. Its buyer uses it in the Action Phase.", "STK-ACT-3"),
    "Stock Bust": ("A Stock Bust moves a price down. Its buyer uses it in the Action Phase.", "STK-ACT-4"),
    **{f"Trading Fee {fee}": (f"fee{fee} is a trading fee, which its buyer pays.", "STK-DEM-12") for fee in (1, 2, 3)},
    **{name: (f"{name} is a commodity; sets of different ones bring money.", "STK-COM-5") for name in COMMODITY_NAMES},
    "Tax": ("Taxes cost money at the end, the more the dearer.", "STK-COM-6"),
    "First Player Card": ("Its buyer says who begins the next round.", "STK-FPC-3"),
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
            return Explanation(f"{word} is there {'only once' if most[word] == 1 else 'no more'}.", "STK-RND-8")
    return None


def explain(view: JsonDict, word: str) -> Explanation | None:
    """A company, a pile, an investor or a strategy card."""
    found = find_company(word)
    if found is not None:
        return explain_company(view, found)
    first, _, rest = word.lower().partition(" ")
    if first == "pile" and as_number(rest) in range(1, len(view["piles"]) + 1):
        return explain_pile(view, int(as_number(rest) or 1) - 1)
    kind = KIND_OF.get(word.lower().replace(" ", ""), -1)
    if kind >= 0 and CARD_NAMES[kind] in CARDS_EXPLAINED:
        return Explanation(*CARDS_EXPLAINED[CARD_NAMES[kind]])
    values = box(view)
    for names, keys, prefix in (
        (values.investor_names, INVESTOR_KEYS, "STK-INV"),
        (values.strategy_names, STRATEGY_KEYS, "STK-STR"),
    ):
        for fits in (is_whole, is_beginning, is_last_word):
            places = [place for place, name in enumerate(names) if fits(word.lower(), name.lower())]
            if len(places) == 1:
                return explain_card(view, prefix, keys[places[0]], places[0])
    return None


def explain_company(view: JsonDict, number: int) -> Explanation:
    name = COMPANY_NAMES[number]
    company = company_of(view, name)
    facts = [f"{name} ({INITIALS[number]}) stands at {money(company['price'])}"]
    if view["possible"] is not None:
        forecasts = view["possible"][name]
        facts.append(f"its forecast is {forecasts[0] if len(forecasts) == 1 else 'one of ' + ', '.join(forecasts)}")
    if view["you"] >= 0:
        facts.append(f"you have {holding(view, name)}")
    start, split = company["track"][company["start"]], company["track"][company["split"]]
    text = f"{listed(facts)}. Below {money(company['track'][0])} it is bankrupt and returns to {money(start)};"
    return Explanation(
        f"{text} above {money(company['track'][-1])} it splits and goes on from {money(split)}.", "STK-MOV-2"
    )


def explain_pile(view: JsonDict, pile: int) -> Explanation:
    entry = view["piles"][pile]
    hidden = sum(card["face"] == "down" for card in entry["cards"])
    text = (
        f"Pile {pile + 1}: {pile_cards(entry)}; {hidden} of its cards lie face down, those that you know in brackets."
    )
    return Explanation(text, "STK-SUP-8")


def explain_card(view: JsonDict, prefix: str, key: str, place: int) -> Explanation:
    values = box(view)
    rule = f"{prefix}-{key.upper().replace('_', '-')}"
    if prefix == "STK-INV":
        marks = values.investor_marks_of_two if view["players"] == 2 else values.investor_marks
        entry: JsonDict = {"text": values.investor_texts[place], "mark": marks[place]}
        return Explanation(f"{values.investor_names[place]}: {card_note(entry)}", rule)
    cost = int(values.cost[len(INVESTOR_KEYS) + place])
    entry = {"text": values.strategy_texts[place], "mark": values.strategy_marks[place], "cost": cost}
    return Explanation(f"{values.strategy_names[place]}: {card_note(entry)}", rule)


def refused(view: JsonDict, refusal: IllegalAction) -> str:
    """The sentences of the rules count piles, pairs and spaces from 0; people count from 1 and by price."""
    facts = refusal.args
    pile = int(facts.get("pile", 0)) + 1
    track = view["track"]
    match refusal.reason:
        case "no-such-pile":
            return f"There is no pile {pile}: there are the piles 1 to {len(view['piles'])}."
        case "own-track":
            return f"Your other meeple stands on the track of pile {pile}."
        case "track-locked":
            return f"The track of pile {pile} is locked at {money(track[facts['standing']])}."
        case "space-blocked":
            return (
                f"The space after that meeple is blocked: bid {money(track[facts['least']])} or more for pile {pile}."
            )
        case "bid-too-low":
            standing, least = money(track[facts["standing"]]), money(track[facts["least"]])
            return f"{standing} is bid for pile {pile}: bid {least} or more."
        case "pair-seen":
            return f"You have seen pair {facts['pair'] + 1} already."
    return refusal.message


def reveals(view: JsonDict, event: Event) -> bool:
    """Whether an event showed something that the acting seat could not know."""
    if event.type in NEWS:
        return True
    if event.type == "card_placed" and event.seat < 0:
        return True
    return event.type in NEWS_OF_OTHERS and event.seat != view["you"]
