"""The base of compiled games: deals, starts, playouts, and dealers for many games."""

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from bigboard.games.contract import Event, Game, JsonDict, State
from bigboard.games.engine.origin import CheckedDeal, Origin
from bigboard.games.engine.table_base import TableBase
from bigboard.games.engine.tensor_writer import Layout
from bigboard.games.rng import Rng, as_rng


class Dealer(metaclass=ABCMeta):
    """A source of random games for one number of players and one set of options."""

    @abstractmethod
    def sort_decks(self) -> None:
        """Put all decks into the order of the box."""

    @abstractmethod
    def next_game(self, rng: Rng) -> TableBase:
        """Return a game before its first decision, without events, record or notes.

        Its decks are shuffled on from those of the last game.
        """

    def fresh(self, rng: Rng) -> TableBase:
        """Return a game that follows from the generator alone."""
        self.sort_decks()
        return self.next_game(rng)


class TableGame(Game):
    """A game whose tables are compiled, so that many can be stepped at once."""

    layout: Layout
    seated: tuple[dict[str, Any], TableBase] | None  # the options and empty table of the latest game, to be copied

    @abstractmethod
    def draw_deal(self, players: object, seed: object, options: object) -> CheckedDeal:
        """Shuffle everything. Equal arguments give equal deals, on every machine."""

    @abstractmethod
    def read_deal(self, deal: Mapping[str, Any]) -> CheckedDeal:
        """Check a deal from any source; ValueError names what is wrong with it."""

    @abstractmethod
    def empty_table(self, players: int, options: dict[str, Any]) -> TableBase:
        """Return a table with players and options, and without cards."""

    @abstractmethod
    def dealer(self, players: object, options: object = None) -> Dealer:
        """Return a source of random games; ValueError names a bad option or player count."""

    def deal(self, players: object, seed: object, options: object = None) -> JsonDict:
        return self.draw_deal(players, seed, options).to_json()

    def start(self, deal: Mapping[str, Any]) -> State:
        checked = self.read_deal(deal)
        state = self.begin(checked, False)
        state.events = True
        state.origin = DealOrigin(self, checked)
        return state

    def begin(self, deal: CheckedDeal, events: bool) -> TableBase:
        """Return the state before the first decision."""
        seated = self.seated
        if seated is None or seated[1].seats != deal.players or seated[0] != deal.options:
            seated = (deal.options, self.empty_table(deal.players, deal.options))
            self.seated = seated
        state = seated[1].clone()
        state.events = events
        state.rules = deal.rules
        state.lay_out(deal)
        return state

    def checked_state(self, state: object) -> TableBase:
        if not isinstance(state, TableBase) or state.owner is not self:
            raise TypeError(f"This is not a state of {self.name.capitalize()}.")
        return state

    def legal_mask(self, state: object, out: Any) -> None:
        self.checked_state(state).copy_mask(out)

    def playout(self, state: object, rng: Any) -> State:
        table = self.checked_state(state)
        table.forget_notes()
        table.play_randomly(as_rng(rng))
        return table

    def playouts(self, games: int, players: object, seed: int, options: object = None) -> int:
        dealer = self.dealer(players, options)
        rng = Rng(seed)
        decisions: i64 = 0
        for _ in range(games):
            decisions += dealer.next_game(rng).play_randomly(rng)
        return int(decisions)


class DealOrigin(Origin):
    """The beginning of a game that was dealt."""

    def __init__(self, game: TableGame, deal: CheckedDeal) -> None:
        super().__init__("deal")
        self.game = game
        self.deal = deal

    def write(self) -> JsonDict:
        return self.deal.to_json()

    def replay(self) -> list[Event]:
        return self.game.begin(self.deal, True).new_events
