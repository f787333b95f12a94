"""Many games side by side, stepped in one call, for `bigboard.envs.vector`.

The results are vecs, which are buffers: numpy arrays use their memory without a copy. Others can only read them, so
actions come in as bytes. A game that has ended is replaced in the next step, whatever action is given for it.

Tables without a record are dealt fastest. With `complete`, tables come from a drawn deal and keep their record, and
`sample` works on them.
"""

from collections.abc import Mapping
from typing import Any, Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from bigboard.games.contract import JsonDict
from bigboard.games.engine.table_base import TableBase
from bigboard.games.engine.table_game import DealOrigin, TableGame
from bigboard.games.engine.tensor_writer import ROOM, TensorWriter, set_mask
from bigboard.games.rng import Rng

# The form in which each game is shown after a step.
NOTHING: Final = 0
FLOATS: Final = 1
BYTES: Final = 2

# The reward at the end of a game.
WIN: Final = 0
RANK: Final = 1
MONEY: Final = 2

HALF: Final = 31  # bits of a deal's seed, which has twice as many


class Batch:
    """Some games of one table, numbered as rows."""

    def __init__(
        self,
        game: TableGame,
        players: int,
        rows: int,
        options: Mapping[str, Any] | None = None,
        shown: int = FLOATS,
        reward: int = WIN,
        complete: bool = False,
    ) -> None:
        self.game = game
        self.options = options
        self.complete = complete
        self.layout = game.layout
        self.dealer = game.dealer(players, options)
        self.rows = rows
        self.players = players
        self.shown: i64 = shown
        self.reward: i64 = reward
        self.rngs: list[Rng] = [Rng(row) for row in range(rows)]
        self.tables: list[TableBase] = []
        numbers = rows * self.layout.size
        self.floats: vec[i32] = vec[i32]([0] * (numbers if shown == FLOATS else 0))
        self.bytes: vec[u8] = vec[u8]([0] * (numbers if shown == BYTES else 0))
        self.writers: list[TensorWriter] = []  # on the rows of `floats` or `bytes`
        if shown != NOTHING:
            self.writers = [
                TensorWriter(self.layout, self.floats, self.bytes, row, shown == BYTES) for row in range(rows)
            ]
        self.masks: vec[u8] = vec[u8]([0] * (rows * self.layout.actions if shown != NOTHING else 0))
        self.actions: vec[i64] = vec[i64]([0] * rows)  # one to take in each game
        self.seats: vec[i64] = vec[i64]([0] * rows)  # the seat that decides; -1 where the game is over
        self.actors: vec[i64] = vec[i64]([0] * rows)  # the seat of the last action; -1 where a game has just begun
        self.over: vec[u8] = vec[u8]([0] * rows)  # 1 where the last action ended the game
        self.scores: vec[i64] = vec[i64]([0] * (rows * players))  # money by seat where the game is over, else 0
        self.rewards: vec[float] = vec[float]([0.0] * (rows * players))  # of all seats, where the game is over
        self.own_rewards: vec[float] = vec[float]([0.0] * rows)  # of the seat that took the last action
        self.room: vec[i64] = vec[i64]([0] * ROOM)
        self.money: vec[i64] = vec[i64]([0] * players)

    def seed(self, row: int, seed: int) -> None:
        """Seed the games of this row."""
        self.rngs[row] = Rng(seed)

    def begin(self) -> None:
        """Begin new games in all rows."""
        self.tables = [self.next_table(rng) for rng in self.rngs]
        for row in range(i64(self.rows)):
            self.reset_row(row)

    def begin_row(self, row: int) -> None:
        """Begin a new game in one row."""
        self.tables[row] = self.next_table(self.rngs[row])
        self.reset_row(row)

    def next_table(self, rng: Rng) -> TableBase:
        """Deal a game that follows from the generator alone."""
        if not self.complete:
            return self.dealer.fresh(rng)
        seed = (rng.below(i64(1) << HALF) << HALF) | rng.below(i64(1) << HALF)
        deal = self.game.draw_deal(self.players, int(seed), self.options)
        table = self.game.begin(deal, False)
        table.origin = DealOrigin(self.game, deal)
        return table

    def reset_row(self, row: i64) -> None:
        if self.over[row]:
            self.clear_end(row)
        self.actors[row] = -1
        self.answer_others(row, self.tables[row])
        self.show(row)

    def answer_others(self, row: i64, t: TableBase) -> None:
        """Answer for the seats that are not the caller's. Here all of them are."""

    def record(self, row: int) -> JsonDict:
        """Return the record of the game in this row; ValueError if the games keep none."""
        return self.tables[row].record()

    def read_actions(self, given: bytes) -> None:
        """Read the actions to take: 64-bit numbers, the lowest byte first."""
        if len(given) != 8 * self.rows:
            raise ValueError(f"There are {len(given) // 8} actions for {self.rows} games.")
        for row in range(i64(self.rows)):
            self.actions[row] = read_i64_le(given, row * 8)

    def step(self) -> None:
        """Take one action in every game; ValueError names the first that is not legal, and nothing changes."""
        for row in range(i64(self.rows)):
            if not self.over[row] and not self.is_legal(row):
                raise ValueError(
                    f"Action {int(self.actions[row])} is not legal in game {int(row)}, where seat "
                    f"{int(self.seats[row])} decides; the mask has the legal ones."
                )
        for row in range(i64(self.rows)):
            if self.over[row]:
                self.clear_end(row)
                t = self.next_table(self.rngs[row])
                self.tables[row] = t
                self.actors[row] = -1
                self.answer_others(row, t)
            else:
                t = self.tables[row]
                self.actors[row] = t.actor
                t.take(self.actions[row])
                if self.complete:
                    t.note(self.actions[row])
                self.answer_others(row, t)
                if t.is_over:
                    self.set_end(row, t)
            self.show(row)

    def is_legal(self, row: i64) -> bool:
        action = self.actions[row]
        if action < 0 or action >= i64(self.layout.actions):
            return False
        if self.shown != NOTHING:
            return self.masks[row * i64(self.layout.actions) + action] != 0
        return self.tables[row].is_legal(int(action))

    def show(self, row: i64) -> None:
        """Set the seat and the view of this game. The seat that ended it sees the end, and has one legal action."""
        t = self.tables[row]
        over = self.over[row] != 0
        self.seats[row] = i64(-1) if over else t.actor
        if self.shown == NOTHING:
            return
        writer = self.writers[row]
        first = row * i64(self.layout.actions)
        set_mask(writer, self.masks, first, 0)
        viewer = self.actors[row] if over else t.actor
        t.fill_tensor(viewer, writer)
        if over:
            self.masks[first] = 1
        else:
            set_mask(writer, self.masks, first, 1)

    def set_end(self, row: i64, t: TableBase) -> None:
        """Write the scores and rewards of a game that is over."""
        self.over[row] = 1
        t.fill_scores(self.money)
        first = row * i64(self.players)
        for seat in range(i64(self.players)):
            self.scores[first + seat] = self.money[seat]
            self.rewards[first + seat] = self.worth(seat)
        self.own_rewards[row] = self.rewards[first + self.actors[row]]

    def clear_end(self, row: i64) -> None:
        self.over[row] = 0
        first = row * i64(self.players)
        for seat in range(i64(self.players)):
            self.scores[first + seat] = 0
            self.rewards[first + seat] = 0.0
        self.own_rewards[row] = 0.0
        if self.shown != NOTHING:
            self.masks[row * i64(self.layout.actions)] = 0

    def worth(self, seat: i64) -> float:
        """Return the reward: a share of the victory, the rank from 1 to -1, or the money's excess over the mean."""
        own = self.money[seat]
        better: i64 = 0
        equal: i64 = 0
        total: i64 = 0
        for other in range(i64(self.players)):
            amount = self.money[other]
            total += amount
            if amount > own:
                better += 1
            elif amount == own:
                equal += 1
        if self.reward == WIN:
            return 1.0 / float(int(equal)) if better == 0 else 0.0
        if self.reward == RANK:
            place = float(int(2 * better + equal - 1)) / 2.0  # those who tie share their places
            return 1.0 - 2.0 * place / float(self.players - 1)
        return float(int(own)) * float(self.players) / float(int(total)) - 1.0 if total > 0 else 0.0

    def draw_actions(self, rng: Rng) -> None:
        """Write a uniformly random legal action of every game into `actions`."""
        room = self.room
        for row in range(i64(self.rows)):
            action: i64 = 0
            if self.shown != NOTHING:
                writer = self.writers[row]
                if writer.answers > 0:
                    action = writer.answer(rng.below(writer.answers))
            else:
                count = self.tables[row].fill_legal(room)
                if count > 0:
                    action = room[rng.below(count)]
            self.actions[row] = action
