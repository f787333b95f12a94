"""The state of a game of Stockpile: the contract's methods, each in a line or two."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.contract import Event, IllegalAction, JsonDict
from bigboard.games.engine.origin import CheckedDeal
from bigboard.games.engine.table_base import TableBase
from bigboard.games.engine.tensor_buffers import TensorBuffers
from bigboard.games.engine.tensor_writer import TensorWriter
from bigboard.games.rng import Rng
from bigboard.games.validation import checked_action
from bigboard.titles.stockpile.rules.actions import describe, words_of
from bigboard.titles.stockpile.rules.flow.legal import ROOM, fill_legal, is_legal, legal_list
from bigboard.titles.stockpile.rules.flow.phases.endgame import fill_worth, worth
from bigboard.titles.stockpile.rules.flow.round import proceed, take_action
from bigboard.titles.stockpile.rules.hidden.sampling import deal_hidden
from bigboard.titles.stockpile.rules.model.lookups import seat_at
from bigboard.titles.stockpile.rules.model.table import StockpileTable
from bigboard.titles.stockpile.rules.numbers import GAME_OVER, NUM_ACTIONS, QUESTIONS, STAGE_ACTION
from bigboard.titles.stockpile.rules.positions.position import write_position
from bigboard.titles.stockpile.rules.refusals import refusal
from bigboard.titles.stockpile.rules.setup.deal import StockpileDeal, lay_out
from bigboard.titles.stockpile.rules.setup.options import options_of
from bigboard.titles.stockpile.rules.views.offers.answers import offers_for
from bigboard.titles.stockpile.rules.views.offers.multi_answer import find_picks
from bigboard.titles.stockpile.rules.views.tensor import LAYOUT, fill_tensor
from bigboard.titles.stockpile.rules.views.view import in_common, observe, seen_from

BUFFERS: Final = TensorBuffers(LAYOUT)


class StockpileState(StockpileTable):
    """A game of Stockpile in progress."""

    @property
    def decision(self) -> str:
        return QUESTIONS[self.question]

    @property
    def turns(self) -> int:
        """Count action turns that have begun or ended, because a question shows that the seat has something to use.

        A turn in which others were asked goes on, or does not, likewise.
        """
        begun = self.round * (self.seats + 1)
        if self.stage == STAGE_ACTION:
            begun += 1 + self.at
        elif self.stage > STAGE_ACTION:
            begun += 1 + self.seats
        others_asked = self.stage == STAGE_ACTION and self.actor != seat_at(self, self.at)
        return int(2 * begun + (0 if others_asked else 1))

    # Python calls a compiled method of the class itself faster than an inherited one, and loops call these often.

    @property
    def seat(self) -> int:
        return -1 if self.question == GAME_OVER else int(self.actor)

    def apply(self, action: object, events: bool = True) -> list[Event]:
        return super().apply(action, events)

    def sample(self, seat: object, rng: Any) -> TableBase:
        return super().sample(seat, rng)

    def tensor(self, seat: object, out: Any) -> None:
        super().tensor(seat, out)

    def legal_actions(self) -> list[int]:
        return legal_list(self)

    def describe(self, action: object) -> JsonDict:
        return describe(self.card_data, checked_action(action), int(self.seats))

    def parse_action(self, described: object) -> int:
        try:
            return words_of(self.card_data).parse(described)
        except ValueError as error:
            raise IllegalAction("STK-RND-8", "not-understood", str(error), {}) from None

    @property
    def is_over(self) -> bool:
        return self.question == GAME_OVER

    def _end_rule(self) -> str:
        return "STK-RND-7"

    def is_legal(self, action: int) -> bool:
        return 0 <= action < NUM_ACTIONS and is_legal(self, action)

    def refusal(self, action: int) -> IllegalAction:
        return refusal(self, action)

    def forget_notes(self) -> None:
        super().forget_notes()
        self.portfolio_history = vec[i64]()

    def deal_hidden(self, viewer: int, rng: Rng) -> None:
        deal_hidden(self, viewer, rng)

    def offers(self, seat: object) -> JsonDict:
        return offers_for(self, self.checked_seat(seat))

    def find_several(self, picks: Sequence[Mapping[str, Any]]) -> list[int]:
        return find_picks(self, picks)

    def clone(self) -> "StockpileState":
        return StockpileState(self)

    def observe(self, seat: object) -> JsonDict:
        return {**observe(self, self.checked_seat(seat))}

    def views(self, seats: Sequence[object], kept: JsonDict | None = None, asked: bool = True) -> list[JsonDict]:
        common = in_common(self)
        found: list[JsonDict] = []
        for looker in seats:
            seat = self.checked_seat(looker)
            view = cast(JsonDict, seen_from(self, common, seat, asked))
            view["offers"] = offers_for(self, seat, asked)
            found.append(view)
        return found

    def options_in_play(self) -> JsonDict:
        return options_of(self)

    def scores(self) -> list[int]:
        return worth(self)

    def position(self) -> JsonDict:
        return write_position(self)

    def tensor_buffers(self) -> TensorBuffers:
        return BUFFERS

    def fill_tensor(self, viewer: i64, writer: TensorWriter) -> None:
        fill_tensor(self, viewer, writer)

    def fill_legal(self, out: vec[i64]) -> i64:
        return fill_legal(self, out)

    def take(self, action: i64) -> None:
        take_action(self, action)

    def fill_scores(self, out: vec[i64]) -> None:
        fill_worth(self, out)

    def lay_out(self, deal: CheckedDeal) -> None:
        assert isinstance(deal, StockpileDeal)
        lay_out(self, deal)
        proceed(self)

    def play_randomly(self, rng: Rng) -> i64:
        out = vec[i64]([0] * ROOM)
        decisions: i64 = 0
        while self.question != GAME_OVER:
            take_action(self, out[rng.below(fill_legal(self, out))])
            decisions += 1
        return decisions
