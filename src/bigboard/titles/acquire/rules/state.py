"""The state of a game of Acquire: the contract's methods, each in a line or two."""

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
from bigboard.titles.acquire.rules import numbers as ids
from bigboard.titles.acquire.rules.actions import ROOM, WORDS, fill_legal, is_legal, legal_list
from bigboard.titles.acquire.rules.deal import AcquireDeal, hand_out, options_of, tell_set_up
from bigboard.titles.acquire.rules.flow.endgame import end_rule, fill_worth, worth
from bigboard.titles.acquire.rules.flow.turn import begin_turn, step
from bigboard.titles.acquire.rules.hidden.sampling import deal_hidden
from bigboard.titles.acquire.rules.model.table import AcquireTable
from bigboard.titles.acquire.rules.positions.position import write_position
from bigboard.titles.acquire.rules.refusals import not_understood, refusal
from bigboard.titles.acquire.rules.views.multi_choice import disposals, purchases
from bigboard.titles.acquire.rules.views.offers import offers, offers_to, public_offers
from bigboard.titles.acquire.rules.views.tensor import LAYOUT, fill_tensor
from bigboard.titles.acquire.rules.views.view import in_common, observe, seen_from
from bigboard.titles.acquire.rules.views.view_cache import Sight

BUFFERS: Final = TensorBuffers(LAYOUT)


class AcquireState(AcquireTable):
    """A game of Acquire in progress."""

    @property
    def decision(self) -> str:
        return ids.QUESTIONS[self.question]

    @property
    def turns(self) -> int:
        """Count questions that show a playable tile, or with closed holdings, shares of the acquired chain."""
        return int(self.turn_number * 8 + (0 if self.open_holdings else self.asked))

    # Python calls a compiled method of the class itself faster than an inherited one, and loops call these often.

    @property
    def seat(self) -> int:
        return -1 if self.question == ids.GAME_OVER else int(self.actor)

    def apply(self, action: object, events: bool = True) -> list[Event]:
        return super().apply(action, events)

    def sample(self, seat: object, rng: Any) -> TableBase:
        return super().sample(seat, rng)

    def tensor(self, seat: object, out: Any) -> None:
        super().tensor(seat, out)

    def legal_actions(self) -> list[int]:
        return legal_list(self)

    def describe(self, action: object) -> JsonDict:
        return WORDS.describe(checked_action(action))

    def parse_action(self, described: object) -> int:
        try:
            return WORDS.parse(described)
        except ValueError as error:
            raise not_understood(described, error) from None

    @property
    def is_over(self) -> bool:
        return self.question == ids.GAME_OVER

    def _end_rule(self) -> str:
        return end_rule(self)

    def is_legal(self, action: int) -> bool:
        return 0 <= action < ids.NUM_ACTIONS and is_legal(self, action)

    def refusal(self, action: int) -> IllegalAction:
        return refusal(self, action)

    def forget_notes(self) -> None:
        super().forget_notes()
        self.stuck = vec[i64]()

    def deal_hidden(self, viewer: int, rng: Rng) -> None:
        deal_hidden(self, viewer, rng)

    def offers(self, seat: object) -> JsonDict:
        return dict(offers(self, self.checked_seat(seat)))

    def find_several(self, picks: Sequence[Mapping[str, Any]]) -> list[int]:
        if self.question == ids.ASK_BUY_SHARES:
            return purchases(self, picks)
        if self.question == ids.ASK_TRADE_SHARES or self.question == ids.ASK_SELL_SHARES:
            return disposals(self, picks)
        return super().find_several(picks)

    def clone(self) -> "AcquireState":
        return AcquireState(self)

    def observe(self, seat: object) -> JsonDict:
        return {**observe(self, self.checked_seat(seat))}

    def views(self, seats: Sequence[object], kept: JsonDict | None = None, asked: bool = True) -> list[JsonDict]:
        sight = Sight() if kept is None else cast(Sight, kept.setdefault("sight", Sight()))
        sight.look(self)
        common = in_common(self, sight)
        public = public_offers(self, sight)
        found: list[JsonDict] = []
        for looker in seats:
            seat = self.checked_seat(looker)
            view = cast(JsonDict, seen_from(self, sight, common, seat, asked))
            view["offers"] = offers_to(self, sight, public, seat, asked)
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
        step(self, action)

    def fill_scores(self, out: vec[i64]) -> None:
        fill_worth(self, out)

    def lay_out(self, deal: CheckedDeal) -> None:
        assert isinstance(deal, AcquireDeal)
        self.bag = deal.bag
        hand_out(self)
        if self.events:
            tell_set_up(self)
        begin_turn(self)

    def play_randomly(self, rng: Rng) -> i64:
        out = vec[i64]([0] * ROOM)
        decisions: i64 = 0
        while self.question != ids.GAME_OVER:
            step(self, out[rng.below(fill_legal(self, out))])
            decisions += 1
        return decisions
