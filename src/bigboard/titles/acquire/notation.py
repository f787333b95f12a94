"""Acquire in one line of text.

Chains are named or given by their first letter: Worldwide, Sackson, Festival, Imperial, American, Continental, Tower.
In positions, tiles are separated by commas, `1A-4A` is a row or column of them, and `/` separates the seats.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bigboard.games.contract import State
from bigboard.titles.acquire.rules.game import ACQUIRE
from bigboard.titles.acquire.rules.model.chains import CHAIN_INDEX, CHAIN_LETTERS, CHAIN_NAMES
from bigboard.titles.acquire.rules.model.shares import BUY_LIMIT
from bigboard.titles.acquire.rules.model.tiles import COLUMNS, TILE_INDEX, TILE_NAMES

CHAIN_VERBS = ("found", "survive", "acquire", "buy")
VERB_OF_DECISION = {
    "found_chain": "found",
    "choose_survivor": "survive",
    "choose_acquired": "acquire",
    "buy_shares": "buy",
}
PLAIN_TEXT = {"declare_end": "end", "play_on": "play on", "stop_buying": "stop"}
PLAIN_WORDS = {
    "end": "declare_end",
    "declare": "declare_end",
    "continue": "play_on",
    "stop": "stop_buying",
    "done": "stop_buying",
    "nothing": "stop_buying",
}
ALL = 1000  # "sell all": more than a player can hold
PLAIN_FIELDS = ("decision", "turn", "seat", "tile", "survivor", "acquired", "bought", "turn_number")


def action_text(described: Mapping[str, Any], options: Mapping[str, Any] | None = None) -> str:
    kind = described["type"]
    if kind == "play_tile":
        return str(described["tile"])
    if kind in CHAIN_VERBS:
        return f"{kind} {described['chain']}"
    if kind in PLAIN_TEXT:
        return PLAIN_TEXT[kind]
    return f"{kind} {described['shares']}"


def next_actions(state: State, words: list[str]) -> list[int]:
    """Read one phrase, such as `5C`, `buy T 2`, `sell 3` or `keep`."""
    word = words.pop(0).lower()
    if word == "play" and words:
        word = words.pop(0).lower()
        if word == "on":
            return [state.find({"type": "play_on"})]
    if word.upper() in TILE_INDEX.numbers:
        return [state.find({"type": "play_tile", "tile": word.upper()})]
    if word in PLAIN_WORDS:
        if words and word == "declare" and words[0].lower() == "end":
            words.pop(0)
        return [state.find({"type": PLAIN_WORDS[word]})]
    if word in ("trade", "sell", "keep"):
        return disposal(state, word, words)
    if word in CHAIN_VERBS:
        return chain_actions(state, word, words)
    if is_chain(word) and state.decision in VERB_OF_DECISION:
        words.insert(0, word)
        return chain_actions(state, VERB_OF_DECISION[state.decision], words)
    raise ValueError(f"{word!r} is neither a tile, nor a chain, nor one of the words that begin an action.")


def is_chain(word: str) -> bool:
    return word.upper() in CHAIN_LETTERS or word.capitalize() in CHAIN_NAMES


def chain_actions(state: State, verb: str, words: list[str]) -> list[int]:
    """A chain after its verb. Shares may be bought in any order; they come out in that of the chart."""
    chains: list[int] = []
    while words and is_chain(words[0]) and (verb == "buy" or not chains):
        chain = CHAIN_INDEX.number(words.pop(0))
        number = bought_count(words.pop(0)) if verb == "buy" and words and words[0].isdecimal() else 1
        chains += [chain] * number
    if not chains:
        raise ValueError(f"{verb!r} wants the name of a chain after it.")
    trial = state.clone()
    actions: list[int] = []
    for chain in sorted(chains):
        action = trial.find({"type": verb, "chain": CHAIN_NAMES[chain]})
        trial.apply(action)
        actions.append(action)
    return actions


def bought_count(word: str) -> int:
    """Read the number of shares after a chain: `buy T 2` is `buy T T`."""
    if word not in map(str, range(1, BUY_LIMIT + 1)):
        raise ValueError(f"A turn buys 1 to {BUY_LIMIT} shares, not {word}.")
    return int(word)


def disposal(state: State, verb: str, words: list[str]) -> list[int]:
    """`trade`, `sell` or `keep`. Trades come first for the engine: those named after a sale, otherwise none."""
    if verb == "keep":
        shares = 0
        if words and words[0].lower() == "all":
            words.pop(0)
    elif not words:
        raise ValueError(f"{verb!r} wants a number of shares after it, or 'all'.")
    else:
        shares = share_count(words.pop(0))
    first: list[int] = []
    if verb != "trade" and state.decision == "trade_shares":
        traded = 0
        if len(words) > 1 and words[0].lower() == "trade":
            words.pop(0)
            traded = share_count(words.pop(0))
        first = [state.find({"type": "trade", "shares": traded})]
        state = state.clone()
        state.apply(first[0])
    kind = "trade" if verb == "trade" else "sell"
    if shares == ALL:
        offered = [state.describe(action) for action in state.legal_actions()]
        counts = [int(answer["shares"]) for answer in offered if answer["type"] == kind]
        shares = max(counts, default=0)
    return [*first, state.find({"type": kind, "shares": shares})]


def share_count(word: str) -> int:
    if word.lower() == "all":
        return ALL
    if not word.isdecimal() or len(word) > 3:
        raise ValueError(f"{word!r} is not a number of shares.")
    return int(word)


def tiles_text(names: list[str]) -> str:
    """A list of tiles; three or more in a row of the board become a range."""
    tiles = sorted(TILE_INDEX.number(name) for name in names)
    parts: list[str] = []
    while tiles:
        run = 1
        while run < len(tiles) and tiles[run] == tiles[0] + run and tiles[run] // COLUMNS == tiles[0] // COLUMNS:
            run += 1
        if run >= 3:
            parts.append(f"{TILE_NAMES[tiles[0]]}-{TILE_NAMES[tiles[run - 1]]}")
        else:
            parts += [TILE_NAMES[tile] for tile in tiles[:run]]
        tiles = tiles[run:]
    return ",".join(parts) or "-"


def read_tiles(text: str) -> list[str]:
    names: list[str] = []
    for part in text.split(","):
        first, dash, last = part.partition("-")
        if part in ("", "-"):
            continue
        low, high = TILE_INDEX.number(first), TILE_INDEX.number(last if dash else first)
        if low > high or (low // COLUMNS != high // COLUMNS and low % COLUMNS != high % COLUMNS):
            raise ValueError(f"{part!r} is not a row or column of tiles.")
        step = 1 if low // COLUMNS == high // COLUMNS else COLUMNS
        names += [TILE_NAMES[tile] for tile in range(low, high + 1, step)]
    return names


def shares_text(shares: Mapping[str, int]) -> str:
    return "".join(f"{name[0]}{count}" for name, count in shares.items()) or "-"


def read_shares(text: str) -> dict[str, int]:
    """Letters with numbers, as in W3T12."""
    shares: dict[str, int] = {}
    rest = "" if text == "-" else text
    while rest:
        name, digits = CHAIN_NAMES[CHAIN_INDEX.number(rest[0])], ""
        rest = rest[1:]
        while rest and rest[0].isdecimal():
            digits, rest = digits + rest[0], rest[1:]
        if not digits or name in shares:
            raise ValueError(f"{text!r} is not a list of shares such as W3T12.")
        shares[name] = int(digits)
    return shares


def position_fields(state: State) -> list[str]:
    """Return the fields that differ from the defaults of a position."""
    position = state.position()
    seats = position["players"]
    fields = [f"players={seats}"]
    fields += [f"{name[0]}={tiles_text(tiles)}" for name, tiles in position["chains"].items()]
    fields += [f"{name}={tiles_text(position[name])}" for name in ("lone", "gone") if position[name]]
    if any(position["hands"]):
        fields.append("hands=" + "/".join(tiles_text(hand) for hand in position["hands"]))
    if position["bag"] != sorted(position["bag"], key=TILE_INDEX.number):
        fields.append("bag=" + ",".join(position["bag"]))
    if position["money"] != [6000] * seats:
        fields.append("money=" + "/".join(str(amount) for amount in position["money"]))
    if any(position["shares"]):
        fields.append("shares=" + "/".join(shares_text(shares) for shares in position["shares"]))
    usual = {"decision": "play_tile", "turn": 0, "seat": position["turn"], "bought": 0, "turn_number": 1}
    for name in PLAIN_FIELDS:
        if position[name] is not None and position[name] != usual.get(name):
            fields.append(f"{name}={position[name]}")
    if position["to_settle"]:
        fields.append("to_settle=" + "".join(name[0] for name in position["to_settle"]))
    if position["bought"]:
        fields.append(f"buy_from={position['buy_from']}")
    fields += [f"{name}=yes" for name in ("end_declared",) if position[name]]
    if position["turns_without_tile"]:
        fields.append(f"turns_without_tile={position['turns_without_tile']}")
    if position["options"]["dead_tiles"] != "repeat":
        fields.append(f"dead_tiles={position['options']['dead_tiles']}")
    if not position["options"]["open_holdings"]:
        fields.append("open_holdings=no")
    return fields


def read_position(fields: dict[str, str]) -> State:
    position: dict[str, Any] = {"chains": {}, "options": {}}
    for name, value in fields.items():
        if name.upper() in CHAIN_LETTERS and len(name) == 1:
            position["chains"][CHAIN_NAMES[CHAIN_INDEX.number(name)]] = read_tiles(value)
        elif name in ("lone", "gone", "bag"):
            position[name] = read_tiles(value)
        elif name == "hands":
            position[name] = [read_tiles(hand) for hand in value.split("/")]
        elif name == "money":
            position[name] = [whole_number(name, amount) for amount in value.split("/")]
        elif name == "shares":
            position[name] = [read_shares(shares) for shares in value.split("/")]
        elif name == "to_settle":
            position[name] = [CHAIN_NAMES[CHAIN_INDEX.number(letter)] for letter in value]
        elif name in ("players", "turn", "seat", "bought", "turn_number", "turns_without_tile"):
            position[name] = whole_number(name, value)
        elif name in ("decision", "tile", "survivor", "acquired", "buy_from"):
            position[name] = value
        elif name in ("end_declared", "open_holdings"):
            if value not in ("yes", "no"):
                raise ValueError(f"{name!r} is yes or no, not {value!r}.")
            target = position["options"] if name == "open_holdings" else position
            target[name] = value == "yes"
        elif name == "dead_tiles":
            position["options"][name] = value
        else:
            raise ValueError(f"A position of Acquire has no {name!r}.")
    return ACQUIRE.position(position)


def whole_number(name: str, text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise ValueError(f"{name!r} is a whole number, not {text!r}.")
    return int(text)
