"""What Acquire asks, with what each answer leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bigboard.cli.messages import dollars, listed, many, say
from bigboard.cli.questions import CLOSED, Answer, Explanation, Gathering, Question, refusal_text
from bigboard.games.acquire.rules.chains import CHAIN_NAMES, CHART, CHART_COLUMN, SAFE_SIZE
from bigboard.games.acquire.rules.tiles import COLUMNS, ROW_LETTERS, ROWS
from bigboard.games.contract import Event, IllegalAction, JsonDict, State

EXAMPLES = "5C, found Tower, buy T T F, sell 3"
MODULES: dict[str, str] = {}

# The clause behind what a tile would do.
REASONS = {
    "nothing": "ACQ-TRN-4",
    "founds": "ACQ-FND-1",
    "grows": "ACQ-GRW-1",
    "merges": "ACQ-MRG-1",
    "blocked": "ACQ-FND-4",
    "dead": "ACQ-SAF-2",
}


def cell_of(tile: str) -> tuple[int, int]:
    """Row and column of a tile such as 5C, counted from zero."""
    return ROW_LETTERS.index(tile[-1]), int(tile[:-1]) - 1


def lone_tiles_joining(board: list[str], tile: str) -> int:
    """How many lone tiles would follow this tile into its chain."""
    seen = {cell_of(tile)}
    edge = list(seen)
    while edge:
        row, column = edge.pop()
        for cell in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            inside = 0 <= cell[0] < ROWS and 0 <= cell[1] < COLUMNS
            if inside and cell not in seen and board[cell[0]][cell[1]] == "o":
                seen.add(cell)
                edge.append(cell)
    return len(seen) - 1


def sizes_of(view: JsonDict) -> dict[str, int]:
    return {chain["name"]: chain["size"] for chain in view["chains"]}


def effect_note(view: JsonDict, held: JsonDict) -> str:
    """What a tile of the hand would do, in a few words."""
    more = 1 + lone_tiles_joining(view["board"], held["tile"])
    match held["effect"]:
        case "founds":
            return say("cli-founds", size=more)
        case "grows":
            chain = held["chains"][0]
            return say("cli-grows", chain=chain, size=sizes_of(view)[chain] + more)
        case "merges":
            return f"{say('effect-merges')} {merged(view, held, more)}"
        case "blocked":
            return say("cli-blocked")
        case "dead":
            return say("cli-dead")
    return say("effect-nothing")


def merged(view: JsonDict, held: JsonDict, more: int) -> str:
    """The chains of a merger, and what becomes of them: W 3 + T 2 → W 7."""
    sizes = sizes_of(view)
    chains = sorted(held["chains"], key=lambda chain: -sizes[chain])
    tied = sizes[chains[0]] == sizes[chains[1]]
    parts = " + ".join(f"{chain[0]} {sizes[chain]}" for chain in chains)
    survivor = say("cli-your-choice") if tied else chains[0][0]
    return f"{parts} → {survivor} {sum(sizes[chain] for chain in chains) + more}"


def brief_note(view: JsonDict, held: JsonDict) -> str:
    """The same in even fewer words, for a line with the whole hand."""
    more = 1 + lone_tiles_joining(view["board"], held["tile"])
    match held["effect"]:
        case "founds":
            return f"{say('effect-founds')} {more}"
        case "grows":
            chain = held["chains"][0]
            return f"{chain} → {sizes_of(view)[chain] + more}"
        case "merges":
            return merged(view, held, more)
    return say(f"effect-{held['effect']}")


def hand_notes(view: JsonDict) -> list[tuple[str, str]]:
    return [(held["tile"], effect_note(view, held)) for held in view.get("hand", [])]


def question(view: JsonDict, world: State) -> Question:
    """The question that the view's legal answers belong to."""
    legal: list[JsonDict] = view["legal"]
    match view["decision"]:
        case "play_tile":
            return play_tile(view, legal)
        case "found_chain":
            return Question(say("acquire-ask-found_chain"), chains(view, legal, found_note))
        case "choose_survivor":
            return Question(say("acquire-ask-choose_survivor"), chains(view, legal, merger_note))
        case "choose_acquired":
            return Question(say("acquire-ask-choose_acquired"), chains(view, legal, merger_note))
        case "trade_shares":
            return trade(view, legal)
        case "sell_shares":
            return sell(view, legal)
        case "declare_end":
            return declare_end(view, legal, world)
    return buy(view, legal)


def play_tile(view: JsonDict, legal: list[JsonDict]) -> Question:
    actions = {answer["tile"]: int(answer["action"]) for answer in legal}
    notes = hand_notes(view)
    answers: list[Answer] = []
    for tile, note in sorted(notes, key=lambda item: item[0] not in actions):
        action = actions.get(tile)
        key = CLOSED if action is None else str(len(answers) + 1)
        answers.append(Answer(key, tile, note, action))
    return Question(say("acquire-ask-play_tile"), answers, shows_hand=True)


def price_at(chain: str, size: int) -> int:
    """By the printed chart."""
    column = CHART_COLUMN[CHAIN_NAMES.index(chain)]
    return max((row[3] for row in CHART if 0 < row[column] <= size), default=0)


def own_shares(view: JsonDict, chain: str) -> int:
    return int((view["seats"][view["you"]]["shares"] or {}).get(chain, 0))


def found_note(view: JsonDict, chain: JsonDict) -> str:
    size = 1 + lone_tiles_joining(view["board"], view["tile"])
    parts = [say("cli-a-share", price=dollars(price_at(chain["name"], size)))]
    if own_shares(view, chain["name"]):
        parts.append(say("cli-you-have", count=own_shares(view, chain["name"])))
    if not chain["bank"]:
        parts.append(say("cli-no-share-left"))
    return listed(parts)


def merger_note(view: JsonDict, chain: JsonDict) -> str:
    facts = say("chain-tiles-price", size=chain["size"], price=dollars(chain["price"]))
    return listed([facts, say("cli-you-have", count=own_shares(view, chain["name"]))])


def chains(view: JsonDict, legal: list[JsonDict], note: object) -> list[Answer]:
    named = {chain["name"]: chain for chain in view["chains"]}
    assert callable(note)
    return [
        Answer(str(number), answer["chain"], note(view, named[answer["chain"]]), int(answer["action"]))
        for number, answer in enumerate(legal, 1)
    ]


def trade(view: JsonDict, legal: list[JsonDict]) -> Question:
    merger = view["merger"]
    answers = []
    for answer in legal:
        shares = int(answer["shares"])
        note = f"→ {many(shares // 2, merger['survivor'])}" if shares else ""
        answers.append(Answer(str(shares), say("acquire-action-trade", shares=shares), note, int(answer["action"])))
    held = own_shares(view, merger["acquired"])
    text = say("cli-ask-trade", survivor=merger["survivor"], acquired=merger["acquired"], held=held)
    return Question(text, answers)


def sell(view: JsonDict, legal: list[JsonDict]) -> Question:
    acquired = view["merger"]["acquired"]
    price = next(chain["price"] for chain in view["chains"] if chain["name"] == acquired)
    answers = []
    for answer in legal:
        shares = int(answer["shares"])
        note = f"→ {dollars(shares * price)}" if shares else ""
        answers.append(Answer(str(shares), say("acquire-action-sell", shares=shares), note, int(answer["action"])))
    return Question(say("cli-ask-sell", acquired=acquired, held=len(legal) - 1, price=dollars(price)), answers)


def declare_end(view: JsonDict, legal: list[JsonDict], world: State) -> Question:
    by_type = {answer["type"]: int(answer["action"]) for answer in legal}
    text = say("may-declare-end")
    if view["options"]["open_holdings"]:
        worth = world.scores()  # with open holdings, every sampled world has the same
        text += " " + say("cli-scored-now", mine=dollars(worth[view["you"]]), best=dollars(max(worth)))
    answers = [
        Answer("1", say("acquire-action-play_on"), "", by_type["play_on"]),
        Answer("2", say("acquire-action-declare_end"), "", by_type["declare_end"]),
    ]
    return Question(text, answers)


def buy(view: JsonDict, legal: list[JsonDict]) -> Question:
    """All that the money and the bank allow. The rules take purchases in chart order; people need not care."""
    actions = {answer.get("chain", "stop"): int(answer["action"]) for answer in legal}
    own = view["seats"][view["you"]]
    answers: list[Answer] = []
    for chain in view["chains"]:
        if chain["size"] and chain["bank"] and chain["price"] <= own["money"]:
            has = own["shares"].get(chain["name"], 0)
            note = listed([dollars(chain["price"]), say("cli-you-have", count=has)])
            answers.append(Answer(str(len(answers) + 1), chain["name"], note, actions.get(chain["name"])))
    nothing = say("acquire-action-stop_buying" if view["bought"] else "buy-nothing")
    answers.append(Answer("0", nothing, "", actions["stop"], typed="stop"))
    room = 3 - int(view["bought"])
    example = "1 1 2" if len(answers) > 2 else "1 1"
    text = say("cli-ask-buy", count=room, example=example, cash=dollars(own["money"]))
    return Question(text, answers, Gathering("buy", room, actions["stop"]))


def basket(view: JsonDict, words: Sequence[str]) -> Counter[str]:
    """How many of each chain; a chain is written in full or as its letter."""
    names = [chain["name"] for chain in view["chains"]]
    return Counter(name for word in words for name in names if word.upper() in (name.upper(), name[0]))


def price_of(view: JsonDict, wanted: Counter[str]) -> int:
    return sum(int(chain["price"]) * wanted[chain["name"]] for chain in view["chains"])


def gathered(view: JsonDict, words: Sequence[str]) -> str:
    """The purchase so far and what it costs."""
    wanted = basket(view, words)
    things = listed([many(count, name) for name, count in wanted.items()])
    return say("cli-for", things=things, amount=dollars(price_of(view, wanted)))


def too_much(view: JsonDict, words: Sequence[str]) -> Explanation | None:
    """More than the bank has, or than you can pay."""
    wanted = basket(view, words)
    for chain in view["chains"]:
        if chain["size"] and wanted[chain["name"]] > chain["bank"]:
            return Explanation(say("refusal-acquire-bank-empty", chain=chain["name"]), "ACQ-BUY-3")
    cost, cash = price_of(view, wanted), int(view["seats"][view["you"]]["money"])
    if cost > cash:
        return Explanation(say("cli-too-dear", basket=gathered(view, words), cash=dollars(cash)), "ACQ-BUY-2")
    return None


def explain(view: JsonDict, word: str) -> Explanation | None:
    """A tile of the hand, or a chain."""
    for held in view.get("hand", []):
        if held["tile"] == word.upper():
            chains = listed(held.get("chains", []))
            text = say(f"effect-{held['effect']}-long", tile=held["tile"], chains=chains)
            more = f" ({effect_note(view, held)})" if held["effect"] in ("founds", "grows", "merges") else ""
            return Explanation(text + more, REASONS[held["effect"]])
    for chain in view["chains"]:
        if word.lower() == chain["name"].lower() or word.upper() == chain["name"][0]:
            return explain_chain(chain)
    return None


def explain_chain(chain: JsonDict) -> Explanation:
    if not chain["size"]:
        return Explanation(say("cli-chain-resting", chain=chain["name"]), "ACQ-FND-2")
    tiles = say("chain-tiles-price", size=chain["size"], price=dollars(chain["price"]))
    left = say("shares-left", count=chain["bank"])
    safe = say("safe") if chain["safe"] else say("cli-safe-from", size=SAFE_SIZE)
    return Explanation(f"{chain['name']}: {tiles}; {left}; {safe}", "ACQ-SAF-1" if chain["safe"] else "ACQ-PRC-1")


def refused(view: JsonDict, refusal: IllegalAction) -> str:
    return refusal_text("acquire", refusal)


def notation(line: str) -> str:
    return line


def money(amount: float) -> str:
    return dollars(round(amount / 100) * 100)


def action_words(view: JsonDict, described: JsonDict) -> str:
    return say(f"acquire-action-{described['type']}", **{k: v for k, v in described.items() if k != "type"})


def reveals(view: JsonDict, event: Event) -> bool:
    """A tile drawn, a hand that has nothing playable, and, where holdings are hidden, who gets a bonus."""
    if event.secret is not None or event.type in ("no_playable_tile", "dead_tile_discarded", "game_over"):
        return True
    return event.type == "bonus" and not view["options"]["open_holdings"]
