"""Many games side by side in which the caller plays one seat, and compiled bots all others."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.bots.heuristic.heuristic import Heuristic
from bigboard.games.engine.batch import FLOATS, WIN, Batch
from bigboard.games.engine.table_base import TableBase
from bigboard.games.engine.table_game import TableGame
from bigboard.games.engine.tensor_writer import ROOM

# The player of a seat.
CALLER: Final = 0
GREEDY: Final = 1
RANDOM: Final = 2


class BotBatch(Batch):
    """Rows of one table; `seated` says who plays each seat."""

    def __init__(
        self,
        game: TableGame,
        seated: Sequence[int],
        heuristic: Heuristic,
        rows: int,
        options: Mapping[str, Any] | None = None,
        shown: int = FLOATS,
        reward: int = WIN,
    ) -> None:
        self.seated: vec[i64] = vec[i64](list(seated))
        self.heuristic = heuristic
        self.ratings: vec[i64] = vec[i64]([0] * ROOM)
        super().__init__(game, len(seated), rows, options, shown, reward, complete=True)

    def answer_others(self, row: i64, t: TableBase) -> None:
        """Let the bots decide up to the caller's next decision, or to the end. Greedy gets a sampled state."""
        rng = self.rngs[row]
        heuristic = self.heuristic
        while not t.is_over and self.seated[t.actor] != CALLER:
            if self.seated[t.actor] == RANDOM:
                action = self.room[rng.below(t.fill_legal(self.room))]
            else:
                world = t.sample(int(t.actor), rng)
                count = world.fill_legal(self.room)
                action = heuristic.conceal(world, heuristic.pick(world, self.room, count, self.ratings, rng), rng)
            t.take(action)
            t.note(action)
