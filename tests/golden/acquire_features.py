"""What happens in a recorded game of Acquire: the rare things that the golden games must show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bigboard.records.record import replay_steps

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bigboard import Event, State

Json = dict[str, Any]

ENDINGS = ["giant_chain", "all_safe", "hands_empty", "deadlock"]
WANTED = {
    *(f"{players} players" for players in range(2, 7)),
    *(f"end: {ending}" for ending in ENDINGS),
    *(f"dead_tiles {option}" for option in ("repeat", "once", "never")),
    *(f"bonus: {place}" for place in ("majority", "minority", "majority_tied", "minority_tied", "both")),
    "merger of 2",
    "merger of 3",
    "merger of 4",
    "survivor chosen",
    "survivor chosen of three",
    "order chosen",
    "trade limited by the bank",
    "founder without a share",
    "last chain founded without a choice",
    "dead tile exchanged (repeat)",
    "redrawn tile dead and exchanged (repeat)",
    "dead tile exchanged (once)",
    "redrawn tile dead and kept (once)",
    "dead tile kept (never)",
    "bag runs out",
    "blocked tile",
    "no playable tile",
    "end possible but not declared",
    "end declared without a playable tile",
    "acquired shares kept",
    "chain founded again",
    "closed holdings",
    "shared victory",
}


def features(record: Json) -> set[str]:
    """All the rare things that happen in a game."""
    found: set[str] = set()
    options = record["deal"]["options"]
    found.add(f"{record['deal']['players']} players")
    found.add(f"dead_tiles {options['dead_tiles']}")
    if not options["open_holdings"]:
        found.add("closed holdings")
    acquired: set[str] = set()
    stuck = -1  # the turn number of the last player without a playable tile
    for state, action, events in replay_steps(record):
        found |= features_of_events(events, options["dead_tiles"], acquired)
        found |= features_of_question(state, options["dead_tiles"])
        if action == {"type": "play_on"}:
            found.add("end possible but not declared")
        turn = state.observe(-1)["turn_number"]
        if any(event.type == "no_playable_tile" for event in events):
            stuck = turn
        if action == {"type": "declare_end"} and stuck == turn:
            found.add("end declared without a playable tile")
    if len(state.winners()) > 1:
        found.add("shared victory")
    return found


def features_of_events(events: Iterable[Event], option: str, acquired: set[str]) -> set[str]:
    found: set[str] = set()
    last = ""
    drawn: list[str] = []
    for event in events:
        if event.type == "merger":
            found.add(f"merger of {len(event.data['sizes'])}")
        elif event.type == "bonus":
            found.add(f"bonus: {event.data['place']}")
        elif event.type == "game_over":
            found.add(f"end: {event.data['reason']}")
        elif event.type == "no_playable_tile":
            found.add("no playable tile")
        elif event.type == "shares_kept":
            found.add("acquired shares kept")
        elif event.type == "chain_absorbed":
            acquired.add(event.data["chain"])
        elif event.type == "chain_founded":
            if event.data["chain"] in acquired:
                found.add("chain founded again")
            if last == "tile_played":
                found.add("last chain founded without a choice")
        elif event.type == "tile_drawn":
            drawn.append((event.secret or {})["tile"])
            if event.data["bag"] == 0:
                found.add("bag runs out")
        elif event.type == "dead_tile_discarded":
            found.add(f"dead tile exchanged ({option})")
            if event.data["tile"] in drawn[1:]:
                found.add(f"redrawn tile dead and exchanged ({option})")
        last = event.type
    types = [event.type for event in events]
    if "chain_founded" in types and "founder_share" not in types:
        found.add("founder without a share")
    return found


def features_of_question(state: State, option: str) -> set[str]:
    found: set[str] = set()
    if state.decision == "choose_survivor":
        found.add("survivor chosen")
        if len(state.legal_actions()) > 2:
            found.add("survivor chosen of three")
    elif state.decision == "choose_acquired":
        found.add("order chosen")
    elif state.decision in ("trade_shares", "sell_shares"):
        position = state.position()
        held = position["shares"][state.seat].get(position["acquired"], 0)
        left = next(chain["bank"] for chain in state.observe(-1)["chains"] if chain["name"] == position["survivor"])
        if held // 2 > left:
            found.add("trade limited by the bank")
    elif state.decision == "play_tile":
        # The player before has just ended a turn: the dead tiles left are those that could not be exchanged.
        before = (state.seat - 1) % state.players
        if any(held["effect"] == "dead" for held in state.observe(before)["hand"]):
            found.add("dead tile kept (never)" if option == "never" else f"redrawn tile dead and kept ({option})")
        if any(held["effect"] == "blocked" for held in state.observe(state.seat)["hand"]):
            found.add("blocked tile")
    return found
