"""The transcript of Acquire: tiles in hands and in the bag, as the table sees them.

Dead tiles are shown at the end of a turn, and the next player plays a tile or has none to play. So an unknown tile is
taken to be one that is not dead, and an unknown hand to have something to play, until the table says otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from bigboard.games.contract import Event, JsonDict
from bigboard.games.transcript.partial_deck import Pins, Pool
from bigboard.games.transcript.transcript import Ask, Field, NoteError, Slot, Transcript
from bigboard.titles.acquire.rules.model.board import DEAD, effect, playable
from bigboard.titles.acquire.rules.model.tiles import TILE_NAMES
from bigboard.titles.acquire.rules.state import AcquireState

HAND = 6
# A dead tile is asked about, a skipped turn is not, so it counts more than all dead tiles together.
SKIPPED_TURN = 2 * HAND
BAG = "bag"
Tiles = frozenset[str]
TurnEnd = tuple[
    int, list[list[Slot]], int, int, int
]  # doings so far, hands, tiles drawn, events seen, whose turn it was


class AcquireTranscript(Transcript):
    """A game of Acquire, written down from a real table."""

    def begin(self) -> None:
        # Unknown tiles are spread far apart, so that the filled-in hands are rarely dead or useful to others.
        self.pools[BAG] = Pool([*TILE_NAMES[::2], *TILE_NAMES[1::2]])
        seats = len(self.names)
        self.hands: list[list[Slot]] = [[] for _ in range(seats)]
        self.drawn = seats
        self.finished = -1  # who has ended a turn and may still show dead tiles
        self.stuck_now = False  # whether the next player's hand has nothing to play, as the table says
        self.exchanging = False  # dead tiles have been shown in this turn
        self.late: set[Slot] = set()  # tiles drawn for dead ones where that happens once: they may be dead themselves
        self.turn_end: TurnEnd = (-1, [], 0, 0, -1)
        self.told_dead: list[str] = []  # tiles that were shown at the end of this turn
        self.settled: set[int] = set()

    def build_deal(self) -> JsonDict:
        deal = {name: self.deal[name] for name in ("game", "rules", "players", "options")}
        return {**deal, "bag": self.pools[BAG].cards}

    # Following what happens.

    def watch(self, events: Sequence[Event], at: int) -> Ask | None:
        event = events[at]
        asked = None if at in self.settled else self.sight(events, at)
        if asked is None:
            self.follow(event)
        return asked

    def sight(self, events: Sequence[Event], at: int) -> Ask | None:
        event, seats = events[at], len(self.names)
        if event.type == "start_tile" and self.known_card((BAG, 0)) is None:
            fields = tuple(Field("tile", tuple(TILE_NAMES), {"seat": seat}) for seat in range(seats))
            return Ask("see", "start_tiles", fields=fields)
        if event.type == "dead_tile_discarded" and self.known_card(self.slot_of(event)) is None:
            dead = self.tiles_now(dead=True) & frozenset(self.possible(self.hands[event.seat]))
            return Ask("see", "dead_tile", event.seat, fields=(Field("tile", in_order(dead)),))
        if event.seat == self.me and event.type in ("hand_dealt", "tile_drawn"):
            count = HAND if event.type == "hand_dealt" else 1
            if self.known_card((BAG, self.drawn)) is not None:
                return None
            choices = tuple(self.possible([(BAG, self.drawn)]))
            fields = tuple(Field("tile", choices, optional=True) for _ in range(count))
            return Ask("see", event.type, event.seat, fields=fields)
        return None

    def slot_of(self, event: Event) -> Slot:
        """The tile of a hand that an event shows."""
        return next(slot for slot in self.hands[event.seat] if self.card_for(slot) == event.data["tile"])

    def learn_seen(self, values: Sequence[Any]) -> None:
        self.settled.add(self.seen)
        if self.ask.what == "start_tiles":
            if len(set(values)) != len(values):
                raise NoteError("start", "Each player must have a different start tile.")
            for seat, tile in enumerate(values):
                self.fix((BAG, seat), tile)
        elif self.ask.what == "dead_tile":
            self.pick(self.hands[self.ask.seat], values[0])
            self.settled.discard(self.seen)
        else:
            for place, tile in enumerate(values, self.drawn):
                if tile is not None:
                    self.fix((BAG, place), tile)

    def follow(self, event: Event) -> None:
        if event.type == "hand_dealt":
            self.hands[event.seat] = [(BAG, place) for place in range(self.drawn, self.drawn + HAND)]
            self.drawn += HAND
        elif event.type == "tile_drawn":
            self.hands[event.seat].append((BAG, self.drawn))
            if self.exchanging and self.options["dead_tiles"] == "once":
                self.late.add((BAG, self.drawn))
            self.drawn += 1
            self.finished = event.seat
        elif event.type in ("tile_played", "dead_tile_discarded"):
            take_from(self.hands[event.seat], self.slot_of(event))
            self.finished = event.seat
            self.exchanging = event.type == "dead_tile_discarded"
        elif event.type == "no_playable_tile":
            for slot in self.unknown(event.seat):
                self.pools[BAG].exclude(slot[1], self.tiles_now(dead=False))
            self.finished = event.seat
            self.exchanging = False

    def unknown(self, seat: int) -> list[Slot]:
        return [slot for slot in self.hands[seat] if self.known_card(slot) is None]

    def tiles_now(self, dead: bool) -> Tiles:
        """The tiles that are dead as the board is, or those that could be played."""
        table = cast(AcquireState, self.state)
        if dead:
            return frozenset(name for tile, name in enumerate(TILE_NAMES) if effect(table, tile) == DEAD)
        return frozenset(name for tile, name in enumerate(TILE_NAMES) if playable(table, tile))

    # What is taken for true.

    def settle(self) -> None:
        super().settle()
        if not any(event.type in ("no_playable_tile", "dead_tile_discarded") for event in self.events[self.seen :]):
            return
        best, fewest = None, self.surprises()
        for pins in self.hopes():
            if fewest == 0:
                break
            cards = self.pools[BAG].cards
            if self.pools[BAG].settle(pins):
                self.play()
                if self.surprises() < fewest:
                    best, fewest = self.pools[BAG].cards, self.surprises()
                self.pools[BAG].cards = cards
        if best is not None:
            self.pools[BAG].cards = best
        self.play()

    def surprises(self) -> int:
        """Return the weight of the events that unknown tiles cause and that are not in the notes."""
        count = 0
        hands = [list(hand) for hand in self.hands]
        drawn = self.drawn
        for event in self.events[self.seen :]:
            if event.type == "hand_dealt":
                hands[event.seat] = [(BAG, place) for place in range(drawn, drawn + HAND)]
                drawn += HAND
            elif event.type == "tile_drawn":
                hands[event.seat].append((BAG, drawn))
                drawn += 1
            elif event.type in ("tile_played", "dead_tile_discarded"):
                slot = next((one for one in hands[event.seat] if self.card_for(one) == event.data["tile"]), None)
                if slot is None:  # what was followed would have come in another order
                    return len(TILE_NAMES)
                count += event.type == "dead_tile_discarded" and self.known_card(slot) is None
                take_from(hands[event.seat], slot)
            elif event.type == "no_playable_tile":
                silent = not self.stuck_now and any(self.known_card(slot) is None for slot in hands[event.seat])
                count += SKIPPED_TURN if silent else 0
        return count

    def hopes(self) -> Iterator[Pins]:
        """Tiles that bring about nothing: none of the last player's is dead, one of the next player's can be played."""
        dead, good = self.tiles_now(dead=True), self.tiles_now(dead=False)
        still = frozenset(TILE_NAMES) - dead
        coming = self.events[self.seen :]
        showing = {event.seat for event in coming if event.type in ("dead_tile_discarded", "tile_drawn")}
        stuck = [event.seat for event in coming if event.type == "no_playable_tile"]
        next_to_play = [*stuck, *(seat for seat in range(len(self.names)) if seat not in stuck)]
        drawn = range(self.drawn, min(self.drawn + HAND, len(TILE_NAMES)))
        for ahead in (2, 1, 0, HAND):
            places = [place for seat in showing for _, place in self.unknown(seat)] + list(drawn[:ahead])
            quiet = {place: still for place in places if self.known_card((BAG, place)) is None}
            yield quiet
            for seat in next_to_play:
                for _, place in self.unknown(seat):
                    yield {**quiet, place: good & still}
        for seat in next_to_play:  # where a player has to hold the dead tiles
            for _, place in self.unknown(seat):
                yield {place: good}

    # What is done.

    def question(self) -> Ask:
        state = self.state
        if state.decision == "play_tile":
            if self.turn_end[0] != len(self.doings):
                hands = [list(hand) for hand in self.hands]
                self.turn_end = len(self.doings), hands, self.drawn, self.seen, self.finished
                self.told_dead = []
            return Ask("do", "play_tile", state.seat, tuple(self.plays(state.seat)))
        choices = [state.describe(action) for action in state.legal_actions()]
        if state.decision == "buy_shares":
            buys = tuple(one for one in choices if one["type"] == "buy")
            return Ask("do", "buy_shares", state.seat, buys, several=0)
        return Ask("do", state.decision, state.seat, tuple(choices))

    def plays(self, seat: int) -> Iterator[JsonDict]:
        good = self.tiles_now(dead=False)
        for tile in in_order(good & frozenset(self.possible(self.hands[seat]))):
            yield {"type": "play_tile", "tile": tile}
        if not any(self.known_card(slot) in good for slot in self.hands[seat]):
            yield {"type": "no_tile"}
        if self.finished >= 0 and self.options["dead_tiles"] != "never":
            dead = self.tiles_now(dead=True) & frozenset(self.possible(self.unknown(self.finished)))
            for tile in in_order(dead):
                yield {"type": "dead", "tile": tile}

    def learn_done(self, seat: int, done: list[JsonDict]) -> None:
        for one in done:
            if one not in self.ask.choices:
                words = " ".join(str(value) for value in one.values())
                raise NoteError("choice", f"{words} is not possible now.", value=words)
        decision = self.state.decision
        if decision == "play_tile":
            self.learn_play(seat, done[0])
            return
        for one in self.in_order(done):
            self.do(seat, one)
        if decision == "buy_shares":
            turn = self.state.view(-1)["turn_number"]
            self.settle()
            now = self.state.view(-1)
            if (now["decision"], now["turn_number"]) == (decision, turn):
                self.do(seat, {"type": "stop_buying"})

    def learn_play(self, seat: int, one: JsonDict) -> None:
        if one["type"] == "dead":
            self.show_dead(one["tile"])
            return
        if self.finished >= 0 and self.options["dead_tiles"] != "never":
            for slot in self.unknown(self.finished):
                if slot not in self.late:
                    self.pools[BAG].exclude(slot[1], self.tiles_now(dead=True))
        self.finished = -1
        self.late.clear()
        if one["type"] == "no_tile":
            good = self.tiles_now(dead=False)
            for slot in self.unknown(seat):
                self.pools[BAG].exclude(slot[1], good)
            self.stuck_now = True
            self.settle()
            self.stuck_now = False
        else:
            self.pick(sorted(self.hands[seat]), one["tile"])
            self.do(seat, one)

    def show_dead(self, tile: str) -> None:
        """The last player shows a dead tile: one of the unknown ones. The end of that turn is gone through again."""
        bag = self.pools[BAG]
        told = [*self.told_dead, tile]
        past = [event.seen_by(-1) for event in self.events[: self.turn_end[3]]]
        for in_turn in (True, False):  # in the noted order if possible, else in any order
            _, hands, self.drawn, self.seen, self.finished = self.turn_end
            self.hands = [list(hand) for hand in hands]
            # Or it was drawn for another dead tile, and shown in its turn.
            last = self.drawn + sum(event.type == "tile_drawn" for event in self.events[self.seen :]) - 1
            drawn = [(BAG, last)] if last >= self.drawn and self.known_card((BAG, last)) is None else []
            for slot in [*self.unknown(self.finished), *drawn]:
                if not bag.can_be(slot[1], tile):
                    continue
                cards, could = list(bag.cards), bag.may_be[slot[1]]
                self.fix(slot, tile)
                self.settle()
                shown = [str(one.data["tile"]) for one in self.events[self.seen :] if one.type == "dead_tile_discarded"]
                same_past = [event.seen_by(-1) for event in self.events[: self.seen]] == past
                if same_past and tile in shown and (not in_turn or [one for one in shown if one in told] == told):
                    self.told_dead = told
                    return
                bag.cards, bag.may_be[slot[1]] = cards, could
        raise NoteError("dead", f"{tile} cannot have been shown now.", card=tile)


def take_from(hand: list[Slot], slot: Slot) -> None:
    """The last tile of the hand fills the gap, as in the rules: dead tiles are shown in the order of the hand."""
    hand[hand.index(slot)] = hand[-1]
    hand.pop()


def in_order(tiles: Tiles) -> tuple[str, ...]:
    return tuple(tile for tile in TILE_NAMES if tile in tiles)
