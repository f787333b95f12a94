"""The questions of Acquire, with the effect of each answer. All of it is read off the offers."""

from __future__ import annotations

from bigboard.cli.language import dollars, join_list, many, say
from bigboard.cli.tui.multi_choice import item_answers
from bigboard.cli.tui.prompts import CLOSED, Answer, Explanation, Question, refusal_text
from bigboard.games.contract import IllegalAction, JsonDict, State
from bigboard.titles.acquire.rules.model.chains import SAFE_SIZE

EXAMPLES = "5C, found Tower, buy T T F, sell 3"


def effect_note(outcome: JsonDict) -> str:
    """Return the effect of a tile, in a few words."""
    match outcome["effect"]:
        case "founds":
            return say("cli-founds", size=outcome["size"])
        case "grows":
            return say("cli-grows", chain=outcome["chain"], size=outcome["size_after"])
        case "merges":
            return f"{say('effect-merges')} {merger_text(outcome)}"
        case "blocked" | "dead":
            return say(f"cli-{outcome['effect']}")
    return say("effect-nothing")


def brief_note(outcome: JsonDict) -> str:
    """The same in even fewer words, for a line with the whole hand."""
    match outcome["effect"]:
        case "founds":
            return f"{say('effect-founds')} {outcome['size']}"
        case "grows":
            return f"{outcome['chain']} → {outcome['size_after']}"
        case "merges":
            return merger_text(outcome)
    return say(f"effect-{outcome['effect']}")


def merger_text(outcome: JsonDict) -> str:
    """Return the chains of a merger and its result: W 3 + T 2 → W 7."""
    survivor = outcome["survivor"]
    chains = outcome["acquired"] if survivor is None else [*outcome["candidates"], *outcome["acquired"]]
    parts = " + ".join(f"{chain['chain'][0]} {chain['size']}" for chain in chains)
    name = say("cli-your-choice") if survivor is None else survivor[0]
    return f"{parts} → {name} {outcome['size_after']}"


def question(view: JsonDict, world: State) -> Question:
    """The question of the view's offers."""
    offers = view["offers"]
    match offers["question"]:
        case "play_tile":
            return play_tile(offers)
        case "declare_end":
            return declare_end(view, offers)
        case "buy_shares":
            return buy(offers)
        case "trade_shares" | "sell_shares":
            return dispose(view, offers)
    answers = [
        Answer(str(number), choice["chain"], chain_note(choice), choice["action"])
        for number, choice in enumerate(offers["choices"], 1)
    ]
    return Question(say(f"acquire-ask-{offers['question']}"), answers)


def with_gain(note: str, choice: JsonDict) -> str:
    return join_list([note, say("you-get", amount=dollars(choice["gain"]))]) if choice["gain"] else note


def play_tile(offers: JsonDict) -> Question:
    answers = [
        Answer(str(number), choice["tile"], with_gain(effect_note(choice["outcome"]), choice), choice["action"])
        for number, choice in enumerate(offers["choices"], 1)
    ]
    outcomes = {held["tile"]: held["outcome"] for held in offers["hand"]}
    answers += [
        Answer(CLOSED, refused["tile"], effect_note(outcomes[refused["tile"]])) for refused in offers["forbidden"]
    ]
    return Question(say("acquire-ask-play_tile"), answers, shows_hand=True)


def chain_note(choice: JsonDict) -> str:
    """A chain to found, or one of a merger."""
    if choice["type"] == "found":
        parts = [say("cli-a-share", price=dollars(choice["price"]))]
        if choice["shares"]:
            parts.append(say("cli-you-have", count=choice["shares"]))
        if not choice["founder_share"]:
            parts.append(say("cli-no-share-left"))
        return join_list(parts)
    merger = choice["outcome"]
    chain = merger["candidates" if choice["type"] == "survive" else "acquired"][0]
    facts = say("chain-tiles-price", size=chain["size"], price=dollars(chain["price"]))
    return with_gain(join_list([facts, say("cli-you-have", count=chain["shares"])]), choice)


def buy(offers: JsonDict) -> Question:
    pick = offers["pick"]
    answers = item_answers(offers, buy_words)
    stop = offers["choices"][-1]["action"]
    answers.append(Answer("0", say("buy-nothing"), "", stop))
    example = "1 1 2" if len(answers) > 2 else "2"
    text = say("cli-ask-buy", count=pick["most"], example=example, cash=dollars(pick["budget"]))
    return Question(text, answers, pick=pick)


def buy_words(item: JsonDict) -> tuple[str, str]:
    return item["chain"], join_list([dollars(item["cost"]), say("cli-you-have", count=item["shares"])])


def dispose(view: JsonDict, offers: JsonDict) -> Question:
    """Keep, trade or sell, as one choice."""
    merger, pick = view["merger"], offers["pick"]
    held = pick["pools"]["held"]
    answers = item_answers(offers, disposal_words)
    answers.append(Answer("0", say("keep"), "", offers["choices"][0]["action"]))
    if offers["question"] == "sell_shares":
        price = dollars(pick["items"][0]["gain"])
        text = say("cli-ask-sell", acquired=merger["acquired"], held=held, price=price)
    else:
        text = say("cli-ask-dispose", survivor=merger["survivor"], acquired=merger["acquired"], held=held)
    return Question(text, answers, pick=pick)


def disposal_words(item: JsonDict) -> tuple[str, str]:
    word = say(f"acquire-action-{item['item']['type']}", shares=item["uses"])
    return word, f"→ {many(item['received'], item['chain']) if 'received' in item else dollars(item['gain'])}"


def declare_end(view: JsonDict, offers: JsonDict) -> Question:
    """Playing on comes first: it can be thought better of."""
    end, on = offers["choices"]
    scores = end["scores"]
    text = say("may-declare-end")
    mine = scores[view["you"]]
    if None not in scores:
        text += " " + say("cli-scored-now", mine=dollars(mine), best=dollars(max(scores)))
    elif mine is not None:
        text += " " + say("cli-scored-now-own", mine=dollars(mine))
    answers = [
        Answer(str(number), say(f"acquire-action-{choice['type']}"), "", choice["action"])
        for number, choice in enumerate((on, end), 1)
    ]
    return Question(text, answers)


def explain(view: JsonDict, word: str) -> Explanation | None:
    """A tile of the hand, or a chain."""
    for held in view["offers"]["hand"]:
        if held["tile"] == word.upper():
            return explain_tile(held["tile"], held["outcome"])
    for chain in view["chains"]:
        if word.lower() == chain["name"].lower() or word.upper() == chain["name"][0]:
            return explain_chain(chain)
    return None


def explain_tile(tile: str, outcome: JsonDict) -> Explanation:
    effect = outcome["effect"]
    chains = [outcome["chain"]] if effect == "grows" else []
    if effect == "merges":
        chains = [chain["chain"] for chain in (*outcome["candidates"], *outcome["acquired"])]
    text = say(f"effect-{effect}-long", tile=tile, chains=join_list(list(dict.fromkeys(chains))))
    more = f" ({effect_note(outcome)})" if effect in ("founds", "grows", "merges") else ""
    return Explanation(text + more, outcome["rule"])


def explain_chain(chain: JsonDict) -> Explanation:
    if not chain["size"]:
        return Explanation(say("cli-chain-resting", chain=chain["name"]), "ACQ-FND-2")
    tiles = say("chain-tiles-price", size=chain["size"], price=dollars(chain["price"]))
    left = say("shares-left", count=chain["bank"])
    safe = say("safe") if chain["safe"] else say("cli-safe-from", size=SAFE_SIZE)
    return Explanation(f"{chain['name']}: {tiles}; {left}; {safe}", "ACQ-SAF-1" if chain["safe"] else "ACQ-PRC-1")


def explain_refusal(view: JsonDict, refusal: IllegalAction) -> str:
    return refusal_text("acquire", refusal)


def notation(line: str) -> str:
    return line


def money(amount: float) -> str:
    return dollars(round(amount / 100) * 100)


def action_words(view: JsonDict, described: JsonDict) -> str:
    return say(f"acquire-action-{described['type']}", **{k: v for k, v in described.items() if k != "type"})
