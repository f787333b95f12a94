"""Statistics that a simulation records of a game of Acquire."""

from __future__ import annotations

from typing import ClassVar

from bigboard.games.contract import Event, State
from bigboard.lab.run.collector import Collector
from bigboard.titles.acquire.rules.model.chains import CHAIN_NAMES

MAJORITIES = ("majority", "majority_tied", "both")


class AcquireCollector(Collector):
    """Chains founded, majorities, mergers, shares, tiles, and how it ended."""

    GAME: ClassVar = {
        **Collector.GAME,
        "rounds": "Rounds",
        "turns": "Turns",
        "founded": "Chains founded",
        "mergers": "Mergers",
        "left": "Chains on the board at the end",
        "largest": "Largest chain",
        "dead": "Dead tiles discarded",
    }
    WORDS: ClassVar = {"end": "How it ended", "giant": "Largest chain at the end"}
    SEATS: ClassVar = {
        "founded": "Chains founded",
        "mergers": "Mergers made",
        "majorities": "Majority bonuses from mergers",
        "minorities": "Minority bonuses from mergers",
        "final_majorities": "Majorities at the end",
        "bonus": "Bonus money",
        "bought": "Shares bought",
        "spent": "Money spent on shares",
        "traded": "Shares traded in mergers",
        "sold": "Shares sold in mergers",
        "kept": "Shares kept in mergers",
        "tiles": "Tiles played",
        "stuck": "Turns without a playable tile",
        "declared": "Declared the end",
    }
    QUESTIONS: ClassVar = {
        "founded": "What is founding chains worth?",
        "mergers": "What is making mergers worth?",
        "bought": "What is buying shares worth?",
    }
    MONEY_STEP: ClassVar = 500
    CARDS: ClassVar = {"founder": "Founded", "majority": "Majority at the end", "start": "Turn order"}

    def __init__(self) -> None:
        super().__init__()
        self.sizes: dict[str, int] = {}
        self.over = False

    def rounds_over(self, state: State) -> int:
        # A round is over when its last turn is, and then a tile is asked for, or the game is over.
        return self.game["turns"] // self.players if state.decision == "play_tile" else 0

    def round_now(self) -> int:
        return self.game["turns"] // self.players + 1

    def note(self, event: Event) -> None:
        kind = event.type
        seat = event.seat
        data = event.data
        if kind == "tile_played":
            self.game["turns"] += 1
            self.seats["tiles"][seat] += 1
        elif kind == "share_bought":
            self.seats["bought"][seat] += 1
            self.seats["spent"][seat] += data["price"]
        elif kind == "bonus":
            self.note_bonus(seat, data["chain"], data["place"], data["amount"])
        elif kind in ("chain_grew", "merger_complete"):
            self.sizes[data["chain"]] = data["size"]
        elif kind == "chain_founded":
            self.game["founded"] += 1
            self.seats["founded"][seat] += 1
            self.offer("founder", (chain for chain in CHAIN_NAMES if chain not in self.sizes), data["chain"])
            self.sizes[data["chain"]] = data["size"]
            self.hold("founder", seat, data["chain"])
        elif kind == "chain_absorbed":
            self.sizes.pop(data["chain"], None)
        elif kind == "merger":
            self.game["mergers"] += 1
            self.seats["mergers"][seat] += 1
        elif kind == "shares_traded":
            self.seats["traded"][seat] += data["given"]
        elif kind in ("shares_sold", "shares_kept"):
            self.seats[kind.removeprefix("shares_")][seat] += data["shares"]
        else:
            self.note_rare(event)

    def note_bonus(self, seat: int, chain: str, place: str, amount: int) -> None:
        self.seats["bonus"][seat] += amount
        if self.over:
            if place in MAJORITIES:
                self.seats["final_majorities"][seat] += 1
                self.hold("majority", seat, chain)
        else:
            self.seats["majorities" if place in MAJORITIES else "minorities"][seat] += 1

    def note_rare(self, event: Event) -> None:
        kind = event.type
        if kind == "game_over":
            self.over = True
            self.words["end"] = event.data["reason"].replace("_", " ")
        elif kind == "end_declared":
            self.seats["declared"][event.seat] = 1
        elif kind == "no_playable_tile":
            self.game["turns"] += 1
            self.seats["stuck"][event.seat] += 1
        elif kind == "dead_tile_discarded":
            self.game["dead"] += 1
        elif kind == "first_player":
            self.hold_order("start", event.seat)

    def finish(self, state: State) -> None:
        self.game["rounds"] = -(-self.game["turns"] // self.players)
        self.game["left"] = len(self.sizes)
        self.game["largest"] = max(self.sizes.values(), default=0)
        if self.sizes:
            self.words["giant"] = max(sorted(self.sizes), key=lambda chain: self.sizes[chain])
