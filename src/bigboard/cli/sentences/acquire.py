"""What happens in Acquire, in English."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bigboard.cli.sentences import Phrase, Voice, listed, verb
from bigboard.games.contract import JsonDict

ENDINGS = {
    "giant_chain": "a chain has 41 tiles or more",
    "all_safe": "all chains on the board are safe",
    "hands_empty": "nobody has a tile left",
    "deadlock": "nobody could play a tile for a whole round",
}
BONUSES = {
    "majority": "the majority bonus of {chain}",
    "minority": "the minority bonus of {chain}",
    "both": "both bonuses of {chain}",
    "majority_tied": "a share of both bonuses of {chain}, tied for most shares",
    "minority_tied": "a share of the minority bonus of {chain}, tied for second most shares",
}


def money(amount: int) -> str:
    return f"${amount:,}"


def tiles(count: int) -> str:
    return "1 tile" if count == 1 else f"{count} tiles"


def is_small(event: JsonDict, voice: Voice) -> bool:
    kind = str(event["type"])
    if kind == "tile_drawn":
        return int(event["seat"]) != voice.you
    if kind == "survivor":
        return bool(event["rule"] == "ACQ-MRG-1")  # the largest: nobody chose
    return kind in ("start_tile", "hand_dealt", "chain_absorbed", "founder_share")


def phrases(events: Sequence[JsonDict], voice: Voice) -> list[Phrase]:
    """What one seat did. Equal purchases are counted together."""
    said: list[Phrase] = []
    for kind, group in groupby(events, key=lambda event: str(event["type"])):
        if kind == "share_bought":
            said.append(purchase(list(group), voice))
        elif kind == "dead_tile_discarded":
            said.append(discards(list(group), voice))
        else:
            said += [phrase(event, voice) for event in group]
    return said


def purchase(events: Sequence[JsonDict], voice: Voice) -> Phrase:
    parts = []
    for chain, group in groupby(events, key=lambda event: str(event["chain"])):
        prices = [int(event["price"]) for event in group]
        parts.append(f"{len(prices)} {chain} for {money(sum(prices))}")
    return Phrase(f"{verb('buy', events[0]['seat'] == voice.you)} {listed(parts)}")


def discards(events: Sequence[JsonDict], voice: Voice) -> Phrase:
    dead = [str(event["tile"]) for event in events]
    return Phrase(f"{verb('discard', events[0]['seat'] == voice.you)} dead {listed(dead)}")


def phrase(event: JsonDict, voice: Voice) -> Phrase:
    you = event["seat"] == voice.you
    chain = event.get("chain", "")
    match event["type"]:
        case "start_tile":
            return Phrase(f"{verb('lay', you)} start tile {event['tile']}")
        case "first_player":
            return Phrase(verb("begin", you))
        case "hand_dealt":
            hand = listed(event["hand"]) if "hand" in event else f"{event['tiles']} tiles"
            return Phrase(f"{verb('are', you)} dealt {hand}")
        case "no_playable_tile":
            return Phrase(f"{verb('have', you)} no tile that can be played")
        case "tile_played":
            alone = ", touching nothing" if event["effect"] == "nothing" else ""
            return Phrase(f"{verb('play', you)} {event['tile']}{alone}")
        case "chain_founded":
            return Phrase(f"{verb('found', you)} {chain} with {tiles(event['size'])}")
        case "founder_share":
            return Phrase(f"{verb('receive', you)} the founder's share of {chain}")
        case "chain_grew":
            return Phrase(f"{chain} grows to {tiles(event['size'])}", acts=False)
        case "merger":
            return Phrase(f"{verb('merge', you)} {listed([f'{c} ({n})' for c, n in event['sizes'].items()])}")
        case "survivor":
            chosen = event["rule"] == "ACQ-MRG-2"
            return Phrase(f"{verb('choose', you)} {chain} to survive") if chosen else Phrase(f"{chain} survives", False)
        case "chain_acquired":
            return Phrase(f"{event['by']} acquires {chain} of {tiles(event['size'])}", acts=False)
        case "bonus":
            return Phrase(
                f"{verb('receive', you)} {money(event['amount'])}, {BONUSES[event['place']].format(chain=chain)}"
            )
        case "shares_traded":
            return Phrase(f"{verb('trade', you)} {event['given']} {chain} for {event['received']} {event['into']}")
        case "shares_sold" | "final_sale":
            return Phrase(f"{verb('sell', you)} {event['shares']} {chain} for {money(event['amount'])}")
        case "shares_kept":
            return Phrase(f"{verb('keep', you)} {event['shares']} {chain}")
        case "chain_absorbed":
            return Phrase(f"{chain} becomes part of {event['into']}", acts=False)
        case "merger_complete":
            return Phrase(f"{chain} has {tiles(event['size'])} now", acts=False)
        case "tile_drawn":
            return Phrase(f"{verb('draw', you)} {event.get('tile', 'a tile')}")
        case "end_declared":
            return Phrase(f"{verb('declare', you)} the end of the game")
        case "game_over":
            return Phrase(f"the game is over: {ENDINGS[event['reason']]}", acts=False)
        case "result":
            return Phrase(victory(event, voice), acts=False)
    return Phrase(str(event["type"]).replace("_", " "))


def victory(event: JsonDict, voice: Voice) -> str:
    winners = event["winners"]
    amount = money(event["money"][winners[0]])
    names = listed([voice.who(seat) for seat in winners])
    if len(winners) > 1:
        return f"{names} share the victory with {amount} each"
    return f"{names} {verb('win', winners[0] == voice.you)} with {amount}"
