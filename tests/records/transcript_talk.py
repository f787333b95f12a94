"""A real table for tests: a game between bots, and someone who tells a transcript what one seat could see of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import bigboard
from bigboard.games.contract import Event, JsonDict, State
from bigboard.games.rng import Rng
from bigboard.games.transcript.transcript import Ask, Transcript
from bigboard.titles.stockpile.transcript.transcript import StockpileTranscript

SECRET = {"place_down": "card", "discard_strategy": "card", "pick_company": "company", "pick_forecast": "forecast"}


class Table:
    """A finished game, step by step: who did what, what happened, and how the table looked before."""

    def __init__(self, game: str, players: int, seed: int, options: Mapping[str, Any], bot: Any = None) -> None:
        self.state = bigboard.game(game).start(bigboard.game(game).deal(players, seed, options))
        self.opening = list(self.state.opening)
        self.steps: list[tuple[int, str, JsonDict, list[Event], State]] = []
        rng = Rng(seed)
        while self.state.seat >= 0:
            legal = self.state.legal_actions()
            action = legal[rng.below(len(legal))]
            if bot is not None:
                action = bot.choose(self.state.sample(self.state.seat, rng), rng)
            before = self.state.clone()
            self.steps.append((before.seat, before.decision, before.describe(action), self.state.apply(action), before))

    def events(self) -> list[Event]:
        return [*self.opening, *(event for step in self.steps for event in step[3])]


class Teller:
    """Answers a transcript as someone would who sees what seat `me` sees, or what everyone sees."""

    def __init__(self, table: Table, me: int | None) -> None:
        self.table = table
        self.me = me
        self.at = 0  # the next step that has not been told

    def tell(self, transcript: Transcript) -> None:
        """The whole game."""
        while transcript.ask.kind != "over":
            transcript.take(self.note(transcript))

    def note(self, transcript: Transcript) -> JsonDict:
        return {"see": self.seen(transcript)} if transcript.ask.kind == "see" else {"do": self.done(transcript.ask)}

    def done(self, ask: Ask) -> list[JsonDict]:
        if self.at == len(self.table.steps) or self.table.steps[self.at][:2] != (ask.seat, ask.what):
            assert ask.what in ("act", "play_tile"), ask
            return [{"type": "end_turn" if ask.what == "act" else "no_tile"}]
        dead = self.dead_to_tell(ask)
        if dead:
            return [{"type": "dead", "tile": dead}]
        told: list[JsonDict] = []
        moment = self.moment()
        while self.at < len(self.table.steps) and self.table.steps[self.at][:2] == (ask.seat, ask.what):
            if told and self.moment() != moment:
                break
            described = dict(self.table.steps[self.at][2])
            self.at += 1
            described.pop("mark", None)
            if described["type"] in ("stop", "stop_buying"):
                break
            if ask.seat != self.me and described["type"] in SECRET:
                del described[SECRET[described["type"]]]
            told.append(described)
            if ask.several == 1 or len(told) == ask.several or described["type"] == "use":
                break
        return told if ask.what == "sell_short" else told[::-1]  # at a table any order will do

    def dead_to_tell(self, ask: Ask) -> str:
        """A dead tile that was shown since the last tile was played, and that the transcript cannot know of."""
        if ask.what != "play_tile" or self.at == 0:
            return ""
        events = self.table.steps[self.at - 1][3]
        shown = [str(one.data["tile"]) for one in events if one.type == "dead_tile_discarded"]
        choices = [one["tile"] for one in ask.choices if one["type"] == "dead"]
        return next((tile for tile in shown if tile in choices), "")

    def moment(self) -> tuple[object, ...]:
        view = self.table.steps[self.at][4].view(-1)
        return (
            view.get("stage"),
            view.get("round"),
            view.get("power") and view["power"]["name"],
            view.get("turn_number"),
        )

    def seen(self, transcript: Transcript) -> list[Any]:
        """The facts of the event that the transcript asks about; earlier events have the same numbers here."""
        ask, events = transcript.ask, self.table.events()
        event = events[transcript.seen]
        facts = event.data | (event.secret or {})
        if ask.what == "first_player":
            return [event.seat]
        if ask.what == "dice":
            return list(facts["dice"])
        if ask.what in ("open_pair", "pair_revealed", "pair_dealt", "pair_looked_at"):
            return [facts[blank.name] for blank in ask.fields]
        if ask.what == "opening":
            laid = {one.data["pile"]: one.data["card"] for one in events[transcript.seen :][: len(ask.fields)]}
            return [laid[blank.about["pile"]] for blank in ask.fields]
        if ask.what == "face_down":
            return self.face_down(transcript, events[transcript.seen :])
        if ask.what == "starting_share":
            return [facts["share"]]
        if ask.what == "pile_looked_at":
            assert isinstance(transcript, StockpileTranscript)
            pile = self.table.steps[self.at][4].view(-1)["piles"][facts["pile"]]["cards"]
            open_cards = [card["card"] for card in pile if card.get("card")]
            return unknown_of(transcript, int(facts["pile"]), open_cards, list(facts["cards"]))
        if ask.what in ("split", "bankruptcy"):
            return [self.normal(ask.what, blank.about, transcript.seen) for blank in ask.fields]
        if ask.what == "portfolios":
            return [self.final(blank.about) for blank in ask.fields]
        if ask.what in ("hand_dealt", "tile_drawn"):
            return list(facts["hand"]) if "hand" in facts else [facts["tile"]]
        if ask.what == "dead_tile":
            return [facts["tile"]]
        if ask.what == "start_tiles":
            return [one.data["tile"] for one in events if one.type == "start_tile"]
        raise AssertionError(ask)

    def face_down(self, transcript: Transcript, events: list[Event]) -> list[str]:
        """The cards that turn up; the player who writes does not ask about those they laid down themselves."""
        assert isinstance(transcript, StockpileTranscript)
        values: list[str] = []
        for pile in dict.fromkeys(int(blank.about["pile"]) for blank in transcript.ask.fields):
            blanks = [blank for blank in transcript.ask.fields if blank.about["pile"] == pile]
            event = next(one for one in events if one.type == "pile_taken" and one.data["pile"] == pile)
            cards = unknown_of(transcript, pile, event.data["cards"], list((event.secret or {})["hidden"]))
            shown = [card for card in cards if blanks[0].name == "card" or card.startswith("Trading")]
            shown = [card for card in shown if card in blanks[0].choices]
            values += [*shown, *["-"] * (len(blanks) - len(shown))]
        return values

    def normal(self, what: str, about: Mapping[str, Any], at: int) -> int:
        """The normal shares that someone lost by the event of this number."""
        kind = "shares_split" if what == "split" else "shares_lost"
        for one in self.table.events()[at + 1 :]:
            if one.type == kind and one.seat == about["seat"] and one.data["company"] == about["company"]:
                return int(one.data["cards"]) - (self.split_cards(about, at) if what == "bankruptcy" else 0)
            if one.type not in (kind, "second_split", "fee_paid"):
                break
        return 0

    def split_cards(self, about: Mapping[str, Any], before: int) -> int:
        """How many split cards of a company a seat had before an event."""
        count = 0
        for one in self.table.events()[:before]:
            if one.seat == about["seat"] and one.data.get("company") == about["company"]:
                cards = int(one.data.get("cards", 1))
                count += cards if one.type == "shares_split" else 0
                count += 1 if one.type == "share_split" else 0
                gone = one.type == "sold" and one.data["what"] != "normal"
                count -= cards if gone or (one.type == "share_given_up" and one.data["what"] == "split") else 0
                count = 0 if one.type == "shares_lost" else count
        return count

    def final(self, about: Mapping[str, Any]) -> int:
        seat = self.table.state.view(-1)["seats"][about["seat"]]["portfolio"]
        return int(seat["known"].get(about["company"], 0))


def unknown_of(transcript: StockpileTranscript, pile: int, open_cards: list[str], face_down: list[str]) -> list[str]:
    """The face-down cards of a pile that the player who writes has not noted before."""
    known = [transcript.known_card(slot) for slot in transcript.piles[pile] if slot is not None]
    noted = Counter(card for card in known if card is not None) - Counter(open_cards)
    cards = list(face_down)
    for card in noted.elements():
        cards.remove(card)
    return cards


def public(events: list[Event]) -> list[JsonDict]:
    """What everyone saw. Fees among the face-down cards of a pile are turned up together."""
    told = [event.seen_by(-1) for event in events]
    return [{**one, "fees": sorted(one["fees"])} if "fees" in one else one for one in told]
