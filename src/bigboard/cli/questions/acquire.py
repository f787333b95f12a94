"""What Acquire asks, with what each answer leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bigboard.cli.questions import CLOSED, Answer, Explanation, Gathering, Question
from bigboard.cli.sentences import listed
from bigboard.cli.sentences.acquire import money, tiles
from bigboard.games.acquire.chains import CHAIN_NAMES, CHART, CHART_COLUMN, SAFE_SIZE
from bigboard.games.acquire.tiles import COLUMNS, ROW_LETTERS, ROWS
from bigboard.games.contract import Event, IllegalAction, JsonDict, State

EXAMPLES = "5C, found Tower, buy T T F, sell 3"
MODULES: dict[str, str] = {}
PITCH = "Found hotel chains, grow them, own most of those that are bought up. Money wins."

REASONS = {
    "nothing": ("{tile} touches nothing, so it would lie alone.", "ACQ-TRN-4"),
    "founds": ("{tile} touches lone tiles and no chain, so it would found a chain.", "ACQ-FND-1"),
    "grows": ("{tile} touches one chain, so it would become part of it.", "ACQ-GRW-1"),
    "merges": ("{tile} connects chains, so it would merge them.", "ACQ-MRG-1"),
    "blocked": ("{tile} would found an eighth chain, and all seven are on the board.", "ACQ-FND-4"),
    "dead": ("{tile} connects safe chains, which cannot be acquired.", "ACQ-SAF-2"),
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
    sizes = sizes_of(view)
    chains = sorted(held.get("chains", []), key=lambda chain: -sizes[chain])
    match held["effect"]:
        case "founds":
            return f"founds a chain of {more}"
        case "grows":
            return f"{chains[0]} grows to {sizes[chains[0]] + more}"
        case "merges":
            after = sum(sizes[chain] for chain in chains) + more
            tied = sizes[chains[0]] == sizes[chains[1]]
            parts = " + ".join(f"{chain[0]} {sizes[chain]}" for chain in chains)
            return f"merges {parts} → {'your choice' if tied else chains[0][0]} {after}"
        case "blocked":
            return "blocked: no eighth chain"
        case "dead":
            return "dead: would join safe chains"
    return "no neighbour"


def brief_note(view: JsonDict, held: JsonDict) -> str:
    """The same in even fewer words, for a line with the whole hand."""
    note = effect_note(view, held).partition(":")[0]
    return note.replace(" grows to ", " → ").replace("founds a chain of ", "founds ").removeprefix("merges ")


def hand_notes(view: JsonDict) -> list[tuple[str, str]]:
    return [(held["tile"], effect_note(view, held)) for held in view.get("hand", [])]


def question(view: JsonDict, world: State) -> Question:
    """The question that the view's legal answers belong to."""
    legal: list[JsonDict] = view["legal"]
    match view["decision"]:
        case "play_tile":
            return play_tile(view, legal)
        case "found_chain":
            return Question("Which chain do you found? You receive one share of it.", chains(view, legal, found_note))
        case "choose_survivor":
            return Question("The largest chains are equal. Which one survives?", chains(view, legal, merger_note))
        case "choose_acquired":
            return Question("Equal chains are acquired. Which one first?", chains(view, legal, merger_note))
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
    return Question("Which tile do you play?", answers, shows_hand=True)


def price_at(chain: str, size: int) -> int:
    """By the printed chart."""
    column = CHART_COLUMN[CHAIN_NAMES.index(chain)]
    return max((row[3] for row in CHART if 0 < row[column] <= size), default=0)


def found_note(view: JsonDict, chain: JsonDict) -> str:
    size = 1 + lone_tiles_joining(view["board"], view["tile"])
    kept = (view["seats"][view["you"]]["shares"] or {}).get(chain["name"], 0)
    own = f", you kept {kept}" if kept else ""
    none_left = ", no share left" if not chain["bank"] else ""
    return f"{money(price_at(chain['name'], size))} a share{own}{none_left}"


def merger_note(view: JsonDict, chain: JsonDict) -> str:
    mine = (view["seats"][view["you"]]["shares"] or {}).get(chain["name"], 0)
    return f"{tiles(chain['size'])}, {money(chain['price'])} a share, you have {mine}"


def chains(view: JsonDict, legal: list[JsonDict], note: object) -> list[Answer]:
    named = {chain["name"]: chain for chain in view["chains"]}
    assert callable(note)
    return [
        Answer(str(number), answer["chain"], note(view, named[answer["chain"]]), int(answer["action"]))
        for number, answer in enumerate(legal, 1)
    ]


def trade(view: JsonDict, legal: list[JsonDict]) -> Question:
    merger = view["merger"]
    held = view["seats"][view["you"]]["shares"][merger["acquired"]]
    answers = []
    for answer in legal:
        shares = int(answer["shares"])
        note = f"→ {shares // 2} {merger['survivor']}" if shares else "no trade"
        answers.append(Answer(str(shares), f"trade {shares}" if shares else "none", note, int(answer["action"])))
    text = f"{merger['survivor']} acquires {merger['acquired']}; you hold {held}. Trade how many, 2 for 1?"
    return Question(text, answers)


def sell(view: JsonDict, legal: list[JsonDict]) -> Question:
    acquired = view["merger"]["acquired"]
    price = next(chain["price"] for chain in view["chains"] if chain["name"] == acquired)
    held = len(legal) - 1
    answers = []
    for answer in legal:
        shares = int(answer["shares"])
        note = f"→ {money(shares * price)}" if shares else "keep all"
        answers.append(Answer(str(shares), f"sell {shares}" if shares else "none", note, int(answer["action"])))
    return Question(f"You hold {held} {acquired}. Sell how many at {money(price)} each? The rest you keep.", answers)


def declare_end(view: JsonDict, legal: list[JsonDict], world: State) -> Question:
    by_type = {answer["type"]: int(answer["action"]) for answer in legal}
    text = "You may declare the end of the game."
    if view["options"]["open_holdings"]:
        worth = world.scores()  # with open holdings, every sampled world has the same
        mine, best = worth[view["you"]], max(worth)
        place = "the most of all" if mine == best else f"the best would have {money(best)}"
        text += f" Scored now, you would have {money(mine)}, {place}."
    answers = [
        Answer("1", "play on", "the game goes on", by_type["play_on"]),
        Answer("2", "end", "you still buy, then all is scored", by_type["declare_end"]),
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
            note = f"{money(chain['price'])}, {chain['bank']} left, own {has}"
            answers.append(Answer(str(len(answers) + 1), chain["name"], note, actions.get(chain["name"])))
    answers.append(Answer("0", "stop", "buy nothing more" if view["bought"] else "buy nothing", actions["stop"]))
    room = 3 - int(view["bought"])
    text = (
        f"Buy up to {room} shares, for example 1 1{' 2' if len(answers) > 2 else ''}. You have {money(own['money'])}."
    )
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
    return f"{listed([f'{count} {name}' for name, count in wanted.items()])} for {money(price_of(view, wanted))}"


def too_much(view: JsonDict, words: Sequence[str]) -> Explanation | None:
    """More than the bank has, or than you can pay."""
    wanted = basket(view, words)
    for chain in view["chains"]:
        if chain["size"] and wanted[chain["name"]] > chain["bank"]:
            left = f"has only {chain['bank']} left" if chain["bank"] else "has none left"
            return Explanation(f"You ask for {wanted[chain['name']]} {chain['name']}; the bank {left}.", "ACQ-BUY-3")
    cost, cash = price_of(view, wanted), int(view["seats"][view["you"]]["money"])
    if cost > cash:
        return Explanation(f"{gathered(view, words)} is more than your {money(cash)}.", "ACQ-BUY-2")
    return None


def explain(view: JsonDict, word: str) -> Explanation | None:
    """A tile of the hand, or a chain."""
    for held in view.get("hand", []):
        if held["tile"] == word.upper():
            text, rule = REASONS[held["effect"]]
            more = "" if held["effect"] in ("nothing", "blocked") else f" Now: {effect_note(view, held)}."
            return Explanation(text.format(tile=held["tile"]) + more, rule)
    for chain in view["chains"]:
        if word.lower() == chain["name"].lower() or word.upper() == chain["name"][0]:
            return explain_chain(chain)
    return None


def explain_chain(chain: JsonDict) -> Explanation:
    name = chain["name"]
    if not chain["size"]:
        return Explanation(
            f"{name} is not on the board; it can be founded, and until then its shares rest.", "ACQ-FND-2"
        )
    facts = [tiles(chain["size"]), f"{money(chain['price'])} a share", f"{chain['bank']} shares left"]
    if chain["safe"]:
        return Explanation(f"{name} is safe with {listed(facts)}.", "ACQ-SAF-1")
    return Explanation(f"{name} has {listed(facts)}; with {SAFE_SIZE} tiles it will be safe.", "ACQ-PRC-1")


def refused(view: JsonDict, refusal: IllegalAction) -> str:
    return refusal.message


def reveals(view: JsonDict, event: Event) -> bool:
    """A tile drawn, a hand that has nothing playable, and, where holdings are hidden, who gets a bonus."""
    if event.secret is not None or event.type in ("no_playable_tile", "dead_tile_discarded", "game_over"):
        return True
    return event.type == "bonus" and not view["options"]["open_holdings"]
