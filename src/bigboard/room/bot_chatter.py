"""Remarks of bots with a name when something happens to them: rate limited, and only while windows are open."""

from __future__ import annotations

from collections.abc import Iterable

from bigboard.bots.personas import Persona, personas
from bigboard.games.contract import Event
from bigboard.room.announcements import chat_line
from bigboard.room.ports import LiveTable
from bigboard.schemas.errors import Refused

# Occasions by the event that names the seat; later ones have priority.
OCCASIONS = {
    "chain_founded": "founded",
    "dividend_paid": "dividend",
    "fee_paid": "fee",
    "beaten": "outbid",
    "bonus": "bonus",
    "shares_split": "split",
    "shares_lost": "bankrupt",
}
# In English; clients translate by occasion and tone: `talk-founded-calm`.
LINES = {
    "founded": {"calm": "A small start.", "bold": "Remember this name!", "sour": "Someone had to do it."},
    "dividend": {"calm": "Thank you, that helps.", "bold": "Money for nothing!", "sour": "At last."},
    "fee": {"calm": "Well, fees are fees.", "bold": "Peanuts.", "sour": "Who put that there?"},
    "outbid": {"calm": "All yours, then.", "bold": "Not for long!", "sour": "I shall remember that."},
    "bonus": {"calm": "That pays for patience.", "bold": "Jackpot!", "sour": "About time."},
    "split": {"calm": "Two for one, how nice.", "bold": "Double it!", "sour": "It was overdue."},
    "bankrupt": {"calm": "That hurts a little.", "bold": "Easy come, easy go.", "sour": "I knew it. I knew it!"},
    "won": {"calm": "A good game, thank you all.", "bold": "What did I say?", "sour": "As was to be expected."},
    "lost": {"calm": "Well played.", "bold": "Again! At once!", "sour": "The cards were against me."},
}


def remark(persona: Persona, occasion: str) -> str:
    return LINES[occasion][persona.tone]


def speakers(table: LiveTable) -> dict[int, Persona]:
    """The seats of bots with a name."""
    known = personas()
    return {number: known[seat.bot] for number, seat in enumerate(table.record.seats) if seat.bot in known}


def occasion_for(seats: Iterable[int], events: Iterable[Event]) -> tuple[int, str] | None:
    """Return the seat that speaks after these events, and its occasion. Only public events count."""
    wanted = set(seats)
    order = list(OCCASIONS)
    best: tuple[int, int] | None = None
    for event in events:
        seen = event.seen_by(-1)
        if seen["type"] == "result":
            winners = [seat for seat in seen["winners"] if seat in wanted]
            return (winners[0], "won") if winners else (min(wanted), "lost") if wanted else None
        if seen["type"] in OCCASIONS and seen["seat"] in wanted:
            rank = order.index(seen["type"])
            if best is None or rank > best[0]:
                best = rank, seen["seat"]
    return (best[1], OCCASIONS[order[best[0]]]) if best is not None else None


async def react(table: LiveTable, events: Iterable[Event]) -> None:
    """Write one line at most."""
    if not table.presence.windows:
        return
    bots = speakers(table)
    found = occasion_for(bots, events) if bots else None
    if found is None:
        return
    seat, occasion = found
    try:
        table.services.talk_limiter.check(table.record.id)
    except Refused:
        return
    persona = bots[seat]
    facts = {"bot": persona.id, "occasion": occasion, "tone": persona.tone}
    await table.write_chat(chat_line(table, seat, persona.name, remark(persona, occasion), "talk", facts))
