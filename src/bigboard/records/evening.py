"""A game of Acquire played on a real table, written down as a normal record.

What is typed is public: the start tiles, the tiles played, founded chains, mergers, purchases, dead tiles shown. What
nobody has seen is filled in: the deal is a bag in which tiles without a known place lie somewhere. When a tile turns
up in a hand, it trades places with such a tile of that hand, and the whole game is played again to prove that nothing
else has changed. Whatever was never seen stays where it happens to lie.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bigboard.games import registry
from bigboard.games.contract import Event, IllegalAction, JsonDict, State
from bigboard.records.notation import parse_actions

GAME = "acquire"
HAND = 6
DEAD = "dead_tile_discarded"
STUCK = "no_playable_tile"
NEXT_DRAWS = 7  # that may show up while dead tiles are exchanged: a draw, and one for each of a hand


Progress = tuple[int, int]  # events up to the first surprise, and how many there are, negative: more is better


class EveningError(ValueError):
    """What was typed cannot have happened, or cannot be written down. The sentence says why."""


class Evening:
    """The game so far. Everything that is refused leaves it as it was."""

    def __init__(
        self, names: Sequence[str], start_tiles: Sequence[str], options: Mapping[str, Any] | None = None
    ) -> None:
        self.game = registry.game(GAME)
        whole = self.game.deal(len(names), "evening", options)  # ValueError names a bad number of players
        every = sorted(whole["bag"], key=lambda tile: (int(tile[:-1]), tile[-1]))
        self.names = list(names)
        self.options: JsonDict = whole["options"]
        first = [tile_of(tile, every) for tile in start_tiles]
        if len(first) != len(names) or len(set(first)) != len(first):
            raise EveningError(f"There is one start tile for each of the {len(names)} players, each another one.")
        # Unknown tiles lie as far apart as they can, so that what fills a hand is rarely dead or of use to others.
        rest = [tile for tile in every if tile not in first]
        self.bag = [*first, *rest[::2], *rest[1::2]]
        self.known = set(first)
        self.actions: list[int] = []
        self.marks: list[tuple[list[str], list[int], set[str]]] = []  # before each line, to take it back
        self.state = self.played(self.bag, self.actions)[0]

    # Typing.

    def take(self, line: str) -> None:
        """One line: a tile, `found T`, `buy T T`, `sell 2`, `end` …, or `dead 5C`, or `hand 1A 2B` of who decides."""
        mark = (list(self.bag), list(self.actions), set(self.known))
        words = line.strip().split()
        try:
            if not words:
                raise EveningError("Type what happened, as in 5C, or buy T T.")
            if words[0].lower() == "dead":
                for tile in words[1:]:
                    self.show_dead(tile_of(tile, self.bag))
            elif words[0].lower() == "hand":
                for tile in words[1:]:
                    self.hold(self.state.seat, tile_of(tile, self.bag), self.actions)
            else:
                self.act(line)
        except (IllegalAction, ValueError):
            self.bag, self.actions, self.known = mark
            self.state = self.played(self.bag, self.actions)[0]
            raise
        self.marks.append(mark)

    def act(self, line: str) -> None:
        if self.state.seat < 0:
            raise EveningError("The game is over.")
        self.bag = self.without_surprises(self.bag, self.actions)  # whatever was to be shown has been typed by now
        self.state = self.played(self.bag, self.actions)[0]
        tile = self.tile_in(line)
        if tile is not None:
            self.hold(self.state.seat, tile, self.actions)
        self.actions = [*self.actions, *parse_actions(self.state, line)]
        self.bag = self.with_few_surprises(self.bag, self.actions)
        self.state = self.played(self.bag, self.actions)[0]

    def undo(self) -> None:
        if not self.marks:
            raise EveningError("There is nothing to take back.")
        self.bag, self.actions, self.known = self.marks.pop()
        self.state = self.played(self.bag, self.actions)[0]

    def tile_in(self, line: str) -> str | None:
        """The tile that a line plays."""
        words = line.upper().replace("PLAY ", "").split()
        if self.state.decision != "play_tile" or not words or words[0] not in self.bag:
            return None
        return words[0]

    # Where tiles are.

    def hold(self, seat: int, tile: str, actions: list[int]) -> None:
        """The tile is in that seat's hand, after these actions."""
        held = self.played(self.bag, actions)[0].position()["hands"][seat]
        if tile not in held:
            if tile in self.known:
                raise EveningError(f"{tile} is somewhere else: on the board, gone, or in a hand that is known.")
            places = [self.bag.index(one) for one in reversed(held) if one not in self.known]
            self.bag = self.moved(tile, places, lambda events: True)
        self.known.add(tile)
        self.state = self.played(self.bag, self.actions)[0]

    def show_dead(self, tile: str) -> None:
        """Whoever has just ended their turn shows a dead tile and draws another."""
        if not self.actions:
            raise EveningError("Dead tiles are shown at the end of a turn.")
        before = self.played(self.bag, self.actions[:-1])[0]
        seat, bag = before.position()["turn"], before.position()["bag"]
        if tile in self.known and tile not in before.position()["hands"][seat]:
            raise EveningError(f"{tile} is somewhere else: on the board, gone, or in a hand that is known.")
        candidates = [*before.position()["hands"][seat], *bag[:NEXT_DRAWS]]
        places = [self.bag.index(one) for one in candidates if one not in self.known]
        self.known.add(tile)
        self.bag = self.moved(tile, places, lambda events: any(is_dead(event, tile) for event in events))
        self.state = self.played(self.bag, self.actions)[0]

    def moved(self, tile: str, places: list[int], fits: Any) -> list[str]:
        """The bag with that tile in one of the places, so that all that was typed still happens."""
        origin = self.bag.index(tile)
        for place in places:
            bag = list(self.bag)
            bag[origin], bag[place] = bag[place], bag[origin]
            try:
                bag = self.with_few_surprises(bag, self.actions, {tile})
                if fits(self.played(bag, self.actions)[1]):
                    return bag
            except (IllegalAction, ValueError):
                continue
        raise EveningError(f"{tile} cannot have been in that hand, after all that was typed before.")

    def with_few_surprises(self, bag: list[str], actions: list[int], also: set[str] | None = None) -> list[str]:
        """As below, as far as it goes: dead tiles of the latest turn may be the next thing to be typed."""
        try:
            return self.without_surprises(bag, actions, also)
        except EveningError:
            return bag

    def without_surprises(self, bag: list[str], actions: list[int], also: set[str] | None = None) -> list[str]:
        """The bag in which no unknown tile shows itself: as a dead one, or by leaving somebody nothing to play.

        Such a tile trades places with another unknown one, so that the next surprise, if any, comes later.
        """
        known = self.known | (also or set())
        while True:
            when, tile = self.surprise(bag, actions, known)
            if tile is None:
                return bag
            # One trade is mostly enough; with few tiles left a third one has to make room.
            better = self.traded(bag, actions, known, tile, when) or self.traded(bag, actions, known, tile, when, 2)
            if better is None:
                raise EveningError("A player would have shown a dead tile, or had nothing to play. Was that left out?")
            bag = better

    def traded(
        self, bag: list[str], actions: list[int], known: set[str], tile: str, when: Progress, trades: int = 1
    ) -> list[str] | None:
        """The bag after the tile has traded places so that the first surprise comes later, or fewer come."""
        best, latest = None, when
        place = bag.index(tile)
        for other in range(len(bag) - 1, -1, -1):
            if bag[other] in known or other == place:
                continue
            tried = list(bag)
            tried[place], tried[other] = tried[other], tried[place]
            try:
                then, next_tile = self.surprise(tried, actions, known)
            except (IllegalAction, ValueError):
                continue
            if next_tile is None:
                return tried
            if trades > 1 and next_tile == tile:
                deeper = self.traded(tried, actions, known, tile, when, trades - 1)
                if deeper is not None:
                    return deeper
            elif then > latest:
                best, latest = tried, then
        return best

    def surprise(self, bag: list[str], actions: list[int], known: set[str]) -> tuple[Progress, str | None]:
        """The first thing that an unknown tile brings about: which tile it is, and how far all went well."""
        state, events = self.played(bag, actions)
        surprises: list[tuple[int, str]] = []
        for when, event in enumerate(events):
            if event.type == DEAD and event.data["tile"] not in known:
                surprises.append((when, str(event.data["tile"])))
            elif event.type == STUCK:
                unknown = [tile for tile in state.position()["hands"][event.seat] if tile not in known]
                if unknown:  # a hand that is known may have had nothing to play
                    surprises.append((when, unknown[0]))
        if not surprises:
            return (len(events), 0), None
        return (surprises[0][0], -len(surprises)), surprises[0][1]

    def played(self, bag: list[str], actions: list[int]) -> tuple[State, list[Event]]:
        """The game with that bag; IllegalAction if one of the actions could not be."""
        deal = {"game": GAME, "players": len(self.names), "options": self.options, "bag": bag}
        state = self.game.start({**deal, "rules": self.game.rules_version})
        events = list(state.opening)
        for action in actions:
            events += state.apply(action)
        return state, events

    # Keeping.

    def record(self) -> JsonDict:
        """A record like any other, with who sat where; `kept` says that unknown tiles were filled in."""
        told = self.state.record()
        table = {"names": self.names, "players": ["human"] * len(self.names)}
        return {**told, "table": table, "kept": {"known": sorted(self.known)}}

    @staticmethod
    def resumed(record: Mapping[str, Any]) -> Evening:
        """The evening that a record of this kind holds; EveningError if it is none."""
        try:
            deal, names = record["deal"], record["table"]["names"]
            evening = Evening(names, deal["bag"][: len(names)], deal.get("options"))
            evening.bag, evening.known = list(deal["bag"]), set(record["kept"]["known"])
            state = evening.played(evening.bag, [])[0]
            for described in record["actions"]:
                action = state.find(described)
                evening.actions.append(action)
                state.apply(action)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise EveningError(f"This is no evening that was being written down: {error}") from None
        evening.state = state
        return evening


def is_dead(event: Event, tile: str) -> bool:
    return event.type == DEAD and event.data["tile"] == tile


def tile_of(text: str, every: Sequence[str]) -> str:
    tile = text.strip().upper()
    if tile not in every:
        raise EveningError(f"There is no tile {text.strip()!r}: tiles are 1A to 12I.")
    return tile
