"""The state of a game of Acquire: the contract's methods, each in a line or two."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.contract import Event, Game, IllegalAction, JsonDict
from bigboard.games.engine.table_base import TableBase
from bigboard.games.engine.tensor_buffers import Sheet
from bigboard.games.engine.tensor_writer import Page
from bigboard.games.rng import Rng
from bigboard.games.validation import checked_action
from bigboard.titles.acquire.rules.actions import ROOM, WORDS, fill_legal, is_legal, legal_list
from bigboard.titles.acquire.rules.flow.endgame import end_rule, fill_worth, worth
from bigboard.titles.acquire.rules.flow.turn import step
from bigboard.titles.acquire.rules.hidden.sampling import deal_hidden
from bigboard.titles.acquire.rules.model.table import AcquireTable, options_of
from bigboard.titles.acquire.rules.numbers import (
    ASK_BUY_SHARES,
    ASK_SELL_SHARES,
    ASK_TRADE_SHARES,
    GAME_OVER,
    NUM_ACTIONS,
    QUESTIONS,
)
from bigboard.titles.acquire.rules.positions.position import write_position
from bigboard.titles.acquire.rules.refusals import not_understood, refusal
from bigboard.titles.acquire.rules.views.multi_choice import disposals, purchases
from bigboard.titles.acquire.rules.views.offers import offered_to, offers, told_to_all
from bigboard.titles.acquire.rules.views.tensor import LAYOUT, fill_page
from bigboard.titles.acquire.rules.views.view import in_common, observe, seen_from
from bigboard.titles.acquire.rules.views.view_cache import Sight

SHEET: Final = Sheet(LAYOUT)


class AcquireState(AcquireTable):
    """A game of Acquire in progress."""

    @property
    def game(self) -> Game:
        from bigboard.titles.acquire.rules.game import ACQUIRE

        return ACQUIRE

    @property
    def decision(self) -> str:
        return QUESTIONS[self.question]

    @property
    def turns(self) -> int:
        """Whoever is asked next has a playable tile; where holdings are closed, or has shares of the acquired chain."""
        return int(self.turn_number * 8 + (0 if self.open_holdings else self.asked))

    # Python calls what a class itself defines faster than what it inherits; loops in Python live on these three.

    @property
    def seat(self) -> int:
        return -1 if self.question == GAME_OVER else int(self.actor)

    def apply(self, action: object, events: bool = True) -> list[Event]:
        return super().apply(action, events)

    def sample(self, seat: object, rng: Any) -> TableBase:
        return super().sample(seat, rng)

    def legal_actions(self) -> list[int]:
        return legal_list(self)

    def describe(self, action: object) -> JsonDict:
        return WORDS.describe(checked_action(action))

    def find(self, described: object) -> int:
        try:
            action = WORDS.parse(described)
        except ValueError as error:
            raise not_understood(described, error) from None
        if not is_legal(self, action):
            raise refusal(self, action)
        return action

    @property
    def is_over(self) -> bool:
        return self.question == GAME_OVER

    def _end_rule(self) -> str:
        return end_rule(self)

    def is_legal(self, action: int) -> bool:
        return 0 <= action < NUM_ACTIONS and is_legal(self, action)

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
        if self.question == ASK_BUY_SHARES:
            return purchases(self, picks)
        if self.question == ASK_TRADE_SHARES or self.question == ASK_SELL_SHARES:
            return disposals(self, picks)
        return super().find_several(picks)

    def clone(self) -> "AcquireState":
        return AcquireState(self)

    def observe(self, seat: object) -> JsonDict:
        return {**observe(self, self.checked_seat(seat))}

    def views(self, seats: Sequence[object], kept: JsonDict | None = None) -> list[JsonDict]:
        sight = Sight() if kept is None else cast(Sight, kept.setdefault("sight", Sight()))
        sight.look(self)
        common = in_common(self, sight)
        told = told_to_all(self, sight)
        found: list[JsonDict] = []
        for looker in seats:
            seat = self.checked_seat(looker)
            view = cast(JsonDict, seen_from(self, sight, common, seat))
            view["offers"] = offered_to(self, sight, told, seat)
            found.append(view)
        return found

    def options_in_play(self) -> JsonDict:
        return options_of(self)

    def scores(self) -> list[int]:
        return worth(self)

    def position(self) -> JsonDict:
        return write_position(self)

    def tensor(self, seat: object, out: Any) -> None:
        SHEET.copy_tensor(self, self.checked_seat(seat), out)

    def compact(self, seat: object, out: Any) -> None:
        SHEET.copy_bytes(self, self.checked_seat(seat), out)

    def step_into(self, action: object, tensor: Any, mask: Any) -> int:
        return SHEET.step(self, action, tensor, mask)

    def fill_page(self, viewer: i64, page: Page) -> None:
        fill_page(self, viewer, page)

    def fill_legal(self, out: vec[i64]) -> i64:
        return fill_legal(self, out)

    def take(self, action: i64) -> None:
        step(self, action)

    def fill_scores(self, out: vec[i64]) -> None:
        fill_worth(self, out)


def play_randomly(state: AcquireState, rng: Rng) -> i64:
    """Uniformly random actions to the end; returns their number."""
    out = vec[i64]([0] * ROOM)
    decisions: i64 = 0
    while state.question != GAME_OVER:
        step(state, out[rng.below(fill_legal(state, out))])
        decisions += 1
    return decisions
