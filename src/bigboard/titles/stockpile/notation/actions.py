"""Actions of Stockpile as one line of text.

bid 2 $6K                     also `bid 2 6`, or `2 6` when that is the question
up AA 3, down fee1 1          cards onto stockpiles, face up and face down
sell AA 2 BB-split CC-half    in any order; whole and half split cards
play Market Maker: discard boom, raise AA, lower CC

Companies are given by their initials (AA BB CC EE LL SS) or by name, cards of the market as `boom`, `bust`, `fee1`.
Stockpiles, pairs, seats and places are counted from 1, as people do; a bid is the price printed on its space.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from bigboard.games.contract import JsonDict, State
from bigboard.titles.stockpile.notation.positions import position_fields, read_position
from bigboard.titles.stockpile.notation.vocabulary import (
    ALL,
    as_number,
    card,
    card_word,
    companies,
    company,
    find_name,
    initials,
    is_company,
    number,
    number_from,
    read_sale,
    sale_actions,
    several_named,
    skip_fillers,
)
from bigboard.titles.stockpile.rules.cards.cards import (
    CARD_NAMES,
    COMPANY_NAMES,
    FIRST_COMMERCE,
    FIRST_PLAYER_CARD,
    FORECAST_NAMES,
    HELD_KINDS,
    MARKET_KINDS,
    TAX,
)
from bigboard.titles.stockpile.rules.setup.options import card_data_of
from bigboard.titles.stockpile.rules.state import StockpileState

__all__ = ["action_text", "next_actions", "position_fields", "read_position"]

NOTHING = ("pass", "stop", "end", "done", "nothing", "none", "no")
# The type of an action with nothing but a company, and its verb.
COMPANY_VERBS = {
    "boom": "boom",
    "bust": "bust",
    "raise": "raise",
    "lower": "lower",
    "choose": "choose",
    "take": "take",
    "give_up": "give up",
    "unsplit": "unsplit",
    "split": "split",
    "sell_short": "short",
    "pick_company": "pick",
}
PILE_VERBS = {"look_at_pile": "look pile", "move_to": "to", "place_first_card": "place first"}
PAIR_VERBS = {"look_at_pair": "look pair", "reveal_pair": "reveal", "lay": "lay"}
SEAT_VERBS = {"hand_first_card": "hand", "give_one": "give one", "give_all": "give all", "take_from": "take from"}
NAME_VERBS = {"keep": "keep", "use": "use", "play": "play", "discard_strategy": "discard"}
PLAIN_TEXT = {"pass": "pass", "stop": "stop", "end_turn": "end"}
# The verb that each question implies.
USUAL_VERB = {
    "keep_investor": "keep", "offer_investor": "keep", "bid_investor": "bid", "discard_strategy": "discard",
    "buy_bonds": "bonds", "place_commerce": "place", "place_first_card": "place", "bid": "bid",
    "hand_first_card": "hand", "act": "play", "sell": "sell", "show_shares": "show",
    "show_split_shares": "show", "choose_power": "use",
    "pick_card": "pick", "hide_card": "down", "look_at_pile": "look", "move_card": "move", "move_to": "to",
    "look_at_pair": "look", "reveal_pair": "reveal", "lay_card": "lay", "choose_company": "choose",
    "take_card": "take", "give_up_share": "give", "split_share": "split", "discard_action": "discard",
    "discard_commodity": "discard", "sell_short": "short", "sell_now": "sell", "show_companies": "show",
    "show_cheap": "show", "give_money": "give", "take_money": "take",
}  # fmt: skip


def action_text(described: Mapping[str, Any], options: Mapping[str, Any] | None = None) -> str:
    """`options` are those of the game: with corrected card data a space of the bidding track has another price."""
    kind = str(described["type"])
    pile = int(described.get("pile", 0)) + 1
    if kind == "bid":
        return f"bid {pile} ${card_data_of(options or {}).track[described['space']]}K"
    if kind in ("place_up", "place_down"):
        return f"{kind.removeprefix('place_')} {card_word(described['card'])} {pile}"
    if kind == "place_commerce":
        return f"place {card_word(described['card'])} {pile}"
    if kind in ("sell", "sell_split", "sell_half"):
        what = kind.replace("sell", "").replace("_", "-")
        return f"sell {initials(described['company'])}{what} {described['cards']}"
    if kind == "sell_short_half":
        return f"short {initials(described['company'])}-half"
    if kind == "move_card":
        return f"move {pile} {described['place'] + 1}"
    if kind == "pick_forecast":
        return f"pick {described['forecast']}"
    if kind in ("discard_action", "discard_commodity"):
        return f"discard {card_word(described['card'])}"
    for verbs, field in ((SEAT_VERBS, "seat"), (PAIR_VERBS, "pair"), (PILE_VERBS, "pile")):
        if kind in verbs:
            return f"{verbs[kind]} {described[field] + 1}"
    if kind in COMPANY_VERBS:
        return f"{COMPANY_VERBS[kind]} {initials(described['company'])}"
    if kind in NAME_VERBS:
        return f"{NAME_VERBS[kind]} {described.get('investor', described.get('card'))}"
    if kind in ("show", "buy_bonds"):
        return f"show {described['cards']}" if kind == "show" else f"bonds {described['bonds']}"
    return PLAIN_TEXT[kind]


def next_actions(state: State, words: list[str]) -> list[int]:
    """Read one phrase, such as `bid 2 6`, `sell AA 2 BB` or `play Naked Short`."""
    assert isinstance(state, StockpileState)
    words[:] = [word.strip(":.") or word for word in words]
    verb = words[0].lower()
    if verb in NOTHING:
        words.pop(0)
        if verb == "end" and words and words[0].lower() == "turn":
            words.pop(0)
        described = [no_more(state, verb)]
    elif verb in VERBS:
        words.pop(0)
        described = VERBS[verb](state, words)
    else:
        described = without_verb(state, words)
    trial = state.clone()
    actions: list[int] = []
    for action in described:
        actions.append(trial.find(action))
        trial.apply(actions[-1])
    return actions


def without_verb(state: StockpileState, words: list[str]) -> list[JsonDict]:
    """Read words without a verb: the question implies it."""
    first = words[0].lower()
    near = get_close_matches(first, VERBS, 1, 0.6)
    unknown = ValueError(f"{first!r} begins no action." + (f" Did you mean {near[0]!r}?" if near else ""))
    if state.decision not in USUAL_VERB:
        raise unknown
    try:
        return VERBS[USUAL_VERB[state.decision]](state, words)
    except ValueError as error:
        raise unknown if near else error from None


def no_more(state: StockpileState, word: str) -> JsonDict:
    """`pass`, `stop` or `end`: whichever is asked for here."""
    types = {state.describe(action)["type"] for action in state.legal_actions()}
    for kind in ("end_turn", "stop", "pass"):
        if kind in types:
            return {"type": kind}
    if state.decision in ("show_shares", "show_split_shares", "show_cheap"):
        return {"type": "show", "cards": 0}
    if state.decision == "buy_bonds":
        return {"type": "buy_bonds", "bonds": 0}
    return {"type": {"end": "end_turn", "stop": "stop"}.get(word, "pass")}


def holdings(state: StockpileState) -> dict[str, tuple[int, int]]:
    own = state.observe(state.seat)["seats"][state.seat]["portfolio"]
    return {name: (own["known"].get(name, 0), own["split"].get(name, 0)) for name in COMPANY_NAMES}


def pile_number(state: StockpileState, words: list[str]) -> int:
    """From 0; ValueError where there is no such pile."""
    pile = number_from(words, "the stockpile")
    if pile >= state.piles_in_play:
        raise ValueError(f"There is no stockpile {pile + 1}: stockpiles run from 1 to {state.piles_in_play}.")
    return pile


def bid(state: StockpileState, words: list[str]) -> list[JsonDict]:
    pile = pile_number(state, words)
    amount = number(words, "thousands to bid")
    track = [int(value) for value in state.card_data.track]
    if amount not in track:
        raise ValueError(f"No space costs ${amount}K: they cost ${', $'.join(str(value) for value in track)}K.")
    return [{"type": "bid", "pile": pile, "space": track.index(amount)}]


def put(kind: str, kinds: Sequence[int]) -> Callable[[StockpileState, list[str]], list[JsonDict]]:
    """A card and a pile, in either order."""

    def read(state: StockpileState, words: list[str]) -> list[JsonDict]:
        if state.decision == "move_price":
            return [{"type": "raise" if kind == "place_up" else "lower", "company": company(words)}]
        skip_fillers(words)
        pile = pile_number(state, words) if words and as_number(words[0]) is not None else -1
        if pile >= 0 and state.decision == "place_first_card":
            return [{"type": "place_first_card", "pile": pile}]
        name = card(words, kinds)
        if pile < 0:
            pile = pile_number(state, words)
        if name == CARD_NAMES[FIRST_PLAYER_CARD]:
            return [{"type": "place_first_card", "pile": pile}]
        return [{"type": kind, "card": name, "pile": pile}]

    return read


def sell(state: StockpileState, words: list[str]) -> list[JsonDict]:
    sale = read_sale(words, holdings(state))
    if not sale:
        raise ValueError("'sell' needs companies after it, as in `sell AA 2 BB`.")
    return sale_actions(sale)


def short(state: StockpileState, words: list[str]) -> list[JsonDict]:
    """One share after the other at a fixed price."""
    sale = read_sale(words, holdings(state))
    described: list[JsonDict] = []
    for name in COMPANY_NAMES:
        described += [{"type": "sell_short", "company": name}] * sale[name, "normal"]
        described += [{"type": "sell_short_half", "company": name}] * (sale[name, "split"] + sale[name, "half"])
    return described


def show(state: StockpileState, words: list[str]) -> list[JsonDict]:
    if state.decision == "show_companies":
        return [{"type": "choose", "company": name} for name in companies(words)]
    if words and words[0].lower() == ALL:
        words.pop(0)
        most = max(int(state.describe(action).get("cards", 0)) for action in state.legal_actions())
        return [{"type": "show", "cards": most}]
    return [{"type": "show", "cards": number(words, "shares to show")}]


def bonds(state: StockpileState, words: list[str]) -> list[JsonDict]:
    described = {"type": "buy_bonds", "bonds": number(words, "bonds")}
    if words and words[0].lower() in ("bond", "bonds"):
        words.pop(0)
    return [described]


def pick(state: StockpileState, words: list[str]) -> list[JsonDict]:
    if words and words[0] in FORECAST_NAMES:
        return [{"type": "pick_forecast", "forecast": words.pop(0)}]
    return [{"type": "pick_company", "company": company(words)}]


def look(state: StockpileState, words: list[str]) -> list[JsonDict]:
    first = words[0].lower() if words else ""
    what = first if first in ("pile", "pair") else "pile" if state.decision == "look_at_pile" else "pair"
    return [{"type": f"look_at_{what}", what: number_from(words, f"the {what}")}]


def with_number(kind: str, field: str) -> Callable[[StockpileState, list[str]], list[JsonDict]]:
    def read(state: StockpileState, words: list[str]) -> list[JsonDict]:
        return [{"type": kind, field: number_from(words, f"the {field}")}]

    return read


def with_company(kind: str) -> Callable[[StockpileState, list[str]], list[JsonDict]]:
    def read(state: StockpileState, words: list[str]) -> list[JsonDict]:
        return [{"type": kind, "company": company(words)}]

    return read


def move(state: StockpileState, words: list[str]) -> list[JsonDict]:
    """A pile and the place of a card in it."""
    pile = pile_number(state, words)
    return [{"type": "move_card", "pile": pile, "place": number_from(words, "the card in the pile")}]


def choose(state: StockpileState, words: list[str]) -> list[JsonDict]:
    return [{"type": "choose", "company": name} for name in companies(words)]


def take(state: StockpileState, words: list[str]) -> list[JsonDict]:
    if words and (words[0].lower() == "from" or as_number(words[0]) is not None):
        if words[0].lower() == "from":
            words.pop(0)
        return [{"type": "take_from", "seat": number_from(words, "the seat")}]
    return [{"type": "take", "company": company(words)}]


def give(state: StockpileState, words: list[str]) -> list[JsonDict]:
    """`give up AA`; `give one 3`, `give all 3`: a half or the whole sum to a seat."""
    if words and words[0].lower() == "up":
        words.pop(0)
    if words and is_company(words[0]):
        return [{"type": "give_up", "company": company(words)}]
    parts = {"one": "give_one", "half": "give_one", "1": "give_one", "all": "give_all", "2": "give_all"}
    kind = "give_one"
    if len(words) > 1 and words[0].lower().strip("$k") in parts:
        kind = parts[words.pop(0).lower().strip("$k")]
    return [{"type": kind, "seat": number_from(words, "the seat")}]


def discard(state: StockpileState, words: list[str]) -> list[JsonDict]:
    if state.decision == "discard_strategy":
        names = several_named(words, state.card_data.strategy_names, "strategy card")
        return [{"type": "discard_strategy", "card": name} for name in names]
    name = card(words, [*range(HELD_KINDS - 2, HELD_KINDS), *range(FIRST_COMMERCE, TAX)])
    kind = "discard_action" if name in CARD_NAMES[:HELD_KINDS] else "discard_commodity"
    return [{"type": kind, "card": name}]


def keep(state: StockpileState, words: list[str]) -> list[JsonDict]:
    names = several_named(words, state.card_data.investor_names, "investor")
    return [{"type": "keep", "investor": name} for name in names]


def play(state: StockpileState, words: list[str]) -> list[JsonDict]:
    if words and words[0].lower() in ("boom", "bust"):
        return [{"type": words.pop(0).lower(), "company": company(words)}]
    return [{"type": "play", "card": find_name(words, state.card_data.strategy_names, "strategy card")}]


def use(state: StockpileState, words: list[str]) -> list[JsonDict]:
    return [{"type": "use", "investor": find_name(words, state.card_data.investor_names, "investor")}]


VERBS: dict[str, Callable[[StockpileState, list[str]], list[JsonDict]]] = {
    "bid": bid,
    "up": put("place_up", range(MARKET_KINDS)),
    "down": put("place_down", range(MARKET_KINDS)),
    "place": put("place_commerce", range(FIRST_COMMERCE, FIRST_PLAYER_CARD + 1)),
    "put": put("place_commerce", range(FIRST_COMMERCE, FIRST_PLAYER_CARD + 1)),
    "hand": with_number("hand_first_card", "seat"),
    "boom": with_company("boom"),
    "bust": with_company("bust"),
    "sell": sell,
    "short": short,
    "show": show,
    "bonds": bonds,
    "buy": bonds,
    "pick": pick,
    "look": look,
    "reveal": with_number("reveal_pair", "pair"),
    "lay": with_number("lay", "pair"),
    "move": move,
    "to": with_number("move_to", "pile"),
    "raise": with_company("raise"),
    "lower": with_company("lower"),
    "choose": choose,
    "take": take,
    "give": give,
    "unsplit": with_company("unsplit"),
    "split": with_company("split"),
    "discard": discard,
    "keep": keep,
    "play": play,
    "use": use,
}
